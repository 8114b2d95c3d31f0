"""Draws the pictures in tools/pictures/: screens and a forum's sheets of games, and a sheet of all screens by language.

`python -m tools.pictures.screenshots` draws all of them; they are the same on every machine.
"""

import io
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PIL import Image

from tools.virtual_board import picture, virtual

FOLDER = Path(__file__).parent

_PLAYERS = 3
_NAMES = ("ANNA", "BEN", "CARLA", "DAVID", "EVA")
_SEED = 5
_DECISIONS = 24  # before the first picture of the game

# The sheet of all screens.
_ACROSS = 6
_SCALE = 2
_CAPTION = 9  # height of a name, in pixels of the display

_MOST_COLOURS = 256  # in a picture, so that it is kept as it is drawn


def menus() -> Iterator[tuple[str, bytes]]:
    """Screens outside of a game, by their names."""
    from engine.app.ports import DOWN, LEFT, A, B
    from tools.rig.driver import Driver
    from tools.rig.handhelds import ports

    driver = Driver(ports(seed=_SEED, players=_PLAYERS, names=_NAMES))
    for name, events in (
        ("title", ()),
        ("menu", (A,)),
        ("new-game", (A,)),
        ("dice-only", (B, DOWN, A, A)),
        ("points", (B, DOWN, A, A, LEFT)),
    ):
        driver.press(*events)
        yield name, driver.frame()


def game() -> Iterator[tuple[str, bytes]]:
    """Screens of a game, by their names."""
    from engine.app.ports import DOWN, A, B
    from engine.qwixx.layout import COLOUR, ROLL, WHITE
    from tools.rig.handhelds import WORDS, wait_for
    from tools.rig.player import Person

    person = Person(_PLAYERS, seed=_SEED, names=_NAMES)
    driver, state = person.driver, person.driver.state

    def until(condition: Callable[[], bool]) -> None:
        while not condition() and person.step():
            pass

    def passive() -> bool:
        return state.phase() == WHITE and state.current_player() != state.active_player()

    until(lambda: person.decisions == _DECISIONS)
    until(lambda: state.phase() == ROLL)
    driver.patient = False
    driver.press(A)
    wait_for(driver, WORDS.WHITE_SUM.replace("%0", str(state.white_sum())))
    yield "roll", driver.frame()
    while driver.wait:
        driver.tick()
    driver.patient = True
    until(lambda: passive() and not person.asked())
    yield "hand-over", driver.frame()
    driver.press(A)
    yield "sheet", driver.frame()
    driver.press(DOWN)
    yield "other-sheet", driver.frame()
    driver.press(B)
    until(lambda: state.phase() == COLOUR and person.asked() and len(state.legal_actions()) > 3)
    yield "colour", driver.frame()
    until(state.is_terminal)
    driver.press(A)
    yield "final-table", driver.frame()


def qix() -> Iterator[tuple[str, bytes]]:
    """Screens of a game of Qix, by their names."""
    from engine.app.ports import A
    from tools.rig.handhelds import resume
    from tools.rig.qix_games import midgame
    from tools.rig.qix_scenes import closing

    driver = resume(midgame(6), names=_NAMES)
    driver.press(A)
    yield "qix-board", driver.frame()
    yield "qix-lens", closing(False, names=_NAMES).frame()


def overview(scenes: "list[tuple[str, bytes]]") -> Image.Image:
    """Pictures side by side, each below its name, which is written as on the display."""
    from engine.ui.canvas import Canvas

    width, height = picture.WIDTH + 2 * picture.MARGIN, picture.HEIGHT + 2 * picture.MARGIN + _CAPTION
    size = width * _ACROSS, height * -(-len(scenes) // _ACROSS)
    sheet = Image.new("RGB", size, picture.GLASS)
    caption = Canvas(bytearray(picture.WIDTH * picture.HEIGHT // 8))
    for at, (name, frame) in enumerate(scenes):
        left, top = at % _ACROSS * width, at // _ACROSS * height
        caption.clear()
        caption.write(name, 0, 0)
        sheet.paste(picture.image(caption.buffer, 1), (left, top + 1 - picture.MARGIN))
        sheet.paste(picture.image(frame, 1), (left, top + _CAPTION))
    return sheet.resize((_SCALE * sheet.width, _SCALE * sheet.height), Image.Resampling.NEAREST)


def forum() -> Image.Image:
    """The picture of a game on a forum."""
    from tools.forum import picture as sheets
    from tools.forum.simulated import showcase

    return Image.open(io.BytesIO(sheets.png(showcase()))).convert("RGB")


def pictures(languages: "Sequence[str]" = ()) -> Iterator[tuple[str, Image.Image]]:
    """All pictures by their names, of sheets those in these languages, or in all if none is given."""
    from engine.app.options import CODES
    from tools.rig.handhelds import WORDS
    from tools.rig.scenes import SCENES

    for name, frame in (*menus(), *game(), *qix()):
        yield name, picture.image(frame)
    for code in languages or CODES:
        WORDS.speak(code)
        yield f"all-{code}", overview([(name, scene().frame()) for name, scene in SCENES])
    WORDS.speak("en")
    yield "forum", forum()


def main() -> int:
    """Writes all of them, and removes what isn't one of them any more."""
    virtual.install()
    FOLDER.mkdir(exist_ok=True)
    written = set()
    for name, drawn in pictures():
        path = FOLDER / f"{name}.png"
        colours = len(drawn.getcolors(_MOST_COLOURS) or range(_MOST_COLOURS))
        drawn.quantize(colours, dither=Image.Dither.NONE).save(path, optimize=True)
        written.add(path)
        print(path.relative_to(FOLDER.parent.parent), path.stat().st_size, "bytes")
    for path in set(FOLDER.glob("*.png")) - written:
        path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
