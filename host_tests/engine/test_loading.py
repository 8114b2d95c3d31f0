"""Modules that are let go of, so that their memory is free."""

import sys

from engine.loading import import_once, unload


def test_a_package_is_forgotten_with_its_modules_and_nothing_else():
    for name in ("zoo", "zoo.ape", "zoo.ape.mind", "zoology"):
        sys.modules[name] = sys
    unload("zoo")
    assert [name for name in sys.modules if name.startswith("zoo")] == ["zoology"]
    del sys.modules["zoology"]


def test_a_package_that_is_not_loaded_is_forgotten_without_a_word():
    kept = set(sys.modules)
    unload("engine.ui.nothing")
    assert set(sys.modules) == kept


def test_what_is_imported_once_is_not_kept_nor_what_it_brought_along():
    for name in ("engine.app.scores_screen", "engine.app.counting", "engine.app.scores"):
        unload(name)
    kept = set(sys.modules)
    assert import_once("engine.app.scores_screen").visit
    assert set(sys.modules) == kept


def test_what_was_there_before_stays():
    import engine.app.scores

    import_once("engine.app.scores_screen")
    assert sys.modules["engine.app.scores"] is engine.app.scores
