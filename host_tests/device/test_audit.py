"""`make audit PORT=...` with an emulated Pico at the other end of the cable, and what its dice cost there."""

import os
import signal

import pytest

pytest.importorskip("scipy", reason="scipy is not built for this machine")

from firmware import entropy
from host_tests.device.handheld import Handheld, Program

ROLL_MS = 100  # what still feels immediate
# The least time between two raw bits that Raspberry Pi's own pico_rand allows.
SPACING_US = 10

TIMED = (
    "from time import ticks_us as t, ticks_diff as d; from firmware.entropy import oscillator as o;"
    f" r = bytearray({entropy.RAW}); a = t(); o(r); b = t(); print(d(b, a))"
)
# Five rolls at least come of a block, so that one of these dozen needs one, with the loading of its module.
ROLLED = (
    "from engine.loading import import_once; from engine.dice import Dice, Pool;"
    " p = Dice(Pool(lambda: import_once('firmware.entropy').block())); l = [];"
    " x = [l.append((t(), [p.below(6) for _ in range(6)])) for _ in range(13)];"
    " print(max(d(l[i + 1][0], l[i][0]) for i in range(12)))"
)


def audit_of(handheld, folder, rolls):
    """An audit at work."""
    words = ("tools.dice.audit", "--port", "{port}", "--rolls", str(rolls), "--picture", str(folder / "audit.png"))
    return Program(handheld, folder / "log", *words)


def test_rolls_of_a_device_are_judged_and_then_the_game_goes_on(tmp_path):
    handheld = Handheld()
    handheld.settle()
    audit = audit_of(handheld, tmp_path, 200)
    assert audit.finish() == 0, audit.said()
    assert "FAIR. 200 rolls stood all 19 tests" in audit.said()
    assert handheld.pico.run(lambda: handheld.pico.resets == 1, 1000)
    handheld.settle()


def test_after_ctrl_c_the_rolls_so_far_are_judged(tmp_path):
    handheld = Handheld()
    handheld.settle()
    audit = audit_of(handheld, tmp_path, 100_000)
    audit.until(lambda: "50 of 100,000 rolls" in audit.said())
    os.kill(audit.process.pid, signal.SIGINT)
    audit.finish()
    assert "Stopped. What is there is judged." in audit.said()
    assert "rolls are too few to judge" in audit.said()
    assert handheld.pico.run(lambda: handheld.pico.resets == 1, 1000)


def test_a_stuck_oscillator_fails_the_audit(tmp_path):
    handheld = Handheld(fair=False)
    handheld.settle()
    audit = audit_of(handheld, tmp_path, 200)
    assert audit.finish() == 1
    assert "The source has failed: raw bits: the same one again and again." in audit.said()


def test_a_roll_is_immediate_though_its_raw_bits_are_far_apart():
    handheld = Handheld()
    handheld.settle()
    handheld.stop()
    sampled = int(handheld.type(TIMED))
    assert sampled >= SPACING_US * 8 * entropy.RAW, sampled
    rolled = int(handheld.type(ROLLED))
    print(f"\n{sampled} µs for the bits of a block, {rolled} µs for a roll that needs one")
    assert rolled < 1000 * ROLL_MS
