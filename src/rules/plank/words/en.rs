//! Numbers and sides in English sentences.

use crate::rules::plank::turn::End;
use crate::text::sentence::counted_or_no_en;

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
