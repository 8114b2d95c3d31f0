"""Times of a game: deadlines in its time zone and language, and what a game master types as a time."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from tools.forum import ForumError
from tools.forum.phrases import counted
from tools.forum.words.kind import Words

_MINUTE, _HOUR = 60, 3600
_FORMATS = ("%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M")


def zone(name: str) -> ZoneInfo:
    """A time zone by its name in the IANA database; ForumError if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise ForumError(f"There is no time zone {name!r}. It is written like Europe/Paris or UTC.") from error


def told(words: Words, seconds: int, zone_name: str) -> str:
    """A moment in words, with its time zone."""
    moment = datetime.fromtimestamp(seconds, zone(zone_name))
    minutes = int((moment.utcoffset() or timedelta()).total_seconds()) // _MINUTE
    shift = f"UTC{'-' if minutes < 0 else '+'}{abs(minutes) // 60}"
    shift += f":{abs(minutes) % 60:02}" if minutes % 60 else ""
    return words.time.format(
        weekday=words.days[moment.weekday()],
        day=moment.day,
        month=words.months[moment.month - 1],
        year=moment.year,
        clock=f"{moment:%H:%M}",
        zone=f"{zone_name}, {shift}" if zone_name != "UTC" else "UTC",
    )


def minute(seconds: int) -> int:
    """The minute in which a moment lies."""
    return seconds // _MINUTE


def deadline(now: int, hours: int) -> int:
    """The end of the time to answer: a whole minute, as it is told without seconds."""
    return -(-now // _MINUTE) * _MINUTE + hours * _HOUR


def lasting(words: Words, seconds: int) -> str:
    """About how long a time is, in words: the nearest hours, and below one hour the minutes."""
    if seconds >= _HOUR:
        return counted(words, words.hours, (seconds + _HOUR // 2) // _HOUR)
    return counted(words, words.minutes, max(seconds, 0) // _MINUTE)


def typed(text: str, zone_name: str) -> int:
    """A moment that was typed: a date and a time in the game's zone, or with an offset; ForumError if it is none."""
    for form in _FORMATS:
        try:
            moment = datetime.strptime(text, form).replace(tzinfo=zone(zone_name))
            second = moment.replace(fold=1).timestamp()
            if moment.timestamp() != second:
                raise ForumError(_told_twice(text, moment, zone_name))
            return int(second)
        except (ValueError, OverflowError):
            continue
    try:
        moment = datetime.fromisoformat(text)
        if moment.tzinfo is not None:
            return int(moment.timestamp())
    except (ValueError, OverflowError):
        pass
    raise ForumError(f"{text!r} is no time. Write it like 2026-03-28 20:15; it is meant in the zone {zone_name}.")


def _told_twice(text: str, moment: datetime, zone_name: str) -> str:
    """Why a time that the clocks show twice, or never, when they are changed, isn't taken."""
    twice = moment.timestamp() < moment.replace(fold=1).timestamp()
    often = "came twice" if twice else "never came"
    clear = " or ".join(f"{text}{moment.replace(fold=fold):%z}" for fold in (0, 1))
    return f"{text} {often} in {zone_name}, as the clocks are changed then. Write it with the shift: {clear}."


def stamp(seconds: int, zone_name: str) -> str:
    """A moment for the game master: date, time and zone."""
    return f"{datetime.fromtimestamp(seconds, zone(zone_name)):%Y-%m-%d %H:%M} ({zone_name})"


def now() -> int:
    """The clock."""
    return int(datetime.now(UTC).timestamp())
