"""The table of Qix: what is taken back, what is never taken back, and who holds the device."""

from engine.app.table import NOBODY
from engine.protocol import CHANCE
from engine.qix.cards import MOVE_3, MOVE_AND_DRAW, SHUFFLE
from engine.qix.manifest import QIX
from engine.qix.state import PASS, START
from engine.qix.table import ROBOT, Table
from engine.seats import with_kind
from tools.rig.driver import FakePorts
from tools.rig.handhelds import QIX_GAME as GAME
from tools.rig.qix_games import QixBuilder, begun
from tools.rig.qix_positions import start, stick
from tools.rig.qix_scenes import rounds


def resume(table, file):
    for _ in table.resume(file):
        pass


def table_of(game):
    table = Table(FakePorts())
    resume(table, game.file())
    return table


def same(table, game):
    assert table.state.to_bytes() == game.state.to_bytes()
    assert list(table.history.values()) == list(game.history.values())


def test_a_stick_and_its_start_are_taken_back_one_by_one():
    first, second, third = begun(SHUFFLE), begun(SHUFFLE).lay("3,0 U"), begun(SHUFFLE).lay("3,0 U4")
    table = table_of(third)
    assert table.decider() == 0
    table.take_back()
    same(table, second)
    assert table.holder == 0
    table.take_back()
    same(table, first)
    assert table.decider() == NOBODY


def test_what_is_taken_back_is_saved():
    ports = FakePorts()
    table = Table(ports)
    resume(table, begun(SHUFFLE).lay("3,0 U").file())
    table.take_back()
    assert ports.store[GAME] == begun(SHUFFLE).file()


def test_no_card_and_no_roll_is_taken_back():
    for game in (QixBuilder(), QixBuilder().play(MOVE_3), QixBuilder().play(MOVE_3, 1), begun(SHUFFLE)):
        assert table_of(game).decider() == NOBODY
    assert table_of(rounds(("3,0 U4", "9,0 U4")).play(SHUFFLE)).decider() == NOBODY


def test_the_other_players_stick_is_taken_back_first():
    table = table_of(begun(SHUFFLE).lay("3,0 U4", "9,0 U"))
    for player in (1, 0, 0):
        assert table.decider() == player
        table.take_back()
    same(table, begun(SHUFFLE))


def test_what_the_robot_did_goes_with_what_a_person_takes_back():
    table = table_of(begun(SHUFFLE, bot=True).lay("3,0 U4", "9,0 U4"))
    assert table.bot(ROBOT)
    assert not table.bot(0)
    assert table.decider() == 0
    table.take_back()
    same(table, begun(SHUFFLE, bot=True).lay("3,0 U"))


def test_without_a_robot_nobody_is_played_for():
    table = table_of(begun(SHUFFLE))
    assert not table.bot(0)
    assert not table.bot(ROBOT)


def test_the_card_is_drawn_by_who_lays_first():
    table = table_of(QixBuilder(first=1))
    assert table.drawer() == 1
    table.apply(SHUFFLE)
    assert table.holder == table.state.current_player() == 1
    for action in (start(3, 0, "U"), 3, start(9, 0, "U"), 3):
        table.apply(action)
    assert table.state.current_player() == CHANCE
    assert table.drawer() == table.holder == 0


def test_a_card_is_amid_until_all_of_it_is_done():
    for game, amid in (
        (QixBuilder(), False),
        (QixBuilder().play(MOVE_3), True),
        (QixBuilder().play(MOVE_3, 1, 1), True),
        (QixBuilder().play(MOVE_3, 1, 1, 1), False),
        (QixBuilder().play(MOVE_AND_DRAW), True),
        (QixBuilder().play(MOVE_AND_DRAW, 1), True),
        (QixBuilder().play(MOVE_AND_DRAW, 1, SHUFFLE), False),
    ):
        assert table_of(game).amid_card() == amid


def test_a_pass_is_no_decision():
    mine = ("4,0 U8", "R8", "D4", "L4", "L2", "U2", "R2", "R2")
    game = QixBuilder()
    for i in range(len(mine)):
        theirs = "L2" if i else "40,36 L2"
        game.play(SHUFFLE).lay(*((theirs, mine[i]) if i & 1 else (mine[i], theirs)))
    game.play(SHUFFLE, PASS)
    table = table_of(game)
    assert table.decider() == NOBODY
    table.apply(stick(table.state, "L", 2))
    assert table.decider() == 1


def test_a_new_game_begins_with_everything():
    table = Table(FakePorts())
    table.start(2, 0, 1, with_kind(0, ROBOT, 3))
    assert list(table.history.values()) == [QIX, 2, 0, 1]
    assert table.bot(ROBOT) == 3
    assert table.state.first_player() == 1
    table.apply(0)
    table.apply(SHUFFLE)
    assert table.state.phase() == START
