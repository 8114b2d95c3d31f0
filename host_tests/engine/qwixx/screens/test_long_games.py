"""A thousand turns of two players, and of one alone, leave the heap as it was; for `make soak`, as they take long."""

from host_tests.engine.qwixx.screens.test_heap import check_growth
from host_tests.support import needs_heap


@needs_heap
def test_a_thousand_turns_of_few_leave_the_heap_as_it_was():
    for players in (2, 1):
        check_growth(players, 1000)
