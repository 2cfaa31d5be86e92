//! Numbers and lists in English sentences.

use std::fmt::Display;

/// `A and B and C`
pub(super) fn joined(names: &[impl Display]) -> String {
    names.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and ")
}

/// `no token`, `1 token`, `2 tokens`
pub(super) fn tokens(count: usize) -> String {
    match count {
        0 => "no token".to_owned(),
        1 => "1 token".to_owned(),
        _ => format!("{count} tokens"),
    }
}

/// `none`, `1`, `2`
pub(super) fn some(count: usize) -> String {
    if count == 0 { "none".to_owned() } else { count.to_string() }
}
