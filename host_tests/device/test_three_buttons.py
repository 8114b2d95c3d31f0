"""A Pico with three buttons that says what it shows: from its first start to the form of a new game."""

from pathlib import Path

from host_tests.device.handheld import Handheld, tree
from tools.emulator import file_system

STEPS = (
    ("", 0, "> English"),
    ("next", 40, "> Français"),
    ("a", 40, "Appuie sur un bouton"),
    ("a", 40, "> Nouvelle partie"),
    ("a", 40, "> Commencer"),
    ("next", 40, "> Jeu, Qwixx"),
    ("next", 700, "> Jeu, Qix"),
)
_PATIENCE_MS = 4000


def test_three_buttons_and_a_voice(tmp_path: Path) -> None:
    settings = {"BUTTONS": 3, "SPEAK": True}
    pico = Handheld(file_system(tree(tmp_path / "flash", **settings)), **settings).pico
    for button, ms, text in STEPS:
        if button:
            pico.tap(button, ms)
        wanted = text.encode()
        assert pico.run(lambda wanted=wanted: wanted in pico.serial, _PATIENCE_MS), text
