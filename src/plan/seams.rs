//! Words that seams spare, and those that one cuts, noted where the spec says them.

use std::collections::BTreeMap;

use super::first;
use super::words::{SheetFinding, SheetHint};
use crate::draw;
use crate::game::Board;
use crate::sheet::{Sheet, room};
use crate::spec::{Draft, Resolved};
use crate::text::Finding;

/// Tells the layout where the words of boards are that do not fit a page.
pub(super) fn spare_words(draft: &mut Draft) {
    let Resolved { game, options, look } = &mut draft.resolved;
    let room = room(options);
    for number in 0..game.boards.len() {
        let is_whole = |board: &Board| board.size().fits_in(room) || board.size().turned().fits_in(room);
        if options.parts.board && !game.boards.get(number).is_none_or(is_whole) {
            let words = draw::text_areas(game, number, *look).unwrap_or_default();
            game.boards.iter_mut().skip(number).take(1).for_each(|board| board.words.clone_from(&words));
        }
    }
}

/// Notes the words on boards that seams cut.
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
