//! Pieces: what is cut or punched out, and how many of it.

use super::{ByLang, Face, Marker, Mm, Patch, Size};

/// One kind of piece.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its name in the spec, unique within the game.
    pub name: String,
    /// The letter by which it is written in a position, if it has one.
    pub letter: Option<char>,
    /// What it is printed among: pieces of one group and one shape share their sheets.
    pub group: ByLang<String>,
    /// Its outline when cut.
    pub shape: Shape,
    /// How many are needed for one game.
    pub count: usize,
    /// Whether its face is printed on both sides. Without printed backs it is printed twice, to be glued
    /// back to back.
    pub reversible: bool,
    /// The distance kept between its outline and the next piece's on the sheet.
    pub gap: Mm,
    /// What one sees on it.
    pub front: Face,
    /// What is printed behind it when backs are printed; none stays blank.
    pub back: Option<Face>,
    /// The markers on its front, for each copy: strips tell their copies apart by them, and a wall shows those of
    /// the frame below it. Empty where it has none; [`Piece::markers`] asks for those of a copy.
    pub marked: Vec<Vec<Marker>>,
    /// The patches of colour on its front: a wall shows those of the frame below it.
    pub patches: Vec<Patch>,
}

/// The outline of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A rectangle (a square where both sides are equal).
    Rectangle(Size),
    /// A strip of squares.
    Strip(Strip),
    /// A disc.
    Circle {
        /// From edge to edge.
        diameter: Mm,
    },
    /// A regular hexagon with two corners at the top and bottom (pointy top).
    Hexagon {
        /// From one flat side to the opposite one, which is its width.
        across: Mm,
    },
}

/// A strip of equal squares in one line, with a tab at either end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Strip {
    /// How many squares.
    pub squares: usize,
    /// The side of each.
    pub square: Mm,
    /// The length of the tab at either end (zero: none).
    pub tab: Mm,
}

impl Piece {
    /// The markers on one of its copies, counted from 0; a copy beyond the last is like the first again.
    pub fn markers(&self, copy: usize) -> &[Marker] {
        let number = copy.checked_rem(self.marked.len()).unwrap_or_default();
        self.marked.get(number).map_or(&[], |markers| markers)
    }
}

impl Strip {
    /// Its marker, at the middle of the tab at either end, upright the same way: so nobody reads it the wrong way
    /// round.
    pub fn markers(self, id: u8) -> Vec<Marker> {
        let Size { width, height } = Shape::Strip(self).size();
        let y = (height - Marker::SIDE).half();
        [Marker::TO_CUT, width - Marker::TO_CUT - Marker::SIDE].map(|x| Marker::at(id, x, y)).to_vec()
    }
}

impl Shape {
    /// The upright box round it.
    pub fn size(self) -> Size {
        match self {
            Shape::Rectangle(size) => size,
            Shape::Strip(strip) => {
                Size::new(strip.square * strip.squares as i64 + strip.tab * 2, strip.square)
            }
            Shape::Circle { diameter } => Size::new(diameter, diameter),
            Shape::Hexagon { across } => Size::new(across, Mm::nearest(across.get() * 2.0 / 3f64.sqrt())),
        }
    }

    /// Whether it is punched out rather than cut.
    pub fn is_disc(self) -> bool {
        matches!(self, Shape::Circle { .. })
    }

    /// Whether straight cuts from edge to edge of the sheet free it.
    pub fn is_rectangular(self) -> bool {
        matches!(self, Shape::Rectangle(_) | Shape::Strip(_))
    }
}
