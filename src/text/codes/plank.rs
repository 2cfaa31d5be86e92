//! Codes of Plank.

use super::family::family;

family! {
    /// Codes of Plank.
    PlankCode by crate::rules::plank::rule_of {
        Nothing: Readable = "plank/nothing",
            "The text holds no plank, or no turn where a record was expected.";
        TooManyLines: Readable = "plank/too-many-lines",
            "The text has far more lines of planks than the box holds planks.";
        BadLine: Readable = "plank/bad-line", "A line is no plank with its three squares.";
        AmbiguousLine: Readable = "plank/ambiguous-line",
            "A line can be read in two ways: `b` is blue and B is a player.";
        BadNumber: Readable = "plank/bad-number",
            "The number before a plank is out of range, or it is not clear what it counts.";
        BadSquare: Readable = "plank/bad-square",
            "A word is no square of a plank, no colour or no owner of a token.";
        NoSuchPlank: Readable = "plank/no-such-plank",
            "A list of tokens names a plank that is not on the table.";
        BadPlayers: Readable = "plank/bad-players", "The number of players is not 2, 3 or 4.";
        BadPlayer: Readable = "plank/bad-player", "A word is no player.";
        PlayersContradict: Readable = "plank/players-contradict",
            "The text gives another number of players than the command.";
        BadCount: Readable = "plank/bad-count",
            "The tokens or planks in a hand cannot be read as a number of each colour.";
        BadDeal: Readable = "plank/bad-deal",
            "The planks dealt in a record are not a share for each player out of one box.";
        BadLast: Readable = "plank/bad-last", "The last turn is not given as one turn.";
        LastWithoutNumbers: Readable = "plank/last-without-numbers",
            "The last turn names planks by their numbers, and the planks of the diagram have none.";
        BadTurn: Readable = "plank/bad-turn", "A word of a turn cannot be read.";
        NotInARecord: Readable = "plank/not-in-a-record",
            "A key belongs to a position and not to a record, or two lines of a record contradict one another.";
        TooManyPlanks: WellFormed = "plank/too-many-planks",
            "More planks lie on the table than the box holds.";
        TooManyOfAModel: WellFormed = "plank/too-many-of-a-model",
            "More planks with the same colour in the middle lie on the table than the box holds.";
        ColourTwice: WellFormed = "plank/colour-twice",
            "A plank shows a colour twice; in a turn, the layer is `readable`.";
        OwnerNotPlaying: WellFormed = "plank/owner-not-playing",
            "A token on the table belongs to a player who does not play.";
        WrongColour: WellFormed = "plank/wrong-colour", "A token lies on a square of another colour.";
        TooManyTokens: WellFormed = "plank/too-many-tokens",
            "More tokens of one player and colour lie on the table than the player has.";
        NoSuchPlayer: WellFormed = "plank/no-such-player",
            "The text speaks of a player who does not play with this number of players; where the number of players comes from the command or from a record, the layer is `readable`.";
        HandContradicts: WellFormed = "plank/hand-contradicts",
            "The tokens in hand and on the table are not as many as the player has.";
        TooManyInHand: WellFormed = "plank/too-many-in-hand",
            "A player holds more planks than were dealt.";
        DealContradicts: WellFormed = "plank/deal-contradicts",
            "The planks of a model in hand and on the table are not as many as the box holds.";
        ShareContradicts: WellFormed = "plank/share-contradicts",
            "By the planks in hand, another number of planks lies on the table.";
        TwoWinners: WellFormed = "plank/two-winners", "Several players have a line.";
        NumberTooHigh: WellFormed = "plank/number-too-high",
            "The number of a plank is higher than the number of planks.";
        NumberTwice: WellFormed = "plank/number-twice", "Two planks have the same number.";
        NumberMissing: WellFormed = "plank/number-missing",
            "A plank has no number, and others have one.";
        LaidBetween: WellFormed = "plank/laid-between",
            "By its number, a plank was laid between two others.";
        LastContradicts: WellFormed = "plank/last-contradicts",
            "The table or the player to move contradicts the given last turn.";
        EmptyPlank: Reachable = "plank/empty-plank",
            "A plank without a token lies on the table before any token can have moved.";
        TooManyLaid: Reachable = "plank/too-many-laid",
            "More planks can only have been laid by one player than the player has laid.";
        LinesApart: Reachable = "plank/lines-apart",
            "The winner has lines without a common token, so no single turn completed them.";
        UnevenTurns: Reachable = "plank/uneven-turns",
            "The numbers of tokens on the table fit no opener, as players take turns.";
        WrongOpener: Reachable = "plank/wrong-opener", "The given opener cannot have opened.";
        WrongTurn: Reachable = "plank/wrong-turn", "It cannot be the turn of the given player.";
        LineBeforeLast: Reachable = "plank/line-before-last",
            "A player has a line, and the last turn was another's.";
        WordsContradict: Reachable = "plank/words-contradict",
            "The table is reachable, but not with all that the text says of it together.";
        LastImpossible: Reachable = "plank/last-impossible",
            "No game that ends with the given last turn leads to the table.";
        OrderImpossible: Reachable = "plank/order-impossible",
            "No game lays the planks in the order of their numbers.";
        ShareImpossible: Reachable = "plank/share-impossible",
            "No game in which each player lays the planks missing from the given hands leads to the table.";
        NotTheStart: Reachable = "plank/not-the-start",
            "The table is bare, and the text contradicts the start.";
        NoWayBack: Reachable = "plank/no-way-back",
            "Every way to take the turns back was tried, and none leads to the start.";
        NoOrder: Reachable = "plank/no-order",
            "Every order of laying the planks and putting the tokens was tried, and none is a game.";
        Undecided: Reachable = "plank/undecided",
            "The search for a game reached its limit; the verdict is `undecided`.";
    }
}
