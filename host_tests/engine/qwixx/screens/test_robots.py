"""Bots at the table: who plays is kept, nobody hands the device to them, what they do is shown and can be followed."""

from engine.app.options import PACES
from engine.app.ports import DOWN, HOLD_A, HOLD_B, LEFT, RIGHT, TICK, UP, A, B
from engine.app.table import NOBODY
from engine.history import History
from engine.qwixx.bots import Bot
from engine.qwixx.layout import COLOUR, ROLL, WHITE
from engine.qwixx.manifest import LONGEST
from engine.qwixx.moves import PASS
from tools.rig.decide import decide
from tools.rig.driver import Driver
from tools.rig.handhelds import GAME, WORDS, ports, resume, says
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_positions import WHITE_RED

EASY, MEDIUM, HARD, EXPERT = 1, 2, 3, 4
SECONDS_30 = 1
LOADED = (3, 4, 1, 2, 3, 4)


def table(*bots, faces=LOADED, patient=True, **fields):
    """A handheld switched on with a new game, in which each of these is 0 for a person or 1 + a bot's level."""
    return resume(QwixxBuilder(len(bots), bots=bots), patient, faces=faces, **fields)


def until(driver, done, most=3000):
    """Let the time run, pressing nothing, until something is so."""
    for _ in range(most):
        if done():
            return
        assert driver.wait, "the app waits for a press and shows\n" + driver.text()
        driver.tick()
    raise AssertionError("it never came to that, but\n" + driver.text())


# The form


def test_any_seat_is_a_bots_if_the_form_says_so():
    driver = Driver(ports())
    driver.press(A, A, DOWN, DOWN, RIGHT, DOWN, LEFT, DOWN, RIGHT, DOWN, RIGHT, RIGHT)
    for name in ("EXPERT 1", "EASY 2", "MEDIUM 3"):
        assert name in driver.text()
    driver.patient = False
    driver.press(*[UP] * 5)
    driver.press(A)
    assert [driver.table.bot(player) for player in range(3)] == [EXPERT, EASY, MEDIUM]
    assert History(LONGEST).load(driver.ports.store[GAME]).players == 3
    again = Driver(driver.ports, False)
    assert [again.table.bot(player) for player in range(3)] == [EXPERT, EASY, MEDIUM]


def test_only_as_many_seats_as_play_are_kept_in_the_game():
    driver = Driver(ports())
    driver.press(A, A, DOWN, DOWN, DOWN, DOWN, LEFT)  # seat 2 is an Expert's
    driver.press(UP, UP, LEFT, UP, UP, A)  # but one plays alone
    assert driver.state.players == 1
    assert not driver.table.bots()
    assert driver.ports.store[GAME][3] == 1, "a game without bots is as it always was"


def test_a_bots_name_is_not_typed():
    driver = Driver(ports())
    driver.press(A, A, DOWN, DOWN, DOWN, DOWN, LEFT)
    assert "EXPERT 2" in driver.text()
    driver.press(A)
    assert "PLAYER 2" in driver.text(), "A goes on to who is next"
    driver.press(A)
    assert WORDS.NAME in driver.text()


# Who holds the device


def test_one_person_is_never_asked_to_hand_over():
    for first in range(3):
        game = QwixxBuilder(3, 0, first, bots=(0, EASY, MEDIUM))
        driver = resume(game, faces=LOADED * 3)
        for _ in range(12):
            assert not says(driver, WORDS.HAND_TO)
            assert driver.state.phase() == ROLL or driver.state.current_player() == 0
            driver.press(A)


def test_the_device_goes_between_people_past_the_bots():
    driver = table(0, EASY, 0, HARD)
    driver.press(A, A)
    assert says(driver, WORDS.HAND_TO, 7)
    assert "PLAYER 3" in driver.text()
    driver.press(A, A)
    assert says(driver, WORDS.HAND_TO, 7)
    assert "PLAYER 1" in driver.text()
    assert driver.state.phase() == COLOUR


def test_bots_alone_play_to_the_end_and_can_be_left():
    driver = table(EASY, MEDIUM, patient=False)
    driver.press(HOLD_B)
    assert WORDS.GAME_MENU[0] in driver.text()
    driver.patient = True
    driver.press(B)
    assert WORDS.REMATCH in driver.text()
    assert driver.state.is_terminal()
    assert driver.table.holder == NOBODY


# What they do


def test_a_bot_does_what_it_would_do_anyway_and_it_is_saved_once():
    for level in (EASY, MEDIUM, HARD, EXPERT):
        driver = resume(QwixxBuilder(2, 0, 1, bots=(0, level)).roll(*LOADED), patient=False)
        chosen = decide(Bot(level - 1, 2), driver.state)
        saves = driver.ports.saves
        until(driver, lambda driver=driver: driver.state.current_player() == 0)
        assert driver.table.action(0) == chosen
        assert driver.ports.saves == saves + 1


def test_screen_and_buttons_are_alive_while_a_bot_thinks():
    driver = resume(QwixxBuilder(2, 0, 1, bots=(0, EXPERT)).roll(*LOADED), patient=False)
    assert WORDS.THINKS in driver.text()
    assert driver.wait == 1
    driver.press(HOLD_B)
    assert WORDS.GAME_MENU[0] in driver.text()
    driver.press(A)
    assert WORDS.THINKS in driver.text()


def test_what_a_bot_does_is_shown_as_long_as_the_pace_says():
    for pace, shown in enumerate(PACES):
        driver = resume(QwixxBuilder(2, 0, 1, bots=(0, HARD)).roll(1, 1), patient=False, pace=pace)
        until(driver, lambda driver=driver: driver.wait > 1)
        assert driver.wait == shown
        assert "+1" in driver.text()
        assert "HARD 2" in driver.text()
        assert driver.table.length == 0, "it is not done before it could be seen"
        driver.send(TICK, shown // 2)
        assert driver.table.length == 0
        driver.tick()
        assert driver.table.length == 1


def test_what_a_bot_is_fined_is_told():
    # It can only mark where it would need five crosses.
    game = QwixxBuilder(2, 0, 1, bots=(0, EASY))
    for faces, row in (((5, 6), 1), ((5, 6), 2), ((1, 2), 3), ((1, 2), 4)):
        game.turn(*faces, *((row, PASS) if game.state.active_player() else (PASS, row)))
    driver = resume(game, faces=LOADED, patient=False)
    until(driver, lambda: not driver.wait)
    driver.press(A)
    until(driver, lambda: WORDS.NO_MARK in driver.text())
    assert says(driver, WORDS.DID[2], "EASY 2")
    assert driver.state.penalties(1) == 1


def test_a_press_goes_on_at_once():
    driver = resume(QwixxBuilder(2, 0, 1, bots=(0, HARD)).roll(*LOADED), patient=False)
    until(driver, lambda: driver.wait > 1)
    driver.send(A, 10)
    assert driver.table.length == 1


def test_a_bot_rolls_when_people_had_time_to_take_back():
    driver = table(0, EASY, pace=2)
    driver.press(A, A)
    driver.patient = False
    driver.press(B)  # no colour
    until(driver, lambda: WORDS.NEXT_TURN in driver.text())
    assert driver.wait == PACES[2]
    assert "EASY 2" in driver.text()
    driver.press(B)
    assert driver.state.phase() == COLOUR
    assert driver.state.current_player() == 0
    driver.tick()
    driver.press(B)
    until(driver, lambda: driver.state.phase() == WHITE)
    assert driver.state.active_player() == 1


# Taking back


def test_what_bots_did_goes_with_what_a_person_takes_back():
    driver = table(0, EASY, MEDIUM)
    driver.press(A)
    before = driver.state.to_bytes()
    driver.press(A)
    assert driver.state.phase() == COLOUR
    assert driver.table.decider() == 0
    driver.press(HOLD_B, DOWN, A)
    assert driver.state.to_bytes() == before
    assert driver.table.holder == 0


def test_a_person_takes_back_while_a_bot_thinks_or_shows():
    for waits in (1, 2):
        driver = table(0, EXPERT)
        driver.press(A)
        before = driver.state.to_bytes()
        driver.patient = False
        driver.press(A)
        if waits > 1:
            until(driver, lambda driver=driver: driver.wait > 1)
        assert WORDS.TAKE_BACK in driver.text()
        driver.send(B, 1)
        assert driver.state.to_bytes() == before
        assert driver.state.current_player() == 0


def test_there_is_nothing_to_take_back_from_bots():
    driver = resume(QwixxBuilder(3, 0, 1, bots=(0, EASY, EASY)), faces=LOADED, patient=False)
    until(driver, lambda: driver.state.phase() == WHITE and driver.state.current_player() == 0)
    assert driver.table.length == 2
    assert driver.table.decider() == NOBODY


# The end


def test_a_rematch_has_the_same_bots():
    game = QwixxBuilder(2, bots=(0, MEDIUM))
    for number in range(3):
        game.turn(3, 4).turn(1, 1 + number, WHITE_RED)
    game.turn(3, 4)
    driver = resume(game, patient=False)
    until(driver, lambda: driver.wait == 0)
    assert driver.state.is_terminal()
    assert "MEDIUM 2" in driver.text()
    driver.press(A)
    assert not driver.state.is_terminal()
    assert driver.table.bot(1) == MEDIUM
    assert driver.state.first_player() == 1


# The hint


def test_holding_a_shows_what_expert_would_do():
    driver = table(0, 0)
    driver.press(A)
    chosen = decide(Bot(EXPERT - 1, 2), driver.state)
    sheet = driver.frame()
    driver.press(HOLD_A)
    assert WORDS.module.ReviewWords.HINT in driver.text()
    lines = driver.text().split("\n")
    best = lines[1]
    assert WORDS.module.ReviewWords.BEST in driver.text()
    assert best == WORDS.PASS if chosen == PASS else best.startswith(WORDS.COLOURS[chosen - 1])
    assert len([line for line in lines if line.startswith("-")]) == min(len(driver.state.legal_actions()), 4) - 1
    driver.press(DOWN, B)
    assert driver.frame() == sheet
    assert driver.table.length == 0


def test_of_choices_that_are_worth_the_same_each_is_the_best():
    driver = table(0, 0)
    driver.press(A)
    worths = Bot(EXPERT - 1, 2)
    decide(worths, driver.state)
    driver.press(HOLD_A)
    found = [worths.worth(action) for action in driver.state.legal_actions()]
    assert driver.text().count(WORDS.module.ReviewWords.BEST) == found.count(max(found))
    assert "-0.0" not in driver.text()


def test_the_time_goes_on_where_it_is_seen_while_a_hint_is_shown():
    driver = table(0, 0, patient=False, time=SECONDS_30)
    driver.press(A)
    until(driver, lambda: "0:30" in driver.text())
    driver.tick()  # until what is pressed is meant for the sheet
    driver.press(HOLD_A)
    until(driver, lambda: WORDS.module.ReviewWords.BEST in driver.text())
    assert "0:30" in driver.text()
    driver.tick()
    assert "0:29" in driver.text()
    assert WORDS.module.ReviewWords.RESULT not in driver.text()
