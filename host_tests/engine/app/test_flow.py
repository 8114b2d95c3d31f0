"""The title, the menu and everything that is reached from it outside of a game."""

from engine.app.options import CODES, DEFAULTS, FINE, TIME
from engine.app.ports import DOWN, HOLD_A, HOLD_B, LEFT, REPEATS, RIGHT, UP, A, B
from engine.app.settings import SAVED, Settings
from engine.app.settings_file import LANGUAGE_NOTES, LANGUAGES, language_of, write
from engine.loading import load_words
from engine.ui.words import en, fr, ru
from tools.rig.app_scenes import dice_only, form, language, left, menu
from tools.rig.driver import Driver
from tools.rig.handhelds import GAME, WORDS, ports, press, says, start
from tools.rig.qwixx_games import QwixxBuilder

GO_ON, NEW_GAME, DICE_ONLY, HOW_TO_PLAY, SETTINGS, RECORDS, ABOUT = WORDS.ENTRIES


def chosen(driver):
    """What is said of the line under the cursor."""
    return driver.text().split("\n")[-1]


def names_of_languages(driver):
    """Whether the list of languages is on the screen, each by its own name."""
    return all(name in driver.text() for name in LANGUAGES)


def test_at_the_first_start_the_language_is_chosen_before_the_title():
    for number, code in enumerate(CODES):
        note = LANGUAGE_NOTES[number]
        driver = language(*[DOWN] * number)
        assert chosen(driver) == note
        assert not driver.ports.store
        driver.press(B)
        assert names_of_languages(driver), "there is no way round it"
        driver.press(*[DOWN] * number, A)
        assert not driver.ports.store
        driver.press(A, B)  # the digits, the guided turn
        words = load_words(language_of(driver.ports.store[SAVED]))
        assert words.Words.language == code
        assert words.MenuWords.PRESS in driver.text()
        driver.press(A, A)
        assert words.MenuWords.PLAYER + "1" in driver.text()
        again = Driver(driver.ports)
        assert words.MenuWords.PRESS in again.text(), "it is asked for once"


def test_a_language_that_can_not_be_kept_is_told_and_spoken():
    driver = language(DOWN)
    driver.ports.full = True
    driver.press(A, A)
    assert says(driver, fr.UNSAVED.split("\n")[0])
    driver.press(A)
    assert fr.LessonWords.TRY in driver.text()
    driver.press(B)
    assert fr.MenuWords.PRESS in driver.text()


def test_another_language_is_spoken_at_once_and_by_a_game_that_waits():
    driver = left(UP, UP, UP, A, A, DOWN, DOWN, DOWN, A)
    assert ru.MenuWords.ENTRIES[4] in driver.text()
    assert ru.MenuWords.OPTIONS[0] in driver.text()
    driver.press(B)
    assert chosen(driver) == ru.MenuWords.ENTRY_NOTES[4]
    driver.press(DOWN, DOWN, DOWN, A)
    assert ru.QwixxWords.NEXT_TURN in driver.text()
    assert ru.MenuWords.PLAYER + "1" in driver.text()
    driver.press(HOLD_B)
    assert ru.MenuWords.GAME_MENU[0] in driver.text()
    assert ru.QwixxWords.NEXT_TURN in Driver(driver.ports).text()


def test_names_that_were_typed_stay_when_the_language_changes():
    names = ("ANNA", "PLAYER 2", "PLAYER 1", "PLAYER X", "PLAYER 5")
    driver = menu(UP, UP, UP, A, A, DOWN, DOWN, A, B, names=names)
    assert Settings(driver.ports).names == ["ANNA", "JOGADOR2", "PLAYER 1", "PLAYER X", "JOGADOR5"]


def test_b_in_the_list_of_languages_changes_nothing():
    driver = menu(UP, UP, UP, A, A, DOWN, B)
    assert WORDS.OPTIONS[0] in driver.text()
    assert Settings(press(driver, B).ports).language == "en"


def test_any_button_leads_from_the_title_to_the_menu():
    for event in (UP, DOWN, LEFT, RIGHT, A, B, HOLD_A, HOLD_B):
        driver = Driver(ports())
        assert WORDS.PRESS in driver.text()
        driver.press(event)
        assert NEW_GAME in driver.text()


def test_the_menu_wraps_and_says_what_each_line_is_for():
    driver = menu()
    for _ in range(2):
        for note in WORDS.ENTRY_NOTES[1:]:
            assert chosen(driver) == note
            driver.press(DOWN)
    driver.press(UP)
    assert chosen(driver) == WORDS.ENTRY_NOTES[-1]


def test_b_in_the_menu_leads_back_to_the_title():
    assert WORDS.PRESS in menu(B).text()


def test_the_menu_remembers_its_place_behind_what_it_led_to():
    for entry in range(1, 6):
        driver = menu(*[DOWN] * entry)
        note = chosen(driver)
        driver.press(A)
        driver.press(B)
        assert chosen(driver) == note


def test_going_on_is_offered_only_while_a_game_waits():
    assert GO_ON not in menu().text()
    assert GO_ON in left().text()


def test_a_new_game_in_place_of_one_that_waits_asks():
    driver = left()
    driver.press(A, A, HOLD_B, UP, A, A, DOWN, A)  # once a roll tells it from a new one
    kept = driver.ports.store[GAME]
    driver.press(B)
    assert driver.ports.store[GAME] == kept, "to look at the form begins no game"
    driver.press(A, A)
    assert says(driver, en.OVERWRITE.split("\n")[1].split("%")[0])
    driver.press(B)
    assert driver.ports.store[GAME] == kept
    driver.press(A, A)
    assert driver.ports.store[GAME] != kept


def test_a_saved_game_that_is_refused_is_kept_and_told_why():
    good = QwixxBuilder().turn(3, 4).file()
    bad = ((good[:-1], 2), (b"?" + good[1:], 0), (good[:3] + b"\x09" + good[4:], 1), (good[:-1] + b"?", 3), (b"", 2))
    for data, reason in bad:
        made = ports()
        made.store[GAME] = data
        driver = Driver(made)
        assert en.REASONS[reason] in driver.text(), driver.text()
        driver.press(A, A)
        assert NEW_GAME in driver.text()
        assert GO_ON not in driver.text()
        assert made.store[GAME] == data
        assert made.aside == []
        driver.press(A, A)
        assert made.store[GAME] != data
        assert made.aside == [(GAME, data)], "a file that can't be read is not kept"


def test_settings_that_are_refused_are_kept_and_told_why():
    good = bytes(write(Settings(ports())))
    told = ((good[:-1], 3), (good[:3] + b"\x09" + good[4:], 1))
    unknown = ((b"?" + good[1:], 0), (b"", 2), (good[:11], 2))  # nothing tells the language, so it is asked for
    for data, reason in told + unknown:
        made = ports()
        made.store[SAVED] = data
        made.store[GAME] = QwixxBuilder().file()
        driver = Driver(made)
        assert made.store[SAVED] == data
        assert names_of_languages(driver) == ((data, reason) in unknown)
        if names_of_languages(driver):
            driver.press(A)
        assert says(driver, en.SETTINGS_REFUSED.split("\n")[0])
        assert en.REASONS[reason] in driver.text(), driver.text()
        driver.press(A)
        assert says(driver, WORDS.NEXT_TURN), "the game doesn't go on"
        driver.press(HOLD_B, UP, A, A, UP, UP, UP, A, B)
        assert made.aside == [(SAVED, data)]
        assert Settings(made).refused == FINE


def test_settings_that_can_not_be_kept_are_told():
    made = ports()
    before = made.store[SAVED]
    made.full = True
    driver = press(Driver(made), A, UP, UP, UP, A, DOWN, RIGHT, B)
    assert says(driver, en.UNSAVED.split("\n")[0])
    driver.press(A)
    assert chosen(driver) == WORDS.ENTRY_NOTES[4]
    made.full = False
    driver.press(A, DOWN, RIGHT, B)
    assert made.store[SAVED] != before
    assert chosen(driver) == WORDS.ENTRY_NOTES[4]


def test_the_form_starts_a_game_as_it_says():
    for players in range(1, 6):
        for preset in range(3):
            several = int(players > 1)  # who can have a match, which is the last line
            driver = form(DOWN, DOWN, *[RIGHT] * (players + 3), *[UP] * (3 + several), *[RIGHT] * preset)
            driver.press(UP, RIGHT, *[DOWN] * (2 + several), A)
            state = driver.state
            assert state.players == players
            assert state.rules.index == preset
            assert state.first_player() == 0


def test_a_starter_who_is_drawn_may_be_anybody():
    starters = set()
    for seed in range(40):
        driver = menu(A, DOWN, DOWN, *[RIGHT] * 3, UP, UP, A, seed=seed)
        starters.add(driver.state.first_player())
    assert starters == {0, 1, 2, 3, 4}


def test_with_fewer_players_the_starter_is_one_of_them():
    driver = form(DOWN, DOWN, *[RIGHT] * 3, *[UP] * 5, *[RIGHT] * 5)
    assert "←PLAYER 5→" in driver.text().replace("\n", "")
    driver.press(*[UP] * 6, LEFT, LEFT, LEFT, LEFT, UP, UP, A)
    assert driver.state.first_player() < driver.state.players


def test_the_settings_are_changed_shown_and_kept():
    driver = menu(UP, UP, UP, A)
    driver.press(RIGHT, LEFT, DOWN)
    for option in range(TIME, len(WORDS.OPTIONS)):
        values = WORDS.OPTION_VALUES[option]
        for step in range(1, len(values) + 1):
            driver.press(RIGHT)
            assert values[(DEFAULTS[option] + step) % len(values)] in driver.text()
            assert WORDS.OPTION_NOTES[option] in driver.text()
            assert driver.ports.options[option] == (DEFAULTS[option] + step) % len(values)
        driver.press(DOWN)
    driver.press(DOWN, LEFT, DOWN, A, B)
    assert driver.ports.store[SAVED][11:14] == bytes((0, len(WORDS.OPTION_VALUES[TIME]) - 1, 1))


def test_dice_only_rolls_all_dice_in_the_game():
    driver = dice_only(A, faces=(6, 5, 4, 3, 2, 1))
    assert says(driver, WORDS.WHITE_SUM, 11)
    before = driver.frame()
    driver.press(DOWN)
    assert driver.frame() != before, "a die is taken out"
    driver.press(UP)
    assert driver.frame() == before, "and put back"


def test_down_takes_a_die_out_and_puts_it_back_and_so_does_up():
    driver = dice_only(A, faces=(6, 5, 4, 3, 2, 1))
    whole = driver.frame()
    out = press(driver, DOWN).frame()
    assert out != whole
    assert press(driver, DOWN).frame() == whole
    assert press(driver, DOWN).frame() == out
    assert press(driver, UP).frame() == whole
    assert press(driver, UP).frame() == out


def test_dice_only_says_when_the_source_is_stuck():
    driver = dice_only()
    driver.ports.random_bytes.stuck = b"\x2a"
    driver.press(A)
    assert says(driver, en.STUCK.split("\n")[0])
    driver.press(B)
    assert says(driver, WORDS.DIE_HINTS[0]), "no faces of a roll that failed are shown"
    driver.press(A)
    driver.ports.random_bytes.stuck = None
    driver.press(A)
    assert "White sum" in driver.text()


def test_the_pages_of_how_to_play_go_round():
    for game in range(len(WORDS.GAMES)):
        driver = menu(DOWN, DOWN, A, *[DOWN] * game, A)
        titles = []
        for _ in WORDS.HELP[game]:
            titles.append(driver.text().split("\n")[0])
            driver.press(RIGHT)
        assert driver.text().split("\n")[0] == titles[0]
        assert len(set(titles)) == len(WORDS.HELP[game])
        driver.press(LEFT)
        assert driver.text().split("\n")[0] == titles[-1]
        driver.press(B)
        assert WORDS.GAME_NOTES[game] in driver.text()


def test_the_points_for_crosses():
    driver = menu(DOWN, DOWN, A, A, LEFT)
    words = driver.text().replace(":", "").split()
    for crosses in range(1, 13):
        assert words[words.index(str(crosses), 3) + 1] == str(crosses * (crosses + 1) // 2)


def test_a_page_to_look_at_is_left_by_a_and_by_b():
    """About, records without any, and the last page of the rules, which A leads to."""
    for path in ((UP, A), (UP, UP, A), (DOWN, DOWN) + (A,) * (1 + len(WORDS.HELP[0]))):
        for event in (A, B):
            driver = menu(*path)
            page = driver.text()
            driver.press(event)
            assert driver.text() != page
            assert WORDS.ENTRIES[3] in driver.text(), "neither the menu nor the list of the rules"


def test_about_tells_the_build():
    assert "0.0.0 test" in menu(UP, A).text()


def test_a_stuck_source_draws_no_starter():
    made = ports()
    made.random_bytes.stuck = b"\x01"
    driver = press(Driver(made), A, A, A)
    assert says(driver, en.STUCK.split("\n")[0])
    assert GAME not in made.store
    driver.press(B)
    assert NEW_GAME in driver.text()
    driver.press(A, A)
    made.random_bytes.stuck = None
    driver.press(A)
    assert says(driver, WORDS.NEXT_TURN)


def test_a_game_saved_by_this_build_is_resumed_without_a_title():
    driver = start(players=3)
    resumed = Driver(driver.ports)
    assert WORDS.PRESS not in resumed.text()
    assert resumed.state.players == 3


def under_cursor(driver):
    """The text of the line under the cursor, which is dark on lit ground below the title."""
    return next(write.text for write in driver.ports.canvas.writes() if not write.ink and write.y > 2)


def test_a_list_remembers_its_place_as_long_as_the_visit():
    driver = menu(DOWN, DOWN, A, UP, A, B)  # How to play, a guided turn
    assert under_cursor(driver) == WORDS.OF_GAME % (WORDS.module.LessonWords.TRY, WORDS.GAMES[1])
    driver.press(B)
    assert chosen(driver) == WORDS.ENTRY_NOTES[3]
    driver.press(A)
    assert under_cursor(driver) == WORDS.GAMES[0]
    driver.press(B, UP, UP, A, UP, B)  # New game, left on its last line
    assert chosen(driver) == WORDS.ENTRY_NOTES[1]
    driver.press(A)
    assert under_cursor(driver) == WORDS.FORM[0]
    driver.press(B, UP, UP, UP, A, DOWN, DOWN, B, A)
    assert under_cursor(driver) == WORDS.OPTIONS[0]
    driver.press(B, B, A)
    assert chosen(driver) == WORDS.ENTRY_NOTES[1], "past the title"


def test_the_menu_begins_with_the_game_once_one_is_played():
    driver = left()
    assert chosen(driver) == WORDS.ENTRY_NOTES[0]
    driver.press(DOWN, DOWN, DOWN, A, B, UP, UP, UP, A, HOLD_B, UP, A, A)
    assert chosen(driver) == WORDS.ENTRY_NOTES[0]


def test_every_list_of_the_menu_goes_round_and_repeats():
    """Main menu, form, how to play, settings, languages."""
    for events in ((), (A,), (DOWN, DOWN, A), (UP, UP, UP, A), (UP, UP, UP, A, A)):
        driver = menu(*events)
        assert driver.ports.gestures & REPEATS
        lines = [under_cursor(driver)]
        while driver.press(DOWN) or under_cursor(driver) != lines[0]:
            lines.append(under_cursor(driver))
            assert len(lines) < 20
        driver.press(UP)
        assert under_cursor(driver) == lines[-1]
