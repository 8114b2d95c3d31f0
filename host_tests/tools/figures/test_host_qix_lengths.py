from engine.qix.state import ROUNDS
from tools.figures import qix_lengths


def test_some_games_are_played_and_told():
    figures = {what: (figure, limit) for what, figure, limit in qix_lengths.rows(10)}
    assert list(figures)[:3] == ["10 two bots: rounds", "10 two bots: decisions", "10 two bots: bytes of history"]
    median, longest = map(int, figures["10 two bots: rounds"][0].split(" / "))
    assert 5 <= median <= longest <= 40
    assert figures["10 two bots: rounds"][1] == f"at most {ROUNDS}"
    assert figures["  won by the bot"][0] == "100.0%"


def test_a_game_is_the_same_for_the_same_seed():
    assert qix_lengths.play(7, 0) == qix_lengths.play(7, 0) != qix_lengths.play(8, 0)
