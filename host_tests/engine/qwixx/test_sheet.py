from engine.qwixx import sheet


def test_red_and_yellow_rise_from_2_to_12():
    for row in (sheet.RED, sheet.YELLOW):
        assert [sheet.number(row, at) for at in range(sheet.LENGTH)] == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


def test_green_and_blue_fall_from_12_to_2():
    for row in (sheet.GREEN, sheet.BLUE):
        assert [sheet.number(row, at) for at in range(sheet.LENGTH)] == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]


def test_a_position_is_where_the_number_stands():
    for row in range(sheet.ROWS):
        for at in range(sheet.LENGTH):
            assert sheet.position(row, sheet.number(row, at)) == at


def test_points_of_a_row():
    assert list(sheet.POINTS) == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]


def test_four_penalties_of_five_points():
    assert (sheet.PENALTIES, sheet.PENALTY) == (4, 5)
