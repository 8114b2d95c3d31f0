"""Gives the arguments of functions common names, as MicroPython keeps the name of each for calls that nobody makes.

The names of all arguments are held in memory, so that a caller may name them. Here callers go by position: what is ever
named in a call keeps its name, all others become _0, _1, ... in every function.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.build.edits import Edit, edited, replaced

_KEPT = {"self"}


def number(texts: dict[Path, str]) -> dict[Path, str]:
    """The texts of modules, by their path, with numbered arguments."""
    trees = {path: ast.parse(text) for path, text in texts.items()}
    named = {
        keyword.arg
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg
    }
    kept = _KEPT | named
    return {path: edited(texts[path], [*_edits(tree, {}, kept, 0)]) for path, tree in trees.items()}


def _edits(node: ast.AST, names: dict[str, str], kept: set[str], used: int) -> Iterator[Edit]:
    """The changes below a node, in which arguments have these new names, `used` of them."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Name(id=name) if name in names:
                yield from replaced(child, names[name])
            case ast.FunctionDef(args=arguments) | ast.Lambda(args=arguments):
                yield from _function(child, arguments, names, kept, used)
            case _:
                yield from _edits(child, names, kept, used)


def _function(
    node: "ast.FunctionDef | ast.Lambda", arguments: ast.arguments, names: dict[str, str], kept: set[str], used: int
) -> Iterator[Edit]:
    own = [argument for argument in (*arguments.posonlyargs, *arguments.args) if argument.arg not in kept]
    # A function inside of another one may use the outer one's arguments, too: its own go on counting.
    inner = {name: new for name, new in names.items() if name not in {argument.arg for argument in _all(arguments)}}
    for i, argument in enumerate(own):
        inner[argument.arg] = f"_{used + i}"
        end = argument.col_offset + len(argument.arg)
        yield argument.lineno, argument.col_offset, end, inner[argument.arg]
    for default in (*arguments.defaults, *(default for default in arguments.kw_defaults if default)):
        yield from _edits(ast.Expr(default), names, kept, used)
    body = node.body if isinstance(node.body, list) else [ast.Expr(node.body)]
    for statement in body:
        yield from _edits(ast.Module([statement], []), inner, kept, used + len(own))


def _all(arguments: ast.arguments) -> Iterator[ast.arg]:
    yield from (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    yield from (argument for argument in (arguments.vararg, arguments.kwarg) if argument)
