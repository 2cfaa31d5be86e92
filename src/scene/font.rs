//! The bundled fonts.

/// A bundled font.
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
}

impl Font {
    pub const ALL: [Font; 6] =
        [Font::Serif, Font::SerifItalic, Font::SerifBold, Font::Sans, Font::SansBold, Font::Display];

    /// The bold font of the same family.
    pub fn bold(self) -> Option<Font> {
        match self {
            Font::Serif | Font::SerifItalic => Some(Font::SerifBold),
            Font::Sans => Some(Font::SansBold),
            Font::SerifBold | Font::SansBold | Font::Display => None,
        }
    }

    /// The name of its family.
    pub fn family(self) -> &'static str {
        match self {
            Font::Serif | Font::SerifItalic | Font::SerifBold => "Libre Caslon Text",
            Font::Sans | Font::SansBold => "Libre Franklin",
            Font::Display => "Rye",
        }
    }

    /// The PostScript name.
    pub fn name(self) -> &'static str {
        match self {
            Font::Serif => "LibreCaslonText-Regular",
            Font::SerifItalic => "LibreCaslonText-Italic",
            Font::SerifBold => "LibreCaslonText-Bold",
            Font::Sans => "LibreFranklin-Regular",
            Font::SansBold => "LibreFranklin-Bold",
            Font::Display => "Rye-Regular",
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
