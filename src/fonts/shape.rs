//! Shaping: characters → kerned glyphs.

use std::sync::{OnceLock, PoisonError};

use harfrust::{Buffer, Direction, Script, ShapeOptions, ShapePlan, ShaperFont};

use super::face::face;
use super::own::own;
use crate::scene::{Affine, Color, Font, Glyph, MissingGlyph, Rect, TextRun};

/// Minimum width of the narrow no-break space. The fonts lack it, and the fallback, half a space, is so thin that French
/// punctuation seems to touch the words.
const NARROW_SPACE_EM: f64 = 1.0 / 6.0;

/// The glyphs of texts of at most this length are kept: the letters of columns and the numbers of rows, which boards
/// have again and again.
const MAX_LABEL_BYTES: usize = 2;

impl TextRun {
    /// Shapes a text with the kerning and ligatures of the font. It starts at the origin; set `place` to move it.
    pub fn shape(text: &str, font: Font, size: f64, color: Color) -> Result<TextRun, MissingGlyph> {
        let labels = face(font).filter(|_| text.len() <= MAX_LABEL_BYTES).map(|face| &face.labels);
        let known = labels
            .and_then(|labels| labels.read().unwrap_or_else(PoisonError::into_inner).get(text).cloned());
        let glyphs = match known {
            Some(glyphs) => glyphs,
            None => {
                let glyphs = glyphs(text, font)?;
                if let Some(labels) = labels {
                    let mut labels = labels.write().unwrap_or_else(PoisonError::into_inner);
                    labels.insert(text.to_owned(), glyphs.clone());
                }
                glyphs
            }
        };
        Ok(TextRun { font, size, color, text: text.to_owned(), glyphs, place: Affine::IDENTITY })
    }

    /// The bounding box of the glyphs in millimetres, before `place`; `None` if all are blank.
    pub fn ink(&self) -> Option<Rect> {
        self.glyphs
            .iter()
            .filter_map(|glyph| {
                let shift = Affine::scale(self.size) * Affine::translate((glyph.x, -glyph.rise));
                Some(shift.transform_rect_bbox(self.font.ink(glyph.id)?))
            })
            .reduce(|all, one| all.union(one))
    }
}

/// The glyphs of a text.
fn glyphs(text: &str, font: Font) -> Result<Vec<Glyph>, MissingGlyph> {
    let missing = |character| MissingGlyph { character, font, text: text.to_owned() };
    let Some(shaped) = shaped(font, text) else {
        return Err(missing(text.chars().next().unwrap_or_default()));
    };
    if let Some(&(_, character)) = missing_characters(&shaped, text).first() {
        return Err(missing(character));
    }
    let infos = shaped.glyph_infos();
    let em = font.metrics().map_or(1.0, |metrics| f64::from(metrics.units_per_em));
    let mut glyphs = Vec::with_capacity(infos.len());
    let mut pen = 0.0;
    for (n, (info, position)) in infos.iter().zip(shaped.glyph_positions()).enumerate() {
        let start = info.cluster as usize;
        let end = infos[n..].iter().map(|next| next.cluster as usize).find(|&next| next > start);
        let narrow = text.get(start..).is_some_and(|rest| rest.starts_with('\u{202f}'));
        let min_advance = if narrow { NARROW_SPACE_EM } else { f64::MIN };
        let advance = (f64::from(position.x_advance) / em).max(min_advance);
        glyphs.push(Glyph {
            id: info.glyph_id as u16,
            x: pen + f64::from(position.x_offset) / em,
            rise: f64::from(position.y_offset) / em,
            advance,
            cluster: start..end.unwrap_or(text.len()),
        });
        pen += advance;
    }
    Ok(glyphs)
}

impl Font {
    /// The characters of a text that the font lacks, with their byte offsets. The result is that of shaping the text: an `e`
    /// and a combining accent are one `é`.
    pub fn missing(self, text: &str) -> Vec<(usize, char)> {
        // Shaping never loses a character that has a glyph.
        let has_glyph = |character: char| !character.is_control() && self.has(character);
        if text.chars().all(has_glyph) {
            return Vec::new();
        }
        match shaped(self, text) {
            Some(shaped) => missing_characters(&shaped, text),
            None => text.char_indices().collect(),
        }
    }
}

/// Shapes a text; `None` on failure.
fn shaped(font: Font, text: &str) -> Option<Buffer> {
    /// Shaping plans for Latin text, cached as they are slow to create.
    static PLANS: [OnceLock<ShapePlan>; Font::ALL.len()] = [const { OnceLock::new() }; Font::ALL.len()];
    let file = &face(font)?.file;
    let plan = match font {
        Font::Own(number) => &own(number)?.plan,
        bundled => PLANS.get(Font::ALL.iter().position(|font| *font == bundled)?)?,
    };
    let plan =
        plan.get_or_init(|| ShapePlan::new(file, Direction::LeftToRight, Some(Script::LATIN), None, &[]));
    let mut buffer = Buffer::new();
    buffer.push_str(text);
    buffer.set_direction(Direction::LeftToRight);
    buffer.set_script(Some(Script::LATIN));
    harfrust::shape(&ShaperFont::new(file), &mut buffer, ShapeOptions::new().plan(Some(plan))).ok()?;
    Some(buffer)
}

/// The control characters of a text and those without a glyph, with their byte offsets.
fn missing_characters(shaped: &Buffer, text: &str) -> Vec<(usize, char)> {
    let control = text.char_indices().filter(|(_, character)| character.is_control());
    let blank = shaped.glyph_infos().iter().filter(|info| info.glyph_id == 0);
    let unknown = blank.filter_map(|info| {
        let at = info.cluster as usize;
        Some((at, text.get(at..)?.chars().next()?))
    });
    let mut missing: Vec<_> = control.chain(unknown).collect();
    missing.sort_unstable();
    missing.dedup();
    missing
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Letters, punctuation, ligatures, combining accents, spaces, joiners, invisible characters, and characters that no
    /// bundled font has.
    const CHARACTERS: &str = "aefilœÉßAV .!’1/2½⁄\u{301}\u{308}\u{327}\u{20dd}\u{345}\u{a0}\u{202f}\u{2009}\u{2011}\u{ad}\
                       \u{200b}\u{200d}\u{200c}\u{feff}\u{fe0f}\u{e0100}\n\u{7}\u{85}碁한가\u{1100}\u{1161}א☃𝔸\u{fb01}\u{1e9e}\u{212b}\u{374}";

    fn shape(text: &str, font: Font) -> TextRun {
        TextRun::shape(text, font, 10.0, Color::BLACK).unwrap()
    }

    #[test]
    fn a_narrow_space_is_narrower_than_a_space_but_visible() {
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
                TextRun::shape(alphabet, font, 10.0, Color::BLACK).map_err(|missing| format!("{missing:?}"));
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
        assert_eq!(missing.character, '碁', "{missing:?}");
    }

    #[test]
    fn composed_characters_are_not_missing() {
        assert_eq!(Font::Sans.missing("a碁é\u{7}碁 ☃"), [(1, '碁'), (6, '\u{7}'), (7, '碁'), (11, '☃')]);
        assert_eq!(Font::Sans.missing("e\u{301}"), []);
    }

    proptest! {
        #[test]
        fn the_check_of_characters_agrees_with_shaping(
            text in prop::collection::vec(prop::sample::select(CHARACTERS.chars().collect::<Vec<_>>()), 0..8),
        ) {
            let text: String = text.into_iter().collect();
            for font in Font::ALL {
                let shaped = shaped(font, &text).unwrap();
                prop_assert_eq!(font.missing(&text), missing_characters(&shaped, &text), "{:?} {:?}", font, text);
            }
        }
    }

    #[test]
    fn control_characters_are_missing() {
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
        }
    }
}
