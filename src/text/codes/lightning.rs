//! Codes of Lightning.

use super::family::family;

family! {
    /// Codes of Lightning.
    LightningCode by crate::rules::lightning::rule_of {
        Nothing: Readable = "lightning/nothing",
            "The text holds no camp, or no turn where a record was expected.";
        Heading: Readable = "lightning/heading", "A heading names no camp, or rows have no heading.";
        MissingCamp: Readable = "lightning/missing-camp", "Nothing is said of a camp.";
        CampTwice: Readable = "lightning/camp-twice", "A camp occurs twice.";
        Piece: Readable = "lightning/piece", "A word is no piece, or a square is listed without a piece.";
        Ports: Readable = "lightning/ports", "No piece has lines at the given sides, however it is turned.";
        Rotation: Readable = "lightning/rotation",
            "The rotation of a piece is missing or is not 0 to 3 quarters.";
        Model: Readable = "lightning/model", "A word is no model of pieces.";
        Reserve: Readable = "lightning/reserve", "A word in the reserve is no model of pieces.";
        Square: Readable = "lightning/square", "A word is no square of a camp.";
        Player: Readable = "lightning/player", "A word is no player.";
        Turn: Readable = "lightning/turn",
            "A word is no turn, or one turn was expected and there are several or none.";
        Outside: WellFormed = "lightning/outside",
            "A piece lies on a square that the camps do not have.";
        TooManyPieces: WellFormed = "lightning/too-many-pieces",
            "More pieces of a model are placed and held than the box holds.";
        TwoWinners: WellFormed = "lightning/two-winners", "Chains cross both camps.";
        LastNotThere: WellFormed = "lightning/last-not-there",
            "The piece of the given last turn does not lie where the turn placed it.";
        LastHeldAgain: WellFormed = "lightning/last-held-again",
            "The last turn is given as laying a piece from the reserve in the reserve.";
        LastNotInReserve: WellFormed = "lightning/last-not-in-reserve",
            "The piece that the given last turn laid in the reserve is not there.";
        PassWithStock: WellFormed = "lightning/pass-with-stock",
            "The last turn is given as a pass, and there are pieces left to draw.";
        Orphan: Reachable = "lightning/orphan",
            "Pieces are not joined to a start square of their camp.";
        ReserveBeforeStart: Reachable = "lightning/reserve-before-start",
            "Pieces lie in the reserve, and none has been placed.";
        FirstPlayer: Reachable = "lightning/first-player",
            "The given first player cannot have begun: the player's camp was empty.";
        Tempo: Reachable = "lightning/tempo",
            "By the pieces placed and held, it cannot be the turn of the given player.";
        NoLastPiece: Reachable = "lightning/no-last-piece",
            "No single piece can have completed the chain of the winner.";
        LastTurn: Reachable = "lightning/last-turn",
            "The given last turn was illegal, or the position before it cannot be reached.";
        Undecided: Reachable = "lightning/undecided",
            "No game was found, and no reason why there is none; the verdict is `undecided`.";
    }
}
