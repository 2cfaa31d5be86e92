//! Text, shaped once: kerned glyphs that every writer places alike.

use std::sync::OnceLock;

use kurbo::Shape as _;
use rustybuzz::{Direction, Face, GlyphBuffer, ShapePlan, UnicodeBuffer, script};

use super::{Affine, BezPath, Color, Font, MissingGlyph, Point, Rect};

/// The narrow no-break space in ems. The fonts bring none, and half a space, which stands in for it, is so thin
/// that French signs seem to touch their words.
const NARROW: f64 = 1.0 / 6.0;

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
    /// Shapes a text: kerning and ligatures as the font has them. It starts at the origin; set `place` to move it.
    pub fn shape(text: &str, font: Font, size: f64, color: Color) -> Result<TextRun, MissingGlyph> {
        let missing = |character| MissingGlyph { character, font, text: text.to_owned() };
        let Some(Hand { face, plan, .. }) = hand(font) else {
            return Err(missing(text.chars().next().unwrap_or_default()));
        };
        let shaped = shaped(face, plan, text);
        if let Some(&(_, character)) = unset(&shaped, text).first() {
            return Err(missing(character));
        }
        let infos = shaped.glyph_infos();
        let em = f64::from(face.units_per_em());
        let mut glyphs = Vec::with_capacity(infos.len());
        let mut pen = 0.0;
        for (n, (info, position)) in infos.iter().zip(shaped.glyph_positions()).enumerate() {
            let start = info.cluster as usize;
            let end = infos[n..].iter().map(|next| next.cluster as usize).find(|&next| next > start);
            let narrow = text.get(start..).is_some_and(|rest| rest.starts_with('\u{202f}'));
            let least = if narrow { NARROW } else { f64::MIN };
            let advance = (f64::from(position.x_advance) / em).max(least);
            glyphs.push(Glyph {
                id: info.glyph_id as u16,
                x: pen + f64::from(position.x_offset) / em,
                rise: f64::from(position.y_offset) / em,
                advance,
                cluster: start..end.unwrap_or(text.len()),
            });
            pen += advance;
        }
        Ok(TextRun { font, size, color, text: text.to_owned(), glyphs, place: Affine::IDENTITY })
    }

    /// How long it is, in millimetres.
    pub fn width(&self) -> f64 {
        self.size * self.glyphs.iter().map(|glyph| glyph.advance).sum::<f64>()
    }

    /// A box round its ink, in its own millimetres (before `place`); none if it leaves no ink.
    pub fn ink(&self) -> Option<Rect> {
        self.glyphs
            .iter()
            .filter_map(|glyph| {
                let outline = self.font.outline(glyph.id);
                let shift = Affine::scale(self.size) * Affine::translate((glyph.x, -glyph.rise));
                (!outline.is_empty()).then(|| (shift * outline).bounding_box())
            })
            .reduce(|all, one| all.union(one))
    }
}

impl Font {
    /// The characters of a text that it cannot set, each with the byte where it stands. What it says is what
    /// the shaping of that text comes to: an `e` and a combining accent are one `é`.
    pub fn missing(self, text: &str) -> Vec<(usize, char)> {
        match hand(self) {
            Some(Hand { face, plan, .. }) => unset(&shaped(face, plan, text), text),
            None => text.char_indices().collect(),
        }
    }

    /// The height of a capital, in ems.
    pub fn cap_height(self) -> f64 {
        hand(self).map_or(0.7, |hand| hand.cap_height)
    }

    /// How far letters reach above the baseline, in ems.
    pub fn ascent(self) -> f64 {
        self.metric(|face| Some(face.ascender())).unwrap_or(1.0)
    }

    /// How far letters reach below the baseline, in ems; more than nothing.
    pub fn descent(self) -> f64 {
        self.metric(|face| Some(-face.descender())).unwrap_or(0.25)
    }

    /// The outline of a glyph, in ems, y downwards.
    pub fn outline(self, glyph: u16) -> BezPath {
        let mut outline = Outline { path: BezPath::new(), scale: 1.0 };
        if let Some(Hand { face, .. }) = hand(self) {
            outline.scale = 1.0 / f64::from(face.units_per_em());
            // None only says that the glyph is blank.
            let _ = face.outline_glyph(ttf_parser::GlyphId(glyph), &mut outline);
        }
        outline.path
    }

    /// The parsed font. All bundled fonts have one; a test says so.
    pub(crate) fn face(self) -> Option<&'static ttf_parser::Face<'static>> {
        hand(self).map(|Hand { face, .. }| &**face)
    }

    fn metric(self, read: impl Fn(&ttf_parser::Face<'_>) -> Option<i16>) -> Option<f64> {
        let face = self.face()?;
        Some(f64::from(read(face)?) / f64::from(face.units_per_em()))
    }
}

/// A parsed font and its plan for shaping Latin text: both cost far more to make than to use.
struct Hand {
    face: Face<'static>,
    plan: ShapePlan,
    /// In ems. Taken once: every text that is fitted asks for it.
    cap_height: f64,
}

fn shaped(face: &Face<'static>, plan: &ShapePlan, text: &str) -> GlyphBuffer {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.set_direction(Direction::LeftToRight);
    buffer.set_script(script::LATIN);
    rustybuzz::shape_with_plan(face, plan, buffer)
}

/// The characters of a text that its shaping has no glyph for, and those that are none to be seen.
fn unset(shaped: &GlyphBuffer, text: &str) -> Vec<(usize, char)> {
    let control = text.char_indices().filter(|(_, character)| character.is_control());
    let blank = shaped.glyph_infos().iter().filter(|info| info.glyph_id == 0);
    let unknown = blank.filter_map(|info| {
        let at = info.cluster as usize;
        Some((at, text.get(at..)?.chars().next()?))
    });
    let mut unset: Vec<_> = control.chain(unknown).collect();
    unset.sort_unstable();
    unset.dedup();
    unset
}

fn hand(font: Font) -> Option<&'static Hand> {
    static HANDS: [OnceLock<Option<Hand>>; Font::ALL.len()] = [const { OnceLock::new() }; Font::ALL.len()];
    HANDS[font as usize]
        .get_or_init(|| {
            let face = Face::from_slice(font.bytes(), 0)?;
            let plan = ShapePlan::new(&face, Direction::LeftToRight, Some(script::LATIN), None, &[]);
            // Measured on an H: the field that should say it is empty or wrong in some fonts.
            let flat = face.glyph_index('H').and_then(|h| face.glyph_bounding_box(h));
            let capital = flat.map(|bounds| bounds.y_max).or_else(|| face.capital_height());
            let cap_height = capital.map_or(0.7, |height| f64::from(height) / f64::from(face.units_per_em()));
            Some(Hand { face, plan, cap_height })
        })
        .as_ref()
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

impl ttf_parser::OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.point(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.point(x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.quad_to(self.point(x1, y1), self.point(x, y));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path.curve_to(self.point(x1, y1), self.point(x2, y2), self.point(x, y));
    }

    fn close(&mut self) {
        self.path.close_path();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(text: &str, font: Font) -> TextRun {
        TextRun::shape(text, font, 10.0, Color::BLACK).unwrap()
    }

    #[test]
    fn a_narrow_space_is_narrower_than_a_space_but_can_be_seen() {
        let (touching, narrow, apart) =
            (shape("oui!", Font::Serif), shape("oui\u{202f}!", Font::Serif), shape("oui !", Font::Serif));
        assert!(narrow.width() >= touching.width() + 1.5);
        assert!(narrow.width() < apart.width() - 0.2);
    }

    #[test]
    fn every_bundled_font_covers_french_and_english() {
        let alphabet = "AÀÂÆBCÇDEÉÈÊËFGHIÎÏJKLMNOÔŒPQRSTUÙÛÜVWXYZ aàâæbcçdeéèêëfghiîïjklmnoôœpqrstuùûüvwxyÿz \
                        0123456789 .,;:!?…'’‘\"“”«»()[]/&%°€+−×=–—-\u{a0}\u{202f}•";
        for font in Font::ALL {
            let run =
                TextRun::shape(alphabet, font, 10.0, Color::BLACK).map_err(|missing| missing.to_string());
            assert_eq!(run.map(|run| run.text), Ok(alphabet.to_owned()));
        }
    }

    #[test]
    fn pairs_are_kerned() {
        let apart = shape("A", Font::Serif).width() + shape("V", Font::Serif).width();
        assert!(shape("AV", Font::Serif).width() < apart - 0.2, "AV is set no tighter than A and V");
    }

    #[test]
    fn clusters_cover_the_text_in_order() {
        let run = shape("fi œuvre é", Font::Serif);
        let mut at = 0;
        for glyph in &run.glyphs {
            assert_eq!(glyph.cluster.start, at);
            at = glyph.cluster.end;
        }
        assert_eq!(at, run.text.len());
    }

    #[test]
    fn a_missing_glyph_is_named() {
        let missing = TextRun::shape("go 碁", Font::Sans, 3.0, Color::BLACK).unwrap_err();
        assert_eq!(missing.character, '碁');
        assert!(missing.to_string().contains("U+7881"), "{missing}");
    }

    #[test]
    fn all_missing_glyphs_are_found_and_none_that_the_shaper_makes_up_for() {
        assert_eq!(Font::Sans.missing("a碁é\u{7}碁 ☃"), [(1, '碁'), (6, '\u{7}'), (7, '碁'), (11, '☃')]);
        assert_eq!(Font::Sans.missing("e\u{301}"), []);
    }

    #[test]
    fn a_control_character_is_no_text() {
        let missing = TextRun::shape("two\nlines", Font::Sans, 3.0, Color::BLACK).unwrap_err();
        assert_eq!(missing.character, '\n');
    }

    #[test]
    fn outlines_stand_on_the_baseline() {
        for font in Font::ALL {
            let run = shape("H", font);
            let ink = run.ink().unwrap();
            assert!((ink.y1).abs() < 0.3, "{font:?}: {ink:?}");
            assert!((-ink.y0 - 10.0 * font.cap_height()).abs() < 0.5, "{font:?}: {ink:?}");
            assert!(font.ascent() > font.cap_height() && font.descent() > 0.0);
        }
    }
}
