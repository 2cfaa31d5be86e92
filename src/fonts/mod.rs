//! The bundled fonts: their files, measures and outlines, and text shaped with them. The only room that meets a font
//! crate.
//!
//! A [`Font`] is named by the scene. What needs its file is added to it here.

mod face;
mod shape;

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
        }
    }
}
