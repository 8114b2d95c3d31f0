"""What MicroPython starts with stays so small that it can hardly fail."""

from pathlib import Path

import firmware.main


def test_main_is_short() -> None:
    assert len(Path(firmware.main.__file__).read_text(encoding="utf-8").splitlines()) < 60
