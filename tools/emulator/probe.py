"""What `instruments` runs at the prompt of an emulated Pico: the app under a clock, without main.py's loop.

Most functions print numbers. `tools.build.image` compiles this as it does the modules of the device.
"""

import gc
import sys
import time

import micropython

_SHOWN = 500  # milliseconds: what lasts longer is no part of an animation


class Handheld:
    """The app and the display; `spent` is the microseconds of drawing and of sending since the last `lap`."""

    def __init__(self, stock=None):
        from engine.app.flow import app
        from firmware import board
        from firmware.oled import Display
        from firmware.ports import PicoPorts

        self.picture = bytearray(1024)
        self.stock = stock
        self.display = Display(board)
        self.ports = PicoPorts(board, self.display, self.picture)
        self.app = app(self.ports)
        self.wait = next(self.app)
        self.lap()
        self.show()

    def lap(self):
        """Starts to count anew."""
        self.drawing = self.sending = self.frames = 0

    def show(self):
        """Sends the picture, by the stock driver if there is one."""
        start = time.ticks_us()
        if self.stock is None:
            self.display.show(self.picture)
        else:
            self.stock.buffer[:] = self.picture
            self.stock.show()
        self.sending += time.ticks_diff(time.ticks_us(), start)
        self.frames += 1

    def send(self, event, waited=0):
        """An event, and its picture."""
        self.ports.waited = waited
        self.ports.unseen = 0  # a person who has seen the screen
        start = time.ticks_us()
        self.wait = self.app.send(event)
        self.drawing += time.ticks_diff(time.ticks_us(), start)
        self.show()

    def press(self, *events):
        """Presses, each with the animation that follows."""
        for event in events:
            self.send(event)
            while 0 < self.wait < _SHOWN:
                self.send(0, self.wait)

    def rest(self):
        """What shows by itself until a press is wanted."""
        while self.wait:
            self.send(0, self.wait)


def stock_driver(text):
    """The stock driver, from its text, on the same pins."""
    from machine import I2C, Pin

    from firmware import board

    module = {}
    exec(text, module)
    i2c = I2C(board.I2C_ID, scl=Pin(board.I2C_SCL), sda=Pin(board.I2C_SDA), freq=board.I2C_FREQUENCY)
    return module["SSD1306_I2C"](128, 64, i2c, board.I2C_ADDRESS)


def sheet(stock=None):
    """A handheld with a new game of five; the first roll is next."""
    from engine.app.ports import DOWN, RIGHT, UP, A

    handheld = Handheld(stock)
    for event in (A, A, DOWN, DOWN, RIGHT, RIGHT, RIGHT, UP, UP, A):
        handheld.press(event)
        handheld.rest()
    handheld.lap()
    return handheld


def act(handheld, number):
    """Rolls (0), moves the cursor (1) or makes the mark (2); prints frames, and microseconds of drawing and sending."""
    from engine.app.ports import RIGHT, A

    handheld.lap()
    handheld.press((A, RIGHT, A)[number])
    print(handheld.frames, handheld.drawing, handheld.sending)


def memory():
    """Prints the heap in use, and the blocks that are free, as MicroPython does."""
    gc.collect()
    micropython.mem_info()


def qix(count):
    """A new game of Qix, in which what is proposed is laid, other sticks are looked at; prints microseconds.

    The longest time from a press to its picture, or from one picture to the next.
    """
    from engine.app.ports import DOWN, LEFT, RIGHT, UP, A

    handheld = Handheld()
    for event in (A, A, DOWN, RIGHT, UP, A):
        handheld.press(event)
        handheld.rest()
    longest = 0
    for i in range(count):
        for event in (LEFT, UP, A) if i % 3 == 0 else (A,):
            handheld.lap()
            handheld.send(event)
            longest = max(longest, handheld.drawing + handheld.sending)
            while handheld.wait:
                handheld.lap()
                handheld.send(0, handheld.wait)
                longest = max(longest, handheld.drawing + handheld.sending)
    print(longest)


def turns(count):
    """Plays turns of five without drawing, and prints the memory before and after."""
    from engine.app.options import DEFAULTS
    from engine.app.ports import Ports
    from engine.dice import Pool
    from engine.loading import import_once
    from engine.qwixx.layout import ROLL
    from engine.qwixx.table import Table

    ports = Ports()
    ports.obey(DEFAULTS)
    ports.random_bytes = Pool(lambda: import_once("firmware.entropy").block())
    table = Table(ports)
    played = 0
    table.start(5, 0, 0, 0)
    memory()
    while played < count:
        state = table.state
        if state.is_terminal():
            table.start(5, 0, 0, 0)
        elif state.phase() == ROLL:
            played += 1
            table.apply(state.chance(table.dice))
        else:
            table.apply(state.legal_actions()[-1])
    memory()


def imports(names):
    """Prints the microseconds that imports take."""
    start = time.ticks_us()
    for name in names:
        __import__(name, None, None, ("x",))
    print(time.ticks_diff(time.ticks_us(), start))
    for name in list(sys.modules):
        if name.startswith(("engine", "firmware")):
            del sys.modules[name]


def rules(game, capacity):
    """The rules of Qix, with a history as a file: prints names and numbers, times in milliseconds."""
    gc.collect()
    before = gc.mem_alloc()
    from engine.qix import State

    state = State(2, None, 0)
    gc.collect()
    print("heap", gc.mem_alloc() - before)

    from binascii import crc32

    from engine.history import History

    state = _timed("history", History(capacity).load, game)
    print("end", crc32(state.to_bytes()))
    from engine.qix.bots import HARD, Bot

    bot = Bot(HARD, 2)
    state = State(2, None, 0)
    for given in (0, 7, None, None, None, None, 2, 7, None, None):
        action = given
        if given is None:
            _timed("list", state.legal_actions)
            action = _timed("bot", _decide, bot, state)
        _timed("action", state.apply_action, action)


def _timed(name, function, *arguments):
    begin = time.ticks_ms()
    result = function(*arguments)
    print(name, time.ticks_diff(time.ticks_ms(), begin))
    return result


def think(level, roll):
    """A bot of Qwixx: prints what it takes of the heap, then of each decision its microseconds and the longest step.

    The first decisions of a game in which nearly all fits, and the same with half of each row marked.
    """
    from engine.qwixx import CLASSIC, State

    gc.collect()
    before = gc.mem_alloc()
    from engine.qwixx.bots import Bot
    from engine.qwixx.layout import SHEET, SHEETS
    from engine.qwixx.sheet import ROWS

    bot = Bot(level, 2)
    gc.collect()
    print(gc.mem_alloc() - before)
    for players in range(1, 6):
        bot = Bot(level, players)
        for row in (0x00, 0x33):
            state = State(players, CLASSIC, 0)
            for player in range(players):
                for i in range(ROWS):
                    state.data[SHEETS + SHEET * player + i] = row
            state.apply_action(roll)
            for asked in range(players + 1):
                if asked in (0, 1, players - 1, players):
                    _think(bot, state)
                state.apply_action(0)


def _decide(bot, state):
    bot.begin(state)
    while bot.step():
        pass
    return bot.choice()


def _think(bot, state):
    begin = time.ticks_us()
    longest = 0
    bot.begin(state)
    more = True
    while more:
        start = time.ticks_us()
        more = bot.step()
        longest = max(longest, time.ticks_diff(time.ticks_us(), start))
    print(time.ticks_diff(time.ticks_us(), begin), longest)


def worths(level, moments):
    """A bot of Qwixx: prints whether its net is in machine code, then for states as bytes what actions are worth."""
    from engine.qwixx import PRESETS, State
    from engine.qwixx.bots import Bot
    from engine.qwixx.bots.native import forward as native
    from engine.qwixx.bots.worth import forward

    print(forward is native)
    for players, preset, data in moments:
        state = State(players, PRESETS[preset], 0)
        state.data[:] = data
        bot = Bot(level, players)
        _decide(bot, state)
        print(*[bot.worth(a) for a in state.legal_actions()])


def awake(count):
    """Prints the microseconds that a look at the buttons takes, with all that goes on while a person thinks."""
    from firmware import board
    from firmware.buttons import Buttons

    handheld = Handheld()
    buttons = Buttons(board)
    idle = handheld.ports.idle
    start = time.ticks_us()
    for _ in range(count):
        now = time.ticks_ms()
        buttons.poll(now)
        idle(now)
    print(time.ticks_diff(time.ticks_us(), start) // count)
