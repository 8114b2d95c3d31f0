"""Every screen of a game of Qwixx, each reached by the buttons from a game set up for it."""

from engine.app.ending import REMATCH
from engine.app.match import Match
from engine.app.ports import DOWN, HOLD_A, HOLD_B, RIGHT, UP, A, B
from engine.app.scores import Scores
from engine.qwixx.manifest import QWIXX
from engine.seats import robot_name
from tools.rig.app_scenes import menu, with_three
from tools.rig.driver import Driver
from tools.rig.handhelds import GAME, LONGEST_NAMES, WORDS, end_with, ports, press, receive, resume, start, wait_for
from tools.rig.qwixx_games import QwixxBuilder, do, walk_to
from tools.rig.qwixx_positions import (
    COLOUR_RED,
    FAMILY,
    FORUM,
    PASS,
    RED,
    WHITE_BLUE,
    WHITE_GREEN,
    WHITE_RED,
    WHITE_YELLOW,
    YELLOW,
)


def opened(preset=0, players=2, rounds=5, bots=()):
    """Everybody has crossed off so many numbers of red from the left; player `rounds % players` is to roll."""
    return QwixxBuilder(players, preset, bots=bots).all_mark(RED, range(2, 2 + rounds))


def closed_red(preset=0, players=2, bots=()):
    """Everybody has locked red."""
    return opened(preset, players, bots=bots).all_mark(RED, (12,))


def nearly_over(preset=0, players=2, bots=()):
    """Red is locked, and everybody can lock yellow."""
    return closed_red(preset, players, bots).all_mark(YELLOW, range(2, 7))


def fined(times, preset=0):
    """Player 0 of two has some penalties, and is to roll."""
    game = QwixxBuilder(2, preset)
    for i in range(times):
        game.turn(3, 4).turn(1, 1 + i, WHITE_RED)
    return game


def crowded():
    """Five players after nineteen turns: three-digit scores, three penalties, and the last player is to roll."""
    game = QwixxBuilder(5)
    for turn in range(19):
        row, value = (RED, turn + 2) if turn < 11 else (YELLOW, turn - 9)
        active = turn % 5
        actions = [PASS] * 5
        for player in range(4):
            if player < 3 or turn % 2:
                actions[(player - active) % 5] = WHITE_RED + row
        first = max(1, value - 6)
        game.turn(first, value - first, *actions)
    return game


def over_won(players=2, bots=()):
    """Player 1 locks the second row alone."""
    return nearly_over(0, players, bots).turn(6, 6, WHITE_YELLOW)


def over_tied(players=2):
    """Everybody locks the second row."""
    return nearly_over(0, players).turn(6, 6, *[WHITE_YELLOW] * players)


def over_missed():
    """Player 0 skips most of green; the game ends with a lock all the same."""
    game = closed_red().turn(1, 2, *[WHITE_GREEN] * 2)
    return game.all_mark(YELLOW, range(2, 7)).turn(6, 6, WHITE_YELLOW)


def best_of_all(scores):
    """A bit for each player with the highest score."""
    return sum([1 << player for player in range(len(scores)) if scores[player] == max(scores)])


def matched(game, best_of, *before, **fields):
    """A game of a match that is over, after games with these scores."""
    made = ports(**fields)
    made.store[GAME] = game.file()
    match = Match(made, QWIXX)
    match.begin(best_of, game.history)
    for number, scores in enumerate(before):
        match.add(scores, best_of_all(scores), bytes((number + 1, 0, 0, 0)))
    match.save()
    return Driver(made)


def alone(*before, **fields):
    """The end of a game alone, after others with these scores."""
    made = ports(**fields)
    kept = Scores(made)
    for score in before:
        kept.count(fields.get("names", (WORDS.PLAYER + "1",)), [0], [score], 1, QWIXX, 0)
    kept.save()
    made.store[GAME] = over_won(1).file()
    return Driver(made)


def rolled(game, *faces, **fields):
    """The sheet after a roll of these faces, loaded dice that have left included."""
    return press(resume(game, faces=[face for face in faces if face], **fields), A)


def coloured(game, *faces, first=PASS, second=PASS, **fields):
    """The colour action in a game of two, after both have answered the white sum."""
    driver = rolled(game, *faces, **fields)
    do(driver, first, second)
    receive(driver)
    return driver


def rolling(game, *faces, ticks=0):
    """A roll during which so many more dice than one have come to rest."""
    driver = resume(game, patient=False, faces=faces)
    driver.press(A)
    for _ in range(ticks):
        driver.tick()
    return driver


def on(driver, action):
    """The driver with the cursor on an action."""
    walk_to(driver, action)
    return driver


def no_mark():
    """The notice that nobody else can mark the white sum, which the active player sees before the colour action."""
    game = QwixxBuilder().turn(1, 2, PASS, WHITE_RED).turn(1, 2, WHITE_YELLOW)
    driver = on(rolled(game, 1, 1, 6, 6, 6, 6), PASS)
    driver.patient = False
    return press(driver, A)


def timed(text):
    """A game with thirty seconds for a decision, once a text is on the screen."""
    driver = resume(opened(), patient=False, time=1)
    driver.press(A)
    wait_for(driver, text)
    return driver


def away(game, *events, texts=None):
    """A game with thirty seconds for a decision that is left alone after some buttons, until texts were shown."""
    driver = resume(game, patient=False, time=1, names=LONGEST_NAMES)
    driver.press(*events)
    for text in texts or (WORDS.AWAY.split("\n")[0],):
        wait_for(driver, text)
    return driver


EXPERTS = (0, 4, 4, 4, 4)


def robot(*faces, shows=True, rows=(RED,), **fields):
    """A bot of five at the table while it thinks, or once it shows what it does; the person has marked before."""
    game = QwixxBuilder(5, bots=EXPERTS)
    for row in rows:
        game.all_mark(row, range(2, 7))
    driver = rolled(game, *faces, **fields)
    driver.patient = False
    driver.press(A)
    wait_for(driver, robot_name(WORDS.ROBOTS, EXPERTS[1], 1))
    while shows and driver.wait == 1:
        driver.tick()
    return driver


def review(game, patient=True, **fields):
    """A look back at a game that is over."""
    return looked_back(resume(game, **fields), patient)


def looked_back(driver, patient=True):
    """The same from its end on."""
    press(driver, A, A, DOWN)
    driver.patient = patient
    return press(driver, A)


def uncounted():
    """A game that is over, with no room for the records."""
    driver = resume(over_won())
    driver.ports.full = True
    return end_with(driver, REMATCH)


# What the guided turn asks for, from its first page on.
GUIDED = (A, A, A, A, A, RIGHT, A, A, A, A, A, B, A)


def lesson(steps, *events):
    """The guided turn after so many of its steps, and some buttons more."""
    return menu(DOWN, DOWN, A, UP, UP, A, *GUIDED[:steps], *events)


SCENES = (
    ("records-uncounted", uncounted),
    ("start", start),
    ("start-names", lambda: start(names=LONGEST_NAMES)),
    ("roll-falling", lambda: rolling(QwixxBuilder(), 6, 5, 4, 3, 2, 1, ticks=2)),
    ("roll", lambda: rolling(QwixxBuilder(), 6, 5, 4, 3, 2, 1, ticks=6)),
    ("roll-five", lambda: rolling(closed_red(), 6, 5, 3, 2, 1, ticks=6)),
    ("robot-thinks", lambda: robot(3, 4, 1, 2, 3, 4, shows=False)),
    ("robot-marks", lambda: robot(3, 4, 1, 2, 3, 4)),
    ("robot-marks-large", lambda: robot(3, 4, 1, 2, 3, 4, large=True)),
    ("robot-passes", lambda: robot(1, 3, 1, 2, 3, 4, rows=(RED, YELLOW))),
    ("robot-rolls", lambda: resume(QwixxBuilder(5, bots=EXPERTS).all_mark(RED, (2,)), patient=False)),
    ("hint", lambda: press(rolled(opened(), 3, 4, 1, 2, 3, 4), HOLD_A)),
    ("hint-colour", lambda: press(coloured(opened(), 3, 4, 5, 2, 3, 4), HOLD_A, DOWN, DOWN)),
    ("hint-alone", lambda: press(rolled(opened(0, 1), 3, 4, 1, 2, 3, 4), HOLD_A)),
    ("sheet", lambda: on(rolled(QwixxBuilder(), 3, 4, 1, 2, 3, 4), WHITE_RED)),
    ("sheet-skips", lambda: on(rolled(opened(), 3, 4, 1, 2, 3, 4), WHITE_YELLOW)),
    ("sheet-pass", lambda: on(rolled(opened(), 3, 4, 1, 2, 3, 4), PASS)),
    ("sheet-locks", lambda: on(rolled(opened(), 6, 6, 1, 2, 3, 4), WHITE_RED)),
    ("sheet-ends", lambda: on(rolled(nearly_over(), 6, 6, 0, 2, 3, 4), WHITE_YELLOW)),
    ("sheet-crowded", lambda: on(rolled(crowded(), 3, 4, 0, 2, 3, 4, names=LONGEST_NAMES), WHITE_YELLOW)),
    ("sheet-timer", lambda: timed("0:29")),
    ("colour", lambda: coloured(opened(), 3, 4, 5, 2, 3, 4, first=WHITE_GREEN)),
    ("colour-pass", lambda: on(coloured(opened(), 3, 4, 5, 2, 3, 4, first=WHITE_BLUE), PASS)),
    ("colour-penalty", lambda: on(coloured(opened(), 3, 4, 5, 2, 3, 4), PASS)),
    ("colour-risk", lambda: coloured(QwixxBuilder(), 3, 4, 6, 5, 3, 4)),
    ("colour-last-penalty", lambda: on(coloured(fined(3), 3, 4, 5, 2, 3, 4), PASS)),
    ("colour-must", lambda: coloured(fined(3, FORUM), 3, 4, 5, 2, 3, 4)),
    ("colour-locking", lambda: coloured(opened(FORUM), 6, 6, 6, 2, 3, 4, first=WHITE_RED, second=WHITE_RED)),
    ("colour-closed", lambda: coloured(opened(FAMILY), 6, 6, 6, 2, 3, 4, first=WHITE_RED)),
    ("colour-locks", lambda: on(coloured(opened(), 6, 5, 6, 2, 3, 4, first=WHITE_YELLOW), COLOUR_RED)),
    ("hand-over", lambda: press(rolled(opened(), 3, 4, 1, 2, 3, 4), A)),
    ("hand-over-timer", lambda: away(opened(), A, texts=(WORDS.TIME_UP, "0:15"))),
    ("next-timer", lambda: resume(crowded(), names=LONGEST_NAMES, patient=False, time=1)),
    ("hand-over-many", lambda: press(rolled(opened(0, 5), 3, 4, 1, 2, 3, 4, names=LONGEST_NAMES), A)),
    ("next", lambda: resume(crowded(), names=LONGEST_NAMES)),
    ("look-sheet", lambda: press(rolled(crowded(), 3, 4, 0, 2, 3, 4, names=LONGEST_NAMES), DOWN)),
    ("look-record", lambda: press(resume(crowded(), names=LONGEST_NAMES), UP)),
    ("game-menu", lambda: press(start(), HOLD_B)),
    ("game-menu-back", lambda: press(resume(crowded()), HOLD_B)),
    ("leave", lambda: press(start(), HOLD_B, UP, A)),
    ("no-mark", no_mark),
    ("time-up", lambda: timed(WORDS.TIME_UP)),
    ("away", lambda: away(opened())),
    ("away-back", lambda: away(opened(), A)),
    ("end", lambda: resume(over_won())),
    ("end-robot", lambda: resume(over_won(bots=(1, 4)))),
    ("end-tied", lambda: resume(over_tied(), names=LONGEST_NAMES)),
    ("end-three", lambda: resume(over_tied(3), names=LONGEST_NAMES)),
    ("end-four", lambda: resume(over_tied(4), names=LONGEST_NAMES)),
    ("end-five", lambda: resume(over_tied(5), names=LONGEST_NAMES)),
    ("end-alone-first", alone),
    ("end-alone", lambda: alone(97)),
    ("end-alone-best", lambda: alone(5)),
    ("end-list", lambda: press(resume(over_won()), A, A)),
    ("end-list-alone", lambda: press(alone(), A, A, UP, UP)),
    ("match", lambda: press(matched(over_won(), 3, (70, 60)), A, A)),
    ("match-five", lambda: press(matched(over_tied(5), 7, *[(312, -20, 5, 312, 0)] * 3, names=LONGEST_NAMES), A, A)),
    ("match-list", lambda: press(matched(over_won(), 3, (70, 60)), A, A, A, UP)),
    ("match-won", lambda: press(matched(over_won(), 3, (60, 70)), A, A, A)),
    ("match-shared", lambda: press(matched(over_tied(), 3, (70, 70), (60, 60), names=LONGEST_NAMES), A, A, A)),
    ("result", lambda: press(resume(crowded().turn(3, 4), names=LONGEST_NAMES), A)),
    ("result-alone", lambda: press(resume(over_won(1)), A)),
    ("result-tied", lambda: press(resume(over_tied()), A)),
    ("review-thinks", lambda: review(over_won(), patient=False)),
    ("review", lambda: review(over_won())),
    ("review-five", lambda: review(crowded().turn(3, 4), names=LONGEST_NAMES)),
    ("review-alone", lambda: review(over_won(1))),
    ("review-meaning", lambda: press(review(over_won()), RIGHT)),
    ("review-meaning-alone", lambda: press(review(over_won(1)), RIGHT)),
    ("review-costly", lambda: press(review(over_won()), RIGHT, RIGHT)),
    ("review-missed", lambda: press(review(over_missed()), RIGHT, RIGHT, RIGHT)),
    ("secret", lambda: rolled(opened(), 3, 4, 1, 2, 3, 4, secret=1)),
    ("secret-look", lambda: press(rolled(crowded(), 3, 4, 0, 2, 3, 4, secret=1), DOWN)),
    ("secret-large", lambda: rolled(opened(), 3, 4, 1, 2, 3, 4, secret=1, large=True)),
    ("result-menu", lambda: press(resume(over_won()), HOLD_B)),
    ("lesson-wrong", lambda: lesson(1, UP)),
    ("lesson-wrong-dice", lambda: lesson(2, B)),
    ("lesson-wrong-walk", lambda: lesson(5, A)),
    ("three-hand-over", with_three(lambda: press(rolled(opened(), 3, 4, 1, 2, 3, 4), A))),
    ("three-hint", with_three(lambda: press(rolled(opened(), 3, 4, 1, 2, 3, 4), HOLD_A))),
    ("three-look", with_three(lambda: press(rolled(opened(), 3, 4, 1, 2, 3, 4), DOWN))),
    ("three-costly", with_three(lambda: press(review(over_won()), RIGHT, RIGHT))),
    ("three-walk", with_three(lambda: lesson(5))),
    ("three-wrong-walk", with_three(lambda: lesson(5, A))),
    ("large", lambda: on(rolled(QwixxBuilder(), 3, 4, 1, 2, 3, 4, large=True), WHITE_RED)),
    ("large-middle", lambda: on(rolled(opened(), 5, 6, 1, 2, 3, 4, large=True), WHITE_GREEN)),
    ("large-pass", lambda: on(rolled(opened(), 3, 4, 1, 2, 3, 4, large=True), PASS)),
    ("large-locks", lambda: on(rolled(opened(), 6, 6, 1, 2, 3, 4, large=True), WHITE_RED)),
    ("large-crowded", lambda: on(rolled(crowded(), 3, 4, 0, 2, 3, 4, names=LONGEST_NAMES, large=True), WHITE_YELLOW)),
    ("large-colour", lambda: coloured(opened(), 3, 4, 5, 2, 3, 4, first=WHITE_GREEN, large=True)),
    ("large-penalty", lambda: on(coloured(fined(2), 3, 4, 5, 2, 3, 4, large=True), PASS)),
    ("large-risk", lambda: coloured(QwixxBuilder(), 3, 4, 6, 5, 3, 4, large=True)),
    ("large-pencil", lambda: on(coloured(opened(), 6, 5, 6, 2, 3, 4, first=WHITE_YELLOW, large=True), COLOUR_RED)),
    ("large-look", lambda: press(rolled(crowded(), 3, 4, 0, 2, 3, 4, names=LONGEST_NAMES, large=True), DOWN)),
    ("large-look-last", lambda: press(rolled(opened(), 3, 4, 1, 2, 3, 4, large=True), UP, UP)),
    ("large-look-locked", lambda: press(rolled(closed_red(), 3, 4, 0, 2, 3, 4, large=True), DOWN)),
) + tuple(("lesson-%d" % (step + 1), lambda step=step: lesson(step)) for step in range(len(GUIDED) + 1))
