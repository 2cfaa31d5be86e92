//! Flow items and columns.

use crate::scene::{GlyphResult, Node};

/// Typeset items, or the characters that have no glyph.
pub(crate) type FlowItems = GlyphResult<Vec<FlowItem>>;

/// A line, table row or diagram, relative to its top left corner.
#[derive(Clone, Debug, Default)]
pub(crate) struct FlowItem {
    pub height: f64,
    /// The space above it, dropped at the top of a column.
    pub before: f64,
    /// The space below it; the larger one of adjacent spaces is used.
    pub after: f64,
    /// The stretchability of the space above it, to align the ends of columns.
    pub stretch: f64,
    /// Whether it must not be the last item of its column.
    pub clings: bool,
    /// Whether it may be moved between other texts of its section.
    pub floats: bool,
    /// The kind of block that starts with it.
    pub start: BlockStart,
    pub nodes: Vec<Node>,
}

/// The kind of block that starts with an item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum BlockStart {
    /// None: the item continues a block.
    #[default]
    Nothing,
    /// A paragraph, a list, a table, a diagram.
    Block,
    /// The heading of a section.
    Section,
}

impl BlockStart {
    /// What starts with a line of a block, the first being 0.
    pub(crate) fn of_line(line: usize) -> BlockStart {
        if line == 0 { BlockStart::Block } else { BlockStart::Nothing }
    }
}

/// An item in a column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PlacedFlowItem {
    pub item: usize,
    /// The offset from the top of the column.
    pub top: f64,
}

/// The items of all columns in reading order.
pub(crate) type Columns = Vec<Vec<PlacedFlowItem>>;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PageColumns {
    pub columns: usize,
    /// The height of a column of the first page, below the title.
    pub first: f64,
    /// The height of a column of any other page.
    pub other: f64,
}

impl PageColumns {
    pub(crate) fn height(&self, column: usize) -> f64 {
        if column < self.columns { self.first } else { self.other }
    }
}
