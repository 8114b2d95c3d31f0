"""The dice of an emulated Pico: none fall from a ring oscillator that is stuck, as rp2040py's is."""

from host_tests.device.handheld import BUTTONS, Handheld
from tools.rig.driver import Driver
from tools.rig.handhelds import ports
from tools.rig.script import BEGIN


def after_a_roll(fair):
    handheld = Handheld(fair=fair)
    handheld.settle()
    handheld.press(*[BUTTONS[event - 1] for event in BEGIN])
    before = handheld.saves()["game"]
    handheld.press("a", still_ms=1700)
    return handheld, before


def test_a_stuck_oscillator_is_told_and_nothing_rolls():
    handheld, before = after_a_roll(fair=False)
    stuck = ports()
    stuck.random_bytes.stuck = b"\x00"
    driver = Driver(stuck)
    driver.press(*BEGIN, 5)
    assert handheld.frame() == driver.frame()
    assert handheld.saves()["game"] == before


def test_with_random_bits_the_dice_roll():
    handheld, before = after_a_roll(fair=True)
    assert len(handheld.saves()["game"]) > len(before)
