//! Text, shaped once: kerned glyphs that every writer places alike.

use super::{Affine, BezPath, Color, Font, MissingGlyph};

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
    /// How far the pen moves on, in ems, kerning included.
    pub advance: f64,
    /// The bytes of the run's text that it stands for.
    pub cluster: std::ops::Range<usize>,
}

impl TextRun {
    /// Shapes a text: kerning and ligatures as the font has them. It starts at the origin; set `place` to move it.
    pub fn shape(text: &str, font: Font, size: f64, color: Color) -> Result<TextRun, MissingGlyph> {
        let _ = (text, font, size, color);
        todo!()
    }

    /// How long it is, in millimetres.
    pub fn width(&self) -> f64 {
        todo!()
    }
}

impl Font {
    /// The height of a capital, in ems.
    pub fn cap_height(self) -> f64 {
        todo!()
    }

    /// The outline of a glyph, in ems, y downwards.
    pub fn outline(self, glyph: u16) -> BezPath {
        let _ = glyph;
        todo!()
    }
}
