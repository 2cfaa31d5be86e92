//! English.

use super::{QuitsMessage, Variant};
use crate::text::sentence::{counted_en as counted, enumerated};

pub(super) fn sentence(message: &QuitsMessage) -> String {
    use QuitsMessage as M;
    match message {
        M::BallOnItsExit { player, exit } => {
            format!("a {} ball stands on {exit}, its own exit", player.name())
        }
        M::TakeOffTheTray { player } => {
            format!("take it off the tray: it is out and counts for {}", player.name())
        }
        M::TwoWinners { players } => {
            let names = enumerated(players.iter().map(|player| player.name()), "and");
            format!("{names} each have enough balls out to win, and only one can")
        }
        M::TooManyBalls { player, count, each, variant } => {
            let (are, balls) = there_are(*count, player.name());
            format!("there {are} {balls} here; each player has {each} in {}", game(*variant))
        }
        M::TooFewBalls { player, count, least, wins, each } => {
            let here = match count {
                0 => format!("no {} ball is", player.name()),
                1 => format!("only 1 {} ball is", player.name()),
                _ => format!("only {count} {} balls are", player.name()),
            };
            let out = match wins {
                1 => format!("as soon as 1 of {each} is out"),
                _ => format!("as soon as {wins} of {each} are out"),
            };
            format!("{here} on the tray; at least {least} must be left, as the game ends {out}")
        }
        M::ExitsDoNotAddUp { player, here, out, sum, each, variant } => format!(
            "{} on the tray and {out} out make {sum}; each player has {each} in {}",
            there_are(*here, player.name()).1,
            game(*variant)
        ),
        M::OutWouldAddUp { player, out } => format!("with `out: {}{out}` it adds up", player.letter()),
        M::ForeignBalls { player, count, variant } => {
            let (are, balls) = there_are(*count, player.name());
            format!(
                "there {are} {balls} here, and {} does not play in {}",
                player.name(),
                game(*variant)
            )
        }
        M::ForeignToMove { player, variant } => {
            let name = player.name();
            format!("it is {name}'s turn, and {name} does not play in {}", game(*variant))
        }
        M::ForeignBallsOut { player, variant } => {
            let name = player.name();
            format!("{name} has balls out, and {name} does not play in {}", game(*variant))
        }
        M::RedAndBluePlayInFour => "if red and blue play, write `variant: four`".to_owned(),
        M::NotTheStartByBalls => {
            "turns must have been played: the balls are no longer where they start".to_owned()
        }
        M::NotTheStartByPlayer { player } => {
            format!("turns must have been played: light begins, and it is {}'s turn", player.name())
        }
        M::LeaveLastOut => "leave `last` out if it is not known".to_owned(),
        M::NotTheLastTurn { turn, why } => format!("`{turn}` cannot have been the last turn: {why}"),
        M::LastPassAfterTheEnd { winner } => format!("the game was over, {} had won", winner.name()),
        M::LastPassNotForced { player } => format!("{} could play another turn", player.name()),
        M::LastNoStep { player, from, to } => {
            format!("no step of a {} ball leads from {from} to {to}", player.name())
        }
        M::LastExitTaken { player, owner } => format!(
            "{}'s ball left by an empty tile, and a {} ball stands there",
            player.name(),
            owner.name()
        ),
        M::LastNoBallOut { player } => {
            format!("{name}'s ball left the tray, and no {name} ball is out", name = player.name())
        }
        M::LastBallOfAnother { player, square, owner } => {
            format!("{} played, and the ball on {square} is {}'s", player.name(), owner.name())
        }
        M::LastNoBallThere { square } => format!("no ball stands on {square}"),
        M::LastSquareTaken { square, owner } => {
            format!("the ball left {square}, and a {} ball stands there", owner.name())
        }
        M::LastTileNotEmpty { square, owner } => {
            format!("the empty tile was put back at {square}, and a {} ball stands there", owner.name())
        }
        M::LastNoBallInLine { player } => format!("no {} ball can have been in that line", player.name()),
        M::GameIsOver { winner } => format!("the game is over: {} has won", winner.name()),
        M::NoBallThere { square } => format!("there is no ball on {square}"),
        M::BallOfAnother { square, owner, player } => {
            format!("the ball on {square} is {}'s, and it is {}'s turn", owner.name(), player.name())
        }
        M::BallInTheWay { square } => format!("there is a ball on {square}"),
        M::NoStep { player, from, to } => {
            format!("no step of a {} ball leads from {from} to {to}", player.name())
        }
        M::TileNotEmpty { turn, square } => {
            format!("`{turn}` takes out the tile at {square}, and a ball stands on it")
        }
        M::NoBallInLine { player } => format!("no {} ball is in the line that slides", player.name()),
        M::UndoesTheTurnBefore { turn, before } => format!("`{turn}` would undo `{before}`, the turn before"),
        M::PassNotForced { player } => {
            format!("{} may not pass while another turn is legal", player.name())
        }
        M::RuleBalls => "Everybody has five balls in the classic game, three in the others.".to_owned(),
        M::RulePlayers => "Light and dark play; red and blue only join them in the game for four.".to_owned(),
        M::RuleExit => {
            "A ball leaves the tray the moment it stands on the exit of its player.".to_owned()
        }
        M::RuleEnd => "The game ends at once when a player has the winning number of balls out: three in the classic \
                       game, one in the others."
            .to_owned(),
        M::RuleStep => {
            "A ball goes to an empty tile, one step in a direction that its player may take; it leaves the tray on its \
             exit."
                .to_owned()
        }
        M::RuleSlide => {
            "A line slides towards an end that is empty; the tile taken out there is put back, empty, at the other \
             end. At least one of the player's balls must be in the line."
                .to_owned()
        }
        M::RulePass => "Only a player with no other legal turn passes.".to_owned(),
        M::RuleStart => "Light begins, and the balls stand round the home corners.".to_owned(),
        M::RuleGame => {
            "A game begins with the balls round the home corners, and every turn is legal.".to_owned()
        }
    }
}

/// `is` and `1 red ball`, `are` and `2 red balls`
fn there_are(count: u32, player: &str) -> (&'static str, String) {
    (if count == 1 { "is" } else { "are" }, counted(count as usize, &format!("{player} ball")))
}

/// `the classic game`
fn game(variant: Variant) -> &'static str {
    match variant {
        Variant::Classic => "the classic game",
        Variant::Simple => "the simple game",
        Variant::Four => "the game for four",
    }
}
