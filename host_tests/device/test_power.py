"""What an emulated Pico does when its power goes, when it is reset, and when somebody wants the prompt."""

from host_tests.device.handheld import BUTTONS, Handheld, switched_on_with
from tools.rig.script import BEGIN


def in_the_middle_of_a_turn():
    handheld = Handheld()
    handheld.settle()
    handheld.press(*[BUTTONS[event - 1] for event in BEGIN])
    handheld.press("a", "a", still_ms=1700)
    return handheld


def test_a_game_goes_on_after_a_power_cut_a_reset_and_a_watchdog():
    handheld = in_the_middle_of_a_turn()
    saves = handheld.saves()
    expected = switched_on_with(saves)

    handheld.pico.power_on()
    handheld.settle()
    assert handheld.frame() == expected

    handheld.stop()
    handheld.pico.send(b"import machine\rmachine.reset()\r")
    assert handheld.pico.run(lambda: handheld.pico.resets == 1, 1000)
    handheld.settle()
    assert handheld.frame() == expected

    handheld.stop()
    handheld.pico.send(b"import machine\rdog = machine.WDT(timeout=100)\r")
    assert handheld.pico.run(lambda: handheld.pico.resets == 2, 1000)
    handheld.settle()
    assert handheld.frame() == expected
    assert handheld.saves() == saves


def test_ctrl_c_and_b_at_power_on_give_the_prompt():
    handheld = Handheld()
    handheld.settle()
    handheld.stop()
    assert handheld.type("print(6 * 7)") == "42"
    assert not any(handheld.frame()), "the display stays on"

    handheld.pico.power_on()
    handheld.pico.press("b")
    del handheld.pico.serial[:]
    handheld.wait(b">>> ")
    handheld.pico.release("b")
    assert handheld.type("print(6 * 7)") == "42"
