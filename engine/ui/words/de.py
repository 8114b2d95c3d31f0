"""Every German word of the console, by the names of en.py, which says what each is for."""

ABOUT = """Über das Spiel
Ein freies Fan-Projekt.
Qwixx und Qix gehören
anderen. MIT-Lizenz
"""
LOW = """Batterie schwach
Lade sie bald. Das Spiel
bleibt erhalten.
"""
BATTERY = "\nBatterie: %d %%"
OVERWRITE = """Neues Spiel
Dein Spiel %s geht
verloren. Neu beginnen?"""
SAME_NAME = """Gleicher Name
Zwei Spieler heißen
%s. Gib jedem
einen eigenen Namen.
"""
REFUSED = """Spiel nicht lesbar
Es bleibt erhalten, auch
wenn ein neues beginnt.
Grund:
"""
SETTINGS_REFUSED = """Alles wie am Anfang
Die Einstellungen waren
nicht lesbar. Die Datei
bleibt erhalten. Grund:
"""
UNSAVED = """Nicht gespeichert
Der Speicher nahm nichts:
Ohne Strom wären die
Einstellungen verloren.
"""
ROBOTS = ("LEICHT", "MITTEL", "SCHWER", "PROFI")
WINS = ("%0 gewinnt", "Unentschieden", "%1 Runden: Sieg %0", "%1 Runden: ein Remis")
NO_WAY = ("Kein Weg: Linie ist weg", "Die Stäbchen sind zurück", "Eingezäunt: Linie ist weg")
RESIGN = """Aufgeben
Gibst du auf, gewinnt
%s. Sicher?"""
REASONS = ("Nicht von diesem Gerät", "Aus neuerer Version", "Zu kurz", "Beschädigt", "Kein gültiges Spiel")
LEAVE = """Spiel verlassen
Es bleibt erhalten, und
Weiter im Menü führt
dorthin zurück."""
STUCK = """Die Würfel klemmen
Es wurde nicht gewürfelt,
es wäre nicht gerecht.
Versuch es noch mal, oder
schalte aus und ein.
"""
TRY_AGAIN = "noch mal"
UNSAFE = """Nicht gespeichert
Der Speicher nahm nichts:
Ohne Strom wäre das Spiel
verloren. Du kannst
weiterspielen."""
AWAY = """Ist jemand da?
Zweimal lief die Zeit ab,
darum wartet das Spiel.
"""
AWAY_BACK = """B nimmt zurück, was
inzwischen geschah."""
AWAY_KEYS = ("weiter", "zurück")

CRASH = (
    """Das ging leider schief
%s
Code: %s
Das Spiel ist gespeichert
und geht gleich weiter.""",
    """Schon wieder
Dieses Spiel scheitert
immer hier. Weglegen? Es
bleibt erhalten, geht
aber nicht weiter.""",
    """Weggelegt
Das Spiel liegt nun im
Speicher des Pico:
%s""",
    """Nicht weggelegt
Der Speicher nimmt
nichts. Das Spiel bleibt,
wo es ist.""",
)
FAULTS = ("Der Speicher war voll.", "Ein Teil antwortet nicht.", "Fehler im Programm.", "Das Spiel stand still.")
EMPTY = """Batterie leer
Das Spiel ist gespeichert
und geht weiter, sobald
wieder Strom da ist.
"""
FAULT_KEYS = ("weiter", "weglegen", "noch mal")


class Words:
    """What every game needs."""

    language = "de"
    PLURALS = b"\1\0\1"

    OK = "ok"
    BACK = "zurück"
    READY = "bereit"
    TAKE_BACK = "zurück"


class DiceWords(Words):
    """With those for the dice of Qwixx; a letter of green is one that yellow lacks."""

    LETTERS = ("R", "G", "Ü", "B")
    COLOURS = ("Rot", "Gelb", "Grün", "Blau")
    ROLL = "würfeln"
    WHITE_SUM = "Weiße Summe: %0"


class QwixxWords(DiceWords):
    """With what a game of Qwixx says."""

    EFFECT = "%0 %1: +%2"
    POINTS = (" Punkt", " Punkte")
    LOCKS = ", schließt"
    ENDS = ", Spielende"
    SKIPS = ", übergeht %0"
    PASSES = (
        "Passen: kostet nichts",
        "Passen: noch kein Kreuz",
        "Passen: schon ein Kreuz",
        "Passen: Fehlwurf, -5",
        "Passen: Fehlwurf, Ende",
    )
    PASS_OR = "-5 oder %0 %1: %2 weg"
    ACTIONS = ("Weiß", "Weiß+Farbe")
    MARK = "Kreuz"
    PASS = "passe"

    HAND_TO = "Weiße Summe %0: weiter an"
    NOBODY = "niemand kreuzt an"
    NEXT_TURN = "Jetzt würfelt"
    HOLD_B = "B lange: Menü"
    THIS_TURN = "Dieser Zug"
    DID = ("%0: passt", "%0: kann nichts", "%0: Fehlwurf, -5", "%0: %1 %2", "%0: %1 %2 ⚿")
    NO_MARK = "Nichts anzukreuzen"
    TIME_UP = "Die Zeit ist um"

    THINKS = "überlegt ..."


class SpeechWords:
    """What signs are called when the screen is read aloud."""

    SIGNS = ("links", "rechts", "hoch", "runter", "fertig", "Schloss", "mal", "plus", "minus", "gleich", "von")


class ReviewWords:
    """What is said of a game of Qwixx that is looked back at."""

    HINT = "Was Profi tun würde"
    BEST = "am besten"
    RESULT = "Punkte"

    TITLE = "Glück und Wahl"
    COLUMNS = ("+/-", "Glück", "Wahl")
    MEANING = """Was das heißt
+/-: dein Abstand zum
%s.
Wahl: was der Profi von
deinen Zügen hält.
Glück: alles andere."""
    MEANS = ("Durchschnitt, %d", "Schnitt des Profis, %d")
    PASS = "Passen"
    BETTER = "Besser als %0: %1"
    COST = "-%0,%1 Pkt"


class EndWords:
    """What is said at the end of a game: who has won, how a match stands, and what comes next."""

    WINNERS = ("Gewonnen hat", "Gewonnen haben")
    WITH = ("mit %0 Punkt", "mit %0 Punkten")
    YOUR_SCORE = "Deine Punkte"
    BEST = ("Dein erstes Ergebnis", "Dein Rekord: %0", "Dein neuer Rekord!")
    PAR = "Profi im Schnitt: %0"
    NEXT = "Und jetzt?"
    ENTRIES = ("Punkte", "Bilanz", "Revanche", "Noch mal", "Nächstes Spiel", "Menü", "Menü")
    ENTRY_NOTES = (
        "Noch einmal ansehen",
        "Glück und Wahl",
        "Dieselben Spieler",
        "Schlag dein Ergebnis",
        "Das Match geht weiter",
        "Das Spiel ist aus",
        "Das Match wartet auf dich",
    )
    MATCH = "Best of %0"
    COLUMNS = ("Siege", "Punkte")
    CUP = ("Der Pokal geht an", "Den Pokal teilen sich")


class QixWords(Words):
    """With what a game of Qix says."""

    OPEN = "Frei %0"
    DRAWS = "%0 zieht eine Karte"
    DRAW = "ziehen"
    AMID_CARD = "Weiter: %0"
    GO_ON = "weiter"
    HAND_TO = "Weiter an %0"
    START = "Wo beginnt die Linie?"
    STARTS = "%0 beginnt hier"
    FENCES = ("%0 Feld: %1 Punkt", "%0 Felder: %1 Punkte")
    OVER = ("Ende: %0 gewinnt", "Ende: unentschieden", "Spielende: +%0")
    ENCLOSES = "+%0, andere Linie weg"
    SAFE = "Nächste Karte: harmlos"
    RISK = "Risiko durch Karte: %0"
    HERE = "hier"
    LAY = "legen"
    THINKS = "überlegt ..."
    RESIGN = "aufgeben"
    ROUND = "Runde %0/%1"
    LATE = "Runde %1/%2: %0"
    QIX = "Qix und seine Stäbchen"


class QixHintWords:
    """What is said of the best start or stick."""

    WORTH = "Am besten: Wert etwa %0"
    TAKE = "nehmen"


class CardWords:
    """What is said of a card of Qix."""

    LOST = ("%0: Linie ist weg", "Beide Linien sind weg")

    CARDS = ("Wachsen", "Vermehren", "Kippen", "Laufen 1", "Laufen 2", "Laufen 3", "Laufen 1 + Karte", "Mischen")
    CARD_EFFECTS = (
        "Ein Stäbchen wächst",
        "Er bekommt ein Stäbchen",
        "Er dreht sich quer",
        "Ein Wurf",
        "Zwei Würfe",
        "Drei Würfe",
        "Ein Wurf, dann eine Karte",
        "Alle Karten sind zurück",
        "Nichts geschieht",
    )


class LessonWords:
    """What is said in the guided turn, and by the entry that leads to it."""

    TRY = "Probezug"
    TRY_NOTE = "Eine Minute, mit Hilfe"
    NAMES = ("DU", "ANNA")
    START = """Probezug
Spielen wir einen Zug
Qwixx? Das dauert eine
Minute. B lange drücken:
Schluss."""
    GO = "ja"
    SKIP = "nein"
    HINT = "Fast! Drück jetzt %0"
    STEPS = (
        "Du beginnst: Würfle mit\nallen Würfeln. Drück A.",
        "2 weiße, 4 farbige.",
        "Weiß: 1 + 3 ist 4.",
        "Dein Zettel. Im Kästchen:\nwas du nehmen darfst.",
        "Geh mit → bis zur\ngelben 4.",
        "Sie leuchtet. Mit A\nkreuzt du sie an.",
        "2 und 3 sind weg: Es geht\nimmer nur nach rechts.",
        "Auch ANNA darf die 4\nnehmen. A: gib es ihr.",
        "ANNA passt. Nimm nun Weiß\nund Farbe zusammen.",
        "Weiß 3 + Gelb 2 ist 5.\nKreuze sie an: A.",
        "ANNA würfelt 9. Da geht\nviel verloren. B passt.",
        "Dein Zug ohne ein Kreuz\nkostet 5 Punkte.",
    )
    END = """Gut gemacht!
Das war ein ganzer Zug.
Mehr steht in So geht es.
Viel Spaß!
"""


class QixLessonWords:
    """What is said in the guided turn of Qix."""

    START = """Probezug
Zäunen wir in Qix etwas
Land ein? Das dauert eine
Minute. B lange drücken:
Schluss."""
    STEPS = (
        "Eine Karte bewegt den Qix\n(das Bündel). Zieh: A.",
        "Der Würfel zeigt 2: zwei\nFelder dem Pfeil nach.",
        "Deine Linie beginnt am\nRand: Geh mit ↓ hinab.",
        "Hier. Sie geht, wohin der\nPfeil zeigt: A.",
        "Stäbchen sind 2, 4 oder 8\nlang. Noch mal →: 4.",
        "4 Felder. Leg das\nStäbchen mit A.",
        "ANNA legt auch eins. Dann\nkommt eine neue Karte.",
        "Deine Linie geht weiter:\nMit ↓ zum Rand.",
        "Was grau ist, wird dein\nLand: 16 Punkte. A.",
        "Dein Land bleibt. Linien\nkann der Qix zerreißen.",
    )
    END = """Gut gemacht!
Dein erstes Land. Mehr
steht in So geht es.
Viel Spaß!
"""


class QwixxAbout:
    """What the app says of Qwixx: in forms, and how to play, in pages of a title and up to five lines."""

    NAME = "Qwixx"
    NOTE = "Würfel, für 1 bis 5"
    PRESETS = ("klassisch", "Forum", "Familie")
    PRESET_NOTES = ("Die üblichen Regeln", "Reihen schließen am Ende", "Schloss ab 4, sofort")

    HELP = (
        """Das Ziel
Kreuze viele Zahlen an.
Jedes weitere Kreuz einer
Reihe zählt mehr. Geh von
links nach rechts: Was du
auslässt, ist verloren.""",
        """Der Wurf 1
Einer würfelt mit allen
Würfeln. Jeder darf in
einer Reihe die Summe der
weißen Würfel ankreuzen.""",
        """Der Wurf 2
Wer gewürfelt hat, darf
dann einen weißen und
einen bunten Würfel
zusammenzählen und das in
dieser Farbe ankreuzen.""",
        """Fehlwürfe
Wer würfelt und nichts
ankreuzt, verliert fünf
Punkte. Beim vierten Mal
ist das Spiel aus.""",
        """Schlösser
Mit fünf Kreuzen darfst
du die letzte Zahl
ankreuzen. Die Reihe ist
dann für alle zu, und das
Schloss zählt als Kreuz.""",
        """Das Ende
Zwei Reihen zu oder vier
Fehlwürfe: Das Spiel ist
aus. Die meisten Punkte
gewinnen.""",
        """Tasten
←→ eine Zahl wählen
A  tun       B  passen
↑↓ die anderen Zettel
A lange: ein Tipp
B lange: das Menü""",
        """Kreuze und Punkte
1: 1    5: 15   9: 45
2: 3    6: 21  10: 55
3: 6    7: 28  11: 66
4: 10   8: 36  12: 78""",
    )
    # The page of the buttons on a handheld with three of them.
    THREE_BUTTONS = """Tasten
N = NEXT: nächste Wahl
NEXT lange: andere Zettel
A  tun       B  passen
A lange: ein Tipp
B lange: das Menü"""


class QixAbout:
    """What the app says of Qix: in forms, and how to play, in pages of a title and up to five lines."""

    NAME = "Qix"
    NOTE = "Zäune auf Feldern, für 2"

    HELP = (
        """Das Ziel
Zäune Land ein, ein Punkt
je Feld. Schluss ist mit
weniger als einem Viertel
frei, oder nach 100
Runden. Wer führt, siegt.""",
        """Eine Runde
Erst bewegt eine Karte
den Qix, das dicke
Bündel. Dann legt jeder
ein Stäbchen.""",
        """Deine Linie
Sie beginnt am Rand und
wächst jede Runde um ein
Stäbchen: vor, links oder
rechts. Sie berührt nie
eine Linie oder den Qix.""",
        """Einzäunen
Erreiche wieder den Rand:
Die Seite ohne den Qix
ist dein Land. Linien
darin sind weg. Ihr Zaun
ist nun auch Rand.""",
        """Der Qix
Er läuft, wohin sein
Pfeil zeigt, und dreht am
Rand um. Berührt er eine
Linie, ist sie weg. Deine
Punkte bleiben dir.""",
        """Karten 1
Laufen 1, 2, 3: so viele
Würfe (1 1 1 2 2 3), so
weit läuft er dem Pfeil
nach. Laufen 1 + Karte:
dann noch eine Karte.""",
        """Karten 2
Kippen: Vierteldrehung
im Uhrzeigersinn um das
mittlere Stäbchen.
Vermehren: ein kleines
mehr, ganz vorn.""",
        """Karten 3
Wachsen: das kürzeste
wird eine Größe länger.
Mischen: alle Karten
kommen in den Stapel
zurück.""",
        """Stäbchen
Du hast 6 mit 8 Feldern,
10 mit 4 und 20 mit 2.
Sie kommen wieder, wenn
die Linie reißt oder Land
zu beiden Seiten liegt.""",
        """Das Bild
Oben genannt: Punkte und
Röhren. Unten: Streifen
und Perlen. Die Zahl bei
der Karte: wie viele noch
da sind.""",
        """Tasten
Pfeile: am Rand entlang,
hinüber, nächste Ecke;
Stäbchen: wohin, wie lang
A  tun       B  zurück
A lange: Tipp, B: Menü""",
    )
    # The page of the buttons on a handheld with three of them.
    THREE_BUTTONS = """Tasten
N = NEXT: nächster Platz
NEXT lange: der davor
A  tun       B  zurück
A lange: Tipp, B: Menü"""


class MenuWords(DiceWords):
    """With what only the title, the menu and its forms say."""

    ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789-."

    TITLE = "POCKET DICE"
    PRESS = "Drück eine Taste"
    ENTRIES = ("Weiter", "Neues Spiel", "Nur Würfel", "So geht es", "Einstellungen", "Rekorde", "Über das Spiel")
    ENTRY_NOTES = (
        "Hier wartet dein Spiel",
        "Qwixx oder Qix",
        "Für Zettel aus Papier",
        "Die Regeln, seitenweise",
        "Sprache, Zeit, Ton",
        "Spiele, Siege, Punkte",
        "Version und Lizenz",
    )
    OF_GAME = "%s: %s"
    YES_NEW = "beginnen"
    NO = "nein"

    GAME_MENU = ("Weiter", "Meinen Zug zurücknehmen", "So geht es", "Spiel verlassen")
    YES_LEAVE = "verlassen"

    FORM = ("Los geht es", "Spiel", "Spieler", "Beginnt", "Regeln", "Match")
    FORM_NOTES = (
        "A beginnt das Spiel",
        "←→ welches",
        "←→ wie viele",
        "A ändert den Namen",
        "Wer beginnt",
        "Mehrere Spiele, ein Pokal",
    )
    MATCHES = ("aus", "Best of 3", "Best of 5", "Best of 7")
    DRAWN = "ausgelost"
    PLAYER = "SPIELER"
    NAME = "Name"
    NEW_NAME = "Anderer Name"
    NAME_NOTES = ("Hat schon gespielt", "Buchstabe für Buchstabe")
    TYPE = "tippen"
    DELETE = "löschen"

    DIE_HINTS = ("←→ ↑↓ Würfel weglegen", "NEXT wählt, lange: weg")
    BEFORE = "Vorher:"

    OPTIONS = (
        "Sprache: Deutsch",
        "Zeit",
        "Ohne Wahl",
        "Roboter",
        "Regeln",
        "Ziffern",
        "Ton",
        "Helligkeit",
        "Umkehren",
        "Umdrehen",
        "A/B tauschen",
        "Dunkler nach",
        "Aus nach",
        "Verdeckte Punkte",
    )
    OPTION_NOTES = (
        "A zeigt die anderen",
        "Für jede Entscheidung",
        "Wer kein Kreuz hat",
        "So lang sieht man Züge",
        "Für ein Spiel Qwixx",
        "Auf den Blättern",
        "Wenn ein Summer da ist",
        "Der Anzeige",
        "Dunkel auf hellem Grund",
        "Für die andere Seite",
        "A ist B, und B ist A",
        "Wenn niemand drückt",
        "Eine Taste weckt sie",
        "Erst am Ende zu sehen",
    )
    OFF_ON = ("aus", "an")
    OPTION_VALUES = (
        (),
        ("aus", "30 s", "1 min", "2 min", "5 min"),
        ("melden", "stumm", "fragen"),
        ("langsam", "normal", "schnell"),
        QwixxAbout.PRESETS,
        ("klein", "groß"),
        ("aus", "leise", "laut"),
        ("1", "2", "3", "4"),
        OFF_ON,
        OFF_ON,
        OFF_ON,
        ("aus", "15 s", "30 s", "1 min", "2 min"),
        ("aus", "1 min", "2 min", "5 min", "10 min"),
        OFF_ON,
    )

    SEATS = ("Mensch", "Roboter")
    SEAT_NOTES = ("←→ wer spielt, A: Name", "←→ wer spielt", "A: Name, NEXT lange: wer")

    LATER = "Jetzt nicht"
    LATER_NOTE = "Steht auch in So geht es"


class RecordWords:
    """What is said of records, which are shown from the menu; %s is a name."""

    NOTES = ("A: Spiele und Punkte", "A fragt erst nach")
    ERASE = "Löschen ..."
    ALL = "Alles löschen"
    ROBOTS = ("Roboter: leicht", "Roboter: mittel", "Roboter: schwer", "Roboter: Profi")
    FIGURES = "Spiele\nSiege\nRekord\nSchnitt"
    CUPS = "Pokale %0"
    EMPTY = """Rekorde
Hier ist noch nichts.
Spiel ein Spiel zu Ende,
dann stehen die Punkte
hier.
"""
    ERASE_ONE = """Löschen?
Alle Spiele und Punkte
von %s
wären weg.
"""
    ERASE_ALL = """Alles löschen?
Alle Spiele und Punkte
von allen wären weg.
"""
    REFUSED = """Rekorde nicht lesbar
Es beginnen neue. Die
alte Datei bleibt
erhalten. Grund:
"""
    UNSAVED = """Nicht gespeichert
Der Speicher nahm nichts:
Die Rekorde bleiben, wie
sie waren. Du kannst
weiterspielen.
"""
