//! What the lines of a diagram say by themselves, whatever figure they belong to.

use std::collections::BTreeSet;

use super::super::words::OTHER_WORDS;
use super::super::{Diagnostic, line};
use super::{VERBS, Word, first};
use crate::game::{LengthError, Mm, Span};
use crate::leaflet::Styles;
use crate::scene::Font;
use crate::spec::no_glyph;
use crate::text::codes::LeafletCode;
use crate::text::did_you_mean;

/// One line of a diagram.
pub(super) struct Line<'a> {
    pub verb: Word<'a>,
    pub rest: &'a [Word<'a>],
    /// What follows the verb, as typed.
    pub tail: Word<'a>,
}

impl Line<'_> {
    /// What is wrong with it whatever figure it belongs to.
    pub fn alone(&self) -> Vec<Diagnostic> {
        let Line { verb, rest, .. } = self;
        match verb.text {
            "caption" | "title" => self.unset(self.tail, &line(self.tail.text)),
            "piece" => rest.iter().skip(1).flat_map(|word| self.unset(*word, &line(word.text))).collect(),
            "strip" => rest.first().map(|name| unprintable(*name, name.text, LABEL)).unwrap_or_default(),
            "text" | "number" => {
                rest.get(1).map(|text| unprintable(*text, text.text, LABEL)).unwrap_or_default()
            }
            "size" => size(*verb, rest).err().into_iter().collect(),
            known if VERBS.contains(&known) => Vec::new(),
            unknown => {
                let known = VERBS.into_iter().chain(["caption"]);
                vec![verb.fault(format!("a diagram knows no `{unknown}`"), did_you_mean(unknown, known))]
            }
        }
    }

    /// What cannot be printed of some words of it.
    fn unset(&self, typed: Word<'_>, words: &[Span]) -> Vec<Diagnostic> {
        let caption = Styles::of(10.0).caption;
        let missing = |span: &Span| unprintable(typed, &span.text, caption.font(span.style));
        let mut faults: Vec<Diagnostic> = words.iter().flat_map(missing).collect();
        // Two spans may lack the same.
        faults.dedup();
        faults
    }
}

/// The font of names of strips and of short texts on cells.
const LABEL: Font = Font::SansBold;

/// Each character of a text that its font cannot print, where it first stands in what was typed.
fn unprintable(typed: Word<'_>, text: &str, font: Font) -> Vec<Diagnostic> {
    let missing: BTreeSet<char> = font.missing(text).into_iter().map(|(_, character)| character).collect();
    let fault = |character: char| {
        let at = typed.start + typed.text.find(character)?;
        let span = at..at + character.len_utf8();
        Some(Diagnostic::new(LeafletCode::Glyph, no_glyph(font, [character])).at(span).hint(OTHER_WORDS))
    };
    missing.into_iter().filter_map(fault).collect()
}

/// `size 7mm`
pub(super) fn size(verb: Word<'_>, rest: &[Word<'_>]) -> Result<Mm, Diagnostic> {
    let word = first(verb, rest, "a length, like `size 7mm`")?;
    let size: Mm = word.text.parse().map_err(|error: LengthError| word.fault(error.to_string(), None))?;
    if size < Mm::new(1) || size > Mm::new(100) {
        return Err(word.fault("a size goes from 1 mm to 100 mm".to_owned(), None));
    }
    Ok(size)
}
