//! English.

use super::{Fact, PlankGameMessage};
use crate::rules::plank::kit::Player;
use crate::rules::plank::reach::DeadEnd;
use crate::rules::plank::words::en::tokens;
use crate::text::sentence::{counted_en, enumerated, number_or_none_en as some};

pub(super) fn sentence(message: &PlankGameMessage) -> String {
    use PlankGameMessage as M;
    let text = match message {
        M::EmptyPlank { plank } => {
            return format!(
                "no token lies on {plank}: one was put there when it was laid, and none has moved yet"
            );
        }
        M::TooManyLaid { player, count, most } => {
            let only = match count {
                1 => format!("1 plank bears only {player}'s tokens, so {player} laid it"),
                _ => format!("{count} planks bear only {player}'s tokens, so {player} laid them all"),
            };
            return match most {
                0 => format!("{only}; but {player} has laid none"),
                _ => format!("{only}; but {player} has laid at most {most}"),
            };
        }
        M::LinesApart { player, count } => {
            return format!(
                "{player} has {} with no token in common: one of them was there before the last turn",
                counted_en(*count, "line")
            );
        }
        M::UnevenTurns { put } => {
            let put = put_by_each(put);
            return format!(
                "{put}: turns go round clockwise, so the players with one turn more must sit side by side"
            );
        }
        M::UnevenTokens { put } => {
            return format!("{}: no order of turns comes to that", put_by_each(put));
        }
        M::TwoTurnsMore { player, put, behind, less } => {
            return format!(
                "{player} has put {}, and {behind}, who never had to pass, {}: nobody can have had two turns more than another",
                tokens(*put),
                some(*less)
            );
        }
        M::OpenerPutTooFew { put, player } => {
            return format!("{}: {player} cannot have opened", put_by_each(put));
        }
        M::WriteFirst { player } => return format!("write `first: {player}`"),
        M::WrongTurn { player, opener, next } => {
            let opened = opener.map(|first| format!(", where {first} opened,")).unwrap_or_default();
            let next = next.map_or("it is another player's".to_owned(), |next| format!("it is {next}'s"));
            return format!("it cannot be {player}'s turn: by the tokens on the table{opened} {next}");
        }
        M::WriteToMove { player } => return format!("write `to move: {player}`"),
        M::LineBeforeLast { player, last } => {
            let last = last.map_or(format!("not {player}'s"), |last| format!("{last}'s"));
            return format!("{player} has a line, but the last turn was {last}: the game was over before it");
        }
        M::WordsContradict => {
            "what lies on the table is possible, but not together with all that is said of it: who opened, whose turn it is, the last turn, the order of the planks, the planks in hand"
        }
        M::Undecided { tables } => {
            return format!(
                "no game that leads here was found: taking turns back led to {}, and there are too many to try them all",
                counted_en(*tables, "position")
            );
        }
        M::SayMore { facts } => {
            let facts: Vec<&str> = facts.iter().copied().map(fact).collect();
            return format!("add what you know: {}", facts.join(", "));
        }
        M::LastImpossible { turn } => {
            return format!("`{turn}` cannot have been the last turn: no game that ends with it leads here");
        }
        M::OrderImpossible { dead_end } => {
            let why = dead_end.map_or("no game in which they are laid so leads here".to_owned(), stuck);
            return format!("the planks cannot have been laid in this order: {why}");
        }
        M::LegalWithoutNumbers => "without the numbers of the planks the position is legal",
        M::OpenerImpossible { player, dead_end } => {
            let why = dead_end.map_or("no game that begins so leads here".to_owned(), stuck);
            return format!("{player} cannot have opened: {why}");
        }
        M::LegalWithFirst { player } => return format!("with `first: {player}` the position is legal"),
        M::TurnImpossible { player } => {
            return format!("it cannot be {player}'s turn here: no game leads to that");
        }
        M::LegalWithToMove { player } => return format!("with `to move: {player}` the position is legal"),
        M::ShareImpossible { laid } => {
            let laid =
                laid.iter().map(|(player, laid)| format!("{player} has laid {}", some(usize::from(*laid))));
            return format!(
                "by the planks in hand, {}: no such game puts the tokens where they lie",
                enumerated(laid, "and")
            );
        }
        M::BareTable => {
            "the bare table is the start: nobody has had a turn, and all planks are still in hand"
        }
        M::NoWayBack => "no game leads here: every way to take the turns back, one by one, has been tried",
        M::NoOrder { dead_end: Some(dead_end) } => {
            return format!("no game leads here: {}, however the planks are laid", stuck(*dead_end));
        }
        M::NoOrder { dead_end: None } => {
            "no game leads here: every order in which these planks and tokens can have come, turn by turn, has been tried"
        }
    };
    text.to_owned()
}

/// `A has put 1 token, B 2 and C none`
fn put_by_each(put: &[(Player, usize)]) -> String {
    let each = put.iter().enumerate().map(|(at, (player, put))| match at {
        0 => format!("{player} has put {}", tokens(*put)),
        _ => format!("{player} {}", some(*put)),
    });
    enumerated(each, "and")
}

fn stuck(DeadEnd { turn, player }: DeadEnd) -> String {
    match player {
        Some(player) => format!("on turn {turn} at the latest, {player} has nothing to play"),
        None => format!("whoever opens, on turn {turn} at the latest somebody has nothing to play"),
    }
}

fn fact(fact: Fact) -> &'static str {
    match fact {
        Fact::Numbers => "the numbers of the planks",
        Fact::First => "`first`",
        Fact::ToMove => "`to move`",
        Fact::Planks => "the planks in hand",
        Fact::Last => "`last`",
    }
}
