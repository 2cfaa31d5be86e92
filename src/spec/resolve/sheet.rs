//! `[sheet]` and the command line → [`Options`].

use std::ops::Range;

use super::Resolver;
use crate::game::{Contents, CutStyle, Look, Mm, Options, Parts, SAFE, Scale};
use crate::spec::At;

/// How far backgrounds extend beyond the cut, if nothing is chosen.
pub(super) const BLEED: Mm = Mm::new(2);

impl Resolver<'_> {
    /// Whether to print the marks for reading photos.
    pub(crate) fn photo_marks(&self) -> bool {
        self.chosen.photo_marks.unwrap_or(true)
    }

    /// How large the game is printed.
    pub(crate) fn scale(&self) -> Scale {
        self.chosen.scale.unwrap_or_default()
    }

    /// Resolves the options of the layout on paper. Spares are printed without boards and rules.
    pub(crate) fn options(&self, are_spares: bool) -> Options {
        let chosen = &self.chosen;
        let paper = chosen.paper.unwrap_or_default().0;
        let is_turned = chosen.landscape == Some(true) && paper.height > paper.width;
        let parts = match are_spares {
            true => Parts { board: false, leaflet: false, ..Parts::USUAL },
            false => chosen.only.unwrap_or(Parts::USUAL),
        };
        // A shop cuts by the boxes of the page.
        let is_borderless = chosen.margin == Some(Mm::ZERO);
        let usual_cut = if is_borderless { CutStyle::None } else { CutStyle::default() };
        let has_leaflet = !is_borderless && chosen.leaflet != Some(false);
        Options {
            paper: if is_turned { paper.turned() } else { paper },
            margin: chosen.margin.unwrap_or(SAFE),
            bleed: chosen.bleed.unwrap_or(BLEED),
            cut: chosen.cut.unwrap_or(usual_cut),
            backs: chosen.backs.unwrap_or_default(),
            overlap: chosen.overlap.unwrap_or(Mm::new(10)),
            least_overlap: chosen.overlap.unwrap_or(Mm::new(5)),
            parts: Parts { leaflet: parts.leaflet && has_leaflet, ..parts },
            contents: match chosen.only {
                Some(Parts { contents: true, .. }) => Contents::Alone,
                None if !are_spares && !is_borderless => Contents::WhereRoom,
                _ => Contents::Nowhere,
            },
            large_print: chosen.large_print == Some(true),
            recipe: chosen.recipe != Some(false),
            scale: self.scale(),
        }
    }

    /// Resolves the options of appearance.
    pub(crate) fn look(&self) -> Look {
        let lang = self.chosen.lang.unwrap_or(self.overrides.usual_lang);
        Look { lang, low_ink: self.chosen.low_ink == Some(true) }
    }

    /// The span of the paper size and margin.
    pub(crate) fn paper_span(&self) -> Range<usize> {
        let Some(table) = &self.spec.sheet else { return 0..0 };
        let spans = [table.margin.as_ref().map(At::span), table.paper.as_ref().map(At::span)];
        spans.into_iter().flatten().next().unwrap_or(0..0)
    }
}
