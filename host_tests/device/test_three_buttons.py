"""A Pico with three buttons that says what it shows: from its first start to the form of a new game."""

from functools import partial

from host_tests.device.handheld import Handheld
from tools.emulator.pico import Pico

STEPS = (
    ("", 0, "> English"),
    ("next", 40, "> Français"),
    ("a", 40, "Chiffres"),
    ("a", 40, "Essayer un tour"),
    ("b", 40, "Appuie sur un bouton"),
    ("a", 40, "> Nouvelle partie"),
    ("a", 40, "> Commencer"),
    ("next", 40, "> Jeu, Qwixx"),
    ("next", 700, "> Jeu, Qix"),
)
_PATIENCE_MS = 4000


def says(pico: Pico, text: str) -> bool:
    """Whether it has said a text."""
    return text.encode() in pico.serial


def test_three_buttons_and_a_voice() -> None:
    pico = Handheld(language="", BUTTONS=3, SPEAK=True).pico
    for button, ms, text in STEPS:
        if button:
            pico.tap(button, ms)
        assert pico.run(partial(says, pico, text), _PATIENCE_MS), text
