"""Every screen of Qix looks as the golden frames do, on every Python alike."""

from host_tests.board_scenes import SCENES
from host_tests.golden import check_all


def test_every_screen_is_as_it_was():
    check_all(SCENES)
