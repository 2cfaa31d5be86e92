//! English.

use super::{HandCount, PlankTableMessage};
use crate::rules::plank::turn::End;
use crate::rules::plank::words::en::joined;

/// The sentence of a message.
pub(super) fn sentence(message: &PlankTableMessage) -> String {
    use PlankTableMessage as M;
    match message {
        M::TooManyPlanks { count, most } => {
            format!("{count} planks lie on the table, and the box holds {most}")
        }
        M::NoPlankShows { colours } => format!("no plank shows {colours}: it has three different colours"),
        M::TooManyOfAModel { count, colour, most } => {
            let name = colour.name();
            format!("{count} planks with {name} in the middle lie on the table, and the box holds {most}")
        }
        M::DoesNotPlay { player, players } => format!("{player} does not play in a game of {players}"),
        M::OwnerDoesNotPlay { player, square, players } => {
            format!("{player} has a token on {square}, and does not play in a game of {players}")
        }
        M::WrongColour { token, player, square, colour } => {
            let (token, colour) = (token.name(), colour.name());
            format!("the {token} token of {player} lies on {square}, which is {colour}")
        }
        M::TooManyTokens { player, count, colour, most } => {
            format!("{player} has {count} {} tokens on the table, and owns {most}", colour.name())
        }
        M::HandContradicts { player, counts } => {
            let counts: Vec<String> =
                counts.iter().enumerate().map(|(at, count)| hand_count(count, at == 0)).collect();
            format!("{player} has {}", counts.join("; "))
        }
        M::HandByTheTable { hand } => format!("by the table, the hand is `{hand}`"),
        M::SeveralWinners { players } => {
            let all = if players.len() == 2 { "both" } else { "all" };
            format!("{} {all} have a line: the game ended with the first", joined(players))
        }
        M::NumberTooHigh { plank, count } => {
            format!("P{plank} lies here, and only {count} planks do: they are numbered as they are laid")
        }
        M::NumberTwice { plank } => format!("P{plank} lies here twice"),
        M::NumberMissing => "this plank has no number, and others have".to_owned(),
        M::NumberAllOrNone => "number all planks in the order of laying, or none".to_owned(),
        M::LaidBetween { plank, above, below } => {
            format!("P{plank} lies between P{above} and P{below} and was laid after both")
        }
        M::TooManyInHand { player, count, dealt } => {
            format!("{player} holds {count} planks, and was dealt {dealt}")
        }
        M::DealContradicts { held, lying, colour, most } => {
            let name = colour.name();
            format!(
                "{held} planks in hand and {lying} on the table have {name} in the middle, and the box holds {most}"
            )
        }
        M::ShareContradicts { players, laid, others, lying } => {
            let others = others.map(|most| format!(" and the others at most {most}")).unwrap_or_default();
            let players = joined(players);
            format!(
                "by the planks in their hands {players} laid {laid}{others}, and {lying} lie on the table"
            )
        }
        M::LastWasBefore { turn, player, next, to_move } => {
            format!("{turn} was {player}'s turn, so {next} is to move, and not {to_move}")
        }
        M::LastOnNoPlank => "there is no such plank".to_owned(),
        M::LastFromNoPlank { plank } => format!("there is no P{plank}"),
        M::LastPutNoToken { turn, square } => format!("{turn} put a token on {square}, and none lies there"),
        M::LastLaidMoreTokens { turn } => {
            format!("{turn} laid a plank with one token on it, and more lie there")
        }
        M::LastLeftAToken { turn, square } => {
            format!("{turn} took the token from {square}, and one lies there")
        }
        M::LastChangedColour { turn, from, to } => {
            format!("{turn} moved a token from a {} square to a {} one", from.name(), to.name())
        }
        M::NoPlankOnTheTable => "no plank lies on the table".to_owned(),
        M::LastWasNotTheFirst { count } => {
            format!("{count} planks lie on the table: the last was not the first")
        }
        M::LastWasTheFirst => "a single plank lies on the table: it was the first".to_owned(),
        M::EndShowsAnother { end, plank } => format!("the plank at the {} does not show {plank}", side(*end)),
        M::EndWasNotLast { end, plank, count } => {
            format!("the plank at the {} is P{plank}, and the one laid last would be P{count}", side(*end))
        }
    }
}

/// Only the first count of several has the noun.
fn hand_count(count: &HandCount, first: bool) -> String {
    let HandCount { colour, held, lying, open, owned } = *count;
    let name = colour.name();
    let noun = match (first, held) {
        (false, _) => "",
        (true, 1) => " token",
        (true, 0) if lying == 0 => " token",
        (true, _) => " tokens",
    };
    let open = match open {
        0 => String::new(),
        open => format!(", with at most {open} more on squares that are not clear"),
    };
    if held == 0 && lying == 0 {
        return format!("no {name}{noun} in hand and none on the table{open}, and there are {owned}");
    }
    let found = count.found();
    let lying = if lying == 0 { "none".to_owned() } else { lying.to_string() };
    format!(
        "{held} {name}{noun} in hand and {lying} on the table: that is {found}{open}, and there are {owned}"
    )
}

fn side(end: End) -> &'static str {
    match end {
        End::First | End::Top => "top",
        End::Bottom => "bottom",
    }
}
