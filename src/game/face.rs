//! Faces: what is printed on a piece or a square.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Align, ByLang, Mm, Point, RichText, Sign, Size, Split};
use crate::scene::{Bitmap, Color, Drawing, Font, Vec2};

/// Distance between baselines of text on a face, in cap heights.
pub const LEADING: f64 = 1.75;

/// The print of one side of a piece, or of one square of a board. Positions are relative to its centre.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Face {
    /// The colour of the whole face, including the bleed.
    pub background: Option<Color>,
    /// On the cells of a board: their backgrounds in turn, instead of one. Empty elsewhere.
    pub checker: Vec<Color>,
    /// Its parts, over the background.
    pub split: Option<Split>,
    /// A pattern over the background, including the bleed, that distinguishes faces without colour.
    pub pattern: Option<Pattern>,
    /// Its marks, from bottom to top.
    pub marks: Vec<Mark>,
    /// For a strip: the faces of its squares from left to right. Empty on other shapes.
    pub squares: Vec<Face>,
}

impl Face {
    /// Whether colours cover all of it.
    pub(crate) fn is_painted(&self) -> bool {
        self.background.is_some() || self.split.as_ref().is_some_and(|split| !split.colors.is_empty())
    }

    /// Changes all marks, also those of its squares.
    pub(crate) fn each_mark(&mut self, change: &mut impl FnMut(&mut Mark)) {
        self.marks.iter_mut().for_each(&mut *change);
        self.squares.iter_mut().for_each(|square| square.each_mark(change));
    }
}

/// A repeating pattern.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pattern {
    pub kind: PatternKind,
    /// Colour of its lines or dots.
    pub color: Color,
    /// Distance between adjacent lines or dots.
    pub step: Mm,
    /// Thickness of its lines, or diameter of its dots.
    pub weight: Mm,
}

impl Pattern {
    /// More lines than this across one face are a tint rather than a pattern.
    const MAX_PATTERN_LINES: f64 = 200.0;

    /// The step in millimetres on a face of this length, limited so that the pattern has at most `MAX_PATTERN_LINES`
    /// lines.
    pub fn step_on(&self, length: f64) -> f64 {
        self.step.get().max(length / Self::MAX_PATTERN_LINES).max(0.05)
    }

    /// Approximate number of lines, bends and dots that cover a face.
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PatternKind {
    /// Horizontal lines.
    Lines,
    /// Vertical lines.
    Bars,
    /// Lines rising to the right.
    Hatch,
    /// Lines rising to the right and to the left.
    CrossHatch,
    Dots,
    /// Zigzag lines.
    Zigzag,
    /// Wavy lines.
    Waves,
}

/// An element of a face.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Its centre, relative to the centre of the face (x to the right, y downwards).
    pub at: Point,
    /// Rotation in degrees, clockwise.
    pub turn: f64,
    pub kind: MarkKind,
}

/// The kinds of elements of a face.
#[derive(Clone, Debug, PartialEq)]
pub enum MarkKind {
    /// Text, centred vertically.
    Text {
        text: ByLang<RichText>,
        /// The font that gives the cap height.
        font: Font,
        align: Align,
        /// Its cap height, which must fit in each language.
        height: ByLang<Mm>,
        /// Its colour.
        color: Color,
    },
    /// One of the named signs, or pips.
    Sign {
        sign: Sign,
        /// Side of the square that it fills.
        size: Mm,
        /// Its colour.
        color: Color,
        outline: Option<(Color, Mm)>,
    },
    /// Lines that end at the edge, where those of a neighbour go on.
    Lines {
        course: Course,
        /// Thickness of the lines.
        width: Mm,
        /// Their colour.
        color: Color,
        /// Outline along both their sides.
        outline: Option<(Color, Mm)>,
    },
    /// A vector drawing.
    Drawing {
        drawing: Arc<Drawing>,
        /// Its width; its height is proportional.
        width: Mm,
    },
    /// A raster picture.
    Picture {
        picture: Arc<Bitmap>,
        /// Its width; its height is proportional.
        width: Mm,
    },
}

impl MarkKind {
    /// Its width and height in millimetres, if it keeps its proportions: text and lines go as far as their face allows.
    pub(crate) fn size(&self) -> Option<Vec2> {
        let (width, aspect) = match self {
            MarkKind::Sign { size, .. } => (size, 1.0),
            MarkKind::Drawing { drawing, width } => {
                (width, drawing.bounds.height() / drawing.bounds.width().max(1e-9))
            }
            MarkKind::Picture { picture, width } => {
                (width, f64::from(picture.height) / f64::from(picture.width.max(1)))
            }
            MarkKind::Text { .. } | MarkKind::Lines { .. } => return None,
        };
        Some(Vec2::new(width.get(), width.get() * aspect))
    }
}

/// Generates the ports and their names.
macro_rules! ports {
    ($($port:ident)*; $($third:ident)*) => {
        /// A point where a line may leave a piece, by the points of the compass: those between side and corner lie at the
        /// thirds of a side.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs, reason = "the points of the compass")]
        pub enum Port {
            $($port,)*
            $($third,)*
        }

        impl Port {
            /// The ports at sides and corners, clockwise from the top.
            pub const ALL: [Port; 8] = [$(Port::$port),*];

            /// The port of a name, in capitals or not.
            pub fn named(name: &str) -> Option<Port> {
                let all = [$((Port::$port, stringify!($port)),)* $((Port::$third, stringify!($third)),)*];
                all.into_iter().find(|(_, known)| known.eq_ignore_ascii_case(name)).map(|(port, _)| port)
            }
        }
    };
}

ports!(N NE E SE S SW W NW; NNE ENE ESE SSE SSW WSW WNW NNW);

impl Port {
    /// Its position on a square from -3 to 3, y downwards.
    pub fn direction(self) -> (i8, i8) {
        match self {
            Port::N => (0, -3),
            Port::NNE => (1, -3),
            Port::NE => (3, -3),
            Port::ENE => (3, -1),
            Port::E => (3, 0),
            Port::ESE => (3, 1),
            Port::SE => (3, 3),
            Port::SSE => (1, 3),
            Port::S => (0, 3),
            Port::SSW => (-1, 3),
            Port::SW => (-3, 3),
            Port::WSW => (-3, 1),
            Port::W => (-3, 0),
            Port::WNW => (-3, -1),
            Port::NW => (-3, -3),
            Port::NNW => (-1, -3),
        }
    }

    /// Whether it is a corner.
    pub fn is_corner(self) -> bool {
        let (x, y) = self.direction();
        x.abs() == y.abs()
    }
}

/// How lines run.
#[derive(Clone, Debug, PartialEq)]
pub enum Course {
    /// From the centre of the piece to some of its ports.
    Ports(PortSet, PortStyle),
    /// From one port to another, each.
    Tracks(Vec<[Port; 2]>),
}

pub type PortSet = BTreeSet<Port>;

/// The style of the lines to ports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PortStyle {
    /// Straight from port to centre.
    Straight,
    /// With a zigzag like a flash of lightning; at ports they meet as exactly as straight lines.
    Bolt,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_pattern_are_counted() {
        let pattern = |kind, step| Pattern { kind, color: Color::BLACK, step, weight: Mm::from_um(100) };
        let size = Size::new(Mm::new(60), Mm::new(30));
        assert_eq!(pattern(PatternKind::Dots, Mm::new(3)).parts(size), 200.0);
        assert_eq!(pattern(PatternKind::Zigzag, Mm::new(3)).parts(size), 400.0);
        assert_eq!(pattern(PatternKind::Lines, Mm::new(3)).parts(size), 10.0);
        // At most two hundred across.
        assert_eq!(pattern(PatternKind::Dots, Mm::from_um(1)).parts(size).round(), 20_000.0);
    }
}
