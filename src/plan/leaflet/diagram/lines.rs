//! Checks of a diagram's lines that do not depend on their figure.

use std::collections::BTreeSet;

use super::super::finding::{DIAGRAM, LeafletFinding, LeafletHint, Needed};
use super::super::{DiagramParts, Finding, line};
use super::{DiagramWord, VERBS};
use crate::game::{Mm, TextSpan};
use crate::leaflet::Styles;
use crate::scene::Font;
use crate::spec::no_glyph;
use crate::text::did_you_mean;

/// One line of a diagram.
pub(super) struct DiagramLine<'a> {
    /// What figures can show.
    pub parts: DiagramParts<'a>,
    pub verb: DiagramWord<'a>,
    pub rest: &'a [DiagramWord<'a>],
    /// The rest of the line after the verb, as typed.
    pub tail: DiagramWord<'a>,
}

impl<'a> DiagramLine<'a> {
    /// The first word after the verb.
    pub(super) fn first(&self, wanted: Needed) -> Result<DiagramWord<'a>, Finding> {
        self.rest.first().copied().ok_or_else(|| self.verb.needs(wanted))
    }

    /// Faults that do not depend on the figure.
    pub(crate) fn check(&self) -> Vec<Finding> {
        let DiagramLine { verb, rest, .. } = self;
        match verb.text {
            "caption" | "title" => self.unprintable_words(self.tail, &line(self.tail.text)),
            "piece" => {
                rest.iter().skip(1).flat_map(|word| self.unprintable_words(*word, &line(word.text))).collect()
            }
            "strip" => rest.first().map(|name| unprintable(*name, name.text, LABEL)).unwrap_or_default(),
            "text" | "number" => {
                rest.get(1).map(|text| unprintable(*text, text.text, LABEL)).unwrap_or_default()
            }
            "size" => self.size().err().into_iter().collect(),
            known if VERBS.contains(&known) => Vec::new(),
            unknown => {
                let wrong = LeafletFinding::UnknownVerb { verb: unknown.to_owned() };
                vec![verb.fault(wrong).maybe_hint(did_you_mean(unknown, VERBS))]
            }
        }
    }

    /// `size 7mm`
    pub(super) fn size(&self) -> Result<Mm, Finding> {
        let word = self.first(Needed::ALength)?;
        let size: Mm = word.text.parse().map_err(|unfit: Finding| unfit.code(DIAGRAM).at(word.span()))?;
        if size < Mm::new(1) || size > Mm::new(100) {
            return Err(word.fault(LeafletFinding::SizeOutOfBounds));
        }
        Ok(size)
    }

    /// Faults of words with missing glyphs.
    fn unprintable_words(&self, typed: DiagramWord<'_>, words: &[TextSpan]) -> Vec<Finding> {
        let caption = Styles::new(10.0).caption;
        let missing = |span: &TextSpan| unprintable(typed, &span.text, caption.font(span.style));
        let mut faults: Vec<Finding> = words.iter().flat_map(missing).collect();
        // Two spans may lack the same glyph.
        faults.dedup();
        faults
    }
}

/// Font of strip names and of short texts on cells.
const LABEL: Font = Font::SansBold;

/// Faults of characters without a glyph, each at its first occurrence.
fn unprintable(typed: DiagramWord<'_>, text: &str, font: Font) -> Vec<Finding> {
    let missing: BTreeSet<char> = font.missing(text).into_iter().map(|(_, character)| character).collect();
    let fault = |character: char| {
        let at = typed.start + typed.text.find(character)?;
        let span = at..at + character.len_utf8();
        Some(no_glyph(font, [character]).hint(LeafletHint::OtherSigns).at(span))
    };
    missing.into_iter().filter_map(fault).collect()
}
