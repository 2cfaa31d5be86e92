//! Words that seams spare, and those that one cuts, noted where the spec says them.

use std::collections::BTreeMap;

use super::first;
use super::words::{SheetFinding, SheetHint};
use crate::draw::{self, BoardTexts};
use crate::game::Board;
use crate::sheet::{Sheet, room};
use crate::spec::{Draft, Resolved};
use crate::text::Finding;

/// Tells the layout where the words of boards are that do not fit a page, and returns them by board.
pub(super) fn spare_words(draft: &mut Draft) -> BTreeMap<usize, BoardTexts> {
    let mut all = BTreeMap::new();
    let Resolved { game, options, look } = &mut draft.resolved;
    let room = room(options);
    for number in 0..game.boards.len() {
        let is_whole = |board: &Board| board.size().fits_in(room) || board.size().turned().fits_in(room);
        if options.parts.board && !game.boards.get(number).is_none_or(is_whole) {
            let texts = draw::board_texts(game, number, *look).unwrap_or_default();
            let board = game.boards.get_mut(number);
            board.into_iter().for_each(|board| board.words = draw::text_areas(&texts));
            all.insert(number, texts);
        }
    }
    all
}

/// Notes those words on boards that seams cut.
pub(super) fn note_cut_words(draft: &mut Draft, words: &BTreeMap<usize, BoardTexts>, sheets: &[Sheet]) {
    let cut = draw::cut_by_seams(words, sheets);
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
