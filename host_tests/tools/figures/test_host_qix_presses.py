"""Games of Qix that are played by the buttons are played to their end, and what they take is counted."""

from tools.figures import qix_presses


def test_presses_and_sticks_are_counted() -> None:
    for minds in (qix_presses.best, qix_presses.own_way):
        presses, sticks = qix_presses.presses_per_stick(2, minds)
        assert presses[qix_presses.LAY] == sticks > 20
        assert 2 <= presses.total() / sticks <= qix_presses.LIMIT
        assert presses[qix_presses.AIM] > 0


def test_a_step_of_the_qix_sends_little() -> None:
    figures = {what.partition(",")[0].strip(): figure for what, figure, _ in qix_presses.wire_rows(1)}
    assert int(figures["half of those steps"].split()[0]) < 200
