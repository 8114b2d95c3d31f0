"""Joined modules do what they did apart, and what cannot be joined is told."""

from pathlib import Path

import pytest

from tools.build import image
from tools.build.constants import fold
from tools.build.join import GROUPS, JoinError, join

CASH = '''"""Counts."""

from micropython import const

_UNIT = const(7)
PRICE = const(3)


def _times(n):
    return n * _UNIT


def total(n):
    return _times(n) + PRICE


class _Note:
    text = "cash"


def note():
    return _Note.text
'''
SHOP = '''"""Sells."""

from micropython import const

from mart import cash
from mart.cash import (
    PRICE,
    total,
)

_UNIT = const(10)


class _Note:
    text = "shop"


def _times(n):
    return n * _UNIT


def sell(n):
    return total(n) + _times(n) + PRICE + cash.total(0)


def notes():
    note = ""
    return note + cash.note() + _Note.text
'''
MAIN = """from mart import cash, shop


def run():
    from mart.shop import notes

    total = 1
    return shop.sell(2), cash.total(1) + total, notes()
"""
TEXTS = {Path("mart/cash.py"): CASH, Path("mart/shop.py"): SHOP, Path("main.py"): MAIN}


def imported(texts: dict[Path, str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """What run() of main returns when these texts are the modules."""
    import importlib
    import sys

    for path, text in texts.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    for name in ("main", "mart", "mart.cash", "mart.shop"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    result = importlib.import_module("main").run()
    for name in ("main", "mart", "mart.cash", "mart.shop"):
        sys.modules.pop(name, None)
    return result


def test_joined_modules_do_what_they_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apart = imported(TEXTS, tmp_path / "apart", monkeypatch)
    joined = join(TEXTS, {"mart.shop": ("mart.cash",)})
    assert joined.keys() == {Path("mart/shop.py"), Path("main.py")}
    assert imported(joined, tmp_path / "joined", monkeypatch) == apart == (17 + 20 + 3 + 3, 10 + 1, "cashshop")


def test_a_module_that_is_borrowed_is_found_in_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    main = "from engine.loading import borrow\n\n\ndef run():\n"
    main += '    return borrow("mart.cash").PRICE, borrow("mart.shop").notes()\n'
    texts = {**TEXTS, Path("main.py"): main}
    apart = imported(texts, tmp_path / "apart", monkeypatch)
    joined = join(texts, {"mart.shop": ("mart.cash",)})
    assert Path("mart/cash.py") not in joined
    assert imported(joined, tmp_path / "joined", monkeypatch) == apart == (3, "cashshop")


def test_to_borrow_a_name_that_is_changed_is_refused() -> None:
    main = 'from engine.loading import borrow\n\n\nborrow("mart.cash").total(2)\n'
    with pytest.raises(JoinError, match="which is borrowed, gets another name"):
        join({**TEXTS, Path("main.py"): main}, {"mart.shop": ("mart.cash",)})


def test_every_line_stays_in_its_place() -> None:
    joined = join(fold(TEXTS), {"mart.shop": ("mart.cash",)})[Path("mart/shop.py")].splitlines()
    apart = (CASH + SHOP).splitlines()
    assert len(joined) == len(apart)
    assert [i for i, line in enumerate(joined) if line.startswith(("def ", "class "))] == [
        i for i, line in enumerate(apart) if line.startswith(("def ", "class "))
    ]


def test_a_name_that_two_modules_have_stays_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shop = SHOP + "\n\ndef note():\n    return 1\n"
    main = "from mart.cash import note\nfrom mart import shop\n\n\n"
    main += "def run():\n    return note(), shop.note(), shop.notes()\n"
    texts = {**TEXTS, Path("mart/shop.py"): shop, Path("main.py"): main}
    apart = imported(texts, tmp_path / "apart", monkeypatch)
    joined = join(texts, {"mart.shop": ("mart.cash",)})
    assert imported(joined, tmp_path / "joined", monkeypatch) == apart == ("cash", 1, "cashshop")


def test_an_argument_that_would_be_taken_for_a_name_is_refused() -> None:
    texts = {**TEXTS, Path("mart/shop.py"): SHOP + "\n\ndef show(_times):\n    return _times\n"}
    with pytest.raises(JoinError, match="_times is an argument"):
        join(texts, {"mart.shop": ("mart.cash",)})


def test_a_name_of_python_is_refused() -> None:
    texts = {**TEXTS, Path("mart/shop.py"): SHOP + "\n\ndef sum(numbers):\n    return 1\n"}
    with pytest.raises(JoinError, match="sum stands for something else"):
        join(texts, {"mart.shop": ("mart.cash",)})


def test_a_name_imported_from_two_places_is_refused() -> None:
    texts = {Path("a.py"): "from x import one\n", Path("b.py"): "from y import one\n"}
    with pytest.raises(JoinError, match="one is imported from"):
        join(texts, {"b": ("a",)})


def test_what_is_joined_exists_and_stands_after_what_it_imports() -> None:
    files = image.compiled()
    for target, members in GROUPS.items():
        path = Path(target.replace(".", "/"))
        assert len({path.with_suffix(".py"), path / "__init__.py"} & files.keys()) == 1
        assert not {Path(member.replace(".", "/")).with_suffix(".py") for member in members} & files.keys()
    for path, text in files.items():
        compile(text, str(path), "exec")


def test_two_numbers_of_one_name_stay_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shop = SHOP.replace("    PRICE,\n", "").replace("_UNIT = const(10)", "_UNIT = const(10)\nPRICE = const(50)")
    texts = {**TEXTS, Path("mart/shop.py"): shop}
    joined = join(fold(texts), {"mart.shop": ("mart.cash",)})
    apart = imported(texts, tmp_path / "apart", monkeypatch)
    const = "def const(n):\n    return n\n\n\n"
    defined = {path: const + text for path, text in joined.items()}
    assert imported(defined, tmp_path / "joined", monkeypatch) == apart
