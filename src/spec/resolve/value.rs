//! Checks of single values: required keys, lengths, numbers, texts.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Resolver;
use crate::game::{ByLang, Mm};
use crate::scene::Font;
use crate::spec::glyph::no_glyph;
use crate::spec::typed::{Length, Words, out_of_bounds};
use crate::spec::words::{ValueFinding, ValueHint};
use crate::spec::{At, limits};
use crate::text::Finding;

impl Resolver<'_> {
    /// A required key of a table.
    pub(super) fn required<T: Clone>(
        &mut self,
        table: &Range<usize>,
        key: &str,
        value: Option<&At<T>>,
        like: &str,
    ) -> Option<At<T>> {
        if value.is_none() && !self.lost.holds(table, key) {
            let key = key.to_owned();
            let fault = Finding::new(ValueFinding::MissingKey { key: key.clone() }).at(table.clone());
            self.fault(fault.hint(ValueHint::AddKey { key, like: like.to_owned() }));
        }
        value.cloned()
    }

    /// The printed length of one in the game that is within bounds as typed; an invalid one is reported and counts as missing.
    pub(super) fn length(&mut self, key: &str, value: Option<&At<Length>>, bounds: (Mm, Mm)) -> Option<Mm> {
        let typed = self.length_on_paper(key, value, bounds)?;
        Some(self.scale().of(typed))
    }

    /// A length on the sheet, which keeps its size at every scale.
    pub(super) fn length_on_paper(
        &mut self,
        key: &str,
        value: Option<&At<Length>>,
        bounds: (Mm, Mm),
    ) -> Option<Mm> {
        let value = value?;
        let Length(length) = **value;
        if let Some(fault) = out_of_bounds(key, length, bounds) {
            self.fault(fault.at(value.span()));
            return None;
        }
        Some(length)
    }

    /// A number within bounds; an invalid one is reported and counts as missing.
    pub(super) fn number(
        &mut self,
        key: &str,
        value: Option<&At<i64>>,
        (from, to): (i64, i64),
    ) -> Option<usize> {
        let value = value?;
        if **value < from || **value > to {
            let fault = ValueFinding::NumberOutOfBounds { key: key.to_owned(), number: **value };
            self.fault(Finding::new(fault).at(value.span()).hint(ValueHint::Numbers { from, to }));
            return None;
        }
        usize::try_from(**value).ok()
    }

    /// A text that is printed beside pieces.
    pub(super) fn words(&mut self, words: Option<&At<Words>>) -> Option<ByLang<String>> {
        self.words_in(words, &[Font::Sans])
    }

    /// A text that is printed in all of these fonts.
    pub(super) fn words_in(&mut self, words: Option<&At<Words>>, fonts: &[Font]) -> Option<ByLang<String>> {
        let words = words?;
        let Words(texts) = &**words;
        if self.is_empty(words) {
            return None;
        }
        for text in texts.iter() {
            self.printable(text, fonts, &words.span());
        }
        Some(texts.clone())
    }

    /// Whether a text says nothing in some language, which is reported.
    pub(super) fn is_empty(&mut self, words: &At<Words>) -> bool {
        let is_empty = words.0.iter().any(|text| text.trim().is_empty());
        if is_empty {
            let fault = Finding::new(ValueFinding::EmptyText).at(words.span());
            self.fault(fault.hint(ValueHint::LeaveOutOrWrite));
        }
        is_empty
    }

    /// Checks that all fonts have the characters of a text, and that it is not too long.
    pub(super) fn printable(&mut self, text: &str, fonts: &[Font], span: &Range<usize>) {
        self.not_too_long(text, span);
        let mut told = BTreeSet::new();
        for &font in fonts {
            let missing = font.missing(text).into_iter().map(|(_, character)| character);
            let missing: BTreeSet<char> = missing.filter(|character| !told.contains(character)).collect();
            if !missing.is_empty() {
                let fault = no_glyph(font, missing.iter().copied()).at(span.clone());
                self.fault(fault.hint(ValueHint::OtherWords));
            }
            told.extend(missing);
        }
    }

    pub(super) fn not_too_long(&mut self, text: &str, span: &Range<usize>) {
        if text.chars().nth(limits::TEXT_CHARS).is_some() {
            let fault = Finding::new(ValueFinding::TextTooLong).at(span.clone());
            self.fault(fault.hint(ValueHint::UseALeaflet));
        }
    }
}
