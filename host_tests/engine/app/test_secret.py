"""Secret points: nobody's are on any screen before the end of a game, in any game."""

from engine.app.options import SECRET
from engine.app.ports import DOWN, UP, A, B
from host_tests.engine.test_third_game import WithPig, begun
from host_tests.pig.state import SCORES
from tools.rig.handhelds import press, resume, says
from tools.rig.qix_games import midgame
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_positions import RED, YELLOW
from tools.rig.qwixx_scenes import rolled


def ahead():
    """Two players with 57 points each, of 21 and of 36."""
    return QwixxBuilder().all_mark(RED, range(2, 8)).all_mark(YELLOW, range(2, 10))


def tells(driver, *points):
    """Whether one of these numbers stands on the screen by itself."""
    words = driver.text().replace("\n", " ").split(" ")
    return any(str(number) in words or "R" + str(number) in words for number in points)


def test_no_sheet_tells_points():
    for large in (False, True):
        for secret in (0, 1):
            driver = rolled(ahead(), 3, 4, 1, 2, 3, 4, secret=secret, large=large)
            seen = tells(driver, 57)
            for _ in range(3 + 8 * large):
                seen |= tells(press(driver, DOWN), 57, 21)
            driver.press(B)
            assert seen != bool(secret), "large" if large else "small"


def test_what_a_mark_adds_is_told():
    assert says(rolled(ahead(), 4, 4, 1, 2, 3, 4, secret=1), "+7")


def test_the_board_of_qix_tells_no_points():
    game = midgame(6)
    points = [score for score in game.state.returns() if score]
    assert points
    for secret in (0, 1):
        assert tells(press(resume(game, secret=secret), A), *points) != bool(secret)


def test_a_third_game_can_do_the_same():
    with WithPig():
        driver = begun()
        driver.state.data[SCORES] = 13
        driver.press(UP)
        assert tells(driver, 13)
        driver.ports.options = bytearray(driver.ports.options)
        driver.ports.options[SECRET] = 1
        assert not tells(press(driver, UP), 13)
