"""Measures the heap of games of five and of games of Qix, and the time that drawing takes, on MicroPython.

`micropython -m tools.emulator.heap TURNS`, started in a folder with the tree of the flash and this module as
`tools.build.image` compiles it: what is measured is compiled as on a device. Prints a name and a number for each
figure; the heap is without what this module takes itself.
"""

import gc
import sys
import time

_WARM_UP = 100  # turns
_FRAMES = 300
_LEAST = 256  # bytes; any module that was kept takes more, names that became known take less
_PRESSES = 40


class Console:
    """The ports of a handheld for five that forgets its games; `turns` counts the rolls, `games` the ends."""

    build = ""
    waited = gestures = 0
    buttons = 6

    def __init__(self):
        from engine.app.settings import Settings
        from engine.ui import tunes
        from engine.ui.canvas import Canvas
        from tools.rig.seeded import Seeded

        self.canvas = Canvas(bytearray(1024))
        self.random_bytes = Seeded(1)
        self.turns = self.games = 0
        self._roll, self._win = tunes.ROLL, tunes.WIN
        self._settings = None
        settings = Settings(self)
        settings.players = 5
        settings.save()

    def battery(self):
        """There is none."""
        return -1

    def load(self, name):
        """Only settings are kept."""
        return self._settings if name == "settings" else None

    def save(self, name, data):
        """A game needs no room, as on a device, where it goes to the flash."""
        if name == "settings":
            self._settings = bytes(data)
        return True

    def remove(self, name):
        """Nothing was kept."""

    def obey(self, options):
        """There is neither sound nor light; screens read the rest."""
        self.options = options

    def sound(self, tune):
        """Every roll and every end of a game sounds."""
        self.turns += tune == self._roll
        self.games += tune == self._win


class Handheld:
    """The app, driven as by the firmware's loop; a wait with an end is waited for."""

    def __init__(self):
        gc.collect()
        self._before = gc.mem_alloc()
        self.waiting = 1  # games, once the first is left
        self.ports = Console()
        from engine.app.flow import App

        self.screens = App(self.ports)
        self.app = self.screens.run()
        self._settle(next(self.app))

    def press(self, event):
        """A button, and what follows from it by itself."""
        self._settle(self.send(event))

    def send(self, event):
        """A button, by a person who has seen the screen; how long the app waits then."""
        self.ports.waited = self.ports.unseen = 0
        return self.app.send(event)

    def _settle(self, wait):
        while wait:
            self.ports.waited = wait
            wait = self.app.send(0)

    def heap(self):
        """Bytes in use."""
        gc.collect()
        return gc.mem_alloc() - self._before


def drawing(handheld):
    """How many screens of text in framebuf's own font take as long as a sheet with its cursor moved."""
    from engine.app.ports import LEFT

    start = time.ticks_us()
    for _ in range(_FRAMES):
        handheld.send(LEFT)
    sheet = time.ticks_diff(time.ticks_us(), start)
    canvas = handheld.ports.canvas
    start = time.ticks_us()
    for _ in range(_FRAMES):
        canvas.fill(0)
        for y in range(0, 64, 8):
            canvas.text("The quick brown.", 0, y, 1)
    return sheet / time.ticks_diff(time.ticks_us(), start)


def game(handheld):
    """Plays what is proposed and starts a rematch: the most heap after a press, and the most that a frame allocated."""
    from engine.app.ports import DOWN, LEFT, A

    ports = handheld.ports
    games = ports.games
    most = frame = 0
    while ports.games == games:
        handheld.press(A)
        most = max(most, handheld.heap())
        table = handheld.screens.table
        if ports.turns % 5 == 0 and table.holder == table.state.current_player():
            before = gc.mem_alloc()
            handheld.send(LEFT)  # moves the cursor of a sheet
            frame = max(frame, gc.mem_alloc() - before)
    for event in (A, A, DOWN, DOWN, A):  # the winner, the points, and a rematch from the list
        handheld.press(event)
        most = max(most, handheld.heap())
    return most, frame


def other_game(handheld):
    """Leaves the game and starts one of the other kind; the heap once its first screen is shown."""
    from engine.app.ports import DOWN, HOLD_B, RIGHT, UP, A

    waiting = handheld.waiting
    given_up = waiting - 1  # one of this kind waits from the second time on
    for event in (HOLD_B, UP, A, A) + (DOWN,) * waiting + (A, DOWN, RIGHT, UP, A) + (A,) * given_up:
        handheld.press(event)
    handheld.waiting = 2
    return handheld.heap()


def there_and_back(handheld):
    """From a game of Qwixx to some rounds of Qix and to another game of Qwixx; the heap then."""
    other_game(handheld)
    rounds(handheld)
    return other_game(handheld)


def guided(handheld):
    """Leads through the guided turn, from the menu and back to it; the heap then."""
    from engine.app.ports import DOWN, RIGHT, UP, A, B

    for event in (DOWN, DOWN, A, DOWN, DOWN, A, A, A, A, A, A, RIGHT, A, A, A, A, A, B, A, A, B, UP, UP):
        handheld.press(event)
    return handheld.heap()


def rounds(handheld):
    """Plays some rounds of Qix as proposed: the most heap after a press, and the most that a frame allocated."""
    from engine.app.ports import LEFT, A
    from engine.qix.state import STICK

    most = frame = 0
    for _ in range(_PRESSES):
        handheld.press(A)
        most = max(most, handheld.heap())
        table = handheld.screens.table
        if table.state.phase() == STICK and table.holder == table.state.current_player():
            before = gc.mem_alloc()
            handheld.send(LEFT)
            frame = max(frame, gc.mem_alloc() - before)
    return most, frame


def main(turns):
    """Prints all figures."""
    from engine.app.ports import A

    handheld = Handheld()
    handheld.press(A)
    print("menu", handheld.heap())
    once = guided(handheld)
    print("lesson", guided(handheld) - once)
    for _ in range(3):
        handheld.press(A)  # new game, start, roll
    print("drawing", drawing(handheld))
    most = grown = frame = begun = 0
    while handheld.ports.turns < _WARM_UP + turns:
        figures = game(handheld)
        if handheld.ports.turns >= _WARM_UP:
            begun = begun or handheld.heap()
            grown = max(grown, handheld.heap() - begun)
            most = max(most, figures[0])
            frame = max(frame, figures[1])
    print("game", most)
    print("growth", grown)
    other_game(handheld)
    most, seen = rounds(handheld)
    other_game(handheld)
    there_and_back(handheld)  # from now on all names are known
    # Whatever looks like an address keeps what lies there for a while: only what is more every time is kept for good.
    earlier = [there_and_back(handheld) for _ in range(4)]
    print("qix", most)
    later = [there_and_back(handheld) for _ in range(4)]
    kept = min(later) - max(earlier)
    print("switch", kept if kept > _LEAST else 0)
    print("frame", max(frame, seen))


if __name__ == "__main__":
    main(int(sys.argv[1]))
