"""The processor sleeps while a person thinks, and the figure would tell if it didn't."""

import time

import pytest

from firmware import buttons
from tools.figures import awake
from tools.virtual_board import virtual
from tools.virtual_board.bound import current


@pytest.fixture(autouse=True)
def _virtual():
    yield
    virtual.install()


def test_it_sleeps_nearly_all_the_time():
    assert 0 < awake.on_virtual_board() < 1


def test_a_loop_that_waits_without_sleeping_is_told(monkeypatch):
    def stay_awake(ms):
        end = time.ticks_us() + 1000 * ms
        while time.ticks_us() < end:
            current().elapse(100)

    monkeypatch.setattr(buttons, "sleep_ms", stay_awake)
    assert awake.on_virtual_board() > 99


def test_of_a_device_the_look_and_the_refresh_count():
    assert awake.of_sample(1000, 4, 400_000) == pytest.approx(20 + 100 * 8 * 137 * 9 / 400_000 / 10)
