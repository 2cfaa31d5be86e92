//! Rules leaflets: text and diagrams, before typesetting.

use std::ops::Range;

use super::{Cell, Game, Mm};

/// The leaflet of a game in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Leaflet {
    /// Its blocks in order.
    pub blocks: Vec<Block>,
    /// The section on making the game with its heading, shown beside the sheets; empty for none.
    pub making: Range<usize>,
}

/// Text in one or several styles.
pub type StyledText = Vec<TextSpan>;

/// One block of a leaflet.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading and its level: 1 is the title.
    Heading(u8, StyledText),
    Paragraph(StyledText),
    List(List),
    /// A note that is set apart from the rules, as paragraphs: an option, a house rule.
    Note(Vec<StyledText>),
    Table(Table),
    /// Figures of the game's boards and pieces.
    Diagram(Diagram),
}

#[derive(Clone, Debug, PartialEq)]
pub struct List {
    /// The number of its first item; `None` for a bulleted list.
    pub first: Option<u64>,
    pub items: Vec<StyledText>,
}

/// A table of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The column headings.
    pub head: Vec<StyledText>,
    /// Its rows, each with one cell per column.
    pub rows: Vec<Vec<StyledText>>,
}

/// A run of text in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextSpan {
    pub text: String,
    pub style: SpanStyle,
}

/// The style of a run of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpanStyle {
    /// Regular.
    Plain,
    /// Emphasis.
    Italic,
    /// Strong emphasis.
    Bold,
    /// Literal text without line breaks: a turn in notation, a line of the spec.
    Notation,
}

/// Figures with a common caption.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// Its figures, side by side where the column is wide enough.
    pub figures: Vec<Figure>,
    /// Their caption.
    pub caption: StyledText,
}

/// One figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    pub content: FigureContent,
    /// Drawn size of a square (in a row of pieces: of the largest piece; of a step: its width), reduced if the column is too narrow.
    pub size: Option<Mm>,
    /// Pointers drawn over it.
    pub signs: Vec<Pointer>,
    /// Pointers drawn in outline: what may happen, as opposed to what is.
    pub outlined: Vec<Pointer>,
    /// Its title, below it.
    pub title: StyledText,
}

impl Figure {
    /// The highest row of its board with a piece or a sign; `None` for none.
    pub(crate) fn highest_row(&self, game: &Game) -> Option<usize> {
        let FigureContent::Board(view) = &self.content else { return None };
        let lying = view.standing.iter().filter(|standing| !view.is_ground(game, standing.piece));
        let signs = self.signs.iter().chain(&self.outlined).flat_map(Pointer::cells);
        lying.map(|standing| standing.cell).chain(signs).map(|cell| cell.row).max()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum FigureContent {
    /// A board, or some of its cells.
    Board(BoardView),
    /// Strips with adjacent long sides, from top to bottom. Their squares are cells: the column counts squares from the
    /// left, the row counts strips from the top.
    Strips(Vec<LaidStrip>),
    /// A row of pieces with their names.
    Pieces(Vec<Sample>),
    /// A step of making the game by hand.
    Making(Making),
}

/// A step of making a game by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Making {
    /// A printed sheet is glued on card.
    Glue,
    /// It is cut along a ruler.
    Cut,
    /// Parts of a board are glued together.
    Join,
    /// A sheet is folded.
    Fold,
    /// Discs are punched out.
    Punch,
}

impl Making {
    pub(crate) const ALL: [Making; 5] =
        [Making::Glue, Making::Cut, Making::Join, Making::Fold, Making::Punch];

    /// Its word in a diagram.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Making::Glue => "glue",
            Making::Cut => "cut",
            Making::Join => "join",
            Making::Fold => "fold",
            Making::Punch => "punch",
        }
    }
}

/// A board, or some of its cells, with the pieces on it.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// Index of the board in the game.
    pub board: usize,
    /// Index of the camp in the board.
    pub camp: usize,
    /// The bottom left cell shown.
    pub from: Cell,
    /// The top right cell shown.
    pub to: Cell,
    /// Whether coordinates are shown along its edges.
    pub coordinates: bool,
    /// The pieces on it, from bottom to top.
    pub standing: Vec<Standing>,
    /// Where pieces come in and leave, shown beside it.
    pub gates: Vec<Gate>,
}

/// A cell where pieces of a kind come in or leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gate {
    pub cell: Cell,
    /// Index of the piece in the game.
    pub piece: usize,
    pub kind: GateKind,
}

/// Which way pieces pass a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GateKind {
    /// Their home: they come in.
    Home,
    /// They leave.
    Exit,
}

impl BoardView {
    /// How many cells it shows.
    pub(crate) fn cells(&self) -> usize {
        let along = |from: usize, to: usize| (to + 1).saturating_sub(from);
        along(self.from.column, self.to.column) * along(self.from.row, self.to.row)
    }

    /// Whether a piece lies on every cell and has no letter: the ground that the others stand on.
    pub(crate) fn is_ground(&self, game: &Game, piece: usize) -> bool {
        let lie = self.standing.iter().filter(|standing| standing.piece == piece).count();
        game.pieces.get(piece).is_some_and(|piece| piece.letter.is_none()) && lie == self.cells()
    }
}

/// A piece on a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Index of the piece in the game.
    pub piece: usize,
    /// Rotation in steps of its shape, clockwise.
    pub turns: u8,
    pub cell: Cell,
}

/// A strip on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidStrip {
    /// Its label: `P1`.
    pub name: String,
    /// Index of the piece in the game.
    pub piece: usize,
    /// Whether only its outline is drawn: a possible placement.
    pub outlined: bool,
    /// Whether it is rotated by 180 degrees.
    pub turned: bool,
    /// The token on each of its squares, from the left.
    pub tokens: Vec<Option<usize>>,
}

/// A piece in a row of pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// Index of the piece in the game.
    pub piece: usize,
    /// Rotation in steps of its shape, clockwise.
    pub turns: u8,
    /// Its name, below it.
    pub title: StyledText,
}

/// An annotation of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// An arrow from one cell to another.
    Arrow(Cell, Cell),
    /// A ring around the piece on a cell.
    Ring(Cell),
    /// A cross over a cell: not allowed.
    Cross(Cell),
    /// A short text on a cell.
    Text(Cell, String),
    /// A small number in the corner of a cell.
    Number(Cell, String),
    /// A small cross in the corner of a cell: its content is wrong.
    Fault(Cell),
    /// Arrows at both ends of a row or column: its squares move in that direction.
    Slide(SlidingLine),
    /// A line through the centres of cells.
    Path(Vec<Cell>),
}

impl Pointer {
    /// The cells that it points at; none for a row or column that moves.
    fn cells(&self) -> Vec<Cell> {
        match self {
            Pointer::Arrow(from, to) => vec![*from, *to],
            Pointer::Ring(at) | Pointer::Cross(at) | Pointer::Fault(at) => vec![*at],
            Pointer::Text(at, _) | Pointer::Number(at, _) => vec![*at],
            Pointer::Path(cells) => cells.clone(),
            Pointer::Slide(_) => Vec::new(),
        }
    }
}

/// A row or column whose squares move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are self-explanatory; indices count from 0")]
pub enum SlidingLine {
    RowRight(usize),
    RowLeft(usize),
    ColumnUp(usize),
    ColumnDown(usize),
}
