//! The bundled fonts and those of players: files, metrics, outlines and shaping. The only room that depends on font crates, but for
//! the subsets that `write/pdf` embeds.
//!
//! Extends the scene's [`Font`] with everything that needs its file.

mod face;
mod own;
mod shape;

pub(crate) use own::Unusable;

use crate::scene::Font;

impl Font {
    /// The font file.
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Font::Serif => include_bytes!("../../templates/fonts/LibreCaslonText-Regular.ttf"),
            Font::SerifItalic => include_bytes!("../../templates/fonts/LibreCaslonText-Italic.ttf"),
            Font::SerifBold => include_bytes!("../../templates/fonts/LibreCaslonText-Bold.ttf"),
            Font::Sans => include_bytes!("../../templates/fonts/LibreFranklin-Regular.ttf"),
            Font::SansBold => include_bytes!("../../templates/fonts/LibreFranklin-Bold.ttf"),
            Font::Display => include_bytes!("../../templates/fonts/Rye-Regular.ttf"),
            Font::Own(number) => own::own(number).map_or(&[], |own| own.bytes),
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
            Font::Own(number) => own::own(number).map_or("", |own| own.name.as_str()),
        }
    }
}
