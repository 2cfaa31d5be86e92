//! Codes that all games share.

use crate::text::message::shared;

shared! {
    TOO_LONG = ("text/too-long" Readable; "The text is longer than any position or record."
        / "Le texte est plus long que toute position et tout relevé.");
    UNKNOWN_KEY = ("text/unknown-key" Readable; "A key before a colon is not one that the game knows."
        / "Une clé, devant un deux-points, n’est pas de celles que le jeu connaît.");
    PROSE = ("text/prose" Readable;
        "A line looks like prose, and a word of it may be part of the position, or a word can be no part of it."
        / "Une ligne ressemble à de la prose, et l’un de ses mots fait peut-être partie de la position, ou un mot ne peut en faire partie.");
    NO_VALUE = ("text/no-value" Readable; "Nothing stands after the colon of a key."
        / "Rien ne suit le deux-points d’une clé.");
    KEY_TWICE = ("text/key-twice" Readable; "A key occurs twice."
        / "Une clé figure deux fois.");
    WORD_TWICE = ("text/word-twice" Readable; "A word stands twice where it can stand once."
        / "Un mot figure deux fois là où il ne peut figurer qu’une fois.");
    TURN_IN_POSITION = ("text/turn-in-position" Readable;
        "The text is a record of turns, and a position was expected."
        / "Le texte est un relevé de coups, alors qu’une position était attendue.");
    POSITION_IN_RECORD = ("text/position-in-record" Readable;
        "The text is a position, and a record of turns was expected."
        / "Le texte est une position, alors qu’un relevé de coups était attendu.");
    SPEC = ("text/spec" Readable; "The text is the spec of a game, and a position or a record was expected."
        / "Le texte est un fichier de jeu, alors qu’une position ou un relevé était attendu.");
    NOTHING = ("text/nothing" Readable; "The text holds no board, or no turn where a record was expected."
        / "Le texte ne contient pas de plateau, ou pas de coup là où un relevé était attendu.");
    HEADING = ("text/heading" Readable; "A heading names no board or camp, or rows have no heading."
        / "Un titre ne désigne ni plateau ni camp, ou des lignes n’ont pas de titre.");
    BOARD_TWICE = ("text/board-twice" Readable; "A board or a camp occurs twice."
        / "Un plateau ou un camp figure deux fois.");
    LABEL = ("text/label" Readable; "A row number or a line of column letters does not belong where it is."
        / "Un numéro de ligne, ou une ligne de lettres de colonnes, n’est pas à sa place.");
    ROW_LENGTH = ("text/row-length" Readable;
        "A row has too many or too few squares, or a sign that cannot mean an empty square."
        / "Une ligne a trop de cases ou trop peu, ou un signe qui ne peut désigner une case vide.");
    ROWS = ("text/rows" Readable; "A board has too many or too few rows, or one row twice."
        / "Un plateau a trop de lignes ou trop peu, ou une ligne y figure deux fois.");
    PIECE = ("text/piece" Readable; "A word is no piece, or a square is listed without a piece."
        / "Un mot n’est pas une pièce, ou une case est citée sans pièce.");
    SQUARE = ("text/square" Readable; "A word is no square."
        / "Un mot n’est pas une case.");
    SQUARE_TWICE = ("text/square-twice" Readable; "The text contradicts itself about a square."
        / "Le texte se contredit au sujet d’une case.");
    PLAYER = ("text/player" Readable; "A word is no player of the game."
        / "Un mot n’est pas un joueur du jeu.");
    TURN = ("text/turn" Readable;
        "A word is no turn, or one turn was expected and there are several or none."
        / "Un mot n’est pas un coup, ou il y a plusieurs coups ou aucun là où il en faut un.");
    TO_MOVE = ("text/to-move" Readable;
        "The legal turns were asked for, and it is not known whose turn it is."
        / "Les coups légaux sont demandés, et on ne sait pas qui a le trait.");
    MAY = ("text/may" Readable; "A `may` line, which lists what may lie on an open square, cannot be read."
        / "Une ligne `may`, qui énumère ce qui peut se trouver sur une case inconnue, est illisible.");
    UNFIT = ("asked/unfit"; "The boards or pieces of the game do not match its rules."
        / "Les plateaux ou les pièces du jeu ne vont pas avec ses règles.");
    UNCLEAR = ("position/unclear" Readable; "Squares are open, and what lies on them could not be deduced."
        / "Des cases sont inconnues, et leur contenu n’a pas pu être déduit.");
    NOTHING_FITS = ("position/nothing-fits" WellFormed;
        "Whatever lies on the open squares, the position is illegal; the layer is the last one that any of the contents fails in."
        / "Quoi qu’il y ait sur les cases inconnues, la position est illégale ; le niveau est le dernier où l’un des contenus échoue.");
}
