"""Gives what the sources name such names as MicroPython has in its ROM, where they take no heap.

A name takes a Pico some twenty bytes for as long as it is switched on: those of functions, classes, methods, attributes
and of arguments that a call names. The same name gets the same other one in all files. What a person or a tool asks for
at the prompt, board.py's settings, modules and what stands in a text keep theirs.
"""

import ast
import builtins
import keyword
import re
from collections.abc import Container, Iterator
from pathlib import Path

from tools.build.edits import Edit, edited
from tools.build.rom_names import rom_names

_WORDS = "words"  # the folder of what is said, where no text stands for a name
# What is asked for at the prompt of a device, by people, tests or the other tools, or looked for in what it prints.
PROMPT = {"StuckSource", "run", "borrow", "block", "oscillator", "Dice", "Pool", "below"}


def rename(texts: dict[Path, str], readable: Container[Path], others: Container[Path]) -> dict[Path, str]:
    """The texts of files, by their path, with names of the ROM; those that are readable stay as they are.

    What a readable file defines keeps its name, and so does what others define, which are no part of the product.
    """
    trees = {path: ast.parse(text) for path, text in texts.items()}
    fixed = PROMPT.union(*(path.with_suffix("").parts for path in texts))
    own: set[str] = set()
    for path, tree in trees.items():
        if _WORDS not in path.parts:
            fixed.update(_texts(tree))
        (fixed if path in readable or path in others else own).update(_defined(tree))
    rom = rom_names()
    used = {name for tree in trees.values() for name in _occurring(tree)}
    free = sorted(name for name in rom - used - fixed - vars(builtins).keys() if _can_be_given(name))
    wanted = sorted(name for name in own - rom - fixed if not name.startswith("__"))
    # Where names run out, the rest keeps its own.
    names = dict(zip(wanted, free, strict=False))
    return {
        path: texts[path] if path in readable else edited(texts[path], [*_edits(texts[path], tree, names)])
        for path, tree in trees.items()
    }


def _can_be_given(name: str) -> bool:
    return not (name.startswith("__") or name == "_" or keyword.iskeyword(name) or keyword.issoftkeyword(name))


def _texts(tree: ast.Module) -> Iterator[str]:
    """The texts of a module that may be names, such as one that getattr is asked for; annotations are none."""
    annotations = {id(node) for annotation in _annotations(tree) for node in ast.walk(annotation)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text.isidentifier() and id(node) not in annotations:
                yield text


def _annotations(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        match node:
            case ast.arg(annotation=ast.expr() as annotation) | ast.AnnAssign(annotation=annotation):
                yield annotation
            case ast.FunctionDef(returns=ast.expr() as annotation):
                yield annotation


def _defined(tree: ast.Module) -> Iterator[str]:
    """The names that a module gives to what others may see; private constants are folded by the compiler."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case ast.arguments():
                yield from (argument.arg for argument in (*node.posonlyargs, *node.args, *node.kwonlyargs))
        match node:
            case ast.Module(body=body) | ast.ClassDef(body=body):
                yield from (name for statement in body for name in _assigned(statement))


def _assigned(statement: ast.stmt) -> Iterator[str]:
    match statement:
        case ast.Assign(value=ast.Call(func=ast.Name(id="const"))):
            pass
        case ast.Assign(targets=targets):
            yield from (node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name


Place = tuple[str, int, int]  # a name, its line, and the byte in that line from where on it is


def _occurring(tree: ast.Module) -> Iterator[str]:
    """All names in a module, wherever they come from."""
    for node in ast.walk(tree):
        yield from (part for name, _, _ in _places(node) for part in name.split("."))


def _places(node: ast.AST) -> Iterator[Place]:
    """The names of a node itself."""
    match node:
        case ast.Name(id=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
            yield name, node.lineno, node.col_offset
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name, node.lineno, node.col_offset
        case ast.Attribute(attr=name):
            yield name, node.end_lineno or 0, (node.end_col_offset or 0) - len(name.encode())
        case ast.alias(name=name, asname=None):
            yield name, node.lineno, node.col_offset
        case ast.alias(name=name, asname=str(other)):
            yield name, node.lineno, node.col_offset
            yield other, node.end_lineno or 0, (node.end_col_offset or 0) - len(other.encode())
        case ast.ExceptHandler(name=str(name), type=ast.expr() as kind):
            yield name, kind.end_lineno or 0, kind.end_col_offset or 0
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            yield from ((name, node.lineno, node.col_offset) for name in names)


def _edits(text: str, tree: ast.Module, names: dict[str, str]) -> Iterator[Edit]:
    lines = [line.encode() for line in text.splitlines()]
    for node in ast.walk(tree):
        for name, line, start in _places(node):
            if name in names:
                found = re.compile(rb"\b" + name.encode() + rb"\b").search(lines[line - 1], start)
                if found:
                    yield line, found.start(), found.end(), names[name]
