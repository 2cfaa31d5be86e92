//! English words.

use super::Variant;
use crate::text::sentence::counted_en;

/// `is` and `1 red ball`, `are` and `2 red balls`
pub(super) fn there_are(count: u32, player: &str) -> (&'static str, String) {
    (if count == 1 { "is" } else { "are" }, counted_en(count as usize, &format!("{player} ball")))
}

/// `the classic game`
pub(super) fn game(variant: Variant) -> &'static str {
    match variant {
        Variant::Classic => "the classic game",
        Variant::Simple => "the simple game",
        Variant::Four => "the game for four",
    }
}
