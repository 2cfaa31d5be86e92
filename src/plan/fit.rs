//! The largest scale at which each board fits one page.

use super::gaps;
use super::words::{SheetFinding, SheetHint};
use crate::game::{Fit, Scale};
use crate::sheet::{fits_undivided, papers};
use crate::spec::{self, Draft, Files, Overrides, Resolved, limits};
use crate::text::{Finding, Source};

/// Draws up a spec anew at the scale at which its boards fill their pages, if that is wanted.
pub(super) fn settle(draft: &mut Draft, source: &Source, overrides: &Overrides, files: &dyn Files) {
    let Resolved { game, options, .. } = &draft.resolved;
    let is_wanted = draft.fit == Some(Fit::Page) && options.parts.board && !game.boards.is_empty();
    if !is_wanted || !draft.faulty().is_empty() {
        return;
    }
    let (least, most) = limits::SCALE;
    let most = if draft.scale_is_chosen { options.scale } else { most };
    let at =
        |scale: Scale| spec::draft(source, &Overrides { scale: Some(scale), ..overrides.clone() }, files);
    let fits = |scale: Scale| fits(&at(scale));
    let found = largest((least, most), fits);
    *draft = at(found.unwrap_or(least));
    if found.is_none() {
        let fault = Finding::new(SheetFinding::BoardsFitNoPage { scale: least });
        draft.fault(fault.at(draft.spans.paper.clone()).hint(SheetHint::LargerPaperOrParts));
    }
}

/// The number of sheets of paper at full size, if a game that fits its pages takes more.
pub(super) fn sheets_saved(
    draft: &Draft,
    taken: usize,
    source: &Source,
    overrides: &Overrides,
    files: &dyn Files,
) -> Option<usize> {
    if draft.fit != Some(Fit::Page) || draft.resolved.options.scale <= Scale::FULL {
        return None;
    }
    let full = Overrides { scale: Some(Scale::FULL), ..overrides.clone() };
    let sheets = gaps::settle(&mut spec::draft(source, &full, files)).sheets.ok()?;
    Some(papers(&sheets)).filter(|&at_full| at_full < taken)
}

/// Whether each board of a draft has a page without seams, and all pieces fit.
fn fits(draft: &Draft) -> bool {
    let Resolved { game, options, .. } = &draft.resolved;
    draft.faulty().is_empty() && fits_undivided(game, options)
}

/// The largest scale within bounds that fits. Whatever fits does so at smaller scales as well.
fn largest((least, most): (Scale, Scale), fits: impl Fn(Scale) -> bool) -> Option<Scale> {
    if fits(most) {
        return Some(most);
    }
    let (mut fitting, mut beyond) = (fits(least).then_some(least)?.thousandths(), most.thousandths());
    while beyond - fitting > 1 {
        let middle = fitting + (beyond - fitting) / 2;
        match fits(Scale::from_thousandths(middle)) {
            true => fitting = middle,
            false => beyond = middle,
        }
    }
    Some(Scale::from_thousandths(fitting))
}
