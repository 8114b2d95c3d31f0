"""A board that lost its power while it was flashed has the old game, or the new one, or says that it has neither."""

import contextlib
import io

import pytest

pytest.importorskip("mpremote", reason="mpremote is not installed")

from tools.figures import flash_cuts
from tools.figures.measure import SkippedError
from tools.pico import deploy


@pytest.mark.long
def test_every_cut_is_survived():
    try:
        assert flash_cuts.tried() > 50
    except SkippedError as error:
        pytest.skip(str(error))


def test_a_mixture_is_not_whole():
    mixed = {**flash_cuts.OLD, **flash_cuts.SAVES, "engine/dice.mpy": flash_cuts.NEW["engine/dice.mpy"]}
    assert not flash_cuts.whole(mixed)
    assert flash_cuts.whole({**mixed, "main.py": deploy.INTERRUPTED})
    assert not flash_cuts.whole({**flash_cuts.NEW, "main.py": deploy.INTERRUPTED})


def test_flashing_prints_what_it_does(tmp_path):
    try:
        with flash_cuts.empty() as pico, contextlib.redirect_stdout(io.StringIO()) as said:
            for path, data in flash_cuts.OLD.items():
                pico.write(path, data)
            deploy.flash(pico, flash_cuts.tree(tmp_path, flash_cuts.NEW))
    except SkippedError as error:
        pytest.skip(str(error))
    lines = said.getvalue().splitlines()
    assert lines[0] == "  removing engine/gone/x.mpy"
    assert lines[-1] == "Copied 3 of 6 files, removed 2; all are as they should be."
