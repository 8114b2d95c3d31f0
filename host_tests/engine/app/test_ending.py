"""The end of a game: who has won comes first and in words, and nothing that isn't seen begins or deletes a game."""

from engine.app.ending import AGAIN, MENU, NEXT_GAME, POINTS, REMATCH, REVIEW
from engine.app.ports import DOWN, HOLD_B, RIGHT, UP, A, B
from engine.ui import tunes
from engine.ui.words.en import EndWords
from tools.rig import qix_games
from tools.rig.driver import Driver
from tools.rig.handhelds import GAME, LONGEST_NAMES, QIX_GAME, WORDS, end_with, press, resume, says
from tools.rig.qix_scenes import last_round, resume_match
from tools.rig.qwixx_positions import FAMILY, FORUM, WHITE_YELLOW
from tools.rig.qwixx_scenes import alone, matched, nearly_over, over_tied, over_won

ENDS = (
    lambda: resume(over_won()),
    lambda: resume(over_won(bots=(0, 4))),
    lambda: resume(over_tied(5)),
    lambda: alone(97),
    lambda: matched(over_won(), 3),
    lambda: matched(over_won(), 3, (60, 70)),
    lambda: resume(qix_games.over()),
    resume_match,
)


def large(driver):
    """What stands on the screen in large letters."""
    return [write.text for write in driver.ports.canvas.writes() if write.size == 2]


def entries(driver):
    """The lines of the list at an end."""
    driver.press(*[A] * 4)
    while not says(driver, EndWords.NEXT):
        driver.press(A)
    return [line for line in driver.text().split("\n") if line in EndWords.ENTRIES]


def names(*wanted):
    return [EndWords.ENTRIES[entry] for entry in wanted]


def test_the_winner_comes_first_in_large_letters_with_the_tune():
    driver = resume(over_won())
    assert large(driver) == ["PLAYER 2"]
    assert driver.ports.tunes == [tunes.WIN]
    assert says(driver, EndWords.WINNERS[0])
    assert says(driver, EndWords.WITH[1], driver.state.score(1))
    driver = resume(qix_games.over())
    assert large(driver) == ["PLAYER %d" % driver.state.winners()]


def test_a_last_decision_leads_there():
    driver = resume(nearly_over().roll(6, 6, 0).play(0), patient=True)
    while not driver.state.is_terminal():
        before = len(driver.ports.tunes)
        driver.press(A)
    assert tunes.WIN in driver.ports.tunes[before:]
    assert large(driver)


def test_a_shared_win_names_all():
    for players in range(2, 6):
        driver = resume(over_tied(players), names=LONGEST_NAMES)
        assert says(driver, EndWords.WINNERS[1])
        for name in LONGEST_NAMES[:players]:
            assert name in driver.text()
        assert large(driver) == (list(LONGEST_NAMES[:2]) if players == 2 else [])


def test_one_point_is_one_point():
    assert says(press(last_round(64, 1)), EndWords.WITH[1], 64)
    assert says(press(last_round(0, 1)), EndWords.WITH[0], 1)


def test_a_alone_begins_no_game_and_deletes_none():
    for end in ENDS:
        driver = end()
        before = driver.state.to_bytes()
        store = dict(driver.ports.store)
        for _ in range(40):
            driver.press(A)
            assert driver.state.to_bytes() == before
        assert driver.ports.store == store, "something was counted or deleted"
        assert driver.ports.tunes == [tunes.WIN], "the tune comes once"


def test_b_alone_deletes_nothing():
    for end in ENDS:
        driver = end()
        for _ in range(40):
            driver.press(B)
            assert GAME in driver.ports.store or QIX_GAME in driver.ports.store


def test_the_pages_lead_there_and_back():
    driver = resume(over_won())
    frames = [driver.frame()] + [press(driver, A).frame() for _ in range(2)]
    assert says(driver, EndWords.NEXT)
    for frame in frames[1::-1]:
        assert press(driver, B).frame() == frame
    driver.press(A, A, A)
    assert driver.frame() == frames[1], "the points once more"
    driver.press(HOLD_B)
    assert WORDS.GAME_MENU[0] in driver.text()
    assert press(driver, A).frame() == frames[1]


def test_what_comes_next_is_chosen_from_a_list():
    several = names(POINTS, REVIEW, REMATCH, MENU)
    assert entries(resume(over_won())) == several
    assert entries(alone()) == names(POINTS, REVIEW, AGAIN, MENU)
    assert entries(matched(over_won(), 3)) == names(POINTS, REVIEW, NEXT_GAME, MENU)
    assert entries(matched(over_won(), 3, (60, 70))) == several
    assert entries(resume(qix_games.over())) == names(POINTS, REMATCH, MENU)


def test_the_list_begins_at_its_first_line_every_time():
    driver = press(resume(over_won()), A, A, DOWN, DOWN, B, A)
    assert EndWords.ENTRY_NOTES[POINTS] in driver.text()


def test_the_next_player_begins_a_rematch():
    for game in (over_won(), qix_games.over()):
        driver = end_with(resume(game), REMATCH)
        assert not driver.state.is_terminal()
        assert driver.state.first_player() == 1
        assert driver.table.names[0] == "PLAYER 1"


def test_a_robots_rematch_has_the_same_seats():
    for bots, game in ((qix_games.over(bot=True), True), (over_won(bots=(0, 4)), False)):
        driver = resume(bots)
        seats = [driver.table.bot(player) for player in range(2)]
        end_with(driver, REMATCH)
        assert [driver.table.bot(player) for player in range(2)] == seats, game
        assert driver.table.history.preset() == bots.history.preset()


def test_alone_the_score_stands_beside_the_best_and_beside_experts_mean():
    for before, form, best in (((), 0, 0), ((97, 5), 1, 97), ((56,), 1, 56), ((5, 55), 2, 0)):
        driver = alone(*before)
        assert large(driver) == ["56"]
        assert says(driver, EndWords.YOUR_SCORE)
        assert says(driver, EndWords.BEST[form], best)
        assert says(driver, EndWords.PAR, 113)


def test_alone_by_other_rules_others_are_compared():
    for preset in (FORUM, FAMILY):
        driver = resume(nearly_over(preset, 1).turn(6, 6, WHITE_YELLOW))
        assert says(driver, EndWords.BEST[0])
        assert says(driver, EndWords.PAR, 114)


def test_to_play_again_alone_is_no_rematch():
    driver = end_with(alone(), AGAIN)
    assert not driver.state.is_terminal()
    assert driver.state.players == 1


def test_after_a_power_cut_the_end_comes_again():
    driver = press(resume(over_won()), A, A)
    again = Driver(driver.ports)
    assert large(again) == ["PLAYER 2"]


def test_points_that_were_secret_are_shown_at_the_end():
    for game in (over_won(), qix_games.over()):
        shown = press(resume(game, secret=1), A)
        assert press(resume(game), A).frame() == shown.frame()


def test_the_menu_of_the_game_leaves_and_keeps_it():
    driver = press(resume(over_won()), A, HOLD_B, UP, A, A)
    assert GAME in driver.ports.store
    assert WORDS.ENTRIES[0] in driver.text()
    assert not says(press(driver, RIGHT), EndWords.NEXT)


def test_presses_too_early_for_a_page_of_the_end_are_dropped():
    driver = press(resume(over_won()), A)  # the points
    last = len(driver.table.history)
    driver.hasty = True
    driver.send(B, 1000)
    first = driver.frame()
    for _ in range(3):
        driver.send(B, 100)
        assert driver.frame() == first
    assert len(driver.table.history) == last, "the last decision was taken back unseen"
    driver.send(B, 100)
    assert len(driver.table.history) < last


def test_what_is_chosen_after_the_review_was_seen():
    driver = end_with(resume(over_won()), REVIEW)
    driver.hasty = True
    driver.send(B, 1000)
    assert says(driver, EndWords.NEXT)
    frame = driver.frame()
    driver.send(DOWN, 700)
    assert driver.frame() == frame
    driver.send(DOWN, 100)
    assert driver.frame() != frame


def test_the_time_of_a_rematch_is_its_own():
    for game in (over_won(), qix_games.over()):
        driver = end_with(resume(game, patient=False, time=1), REMATCH)
        while not driver.wait or driver.wait < 1000:
            driver.press(A)
        assert driver.wait == 1000, "of 30 s"
