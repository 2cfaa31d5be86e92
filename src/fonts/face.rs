//! What is read from the bundled font files: which characters they have, their measures and outlines.

use std::sync::OnceLock;

use skrifa::GlyphId;
use skrifa::font::Font as FontFile;
use skrifa::font::glyph::outline::{DrawMemory, DrawOptions, PathContourStart, PathSink};
use skrifa::raw::TableProvider as _;

use crate::scene::{BezPath, Font, Point};

/// The capital height, in ems, of a font that has no capitals.
const USUAL_CAP_HEIGHT: f64 = 0.7;

/// The measures of a whole font, in its own units, y upwards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Metrics {
    pub(crate) units_per_em: u16,
    pub(crate) ascender: i16,
    /// Below nought.
    pub(crate) descender: i16,
    /// Left, bottom, right and top of a box round all glyphs.
    pub(crate) bounds: [i16; 4],
    /// In degrees from upright; below nought for letters that lean to the right.
    pub(crate) italic_angle: f32,
    /// From 100 for the thinnest to 900 for the boldest.
    pub(crate) weight: u16,
}

/// A font file that has been read: reading costs far more than asking.
pub(super) struct Face {
    pub(super) file: FontFile,
    metrics: Metrics,
    /// In ems.
    cap_height: f64,
    /// Which of the first 256 characters have a glyph: nearly all that is asked for.
    latin: [u64; 4],
}

impl Font {
    /// The height of a capital, in ems.
    pub fn cap_height(self) -> f64 {
        face(self).map_or(USUAL_CAP_HEIGHT, |face| face.cap_height)
    }

    /// How far letters reach above the baseline, in ems.
    pub fn ascent(self) -> f64 {
        self.metrics().map_or(1.0, |metrics| f64::from(metrics.ascender) / f64::from(metrics.units_per_em))
    }

    /// How far letters reach below the baseline, in ems; more than nothing.
    pub fn descent(self) -> f64 {
        self.metrics().map_or(0.25, |metrics| f64::from(-metrics.descender) / f64::from(metrics.units_per_em))
    }

    /// The outline of a glyph, in ems, y downwards.
    pub fn outline(self, glyph: u16) -> BezPath {
        let mut outline = Outline { path: BezPath::new(), scale: 1.0 };
        if let Some(Face { file, metrics, .. }) = face(self)
            && let Some(drawn) = file.outline_glyphs().get(GlyphId::from(glyph))
        {
            outline.scale = 1.0 / f64::from(metrics.units_per_em);
            // Contours that begin off the curve begin at the next point on it, as they always have in our files.
            let options = DrawOptions::new().with_contour_start(PathContourStart::ScanForward);
            // A bundled font has no glyph that cannot be drawn.
            let _ = drawn.draw(&options, DrawMemory::Scratch, &mut outline);
        }
        outline.path
    }

    /// Whether a glyph leaves no ink.
    pub(crate) fn is_blank(self, glyph: u16) -> bool {
        let extents =
            face(self).and_then(|face| face.file.glyph_metrics().extents_exact(GlyphId::from(glyph)));
        extents.unwrap_or_default() == Default::default()
    }

    /// Whether a character has a glyph of its own, before any shaping.
    pub(super) fn has(self, character: char) -> bool {
        let (code, Some(face)) = (u32::from(character), face(self)) else { return false };
        match face.latin.get(code as usize / 64) {
            Some(known) => known >> (code % 64) & 1 == 1,
            None => face.file.charmap().map_unicode(character).is_some(),
        }
    }

    /// How far the pen moves on after a glyph, in the font's units, before kerning.
    pub(crate) fn advance(self, glyph: u16) -> u16 {
        let advance = face(self).map(|face| face.file.glyph_metrics().h_advance_exact(GlyphId::from(glyph)));
        advance.and_then(|advance| u16::try_from(advance.to_i32()).ok()).unwrap_or_default()
    }

    /// The measures of the whole font. All bundled fonts have them; a test says so.
    pub(crate) fn metrics(self) -> Option<Metrics> {
        face(self).map(|face| face.metrics)
    }
}

/// The font file of a font, read when it is first asked for.
pub(super) fn face(font: Font) -> Option<&'static Face> {
    static FACES: [OnceLock<Option<Face>>; Font::ALL.len()] = [const { OnceLock::new() }; Font::ALL.len()];
    FACES[font as usize].get_or_init(|| Face::read(font.bytes())).as_ref()
}

impl Face {
    fn read(bytes: &'static [u8]) -> Option<Face> {
        let file = FontFile::new(bytes, 0)?;
        let measured = file.metrics();
        let line = if measured.use_typo_metrics { measured.typo_line } else { measured.hhea_line }?;
        let bounds = measured.bounds;
        let metrics = Metrics {
            units_per_em: measured.units_per_em,
            ascender: line.ascender.to_i32() as i16,
            descender: line.descender.to_i32() as i16,
            bounds: [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(|side| side.to_i32() as i16),
            italic_angle: file.style_metrics().italic_angle.map_or(0.0, |angle| angle.to_f32()),
            weight: file.tables().os2().map_or(400, |os2| os2.us_weight_class()),
        };
        let charmap = file.charmap();
        let latin = [0, 64, 128, 192].map(|first: u32| {
            (0..64).fold(0, |known, n| known | u64::from(charmap.map_unicode(first + n).is_some()) << n)
        });
        // Measured on an H: the field that should say it is empty or wrong in some fonts.
        let flat = charmap.map_unicode('H').and_then(|h| file.glyph_metrics().extents(h));
        let cap_height = flat.map_or(USUAL_CAP_HEIGHT, |extents| {
            f64::from(extents.y_bearing) / f64::from(metrics.units_per_em)
        });
        Some(Face { file, metrics, cap_height, latin })
    }
}

/// Turns a font's outline (its own units, y upwards) into a path.
struct Outline {
    path: BezPath,
    scale: f64,
}

impl Outline {
    fn point(&self, x: f32, y: f32) -> Point {
        Point::new(f64::from(x) * self.scale, -f64::from(y) * self.scale)
    }
}

impl PathSink for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.point(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.point(x, y));
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.path.quad_to(self.point(cx0, cy0), self.point(x, y));
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.path.curve_to(self.point(cx0, cy0), self.point(cx1, cy1), self.point(x, y));
    }

    fn close(&mut self) {
        self.path.close_path();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bundled_font_has_its_measures() {
        for font in Font::ALL {
            let metrics = font.metrics().unwrap();
            assert!(metrics.ascender > 0 && metrics.descender < 0, "{font:?}");
            assert!(font.ascent() > font.cap_height() && font.descent() > 0.0, "{font:?}");
            assert_eq!(metrics.italic_angle < 0.0, font == Font::SerifItalic, "{font:?}");
            assert_eq!(metrics.weight > 400, matches!(font, Font::SerifBold | Font::SansBold), "{font:?}");
            let [left, bottom, right, top] = metrics.bounds;
            assert!(left < 0 && bottom < 0 && right > 0 && top > 0, "{font:?}");
        }
    }

    #[test]
    fn only_what_leaves_no_ink_is_blank() {
        for font in Font::ALL {
            for glyph in 0..200 {
                assert_eq!(font.is_blank(glyph), font.outline(glyph).is_empty(), "{font:?} {glyph}");
            }
        }
    }
}
