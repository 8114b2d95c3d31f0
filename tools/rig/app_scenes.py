"""Every screen outside of a game, each reached by the buttons."""

from engine.app.options import CODES
from engine.app.ports import DOWN, HOLD_B, LEFT, RIGHT, UP, A, B, Ports
from engine.app.scores import Scores as Results
from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from engine.qwixx.moves import PASS
from engine.ui.widgets import ask
from firmware import board
from firmware.selftest import SelfTest
from tools.rig.driver import Driver
from tools.rig.handhelds import GAME, LONGEST_NAMES, WORDS, ports, press, resume, start
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_positions import CLASSIC, FAMILY, FORUM


def menu(*events, **fields):
    """The main menu while no game waits."""
    return press(Driver(ports(**fields)), A, *events)


def language(*events):
    """The list of languages, which is all that a handheld shows that was never switched on before."""
    made = ports()
    made.store.clear()
    return press(Driver(made), *events)


def first(*events):
    """What comes behind the list of languages at the first start."""
    return language(*[DOWN] * CODES.index(WORDS.language), A, *events)


def left(*events):
    """The main menu after a game was left."""
    return press(start(), HOLD_B, UP, A, A, *events)


def both(*events):
    """The main menu while a game of Qwixx waits and one of Qix, which was played last."""
    return left(DOWN, A, DOWN, RIGHT, UP, A, HOLD_B, UP, A, A, *events)


def paused(*events):
    """The menu of a running game in which something can be taken back."""
    return press(resume(QwixxBuilder().roll(3, 4).play(PASS)), HOLD_B, *events)


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
        self._caps = "   NAB"
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


def with_three(scene):
    """A scene on a handheld with three buttons."""

    def made():
        before = Ports.buttons
        Ports.buttons = 3
        try:
            driver = scene()
        finally:
            Ports.buttons = before
        driver.ports.buttons = 3
        return driver

    return made


def how_to_play(game, page):
    return menu(DOWN, DOWN, A, *[DOWN] * game, A, *[RIGHT] * page)


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
    made.store[GAME] = QwixxBuilder().file()[:-1]
    return Driver(made)


def settings_refused():
    made = ports(players=3)
    made.store["settings"] = made.store["settings"][:-1]
    return Driver(made)


def unsaved():
    made = ports()
    made.full = True
    return press(Driver(made), A, UP, UP, UP, A, DOWN, RIGHT, B)


# Scores.


def results(kept, names):
    """Counts games of five, of whom the first has played by all rules, and of robots."""
    for number in range(17):
        scores = [60 + 7 * number % 45, 40 + 11 * number % 60, 81, 12 * number, -20]
        kept.count(names, [0] * 5, scores, 1 << scores.index(max(scores)), QWIXX, CLASSIC)
    kept.count(names, [0, 3], [97, 44], 1, QWIXX, FORUM)
    for number in range(3):
        kept.count(names, [0, 3], [604 - 250 * number, 300], 2 if number == 2 else 1, QIX, 0)
    kept.count(names, [0], [312], 1, QWIXX, FAMILY)
    return kept


def cups():
    """The page of a player who has won a match, and shared another."""
    made = ports()
    kept = Results(made)
    for winners in (1, 2, 1, 3):
        kept.count(("ANNA", "BEN"), [0, 0], [70, 60], winners, QWIXX, CLASSIC, winners if winners & 1 else 0)
    kept.save()
    return press(Driver(made), A, UP, UP, A, A)


def records(*events, names=LONGEST_NAMES, full=False):
    """The records, after some buttons."""
    made = ports()
    kept = Results(made)
    results(kept, names)
    kept.save()
    made.full = full
    return press(Driver(made), A, UP, UP, A, *events)


def offered(*events, names=LONGEST_NAMES):
    """The names of the records, which are offered for the first player of a new game."""
    made = ports()
    results(Results(made), names).save()
    return press(Driver(made), A, A, DOWN, DOWN, DOWN, A, *events)


def records_refused():
    made = ports()
    made.store["records"] = b"PDR\1"
    return press(Driver(made), A, UP, UP, A)


SCENES = (
    ("language", language),
    ("language-last", lambda: language(UP)),
    ("first-digits", first),
    ("first-digits-large", lambda: first(RIGHT)),
    ("first-lesson", lambda: first(A)),
    ("first-lesson-later", lambda: first(A, UP)),
    ("title", lambda: Driver(ports())),
    ("menu", menu),
    ("menu-game", left),
    ("menu-games", both),
    ("menu-end", lambda: left(UP)),
    ("overwrite", lambda: left(DOWN, A, A)),
    ("overwrite-qix", lambda: both(DOWN, DOWN, A, A)),
    ("paused", paused),
    ("paused-leave", lambda: paused(UP)),
    ("paused-settings", lambda: paused(DOWN, DOWN, DOWN, A, UP)),
    ("form", form),
    ("form-game", lambda: form(DOWN)),
    ("form-qix", lambda: form(DOWN, RIGHT, DOWN, DOWN, RIGHT, RIGHT)),
    ("form-players", lambda: form(DOWN, DOWN, LEFT, LEFT)),
    ("form-name", lambda: form(DOWN, DOWN, DOWN, names=LONGEST_NAMES)),
    ("form-first", lambda: form(UP, UP, UP, RIGHT, names=LONGEST_NAMES, players=5)),
    ("form-classic", lambda: form(UP, UP)),
    ("form-forum", lambda: form(UP, UP, RIGHT)),
    ("form-family", lambda: form(UP, UP, LEFT)),
    ("form-match", lambda: form(UP, LEFT)),
    ("form-same", lambda: form(A, names=("WWWWWWWW", "WWWWWWWW", "A", "B", "C"))),
    ("form-robots", lambda: form(*[DOWN] * 4, LEFT)),
    ("form-robot-first", lambda: form(*[DOWN] * 4, LEFT, DOWN, RIGHT, RIGHT)),
    ("names", offered),
    ("names-new", lambda: offered(UP)),
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
    ("records-cups", cups),
    ("records-once", lambda: records(A)),
    ("records-qix", lambda: records(A, RIGHT)),
    ("records-lowest", lambda: records(UP, UP, UP, A)),
    ("records-robot", lambda: records(UP, UP, A)),
    ("records-delete", lambda: records(UP, A)),
    ("records-delete-all", lambda: records(UP, A, UP)),
    ("records-erase", lambda: records(UP, A, A)),
    ("records-erase-robot", lambda: records(UP, A, UP, UP, A)),
    ("records-erase-all", lambda: records(UP, A, UP, A)),
    ("records-unsaved", lambda: records(UP, A, UP, A, A, full=True)),
    ("records-refused", records_refused),
    ("help-three-qwixx", lambda: buttons_of_three(0)),
    ("help-three-qix", lambda: buttons_of_three(1)),
    ("three-form", with_three(lambda: form(DOWN, DOWN, LEFT, LEFT))),
    ("three-person", with_three(lambda: form(DOWN, DOWN, DOWN))),
    ("three-robot", with_three(lambda: form(*[DOWN] * 4, LEFT))),
    ("three-digits", with_three(first)),
    ("three-dice", with_three(dice_only)),
    ("three-records", with_three(lambda: records(A, RIGHT, RIGHT, names=("ANNA", "BEN", "CARLA", "DAVID", "EVA")))),
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
    ("dice-before", lambda: dice_only(RIGHT, DOWN, A, A, faces=(6, 5, 4, 2, 1, 1, 2, 3, 4, 5))),
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
) + tuple(
    ("help-%s-%d" % (name.lower(), page + 1), lambda game=game, page=page: how_to_play(game, page))
    for game, name in enumerate(WORDS.GAMES)
    for page in range(len(WORDS.HELP[game]))
)
