//! Text as it is drawn: glyphs in their places, the same for every writer.

use super::{Affine, Color, Font};

/// One line of text in one font, size and colour.
#[derive(Clone, Debug)]
pub struct TextRun {
    /// The font.
    pub font: Font,
    /// The em in millimetres.
    pub size: f64,
    /// The colour.
    pub color: Color,
    /// What it says, for readers, searchers and screen readers.
    pub text: String,
    /// Its glyphs from left to right.
    pub glyphs: Vec<Glyph>,
    /// Maps the baseline's start (0, 0; x along the baseline, y downwards, millimetres) onto the page.
    pub place: Affine,
}

/// One glyph of a shaped text.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// Its number in the font.
    pub id: u16,
    /// Where its origin lies on the baseline, in ems from the start of the run.
    pub x: f64,
    /// How far above the baseline its origin lies, in ems: accents that the font sets from parts.
    pub rise: f64,
    /// How far the pen moves on, in ems, kerning included.
    pub advance: f64,
    /// The bytes of the run's text that it stands for.
    pub cluster: std::ops::Range<usize>,
}

impl TextRun {
    /// Its length in millimetres.
    pub fn width(&self) -> f64 {
        self.size * self.glyphs.iter().map(|glyph| glyph.advance).sum::<f64>()
    }
}
