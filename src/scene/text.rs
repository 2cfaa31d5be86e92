//! Shaped text: positioned glyphs, the same for every writer.

use kurbo::Affine;

use super::color::Color;
use super::font::Font;

/// One line of text in one font, size and colour.
#[derive(Clone, Debug)]
pub struct TextRun {
    pub font: Font,
    /// The em in millimetres.
    pub size: f64,
    /// The colour.
    pub color: Color,
    /// The text, for copying, searching and screen readers.
    pub text: String,
    /// The glyphs from left to right.
    pub glyphs: Vec<Glyph>,
    /// Maps the baseline's start (0, 0; x along the baseline, y downwards, millimetres) onto the page.
    pub place: Affine,
}

/// One glyph of a shaped text.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// The glyph number in the font.
    pub id: u16,
    /// Its position along the baseline, in ems from the start of the run.
    pub x: f64,
    /// Its height above the baseline, in ems: accents of composed glyphs.
    pub rise: f64,
    /// The advance in ems, kerning included.
    pub advance: f64,
    /// The byte range of the run's text that it represents.
    pub cluster: std::ops::Range<usize>,
}

impl TextRun {
    /// The width in millimetres.
    pub fn width(&self) -> f64 {
        self.size * self.glyphs.iter().map(|glyph| glyph.advance).sum::<f64>()
    }
}
