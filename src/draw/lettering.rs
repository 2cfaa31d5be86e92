//! Text on paper: shaping, measuring, fitting and positioning.

use crate::game::LEADING;
use crate::scene::{Affine, BezPath, Color, Font, GlyphResult, Join, Node, Point, Stroke, TextRun};

/// Minimum cap height of legible text: type of five points.
pub(crate) const MIN_LEGIBLE_MM: f64 = 1.32;
/// The colour of text on paper.
pub(crate) const TEXT_INK: Color = Color::Rgb(26, 26, 26);

/// A white halo around the text among `nodes`, which separates it from a pattern below.
pub(crate) fn halo(nodes: &[Node], reach: f64) -> Option<Node> {
    let mut path = BezPath::new();
    for node in nodes {
        let Node::Text(run) = node else { continue };
        path.extend(outlines(run).elements().iter().copied());
    }
    let has_text = !path.elements().is_empty();
    let stroke = Stroke { join: Join::Round, ..Stroke::solid(Color::WHITE, 2.0 * reach) };
    has_text.then(|| Node::lined(path, stroke))
}

/// The outlines of a positioned text.
pub(crate) fn outlines(run: &TextRun) -> BezPath {
    let mut path = BezPath::new();
    for glyph in &run.glyphs {
        let place = run.place * Affine::scale(run.size) * Affine::translate((glyph.x, -glyph.rise));
        path.extend((place * run.font.outline(glyph.id)).elements().iter().copied());
    }
    path
}

/// One or more lines of text, not yet positioned.
pub(crate) struct Lettering {
    lines: Vec<TextRun>,
    /// Cap height.
    height: f64,
}

/// The reference point of text; `Middle` is centred vertically by cap height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextAnchor {
    /// The left end of the baseline.
    Left,
    Middle,
    /// The right end of the baseline.
    Right,
}

impl Lettering {
    /// Shapes a text with a cap height; line feeds separate lines.
    pub(crate) fn new(text: &str, font: Font, height: f64, color: Color) -> GlyphResult<Lettering> {
        let size = height / font.cap_height();
        let lines = text
            .split('\n')
            .map(|line| TextRun::shape(line.trim_end(), font, size, color))
            .collect::<Result<_, _>>()?;
        Ok(Lettering { lines, height })
    }

    /// The first text that is legible within the width `room`, or the last one.
    pub(crate) fn legible(
        texts: &[&str],
        font: Font,
        height: f64,
        color: Color,
        room: f64,
    ) -> GlyphResult<Lettering> {
        let mut last = Lettering::new("", font, height, color)?;
        for text in texts {
            last = Lettering::new(text, font, height, color)?.within(room);
            if last.height() >= MIN_LEGIBLE_MM {
                break;
            }
        }
        Ok(last)
    }

    /// A text of one line within the width `room`. If it were less high than `least`, only its beginning is shown.
    pub(crate) fn shortened(
        text: &str,
        font: Font,
        (least, height): (f64, f64),
        color: Color,
        room: f64,
    ) -> GlyphResult<Lettering> {
        let whole = Lettering::new(text, font, height, color)?;
        let shown = room / whole.width().max(1e-9) * height / least;
        if shown >= 1.0 {
            return Ok(whole.within(room));
        }
        let letters = (text.chars().count() as f64 * shown) as usize;
        let beginning: String = text.chars().take(letters.saturating_sub(1)).collect();
        Ok(Lettering::new(&format!("{}…", beginning.trim_end()), font, least, color)?.within(room))
    }

    /// Width of its longest line.
    pub(crate) fn width(&self) -> f64 {
        self.lines.iter().map(TextRun::width).fold(0.0, f64::max)
    }

    /// Height of all lines, from cap height to baseline.
    pub(crate) fn height(&self) -> f64 {
        self.height * (1.0 + LEADING * (self.lines.len() as f64 - 1.0))
    }

    /// Scales it down to `width` if it is wider.
    pub(crate) fn within(mut self, width: f64) -> Lettering {
        let own = self.width();
        if own > width && own > 0.0 {
            let scale = (width / own).max(0.0);
            self.height *= scale;
            for line in &mut self.lines {
                line.size *= scale;
            }
        }
        self
    }

    /// Positions it where `place` maps the origin.
    pub(crate) fn put(self, anchor: TextAnchor, place: Affine) -> Vec<Node> {
        let first = match anchor {
            TextAnchor::Middle => self.height - self.height() / 2.0,
            TextAnchor::Left | TextAnchor::Right => 0.0,
        };
        let leading = self.height * LEADING;
        let lines = self.lines.into_iter().enumerate().filter(|(_, line)| !line.glyphs.is_empty());
        let put = lines.map(|(number, mut line)| {
            let x = match anchor {
                TextAnchor::Left => 0.0,
                TextAnchor::Middle => -line.width() / 2.0,
                TextAnchor::Right => -line.width(),
            };
            line.place = place * Affine::translate((x, first + leading * number as f64));
            Node::Text(line)
        });
        put.collect()
    }

    /// Positions it horizontally at a point.
    pub(crate) fn at(self, anchor: TextAnchor, point: Point) -> Vec<Node> {
        self.put(anchor, Affine::translate(point.to_vec2()))
    }
}
