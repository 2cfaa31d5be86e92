//! Colours, and the names of `[colors]`.

use std::ops::Range;

use super::Resolver;
use crate::scene::Color;
use crate::spec::At;
use crate::spec::typed::Paint;
use crate::spec::words::{ValueFinding, ValueHint};
use crate::text::{Finding, MeantHint, Message, meant};

/// Common names of colours, for suggestions.
const COMMON: &[&str] = &[
    "aqua",
    "beige",
    "black",
    "blue",
    "brown",
    "chocolate",
    "coral",
    "cornsilk",
    "crimson",
    "cyan",
    "darkblue",
    "darkgreen",
    "darkred",
    "firebrick",
    "gold",
    "gray",
    "green",
    "grey",
    "indigo",
    "ivory",
    "khaki",
    "lavender",
    "lime",
    "linen",
    "magenta",
    "maroon",
    "midnightblue",
    "navy",
    "olive",
    "orange",
    "orchid",
    "pink",
    "plum",
    "purple",
    "red",
    "salmon",
    "seagreen",
    "sienna",
    "silver",
    "skyblue",
    "steelblue",
    "tan",
    "teal",
    "tomato",
    "turquoise",
    "violet",
    "wheat",
    "white",
    "yellow",
];

impl Resolver<'_> {
    /// Resolves a colour; an invalid one is reported and counts as missing.
    pub(crate) fn color(&mut self, paint: Option<&At<Paint>>) -> Option<Color> {
        let paint = paint?;
        let spec = self.spec;
        match spec.colors.get(paint.0.as_str()) {
            // The named colour itself is checked once, where it is defined.
            Some(color) => Some(color.0.parse().unwrap_or(Color::BLACK)),
            None if self.lost.names(&paint.0) => paint.0.parse().ok(),
            None => self.parsed(&paint.0, paint.span()),
        }
    }

    /// Checks all named colours, whether used or not.
    pub(crate) fn named_colors(&mut self) {
        let spec = self.spec;
        for color in spec.colors.values() {
            self.parsed(&color.0, color.span());
        }
    }

    fn parsed(&mut self, text: &str, span: Range<usize>) -> Option<Color> {
        let color = text.parse();
        if color.is_err() {
            let spec = self.spec;
            let own = spec.colors.keys().map(|name| name.as_str());
            let near =
                self.is_hinted(spec.colors.len()).then(|| meant(text, own.chain(COMMON.iter().copied())));
            let hint = match near.flatten() {
                Some(word) => Message::from(MeantHint::DidYouMean { word: word.to_owned() }),
                None => ValueHint::NamesOfColors.into(),
            };
            let fault = ValueFinding::NoColor { typed: text.to_owned() };
            self.fault(Finding::new(fault).at(span).hint(hint));
        }
        color.ok()
    }
}
