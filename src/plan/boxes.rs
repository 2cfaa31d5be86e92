//! Boxes whose nets do not fit on the paper.

use super::words::{SheetFinding, SheetHint};
use crate::game::{Mm, Size};
use crate::sheet::{frame, paper_that_holds};
use crate::spec::Draft;
use crate::text::Finding;

/// Checks the boxes that are printed.
pub(super) fn check(draft: &mut Draft) {
    let options = draft.resolved.options.clone();
    if !options.parts.boxes {
        return;
    }
    let mut faults = Vec::new();
    for (tuck_box, span) in draft.resolved.game.boxes.iter().zip(&draft.spans.boxes) {
        let net = tuck_box.net().size;
        let net = Size::new(Mm::nearest(net.width), Mm::nearest(net.height));
        if paper_that_holds(net, &options).is_none() {
            let is_wide = net.width > net.height;
            let paper = options.paper;
            let paper = if is_wide == (paper.width > paper.height) { paper } else { paper.turned() };
            let room = frame(paper, &options).size;
            let fault = SheetFinding::BoxTooLarge { width: net.width, height: net.height };
            let hint = SheetHint::SheetHolds { width: room.width, height: room.height };
            faults.push(Finding::new(fault).at(span.clone()).hint(hint));
        }
    }
    faults.into_iter().for_each(|fault| draft.fault(fault));
}
