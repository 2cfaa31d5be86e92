//! Numbers, colours and turns in French sentences.

use std::fmt::Display;

use crate::game::Lang;
use crate::rules::plank::kit::Colour;
use crate::rules::plank::turn::End;
use crate::rules::turn_in;
use crate::text::sentence::counted_fr as counted;

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
pub(super) fn turn(turn: &str) -> String {
    turn_in(Lang::Fr, turn)
}

/// A hand in notation.
pub(super) fn hand(hand: &str) -> &str {
    if hand == "none" { "rien" } else { hand }
}
