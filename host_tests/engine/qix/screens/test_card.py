"""Cards of Qix on the handheld: said, played out, cut short by a press or lost power, and the lines that they hit."""

from engine.app.ports import RIGHT, A
from engine.qix.cards import GROW, MOVE_1, MOVE_3, MOVE_AND_DRAW, MULTIPLY, SHUFFLE, TILT
from engine.qix.state import START
from engine.ui.words.en import CardWords, QixWords
from tools.rig import qix_view
from tools.rig.handhelds import press, resume, says
from tools.rig.qix_games import QixBuilder, drawing, thought
from tools.rig.qix_scenes import hit, in_the_way


def test_every_kind_of_card_is_said_and_played():
    for kind in (GROW, MULTIPLY, TILT, MOVE_1, SHUFFLE):
        driver = drawing(resume(QixBuilder(), False), kind, 2)
        driver.press(A)
        assert CardWords.CARDS[kind] in driver.text()
        assert CardWords.CARD_EFFECTS[kind] in driver.text()
        while driver.wait:
            driver.tick()
        assert driver.state.phase() == START
        assert says(driver, QixWords.START)


def test_a_card_that_power_was_lost_amid_is_named():
    for kind in (MOVE_3, MOVE_AND_DRAW):
        driver = resume(QixBuilder().play(kind, 1))
        assert says(driver, QixWords.AMID_CARD, CardWords.CARDS[kind])


def test_the_qix_moves_square_by_square_to_where_it_is():
    driver = hit(0)
    frames = []
    while driver.wait:
        frames.append(driver.frame())
        driver.tick()
    different = sum(frames[i] != frames[i + 1] for i in range(len(frames) - 1))
    assert different >= 3 + 2 + 3, "a step of the Qix isn't shown"
    assert qix_view.qix_y(driver.state.data) == 21 + 8


def test_any_press_shows_how_a_card_ends():
    for ticks in range(6):
        driver = hit(ticks)
        driver.press(RIGHT)
        assert says(driver, CardWords.LOST[0], "PLAYER 1")
        driver.press(RIGHT)
        assert not thought(driver).wait
        assert says(driver, QixWords.START) or says(driver, QixWords.HAND_TO, "PLAYER 1")


def test_a_line_that_is_hit_is_lost():
    driver = press(drawing(resume(in_the_way()), MOVE_3, 3, 2, 3), A)
    assert not qix_view.in_stix(driver.state.data, 0)
    assert qix_view.in_stix(driver.state.data, 1)
