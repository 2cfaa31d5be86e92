//! Words that a seam cuts, noted where the spec says them.

use std::collections::BTreeMap;

use super::first;
use super::words::{SheetFinding, SheetHint};
use crate::draw;
use crate::sheet::Sheet;
use crate::spec::{Draft, Resolved};
use crate::text::Finding;

/// Notes the words on boards that no sheet has all of.
pub(super) fn note_cut_words(draft: &mut Draft, sheets: &[Sheet]) {
    let Resolved { game, look, .. } = &draft.resolved;
    let cut = draw::cut_by_seams(game, sheets, *look).unwrap_or_default();
    let mut places: BTreeMap<(usize, usize), Vec<String>> = BTreeMap::new();
    for (board, texts) in cut {
        let Some(spans) = draft.spans.boards.get(board) else { continue };
        for text in texts {
            let span = spans.saying(&text);
            places.entry((span.start, span.end)).or_default().push(text);
        }
    }
    for ((start, end), texts) in places {
        let (texts, more) = first(texts);
        let note = Finding::new(SheetFinding::CutBySeam { texts, more }).at(start..end);
        draft.note(note.hint(SheetHint::OtherSizeOrLargerPaper));
    }
}
