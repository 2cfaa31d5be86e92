//! Pieces that are printed alone, as typed.

use super::option::{PrintOption, Typed, unfit};
use super::spelled::Spelled;
use crate::game::Spare;
use crate::spec::limits;
use crate::spec::words::ValueHint;
use crate::text::Finding;

impl Typed for Vec<Spare> {
    fn parse(typed: &str, _: &PrintOption) -> Result<Vec<Spare>, Finding> {
        typed
            .split(',')
            .map(|typed| spare(typed.trim()).ok_or_else(|| unfit(typed, ValueHint::Spares)))
            .collect()
    }
}

/// `NAME`, `NAME=2` or `NAME#3`: a piece, how many of it, or which copy.
fn spare(typed: &str) -> Option<Spare> {
    let (least, most) = limits::COUNT;
    let number = |typed: &str| typed.parse().ok().filter(|number| (least.max(1)..=most).contains(number));
    let (name, count) = match typed.split_once('=') {
        Some((name, count)) => (name, number(count)?),
        None => (typed, 1),
    };
    let (name, copy) = match name.split_once('#') {
        Some((name, copy)) => (name, Some(number(copy)? as usize)),
        None => (name, None),
    };
    let piece = name.to_lowercase();
    (!piece.is_empty()).then_some(Spare { piece, copy, count: count as usize })
}

impl Spelled for Vec<Spare> {
    fn spelled(&self) -> String {
        let one = |Spare { piece, copy, count }: &Spare| {
            let copy = copy.map(|copy| format!("#{copy}")).unwrap_or_default();
            format!("{piece}{copy}={count}")
        };
        self.iter().map(one).collect::<Vec<_>>().join(",")
    }
}
