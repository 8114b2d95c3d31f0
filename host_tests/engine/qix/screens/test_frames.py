"""Every screen of Qix looks as the golden frames do, on every Python alike."""

from host_tests.golden import check_all
from tools.rig.qix_scenes import SCENES


def test_every_screen_is_as_it_was():
    check_all(SCENES)
