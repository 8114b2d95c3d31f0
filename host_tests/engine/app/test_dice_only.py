"""Dice only: no roll is covered unseen, and all is as it was left."""

from engine.app.ports import DOWN, HOLD_B, LEFT, RIGHT, UP, A, B
from tools.rig.app_scenes import dice_only
from tools.rig.handhelds import WORDS, press, says

FACES = (6, 5, 4, 3, 2, 1)
OTHERS = (1, 1, 2, 3, 4, 5)
FOUR = (6, 5, 4, 2, 1)  # without the second colour die


def title(driver):
    """The first line, without its spaces."""
    return "".join(write.text for write in driver.ports.canvas.writes() if write.y == 1)


def test_the_first_roll_has_none_before_it():
    for events in ((), (A,)):
        assert title(dice_only(*events, faces=FACES)) == WORDS.ENTRIES[2]


def test_a_second_press_hides_nothing():
    driver = dice_only(A, A, faces=FACES + OTHERS)
    assert title(driver) == WORDS.BEFORE + "654321"
    assert says(driver, WORDS.WHITE_SUM, 2)
    driver.press(A)
    assert title(driver) == WORDS.BEFORE + "112345"


def test_the_roll_before_is_seen_while_the_dice_fall():
    driver = dice_only(A, faces=FACES + OTHERS)
    driver.patient = False
    driver.send(A, 0)
    assert driver.wait
    assert title(driver) == WORDS.BEFORE + "654321"


def test_a_die_that_was_out_showed_no_face():
    driver = dice_only(RIGHT, DOWN, A, A, faces=FOUR + OTHERS)
    assert title(driver) == WORDS.BEFORE + "654-21"


def test_a_die_that_is_put_back_has_no_face_yet():
    driver = dice_only(RIGHT, DOWN, A, faces=FOUR)
    shown = driver.frame()
    assert press(driver, DOWN).frame() != shown
    assert press(driver, DOWN).frame() == shown


def test_all_is_as_it_was_left():
    driver = dice_only(RIGHT, DOWN, A, A, LEFT, faces=FOUR + OTHERS)
    shown = driver.frame()
    for there_and_back in (
        (B, A),
        (B, B, A, DOWN, A),  # past the title
        (B, UP, A, A, HOLD_B, UP, A, A, DOWN, DOWN, A),  # past a game
    ):
        assert press(driver, *there_and_back).frame() == shown
