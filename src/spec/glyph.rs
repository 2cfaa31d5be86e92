//! Characters that are missing from the fonts.

use std::collections::BTreeSet;

use crate::scene::Font;

/// The message for characters that are missing from a font.
pub(crate) fn no_glyph(font: Font, characters: impl IntoIterator<Item = char>) -> String {
    const MAX_NAMED: usize = 5;
    let characters: BTreeSet<char> = characters.into_iter().collect();
    let named = characters.iter().take(MAX_NAMED).map(|character| {
        let shown: String = character.escape_debug().collect();
        format!("`{shown}` (U+{:04X})", *character as u32)
    });
    let named = named.collect::<Vec<_>>().join(", ");
    let others = match characters.len().saturating_sub(MAX_NAMED) {
        0 => String::new(),
        1 => " and 1 other".to_owned(),
        others => format!(" and {others} others"),
    };
    format!("the font {} has no glyph for {named}{others}", font.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_glyphs_are_listed_once_and_limited() {
        assert_eq!(
            no_glyph(Font::Sans, ['☃', '碁', '☃']),
            "the font LibreFranklin-Regular has no glyph for `☃` (U+2603), `碁` (U+7881)"
        );
        assert!(no_glyph(Font::Sans, 'א'..='ת').ends_with(" and 22 others"));
    }
}
