//! Characters that are missing from the fonts.

use std::collections::BTreeSet;

use super::words::{MissingGlyph, ValueFinding};
use crate::scene::Font;
use crate::text::Finding;

/// The finding for characters that are missing from a font.
pub(crate) fn no_glyph(font: Font, characters: impl IntoIterator<Item = char>) -> Finding {
    const MAX_NAMED: usize = 5;
    let characters: BTreeSet<char> = characters.into_iter().collect();
    let others = characters.len().saturating_sub(MAX_NAMED);
    let characters = characters.into_iter().take(MAX_NAMED).map(MissingGlyph).collect();
    Finding::new(ValueFinding::NoGlyph { font: font.name().to_owned(), characters, others })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_glyphs_are_listed_once_and_limited() {
        assert_eq!(
            no_glyph(Font::Sans, ['☃', '碁', '☃']).to_string(),
            "the font LibreFranklin-Regular has no glyph for `☃` (U+2603), `碁` (U+7881)"
        );
        assert!(no_glyph(Font::Sans, 'א'..='ת').to_string().ends_with(" and 22 others"));
    }
}
