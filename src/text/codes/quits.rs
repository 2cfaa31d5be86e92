//! Codes of Quits.

use super::family::family;

family! {
    /// Codes of Quits.
    QuitsCode by crate::rules::quits::rule_of {
        Nothing: Readable = "quits/nothing",
            "The text holds no tray, or no turn where a record was expected.";
        Ball: Readable = "quits/ball", "A word is no ball, or a square is listed without a ball.";
        Square: Readable = "quits/square", "A word is no square of the tray.";
        Player: Readable = "quits/player", "The player to move is none of the players.";
        Variant: Readable = "quits/variant", "The variant is none that Quits has.";
        VariantConflict: Readable = "quits/variant-conflict",
            "The text names another variant than the command.";
        Out: Readable = "quits/out", "The number of balls that are out cannot be read.";
        Turn: Readable = "quits/turn",
            "A word is no turn, or one turn was expected and there are several or none.";
        ToMove: Readable = "quits/to-move",
            "The legal turns were asked for, and it is not known whose turn it is.";
        TooManyBalls: WellFormed = "quits/too-many-balls",
            "More balls of a player lie on the tray than the player has.";
        TooFewBalls: WellFormed = "quits/too-few-balls",
            "Fewer balls of a player lie on the tray than must be left when the game ends.";
        ExitsDoNotAddUp: WellFormed = "quits/exits-do-not-add-up",
            "The balls of a player on the tray and out are not as many as the player has.";
        BallOnItsExit: WellFormed = "quits/ball-on-its-exit",
            "A ball lies on the exit of its own player.";
        TwoWinners: WellFormed = "quits/two-winners", "Several players have as many balls out as win.";
        ForeignBalls: WellFormed = "quits/foreign-balls",
            "Balls of a player who does not play in this variant lie on the tray.";
        ForeignPlayer: WellFormed = "quits/foreign-player",
            "The turn or balls that are out are given to a player who does not play in this variant.";
        LastNotTheStart: WellFormed = "quits/last-not-the-start",
            "The text says that no turn has been played, and this is not the start.";
        LastPassNotForced: WellFormed = "quits/last-pass-not-forced",
            "The last turn is given as a pass, and its player had other turns or the game was over.";
        LastNoStep: WellFormed = "quits/last-no-step",
            "The last turn is given as a step that a ball of its player cannot take.";
        LastNotThere: WellFormed = "quits/last-not-there",
            "The ball of the given last turn is not where the turn left it.";
        LastSquareTaken: WellFormed = "quits/last-square-taken",
            "A ball lies on the square that the given last turn left.";
        LastTileNotEmpty: WellFormed = "quits/last-tile-not-empty",
            "A ball lies on the tile that the given last slide put back empty.";
        LastNoBallInLine: WellFormed = "quits/last-no-ball-in-line",
            "No ball of its player can have been in the line of the given last slide.";
        Locked: Reachable = "quits/locked",
            "Balls block each other: none of them can ever have moved, and they did not start there.";
        NoLastTurn: Reachable = "quits/no-last-turn", "No turn can have led to the position.";
        NoGame: Reachable = "quits/no-game",
            "All positions that can have come before were searched, and the start is not among them.";
        Undecided: Reachable = "quits/undecided",
            "The search for a game reached its limit; the verdict is `undecided`.";
    }
}
