//! Canonical text of positions, and the empty form.

use std::fmt::Write;

use crate::game::Lang;
use crate::rules::legend::comment;
use crate::rules::lexicon::Term;
use crate::rules::lightning::{Bits, Camp, Counts, FormNote, Kit, ModelName, Setup, Side};
use crate::rules::read::Square;
use crate::text::Message;

/// Returns the canonical text of a setup.
pub(crate) fn text(kit: &Kit, setup: &Setup) -> String {
    let mut others = Vec::new();
    if let Some(first) = setup.first {
        others.push(("first", kit.letter(first).to_string()));
    }
    if let Some(last) = setup.last {
        others.push(("last", last.written(kit)));
    }
    let mut text = write(kit, &setup.camps, &setup.open, setup.reserve.as_ref(), setup.to_move, &others);
    for (side, square, face) in &setup.outside {
        text += &format!("{}:{square} {}\n", kit.letter(*side), kit.written(*face));
    }
    text
}

/// Returns the canonical text of these camps. Squares in `open` are `??`; `others` are further entries.
pub(crate) fn write(
    kit: &Kit,
    camps: &[Camp; 2],
    open: &[Bits; 2],
    held: Option<&Counts>,
    to_move: Option<Side>,
    others: &[(&str, String)],
) -> String {
    let mut text = String::new();
    let mut key = |name: &str, value: &str| text += &format!("{name}: {value}\n");
    if let Some(side) = to_move {
        key("to move", &kit.letter(side).to_string());
    }
    if let Some(held) = held {
        key("reserve", &reserve(kit, held));
    }
    for (name, value) in others {
        key(name, value);
    }
    for ((side, camp), open) in Side::BOTH.into_iter().zip(camps).zip(open) {
        text += &diagram(kit, side, camp, *open);
    }
    text
}

/// Notation of a reserve.
pub(crate) fn reserve(kit: &Kit, held: &Counts) -> String {
    let there = kit.models().iter().zip(held).filter(|(_, count)| **count > 0);
    let words: Vec<_> = there.map(|(model, count)| format!("{}{count}", model.letter)).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

fn diagram(kit: &Kit, side: Side, camp: &Camp, open: Bits) -> String {
    let mut text = format!("{} {}\n", Term::Camp.name(), kit.letter(side));
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
    text.push('\n');
    text
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
    // Every language heads a camp in the same way.
    for side in Side::BOTH {
        text += &diagram(kit, side, &Camp::default(), Bits::NONE);
        text.push('\n');
    }
    text
}
