"""Gives MicroPython constants across modules: what `const()` folds in one module is folded in those that import it.

A name that a module imports costs a Pico memory in every module, and time at every use. In the text that is compiled
for the device, the names of integer constants are replaced by private ones, which mpy-cross folds and forgets. Every
line keeps its number, so that a traceback still points into the sources. `const` itself is not imported any more: once
compiled, nothing calls it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

Edit = tuple[int, int, int, str]  # line, first and last byte in it (-1: to its end), what stands there instead

_PREFIX = "_const_"


def fold(texts: dict[Path, str]) -> dict[Path, str]:
    """The texts of modules, by their path, without imported constants."""
    trees = {path: ast.parse(text) for path, text in texts.items()}
    values = {_module(path): _constants(tree) for path, tree in trees.items()}
    kept = {name for tree in trees.values() for name in _asked_of_modules(tree, {path.stem for path in texts})}
    return {path: _fold(texts[path], trees[path], values, values[_module(path)].keys() - kept) for path in texts}


def _module(path: Path) -> str:
    """The name by which the module of a file is imported."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def _asked_of_modules(tree: ast.Module, modules: set[str]) -> Iterator[str]:
    """What is asked of a module by its name, as in `tunes.ROLL`."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=module), attr=name) if module in modules:
                yield name


def _constants(tree: ast.Module) -> dict[str, int]:
    """The public names that a module gives to integers with `const`."""
    values = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="const"), args=[value])):
                if not name.startswith("_") and _is_integer(value):
                    values[name] = ast.literal_eval(value)
    return values


def _is_integer(value: ast.expr) -> bool:
    match value:
        case ast.Constant(value=int()) | ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int())):
            return True
    return False


def _fold(text: str, tree: ast.Module, values: dict[str, dict[str, int]], private: set[str]) -> str:
    folded = set(private)
    edits: list[Edit] = []
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    for node in sorted(imports, key=lambda node: node.lineno):
        if node.module == "micropython":
            edits += _import(node, {"const"}, {})
        elif node.module in values:
            known = values[node.module]
            names = {alias.asname or alias.name: known[alias.name] for alias in node.names if alias.name in known}
            # The compiler refuses to give a constant twice, be it in two functions.
            edits += _import(node, set(names), {name: names[name] for name in sorted(names.keys() - folded)})
            folded |= names.keys()
    edits += [
        (node.lineno, node.col_offset, node.end_col_offset or 0, _PREFIX + node.id)
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and node.id in folded
    ]
    return _edited(text, edits)


def _import(node: ast.ImportFrom, without: set[str], constants: dict[str, int]) -> Iterator[Edit]:
    """The import without some names, then constants: on its first line, the others are left empty."""
    rest = ", ".join(ast.unparse(alias) for alias in node.names if (alias.asname or alias.name) not in without)
    parts = [f"from {node.module} import {rest}"] if rest else []
    parts += [f"{_PREFIX}{name} = const({value})" for name, value in constants.items()]
    text = "; ".join(parts) or ("pass" if node.col_offset else "")
    last = node.end_lineno or node.lineno
    for line in range(node.lineno, last + 1):
        first = line == node.lineno
        end = (node.end_col_offset or 0) if line == last else -1
        yield line, node.col_offset if first else 0, end, text if first else ""


def _edited(text: str, edits: list[Edit]) -> str:
    """The text after edits that don't overlap; every line keeps its number."""
    lines = [line.encode() for line in text.splitlines()]
    for line, start, end, new in sorted(edits, reverse=True):
        old = lines[line - 1]
        lines[line - 1] = old[:start] + new.encode() + (b"" if end < 0 else old[end:])
    return "\n".join(line.decode() for line in lines) + "\n"
