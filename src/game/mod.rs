//! A game as a maker holds it in the hands: boards, pieces, their faces and their number, in millimetres.
//!
//! This is the resolved model. Nothing in it is left to parse, to default or to doubt; whoever holds a
//! [`Game`] may draw it, pack it or judge with it without asking the TOML again.

mod board;
mod face;
mod lattice;
mod leaflet;
mod length;
pub mod marker;
mod piece;
mod plane;
mod print;
mod shape;
mod strips;

pub use board::{Board, BoardLine, Camp, Cell, Frame, Grid, HexTop, Swatch, Zone, column_name};
pub use face::{Face, LEADING, Mark, MarkKind, Pattern, PatternKind, Port, PortStyle, Ports, Sign};
pub use lattice::{Lattice, hexagon};
pub use leaflet::{
    Block, BoardView, Diagram, Figure, FigureContent, LaidStrip, Leaflet, List, Pointer, Sample, Slide,
    SpanStyle, Standing, StyledText, Table, TextSpan,
};
pub use length::{LengthError, Mm};
pub use marker::{Marker, Patch};
pub use piece::Piece;
pub use plane::{Point, Rect, Size};
pub use print::{Backs, CutStyle, Look, Options, Parts, SAFE};
pub use shape::{Packing, Rim, Shape, Strip};

pub use crate::words::{ByLang, Lang};

use std::collections::BTreeMap;

/// A whole game, ready to be printed.
#[derive(Clone, Debug)]
pub struct Game {
    /// What its files are called: lower-case letters, digits and hyphens.
    pub name: String,
    /// What it is called on paper.
    pub title: ByLang<String>,
    /// One line on where it comes from, for the leaflet and the document's properties.
    pub source: ByLang<String>,
    /// Its boards, in the order of the spec.
    pub boards: Vec<Board>,
    /// Its pieces, in the order of the spec.
    pub pieces: Vec<Piece>,
    /// Its rules in words, if it brings a leaflet.
    pub leaflet: Option<ByLang<Leaflet>>,
    /// Which rules engine judges it, if any.
    pub rules: Option<Rules>,
}

/// The rules that a game is judged by: an engine and the value of each of its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The engine's name: a folder of `src/rules`.
    pub engine: &'static str,
    /// Every option that the engine has, with the value chosen.
    pub options: BTreeMap<&'static str, &'static str>,
}
