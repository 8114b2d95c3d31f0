"""Every screen of Qwixx and a whole game look as the golden frames do, on every Python alike."""

from host_tests.golden import check, check_all
from tools.rig.qwixx_scenes import SCENES
from tools.rig.script import pictures


def test_every_screen_is_as_it_was():
    check_all(SCENES)


def test_the_scripted_game_is_as_it_was():
    check("game", pictures())
