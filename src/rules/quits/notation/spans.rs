//! Places of the contents of a position in its text.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::rules::read::Square;

/// Spans of the information in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spans {
    /// Balls.
    pub balls: BTreeMap<Square, Range<usize>>,
    /// Variant.
    pub variant: Option<Range<usize>>,
    /// Player to move.
    pub to_move: Option<Range<usize>>,
    /// Balls out.
    pub out: Option<Range<usize>>,
    /// Last turn.
    pub last: Option<Range<usize>>,
}
