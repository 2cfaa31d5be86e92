//! Numbers, colours, hands, turns and parts of French sentences.

use std::fmt::Display;

use super::{Fact, Hand, HandCount};
use crate::game::Lang;
use crate::rules::Phrase;
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::reach::DeadEnd;
use crate::rules::plank::turn::End;
use crate::text::sentence::{counted_fr as counted, enumerated};

/// « aucun jeton », « 1 jeton », « 2 jetons »
pub(super) fn tokens(count: usize) -> String {
    if count == 0 { "aucun jeton".to_owned() } else { counted(count, "jeton") }
}

/// « aucune planche », « 1 planche », « 2 planches »
pub(super) fn planks(count: usize) -> String {
    if count == 0 { "aucune planche".to_owned() } else { counted(count, "planche") }
}

/// « aucun », « 1 », « 2 », of tokens
pub(super) fn some(count: usize) -> String {
    if count == 0 { "aucun".to_owned() } else { count.to_string() }
}

/// « A n’en a posé aucune », « A en a posé 2 »
pub(super) fn has_laid(player: impl Display, count: usize) -> String {
    match count {
        0 => format!("{player} n’en a posé aucune"),
        _ => format!("{player} en a posé {count}"),
    }
}

/// A colour of a token, or of the middle of a plank.
pub(super) fn masculine(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "rouge",
        Colour::White => "blanc",
        Colour::Blue => "bleu",
    }
}

/// A colour of a square.
pub(super) fn feminine(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "rouge",
        Colour::White => "blanche",
        Colour::Blue => "bleue",
    }
}

/// « aucun jeton rouge », « 1 jeton rouge », « 2 jetons rouges »
pub(super) fn coloured_tokens(count: usize, colour: Colour) -> String {
    let plural = if count < 2 { "" } else { "s" };
    format!("{} {}{plural}", tokens(count), masculine(colour))
}

/// The end of the row where a plank lies.
pub(super) fn end(end: End) -> &'static str {
    match end {
        End::First | End::Top => "haut",
        End::Bottom => "bas",
    }
}

/// A turn, or a part of it.
pub(super) fn turn(turn: impl Into<Phrase>) -> String {
    turn.into().written(Lang::Fr)
}

/// A hand in notation.
pub(super) fn hand(hand: &Hand) -> String {
    if hand.is_empty() { "rien".to_owned() } else { hand.to_string() }
}

/// The tokens of one colour, and how many there should be.
pub(super) fn hand_count(count: &HandCount) -> String {
    let HandCount { colour, held, lying, open, owned } = *count;
    let open = match open {
        0 => String::new(),
        open => format!(", et au plus {open} de plus sur des cases inconnues"),
    };
    if held == 0 && lying == 0 {
        let none = coloured_tokens(0, colour);
        return format!("{none} en main ni sur la table{open}, au lieu de {owned}");
    }
    let (tokens, found) = (coloured_tokens(usize::from(held), colour), count.found());
    let lying = some(usize::from(lying));
    // A comma closes the part in between.
    let comma = if open.is_empty() { "" } else { "," };
    format!("{tokens} en main et {lying} sur la table : cela fait {found}{open}{comma} au lieu de {owned}")
}

/// « A a posé 1 jeton, B en a posé 2 et C n’en a posé aucun »
pub(super) fn put_by_each(put: &[(Player, usize)]) -> String {
    let each = put.iter().enumerate().map(|(at, (player, put))| match (at, put) {
        (0, 0) => format!("{player} n’a posé aucun jeton"),
        (0, _) => format!("{player} a posé {}", tokens(*put)),
        (_, 0) => format!("{player} n’en a posé aucun"),
        (_, put) => format!("{player} en a posé {put}"),
    });
    enumerated(each, "et")
}

pub(super) fn stuck(DeadEnd { turn, player }: DeadEnd) -> String {
    match player {
        Some(player) => format!("au plus tard au coup {turn}, {player} n’a rien à jouer"),
        None => {
            format!(
                "quel que soit le premier joueur, au plus tard au coup {turn}, quelqu’un n’a rien à jouer"
            )
        }
    }
}

pub(super) fn fact(fact: Fact) -> &'static str {
    match fact {
        Fact::Numbers => "les numéros des planches",
        Fact::First => "`premier`",
        Fact::ToMove => "`trait`",
        Fact::Planks => "les planches en main",
        Fact::Last => "`dernier`",
    }
}
