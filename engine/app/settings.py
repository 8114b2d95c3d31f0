"""What the table chose last time, as it is kept and as the ports obey it."""

from micropython import const

from engine.app.options import FINE, Preferences
from engine.loading import import_once, load_words

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports

SAVED = "settings"


class Settings(Preferences):
    """The settings, at their defaults if nothing was saved or what was saved is refused.

    refused: why the saved settings were not taken, one of engine.record's reasons, or FINE.
    """

    def __init__(self, ports: "Ports") -> None:
        super().__init__()
        self._ports = ports
        self.refused = FINE
        data = ports.load(SAVED)
        if data is not None:
            self.refused = import_once("engine.app.settings_file").read(self, data)
            if self.refused != FINE:
                ports.protect(SAVED)
        if not self.all_names:
            self.call_players(load_words(self.language).MenuWords().PLAYER)
        self.apply()

    def apply(self) -> None:
        """Let the ports do as the options say."""
        self._ports.obey(self.options)

    def save(self) -> bool:
        """Keep the settings, which writes nothing if they are kept already; False if that wasn't possible."""
        data = import_once("engine.app.settings_file").write(self)
        return self._ports.load(SAVED) == data or self._ports.save(SAVED, data)

    def play(self, game: int) -> None:
        """Keep which game is played, as that is the one that is resumed when the power comes back."""
        if game != self.game:
            self.game = game
            self.starter = min(self.starter, self.players)  # a bot beyond them may begin in another game only
            self.save()
