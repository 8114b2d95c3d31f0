"""Games of Qix that are played by the buttons are played to their end, and what they take is counted."""

from tools import board_figures


def test_presses_and_sticks_are_counted() -> None:
    for minds in (board_figures.proposed, board_figures.own_way):
        presses, sticks = board_figures.presses_per_stick(2, minds)
        assert presses[board_figures.LAY] == sticks > 20
        assert 2 <= presses.total() / sticks <= board_figures.LIMIT
        assert (presses[board_figures.AIM] > 0) == (minds is board_figures.own_way)


def test_a_step_of_the_qix_sends_little() -> None:
    figures = {what.partition(",")[0].strip(): figure for what, figure, _ in board_figures.wire_rows(1)}
    assert int(figures["half of those steps"].split()[0]) < 200
