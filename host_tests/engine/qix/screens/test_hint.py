"""What is proposed in Qix is plain; what is best is the hint, which says what it is worth."""

from engine.app.ports import DOWN, HOLD_A, LEFT, RIGHT, UP, A, B
from engine.qix.bots import HARD, Bot
from engine.qix.cards import SHUFFLE
from engine.qix.screens.proposal import propose
from engine.qix.state import PASS, START, STICK
from engine.ui import tunes
from engine.ui.words.en import NO_WAY, QixHintWords, QixWords
from host_tests.engine.qix.chances import risk_of
from tools.rig.decide import decide
from tools.rig.driver import Driver
from tools.rig.handhelds import press, resume, says
from tools.rig.qix_games import QixBuilder, begun, midgame, proposed, thought
from tools.rig.qix_positions import start, stick, turn
from tools.rig.qix_scenes import asked, closing, enclosing, rounds


def test_a_line_is_proposed_where_the_last_one_started_or_near_by():
    state = turn()
    assert propose(state, PASS, 2) == state.next_start(PASS, 1)
    there = start(20, 0, "U")
    assert propose(state, there, 2) == there
    state = turn("b 20,0 U8")
    assert propose(state, there, 2) == start(19, 0, "U")
    state = turn("b 0,4 R8 R8 R8 R8 R8")  # all below is land now
    assert propose(state, start(20, 0, "U"), 2) == state.next_start(PASS, 1)


def test_a_stick_is_proposed_straight_on_and_as_long_as_the_last_one():
    state = turn("a 4,0 U8")
    for size in range(3):
        assert propose(state, PASS, size) == stick(state, "U", 2 << size)
    state = turn("a 4,0 U8", "b 0,13 R8")
    assert propose(state, PASS, 2) == stick(state, "U", 4)
    state = turn("a 4,0 U8", "b 0,9 R8")
    assert propose(state, PASS, 2) == stick(state, "R", 8)


def test_the_table_knows_what_was_laid_last():
    driver = asked(rounds(("20,0 U4", "9,0 U2")).play(SHUFFLE))
    assert driver.state.phase() == STICK
    assert proposed(driver.table) == stick(driver.state, "U", 2)
    driver.press(UP, A, A)  # the next length
    assert proposed(driver.table) == stick(driver.state, "U", 4)


def test_the_cursor_comes_back_to_where_it_was():
    driver = press(resume(begun(SHUFFLE)), RIGHT, RIGHT)
    before = driver.frame()
    driver.press(A, B)
    assert driver.state.phase() == START
    assert driver.frame() == before


def test_nothing_is_thought_of_before_a_person_may_choose():
    driver = resume(begun(SHUFFLE), patient=False)
    assert says(driver, QixWords.START)
    assert not driver.wait


def test_the_hint_is_what_hard_would_lay():
    for seed in range(3):
        driver = asked(midgame(seed, 1100))
        best = decide(Bot(HARD, 2), driver.state)
        driver.press(HOLD_A, A)
        before = len(driver.table.history)
        driver.press(A)
        assert list(driver.table.history.values())[4 + before] == best


def test_the_hint_for_a_start_is_where_hard_would_start():
    driver = resume(begun(SHUFFLE))
    best = decide(Bot(HARD, 2), driver.state)
    driver.press(HOLD_A)
    assert driver.state.phase() == START
    driver.press(A, A)
    assert driver.table.starts[0] == best


def test_the_hint_says_what_it_is_worth():
    driver = press(asked(midgame()), HOLD_A)
    bot = Bot(HARD, 2)
    decide(bot, driver.state)
    assert says(driver, QixHintWords.WORTH, bot.worth())
    driver = press(closing(False), HOLD_A)
    assert says(driver, "squares: %0 points", 832)


def test_b_leaves_the_cursor_where_it_was():
    driver = press(asked(midgame()), DOWN)
    before = driver.frame()
    driver.press(HOLD_A, B)
    assert driver.frame() == before


def test_the_hint_leads_to_the_cards_and_the_qix():
    driver = press(asked(midgame()), HOLD_A, UP)
    assert QixWords.ROUND.split("%")[0] in driver.text()
    driver.press(DOWN)
    assert QixWords.QIX in driver.text()
    driver.press(B)
    assert QixWords.LAY in driver.text()


def test_a_thinking_hint_is_left_at_once():
    driver = resume(begun(SHUFFLE), patient=False)
    driver.press(HOLD_A)
    assert QixWords.THINKS in driver.text()
    driver.press(B)
    assert says(driver, QixWords.START)


def test_the_time_runs_on_in_the_hint():
    driver = press(resume(begun(SHUFFLE), patient=False, time=1), HOLD_A)
    thought(driver)
    for _ in range(40):
        if driver.state.phase() == START:
            driver.tick()
    assert driver.state.phase() == STICK


def test_the_risk_is_told_once_it_is_known():
    driver = asked(midgame(5, 1500))
    driver.patient = False
    before = len(driver.text())
    driver.press(LEFT)
    assert says(driver, QixWords.RISK, "...") or len(driver.text()) != before
    thought(driver)
    assert not says(driver, QixWords.RISK, "...")


def test_the_risk_is_that_of_the_stick():
    driver = asked(rounds(("16,40 D8", "0,5 R8")).play(SHUFFLE).lay("R8"))
    state = driver.state
    copy = turn()
    copy.copy_from(state)
    copy.apply_action(proposed(driver.table))
    risk = risk_of(copy, 0)
    assert 0 < risk.per_cent() < 100
    assert says(driver, QixWords.RISK, "%d%%" % risk.per_cent())


def test_who_encloses_a_line_is_told_before_and_its_owner_after():
    driver = asked(enclosing())
    assert says(driver, QixWords.ENCLOSES, 80)
    driver.press(A)
    tune = driver.ports.tunes[-1]
    assert tune.startswith(tunes.LOCK + tunes.PENALTY)
    driver.press(A, A, A)
    assert driver.state.current_player() == 0
    assert NO_WAY[2] in driver.text()
    saved = Driver(driver.ports)
    assert NO_WAY[2] in saved.text()
    driver.press(A)
    assert says(driver, QixWords.START)
    driver.press(A, B)
    assert says(driver, QixWords.START), "it is told once"


def test_a_person_whose_line_a_robot_encloses_is_told():
    game = QixBuilder(bot=True)
    game.play(SHUFFLE).lay("4,0 U2", "0,10 R8").play(SHUFFLE).lay("D8", "U2").play(SHUFFLE).lay("U2", "D2")
    driver = resume(game.play(SHUFFLE).lay("20,40 D2"))
    assert driver.state.current_player() == 0
    assert NO_WAY[2] in driver.text()
    driver.press(A)
    assert says(driver, QixWords.START)


def test_who_wins_is_told_before_a_stick_that_ends_the_game():
    driver = closing(True)
    text = driver.text()
    driver.press(A)
    assert driver.state.is_terminal()
    names = ("PLAYER 1", "PLAYER 2")
    assert QixWords.OVER[0].replace("%0", names[driver.state.winners() >> 1]) in text
