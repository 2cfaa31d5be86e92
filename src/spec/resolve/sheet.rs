//! `[sheet]` and the command line → [`Options`].

use super::Resolver;
use crate::game::{Lang, Mm, Piece};
use crate::sheet::{Backs, Options, Parts, SAFE, room};
use crate::spec::typed::{Paper, SheetTable};
use crate::spec::{At, limits};

/// A sheet that holds less than this is none.
const LEAST: Mm = Mm::new(20);

impl Resolver<'_> {
    /// Whether the marks are printed by which a photograph is read.
    pub fn photo_marks(&self) -> bool {
        let typed = self.spec.sheet.as_ref().and_then(|sheet| sheet.photo_marks.as_deref().copied());
        self.overrides.photo_marks.or(typed).unwrap_or(true)
    }

    /// What to tell of backs that are described and not printed, though nobody said that they are not wanted.
    pub fn unprinted_backs(&self, pieces: &[Piece], options: &Options) -> Option<String> {
        let typed = self.spec.sheet.as_ref().is_some_and(|sheet| sheet.backs.is_some());
        if typed || self.overrides.backs.is_some() || options.backs != Backs::None {
            return None;
        }
        let Parts { pieces: cut, tokens, .. } = options.parts;
        let printed = |piece: &Piece| if piece.shape.is_disc() { tokens } else { cut };
        let mut backs = pieces.iter().filter(|piece| piece.back.is_some() && printed(piece));
        backs.next()?;
        Some("the backs of its pieces are not printed: `--backs duplex-long` (or `duplex-short`, `fold`) prints them".to_owned())
    }

    /// The options, the language, and the gap that is asked for all pieces.
    pub fn sheet(&mut self) -> (Options, Lang, Option<Mm>) {
        let nothing = SheetTable::default();
        let table = self.spec.sheet.as_deref().unwrap_or(&nothing);
        let overrides = self.overrides;
        let margin = self.length("margin", table.margin.as_ref(), limits::MARGIN);
        let bleed = self.length("bleed", table.bleed.as_ref(), limits::BLEED);
        let overlap = self.length("overlap", table.overlap.as_ref(), limits::OVERLAP);
        let gap = self.length("gap", table.gap.as_ref(), limits::GAP);
        let Paper(paper) = overrides.paper.or(table.paper.as_deref().copied()).unwrap_or_default();
        let landscape = overrides.landscape.or(table.landscape.as_deref().copied()).unwrap_or(false);
        let options = Options {
            paper: if landscape && paper.height > paper.width { paper.turned() } else { paper },
            margin: overrides.margin.or(margin).unwrap_or(SAFE),
            bleed: overrides.bleed.or(bleed).unwrap_or(Mm::new(2)),
            cut: overrides.cut.or(table.cut.as_deref().map(|cut| cut.0)).unwrap_or_default(),
            backs: overrides.backs.or(table.backs.as_deref().map(|backs| backs.0)).unwrap_or_default(),
            overlap: overrides.overlap.or(overlap).unwrap_or(Mm::new(10)),
            parts: overrides.parts.unwrap_or(Parts {
                board: true,
                pieces: true,
                tokens: true,
                leaflet: true,
            }),
        };
        let room = room(&options);
        if room.width.min(room.height) < LEAST.max(options.overlap * 2) {
            let place = [table.margin.as_ref().map(At::span), table.paper.as_ref().map(At::span)];
            let message = format!(
                "nothing fits on paper of {} × {} with margins of {}",
                options.paper.width, options.paper.height, options.margin
            );
            let span = place.into_iter().flatten().next().unwrap_or(0..0);
            self.fault(span, message, Some("use larger paper or a smaller margin".to_owned()));
        }
        let lang = table.lang.as_deref().map_or(Lang::En, |lang| lang.0);
        (options, lang, gap)
    }
}
