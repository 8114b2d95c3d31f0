"""Joins the modules that a device always loads together: one file of several takes less heap, time and flash.

A module costs a Pico some 200 bytes of heap and 10 ms of its start, however small it is, and a file a whole block of
flash. The text of a joined file is that of its modules, one after the other with every line in its place; what they
import from each other is left out, and what two of them call by the same name gets the module's name behind it.
Who borrows a module is given the file that it is in.
"""

import ast
import builtins
from collections import Counter
from collections.abc import Container, Iterator
from pathlib import Path
from typing import NamedTuple

from tools.build.edits import Edit, edited, module_name, replaced

Groups = dict[str, tuple[str, ...]]

# The module by whose name the file goes, and what stands in it before that module, in order.
GROUPS: Groups = {
    "firmware.main": ("firmware.oled",),
    # Not with the ports: while those load, a capacitor across a button charges before that is looked at.
    "firmware.console": ("firmware.watchdog", "firmware.buttons"),
    "firmware.ports": ("firmware.storage", "firmware.buzzer"),
    "firmware.three": ("firmware.speak",),
    "firmware.check": ("firmware.trouble",),
    "firmware.crash": ("firmware.set_aside", "firmware.faultlog"),
    "firmware.selftest": ("firmware.probes",),
    "engine.app.flow": (
        *("engine.ui." + name for name in ("ports", "fonts", "canvas", "tunes", "borrow", "widgets", "settings")),
        *("engine.ui." + name for name in ("light", "game")),
    ),
    "engine.app.menu": tuple("engine.ui." + name for name in ("names", "newgame", "options", "dice_only")),
    # What is loaded now and then, one as rarely as the other, and imports nothing but what is always there.
    "engine.app.help": tuple("engine.ui." + name for name in ("records", "counting", "records_screen")),
    "engine.history": ("engine.app.settings_file",),
    "engine.record": ("engine.protocol", "engine.dice", "engine.seats", "engine.app.table"),
    "engine.qwixx": (
        *("engine.qwixx." + name for name in ("rules", "sheet", "state", "table")),
        *("engine.qwixx.screens." + name for name in ("sheet", "play")),
    ),
    "engine.qwixx.screens.pauses": ("engine.qwixx.screens.turn_log",),
    "engine.qwixx.screens.final_table": ("engine.qwixx.screens.review",),
    "engine.qwixx.screens.decision": ("engine.qwixx.screens.hint",),
    # Without `native`, which not every machine can load, and `net`, which is only for machines that can't.
    "engine.qwixx.bots": tuple(
        "engine.qwixx.bots." + name for name in ("layout", "position", "gaps", "forward", "worth", "search")
    ),
    "engine.qix": (
        *("engine.qix." + name for name in ("layout", "grid", "bundle", "cards", "sticks", "closing", "starts")),
        *("engine.qix." + name for name in ("state", "outlook", "table", "screens.board", "screens.play")),
    ),
    "engine.qix.screens.stick_chooser": ("engine.qix.screens.zoom",),
    "engine.qix.screens.pauses": ("engine.qix.screens.scoreboard", "engine.qix.screens.card"),
}


class JoinError(Exception):
    """Modules cannot stand in one file; the message says why."""


class _Plan(NamedTuple):
    """By name of a module: the one that its file has its name from, and the new names of what it keeps to itself."""

    homes: dict[str, str]
    renamed: dict[str, dict[str, str]]


def home(module: str) -> str:
    """The module of which a module's names are asked on a device."""
    return _homes(GROUPS).get(module, module)


def _homes(groups: Groups) -> dict[str, str]:
    return {member: target for target, members in groups.items() for member in (*members, target)}


def join(texts: dict[Path, str], groups: Groups = GROUPS) -> dict[Path, str]:
    """The texts of the files of a device, by their path, from those of the modules after `fold`."""
    paths = {module_name(path): path for path in texts}
    modules = {name: ast.parse(texts[path]) for name, path in paths.items()}
    plan = _Plan(_homes(groups), {name: {} for name in modules})
    for target, members in groups.items():
        plan.renamed.update(_settle({name: modules[name] for name in (*members, target)}))
    joined: dict[str, str] = {}
    known: dict[str, set[str]] = {}
    for name in (*plan.homes, *sorted(paths.keys() - plan.homes.keys())):
        home = plan.homes.get(name, name)
        edits = [*_edits(name, modules[name], plan, known.setdefault(home, set())), *_borrowed(modules[name], plan)]
        text = edited(texts[paths[name]], edits)
        joined[home] = joined.get(home, "") + text
    return {paths[home]: text for home, text in joined.items()}


def _bound(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names of a module and where each is from: another module, or here (an empty string)."""
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
                yield name, ""
            case ast.ImportFrom(module=str(module), names=names):
                yield from ((alias.asname or alias.name, module) for alias in names)
            case ast.Import(names=names):
                yield from ((alias.asname or alias.name, alias.name) for alias in names)


def _settle(group: dict[str, ast.Module]) -> dict[str, dict[str, str]]:
    """Other names, by module, for what modules of a group call by the same name."""
    own = {module: {name for name, origin in _bound(tree) if not origin} for module, tree in group.items()}
    count = Counter(name for names in own.values() for name in names if not _is_shared(name))
    # By the name of its module, as a function may have a variable of that name.
    count.update(asked for tree in group.values() for handle in _handles(tree, own) for asked in _asked(tree, handle))
    foreign: dict[str, str] = {}
    imports = [(module, *bound) for module, tree in group.items() for bound in _bound(tree) if bound[1]]
    for module, name, origin in imports:
        if origin not in group and foreign.setdefault(name, origin) != origin:
            raise JoinError(f"{module}: {name} is imported from {origin} and from {foreign[name]}")
    renamed: dict[str, dict[str, str]] = {}
    for module, names in own.items():
        for name in names & (foreign.keys() | vars(builtins).keys()):
            raise JoinError(f"{module}: {name} stands for something else in a module that is joined with it")
        renamed[module] = {name: f"{name}_{module.rpartition('.')[2]}" for name in names if count[name] > 1}
    _settle_numbers(group, renamed)
    for module, name, origin in imports:
        if origin in group and name in renamed[origin]:
            renamed[module][name] = renamed[origin][name]
    return renamed


def _settle_numbers(group: dict[str, ast.Module], renamed: dict[str, dict[str, str]]) -> None:
    """Finds other names for constants that are another number in a module before."""
    numbers: dict[str, str] = {}
    for module, tree in group.items():
        for node in ast.walk(tree):
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_shared(name):
                    number = ast.unparse(value)
                    if numbers.setdefault(name, number) != number:
                        renamed[module][name] = f"{name}_{module.rpartition('.')[2]}"


def _is_shared(name: str) -> bool:
    """Whether a name is a constant, which modules may have in common."""
    return name == "TYPE_CHECKING" or name.startswith("_const_")


def _edits(name: str, tree: ast.Module, plan: _Plan, seen: set[str]) -> Iterator[Edit]:
    home = plan.homes.get(name)
    new = plan.renamed.get(name, {})
    handles = _handles(tree, plan.homes)
    for node in sorted(ast.walk(tree), key=lambda node: getattr(node, "lineno", 0)):
        match node:
            case ast.ImportFrom():
                yield from replaced(node, _import(node, home, plan))
            case ast.Attribute(value=ast.Name(id=handle), attr=attribute) if handle in handles:
                module = handles[handle]
                called = plan.renamed[module].get(attribute, attribute)
                yield from replaced(node, called if plan.homes[module] == home else f"{handle}.{called}")
            case ast.Assign(targets=[ast.Name(id=shared)]) if _is_shared(shared) and shared not in new:
                if shared in seen:
                    yield from replaced(node, "pass")
                seen.add(shared)
            case ast.arg(arg=old) if old in new:
                raise JoinError(f"{name}: {old} is an argument, and stands for something else in a joined module")
            case ast.Name(id=old) if old in new:
                yield from replaced(node, new[old])
            case ast.FunctionDef(name=old) | ast.ClassDef(name=old) if old in new:
                start = node.col_offset + len("def " if isinstance(node, ast.FunctionDef) else "class ")
                yield node.lineno, start, start + len(old), new[old]


def _borrowed(tree: ast.Module, plan: _Plan) -> Iterator[Edit]:
    """Borrows the file that a module is in."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="borrow"), args=[ast.Constant(value=str(module)) as asked]):
                yield from replaced(asked, repr(plan.homes.get(module, module)))
            case ast.Attribute(
                value=ast.Call(func=ast.Name(id="borrow"), args=[ast.Constant(value=str(module))]), attr=attribute
            ) if attribute in plan.renamed.get(module, {}):
                raise JoinError(f"{attribute} of {module}, which is borrowed, gets another name in a joined file")


def _handles(tree: ast.Module, homes: Container[str]) -> dict[str, str]:
    """The joined modules that a module imports as such, by the name it has for each."""
    return {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if f"{node.module}.{alias.name}" in homes
    }


def _asked(tree: ast.Module, handle: str) -> set[str]:
    """What a module asks of another one that it has by a name."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == handle
    }


def _import(node: ast.ImportFrom, home: "str | None", plan: _Plan) -> str:
    """The import from where the names are now, or nothing to do where they are at hand."""
    module = node.module or ""
    wanted: dict[str, list[str]] = {}
    for alias in node.names:
        called = alias.asname or alias.name
        target = plan.homes.get(f"{module}.{alias.name}")
        if target is None:
            there = plan.renamed.get(module, {}).get(alias.name, alias.name)
            source = plan.homes.get(module, module)
        elif target == home:
            continue
        else:
            source, _, there = target.rpartition(".")
        if source != home:
            wanted.setdefault(source, []).append(there if there == called else f"{there} as {called}")
    return "; ".join(f"from {source} import {', '.join(names)}" for source, names in wanted.items()) or "pass"
