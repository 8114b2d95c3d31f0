"""No bytes whatever make settings that can't be played with."""

from hypothesis import given
from hypothesis import strategies as st

from engine.app.options import FINE, OPTIONS
from engine.app.settings_file import COUNTS, LETTERS, write
from host_tests.engine.app.test_settings import CHOICES, CHOSEN, HEAD, NAMES, read, signed

bodies = st.one_of(
    st.binary(max_size=80).map(lambda rest: HEAD + rest),
    st.binary(min_size=6, max_size=6).map(lambda chosen: HEAD + chosen + bytes((OPTIONS,)) + CHOICES + NAMES),
    st.binary(min_size=1, max_size=OPTIONS).map(lambda some: HEAD + CHOSEN[:-1] + bytes((len(some),)) + some + NAMES),
    st.lists(st.text(max_size=9), min_size=4, max_size=6).map(
        lambda names: HEAD + CHOSEN + CHOICES + b"".join(bytes((len(name.encode()),)) + name.encode() for name in names)
    ),
).map(signed)


@given(st.one_of(st.binary(max_size=80), bodies))
def test_any_bytes_make_sensible_settings(data):
    settings = read(data)
    assert 1 <= settings.players <= 5
    assert 0 <= settings.starter <= settings.players
    assert len(settings.options) == OPTIONS
    assert all(settings.options[i] < COUNTS[i] for i in range(OPTIONS))
    assert len(settings.names) == 5
    for name in settings.names:
        assert 1 <= len(name) <= 8
        assert set(name) <= set(LETTERS)
    assert settings.refused != FINE or data[3] < 3 or data[10] < OPTIONS or bytes(write(settings)) == data
