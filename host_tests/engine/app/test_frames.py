"""Every screen outside of a game looks as the golden frames do, on every Python alike."""

from host_tests.golden import check_all
from tools.rig.app_scenes import SCENES


def test_every_screen_is_as_it_was():
    check_all(SCENES)
