//! Words on paper: shaped, measured, fitted and put in their place.

use crate::game::LEADING;
use crate::scene::{Affine, BezPath, Color, Font, Join, MissingGlyph, Node, Point, Shape, Stroke, TextRun};

/// The height of the capitals of type of five points. Smaller words are not read.
pub const LEGIBLE: f64 = 1.32;

/// White round the words among some nodes, so that what lies below does not strike them through.
pub fn halo(nodes: &[Node], reach: f64) -> Option<Node> {
    let mut path = BezPath::new();
    for node in nodes {
        let Node::Text(run) = node else { continue };
        path.extend(outlines(run).elements().iter().copied());
    }
    let drawn = !path.elements().is_empty();
    let stroke = Stroke { join: Join::Round, ..Stroke::solid(Color::WHITE, 2.0 * reach) };
    let halo = Node::Shape(Shape { path, fill: None, stroke: Some(stroke) });
    drawn.then_some(halo)
}

/// The outlines of a text where it stands.
pub fn outlines(run: &TextRun) -> BezPath {
    let mut path = BezPath::new();
    for glyph in &run.glyphs {
        let place = run.place * Affine::scale(run.size) * Affine::translate((glyph.x, -glyph.rise));
        path.extend((place * run.font.outline(glyph.id)).elements().iter().copied());
    }
    path
}

/// One or more lines of text, not yet in their place.
pub struct Lettering {
    lines: Vec<TextRun>,
    /// The height of its capitals.
    height: f64,
}

/// Which point of a line of text is put in its place; upright, the middle of the capitals counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The left end of the baseline.
    Left,
    /// The middle.
    Middle,
    /// The right end of the baseline.
    Right,
}

impl Lettering {
    /// Sets a text with capitals of a height; line feeds begin a new line.
    pub fn new(text: &str, font: Font, height: f64, color: Color) -> Result<Lettering, MissingGlyph> {
        let size = height / font.cap_height();
        let lines = text
            .split('\n')
            .map(|line| TextRun::shape(line.trim_end(), font, size, color))
            .collect::<Result<_, _>>()?;
        Ok(Lettering { lines, height })
    }

    /// The first of some texts that can be read in so much room, or the last of them.
    pub fn legible(
        texts: &[&str],
        font: Font,
        height: f64,
        color: Color,
        room: f64,
    ) -> Result<Lettering, MissingGlyph> {
        let mut last = Lettering::new("", font, height, color)?;
        for text in texts {
            last = Lettering::new(text, font, height, color)?.within(room);
            if last.height() >= LEGIBLE {
                break;
            }
        }
        Ok(last)
    }

    /// The length of its longest line.
    pub fn width(&self) -> f64 {
        self.lines.iter().map(TextRun::width).fold(0.0, f64::max)
    }

    /// The height of its capitals, all lines together.
    pub fn height(&self) -> f64 {
        self.height * (1.0 + LEADING * (self.lines.len() as f64 - 1.0))
    }

    /// Made smaller where it is wider than `width`.
    pub fn within(mut self, width: f64) -> Lettering {
        let wide = self.width();
        if wide > width && wide > 0.0 {
            let part = (width / wide).max(0.0);
            self.height *= part;
            for line in &mut self.lines {
                line.size *= part;
            }
        }
        self
    }

    /// Puts it where `place` maps the origin.
    pub fn put(self, anchor: Anchor, place: Affine) -> Vec<Node> {
        let first = match anchor {
            Anchor::Middle => self.height - self.height() / 2.0,
            Anchor::Left | Anchor::Right => 0.0,
        };
        let leading = self.height * LEADING;
        let put = self.lines.into_iter().filter(|line| !line.glyphs.is_empty()).enumerate();
        put.map(|(number, mut line)| {
            let x = match anchor {
                Anchor::Left => 0.0,
                Anchor::Middle => -line.width() / 2.0,
                Anchor::Right => -line.width(),
            };
            line.place = place * Affine::translate((x, first + leading * number as f64));
            Node::Text(line)
        })
        .collect()
    }

    /// Puts it at a point, upright.
    pub fn at(self, anchor: Anchor, point: Point) -> Vec<Node> {
        self.put(anchor, Affine::translate(point.to_vec2()))
    }
}
