//! Faces: what is printed on a piece or a square.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{ByLang, Mm, Point, Size};
use crate::scene::{Bitmap, Color, Drawing, Font};

/// The distance of the baselines of two lines of a text on a face, in heights of a capital.
pub const LEADING: f64 = 1.75;

/// What is printed on one side of a piece, or on one square of a board. Everything is measured from its middle.
#[derive(Clone, Debug, Default)]
pub struct Face {
    /// The colour of the whole face, bleed included.
    pub background: Option<Color>,
    /// A pattern over the background, bleed included, that tells faces apart without colour.
    pub pattern: Option<Pattern>,
    /// What lies on it, the first lowest.
    pub marks: Vec<Mark>,
    /// For a strip: the faces of its squares from left to right. Empty on other shapes.
    pub squares: Vec<Face>,
}

/// A repeated pattern.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pattern {
    /// Which.
    pub kind: PatternKind,
    /// The colour of its lines or dots.
    pub color: Color,
    /// From one line or dot to the next.
    pub step: Mm,
    /// The thickness of its lines, the diameter of its dots.
    pub weight: Mm,
}

impl Pattern {
    /// More lines than this across one face are not a pattern but a tint.
    const MOST: f64 = 200.0;

    /// From one line or dot to the next, in millimetres, on a face so long: no more of them than make a pattern.
    pub fn step_on(&self, length: f64) -> f64 {
        self.step.get().max(length / Self::MOST).max(0.05)
    }

    /// About how many lines, bends and dots it takes to cover a face.
    pub fn parts(&self, size: Size) -> f64 {
        let (width, height) = (size.width.get(), size.height.get());
        let step = self.step_on(width.max(height));
        let (across, down) = (width / step, height / step);
        match self.kind {
            PatternKind::Lines => down,
            PatternKind::Bars => across,
            PatternKind::Hatch | PatternKind::CrossHatch => across + down,
            PatternKind::Dots | PatternKind::Waves => across * down,
            PatternKind::Zigzag => 2.0 * across * down,
        }
    }
}

/// The patterns that a face can carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PatternKind {
    /// Level lines.
    Lines,
    /// Upright lines.
    Bars,
    /// Lines rising to the right.
    Hatch,
    /// Lines both ways aslant.
    CrossHatch,
    /// Dots.
    Dots,
    /// Zigzag lines.
    Zigzag,
    /// Wavy lines.
    Waves,
}

/// One thing that lies on a face.
#[derive(Clone, Debug)]
pub struct Mark {
    /// Where its middle lies, from the middle of the face (x to the right, y downwards).
    pub at: Point,
    /// Its turn in degrees, clockwise.
    pub turn: f64,
    /// What it is.
    pub kind: MarkKind,
}

/// The kinds of things that lie on a face.
#[derive(Clone, Debug)]
pub enum MarkKind {
    /// Words, letters or figures, centred.
    Text {
        /// What it says.
        text: ByLang<String>,
        /// In which of the bundled fonts.
        font: Font,
        /// The height of its capitals, which have to fit in each language.
        height: ByLang<Mm>,
        /// Its colour.
        color: Color,
    },
    /// One of the named signs.
    Sign {
        /// Which.
        sign: Sign,
        /// The side of the square that it fills.
        size: Mm,
        /// Its colour.
        color: Color,
        /// A line round it.
        outline: Option<(Color, Mm)>,
    },
    /// Lines from the middle of the piece to some of its eight ports.
    Ports {
        /// Which ports.
        ports: Ports,
        /// How the lines run.
        style: PortStyle,
        /// How thick they are.
        width: Mm,
        /// Their colour.
        color: Color,
        /// A line along both their sides.
        outline: Option<(Color, Mm)>,
    },
    /// Vector art.
    Drawing {
        /// The art.
        drawing: Arc<Drawing>,
        /// Its width; its height follows.
        width: Mm,
    },
    /// A photograph or other picture.
    Picture {
        /// The picture.
        picture: Arc<Bitmap>,
        /// Its width; its height follows.
        width: Mm,
    },
}

/// The signs that can be called by name. Their shapes are in `src/draw`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "each is what its name says")]
pub enum Sign {
    Disc,
    Ring,
    Dot,
    Square,
    Diamond,
    Triangle,
    Hexagon,
    Cross,
    Plus,
    Star,
    Sun,
    Moon,
    Heart,
    Bolt,
    Arrow,
    Crown,
    Flag,
    House,
    Wave,
    Leaf,
    Eye,
    Skull,
    Anchor,
    Key,
}

/// One of the eight places where a line may leave a square piece, clockwise from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the points of the compass")]
pub enum Port {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

impl Port {
    /// All eight, clockwise from the top.
    pub const ALL: [Port; 8] = [Port::N, Port::NE, Port::E, Port::SE, Port::S, Port::SW, Port::W, Port::NW];

    /// Where it lies on a square that reaches from -1 to 1, y downwards.
    pub fn direction(self) -> (i8, i8) {
        match self {
            Port::N => (0, -1),
            Port::NE => (1, -1),
            Port::E => (1, 0),
            Port::SE => (1, 1),
            Port::S => (0, 1),
            Port::SW => (-1, 1),
            Port::W => (-1, 0),
            Port::NW => (-1, -1),
        }
    }

    /// Whether it lies on a corner.
    pub fn is_corner(self) -> bool {
        let (x, y) = self.direction();
        x != 0 && y != 0
    }
}

/// A set of ports.
pub type Ports = BTreeSet<Port>;

/// How the lines between ports run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PortStyle {
    /// Straight from port to middle.
    Straight,
    /// With a zigzag on the way, like a flash of lightning; they meet as exactly as straight ones.
    Bolt,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fine_dots_are_many_and_lines_are_few() {
        let pattern = |kind, step| Pattern { kind, color: Color::BLACK, step, weight: Mm::from_um(100) };
        let size = Size::new(Mm::new(60), Mm::new(30));
        assert_eq!(pattern(PatternKind::Dots, Mm::new(3)).parts(size), 200.0);
        assert_eq!(pattern(PatternKind::Zigzag, Mm::new(3)).parts(size), 400.0);
        assert_eq!(pattern(PatternKind::Lines, Mm::new(3)).parts(size), 10.0);
        // No finer than two hundred across.
        assert_eq!(pattern(PatternKind::Dots, Mm::from_um(1)).parts(size).round(), 20_000.0);
    }
}
