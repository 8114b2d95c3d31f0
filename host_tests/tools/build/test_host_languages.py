"""The comparison of languages tells whatever one of them lacks or has too much."""

from types import ModuleType

import pytest

from tools.build import languages

ENGLISH = languages.words("en")


class Words:
    language = "xx"
    PLURALS = b"\0"
    OK = "ok"
    POINTS = (" point", " points")


class Further(Words):
    DID = ("%0: pass", "%0: %1 %2")


def module(**changes):
    """Words of a language, some of which are changed; None leaves one out."""
    made = ModuleType("xx")
    values = {"PAGES": (("a %s", "b"), ("c",)), "BATTERY": "%d %%", "Words": Words, "Further": Further, **changes}
    vars(made).update({name: value for name, value in values.items() if value is not None})
    return made


def told(**changes):
    return list(languages.faults("xx", module(**changes), module()))


def with_words(base=Words, **changes):
    return type(base.__name__, base.__bases__, {**vars(base), **changes})


def test_the_languages_are_whole():
    for code in languages.languages():
        assert list(languages.faults(code, languages.words(code), ENGLISH)) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"PAGES": None}, "xx: PAGES is missing"),
        ({"MORE": "?"}, "xx: MORE is not needed"),
        ({"BATTERY": "%d"}, "xx.BATTERY has the holes %d, not %% %d"),
        ({"BATTERY": b"%d %%"}, "xx.BATTERY is a bytes, not a str"),
        ({"PAGES": (("a %s", "b"),)}, "xx.PAGES has 1 parts, not 2"),
        ({"PAGES": (("a %s",), ("c",))}, "xx.PAGES[0] has 1 parts, not 2"),
        ({"PAGES": (("a", "b"), ("c",))}, "xx.PAGES[0][0] has the holes -, not %s"),
        ({"PAGES": (("a %s", ""), ("c",))}, "xx.PAGES[0][1] is empty"),
        ({"Words": with_words(language="yy")}, "xx: language is 'yy', which is not the file's name"),
        ({"Words": with_words(MORE="?")}, "xx.Words: MORE is not needed"),
        (
            {"Further": with_words(Further, DID=("%0: pass", "%0: %1"))},
            "xx.Further.DID[1] has the holes %0 %1, not %0 %1 %2",
        ),
        ({"Further": type("Further", (), {"DID": Further.DID})}, "xx: Further does not derive from Words"),
    ],
)
def test_what_differs_is_told(changes, fault):
    assert fault in told(**changes)


def test_as_many_forms_as_the_numbers_need():
    assert told(Words=with_words(PLURALS=b"\1\0\1")) == []
    three = with_words(PLURALS=b"\0\1\2", POINTS=(" a", " b", " c"))
    assert told(Words=three) == []
    assert "xx.Words.POINTS has 2 parts, not 3" in told(Words=with_words(PLURALS=b"\0\1\2"))


def test_the_exit_code_says_whether_something_is_wrong(monkeypatch, capsys):
    assert languages.main() == 0
    monkeypatch.setattr(languages, "words", lambda code: ENGLISH if code == "en" else module())
    assert languages.main() == 1
    assert "fr: ABOUT is missing" in capsys.readouterr().out
