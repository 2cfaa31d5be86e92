//! Places of the contents of a position in its text.

use std::collections::BTreeMap;
use std::ops::Range;

/// Spans of the information in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spans {
    /// Pieces of either camp, by number of the square.
    pub pieces: [BTreeMap<u8, Range<usize>>; 2],
    /// Pieces outside the board, in the order of the text.
    pub outside: Vec<Range<usize>>,
    /// The reserve.
    pub reserve: Option<Range<usize>>,
    /// The player who opened.
    pub first: Option<Range<usize>>,
    /// The player to move.
    pub to_move: Option<Range<usize>>,
    /// The last turn.
    pub last: Option<Range<usize>>,
}
