"""The records on the screen: who has any, the figures, and how they are erased."""

from engine.app.ports import DOWN, LEFT, RIGHT, UP, A, B
from engine.app.scores import SAVED, Scores
from engine.ui.words import en
from tools.rig.app_scenes import menu, records
from tools.rig.handhelds import WORDS

SAID = en.RecordWords
NAMES = ("ANNA", "BEN", "CARLA", "DAVID", "EVA")
ERASE_ONE, ERASE_ALL, UNSAVED, EMPTY = [
    text.split("\n")[1] for text in (SAID.ERASE_ONE, SAID.ERASE_ALL, SAID.UNSAVED, SAID.EMPTY)
]


def shown(*events, **fields):
    return records(*events, names=NAMES, **fields)


def title(driver):
    return driver.text().split("\n")[0]


def players(driver):
    """Who has records."""
    return sorted({(entry.name, entry.bot) for entry in Scores(driver.ports).entries})


def test_without_records_a_page_says_how_they_come():
    driver = menu(UP, UP, A)
    assert EMPTY in driver.text()
    driver.press(A)
    assert WORDS.ENTRIES[5] in driver.text()
    assert SAVED not in driver.ports.store


def test_people_come_before_bots_and_the_list_goes_round():
    driver = shown()
    titles = []
    for _ in range(len(NAMES) + 1):
        driver.press(A)
        titles.append(title(driver))
        driver.press(B, DOWN)
    assert titles == list(NAMES) + [SAID.ROBOTS[2]]
    assert SAID.NOTES[1] in driver.text(), "the list does not remember its place"
    driver.press(DOWN, A)
    assert title(driver) == "ANNA"
    driver.press(B, B)
    assert title(driver) == WORDS.TITLE


def test_the_page_tells_games_wins_best_and_mean():
    driver = shown(A)
    anna = {entry.rules: entry for entry in Scores(driver.ports).entries if entry.name == "ANNA"}
    for rules in (2, 3, 0, 1, 2):
        entry = anna[rules]
        text = driver.text()
        assert (WORDS.GAMES[1] if rules == 3 else "Qwixx, " + WORDS.PRESETS[rules]) in text
        won = str(entry.wins // 2) + ".5" * (entry.wins % 2)
        numbers = (entry.games, won, entry.best, "%d.%d" % (entry.tenths() // 10, entry.tenths() % 10))
        for row in range(len(numbers)):
            label, number = SAID.FIGURES.split("\n")[row], numbers[row]
            at = text.index(label)
            assert text[at + len(label) :].split()[0] == str(number), (label, text)
        driver.press(RIGHT)
    before = driver.frame()
    driver.press(LEFT, RIGHT)
    assert driver.frame() == before


def test_who_played_by_one_set_of_rules_gets_no_arrows():
    assert "←→" in shown(A).text()
    assert "←→" not in shown(DOWN, DOWN, A).text()


def test_won_games_look_different():
    driver = shown(A, RIGHT, RIGHT)
    kept = Scores(driver.ports)
    before = driver.frame()
    anna = next(entry for entry in kept.entries if entry.name == "ANNA" and entry.rules == 0)
    won = [game & 3 == 2 for game in anna.last]
    assert 0 < sum(won) < len(won)
    anna.last = [game & ~3 | 2 for game in anna.last]
    anna.wins = 2 * anna.games
    assert kept.save()
    driver.press(B, B, A, A, RIGHT, RIGHT)
    assert driver.frame() != before


def test_a_page_is_left_by_a_and_by_b():
    for event in (A, B):
        driver = shown(DOWN, A)
        assert title(driver) == NAMES[1]
        driver.press(event)
        assert title(driver) == WORDS.ENTRIES[5]
        assert len(players(driver)) == 6


def test_one_name_is_erased_after_a_question():
    driver = shown(UP, A, DOWN, A)
    assert ERASE_ONE in driver.text()
    assert "BEN" in driver.text()
    before = driver.ports.store[SAVED]
    driver.press(B)
    assert driver.ports.store[SAVED] == before
    assert title(driver) == SAID.ERASE
    driver.press(A, A)
    assert players(driver) == [("", 3)] + [(name, 0) for name in NAMES if name != "BEN"]
    assert "BEN" not in driver.text()
    driver.press(UP, UP, UP, A, A)
    assert players(driver) == [(name, 0) for name in NAMES if name != "BEN"]
    driver.press(B)
    assert title(driver) == WORDS.ENTRIES[5]
    assert SAID.NOTES[1] in driver.text()


def test_all_are_erased_after_a_question():
    driver = shown(UP, A, UP, A)
    assert ERASE_ALL in driver.text()
    driver.press(B)
    assert len(players(driver)) == 6
    driver.press(A, A)
    assert players(driver) == []
    assert EMPTY in driver.text()


def test_to_erase_the_last_name_leaves_the_page_of_no_records():
    driver = shown(UP, A, *(A, A) * 6)
    assert EMPTY in driver.text()


def test_what_can_not_be_erased_is_told_and_stays():
    for events in ((UP, A, A, A), (UP, A, UP, A, A)):
        driver = shown(*events, full=True)
        assert UNSAVED in driver.text()
        driver.press(A)
        assert len(players(driver)) == 6
        assert title(driver) == SAID.ERASE
        assert SAID.ALL in driver.text() or "ANNA" in driver.text()


def test_records_that_can_not_be_read_are_told_and_stay():
    driver = menu()
    driver.ports.store[SAVED] = b"?"
    driver.press(UP, UP, A)
    assert SAID.REFUSED.split("\n")[0] in driver.text()
    assert en.REASONS[0] in driver.text()
    driver.press(A)
    assert EMPTY in driver.text()
    driver.press(A)
    assert driver.ports.store[SAVED] == b"?"
