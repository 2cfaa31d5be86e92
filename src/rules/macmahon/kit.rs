//! The tiles, the board and the option.

use crate::game::Cell;
use crate::rules::SquarePiece;
use crate::rules::options::{option_values, rule_options};

option_values! {
    /// Rule option: what the outer border must show.
    Border ("What the border shows", "Le bord du rectangle") {
        /// One colour all round.
        One = "one-colour" ("One colour all round", "D’une seule couleur"),
        /// Any colours.
        Free = "free" ("Any colours", "De couleurs quelconques"),
    }
}

rule_options! {
    /// The options of MacMahon's squares.
    MacMahonOptions {
        border: Border = "whether the outer border must be of one colour, or may show any colours",
    }
}

/// Directions of the sides of a tile, clockwise from the top.
pub(super) const SIDES: [usize; 4] = [0, 1, 2, 3];

/// The side that faces a side of the neighbour.
pub(super) const fn facing(side: usize) -> usize {
    (side + 2) % 4
}

/// A set of faces, one bit each.
pub(super) type FaceSet = u128;

/// Most faces: tiles in all their rotations.
pub(super) const MAX_FACES: usize = FaceSet::BITS as usize;

/// Most squares of the board.
pub(super) const MAX_SQUARES: usize = 64;

/// A kind of tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileKind {
    /// The letter of the piece in the game.
    pub letter: char,
    /// The letters of the colours of its sides, clockwise from the top.
    pub colours: [char; 4],
    /// Number in the box.
    pub count: usize,
}

/// A tile in one rotation.
#[derive(Clone, Debug)]
pub(super) struct Face {
    pub piece: SquarePiece,
    /// Index of its tile.
    pub tile: usize,
    /// Indices of the colours of its sides, clockwise from the top.
    pub colours: [usize; 4],
}

/// The tiles, the board and the option.
#[derive(Clone, Debug)]
pub struct Kit {
    pub(super) columns: usize,
    pub(super) rows: usize,
    pub(super) tiles: Vec<TileKind>,
    /// Letters of the colours.
    pub(super) colours: Vec<char>,
    pub(super) faces: Vec<Face>,
    /// The faces that show a colour at a side.
    pub(super) showing: Vec<[FaceSet; 4]>,
    /// The faces of each tile.
    pub(super) faces_of: Vec<FaceSet>,
    pub(super) border: Border,
}

impl TileKind {
    /// Its sides when it is turned clockwise, until it looks the same again.
    pub(super) fn looks(&self) -> Vec<[char; 4]> {
        let mut looks = vec![self.colours];
        loop {
            let mut next = looks.last().copied().unwrap_or(self.colours);
            next.rotate_right(1);
            if next == self.colours {
                return looks;
            }
            looks.push(next);
        }
    }

    /// Its sides as a word.
    pub(super) fn word(sides: [char; 4]) -> String {
        sides.into_iter().collect()
    }

    /// Whether it is another tile, turned.
    pub(super) fn is(&self, other: &TileKind) -> bool {
        self.looks().contains(&other.colours)
    }
}

impl Kit {
    /// Tiles on a board of at most 64 squares. `None` if they are too many, or two of them are the same.
    pub fn new(columns: usize, rows: usize, tiles: Vec<TileKind>, border: Border) -> Option<Kit> {
        let twice =
            tiles.iter().enumerate().any(|(at, tile)| tiles.iter().skip(at + 1).any(|it| it.is(tile)));
        let squares = columns.checked_mul(rows).filter(|squares| (1..=MAX_SQUARES).contains(squares));
        if twice || squares.is_none() {
            return None;
        }
        let (mut colours, mut faces): (Vec<char>, Vec<Face>) = (Vec::new(), Vec::new());
        for (tile, kind) in tiles.iter().enumerate() {
            for (quarters, sides) in (0..).zip(kind.looks()) {
                let colours = sides.map(|letter| {
                    colours.iter().position(|known| *known == letter).unwrap_or_else(|| {
                        colours.push(letter);
                        colours.len() - 1
                    })
                });
                faces.push(Face { piece: SquarePiece { letter: kind.letter, quarters }, tile, colours });
            }
        }
        if faces.len() > MAX_FACES {
            return None;
        }
        let set = |keep: &dyn Fn(&Face) -> bool| -> FaceSet {
            (0..).zip(&faces).filter(|(_, face)| keep(face)).map(|(at, _): (u32, _)| 1 << at).sum()
        };
        let showing =
            (0..colours.len()).map(|colour| SIDES.map(|side| set(&|face| face.colours[side] == colour)));
        let showing = showing.collect();
        let faces_of = (0..tiles.len()).map(|tile| set(&|face| face.tile == tile)).collect();
        Some(Kit { columns, rows, tiles, colours, faces, showing, faces_of, border })
    }

    /// Number of squares.
    pub(super) fn squares(&self) -> usize {
        self.columns * self.rows
    }

    /// The column and the row of a square.
    pub(super) fn cell(&self, square: usize) -> Cell {
        Cell { column: square % self.columns, row: square / self.columns }
    }

    /// The square beyond a side of a square; `None` at the border.
    pub(super) fn beyond(&self, square: usize, side: usize) -> Option<usize> {
        let Cell { column, row } = self.cell(square);
        match side {
            0 => (row + 1 < self.rows).then(|| square + self.columns),
            1 => (column + 1 < self.columns).then(|| square + 1),
            2 => (row > 0).then(|| square - self.columns),
            _ => (column > 0).then(|| square - 1),
        }
    }

    /// The face of a piece.
    pub(super) fn face_of(&self, piece: SquarePiece) -> Option<usize> {
        self.faces.iter().position(|face| face.piece == piece)
    }

    /// The letter of the colour of a side.
    pub(super) fn letter(&self, colour: usize) -> char {
        self.colours.get(colour).copied().unwrap_or_default()
    }
}
