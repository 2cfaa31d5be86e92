//! English.

use super::{HandCount, PlankTableMessage};
use crate::rules::plank::words::en::{end as side, planks_lie};
use crate::text::sentence::{counted_en, counted_or_no_en, enumerated, number_or_none_en as some};

pub(super) fn sentence(message: &PlankTableMessage) -> String {
    use PlankTableMessage as M;
    match message {
        M::TooManyPlanks { count, most } => {
            format!("{} on the table, and the box holds {most}", planks_lie(*count))
        }
        M::NoPlankShows { colours } => format!("no plank shows {colours}: each has three different colours"),
        M::TooManyOfAModel { count, colour, most } => {
            let name = colour.name();
            format!("{} on the table with {name} in the middle, and the box holds {most}", planks_lie(*count))
        }
        M::DoesNotPlay { player, players } => format!("{player} does not play in a game for {players}"),
        M::OwnerDoesNotPlay { player, square, players } => {
            format!("{player} has a token on {square}, and does not play in a game for {players}")
        }
        M::WrongColour { token, player, square, colour } => {
            let (token, colour) = (token.name(), colour.name());
            format!("the {token} token of {player} lies on {square}, which is {colour}")
        }
        M::TooManyTokens { player, count, colour, most } => {
            let tokens = counted_en(*count, &format!("{} token", colour.name()));
            format!("{player} has {tokens} on the table, and owns {most}")
        }
        M::HandContradicts { player, counts } => {
            let counts: Vec<String> = counts.iter().map(hand_count).collect();
            format!("{player} has {}", counts.join("; "))
        }
        M::HandByTheTable { hand } => format!("by the table, the hand is `{hand}`"),
        M::SeveralWinners { players } => {
            let all = if players.len() == 2 { "both" } else { "all" };
            format!("{} {all} have a line: the game ends with the first", enumerated(players, "and"))
        }
        M::NumberTooHigh { plank, count } => {
            let are = if *count == 1 { "is" } else { "are" };
            let planks = counted_en(*count, "plank");
            format!(
                "this is P{plank}, and there {are} only {planks} here: they are numbered in the order of laying"
            )
        }
        M::NumberTwice { plank } => format!("P{plank} is here twice"),
        M::NumberMissing => "this plank has no number, and others have one".to_owned(),
        M::NumberAllOrNone => "number all planks in the order of laying, or none".to_owned(),
        M::LaidBetween { plank, above, below } => {
            format!("P{plank} lies between P{above} and P{below}, but was laid after both")
        }
        M::TooManyInHand { player, count, dealt } => {
            format!("{player} holds {}, and was dealt {dealt}", counted_en(*count, "plank"))
        }
        M::DealContradicts { held, lying, colour, most } => {
            let name = colour.name();
            format!(
                "this makes {} in hand and {} on the table with {name} in the middle, and the box holds {most}",
                counted_or_no_en(*held, "plank"),
                some(*lying)
            )
        }
        M::ShareContradicts { players, laid, others, lying } => {
            let have = if players.len() == 1 { "has" } else { "have" };
            let others = others.map(|most| format!(", the others at most {most}")).unwrap_or_default();
            let (players, laid) = (enumerated(players, "and"), some(*laid));
            let lie = if *lying < 2 { "lies" } else { "lie" };
            format!(
                "by the planks in hand, {players} {have} laid {laid}{others}, and {} {lie} on the table",
                some(*lying)
            )
        }
        M::LastWasBefore { turn, player, next, to_move } => {
            format!("`{turn}` was {player}'s turn, so {next} is to move, and not {to_move}")
        }
        M::LastOnNoPlank => "the plank of the last turn is not on the table".to_owned(),
        M::LastFromNoPlank { plank } => format!("P{plank} is not on the table"),
        M::LastPutNoToken { turn, square } => {
            format!("`{turn}` put a token on {square}, and none lies there")
        }
        M::LastLaidMoreTokens { turn } => {
            format!("`{turn}` laid a plank with one token on it, and more lie there")
        }
        M::LastLeftAToken { turn, square } => {
            format!("`{turn}` took the token from {square}, and one still lies there")
        }
        M::LastChangedColour { turn, from, to } => {
            format!("`{turn}` moved a token from a {} square to a {} one", from.name(), to.name())
        }
        M::NoPlankOnTheTable => "no plank lies on the table".to_owned(),
        M::LastWasNotTheFirst { count } => {
            format!("{} on the table: the last one was not the first", planks_lie(*count))
        }
        M::LastWasTheFirst => "only one plank lies on the table: it was the first".to_owned(),
        M::EndShowsAnother { end, plank } => format!("the plank at the {} does not show {plank}", side(*end)),
        M::EndWasNotLast { end, plank, count } => {
            format!("the plank at the {} is P{plank}, and the one laid last would be P{count}", side(*end))
        }
    }
}

fn hand_count(count: &HandCount) -> String {
    let HandCount { colour, held, lying, open, owned } = *count;
    let held = counted_or_no_en(usize::from(held), &format!("{} token", colour.name()));
    let open = match open {
        0 => String::new(),
        open => format!(", with at most {open} more on squares that are not clear"),
    };
    let found = match count.found() {
        0 => String::new(),
        found => format!(", which makes {found}"),
    };
    // A comma closes the part in between.
    let comma = if open.is_empty() && !found.is_empty() { "" } else { "," };
    let lying = some(usize::from(lying));
    format!("{held} in hand and {lying} on the table{found}{open}{comma} instead of {owned}")
}
