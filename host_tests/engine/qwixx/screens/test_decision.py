"""The sheet while its player decides: what can be visited, what is said, and which presses count."""

from engine.app.ports import DOWN, HOLD_A, HOLD_B, HOLDS, LEFT, REPEATS, RIGHT, UP, A, B
from engine.qwixx.moves import PASS
from tools.rig.handhelds import WORDS, resume
from tools.rig.qwixx_games import QwixxBuilder, stands_on, walk_to
from tools.rig.qwixx_positions import FAMILY, FORUM, WHITE_BLUE, WHITE_GREEN, WHITE_RED, WHITE_YELLOW, YELLOW
from tools.rig.qwixx_scenes import coloured, fined, nearly_over, on, opened, rolled

PRESETS = (0, FORUM, FAMILY)


def visited(driver, step):
    """The legal actions on which the cursor stands, one press after another, until it is back where it began."""
    seen = []
    while True:
        here = [action for action in driver.state.legal_actions() if stands_on(driver, action)]
        assert here, "the cursor stands on nothing legal:\n" + driver.text()
        if here == seen[:1]:
            return seen
        seen += here
        driver.press(step)


def sheets():
    for preset in PRESETS:
        yield rolled(opened(preset), 3, 4, 1, 2, 3, 4)
        yield coloured(opened(preset), 3, 4, 5, 2, 3, 4, first=WHITE_GREEN)
        yield coloured(fined(3, preset), 3, 4, 5, 2, 3, 4)


def test_left_and_right_visit_all_legal_choices_and_nothing_else():
    for driver in sheets():
        legal = sorted(driver.state.legal_actions())
        for step in (LEFT, RIGHT):
            seen = visited(driver, step)
            assert sorted(set(seen)) == legal, (seen, legal)


def test_the_cursor_begins_where_least_is_lost():
    assert stands_on(rolled(opened(), 3, 4, 1, 2, 3, 4), WHITE_RED)  # red is crossed off up to the 6
    assert stands_on(rolled(QwixxBuilder(), 1, 2, 1, 1, 1, 1), WHITE_RED)
    assert stands_on(rolled(QwixxBuilder(), 6, 6, 1, 1, 1, 1), WHITE_GREEN)
    locking = QwixxBuilder().all_mark(YELLOW, (2, 3, 4, 5, 9))
    assert stands_on(rolled(locking, 6, 6, 1, 2, 3, 4), WHITE_YELLOW)  # a lock is best


def test_a_marks_the_chosen_number():
    for action in (WHITE_RED, WHITE_YELLOW, WHITE_GREEN, WHITE_BLUE):
        driver = on(rolled(QwixxBuilder(), 3, 4), action)
        driver.press(A)
        assert driver.table.length == 1
        assert driver.table.action(0) == action
        assert driver.state.marks(0, action - WHITE_RED) == 1


def test_b_passes_from_every_choice():
    for action in (WHITE_RED, WHITE_BLUE, PASS):
        driver = on(rolled(QwixxBuilder(), 3, 4), action)
        driver.press(B)
        assert driver.table.action(0) == PASS
        assert not any(driver.state.marks(0, row) for row in range(4))


def test_b_does_nothing_where_the_rules_ask_for_a_mark():
    driver = coloured(fined(3, FORUM), 3, 4, 5, 2, 3, 4)
    before = driver.state.to_bytes()
    frame = driver.frame()
    assert "pass" not in driver.text()
    driver.press(B)
    assert driver.state.to_bytes() == before
    assert driver.frame() == frame


def test_what_a_choice_does_is_said():
    assert "Red 7: +6 points" in on(rolled(opened(), 3, 4), WHITE_RED).text()
    assert "Yellow 7: +1, skips 5" in on(rolled(opened(), 3, 4), WHITE_YELLOW).text()
    assert "Yellow 2: +1 point" in on(rolled(QwixxBuilder(), 1, 1), WHITE_YELLOW).text().split("\n")
    assert "Red 12: +13, locks row" in on(rolled(opened(), 6, 6), WHITE_RED).text()
    assert "Yellow 12: +13, ends game" in on(rolled(nearly_over(), 6, 6, 0), WHITE_YELLOW).text()


def test_what_a_pass_means_is_said():
    free, own, marked, fine, last = WORDS.PASSES
    driver = rolled(QwixxBuilder(), 3, 4, 5, 2, 3, 4)
    assert own in on(driver, PASS).text()
    driver.press(A, A)
    assert free in on(driver, PASS).text()
    driver.press(A, A)
    assert fine in on(driver, PASS).text()
    assert marked in on(coloured(QwixxBuilder(), 3, 4, 5, 2, 3, 4, first=WHITE_RED), PASS).text()
    assert last in on(coloured(fined(3), 3, 4, 5, 2, 3, 4), PASS).text()


def new_sheet():
    """A sheet that has just come up after a roll."""
    driver = resume(QwixxBuilder(), patient=False, faces=(1, 2, 1, 1, 1, 1))
    driver.press(A)
    while driver.ports.gestures != HOLDS | REPEATS:
        driver.tick()
    driver.hasty = True
    return driver


def test_a_new_sheet_ignores_presses_for_its_first_400_ms():
    driver = new_sheet()
    before = driver.state.to_bytes()
    for event, waited in ((A, 0), (B, 150), (RIGHT, 100), (HOLD_A, 100)):
        driver.send(event, waited)
        assert driver.state.to_bytes() == before
        assert stands_on(driver, WHITE_RED)
    driver.send(A, 50)
    assert driver.state.to_bytes() != before


def test_a_new_sheet_hears_after_400_ms_without_a_press():
    driver = new_sheet()
    assert driver.wait == 0
    driver.send(RIGHT, 400)
    assert stands_on(driver, WHITE_YELLOW)


def test_looking_away_and_back_keeps_the_cursor():
    driver = rolled(QwixxBuilder(), 3, 4)
    walk_to(driver, WHITE_GREEN)
    frame = driver.frame()
    driver.press(HOLD_B, B)
    assert driver.frame() == frame
    driver.press(DOWN, UP)
    assert driver.frame() == frame


def test_what_ends_a_look_away_does_not_decide_but_leafing_back_needs_no_wait():
    driver = rolled(QwixxBuilder(), 3, 4)
    driver.hasty = True
    for away in (HOLD_B, HOLD_A, DOWN):
        driver.send(away, 1000)
        driver.send(B, 1000)
        driver.send(B, 50)
        driver.send(A, 100)
        assert driver.table.length == 0
    driver.send(DOWN, 1000)
    driver.send(UP, 50)
    driver.send(A, 20)
    assert driver.table.length == 1
