//! A rules leaflet: words and diagrams, not yet set on pages.

use super::{Cell, Mm};

/// The leaflet of a game in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Leaflet {
    /// Its headings, paragraphs, lists and diagrams in order.
    pub blocks: Vec<Block>,
}

/// Words in one or several styles.
pub type StyledText = Vec<TextSpan>;

/// One block of a leaflet.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading: 1 is the title.
    Heading(u8, StyledText),
    /// A paragraph.
    Paragraph(StyledText),
    /// A list.
    List(List),
    /// A note set apart from the rules themselves: an option, a house ruling. Its paragraphs.
    Note(Vec<StyledText>),
    /// A table.
    Table(Table),
    /// Figures drawn from the game's own boards and pieces.
    Diagram(Diagram),
}

/// A list.
#[derive(Clone, Debug, PartialEq)]
pub struct List {
    /// The number of its first item; none: bullets.
    pub first: Option<u64>,
    /// Its items.
    pub items: Vec<StyledText>,
}

/// A table of words.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The heads of its columns.
    pub head: Vec<StyledText>,
    /// Its rows, each with as many cells as the head.
    pub rows: Vec<Vec<StyledText>>,
}

/// A run of text in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextSpan {
    /// What it says.
    pub text: String,
    /// How it is set.
    pub style: SpanStyle,
}

/// How a run of text is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpanStyle {
    /// Upright.
    Plain,
    /// Stressed.
    Italic,
    /// Strong.
    Bold,
    /// To be written exactly so: a turn of a game written down, a line of the spec. No line breaks in it.
    Notation,
}

/// Figures that belong together, with one caption.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// Its figures, side by side as far as the column allows.
    pub figures: Vec<Figure>,
    /// What stands below them.
    pub caption: StyledText,
}

/// One figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What it shows.
    pub content: FigureContent,
    /// How large one square (in a row of pieces: the largest piece) is to be drawn; smaller where the
    /// column is too narrow.
    pub size: Option<Mm>,
    /// What is drawn on top to explain it.
    pub signs: Vec<Pointer>,
    /// The same in outline: what may come, beside what is.
    pub outlined: Vec<Pointer>,
    /// What stands right below it.
    pub title: StyledText,
}

/// What a figure shows.
#[derive(Clone, Debug, PartialEq)]
pub enum FigureContent {
    /// A board, or some of its cells.
    Board(BoardView),
    /// Strips lying long side against long side, the uppermost first. Places on them are cells whose column
    /// counts squares from the left and whose row counts strips from the top.
    Strips(Vec<LaidStrip>),
    /// Pieces in a row, each with its name.
    Pieces(Vec<Sample>),
}

/// A board, or some of its cells, with what stands on it.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// Which board of the game.
    pub board: usize,
    /// Which camp of it.
    pub camp: usize,
    /// The lower left of the cells shown.
    pub from: Cell,
    /// The upper right of the cells shown.
    pub to: Cell,
    /// Whether letters and numbers stand along its edges.
    pub coordinates: bool,
    /// What stands on it, the lowest first.
    pub standing: Vec<Standing>,
}

/// A piece on its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which piece of the game.
    pub piece: usize,
    /// Its turn in quarters, clockwise.
    pub quarters: u8,
    /// Where it stands.
    pub cell: Cell,
}

/// A strip on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidStrip {
    /// What stands beside it: `P1`.
    pub name: String,
    /// Which piece of the game.
    pub piece: usize,
    /// Whether only its outline is drawn: it does not lie there, but may.
    pub outlined: bool,
    /// Whether it is turned by 180 degrees.
    pub turned: bool,
    /// What lies on each of its squares, from the left.
    pub tokens: Vec<Option<usize>>,
}

/// A piece shown for itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// Which piece of the game.
    pub piece: usize,
    /// Its turn in quarters, clockwise.
    pub quarters: u8,
    /// What stands below it.
    pub title: StyledText,
}

/// Something drawn over a figure to explain it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// An arrow from one cell to another.
    Arrow(Cell, Cell),
    /// A ring round what stands on a cell.
    Ring(Cell),
    /// A cross over a cell: not allowed.
    Cross(Cell),
    /// A short text on a cell.
    Text(Cell, String),
    /// A small number in the corner of a cell, beside what stands there.
    Number(Cell, String),
    /// A small cross in the corner of a cell: what stands there is wrong.
    Fault(Cell),
    /// Arrows at both ends of a row or column: its squares travel that way.
    Slide(Slide),
    /// A line through the middles of cells.
    Path(Vec<Cell>),
}

/// A row or column whose squares travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is what its name says; rows and columns count from 0")]
pub enum Slide {
    RowRight(usize),
    RowLeft(usize),
    ColumnUp(usize),
    ColumnDown(usize),
}
