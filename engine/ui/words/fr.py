"""Every French word of the console, by the names of en.py, which says what each is for."""

ABOUT = """À propos
Un projet de fans, libre.
Qwixx et Qix sont à leurs
auteurs. Licence MIT
"""
LOW = """Pile faible
Recharge-la bientôt. La
partie reste gardée.
"""
BATTERY = "\nPile : %d %%"
OVERWRITE = """Nouvelle partie
Ta partie de %s
sera perdue. Commencer ?"""
SAME_NAME = """Même nom
Deux joueurs s'appellent
%s. À chacun
son propre nom.
"""
REFUSED = """Partie refusée
Elle reste gardée, même
si tu recommences.
Raison :
"""
SETTINGS_REFUSED = """Réglages refusés
Les noms sont comme au
début. L'ancien fichier
est gardé.
Raison :
"""
UNSAVED = """Non enregistré
La mémoire n'a rien pris.
Sans courant, ces
réglages seraient perdus.
"""
ROBOTS = ("FACILE", "MOYEN", "DUR", "EXPERT")
WINS = ("%0 gagne", "Égalité", "%1 tours, %0 gagne", "%1 tours : égalité")
NO_WAY = ("Bloqué : ligne perdue", "Les bâtonnets reviennent", "Encerclée : ligne perdue")
RESIGN = """Abandonner
Si tu abandonnes, c'est
%s qui gagne.
Abandonner ?"""
REASONS = ("D'un autre appareil", "Version trop récente", "Coupé trop tôt", "Abîmé", "Partie impossible")
LEAVE = """Quitter la partie
Elle est gardée. Le menu
t'y ramène : Continuer."""
STUCK = """Les dés sont bloqués
Rien n'a été lancé : les
dés seraient injustes.
Essaie encore, ou éteins
et rallume la console.
"""
TRY_AGAIN = "encore"
UNSAFE = """Non enregistré
La mémoire n'a rien pris.
Sans courant, la partie
serait perdue. Tu peux
continuer à jouer."""
AWAY = """Il y a quelqu'un ?
Le temps s'est écoulé
deux fois : la partie
attend.
"""
AWAY_BACK = """B annule ce qui a été
joué entre-temps."""
AWAY_KEYS = ("continuer", "annuler")

CRASH = (
    """Pardon, une panne
%s
Code : %s
La partie est gardée et
continue où elle était.""",
    """Encore la même panne
Cette partie bloque au
même endroit. La mettre
de côté ? Elle est gardée
mais plus jouée.""",
    """Mise de côté
La partie est gardée dans
la mémoire du Pico :
%s""",
    """Pas mise de côté
La mémoire ne prend rien.
La partie reste où elle
est.""",
)
FAULTS = ("La mémoire est pleine.", "Une pièce ne répond pas.", "Erreur du programme.", "Le jeu s'est figé.")
EMPTY = """Pile vide
La partie est gardée et
continue dès qu'il y a du
courant.
"""
FAULT_KEYS = ("continuer", "de côté", "encore")


class Words:
    """What every game needs."""

    language = "fr"
    PLURALS = b"\0\0\1"

    OK = "ok"
    BACK = "retour"
    READY = "prêt"
    TAKE_BACK = "annuler"


class DiceWords(Words):
    """With those for the dice of Qwixx."""

    LETTERS = ("R", "J", "V", "B")
    COLOURS = ("Rouge", "Jaune", "Vert", "Bleu")
    ROLL = "lancer"
    WHITE_SUM = "Somme blanche : %0"


class QwixxWords(DiceWords):
    """With what a game of Qwixx says."""

    EFFECT = "%0 %1 : +%2"
    POINTS = (" point", " points")
    LOCKS = ", ferme"
    ENDS = ", fin !"
    SKIPS = ", saute %0"
    PASSES = (
        "Passer : ne coûte rien",
        "Passer : rien de coché",
        "Passer : déjà une croix",
        "Passer : 5 points perdus",
        "Passer : pénalité et fin",
    )
    PASS_OR = "-5 ou %0 %1 saute %2"
    ACTIONS = ("Dés blancs", "Dé couleur")
    MARK = "coche"
    PASS = "passe"

    HAND_TO = "Blancs %0 : au tour de"
    NOBODY = "personne ne coche"
    NEXT_TURN = "Lance les dés"
    HOLD_B = "B longtemps : menu"
    THIS_TURN = "Ce tour"
    DID = ("%0 : passe", "%0 : ne peut rien", "%0 : pénalité, -5", "%0 : %1 %2", "%0 : %1 %2 ⚿")
    NO_MARK = "Rien à cocher"
    TIME_UP = "Temps écoulé"

    THINKS = "réfléchit ..."


class SpeechWords:
    """What signs are called when the screen is read aloud."""

    SIGNS = ("gauche", "droite", "haut", "bas", "fini", "cadenas", "fois", "plus", "moins", "égale", "sur")


class ReviewWords:
    """What is said of a game of Qwixx that is looked back at."""

    HINT = "Ce que ferait Expert"
    BEST = "le mieux"
    RESULT = "Points"

    TITLE = "Chance et choix"
    COLUMNS = ("+/-", "dés", "choix")
    MEANING = """Ce que ça veut dire
+/- : ton écart avec la
%s.
Choix : tes décisions,
jugées par Expert.
Dés (chance) : le reste."""
    MEANS = ("moyenne, %d", "moyenne d'Expert, %d")
    PASS = "passer"
    BETTER = "Mieux que %0 : %1"
    COST = "-%0,%1 pts"


class EndWords:
    """What is said at the end of a game: who has won, how a match stands, and what comes next."""

    WINNERS = ("Victoire de", "Victoire partagée")
    WITH = ("avec %0 point", "avec %0 points")
    YOUR_SCORE = "Ton score"
    BEST = ("Ton premier score", "Ton record : %0", "Nouveau record !")
    PAR = "Moyenne d'Expert : %0"
    NEXT = "Et maintenant ?"
    ENTRIES = ("Points", "Bilan", "Revanche", "Rejouer", "Partie suivante", "Menu", "Menu")
    ENTRY_NOTES = (
        "Les revoir",
        "Chance et choix",
        "Les mêmes joueurs",
        "Bats ton score",
        "Le match continue",
        "La partie est finie",
        "Le match t'attend",
    )
    MATCH = "Match en %0"
    COLUMNS = ("vict.", "points")
    CUP = ("La coupe va à", "La coupe est partagée")


class QixWords(Words):
    """With what a game of Qix says."""

    OPEN = "Libre %0"
    DRAWS = "%0 pioche une carte"
    DRAW = "piocher"
    AMID_CARD = "Suite : %0"
    GO_ON = "continuer"
    HAND_TO = "À toi, %0"
    START = "Où commencer ?"
    STARTS = "%0 part d'ici"
    FENCES = ("%0 case : %1 point", "%0 cases : %1 points")
    OVER = ("Fin : %0 gagne", "Fin du jeu : égalité", "Fin du jeu : +%0")
    ENCLOSES = "+%0, autre ligne perdue"
    SAFE = "Aucun risque de casse"
    RISK = "Risque de casse : %0"
    HERE = "partir ici"
    LAY = "poser"
    THINKS = "réfléchit ..."
    RESIGN = "abandonner"
    ROUND = "Tour %0/%1"
    LATE = "Tour %1/%2 : %0"
    QIX = "Le Qix et ses bâtonnets"


class QixHintWords:
    """What is said of the best start or stick."""

    WORTH = "Le mieux : vaut env. %0"
    TAKE = "choisir"


class CardWords:
    """What is said of a card of Qix."""

    LOST = ("%0 perd sa ligne", "Deux lignes perdues")

    CARDS = (
        "Agrandir",
        "Multiplier",
        "Incliner",
        "Avancer 1",
        "Avancer 2",
        "Avancer 3",
        "Avancer 1 + carte",
        "Mélanger",
    )
    CARD_EFFECTS = (
        "Un bâtonnet grandit",
        "Il gagne un bâtonnet",
        "Il fait un quart de tour",
        "Un lancer de dé",
        "Deux lancers de dé",
        "Trois lancers de dé",
        "Un lancer, puis une carte",
        "Les cartes reviennent",
        "Sans effet",
    )


class LessonWords:
    """What is said in the guided turn, and by the entry that leads to it."""

    TRY = "Essayer un tour"
    TRY_NOTE = "Une minute, pas à pas"
    NAMES = ("TOI", "ANNA")
    START = """Essayer un tour
On joue un tour de Qwixx
ensemble ? Une minute
suffit. B longtemps : on
arrête."""
    GO = "oui"
    SKIP = "passer"
    HINT = "Bien ! Maintenant : %0"
    STEPS = (
        "À toi : lance tous les\ndés. Appuie sur A.",
        "2 blancs, 4 de couleur",
        "Blancs : 1 + 3 font 4.",
        "Ta fiche. Les cadres :\nce que tu peux cocher.",
        "Avec →, va jusqu'au\n4 jaune.",
        "Il s'allume. Avec A,\ntu le coches.",
        "2 et 3 sont perdus : tu\nne vas qu'à droite.",
        "Tous peuvent cocher 4.\nDonne à ANNA : A.",
        "ANNA passe. Ajoute un dé\nblanc et un de couleur.",
        "Blanc 3 + jaune 2 font\n5. Coche-le : A.",
        "ANNA a 9. Tu perdrais\ntrop. B : tu passes.",
        "Ton tour sans une croix\ncoûte 5 points.",
    )
    END = """Bravo !
C'était un tour entier.
La suite est dans Comment
jouer. Amuse-toi bien !
"""


class QixLessonWords:
    """What is said in the guided turn of Qix."""

    START = """Essayer un tour
On prend du terrain à
Qix ? Une minute suffit.
B longtemps : on arrête.
"""
    STEPS = (
        "Le Qix (ce faisceau) suit\nles cartes. Pioche : A.",
        "Le dé dit 2 : 2 cases\nle long de sa flèche.",
        "Ta ligne part du bord :\ndescends avec ↓.",
        "Ici. Elle suivra la\nflèche : A.",
        "Un bâtonnet fait 2, 4 ou\n8 cases. Encore → : 4.",
        "4 cases. Pose le\nbâtonnet avec A.",
        "ANNA en pose un aussi.\nPuis vient une carte.",
        "Ta ligne continue. Vers\nle bord : ↓.",
        "Ce qui est gris sera à\ntoi : 16 points. A.",
        "Le terrain te reste. Une\nligne touchée casse.",
    )
    END = """Bravo !
Ton premier terrain.
La suite est dans Comment
jouer. Amuse-toi bien !
"""


class QwixxAbout:
    """What the app says of Qwixx: in forms, and how to play, in pages of a title and up to five lines."""

    NAME = "Qwixx"
    NOTE = "Des dés, de 1 à 5"
    PRESETS = ("classique", "forum", "famille")
    PRESET_NOTES = ("Les règles habituelles", "Ferme à la fin du tour", "Cadenas dès 4, aussitôt")

    HELP = (
        """Le but
Coche beaucoup de cases.
Chaque croix de plus dans
une ligne vaut plus.
Va de gauche à droite. Un
nombre sauté est perdu.""",
        """Le tour 1
Un joueur lance les dés.
Chacun peut cocher la
somme des deux dés
blancs dans une ligne.""",
        """Le tour 2
Qui a lancé peut ensuite
additionner un dé blanc
et un dé de couleur, et
cocher le total dans la
ligne de cette couleur.""",
        """Pénalités
Qui a lancé sans rien
cocher perd cinq points.
La quatrième fois, la
partie est finie.""",
        """Cadenas
Avec cinq croix, tu peux
cocher le dernier nombre
de la ligne. Elle ferme
pour tous, et le cadenas
te fait une croix.""",
        """La fin
Deux lignes fermées ou
quatre pénalités, et la
partie est finie. Le plus
de points gagne.""",
        """Boutons
←→ choisir un nombre
A  faire     B  passer
↑↓ voir les autres fiches
A longtemps : un conseil
B longtemps : le menu""",
        """Croix et points
1: 1    5: 15   9: 45
2: 3    6: 21  10: 55
3: 6    7: 28  11: 66
4: 10   8: 36  12: 78""",
    )
    # The page of the buttons on a handheld with three of them.
    THREE_BUTTONS = """Boutons
N = NEXT : choix suivant
NEXT long : autres fiches
A  faire     B  passer
A long : un conseil
B long : le menu"""


class QixAbout:
    """What the app says of Qix: in forms, and how to play, in pages of a title and up to five lines."""

    NAME = "Qix"
    NOTE = "Un plateau, pour 2"

    HELP = (
        """Le but
Prends du terrain : un
point par case. La fin :
moins d'un quart libre ou
100 tours. Le plus de
points gagne.""",
        """Un tour
D'abord une carte bouge
le Qix, le gros faisceau.
Puis chacun pose un
bâtonnet.""",
        """Ta ligne
Elle part du bord. Chaque
tour, elle grandit d'un
bâtonnet, tout droit ou
de côté, sans toucher ni
une ligne ni le Qix.""",
        """Le terrain
Touche de nouveau le bord
et le côté sans le Qix
est à toi, et les lignes
dedans sont perdues. La
clôture devient un bord.""",
        """Le Qix
Il suit sa flèche et fait
demi-tour au bord. S'il
touche une ligne, elle
casse. Tes points
restent.""",
        """Cartes 1
Avancer 1, 2, 3 : autant
de lancers (1 1 1 2 2 3),
le long de la flèche.
Avancer 1 + carte : puis
on pioche encore.""",
        """Cartes 2
Incliner : un quart de
tour à droite, autour du
bâtonnet du milieu.
Multiplier : un petit de
plus, tout devant.""",
        """Cartes 3
Agrandir : le plus court
prend la taille suivante.
Mélanger : les cartes
reviennent dans la pile.""",
        """Bâtonnets
Tu en as 6 de 8 cases, 10
de 4 et 20 de 2. Ils
reviennent si ta ligne
casse, ou avec du terrain
des deux côtés.""",
        """L'image
Points et tubes sont au
nom du haut ; rayures et
perles à celui du bas. Le
nombre près de la carte :
combien il en reste.""",
        """Boutons
Flèches : suivre le bord,
traverser, coin suivant ;
bâtonnet : sens, longueur
A  faire     B  retour
A long : conseil, B menu""",
    )
    # The page of the buttons on a handheld with three of them.
    THREE_BUTTONS = """Boutons
N = NEXT : place suivante
NEXT long : la précédente
A  faire     B  retour
A long : conseil, B menu"""


class MenuWords(DiceWords):
    """With what only the title, the menu and its forms say."""

    ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ0123456789-."

    TITLE = "POCKET DICE"
    PRESS = "Appuie sur un bouton"
    ENTRIES = ("Continuer", "Nouvelle partie", "Seulement les dés", "Comment jouer", "Réglages", "Records", "À propos")
    ENTRY_NOTES = (
        "Ta partie t'attend ici",
        "Qwixx ou Qix",
        "Pour jouer sur papier",
        "Les règles, en pages",
        "Langue, temps, son",
        "Parties et points",
        "Version et licence",
    )
    OF_GAME = "%s : %s"
    YES_NEW = "commencer"
    NO = "non"

    GAME_MENU = ("Continuer", "Annuler mon coup", "Comment jouer", "Quitter la partie")
    YES_LEAVE = "quitter"

    FORM = ("Commencer", "Jeu", "Joueurs", "Premier", "Règles", "Match")
    FORM_NOTES = (
        "A : la partie commence",
        "←→ : quel jeu",
        "←→ : combien",
        "A : changer le nom",
        "Qui commence",
        "Plusieurs parties",
    )
    MATCHES = ("non", "en 3 parties", "en 5 parties", "en 7 parties")
    DRAWN = "au hasard"
    PLAYER = "JOUEUR "
    NAME = "Nom"
    NEW_NAME = "Un autre nom"
    NAME_NOTES = ("A déjà joué", "Lettre par lettre")
    TYPE = "écrire"
    DELETE = "effacer"

    DIE_HINTS = ("←→ ↑↓ enlever un dé", "NEXT choisit, long enlève")
    BEFORE = "Avant :"

    OPTIONS = (
        "Langue : français",
        "Temps limité",
        "Sans choix",
        "Robots",
        "Règles",
        "Chiffres",
        "Son",
        "Luminosité",
        "Inverser",
        "Retourner",
        "Échanger A et B",
        "Pâlir après",
        "Noir après",
        "Points cachés",
    )
    OPTION_NOTES = (
        "A montre les autres",
        "Pour chaque choix",
        "Qui n'a rien à cocher",
        "Durée de leurs coups",
        "Pour une partie de Qwixx",
        "Sur les fiches",
        "S'il y a un buzzer",
        "De l'écran",
        "Lettres noires sur clair",
        "Pour qui est en face",
        "A est B, et B est A",
        "Moins clair si on attend",
        "Un bouton le rallume",
        "Révélés à la fin",
    )
    OFF_ON = ("non", "oui")
    OPTION_VALUES = (
        (),
        ("non", "30 s", "1 min", "2 min", "5 min"),
        ("annoncé", "sauté", "demandé"),
        ("lent", "normal", "rapide"),
        QwixxAbout.PRESETS,
        ("petits", "grands"),
        ("non", "bas", "fort"),
        ("1", "2", "3", "4"),
        OFF_ON,
        OFF_ON,
        OFF_ON,
        ("non", "15 s", "30 s", "1 min", "2 min"),
        ("non", "1 min", "2 min", "5 min", "10 min"),
        OFF_ON,
    )

    SEATS = ("humain", "robot")
    SEAT_NOTES = ("←→ : qui joue, A : nom", "←→ : qui joue", "A : nom, NEXT long : qui")

    LATER = "Pas maintenant"
    LATER_NOTE = "C'est dans Comment jouer"


class RecordWords:
    """What is said of records, which are shown from the menu; %s is a name."""

    NOTES = ("A : parties et points", "A demande d'abord")
    ERASE = "Effacer ..."
    ALL = "Tout effacer"
    ROBOTS = ("Robot : facile", "Robot : moyen", "Robot : dur", "Robot : expert")
    FIGURES = "Parties\nGagnées\nRecord\nMoyenne"
    CUPS = "Coupes %0"
    EMPTY = """Records
Rien ici pour l'instant.
Joue une partie jusqu'au
bout : ses points seront
gardés ici.
"""
    ERASE_ONE = """Effacer ?
Toutes les parties et
tous les points de
%s
seront perdus.
"""
    ERASE_ALL = """Tout effacer ?
Toutes les parties et les
points de tous seront
perdus.
"""
    REFUSED = """Records refusés
Ils sont illisibles, on
recommence. L'ancien
fichier est gardé.
Raison :
"""
    UNSAVED = """Non enregistré
La mémoire n'a rien pris.
Les records restent comme
avant. Tu peux continuer
à jouer.
"""
