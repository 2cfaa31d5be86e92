//! Text on paper: shaping, measuring, fitting and positioning.

use kurbo::Shape as _;

use super::sign;
use crate::game::{Align, Inline, LEADING, RichText};
use crate::scene::{Affine, BezPath, Color, Font, GlyphResult, Join, Node, Point, Rect, Stroke, TextRun};

/// Minimum cap height of legible text: type of five points.
pub(crate) const MIN_LEGIBLE_MM: f64 = 1.32;
/// The colour of text on paper.
pub(crate) const TEXT_INK: Color = Color::Rgb(26, 26, 26);

/// A white halo around a text, which separates it from a pattern below.
pub(crate) fn halo(text: &[Node], reach: f64) -> Option<Node> {
    let mut path = BezPath::new();
    for node in text {
        match node {
            Node::Text(run) => path.extend(outlines(run).elements().iter().copied()),
            Node::Path(sign) => path.extend(sign.path.elements().iter().copied()),
            _ => {}
        }
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

/// Height of a sign in a line, in cap heights.
const SIGN_HEIGHT: f64 = 1.1;
/// Distance between a sign and its neighbours, in cap heights.
const SIGN_BEARING: f64 = 0.08;
/// Width of the edge of a hollow sign, in cap heights.
const HOLLOW_EDGE: f64 = 0.06;

/// What stands in a line, not yet positioned.
enum Run {
    Text(TextRun),
    Sign {
        path: BezPath,
        /// Whether only its edge has the colour of the text.
        is_hollow: bool,
    },
}

impl Run {
    fn new(inline: &Inline, height: f64, color: Color) -> GlyphResult<Run> {
        Ok(match inline {
            Inline::Words(words, font) => {
                Run::Text(TextRun::shape(words, *font, height / font.cap_height(), color)?)
            }
            Inline::Sign { sign, is_light } => {
                // Light men are lighter than dark ones in text of any colour.
                let is_hollow = is_light.is_some_and(|is_light| is_light != (color.lightness() > 0.5));
                Run::Sign { path: sign::path(*sign), is_hollow }
            }
        })
    }

    /// Its width at a cap height.
    fn width(&self, height: f64) -> f64 {
        match self {
            Run::Text(run) => run.width(),
            Run::Sign { path, .. } => {
                height * (SIGN_HEIGHT * path.bounding_box().width() + 2.0 * SIGN_BEARING)
            }
        }
    }

    /// Positions it on a baseline.
    fn put(self, place: Affine, height: f64, color: Color) -> Vec<Node> {
        match self {
            Run::Text(run) if run.glyphs.is_empty() => Vec::new(),
            Run::Text(run) => vec![Node::Text(TextRun { place, ..run })],
            Run::Sign { path, is_hollow } => {
                let bounds = path.bounding_box();
                let middle = height * (SIGN_BEARING + SIGN_HEIGHT * bounds.width() / 2.0);
                // A line round it takes room.
                let scale = height * if is_hollow { SIGN_HEIGHT - 2.0 * HOLLOW_EDGE } else { SIGN_HEIGHT };
                let place = place * Affine::translate((middle, -height / 2.0)) * Affine::scale(scale);
                let path = place * Affine::translate((-bounds.center().x, 0.0)) * path;
                if !is_hollow {
                    return vec![Node::filled(path, color)];
                }
                // Below the fill and twice as wide, so that no line is visible where parts overlap.
                let stroke = Stroke { join: Join::Round, ..Stroke::solid(color, 2.0 * HOLLOW_EDGE * height) };
                vec![Node::lined(path.clone(), stroke), Node::filled(path, color.contrast())]
            }
        }
    }
}

/// The width of words or a sign at a cap height, zero for a missing glyph.
pub(crate) fn width_of(inline: &Inline, height: f64) -> f64 {
    Run::new(inline, height, Color::BLACK).map_or(0.0, |run| run.width(height))
}

/// One or more lines of text, not yet positioned.
pub(crate) struct Lettering {
    lines: Vec<Vec<Run>>,
    /// Cap height.
    height: f64,
    color: Color,
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
        let lines = text.split('\n').map(str::trim_end).collect::<Vec<_>>().join("\n");
        Lettering::rich(&RichText::plain(&lines, font), height, color)
    }

    /// Shapes the text of a mark with a cap height.
    pub(crate) fn rich(text: &RichText, height: f64, color: Color) -> GlyphResult<Lettering> {
        let line = |line: &Vec<Inline>| line.iter().map(|inline| Run::new(inline, height, color)).collect();
        let lines = text.lines.iter().map(line).collect::<Result<_, _>>()?;
        Ok(Lettering { lines, height, color })
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
        self.lines.iter().map(|line| self.width_of(line)).fold(0.0, f64::max)
    }

    fn width_of(&self, line: &[Run]) -> f64 {
        line.iter().map(|run| run.width(self.height)).sum()
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
            for run in self.lines.iter_mut().flatten() {
                if let Run::Text(run) = run {
                    run.size *= scale;
                }
            }
        }
        self
    }

    /// Positions it where `place` maps the origin.
    pub(crate) fn put(self, anchor: TextAnchor, place: Affine) -> Vec<Node> {
        match anchor {
            TextAnchor::Middle => self.aligned(Align::Center, place),
            TextAnchor::Left => self.lines_from(0.0, |_| 0.0, place),
            TextAnchor::Right => self.lines_from(0.0, |width| -width, place),
        }
    }

    /// Positions the middle of its height, and of its width or of an end, where `place` maps the origin.
    pub(crate) fn aligned(self, align: Align, place: Affine) -> Vec<Node> {
        let first = self.height - self.height() / 2.0;
        let block = self.width();
        let start = move |width: f64| match align {
            Align::Center => -width / 2.0,
            Align::Left => 0.0,
            Align::Right => -width,
            Align::LeftBlock => -block / 2.0,
            Align::RightBlock => block / 2.0 - width,
        };
        self.lines_from(first, start, place)
    }

    /// The box around all lines where `aligned` puts them.
    pub(crate) fn area(&self, align: Align) -> Rect {
        let (width, height) = (self.width(), self.height());
        let x = match align {
            Align::Left => 0.0,
            Align::Right => -width,
            Align::Center | Align::LeftBlock | Align::RightBlock => -width / 2.0,
        };
        Rect::new(x, -height / 2.0, x + width, height / 2.0)
    }

    /// Positions lines, the first on this baseline, each from where `start` says for its width.
    fn lines_from(self, first: f64, start: impl Fn(f64) -> f64, place: Affine) -> Vec<Node> {
        let (height, color) = (self.height, self.color);
        let starts: Vec<f64> = self.lines.iter().map(|line| start(self.width_of(line))).collect();
        let mut nodes = Vec::new();
        for (number, (line, mut x)) in self.lines.into_iter().zip(starts).enumerate() {
            let y = first + height * LEADING * number as f64;
            for run in line {
                let width = run.width(height);
                nodes.extend(run.put(place * Affine::translate((x, y)), height, color));
                x += width;
            }
        }
        nodes
    }

    /// Positions it horizontally at a point.
    pub(crate) fn at(self, anchor: TextAnchor, point: Point) -> Vec<Node> {
        self.put(anchor, Affine::translate(point.to_vec2()))
    }
}
