"""A robot at the table of Qix goes on by itself, as at that of Qwixx: its cards, its starts, its sticks."""

from engine.app.options import PACES
from engine.app.ports import HOLD_B, TICK, A, B
from engine.app.thinking import SOON
from engine.protocol import CHANCE
from engine.qix.cards import MOVE_3, MOVE_AND_DRAW, SHUFFLE
from engine.qix.manifest import QIX
from engine.qix.state import START, STICK
from engine.qix.table import ROBOT
from engine.seats import with_kind
from engine.ui.words.en import CardWords, QixWords
from tools.rig.driver import Driver
from tools.rig.handhelds import QIX_GAME as GAME
from tools.rig.handhelds import WORDS, configure, ports, press, resume, says, wait_for
from tools.rig.qix_games import QixBuilder, begun, drawing, thought

PACE = PACES[1]


def robots_card(*outcomes):
    """It is the robot's turn to draw a card, or amid one."""
    return resume(QixBuilder(bot=True, first=ROBOT).play(*outcomes), patient=False)


def test_it_draws_by_itself():
    driver = drawing(robots_card(), SHUFFLE)
    assert says(driver, QixWords.DRAWS, "HARD 2")
    assert driver.wait == PACE
    driver.tick()
    assert CardWords.CARDS[SHUFFLE] in driver.text()


def test_it_goes_on_with_a_card_by_itself():
    for outcomes in ((MOVE_3, 1), (MOVE_AND_DRAW, 1)):
        driver = robots_card(*outcomes)
        assert says(driver, QixWords.AMID_CARD, CardWords.CARDS[outcomes[0]])
        assert driver.wait == PACE
        driver.tick()
        while driver.state.current_player() == CHANCE:
            driver.tick()


def test_a_person_draws_by_a_press():
    assert not resume(QixBuilder(bot=True), patient=False).wait


def test_a_press_draws_for_it_at_once():
    driver = robots_card()
    driver.press(A)
    assert not says(driver, QixWords.DRAWS, "HARD 2")


def test_it_shows_where_its_line_starts_then_the_stick():
    driver = drawing(robots_card(), SHUFFLE)
    wait_for(driver, QixWords.THINKS)
    assert driver.state.phase() == START
    assert says(thought(driver), QixWords.STARTS, "HARD 2")
    assert PACE // 2 - 10 < driver.wait <= PACE // 2
    driver.tick()
    assert driver.state.phase() == STICK
    shown = 0
    while driver.state.phase() == STICK:
        shown += driver.wait != SOON
        driver.tick()
    assert shown == 1


def test_a_person_takes_the_last_stick_back_while_the_robot_shows_its_own():
    driver = resume(begun(SHUFFLE, bot=True), patient=False)
    driver.press(A, A)
    thought(driver).press(B)
    assert driver.state.current_player() == 0
    assert driver.state.phase() == STICK


def test_the_menu_is_there_while_it_waits_to_draw():
    driver = press(robots_card(), HOLD_B)
    assert WORDS.GAME_MENU[0] in driver.text()


def test_two_robots_play_by_themselves():
    made = ports()
    configure(made, game=QIX, starter=1)
    driver = press(Driver(made), A, A, A)
    driver.patient = False
    driver.table.start(2, 0, 0, with_kind(with_kind(0, 0, 1), 1, 1))
    driver = Driver(driver.ports, patient=False)
    assert GAME in driver.ports.store
    while driver.state.round() < 3:
        assert driver.wait, "it waits for a press and shows\n" + driver.text()
        driver.send(TICK, driver.wait)
