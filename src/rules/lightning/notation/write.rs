//! Canonical text of positions, and the empty form.

use std::fmt::Write as _;

use crate::game::Lang;
use crate::rules::legend::comment;
use crate::rules::lexicon::Term;
use crate::rules::lightning::{Bits, Camp, Counts, FormNote, Kit, ModelName, Setup, Side};
use crate::rules::read::Square;
use crate::rules::{Entry, Phrase};
use crate::text::Message;

/// Returns the entries and the camps of a setup. Open squares are `??`.
pub(crate) fn write(kit: &Kit, setup: &Setup) -> (Vec<Entry>, Phrase) {
    let letter = |side: Side| kit.letter(side);
    let entries = [
        setup.to_move.map(|side| Entry::new(Term::ToMove, letter(side))),
        setup.reserve.map(|held| Entry::new(Term::Reserve, reserve(kit, &held))),
        setup.first.map(|side| Entry::new(Term::First, letter(side))),
        setup.last.map(|last| Entry::new(Term::Last, last.written(kit))),
    ];
    let mut board = Phrase::default();
    for (side, open) in Side::BOTH.into_iter().zip(setup.open) {
        board.push(diagram(kit, side, setup.camp(side), open));
    }
    for (side, square, face) in &setup.outside {
        board.push(format!("{}:{square} {}\n", letter(*side), kit.written(*face)));
    }
    (entries.into_iter().flatten().collect(), board)
}

/// Notation of a reserve.
pub(crate) fn reserve(kit: &Kit, held: &Counts) -> Phrase {
    let there = kit.models().iter().zip(held).filter(|(_, count)| **count > 0);
    let words: Vec<Phrase> = there.map(|(model, count)| format!("{}{count}", model.letter).into()).collect();
    if words.is_empty() { Term::Nothing.into() } else { Phrase::joined(words, " ") }
}

fn diagram(kit: &Kit, side: Side, camp: &Camp, open: Bits) -> Phrase {
    let mut text = format!(" {}\n", kit.letter(side));
    for row in (0..kit.rows()).rev() {
        let _ = write!(text, "{:>2} ", row + 1);
        for column in 0..kit.columns() {
            let number = kit.number(Square { column, row });
            let piece = number.and_then(|square| camp.piece(kit, square));
            let bare = if number.is_some_and(|square| open.contains(square)) { "??" } else { ".." };
            let _ = write!(text, " {}", piece.map_or_else(|| bare.to_owned(), |face| kit.written(face)));
        }
        text.push('\n');
    }
    text.push_str("   ");
    for column in 0..kit.columns() {
        let _ = write!(text, " {} ", char::from(b'a' + column));
    }
    text.truncate(text.trim_end().len());
    Phrase::from(Term::Camp).with(text).with("\n")
}

/// Returns an empty form with a legend.
pub(crate) fn blank(kit: &Kit, lang: Lang) -> String {
    let mut text: String =
        [FormNote::PutPieces, FormNote::OrTheirLines, FormNote::OrListThem, FormNote::LeaveUnknown]
            .map(|message| comment(lang, message))
            .concat();
    text += "#\n";
    for (number, model) in (0u8..).zip(kit.models()) {
        let (name, count) = (ModelName(model.name.clone()), u32::from(model.count));
        let faces = kit.rotations(number).to_vec();
        let about = Message::from(FormNote::ModelOnForm { name, count, faces });
        let _ = writeln!(text, "# {}  {}", model.letter, about.sentence(lang));
    }
    text.push('\n');
    for key in [Term::First, Term::ToMove, Term::Reserve, Term::Last] {
        let _ = writeln!(text, "{}: ?", key.written(lang));
    }
    text.push('\n');
    for side in Side::BOTH {
        text += &diagram(kit, side, &Camp::default(), Bits::NONE).written(lang);
        text.push('\n');
    }
    text
}
