//! Small games, common papers and options.

use crate::game::{
    Backs, Board, BoardCamp, BoardLine, ByLang, CutStyle, Face, Frame, Game, Grid, Mm, Options, Parts, Piece,
    Scale, Shape, Size,
};
use crate::scene::Color;

pub(crate) const A4: Size = Size::new(Mm::new(210), Mm::new(297));
pub(crate) const LETTER: Size = Size::new(Mm::from_um(215_900), Mm::from_um(279_400));

pub(crate) fn options(paper: Size) -> Options {
    Options {
        paper,
        margin: Mm::new(5),
        bleed: Mm::new(2),
        cut: CutStyle::Marks,
        backs: Backs::None,
        overlap: Mm::new(10),
        least_overlap: Mm::new(10),
        parts: Parts::USUAL,
        contents: crate::game::Contents::Nowhere,
        large_print: false,
        recipe: false,
        scale: Scale::FULL,
    }
}

pub(crate) fn square(side: i64) -> Shape {
    Shape::rectangle(Size::new(Mm::new(side), Mm::new(side)))
}

pub(crate) fn disc(diameter: i64) -> Shape {
    Shape::Circle { diameter: Mm::new(diameter) }
}

pub(crate) fn piece(shape: Shape, count: usize) -> Piece {
    Piece {
        name: "piece".to_owned(),
        letter: None,
        group: ByLang::word(|words| words.pieces),
        shape,
        count,
        reversible: false,
        gap: Mm::ZERO,
        edge: crate::game::PieceEdge::WhereNeeded,
        front: Face::default(),
        back: None,
        contour: None,
        hole: None,
        marked: Vec::new(),
        patches: Vec::new(),
    }
}

pub(crate) fn game(pieces: impl IntoIterator<Item = Piece>) -> Game {
    Game {
        name: "game".to_owned(),
        title: ByLang::default(),
        source: ByLang::default(),
        boards: Vec::new(),
        pieces: pieces.into_iter().collect(),
        boxes: Vec::new(),
        scores: Vec::new(),
        leaflet: None,
        rules: None,
    }
}

/// A board with squares of 1 mm; the size includes the frame.
pub(crate) fn board(width: i64, height: i64, frame: i64) -> Board {
    let cells = |side: i64| usize::try_from(side - frame * 2).expect("the frame leaves room");
    Board {
        name: "board".to_owned(),
        title: ByLang::word(|words| words.board),
        grid: Grid::Squares { columns: cells(width), rows: cells(height), side: Mm::new(1) },
        camps: vec![BoardCamp { letter: None, markers: Vec::new() }],
        frame: Frame { sides: Mm::new(frame), ends: Mm::new(frame), color: None, ink: Color::BLACK },
        cell: Face::default(),
        zones: Vec::new(),
        line: BoardLine { color: Color::BLACK, width: Mm::ZERO },
        coordinates: false,
        swatches: Vec::new(),
        words: Vec::new(),
        missing: Default::default(),
        sides: Vec::new(),
        picture: None,
    }
}
