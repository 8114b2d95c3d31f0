"""A few thousand damaged and forged files; `make soak` tries a million."""

from engine.history import History
from engine.record import HistoryError
from host_tests import fuzz
from host_tests.fuzz import Fuzz


def test_files_are_refused_as_documented_or_make_sense():
    tried = Fuzz(1)
    tried.run(3000)
    for reason in (" accepted", ": damaged", ": cut short", ": not a legal game", ": not a saved game"):
        assert tried.outcomes["game" + reason] > 20, tried.outcomes
    assert tried.outcomes["game: saved by a newer version"] > 0
    assert tried.outcomes["settings accepted"] > 20
    assert tried.outcomes["settings refused"] > 20


def test_a_loader_that_lets_nonsense_in_is_found():
    class Credulous(History):
        def replay(self):
            try:
                return super().replay()
            except HistoryError:
                return self._new()

    real = fuzz.History
    fuzz.History = Credulous
    try:
        Fuzz(1).run(3000)
    except (AssertionError, ValueError, HistoryError):
        return
    finally:
        fuzz.History = real
    raise AssertionError("nothing was found")
