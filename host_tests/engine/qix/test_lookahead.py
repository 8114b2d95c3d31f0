"""What is foreseen of a stick: what it closes, and whose line it encloses."""

from engine.qix.lookahead import Lookahead
from tools.rig.qix_positions import shows, stick, turn


def test_a_stick_is_tried_without_being_laid():
    state = turn("a 4,0 U4", "b 2,0 U2")
    before = state.to_bytes()
    lookahead = Lookahead()
    assert lookahead.try_out(state, stick(state, "L", 4)) == 16
    after = """

 . . . . . .

 0 0 0 0 . .

 0 0 0 0 . .

 0 0 0 0 . .

 0 0 0 0 . .

"""
    assert shows(lookahead.after, after)
    assert lookahead.try_out(state, stick(state, "L", 2)) == 0
    assert state.to_bytes() == before


def test_an_enclosed_line_is_foreseen():
    lookahead = Lookahead()
    for line, encloses in (("b 2,0 U2", True), ("b 9,0 U2", False)):
        state = turn("a 4,0 U4", line)
        lookahead.try_out(state, stick(state, "L", 4))
        assert lookahead.encloses == encloses
        lookahead.try_out(state, stick(state, "L", 2))
        assert not lookahead.encloses
