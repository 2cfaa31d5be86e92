//! Fonts: the bundled ones, and those of players.

/// A font.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Font {
    /// Libre Caslon Text: running text.
    Serif,
    /// Libre Caslon Text Italic.
    SerifItalic,
    /// Libre Caslon Text Bold.
    SerifBold,
    /// Libre Franklin: footers, coordinates.
    Sans,
    /// Libre Franklin Bold: letters on pieces.
    SansBold,
    /// Rye, a wood type: titles.
    Display,
    /// One from a file, by the hash of its contents.
    Own(u64),
}

impl Font {
    /// The bundled fonts.
    pub const ALL: [Font; 6] =
        [Font::Serif, Font::SerifItalic, Font::SerifBold, Font::Sans, Font::SansBold, Font::Display];

    /// The bold font of the same family.
    pub fn bold(self) -> Option<Font> {
        match self {
            Font::Serif | Font::SerifItalic => Some(Font::SerifBold),
            Font::Sans => Some(Font::SansBold),
            Font::SerifBold | Font::SansBold | Font::Display | Font::Own(_) => None,
        }
    }

    /// The name of the family of a bundled font.
    pub fn family(self) -> &'static str {
        match self {
            Font::Serif | Font::SerifItalic | Font::SerifBold => "Libre Caslon Text",
            Font::Sans | Font::SansBold => "Libre Franklin",
            Font::Display => "Rye",
            Font::Own(_) => "",
        }
    }
}

/// A character that a font has no glyph for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingGlyph {
    pub character: char,
    pub font: Font,
    /// The text that contains it.
    pub text: String,
}

/// A result that fails on a missing glyph.
pub type GlyphResult<T> = Result<T, MissingGlyph>;
