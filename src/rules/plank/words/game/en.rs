//! English.

use super::{Fact, PlankGameMessage};
use crate::rules::plank::kit::Player;
use crate::rules::plank::reach::DeadEnd;
use crate::rules::plank::words::en::{some, tokens};

/// The sentence of a message.
pub(super) fn sentence(message: &PlankGameMessage) -> String {
    use PlankGameMessage as M;
    let text = match message {
        M::EmptyPlank { plank } => {
            return format!(
                "no token lies on {plank}: one was put there when it was laid, and none has moved yet"
            );
        }
        M::TooManyLaid { player, count, most } => {
            let bear = match count {
                1 => "1 plank bears tokens".to_owned(),
                _ => format!("{count} planks bear tokens"),
            };
            return format!(
                "{bear} of {player} alone, so {player} has laid them all, and has laid {most} at the most"
            );
        }
        M::LinesApart { player, count } => {
            return format!(
                "{player} has {count} lines with no token in common: one of them was there before the last turn"
            );
        }
        M::UnevenTurns { put } => {
            let put = put_by_each(put);
            return format!(
                "{put}: turns go round clockwise, so whoever has had one more sits next to the others who have"
            );
        }
        M::UnevenTokens { put } => return put_by_each(put),
        M::TwoTurnsMore { player, put, behind, less } => {
            return format!(
                "{player} has put {}, and {behind}, who never had to pass, {}: nobody ever has two turns more than another",
                tokens(*put),
                some(*less)
            );
        }
        M::OpenerPutTooFew { put, player } => {
            return format!("{}: {player} cannot have opened", put_by_each(put));
        }
        M::WriteFirst { player } => return format!("first: {player}"),
        M::WrongTurn { player, opener, next } => {
            let opened = opener.map(|first| format!(", where {first} opened,")).unwrap_or_default();
            let next = next.map_or("it is another's".to_owned(), |next| format!("it is {next}'s"));
            return format!("it cannot be {player}'s turn: by the tokens on the table{opened} {next}");
        }
        M::WriteToMove { player } => return format!("to move: {player}"),
        M::LineBeforeLast { player, last } => {
            let last = last.map_or("not his".to_owned(), |last| format!("{last}'s"));
            return format!("{player} has a line, but the last turn was {last}: the game was over before it");
        }
        M::WordsContradict => {
            "the table is possible, but not with all that is said of it together: who opened, whose turn it is, the last turn, the order of the planks, the planks in hand"
        }
        M::Undecided { tables } => {
            return format!(
                "the search for a game that leads here came to its limit: it took turns back to {tables} tables and met \
                 neither one that was only placed nor the end of all ways back"
            );
        }
        M::SayMore { facts } => {
            let facts: Vec<&str> = facts.iter().copied().map(fact).collect();
            return format!("say more of it, if it is known: {}", facts.join(", "));
        }
        M::LastImpossible { turn } => {
            return format!("{turn} cannot have been the last turn: no game that ends with it leads here");
        }
        M::OrderImpossible { dead_end } => {
            let why = dead_end.map_or("no game that lays them so leads here".to_owned(), stuck);
            return format!("the planks cannot have been laid in this order: {why}");
        }
        M::LegalWithoutNumbers => "without the numbers of the planks the position is legal",
        M::OpenerImpossible { player, dead_end } => {
            let why = dead_end.map_or("no game that he opens leads here".to_owned(), stuck);
            return format!("{player} cannot have opened: {why}");
        }
        M::LegalWithFirst { player } => return format!("with `first: {player}` the position is legal"),
        M::TurnImpossible { player } => {
            return format!("it cannot be {player}'s turn here: no game leads to that");
        }
        M::LegalWithToMove { player } => return format!("with `to move: {player}` the position is legal"),
        M::ShareImpossible { laid } => {
            let laid: Vec<_> =
                laid.iter().map(|(player, laid)| format!("{player} has laid {laid}")).collect();
            return format!(
                "by the planks in hand {}: in no game do the tokens come to lie so",
                laid.join(", ")
            );
        }
        M::BareTable => "the bare table is the start: nobody has had a turn, and everybody holds all planks",
        M::NoWayBack => "no game leads here: every way to take the turns back, one by one, has been tried",
        M::NoOrder { dead_end: Some(dead_end) } => {
            return format!("no game leads here: {}, however the planks are laid", stuck(*dead_end));
        }
        M::NoOrder { dead_end: None } => {
            "no game leads here: every order of laying these planks and of putting these tokens, turn about, has been tried"
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
    let mut each: Vec<String> = each.collect();
    let last = each.pop().unwrap_or_default();
    format!("{} and {last}", each.join(", "))
}

fn stuck(DeadEnd { turn, player }: DeadEnd) -> String {
    match player {
        Some(player) => format!("at the latest on turn {turn} {player} has nothing to play"),
        None => format!("whoever opens, at the latest on turn {turn} somebody has nothing to play"),
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
