//! Numbers, hands and parts of English sentences.

use super::{Fact, HandCount};
use crate::rules::plank::kit::Player;
use crate::rules::plank::reach::DeadEnd;
use crate::rules::plank::turn::End;
use crate::text::sentence::{counted_or_no_en, enumerated, number_or_none_en as some};

/// `no token`, `1 token`, `2 tokens`
pub(super) fn tokens(count: usize) -> String {
    counted_or_no_en(count, "token")
}

/// `no plank lies`, `1 plank lies`, `2 planks lie`
pub(super) fn planks_lie(count: usize) -> String {
    format!("{} {}", counted_or_no_en(count, "plank"), if count < 2 { "lies" } else { "lie" })
}

/// The end of the row where a plank lies.
pub(super) fn end(end: End) -> &'static str {
    match end {
        End::First | End::Top => "top",
        End::Bottom => "bottom",
    }
}

/// The tokens of one colour, and how many there should be.
pub(super) fn hand_count(count: &HandCount) -> String {
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

/// `A has placed 1 token, B has placed 2 and C has placed none`
pub(super) fn put_by_each(put: &[(Player, usize)]) -> String {
    let each = put.iter().enumerate().map(|(at, (player, put))| match at {
        0 => format!("{player} has placed {}", tokens(*put)),
        _ => format!("{player} has placed {}", some(*put)),
    });
    enumerated(each, "and")
}

pub(super) fn stuck(DeadEnd { turn, player }: DeadEnd) -> String {
    match player {
        Some(player) => format!("on turn {turn} at the latest, {player} has nothing to play"),
        None => format!("whoever opens, on turn {turn} at the latest somebody has nothing to play"),
    }
}

pub(super) fn fact(fact: Fact) -> &'static str {
    match fact {
        Fact::Numbers => "the numbers of the planks",
        Fact::First => "`first`",
        Fact::ToMove => "`to move`",
        Fact::Planks => "the planks in hand",
        Fact::Last => "`last`",
    }
}
