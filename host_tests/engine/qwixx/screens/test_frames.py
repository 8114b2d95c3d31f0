"""Every screen and a whole game look as the golden frames do, on every Python alike."""

from host_tests.golden import check
from host_tests.scenes import SCENES
from host_tests.script import pictures


def test_every_screen_is_as_it_was():
    changed = []
    for name, scene in SCENES:
        try:
            check(name, [(name, scene().frame())])
        except AssertionError as error:
            changed.append((name, error))
    assert not changed, "%s\nAll that changed: %s" % (changed[0][1], ", ".join([name for name, _ in changed]))


def test_the_scripted_game_is_as_it_was():
    check("game", pictures())
