//! Fonts that a spec names as files.

use std::ops::Range;

use super::{Resolver, checked_path, unreadable};
use crate::art::panics;
use crate::fonts::Unusable;
use crate::scene::Font;
use crate::spec::words::{FontFinding, FontHint};
use crate::spec::{At, limits};
use crate::text::Finding;

/// Scripts that run from right to left, or whose letters change places: they would be printed wrongly.
const UNSET: [(char, char); 8] = [
    ('\u{590}', '\u{8ff}'),
    ('\u{900}', '\u{109f}'),
    ('\u{1780}', '\u{17ff}'),
    ('\u{1a20}', '\u{1c4f}'),
    ('\u{a800}', '\u{abff}'),
    ('\u{fb1d}', '\u{fdff}'),
    ('\u{fe70}', '\u{feff}'),
    ('\u{10800}', '\u{11fff}'),
];

impl Resolver<'_> {
    /// The font of a file.
    pub(super) fn font_file(&mut self, path: &At<String>) -> Option<Font> {
        if !self.fonts.contains_key(path.as_str()) {
            let font = self.load_font(path);
            self.fonts.insert(path.to_string(), font);
        }
        match self.fonts.get(path.as_str())?.clone() {
            Ok(font) => Some(font),
            Err(fault) => {
                self.fault(fault.at(path.span()));
                None
            }
        }
    }

    fn load_font(&self, path: &At<String>) -> Result<Font, Finding> {
        let span = path.span();
        checked_path(path, &span)?;
        let bytes = self.files.read(path).map_err(|error| unreadable(path, &error, span.clone()))?;
        let path = path.to_string();
        if bytes.len() > limits::FONT_BYTES {
            return Err(Finding::new(FontFinding::TooLarge { path }).hint(FontHint::SmallerFont));
        }
        // A crafted file may stop the reader.
        let font = panics::catch(|| Font::from_file(&bytes)).unwrap_or(Err(Unusable::NoTrueType));
        font.map_err(|unusable| match unusable {
            Unusable::NoTrueType => {
                Finding::new(FontFinding::NoTrueType { path }).hint(FontHint::UseTrueType)
            }
            Unusable::Licence => Finding::new(FontFinding::Licence { path }).hint(FontHint::OpenLicence),
            Unusable::TooMany => Finding::new(FontFinding::TooMany).hint(FontHint::FewerFonts),
        })
    }

    /// Checks that the letters of a text stand in its order, each by itself. The bundled fonts have no others.
    pub(super) fn settable(&mut self, text: &str, font: Font, span: &Range<usize>) {
        let is_unset = |letter: &char| UNSET.iter().any(|(first, last)| (first..=last).contains(&letter));
        let unset = text.chars().find(is_unset).filter(|_| font.missing(text).is_empty());
        if let Some(character) = unset {
            let fault = Finding::new(FontFinding::Unset { character }).at(span.clone());
            self.fault(fault.hint(FontHint::UseArt));
        }
    }
}
