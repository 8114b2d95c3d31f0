"""Games of Qwixx set up for a test: saved at a wanted point, with loaded dice, and played by the buttons."""

from engine.app.ports import RIGHT, A
from engine.app.settings import (
    BLANK,
    CODES,
    DIM,
    LANGUAGE,
    LARGE,
    NO_MARK,
    PACE,
    PRESET,
    SOUND,
    SWAPPED,
    TIME,
    TURNED,
    Settings,
)
from engine.app.table import SAVED as GAME
from engine.history import History
from engine.qwixx.manifest import LONGEST, QWIXX
from engine.qwixx.sheet import number
from engine.qwixx.state import PASS, ROLL
from engine.seats import with_kind
from tools.rig.driver import Driver, FakePorts
from tools.rig.qwixx_positions import outcome
from tools.rig.screen import Screen
from tools.rig.seeded import Seeded

# What each game says of itself, by its number.
BY_GAME = {"GAMES": "NAME", "GAME_NOTES": "NOTE", "HELP": "HELP", "THREE_BUTTONS": "THREE_BUTTONS"}


class Speech:
    """Every word and page of the language that is spoken, but what only Qix says; for that ask `module`."""

    def __init__(self):
        self.speak("en")

    def speak(self, language):
        """Have handhelds that are made from now on speak a language."""
        self.module = __import__("engine.ui.words." + language, None, None, (language,))

    def __getattr__(self, name):
        if name in BY_GAME:
            return tuple(getattr(about, BY_GAME[name]) for about in (self.module.QwixxAbout, self.module.QixAbout))
        for words in (self.module.QwixxWords, self.module.MenuWords, self.module.QwixxAbout, self.module):
            if hasattr(words, name):
                return getattr(words, name)
        raise AttributeError(name)


WORDS = Speech()


class Loaded:
    """A source of random bytes from which dice first roll the given faces, then those of a seed.

    stuck: what a test may set to be given out for every byte, for ever.
    """

    def __init__(self, faces, seed=1):
        self._faces = list(faces)
        self._salt = 0
        self._gap = False
        self._rest = Seeded(seed)
        self.stuck = None

    def load(self, *faces):
        """Add faces that come next."""
        self._faces.extend(faces)

    def __call__(self, n):
        if self.stuck is not None:
            return self.stuck * n
        if not self._faces:
            return self._rest(n)
        self._gap = not self._gap
        if self._gap:
            return b"\xff"  # no face: dice reject it, or only compare with it
        self._salt = (self._salt + 1) % 42  # the same byte again and again would be a stuck source
        return bytes(((self._faces.pop(0) - 1) * 42 + self._salt,))


class Record:
    """A game played move by move to the point that a test is about."""

    def __init__(self, players=2, preset=0, first=0, bots=()):
        """bots: for each player 1 + the level of the bot at that seat, or 0."""
        seats = 0
        for player, bot in enumerate(bots):
            seats = with_kind(seats, player, bot)
        self.history = History(LONGEST)
        self.state = self.history.start(QWIXX, players, preset, first, seats)

    def roll(self, *faces):
        """Roll two white dice, and the colour dice, which are ones if not given and 0 if they have left."""
        return self.play(outcome(*(faces + (1, 1, 1, 1))[:6]))

    def play(self, *values):
        """Play actions, or outcomes of rolls."""
        for value in values:
            self.state.apply_action(value)
            self.history.append(value)
        return self

    def turn(self, first, second, *actions):
        """Roll the white dice and play the first actions of the turn; passes fill the turn up."""
        self.roll(first, second, *(0 if self.state.closed() >> row & 1 else 1 for row in range(4)))
        self.play(*actions)
        while not self.state.is_terminal() and self.state.phase() != ROLL:
            self.play(PASS)
        return self

    def all_mark(self, row, numbers):
        """A turn for each number in which everybody marks it in a row by the white dice."""
        for value in numbers:
            first = max(1, value - 6)
            self.turn(first, value - first, *[1 + row] * self.state.players)
        return self

    def file(self):
        """The saved game."""
        return bytes(self.history.to_bytes())


# What the options are called here.
OPTION_FIELDS = {
    "time": TIME,
    "no_mark": NO_MARK,
    "pace": PACE,
    "preset": PRESET,
    "large": LARGE,
    "sound": SOUND,
    "turned": TURNED,
    "swapped": SWAPPED,
    "dim": DIM,
    "blank": BLANK,
}


def configure(ports, **fields):
    """Save settings in the language that is spoken, which differ from the defaults in these fields and options."""
    settings = Settings(ports)
    settings.options[LANGUAGE] = CODES.index(WORDS.language)
    settings.names = [WORDS.PLAYER + str(i + 1) for i in range(len(settings.names))]
    for name, value in fields.items():
        if name in OPTION_FIELDS:
            settings.options[OPTION_FIELDS[name]] = value
        else:
            setattr(settings, name, value)
    settings.save()


def ports(seed=1, faces=(), **fields):
    """Ports with a canvas that can be read, loaded dice and some settings."""
    made = FakePorts(seed, Screen())
    made.random_bytes = Loaded(faces, seed)
    configure(made, **fields)
    return made


def resume(record, patient=True, **fields):
    """A handheld switched on with a saved game; see `ports` for the rest."""
    made = ports(**fields)
    made.store[GAME] = record.file()
    return Driver(made, patient)


def start(faces=(), players=2, patient=True, **fields):
    """A handheld on which a new game was just started, so that the first player, by default player 0, is to roll."""
    fields["starter"] = fields.get("starter", 1)
    driver = Driver(ports(faces=faces, players=players, **fields))
    driver.press(A, A, A)  # the title, the menu's New game, the form's Start
    driver.patient = patient
    return driver


def mark_text(state, action):
    """How the effect line begins for a mark."""
    row = state.row_of(action)
    form = WORDS.EFFECT.split("+")[0]
    return form.replace("%0", WORDS.COLOURS[row]).replace("%1", str(number(row, state.position_of(action))))


def stands_on(driver, action):
    """Whether the cursor of a sheet stands on an action."""
    text = driver.text()
    if action == PASS:
        return any(effect in text for effect in WORDS.PASSES)
    return action in driver.state.legal_actions() and mark_text(driver.state, action) in text


def walk_to(driver, action, step=RIGHT):
    """Move the cursor of a sheet to an action."""
    for _ in range(13):
        if stands_on(driver, action):
            return
        driver.press(step)
    raise AssertionError("the cursor never came to action %d:\n%s" % (action, driver.text()))


def do(driver, *actions):
    """Take actions on the sheets of those whose turn it is, and receive the device where it is handed over."""
    for action in actions:
        receive(driver)
        walk_to(driver, action)
        driver.press(A)


def says(driver, form, *values):
    """Whether the screen has a form of words with these values in its holes; without values only its end is sought."""
    if not values:
        return form[form.rfind("%") + 2 if "%" in form else 0 :] in driver.text()
    for i in range(len(values)):
        form = form.replace("%%%d" % i, str(values[i]))
    return form in driver.text()


def receive(driver):
    """Press ready where the device is handed over; whether it was."""
    handed = says(driver, WORDS.HAND_TO)
    if handed:
        driver.press(A)
    return handed


def wait_for(driver, text):
    """Let the time run until a text is on the screen."""
    for _ in range(1000):
        if text in driver.text():
            return
        assert driver.wait, "the app waits for a press and shows\n" + driver.text()
        driver.tick()
    raise AssertionError("%s never came to be shown, but\n%s" % (text, driver.text()))
