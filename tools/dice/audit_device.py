"""Rolls the dice of a device with the game, through its serial port, for an audit."""

import contextlib
import signal
from collections.abc import Iterator

from mpremote.transport import TransportError

from engine.dice import StuckSource
from tools.dice.audit_sources import Interrupted
from tools.pico.deploy import Failure, RemotePico

_BATCH = 50
# What rolls there: the pipeline as firmware/ports.py puts it together.
_START = """
from engine.dice import Dice, Pool
from firmware.entropy import block
dice = Dice(Pool(block))
def roll(n):
    for _ in range(n):
        print(*[dice.below(6) + 1 for _ in range(6)], sep="")
"""


@contextlib.contextmanager
def rolled(port: str, rolls: int) -> Iterator[Iterator[bytes]]:
    """The faces of so many rolls, batch by batch; Interrupted by Ctrl-C, once a batch is complete.

    Failure if there is no device with the game. Afterwards it starts anew.
    """
    asked: list[int] = []
    pico = RemotePico(port)
    before = signal.signal(signal.SIGINT, lambda number, _: asked.append(number))
    try:
        _run(pico, _START)
        yield _batches(pico, rolls, asked)
    finally:
        signal.signal(signal.SIGINT, before)
        with contextlib.suppress(TransportError, OSError):
            pico.restart()


def _batches(pico: RemotePico, rolls: int, asked: list[int]) -> Iterator[bytes]:
    left = rolls
    while left:
        batch = min(left, _BATCH)
        left -= batch
        try:
            text = _run(pico, f"roll({batch})")
        except (TransportError, OSError) as error:
            raise Interrupted(f"The connection broke: {error}.") from error
        faces = bytes(int(digit) for digit in text if digit.isdigit())
        if len(faces) != 6 * batch:
            raise Interrupted(f"The device rolled {batch} times six dice and sent {len(faces)} faces.")
        yield faces
        if asked and left:
            raise Interrupted("Stopped.")


def _run(pico: RemotePico, code: str) -> str:
    try:
        return pico.run(code)
    except Failure as error:
        last = str(error).strip().splitlines()[-1]
        if last.startswith("StuckSource"):
            raise StuckSource(last.partition(": ")[2]) from error
        if last.startswith("ImportError"):
            raise Failure("The game is not on this pico: run make flash first.") from error
        raise
