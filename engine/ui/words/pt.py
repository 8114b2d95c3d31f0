"""Every Portuguese word of the console, by the names of en.py, which says what each is for."""

ABOUT = """Sobre
Um projeto livre de fãs.
Qwixx e Qix são dos seus
donos. Licença MIT
"""
LOW = """Bateria fraca
Carregue-a logo. O jogo
fica guardado.
"""
BATTERY = "\nBateria: %d %%"
OVERWRITE = """Novo jogo
O seu jogo de %s
será perdido. Começar?"""
SAME_NAME = """Nome repetido
Dois jogadores se chamam
%s. Dê um nome
diferente a cada um.
"""
REFUSED = """Jogo recusado
Fica guardado, mesmo se
começar um jogo novo.
Motivo:
"""
SETTINGS_REFUSED = """Ajustes recusados
Nomes e ajustes são os do
início. O arquivo antigo
fica guardado.
Motivo:
"""
UNSAVED = """Não guardado
A memória não aceitou:
sem energia, estes
ajustes se perderiam.
"""
ROBOTS = ("FÁCIL", "MÉDIO", "FORTE", "MESTRE")
WINS = ("%0 vence", "Empate", "Fim (%1): %0 vence", "%1 rodadas: empate")
NO_WAY = ("Sem saída: linha perdida", "As varetas voltaram", "Cercada: linha perdida")
RESIGN = """Desistir
Se você desistir, quem
vence é %s.
Desistir?"""
REASONS = ("De outro aparelho", "De uma versão mais nova", "Incompleto", "Danificado", "Jogo impossível")
LEAVE = """Sair do jogo
Fica guardado: Continuar,
no menu, volta a ele."""
STUCK = """Os dados travaram
Nada foi lançado: não
seria justo. Tente outra
vez, ou desligue e ligue
o aparelho.
"""
TRY_AGAIN = "de novo"
UNSAFE = """Não guardado
A memória não aceitou:
sem energia, este jogo se
perderia. Pode continuar
a jogar."""
AWAY = """Tem alguém aí?
O tempo acabou duas
vezes: o jogo espera.
"""
AWAY_BACK = """B anula o que foi jogado
nesse meio-tempo."""
AWAY_KEYS = ("continuar", "anular")

CRASH = (
    """Desculpe, uma falha
%s
Código: %s
O jogo está guardado e
continua onde estava.""",
    """A mesma falha de novo
Este jogo falha sempre no
mesmo lugar. Pôr de lado?
Fica guardado, mas não se
joga mais.""",
    """Posto de lado
O jogo está guardado na
memória do Pico:
%s""",
    """Não posto de lado
A memória não aceita: o
jogo fica onde está.""",
)
FAULTS = ("Memória cheia.", "Uma peça não responde.", "Um erro no programa.", "O jogo ficou parado.")
EMPTY = """Bateria vazia
O jogo está guardado e
continua assim que houver
energia.
"""
FAULT_KEYS = ("continuar", "pôr de lado", "de novo")


class Words:
    """What every game needs."""

    language = "pt"
    PLURALS = b"\1\0\1"

    OK = "ok"
    BACK = "voltar"
    READY = "pronto"
    TAKE_BACK = "anular"


class DiceWords(Words):
    """With those for the dice of Qwixx: the letters are the first ones that tell the colours apart."""

    LETTERS = ("V", "A", "E", "Z")
    COLOURS = ("Vermelho", "Amarelo", "Verde", "Azul")
    ROLL = "lançar"
    WHITE_SUM = "Soma branca: %0"


class QwixxWords(DiceWords):
    """With what a game of Qwixx says."""

    EFFECT = "%0 %1: +%2"
    POINTS = (" ponto", " pontos")
    LOCKS = ", fecha"
    ENDS = ", fim!"
    SKIPS = ", pula %0"
    PASSES = (
        "Passar: não custa nada",
        "Passar: ainda sem cruz",
        "Passar: já tem uma cruz",
        "Passar: erro, -5 pontos",
        "Passar: erro, fim do jogo",
    )
    PASS_OR = "-5 ou %0 %1 pula %2"
    ACTIONS = ("Brancos", "Branco+cor")
    MARK = "marca"
    PASS = "passa"

    HAND_TO = "Brancos %0: passa para"
    NOBODY = "ninguém marca"
    NEXT_TURN = "Agora lança"
    HOLD_B = "Segure B: menu"
    THIS_TURN = "Este turno"
    DID = ("%0: passa", "%0: nada a marcar", "%0: erro, -5 pontos", "%0: %1 %2", "%0: %1 %2 ⚿")
    NO_MARK = "Nada a marcar"
    TIME_UP = "O tempo acabou"

    THINKS = "pensando ..."


class SpeechWords:
    """What signs are called when the screen is read aloud."""

    SIGNS = ("esquerda", "direita", "cima", "baixo", "pronto", "cadeado", "vezes", "mais", "menos", "igual a", "de")


class ReviewWords:
    """What is said of a game of Qwixx that is looked back at."""

    HINT = "O que faria o Mestre"
    BEST = "melhor"
    RESULT = "Pontos"

    TITLE = "Sorte e escolhas"
    COLUMNS = ("+/-", "sorte", "escolha")
    MEANING = """O que isso quer dizer
+/-: sua distância da
%s.
Escolha: suas decisões,
na visão do Mestre.
Sorte: todo o resto."""
    MEANS = ("média, %d", "média do Mestre, %d")
    PASS = "passar"
    BETTER = "Melhor que %0: %1"
    COST = "-%0,%1 pts"


class EndWords:
    """What is said at the end of a game: who has won, how a match stands, and what comes next."""

    WINNERS = ("Vitória de", "Vitória dividida")
    WITH = ("com %0 ponto", "com %0 pontos")
    YOUR_SCORE = "Seus pontos"
    BEST = ("Sua primeira pontuação", "Seu recorde: %0", "Novo recorde!")
    PAR = "Média do Mestre: %0"
    NEXT = "E agora?"
    ENTRIES = ("Pontos", "Análise", "Revanche", "Jogar de novo", "Próximo jogo", "Menu", "Menu")
    ENTRY_NOTES = (
        "Ver de novo",
        "Sorte e escolhas",
        "Os mesmos jogadores",
        "Supere seus pontos",
        "A série continua",
        "O jogo acabou",
        "A série espera você",
    )
    MATCH = "Melhor de %0"
    COLUMNS = ("vit.", "pontos")
    CUP = ("A taça vai para", "A taça é dividida")


class QixWords(Words):
    """With what a game of Qix says."""

    OPEN = "Livre %0"
    DRAWS = "%0 tira uma carta"
    DRAW = "tirar"
    AMID_CARD = "Segue: %0"
    GO_ON = "continuar"
    HAND_TO = "Passa para %0"
    START = "Onde começa?"
    STARTS = "%0 começa aqui"
    FENCES = ("%0 casa: %1 ponto", "%0 casas: %1 pontos")
    OVER = ("Fim: %0 vence", "Fim do jogo: empate", "Fim do jogo: +%0")
    ENCLOSES = "+%0, rival perde linha"
    SAFE = "Próxima carta: sem risco"
    RISK = "Próxima carta: risco %0"
    HERE = "começar"
    LAY = "pôr"
    THINKS = "pensando ..."
    RESIGN = "desistir"
    ROUND = "Rodada %0/%1"
    LATE = "Rodada %1/%2: %0"
    QIX = "O Qix e as suas varetas"


class QixHintWords:
    """What is said of the best start or stick."""

    WORTH = "O melhor: vale uns %0"
    TAKE = "usar"


class CardWords:
    """What is said of a card of Qix."""

    LOST = ("%0 perde a linha", "As duas linhas perdidas")

    CARDS = (
        "Aumentar",
        "Multiplicar",
        "Inclinar",
        "Mover 1",
        "Mover 2",
        "Mover 3",
        "Mover 1 + tirar",
        "Embaralhar",
    )
    CARD_EFFECTS = (
        "Uma vareta cresce",
        "Ganha mais uma vareta",
        "Dá um quarto de volta",
        "Um lance do dado",
        "Dois lances do dado",
        "Três lances do dado",
        "Um lance e outra carta",
        "Todas as cartas voltam",
        "Nada acontece",
    )


class LessonWords:
    """What is said in the guided turn, and by the entry that leads to it."""

    TRY = "Jogar um turno"
    TRY_NOTE = "Um minuto, passo a passo"
    NAMES = ("VOCÊ", "ANNA")
    START = """Jogar um turno
Vamos jogar um turno de
Qwixx? Leva um minuto.
Para parar, segure B.
"""
    GO = "sim"
    SKIP = "pular"
    HINT = "Quase! Agora aperte %0"
    STEPS = (
        "Você começa: lance todos\nos dados. Aperte A.",
        "2 brancos, 4 de cor",
        "Brancos: 1 + 3 dá 4.",
        "A sua folha. Nas caixas:\no que pode marcar.",
        "Com → vá até o\n4 amarelo.",
        "Ele acende. Com A você\nmarca.",
        "2 e 3 se perderam: só se\nvai para a direita.",
        "ANNA também pode usar o\n4. A: passe para ela.",
        "ANNA passou. Agora some\num branco e um de cor.",
        "Branco 3 + amarelo 2 dá\n5. Marque com A.",
        "ANNA tirou 9. Você perde\nmuito. B: você passa.",
        "Um turno seu sem cruz\ncusta 5 pontos.",
    )
    END = """Muito bem!
Foi um turno inteiro.
Há mais em Como jogar.
Divirta-se!
"""


class QixLessonWords:
    """What is said in the guided turn of Qix."""

    START = """Jogar um turno
Vamos cercar um terreno
no Qix? Leva um minuto.
Para parar, segure B.
"""
    STEPS = (
        "Uma carta move o Qix, o\nfeixe. Tire uma: A.",
        "Saiu 2 no dado: 2 casas\nno rumo da seta.",
        "A sua linha começa na\nborda: desça com ↓.",
        "Aqui. Ela vai para onde a\nseta aponta: A.",
        "Varetas têm 2, 4 ou 8\ncasas. → outra vez: 4.",
        "4 casas. Ponha a vareta\ncom A.",
        "ANNA também põe uma.\nDepois vem outra carta.",
        "A sua linha continua.\nVire para a borda: ↓.",
        "O cinza vai ser seu:\n16 pontos. A.",
        "O terreno é seu: o Qix só\nparte linhas.",
    )
    END = """Muito bem!
O seu primeiro terreno.
Há mais em Como jogar.
Divirta-se!
"""


class QwixxAbout:
    """What the app says of Qwixx: in forms, and how to play, in pages of a title and up to five lines."""

    NAME = "Qwixx"
    NOTE = "Dados, de 1 a 5"
    PRESETS = ("clássicas", "fórum", "família")
    PRESET_NOTES = ("As regras de sempre", "Fecha no fim do turno", "Cadeado com 4, na hora")

    HELP = (
        """O objetivo
Marque muitos números.
Cada cruz a mais na linha
vale mais. Vá da esquerda
para a direita: o que foi
pulado está perdido.""",
        """A jogada 1
Um jogador lança os
dados. Todos podem marcar
numa linha a soma dos
dois dados brancos.""",
        """A jogada 2
Quem lançou pode depois
somar um dado branco e um
colorido, e marcar a soma
na linha dessa cor.""",
        """Erros
Quem lançou e não marcou
nada perde cinco pontos.
Na quarta vez acaba o
jogo.""",
        """Cadeados
Com cinco cruzes pode-se
marcar o último número.
A linha fecha para todos,
e o cadeado vale para si
mais uma cruz.""",
        """O fim
Duas linhas fechadas ou
quatro erros acabam o
jogo. Vence quem tem mais
pontos.""",
        """Botões
←→ escolher um número
A  fazer     B  passar
↑↓ ver as outras folhas
Segure A: uma dica
Segure B: o menu""",
        """Cruzes e pontos
1: 1    5: 15   9: 45
2: 3    6: 21  10: 55
3: 6    7: 28  11: 66
4: 10   8: 36  12: 78""",
    )
    # The page of the buttons on a handheld with three of them.
    THREE_BUTTONS = """Botões
N = NEXT: próxima escolha
Segure N: outras folhas
A  fazer     B  passar
Segure A: uma dica
Segure B: o menu"""


class QixAbout:
    """What the app says of Qix: in forms, and how to play, in pages of a title and up to five lines."""

    NAME = "Qix"
    NOTE = "Cercas num tabuleiro: 2"

    HELP = (
        """O objetivo
Cerque terreno: um ponto
por casa. O jogo acaba
com menos de um quarto
livre ou em 100 rodadas.
Vence quem tem mais.""",
        """Uma rodada
Primeiro uma carta move o
Qix, o feixe grosso.
Depois cada um põe uma
vareta.""",
        """A sua linha
Começa na borda e cresce
uma vareta por rodada: em
frente ou para os lados.
Nunca toca uma linha nem
o Qix.""",
        """Cercar
Chegue à borda de novo, e
o lado sem o Qix é seu.
As linhas ali se perdem.
A cerca passa a ser
borda.""",
        """O Qix
Vai para onde a sua seta
aponta e vira na borda.
Se toca numa linha, ela
se parte. Os seus pontos
ficam.""",
        """Cartas 1
Mover 1, 2, 3: lançar o
dado (1 1 1 2 2 3) tantas
vezes e seguir a seta.
Mover 1 + tirar: depois
sai outra carta.""",
        """Cartas 2
Inclinar: um quarto de
volta à direita, em torno
da vareta do meio.
Multiplicar: mais uma
pequena, na frente.""",
        """Cartas 3
Aumentar: a mais curta
vai ao tamanho seguinte.
Embaralhar: as cartas
voltam todas ao monte.""",
        """Varetas
São 6 de 8 casas, 10 de 4
e 20 de 2. Elas voltam
quando a linha se parte
ou se há terreno dos dois
lados.""",
        """A imagem
Pontos e tubos são do
nome de cima; listras e
contas, do de baixo. O
número junto à carta:
quantas restam.""",
        """Botões
Setas: seguir a borda,
atravessar, ir ao canto;
vareta: direção e tamanho
A  fazer     B  voltar
Segure A: dica, B: menu""",
    )
    # The page of the buttons on a handheld with three of them.
    THREE_BUTTONS = """Botões
N = NEXT: próximo lugar
Segure NEXT: o anterior
A  fazer     B  voltar
Segure A: dica, B: menu"""


class MenuWords(DiceWords):
    """With what only the title, the menu and its forms say."""

    ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZÁÂÃÀÇÉÊÍÓÔÕÚ0123456789-."

    TITLE = "POCKET DICE"
    PRESS = "Aperte um botão"
    ENTRIES = ("Continuar", "Novo jogo", "Só os dados", "Como jogar", "Ajustes", "Recordes", "Sobre")
    ENTRY_NOTES = (
        "O seu jogo espera aqui",
        "Qwixx ou Qix",
        "Para folhas de papel",
        "As regras, por páginas",
        "Língua, tempo, som",
        "Jogos, vitórias, pontos",
        "Versão e licença",
    )
    OF_GAME = "%s: %s"
    YES_NEW = "começar"
    NO = "não"

    GAME_MENU = ("Continuar", "Anular a minha jogada", "Como jogar", "Sair do jogo")
    YES_LEAVE = "sair"

    FORM = ("Começar", "Jogo", "Jogadores", "Primeiro", "Regras", "Série")
    FORM_NOTES = (
        "A começa o jogo",
        "←→ qual jogo",
        "←→ quantos",
        "A muda o nome",
        "Quem começa",
        "Vários jogos, uma taça",
    )
    MATCHES = ("não", "melhor de 3", "melhor de 5", "melhor de 7")
    DRAWN = "sorteio"
    PLAYER = "JOGADOR"
    NAME = "Nome"
    NEW_NAME = "Outro nome"
    NAME_NOTES = ("Já jogou", "Letra por letra")
    TYPE = "escrever"
    DELETE = "apagar"

    DIE_HINTS = ("←→ ↑↓ tirar um dado", "NEXT: qual, segure: tirar")
    BEFORE = "Antes:"

    OPTIONS = (
        "Língua: português",
        "Tempo limite",
        "Sem escolha",
        "Robôs",
        "Regras",
        "Números",
        "Som",
        "Brilho",
        "Inverter",
        "Virar a tela",
        "Trocar A e B",
        "Menos luz em",
        "Apagar em",
        "Pontos secretos",
    )
    OPTION_NOTES = (
        "A mostra as outras",
        "Para cada decisão",
        "Quem não pode marcar",
        "Tempo de cada jogada",
        "De um jogo de Qwixx",
        "Nas folhas",
        "Se houver um buzzer",
        "Da tela",
        "Letras escuras no claro",
        "Para quem está em frente",
        "A é B, e B é A",
        "Quando ninguém aperta",
        "Um botão acende de novo",
        "Só aparecem no fim",
    )
    OFF_ON = ("não", "sim")
    OPTION_VALUES = (
        (),
        ("não", "30 s", "1 min", "2 min", "5 min"),
        ("avisa", "pula", "pergunta"),
        ("lento", "normal", "rápido"),
        QwixxAbout.PRESETS,
        ("pequenos", "grandes"),
        ("não", "baixo", "alto"),
        ("1", "2", "3", "4"),
        OFF_ON,
        OFF_ON,
        OFF_ON,
        ("não", "15 s", "30 s", "1 min", "2 min"),
        ("não", "1 min", "2 min", "5 min", "10 min"),
        OFF_ON,
    )

    SEATS = ("pessoa", "robô")
    SEAT_NOTES = ("←→ quem joga, A: nome", "←→ quem joga", "A: nome, segure N: robô")

    LATER = "Agora não"
    LATER_NOTE = "Está também em Como jogar"


class RecordWords:
    """What is said of records, which are shown from the menu; %s is a name."""

    NOTES = ("A: jogos e pontos", "A pergunta primeiro")
    ERASE = "Apagar ..."
    ALL = "Apagar tudo"
    ROBOTS = ("Robô: fácil", "Robô: médio", "Robô: forte", "Robô: mestre")
    FIGURES = "Jogos\nVenceu\nRecorde\nMédia"
    CUPS = "Taças %0"
    EMPTY = """Recordes
Ainda não há nada aqui.
Jogue até o fim, e os
pontos aparecem aqui.
"""
    ERASE_ONE = """Apagar?
Todos os jogos e pontos
de %s
serão apagados.
"""
    ERASE_ALL = """Apagar tudo?
Os jogos e os pontos de
todos serão apagados.
"""
    REFUSED = """Recordes recusados
Não dá para ler. Começam
outros; o arquivo antigo
fica guardado.
Motivo:
"""
    UNSAVED = """Não guardado
A memória não aceitou: os
recordes ficam como eram.
Pode continuar a jogar.
"""
