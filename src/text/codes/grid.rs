//! Codes of games without rules.

use super::family::family;

family! {
    /// Codes of games without rules.
    GridCode by crate::rules::grid::rule_of {
        Nothing: Readable = "grid/nothing", "The text holds no diagram.";
        Heading: Readable = "grid/heading", "A heading names no board, or rows have no heading.";
        BoardTwice: Readable = "grid/board-twice", "A board occurs twice.";
        UnknownLetter: Readable = "grid/unknown-letter", "A sign is the letter of no piece.";
        Piece: Readable = "grid/piece", "A square is listed without a piece.";
        Square: Readable = "grid/square", "A word is no square of a board.";
        NoPoint: WellFormed = "grid/no-point", "A piece lies where the board has no point.";
        TooManyPieces: WellFormed = "grid/too-many-pieces",
            "More pieces of a letter lie on the boards than the game has.";
        NoRules: Reachable = "grid/no-rules", "Turns were asked for, and the game has no rules to play by.";
    }
}
