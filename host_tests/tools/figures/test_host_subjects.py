"""The buttons that lead an emulated Pico into the games that are measured do so on CPython."""

from engine.app.ports import DOWN, HOLD_B, LEFT, RIGHT, UP, A
from tools.figures.subjects import FIVE, GAMES, QIX, ROBOTS
from tools.rig.driver import Driver
from tools.rig.games import ports

BUTTONS = {"a": A, "hold b": HOLD_B, "up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}
EXPERT = 4  # as seats count the bots


def test_they_lead_into_each_game() -> None:
    driver = Driver(ports())
    found = {}
    for game in GAMES:
        driver.press(*[BUTTONS[name] for name in (*game.form, *game.choices, *game.begin)])
        state, table = driver.state, driver.table
        found[game.name] = type(state).__module__, [table.bot(player) for player in range(state.players)]
        assert not state.is_terminal()
    assert found == {
        FIVE.name: ("engine.qwixx.state", [0] * 5),
        QIX.name: ("engine.qix.state", [0] * 2),
        ROBOTS.name: ("engine.qwixx.state", [0] + [EXPERT] * 4),
    }
