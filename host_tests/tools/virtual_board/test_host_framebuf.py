"""The own `framebuf` draws the same pixels as MicroPython's, call by call."""

import subprocess
import sys
import time
from array import array
from pathlib import Path

import pytest

from host_tests.tools.virtual_board.framebuf_calls import run
from tools.virtual_board import framebuf

_ROOT = Path(__file__).parents[3]
_MICROPYTHON = Path(sys.executable).with_name("micropython")


@pytest.mark.skipif(not _MICROPYTHON.exists(), reason="no MicroPython wheel for this platform")
@pytest.mark.parametrize("seed", range(3))
def test_same_buffer_after_every_call(seed):
    script = str(_ROOT / "host_tests/tools/virtual_board/framebuf_calls.py")
    command = [str(_MICROPYTHON), script, str(seed), "3000"]
    real = subprocess.run(command, capture_output=True, text=True, check=True, cwd=_ROOT)
    assert list(run(framebuf, seed, 3000)) == real.stdout.splitlines()


@pytest.mark.parametrize(
    ("args", "error"),
    [
        ((bytearray(1024), 128, 64, 9), ValueError),
        ((bytearray(1023), 128, 64, 0), ValueError),
        ((bytearray(1024), 0, 64, 0), ValueError),
        ((bytearray(1024), 128, -1, 0), ValueError),
        ((bytearray(1024), 128, 64, 0, 100), ValueError),
        ((bytes(1024), 128, 64, 0), TypeError),
    ],
)
def test_refuses_what_cannot_be_drawn_on(args, error):
    with pytest.raises(error):
        framebuf.FrameBuffer(*args)


def test_no_attribute_hides_one_of_a_subclass():
    class Canvas(framebuf.FrameBuffer):
        def __init__(self, buffer):
            super().__init__(buffer, 128, 64, framebuf.MONO_VLSB)
            self.buffer = self.width = self._width = None

    canvas = Canvas(memoryview(bytearray(1025))[1:])
    canvas.fill(1)
    assert canvas.pixel(127, 63) == 1


def test_a_screen_full_of_glyphs_is_fast():
    fb = framebuf.FrameBuffer(bytearray(1024), 128, 64, framebuf.MONO_VLSB)
    glyph = framebuf.FrameBuffer(bytearray(b"\x7e\x11\x11\x7e\0"), 5, 8, framebuf.MONO_VLSB)
    triangle = array("h", [0, 0, 9, 0, 4, 9])
    best = 1.0
    for _ in range(5):
        start = time.perf_counter()
        fb.fill(0)
        for y in range(4):
            fb.fill_rect(0, 16 * y, 128, 9, 1)
            fb.poly(100, 16 * y, triangle, 0)
            for x in range(0, 125, 5):
                fb.blit(glyph, x, 13 * y, 0)
        best = min(best, time.perf_counter() - start)
    assert best < 0.02
