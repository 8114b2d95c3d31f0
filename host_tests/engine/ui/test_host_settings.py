"""No bytes whatever make settings that can't be played with."""

from hypothesis import given
from hypothesis import strategies as st

from engine.ui.settings import TIMES
from host_tests.engine.ui.test_settings import GOOD, read
from host_tests.games import WORDS


@given(st.one_of(st.binary(max_size=80), st.binary(max_size=80).map(lambda rest: GOOD[:7] + rest)))
def test_any_bytes_make_sensible_settings(data):
    settings = read(data)
    assert 1 <= settings.players <= 5
    assert 0 <= settings.starter <= settings.players
    assert 0 <= settings.preset < len(WORDS.PRESETS)
    assert 0 <= settings.time < len(TIMES)
    assert len(settings.names) == 5
    for name in settings.names:
        assert 1 <= len(name) <= 8
        assert set(name) <= set(WORDS.ALPHABET + WORDS.PLAYER)
