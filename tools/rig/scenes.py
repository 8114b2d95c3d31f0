"""Every screen of the handheld but for those of Qix, each reached by the buttons from a game set up for it."""

from engine.app.ports import DOWN, HOLD_A, HOLD_B, LEFT, RIGHT, UP, A, B
from engine.app.scores import Records as Results
from engine.app.table import SAVED as GAME
from engine.app.table import robot_name
from engine.qwixx.table import PASS
from engine.record import QIX, QWIXX
from engine.ui.widgets import ask
from firmware import board
from firmware.selftest import SelfTest
from tools.rig.driver import Driver
from tools.rig.games import WORDS, Record, do, ports, receive, resume, start, wait_for, walk_to
from tools.rig.qwixx_positions import COLOUR_RED, WHITE_BLUE, WHITE_GREEN, WHITE_RED, WHITE_YELLOW

CLASSIC, FORUM, FAMILY = 0, 1, 2
RED, YELLOW, GREEN, BLUE = 0, 1, 2, 3
LONGEST_NAMES = ("WWWWWWWW", "MMMMMMMM", "QQQQQQQQ", "GGGGGGGG", "--------")


def press(driver, *events):
    """The driver after some buttons."""
    driver.press(*events)
    return driver


# Outside of a game.


def menu(*events, **fields):
    """The main menu while no game waits."""
    return press(Driver(ports(**fields)), A, *events)


def language(*events):
    """The list of languages, which is all that a handheld shows that was never switched on before."""
    made = ports()
    made.store.clear()
    return press(Driver(made), *events)


def left(*events):
    """The main menu after a game was left."""
    return press(start(), HOLD_B, UP, A, A, *events)


def form(*events, **fields):
    """The form of a new game."""
    return menu(A, *events, **fields)


def powered(percent, *events):
    """A handheld with a battery."""
    made = ports(starter=1)
    made.charge = percent
    return press(Driver(made), *events)


def charged(percent):
    """What is left in the battery, among what the menu tells about the handheld."""
    return powered(percent, A, UP, A)


def asked(text, yes, no=""):
    """A page of the crash screen with its buttons."""
    return Driver(ports(), script=lambda made: ask(made, text, yes, no))


class Tested(SelfTest):
    """A self-test on a handheld as firmware/board.py says, which always finds the same; `down` are buttons that are."""

    def __init__(self, made, down=()):
        self.answers = True
        super().__init__(made, board, lambda key: key in down, self)

    def say(self, *words):
        """Nothing is printed among what the tools and tests print."""

    def probe(self):
        lines = ["Display  answers", "Random   well", "Storage  1234 KB free"]
        return lines + ["Memory   110 KB; piece 90", "Battery  100 %"]


def self_test(*events):
    """The self-test after some buttons."""
    return press(Driver(ports(), script=lambda made: Tested(made).run()), *events)


def let_go(stuck):
    """While A is held from power-on, or once it proves to be stuck."""
    driver = Driver(ports(), False, lambda made: Tested(made, (A,)).run())
    for _ in range(50 if stuck else 0):
        driver.tick()
    return driver


class Three(Tested):
    """One on a handheld with three buttons."""

    def __init__(self, made):
        super().__init__(made)
        self._names = ("NEXT", "A", "B")
        self._first = RIGHT - 1


LOOKED = (A, A, A, A, A, A)  # from the start of the self-test to its buttons
PRESSED = (UP, DOWN, LEFT, RIGHT, B)


def pressing(*events, test=Tested):
    """The buttons of the self-test, some of them pressed."""
    driver = Driver(ports(), False, lambda made: test(made).run())
    driver.send(A, 0)
    driver.tick()
    for event in LOOKED[1:] + events:
        driver.send(event, 0)
    return driver


def buttons_of_three(game):
    """The page of the buttons on a handheld with three."""
    made = ports()
    made.buttons = 3
    driver = press(Driver(made), A, DOWN, DOWN, A, *[DOWN] * game, A)
    while WORDS.THREE_BUTTONS[game].split("\n")[1] not in driver.text():
        driver.press(RIGHT)
    return driver


def how_to_play(game, page):
    return menu(DOWN, DOWN, A, *[DOWN] * game, A, *[RIGHT] * page)


# What the guided turn asks for, from its first page on.
GUIDED = (A, A, A, A, A, RIGHT, A, A, A, A, A, B, A)


def lesson(steps, *events):
    """The guided turn after so many of its steps, and some buttons more."""
    return menu(DOWN, DOWN, A, UP, A, *GUIDED[:steps], *events)


def dice_only(*events, faces=()):
    return press(Driver(ports(faces=faces)), A, DOWN, A, *events)


def dice_falling():
    driver = dice_only(faces=(1, 2, 3, 4, 5, 6))
    driver.patient = False
    driver.press(A)
    driver.tick()
    driver.tick()
    return driver


def stuck():
    driver = start()
    driver.ports.random_bytes.stuck = b""
    return press(driver, A)


def unsafe():
    made = ports()
    made.full = True
    return press(Driver(made), A, A, A)


def refused():
    made = ports()
    made.store[GAME] = Record().file()[:-1]
    return Driver(made)


def settings_refused():
    made = ports(players=3)
    made.store["settings"] = made.store["settings"][:-1]
    return Driver(made)


def unsaved():
    made = ports()
    made.full = True
    return press(Driver(made), A, UP, UP, UP, A, B)


# Records.


def results(record, names):
    """Counts games of five, of whom the first has played by all rules, and of robots."""
    for number in range(17):
        scores = [60 + 7 * number % 45, 40 + 11 * number % 60, 81, 12 * number, -20]
        record.count(names, [0] * 5, scores, 1 << scores.index(max(scores)), QWIXX, CLASSIC)
    record.count(names, [0, 3], [97, 44], 1, QWIXX, FORUM)
    for number in range(3):
        record.count(names, [0, 3], [604 - 250 * number, 300], 2 if number == 2 else 1, QIX, 0)
    record.count(names, [0], [312], 1, QWIXX, FAMILY)
    return record


def records(*events, names=LONGEST_NAMES, full=False):
    """The records, after some buttons."""
    made = ports()
    kept = Results(made)
    results(kept, names)
    kept.save()
    made.full = full
    return press(Driver(made), A, UP, UP, A, *events)


def records_refused():
    made = ports()
    made.store["records"] = b"PDR\1"
    return press(Driver(made), A, UP, UP, A)


def uncounted():
    """A game that is over, with no room for the records."""
    driver = resume(over_won())
    driver.ports.full = True
    return press(driver, A)


# Games at some point.


def opened(preset=0, players=2, rounds=5):
    """Everybody has crossed off so many numbers of red from the left; player `rounds % players` is to roll."""
    return Record(players, preset).all_mark(RED, range(2, 2 + rounds))


def closed_red(preset=0, players=2):
    """Everybody has locked red."""
    return opened(preset, players).all_mark(RED, (12,))


def nearly_over(preset=0, players=2):
    """Red is locked, and everybody can lock yellow."""
    return closed_red(preset, players).all_mark(YELLOW, range(2, 7))


def fined(times, preset=0):
    """Player 0 of two has some penalties, and is to roll."""
    record = Record(2, preset)
    for i in range(times):
        record.turn(3, 4).turn(1, 1 + i, WHITE_RED)
    return record


def crowded():
    """Five players after nineteen turns: three-digit scores, three penalties, and the last player is to roll."""
    record = Record(5)
    for turn in range(19):
        row, value = (RED, turn + 2) if turn < 11 else (YELLOW, turn - 9)
        active = turn % 5
        actions = [PASS] * 5
        for player in range(4):
            if player < 3 or turn % 2:
                actions[(player - active) % 5] = WHITE_RED + row
        first = max(1, value - 6)
        record.turn(first, value - first, *actions)
    return record


def over_won(players=2):
    """Player 1 locks the second row alone."""
    return nearly_over(0, players).turn(6, 6, WHITE_YELLOW)


def over_tied():
    return nearly_over().turn(6, 6, WHITE_YELLOW, WHITE_YELLOW)


# In a game.


def rolled(record, *faces, **fields):
    """The sheet after a roll of these faces, loaded dice that have left included."""
    return press(resume(record, faces=[face for face in faces if face], **fields), A)


def coloured(record, *faces, first=PASS, second=PASS, **fields):
    """The colour action in a game of two, after both have answered the white sum."""
    driver = rolled(record, *faces, **fields)
    do(driver, first, second)
    receive(driver)
    return driver


def rolling(record, *faces, ticks=0):
    """A roll during which so many more dice than one have come to rest."""
    driver = resume(record, patient=False, faces=faces)
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
    record = Record().turn(1, 2, PASS, WHITE_RED).turn(1, 2, WHITE_YELLOW)
    driver = on(rolled(record, 1, 1, 6, 6, 6, 6), PASS)
    driver.patient = False
    return press(driver, A)


def timed(text):
    """A game with thirty seconds for a decision, once a text is on the screen."""
    driver = resume(opened(), patient=False, time=1)
    driver.press(A)
    wait_for(driver, text)
    return driver


EXPERTS = (0, 4, 4, 4, 4)


def robot(*faces, shows=True, rows=(RED,), **fields):
    """A bot of five at the table while it thinks, or once it shows what it does; the person has marked before."""
    record = Record(5, bots=EXPERTS)
    for row in rows:
        record.all_mark(row, range(2, 7))
    driver = rolled(record, *faces, **fields)
    driver.patient = False
    driver.press(A)
    wait_for(driver, robot_name(WORDS.ROBOTS, EXPERTS[1], 1))
    while shows and driver.wait == 1:
        driver.tick()
    return driver


def review(record, patient=True, **fields):
    """A look back at a game that is over."""
    driver = resume(record, **fields)
    driver.patient = patient
    return press(driver, RIGHT)


SCENES = (
    ("language", language),
    ("language-last", lambda: language(UP)),
    ("title", lambda: Driver(ports())),
    ("menu", menu),
    ("menu-game", left),
    ("menu-end", lambda: left(UP)),
    ("overwrite", lambda: left(DOWN, A)),
    ("form", form),
    ("form-game", lambda: form(DOWN)),
    ("form-qix", lambda: form(DOWN, RIGHT, DOWN, LEFT, DOWN, DOWN, RIGHT, RIGHT)),
    ("form-players", lambda: form(DOWN, DOWN, LEFT, LEFT)),
    ("form-name", lambda: form(DOWN, DOWN, DOWN, names=LONGEST_NAMES)),
    ("form-first", lambda: form(UP, UP, RIGHT, names=LONGEST_NAMES, players=5)),
    ("form-classic", lambda: form(UP)),
    ("form-forum", lambda: form(UP, RIGHT)),
    ("form-family", lambda: form(UP, LEFT)),
    ("name", lambda: form(DOWN, DOWN, DOWN, A)),
    ("name-letter", lambda: form(DOWN, DOWN, DOWN, A, B, B, RIGHT)),
    ("name-full", lambda: form(DOWN, DOWN, DOWN, A, names=LONGEST_NAMES)),
    ("name-empty", lambda: form(DOWN, DOWN, DOWN, A, *[B] * len(WORDS.PLAYER + "1"))),
    ("settings", lambda: menu(UP, UP, UP, A)),
    ("settings-light", lambda: menu(UP, UP, UP, A, *[DOWN] * 7)),
    ("settings-end", lambda: menu(UP, UP, UP, A, DOWN, LEFT, UP, UP, RIGHT)),
    ("settings-language", lambda: menu(UP, UP, UP, A, A)),
    ("records-empty", lambda: menu(UP, UP, A)),
    ("records", records),
    ("records-robots", lambda: records(UP, UP)),
    ("records-all", lambda: records(UP)),
    ("records-person", lambda: records(A, RIGHT, RIGHT, names=("ANNA", "BEN", "CARLA", "DAVID", "EVA"))),
    ("records-once", lambda: records(A)),
    ("records-qix", lambda: records(A, RIGHT)),
    ("records-lowest", lambda: records(UP, UP, UP, A)),
    ("records-robot", lambda: records(UP, UP, A)),
    ("records-erase", lambda: records(A, A)),
    ("records-erase-robot", lambda: records(UP, UP, A, A)),
    ("records-erase-all", lambda: records(UP, A)),
    ("records-unsaved", lambda: records(UP, A, A, full=True)),
    ("records-refused", records_refused),
    ("records-uncounted", uncounted),
    ("help-three-qwixx", lambda: buttons_of_three(0)),
    ("help-three-qix", lambda: buttons_of_three(1)),
    ("help", lambda: menu(DOWN, DOWN, A)),
    ("help-try", lambda: menu(DOWN, DOWN, A, UP)),
    ("about", lambda: menu(UP, A)),
    ("about-battery", lambda: charged(100)),
    ("title-battery", lambda: powered(55)),
    ("menu-battery", lambda: powered(55, A)),
    ("menu-low", lambda: powered(3, A)),
    ("battery-low", lambda: powered(10, A, A, A)),
    ("dice", dice_only),
    ("dice-falling", dice_falling),
    ("dice-rolled", lambda: dice_only(A, faces=(6, 5, 4, 3, 2, 1))),
    ("dice-out", lambda: dice_only(A, RIGHT, DOWN, faces=(6, 5, 4, 3, 2, 1))),
    ("stuck", stuck),
    ("crash", lambda: asked(WORDS.CRASH[0] % (WORDS.FAULTS[2], "P app/menu.py:120"), WORDS.FAULT_KEYS[0])),
    ("crash-again", lambda: asked(WORDS.CRASH[1], *WORDS.FAULT_KEYS[1:])),
    ("crash-away", lambda: asked(WORDS.CRASH[2] % "saves/game.dat.1.bad", WORDS.FAULT_KEYS[0])),
    ("crash-full", lambda: asked(WORDS.CRASH[3], WORDS.FAULT_KEYS[0])),
    ("battery", lambda: asked(WORDS.EMPTY, "")),
    ("test-let-go", lambda: let_go(False)),
    ("test-a-stuck", lambda: let_go(True)),
    ("test", self_test),
    ("test-display", lambda: self_test(A)),
    ("test-checkers", lambda: self_test(A, A, A, A)),
    ("test-buttons", lambda: pressing(UP, A)),
    ("test-three", lambda: pressing(RIGHT, test=Three)),
    ("test-buzzer", lambda: pressing(*PRESSED, A)),
    ("test-summary", lambda: pressing(*PRESSED, A, A)),
    ("test-well", lambda: pressing(*PRESSED, A, A, A)),
    ("test-no-contact", lambda: self_test(*LOOKED, A, A)),
    ("unsafe", unsafe),
    ("refused", refused),
    ("settings-refused", settings_refused),
    ("unsaved", unsaved),
    ("start", start),
    ("start-names", lambda: start(names=LONGEST_NAMES)),
    ("roll-falling", lambda: rolling(Record(), 6, 5, 4, 3, 2, 1, ticks=2)),
    ("roll", lambda: rolling(Record(), 6, 5, 4, 3, 2, 1, ticks=6)),
    ("roll-five", lambda: rolling(closed_red(), 6, 5, 3, 2, 1, ticks=6)),
    ("form-robots", lambda: form(*[DOWN] * 4, LEFT)),
    ("form-robot-first", lambda: form(*[DOWN] * 4, LEFT, DOWN, RIGHT, RIGHT)),
    ("robot-thinks", lambda: robot(3, 4, 1, 2, 3, 4, shows=False)),
    ("robot-marks", lambda: robot(3, 4, 1, 2, 3, 4)),
    ("robot-marks-large", lambda: robot(3, 4, 1, 2, 3, 4, large=True)),
    ("robot-passes", lambda: robot(1, 3, 1, 2, 3, 4, rows=(RED, YELLOW))),
    ("robot-rolls", lambda: resume(Record(5, bots=EXPERTS).all_mark(RED, (2,)), patient=False)),
    ("hint", lambda: press(rolled(opened(), 3, 4, 1, 2, 3, 4), HOLD_A)),
    ("hint-colour", lambda: press(coloured(opened(), 3, 4, 5, 2, 3, 4), HOLD_A, DOWN, DOWN)),
    ("hint-alone", lambda: press(rolled(opened(0, 1), 3, 4, 1, 2, 3, 4), HOLD_A)),
    ("sheet", lambda: rolled(Record(), 3, 4, 1, 2, 3, 4)),
    ("sheet-skips", lambda: on(rolled(opened(), 3, 4, 1, 2, 3, 4), WHITE_YELLOW)),
    ("sheet-pass", lambda: on(rolled(opened(), 3, 4, 1, 2, 3, 4), PASS)),
    ("sheet-locks", lambda: on(rolled(opened(), 6, 6, 1, 2, 3, 4), WHITE_RED)),
    ("sheet-ends", lambda: on(rolled(nearly_over(), 6, 6, 0, 2, 3, 4), WHITE_YELLOW)),
    ("sheet-crowded", lambda: rolled(crowded(), 3, 4, 0, 2, 3, 4, names=LONGEST_NAMES)),
    ("sheet-timer", lambda: timed("0:29")),
    ("colour", lambda: coloured(opened(), 3, 4, 5, 2, 3, 4, first=WHITE_GREEN)),
    ("colour-pass", lambda: on(coloured(opened(), 3, 4, 5, 2, 3, 4, first=WHITE_BLUE), PASS)),
    ("colour-penalty", lambda: on(coloured(opened(), 3, 4, 5, 2, 3, 4), PASS)),
    ("colour-last-penalty", lambda: on(coloured(fined(3), 3, 4, 5, 2, 3, 4), PASS)),
    ("colour-must", lambda: coloured(fined(3, FORUM), 3, 4, 5, 2, 3, 4)),
    ("colour-locking", lambda: coloured(opened(FORUM), 6, 6, 6, 2, 3, 4, first=WHITE_RED, second=WHITE_RED)),
    ("colour-closed", lambda: coloured(opened(FAMILY), 6, 6, 6, 2, 3, 4, first=WHITE_RED)),
    ("colour-locks", lambda: on(coloured(opened(), 6, 5, 6, 2, 3, 4, first=WHITE_YELLOW), COLOUR_RED)),
    ("hand-over", lambda: press(rolled(opened(), 3, 4, 1, 2, 3, 4), A)),
    ("next", lambda: resume(crowded(), names=LONGEST_NAMES)),
    ("look-sheet", lambda: press(rolled(crowded(), 3, 4, 0, 2, 3, 4, names=LONGEST_NAMES), DOWN)),
    ("look-record", lambda: press(resume(crowded(), names=LONGEST_NAMES), UP)),
    ("game-menu", lambda: press(start(), HOLD_B)),
    ("game-menu-back", lambda: press(resume(crowded()), HOLD_B)),
    ("leave", lambda: press(start(), HOLD_B, UP, A)),
    ("no-mark", no_mark),
    ("time-up", lambda: timed(WORDS.TIME_UP)),
    ("result", lambda: resume(crowded().turn(3, 4), names=LONGEST_NAMES)),
    ("result-alone", lambda: resume(over_won(1))),
    ("result-tied", lambda: resume(over_tied())),
    ("review-thinks", lambda: review(over_won(), patient=False)),
    ("review", lambda: review(over_won())),
    ("review-five", lambda: review(crowded().turn(3, 4), names=LONGEST_NAMES)),
    ("review-alone", lambda: review(over_won(1))),
    ("review-costly", lambda: press(review(over_won()), RIGHT)),
    ("result-menu", lambda: press(resume(over_won()), HOLD_B)),
) + tuple(
    ("help-%s-%d" % (name.lower(), page + 1), lambda game=game, page=page: how_to_play(game, page))
    for game, name in enumerate(WORDS.GAMES)
    for page in range(len(WORDS.HELP[game]))
)

SCENES += tuple(("lesson-%d" % (step + 1), lambda step=step: lesson(step)) for step in range(len(GUIDED) + 1))
SCENES += (
    ("lesson-wrong", lambda: lesson(1, UP)),
    ("lesson-wrong-dice", lambda: lesson(2, B)),
    ("lesson-wrong-walk", lambda: lesson(5, A)),
    ("large", lambda: rolled(Record(), 3, 4, 1, 2, 3, 4, large=True)),
    ("large-middle", lambda: on(rolled(opened(), 5, 6, 1, 2, 3, 4, large=True), WHITE_GREEN)),
    ("large-pass", lambda: on(rolled(opened(), 3, 4, 1, 2, 3, 4, large=True), PASS)),
    ("large-locks", lambda: on(rolled(opened(), 6, 6, 1, 2, 3, 4, large=True), WHITE_RED)),
    ("large-crowded", lambda: rolled(crowded(), 3, 4, 0, 2, 3, 4, names=LONGEST_NAMES, large=True)),
    ("large-colour", lambda: coloured(opened(), 3, 4, 5, 2, 3, 4, first=WHITE_GREEN, large=True)),
    ("large-penalty", lambda: on(coloured(fined(2), 3, 4, 5, 2, 3, 4, large=True), PASS)),
    ("large-pencil", lambda: on(coloured(opened(), 6, 5, 6, 2, 3, 4, first=WHITE_YELLOW, large=True), COLOUR_RED)),
    ("large-look", lambda: press(rolled(crowded(), 3, 4, 0, 2, 3, 4, names=LONGEST_NAMES, large=True), DOWN)),
    ("large-look-last", lambda: press(rolled(opened(), 3, 4, 1, 2, 3, 4, large=True), UP, UP)),
    ("large-look-locked", lambda: press(rolled(closed_red(), 3, 4, 0, 2, 3, 4, large=True), DOWN)),
)
