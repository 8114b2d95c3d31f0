from hypothesis import given
from hypothesis import strategies as st

from host_tests.engine.qwixx.sparring import spar


@given(st.integers(0, 2**48 - 1), st.integers(0, 2), st.integers(1, 5), st.data())
def test_the_engine_plays_as_the_reference(seed, preset, players, data):
    first = data.draw(st.integers(0, players - 1))
    spar(players, preset, first, seed, set())
