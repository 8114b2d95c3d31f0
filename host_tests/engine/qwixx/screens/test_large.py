"""The view for who reads small digits badly: every choice is shown in large, and every row can be looked at."""

from engine.app.ports import DOWN, LEFT, RIGHT, UP, A, B
from engine.qwixx.layout import COLOUR, WHITE
from engine.qwixx.moves import PASS
from engine.qwixx.screens.large import Large
from engine.qwixx.sheet import ROWS, number
from tools.rig.handhelds import WORDS, press, says
from tools.rig.qwixx_games import QwixxBuilder, walk_to
from tools.rig.qwixx_positions import BLUE, RED, WHITE_GREEN
from tools.rig.qwixx_scenes import coloured, fined, opened, rolled
from tools.rig.screen import Screen

LARGE = 2


def large(driver):
    """What is written in large, lit or dark, from the left to the right of the row and of the line above."""
    writes = [write for write in driver.ports.canvas.writes() if write.size == LARGE]
    return [(write.text, write.ink) for write in writes]


def dark(driver):
    """The large digits under the cursor; a leading 1 is a stroke."""
    return "".join(text for text, ink in large(driver) if not ink)


def units(value):
    """What of a number is written, and not drawn as strokes."""
    return "" if value == 11 else str(value % 10) if value > 9 else str(value)


def test_every_choice_is_shown_in_large_in_its_row():
    for white in (WHITE, COLOUR):
        for first in (2, 4, 6):
            if white == WHITE:
                driver = rolled(opened(), 6, first, 1, 2, 3, 4, large=True)
            else:
                driver = coloured(opened(), 6, first, 5, 2, 3, 4, first=WHITE_GREEN, large=True)
            state = driver.state
            assert state.phase() == white
            for action in state.legal_actions():
                if action == PASS:
                    continue
                walk_to(driver, action)
                row = state.row_of(action)
                value = number(row, state.position_of(action))
                assert dark(driver) == units(value)
                assert (WORDS.LETTERS[row], 1) in large(driver)
                made = "".join(text for text, ink in large(driver) if ink).split("=")[1]
                assert made.startswith(str(value)), "the sum of the dice"


def test_a_pass_is_a_word_with_the_penalties():
    driver = coloured(fined(2), 3, 4, 5, 2, 3, 4, large=True)
    walk_to(driver, PASS)
    assert (WORDS.PASS, 1) in large(driver)
    assert not [letter for letter in WORDS.LETTERS if (letter, 1) in large(driver)], "no row"
    assert says(driver, WORDS.PASSES[3])


def test_walking_goes_through_the_choices_as_ever():
    small, big = (rolled(opened(), 3, 4, 1, 2, 3, 4, large=on) for on in (False, True))
    for event in (RIGHT, RIGHT, RIGHT, RIGHT, LEFT, RIGHT, RIGHT):
        press(small, event)
        press(big, event)
        assert small.text().split("\n")[-4:] == big.text().split("\n")[-4:], "the line that says what a choice does"
    assert small.state.to_bytes() == press(big, A, B).state.to_bytes(), "taken back"


def test_every_row_of_every_sheet_can_be_looked_at():
    for players in (1, 2, 5):
        driver = rolled(opened(0, players), 3, 4, 1, 2, 3, 4, large=True)
        seen = []
        for _ in range(players * ROWS):
            press(driver, DOWN)
            texts = [text for text, _ in large(driver)]
            seen += [
                (name, row) for name in driver.table.names for row in WORDS.LETTERS if name in texts and row in texts
            ]
            assert says(driver, WORDS.BACK)
        assert len(set(seen)) == len(seen) == players * ROWS
        assert seen[0] == (driver.table.names[driver.state.current_player()], WORDS.LETTERS[RED])
        assert says(press(driver, DOWN), WORDS.WHITE_SUM, 7), "then what happened this turn"
        assert texts != large(press(driver, UP))
        press(driver, B)
        assert seen[-1][1] == WORDS.LETTERS[BLUE]


def lit(canvas, x, y, width, height):
    """How many pixels of a box are lit."""
    return sum(canvas.pixel(i, j) for i in range(x, x + width) for j in range(y, y + height))


def test_the_row_in_small_shows_all_marks_and_what_is_lost():
    game = QwixxBuilder().all_mark(RED, (3, 5))
    canvas = Screen()
    view = Large(canvas, WORDS)
    view.draw(game.state, game.state, 0, "ANNA", -1 - RED)
    slots = [lit(canvas, 14 + 7 * position, 38, 6, 5) for position in range(11)]
    assert slots == [4, 30, 4, 30] + [10] * 7


def test_colours_differ_in_their_patterns():
    game = QwixxBuilder()
    patterns = set()
    for row in range(ROWS):
        canvas = Screen()
        Large(canvas, WORDS).draw(game.state, game.state, 0, "ANNA", -1 - row)
        patterns.add(tuple(canvas.pixel(x, y) for x in range(1, 10) for y in range(37, 46)))
    assert len(patterns) == ROWS
