//! The resolved model of a game: boards, pieces, faces and counts, in millimetres.
//!
//! It has no strings to parse, no defaults and no impossible values: a [`Game`] can be drawn, packed and judged without
//! its TOML.
//!
//! | file | holds |
//! |---|---|
//! | `board`, `lattice` | boards: grids, zones, camps; where the cells of a grid lie |
//! | `piece`, `shape`, `strips` | pieces; all that depends on the kind of a shape; strips and their colours |
//! | `face`, `sign`, `rich_text`, `split` | what is printed on a piece or a cell: background, pattern, marks; the named signs; texts of marks; parts |
//! | `marker/` | codes that a camera finds, and colour patches |
//! | `leaflet` | the rules of the game as blocks of text and diagrams |
//! | `tuck_box/` | boxes of card, their nets, and how large they must be for what they hold |
//! | `score_sheet` | sheets to write on |
//! | `print` | print options: paper, cuts, backs, language |
//! | `length`, `scale`, `plane` | millimetres; how large a game is printed; points, sizes and rectangles |

mod board;
mod face;
mod lattice;
mod leaflet;
mod length;
pub mod marker;
mod piece;
mod plane;
mod print;
mod rich_text;
mod scale;
mod score_sheet;
mod shape;
mod sign;
mod split;
mod strips;
mod tuck_box;

pub use board::{
    Board, BoardCamp, BoardLine, BoardSide, Cell, Frame, Grid, HexTop, RowShift, Swatch, Zone, column_name,
};
pub use face::{Course, Face, LEADING, Mark, MarkKind, Pattern, PatternKind, Port, PortSet, PortStyle};
pub use lattice::{Lattice, hexagon};
pub use leaflet::{
    Block, BoardView, Diagram, Figure, FigureContent, Gate, GateKind, LaidStrip, Leaflet, List, Making,
    Pointer, Sample, SlidingLine, SpanStyle, Standing, StyledText, Table, TextSpan,
};
pub use length::Mm;
#[cfg(all(test, feature = "app"))]
pub(crate) use length::{LengthFinding, LengthHint};
pub use marker::{Marker, Patch};
pub use piece::{Piece, PieceEdge};
pub use plane::{Point, Rect, Size};
pub use print::{Backs, Contents, CutStyle, Fit, Look, Options, Parts, SAFE, Spare};
pub use rich_text::{Align, Inline, RichText};
pub use scale::Scale;
pub use score_sheet::{ScoreKind, ScoreSheet};
pub(crate) use shape::triangle;
pub use shape::{Packing, Rim, Shape, Strip};
pub use sign::Sign;
pub use split::{Part, Split, parts};
pub use tuck_box::{Inside, Net, Panel, PanelSide, TuckBox};
pub(crate) use tuck_box::{Pile, smallest};

pub use crate::words::{ByLang, Lang};

use std::collections::BTreeMap;

/// A game, ready to print.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its name in file names: lower-case letters, digits and hyphens.
    pub name: String,
    /// Its printed title.
    pub title: ByLang<String>,
    /// One line about its source, for the leaflet and the document's properties.
    pub source: ByLang<String>,
    /// Its boards, in the order of the spec.
    pub boards: Vec<Board>,
    /// Its pieces, in the order of the spec.
    pub pieces: Vec<Piece>,
    /// Its boxes, in the order of the spec.
    pub boxes: Vec<TuckBox>,
    /// Its sheets to write on, in the order of the spec.
    pub scores: Vec<ScoreSheet>,
    /// Its printed rules, if it has any.
    pub leaflet: Option<ByLang<Leaflet>>,
    /// Its rules engine, if any.
    pub rules: Option<EngineConfig>,
}

impl Game {
    /// Changes all marks on boards, pieces and boxes.
    pub(crate) fn each_mark(&mut self, change: &mut impl FnMut(&mut Mark)) {
        for board in &mut self.boards {
            board.picture.iter_mut().for_each(&mut *change);
            board.cell.each_mark(change);
            board.zones.iter_mut().for_each(|zone| zone.face.each_mark(change));
        }
        for piece in &mut self.pieces {
            piece.back.iter_mut().chain([&mut piece.front]).for_each(|face| face.each_mark(change));
        }
        for TuckBox { front, back, sides, lids, .. } in &mut self.boxes {
            [front, back, sides, lids].into_iter().for_each(|face| face.each_mark(change));
        }
    }
}

/// The rules of a game: an engine and the values of its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineConfig {
    /// The engine's name: a folder of `src/rules`.
    pub engine: &'static str,
    /// Every option of the engine and its value.
    pub options: BTreeMap<&'static str, &'static str>,
}
