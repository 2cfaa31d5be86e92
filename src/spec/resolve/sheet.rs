//! `[sheet]` and the command line → [`Options`].

use std::ops::Range;

use super::Resolver;
use crate::game::{Lang, Mm, Options, Parts, SAFE};
use crate::spec::typed::{Paper, SheetTable};
use crate::spec::{At, limits};

impl Resolver<'_> {
    /// Whether to print the marks for reading photos.
    pub(crate) fn photo_marks(&self) -> bool {
        let typed = self.spec.sheet.as_ref().and_then(|sheet| sheet.photo_marks.as_deref().copied());
        self.overrides.photo_marks.or(typed).unwrap_or(true)
    }

    /// Resolves the print options, the language, and the gap between all pieces.
    pub(crate) fn sheet(&mut self) -> (Options, Lang, Option<Mm>) {
        let nothing = SheetTable::default();
        let table = self.spec.sheet.as_deref().unwrap_or(&nothing);
        let overrides = self.overrides;
        let margin = self.length("margin", table.margin.as_ref(), limits::MARGIN);
        let bleed = self.length("bleed", table.bleed.as_ref(), limits::BLEED);
        let overlap = self.length("overlap", table.overlap.as_ref(), limits::OVERLAP);
        let gap = self.length("gap", table.gap.as_ref(), limits::GAP);
        let Paper(paper) = overrides.paper.or(table.paper.as_deref().copied()).unwrap_or_default();
        let landscape = overrides.landscape.or(table.landscape.as_deref().copied()).unwrap_or(false);
        let chosen_overlap = overrides.overlap.or(overlap);
        let options = Options {
            paper: if landscape && paper.height > paper.width { paper.turned() } else { paper },
            margin: overrides.margin.or(margin).unwrap_or(SAFE),
            bleed: overrides.bleed.or(bleed).unwrap_or(Mm::new(2)),
            cut: overrides.cut.or(table.cut.as_deref().map(|cut| cut.0)).unwrap_or_default(),
            backs: overrides.backs.or(table.backs.as_deref().map(|backs| backs.0)).unwrap_or_default(),
            overlap: chosen_overlap.unwrap_or(Mm::new(10)),
            least_overlap: chosen_overlap.unwrap_or(Mm::new(5)),
            parts: overrides.parts.unwrap_or(Parts {
                board: true,
                pieces: true,
                tokens: true,
                leaflet: true,
            }),
        };
        let lang = table.lang.as_deref().map_or(overrides.usual_lang, |lang| lang.0);
        (options, lang, gap)
    }

    /// The span of the paper size and margin.
    pub(crate) fn paper_span(&self) -> Range<usize> {
        let Some(table) = &self.spec.sheet else { return 0..0 };
        let spans = [table.margin.as_ref().map(At::span), table.paper.as_ref().map(At::span)];
        spans.into_iter().flatten().next().unwrap_or(0..0)
    }
}
