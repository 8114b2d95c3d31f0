"""Leaves out the functions and methods that nothing on a device calls: those that only tests and tools ask for."""

import ast
from collections.abc import Container, Iterator
from pathlib import Path

from tools.build.edits import Edit, edited, replaced

# Packages that are not in memory together, so that what one of them calls is not asked of the others.
APART = ("engine/qwixx", "engine/qix")


def drop(texts: dict[Path, str], kept: set[str], others: Container[Path]) -> dict[Path, str]:
    """The texts of files, by their path, without what none of them calls but for what is kept, or defined by others."""
    trees = {path: ast.parse(text) for path, text in texts.items()}
    asked = {path: set(_asked(tree)) for path, tree in trees.items()}
    return {
        path: texts[path]
        if path in others
        else edited(texts[path], [*_edits(tree, kept.union(*(asked[other] for other in _beside(path, asked))))])
        for path, tree in trees.items()
    }


def _beside(path: Path, paths: "dict[Path, set[str]]") -> Iterator[Path]:
    """The files that may be in memory at the same time as one."""
    own = _package(path)
    yield from (other for other in paths if _package(other) in ("", own) or not own)


def _package(path: Path) -> str:
    return next((package for package in APART if path.as_posix().startswith(package)), "")


def _asked(tree: ast.Module) -> Iterator[str]:
    """What a file calls by name, imports, or has in a text."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) | ast.Constant(value=str(name)):
                yield name


def _edits(tree: ast.AST, asked: set[str]) -> Iterator[Edit]:
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.FunctionDef(name=name, decorator_list=[]) if name not in asked and not name.startswith("__"):
                yield from replaced(node, "pass")
            case _:
                yield from _edits(node, asked)
