"""Changes a module's text in places that its syntax tree names, so that every line keeps its number."""

import ast
from collections.abc import Iterator
from pathlib import Path

Edit = tuple[int, int, int, str]  # line, first and last byte in it (-1: to its end), what stands there instead


def edited(text: str, edits: list[Edit]) -> str:
    """The text after edits that don't overlap."""
    lines = [line.encode() for line in text.splitlines()]
    for line, start, end, new in sorted(edits, reverse=True):
        old = lines[line - 1]
        lines[line - 1] = old[:start] + new.encode() + (b"" if end < 0 else old[end:])
    return "\n".join(line.decode() for line in lines) + "\n"


def replaced(node: "ast.expr | ast.stmt", text: str) -> Iterator[Edit]:
    """What makes a node the text, which stands on its first line; its other lines are left empty."""
    last = node.end_lineno or node.lineno
    for line in range(node.lineno, last + 1):
        first = line == node.lineno
        end = (node.end_col_offset or 0) if line == last else -1
        yield line, node.col_offset if first else 0, end, text if first else ""


def module_name(path: Path) -> str:
    """The name by which the module of a file is imported."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")
