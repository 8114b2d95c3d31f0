"""Handhelds set up for a test: in a language, with settings, loaded dice and a saved game, and what they say."""

from engine.app.options import BLANK, CODES, DIM, LANGUAGE, LARGE, NO_MARK, PACE, PRESET, SOUND, SWAPPED, TIME, TURNED
from engine.app.ports import A
from engine.app.settings import SAVED as SETTINGS
from engine.app.settings import Settings
from engine.games import SAVES
from engine.record import GAME_AT
from tools.rig.driver import Driver, FakePorts
from tools.rig.screen import Screen
from tools.rig.seeded import Seeded

# What a game of Qwixx is saved under, and one of Qix.
GAME, QIX_GAME = SAVES[:2]
LONGEST_NAMES = ("WWWWWWWW", "MMMMMMMM", "QQQQQQQQ", "GGGGGGGG", "--------")


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


def english():
    """The settings file of a handheld on which nothing but the language was chosen."""
    made = FakePorts()
    Settings(made).save()
    return made.store[SETTINGS]


def ports(seed=1, faces=(), **fields):
    """Ports with a canvas that can be read, loaded dice and some settings."""
    made = FakePorts(seed, Screen())
    made.random_bytes = Loaded(faces, seed)
    configure(made, **fields)
    return made


def resume(game, patient=True, **fields):
    """A handheld switched on with a game that a builder has made; see `ports` for the rest."""
    made = ports(**fields)
    saved = game.file()
    made.store[SAVES[saved[GAME_AT]]] = saved
    return Driver(made, patient)


def start(faces=(), players=2, patient=True, **fields):
    """A handheld on which a new game was just started, so that the first player, by default player 0, is to roll."""
    fields["starter"] = fields.get("starter", 1)
    driver = Driver(ports(faces=faces, players=players, **fields))
    driver.press(A, A, A)  # the title, the menu's New game, the form's Start
    driver.patient = patient
    return driver


def press(driver, *events):
    """The driver after some buttons."""
    driver.press(*events)
    return driver


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
