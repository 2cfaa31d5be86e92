//! Codes that all games share.

use crate::text::message::shared;

shared! {
    TOO_LONG = ("text/too-long" Readable; "The text is longer than any position or record.");
    UNKNOWN_KEY = ("text/unknown-key" Readable; "A key before a colon is not one that the game knows.");
    PROSE = ("text/prose" Readable;
        "A line looks like prose, and a word of it may be part of the position, or a word can be no part of it.");
    NO_VALUE = ("text/no-value" Readable; "Nothing stands after the colon of a key.");
    KEY_TWICE = ("text/key-twice" Readable; "A key occurs twice.");
    WORD_TWICE = ("text/word-twice" Readable; "A word stands twice where it can stand once.");
    TURN_IN_POSITION = ("text/turn-in-position" Readable;
        "The text is a record of turns, and a position was expected.");
    POSITION_IN_RECORD = ("text/position-in-record" Readable;
        "The text is a position, and a record of turns was expected.");
    SPEC = ("text/spec" Readable; "The text is the spec of a game, and a position or a record was expected.");
    NOTHING = ("text/nothing" Readable; "The text holds no board, or no turn where a record was expected.");
    HEADING = ("text/heading" Readable; "A heading names no board or camp, or rows have no heading.");
    BOARD_TWICE = ("text/board-twice" Readable; "A board or a camp occurs twice.");
    LABEL = ("text/label" Readable; "A row number or a line of column letters does not belong where it is.");
    ROW_LENGTH = ("text/row-length" Readable;
        "A row has too many or too few squares, or a sign that cannot mean an empty square.");
    ROWS = ("text/rows" Readable; "A board has too many or too few rows, or one row twice.");
    PIECE = ("text/piece" Readable; "A word is no piece, or a square is listed without a piece.");
    SQUARE = ("text/square" Readable; "A word is no square.");
    SQUARE_TWICE = ("text/square-twice" Readable; "The text contradicts itself about a square.");
    PLAYER = ("text/player" Readable; "A word is no player of the game.");
    TURN = ("text/turn" Readable;
        "A word is no turn, or one turn was expected and there are several or none.");
    TO_MOVE = ("text/to-move" Readable;
        "The legal turns were asked for, and it is not known whose turn it is.");
    MAY = ("text/may" Readable; "A `may` line, which lists what may lie on an open square, cannot be read.");
    UNFIT = ("asked/unfit"; "The boards or pieces of the game do not match its rules.");
    UNCLEAR = ("position/unclear" Readable; "Squares are open, and what lies on them could not be deduced.");
    NOTHING_FITS = ("position/nothing-fits" WellFormed;
        "Whatever lies on the open squares, the position is illegal; the layer is the last one that any of the contents fails in.");
}
