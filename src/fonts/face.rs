//! Parsed font files: character coverage, metrics and outlines.

use std::collections::BTreeMap;
use std::sync::{OnceLock, PoisonError, RwLock};

use kurbo::Shape as _;
use skrifa::GlyphId;
use skrifa::font::glyph::outline::{DrawMemory, DrawOptions, PathContourStart, PathSink};
use skrifa::font::{Font as FontFile, Source};
use skrifa::raw::TableProvider as _;

use super::own::own;
use crate::scene::{BezPath, Font, Glyph, Point, Rect};

/// Fallback for a font without an H.
const DEFAULT_CAP_HEIGHT_EM: f64 = 0.7;

/// The metrics of a font in font units, y upwards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Metrics {
    pub(crate) units_per_em: u16,
    pub(crate) ascender: i16,
    /// Negative.
    pub(crate) descender: i16,
    /// Left, bottom, right and top of the bounding box of all glyphs.
    pub(crate) bounds: [i16; 4],
    /// In degrees counter-clockwise from upright, so negative for italics.
    pub(crate) italic_angle: f32,
    /// From 100 (thin) to 900 (black).
    pub(crate) weight: u16,
}

/// A parsed font file, cached as parsing is slow.
pub(super) struct FontFace {
    pub(super) file: FontFile,
    metrics: Metrics,
    /// In ems.
    cap_height: f64,
    /// Bit set of the first 256 characters with a glyph: nearly all queries.
    latin: [u64; 4],
    /// The bounding boxes of the outlines that were asked for.
    inks: RwLock<BTreeMap<u16, Option<Rect>>>,
    /// The glyphs of the short texts that were shaped.
    pub(super) labels: RwLock<BTreeMap<String, Vec<Glyph>>>,
}

impl Font {
    /// The height of a capital, in ems.
    pub fn cap_height(self) -> f64 {
        face(self).map_or(DEFAULT_CAP_HEIGHT_EM, |face| face.cap_height)
    }

    /// The ascent above the baseline, in ems.
    pub fn ascent(self) -> f64 {
        self.metrics().map_or(1.0, |metrics| f64::from(metrics.ascender) / f64::from(metrics.units_per_em))
    }

    /// The descent below the baseline, in ems; positive.
    pub fn descent(self) -> f64 {
        self.metrics().map_or(0.25, |metrics| f64::from(-metrics.descender) / f64::from(metrics.units_per_em))
    }

    /// The outline of a glyph, in ems, y downwards.
    pub fn outline(self, glyph: u16) -> BezPath {
        let mut outline = OutlinePen { path: BezPath::new(), scale: 1.0 };
        if let Some(FontFace { file, metrics, .. }) = face(self)
            && let Some(drawn) = file.outline_glyphs().get(GlyphId::from(glyph))
        {
            outline.scale = 1.0 / f64::from(metrics.units_per_em);
            // Contours that start off the curve start at the next on-curve point, which keeps committed output unchanged.
            let options = DrawOptions::new().with_contour_start(PathContourStart::ScanForward);
            // Every glyph of the bundled fonts can be drawn.
            let _ = drawn.draw(&options, DrawMemory::Scratch, &mut outline);
        }
        outline.path
    }

    /// The bounding box of the outline of a glyph, in ems, y downwards; `None` if it is blank.
    pub(super) fn ink(self, glyph: u16) -> Option<Rect> {
        let inks = &face(self)?.inks;
        if let Some(known) = inks.read().unwrap_or_else(PoisonError::into_inner).get(&glyph) {
            return *known;
        }
        let outline = self.outline(glyph);
        let ink = (!outline.is_empty()).then(|| outline.bounding_box());
        inks.write().unwrap_or_else(PoisonError::into_inner).insert(glyph, ink);
        ink
    }

    /// Whether a glyph has no outline.
    pub(crate) fn is_blank(self, glyph: u16) -> bool {
        let extents =
            face(self).and_then(|face| face.file.glyph_metrics().extents_exact(GlyphId::from(glyph)));
        extents.unwrap_or_default() == Default::default()
    }

    /// Whether a character has a glyph, without shaping.
    pub(super) fn has(self, character: char) -> bool {
        let (code, Some(face)) = (u32::from(character), face(self)) else { return false };
        match face.latin.get(code as usize / 64) {
            Some(known) => known >> (code % 64) & 1 == 1,
            None => face.file.charmap().map_unicode(character).is_some(),
        }
    }

    /// The advance of a glyph in font units, without kerning.
    pub(crate) fn advance(self, glyph: u16) -> u16 {
        let advance = face(self).map(|face| face.file.glyph_metrics().h_advance_exact(GlyphId::from(glyph)));
        advance.and_then(|advance| u16::try_from(advance.to_i32()).ok()).unwrap_or_default()
    }

    /// The metrics of the font. A test checks that all bundled fonts have them.
    pub(crate) fn metrics(self) -> Option<Metrics> {
        face(self).map(|face| face.metrics)
    }
}

/// The parsed file of a font, cached.
pub(super) fn face(font: Font) -> Option<&'static FontFace> {
    static FACES: [OnceLock<Option<FontFace>>; Font::ALL.len()] =
        [const { OnceLock::new() }; Font::ALL.len()];
    if let Font::Own(number) = font {
        return own(number).map(|own| &own.face);
    }
    let number = Font::ALL.iter().position(|known| *known == font)?;
    FACES.get(number)?.get_or_init(|| FontFace::parse(font.bytes())).as_ref()
}

impl FontFace {
    pub(super) fn parse(bytes: impl Into<Source>) -> Option<FontFace> {
        let file = FontFile::new(bytes, 0)?;
        let source = file.metrics();
        let line = if source.use_typo_metrics { source.typo_line } else { source.hhea_line }?;
        let bounds = source.bounds;
        let metrics = Metrics {
            units_per_em: source.units_per_em,
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
        // Measured on an H, as the OS/2 field is missing or wrong in some fonts.
        let capital = charmap.map_unicode('H').and_then(|h| file.glyph_metrics().extents(h));
        let cap_height =
            capital.map(|extents| f64::from(extents.y_bearing) / f64::from(metrics.units_per_em));
        let cap_height = cap_height.filter(|height| (0.2..2.0).contains(height));
        let cap_height = cap_height.unwrap_or(DEFAULT_CAP_HEIGHT_EM);
        let (inks, labels) = (RwLock::default(), RwLock::default());
        Some(FontFace { file, metrics, cap_height, latin, inks, labels })
    }
}

/// Converts an outline (font units, y upwards) to a path.
struct OutlinePen {
    path: BezPath,
    scale: f64,
}

impl OutlinePen {
    fn point(&self, x: f32, y: f32) -> Point {
        Point::new(f64::from(x) * self.scale, -f64::from(y) * self.scale)
    }
}

impl PathSink for OutlinePen {
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
    fn every_bundled_font_has_metrics() {
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
    fn blank_glyphs_have_no_outline() {
        for font in Font::ALL {
            for glyph in 0..200 {
                assert_eq!(font.is_blank(glyph), font.outline(glyph).is_empty(), "{font:?} {glyph}");
            }
        }
    }
}
