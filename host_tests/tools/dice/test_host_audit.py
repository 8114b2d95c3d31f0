"""`make audit`: fair by the pipeline, unfair by every bad source, and never silent about what it did."""

import signal
import subprocess
import sys
import time
from itertools import pairwise
from random import Random

import pytest

pytest.importorskip("scipy", reason="scipy is not built for this machine")

from PIL import Image

from tools.build import image
from tools.dice import audit_sources


def run(*arguments):
    command = [sys.executable, "-m", "tools.dice.audit", *map(str, arguments)]
    return subprocess.run(command, cwd=image.TOP, capture_output=True, text=True, timeout=200, check=False)


def test_the_simulated_oscillator_is_as_bad_as_it_says():
    raw = bytearray(100_000)
    audit_sources.Oscillator(Random(1))(raw)
    bits = [byte >> place & 1 for byte in raw for place in range(7, -1, -1)]
    ones = sum(bits) / len(bits)
    both = sum(a & b for a, b in pairwise(bits)) / len(bits)
    assert ones == pytest.approx(0.55, abs=0.005)
    assert (both - ones**2) / (ones * (1 - ones)) == pytest.approx(0.1, abs=0.01)


def test_the_pipeline_is_fair_whatever_the_oscillator_lacks(tmp_path):
    picture = tmp_path / "audit.png"
    done = run("--rolls", 6000, "--seed", 1, "--picture", picture)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "FAIR. 6,000 rolls stood all 19 tests" in done.stdout
    assert "6,000 of 6,000 rolls" in done.stderr
    with Image.open(picture) as drawn:
        assert len(drawn.getcolors(1 << 20)) > 20


@pytest.mark.parametrize("kind", sorted(audit_sources.BAD))
def test_a_bad_source_is_found_out(tmp_path, kind):
    done = run("--rolls", 20000, "--seed", 1, "--bad", kind, "--picture", tmp_path / "audit.png")
    assert done.returncode == 1, done.stdout + done.stderr
    if kind == "stuck":
        assert "The source has failed: raw bits: the same one again and again." in done.stdout
        assert "NO VERDICT: 0 rolls" in done.stdout
    else:
        assert "NOT FAIR" in done.stdout


def test_after_ctrl_c_what_is_there_is_judged(tmp_path):
    command = [sys.executable, "-m", "tools.dice.audit", "--picture", str(tmp_path / "audit.png")]
    with (tmp_path / "said").open("w+") as said:
        process = subprocess.Popen(command, cwd=image.TOP, stdout=said, stderr=said)
        end = time.monotonic() + 100
        while "rolls" not in (tmp_path / "said").read_text() and time.monotonic() < end:
            time.sleep(0.1)
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        code = process.wait(100)
    text = (tmp_path / "said").read_text()
    assert "Stopped. What is there is judged." in text
    assert "FAIR" in text
    assert code == ("NOT FAIR" in text)


def test_a_port_without_a_board_is_told():
    pytest.importorskip("mpremote", reason="mpremote is not installed")
    done = run("--port", "/dev/nothing")
    assert done.returncode == 1
    assert "/dev/nothing can't be opened" in done.stderr


def test_no_rolls_are_refused():
    done = run("--rolls", 0)
    assert done.returncode == 2
    assert "--rolls has to be 1 at least" in done.stderr
