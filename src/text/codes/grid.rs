//! Codes of games without rules.

use super::family::family;

family! {
    /// Codes of games without rules.
    GridCode by crate::rules::grid::rule_of {
        TooLong: Readable = "grid/too-long", "The text is longer than any position or record.";
        UnknownKey: Readable = "grid/unknown-key", "A key before a colon is not one that diagrams have.";
        KeyTwice: Readable = "grid/key-twice", "A key occurs twice.";
        TurnInPosition: Readable = "grid/turn-in-position",
            "The text is a record of turns, and a position was expected.";
        PositionInRecord: Readable = "grid/position-in-record",
            "The text is a position, and a record of turns was expected.";
        Spec: Readable = "grid/spec", "The text is the spec of a game, and a position was expected.";
        Nothing: Readable = "grid/nothing", "The text holds no diagram.";
        Heading: Readable = "grid/heading", "A heading names no board, or rows have no heading.";
        BoardTwice: Readable = "grid/board-twice", "A board occurs twice.";
        Label: Readable = "grid/label",
            "A row number or a line of column letters does not belong where it is.";
        RowLength: Readable = "grid/row-length",
            "A row has too many or too few squares, or a sign that cannot mean an empty square.";
        Rows: Readable = "grid/rows", "A board has too many or too few rows, or one row twice.";
        UnknownLetter: Readable = "grid/unknown-letter", "A sign is the letter of no piece.";
        Piece: Readable = "grid/piece", "A square is listed without a piece.";
        Square: Readable = "grid/square", "A word is no square of a board.";
        SquareTwice: Readable = "grid/square-twice", "The text contradicts itself about a square.";
        May: Readable = "grid/may",
            "A `may` line, which lists what may lie on an open square, cannot be read.";
        Unclear: Readable = "grid/unclear", "Squares are open, and what lies on them could not be deduced.";
        NothingFits: WellFormed = "grid/nothing-fits",
            "Whatever lies on the open squares, box and board do not allow the position.";
        NoPoint: WellFormed = "grid/no-point", "A piece lies where the board has no point.";
        TooManyPieces: WellFormed = "grid/too-many-pieces",
            "More pieces of a letter lie on the boards than the game has.";
        NoRules: Reachable = "grid/no-rules", "Turns were asked for, and the game has no rules to play by.";
    }
}
