//! The empty form, and positions in the words of a language.

use super::FormNote;
use super::board::GridReferee;
use super::diagram::GridDiagram;
use crate::game::Lang;
use crate::rules::legend::comment;
use crate::rules::lexicon::{self, Term};
use crate::text::Message;

/// Returns an empty form with a legend.
pub(crate) fn blank(referee: &GridReferee, lang: Lang) -> String {
    let letter = referee.pieces.keys().next().copied().unwrap_or_default();
    let mut text =
        comment(lang, FormNote::PutPieces) + &comment(lang, FormNote::OrListThem { letter }) + "#\n";
    for (letter, kind) in &referee.pieces {
        let (count, names) = (kind.count, kind.names.clone());
        let about = Message::from(FormNote::PiecesOnForm { count, names });
        text += &format!("# {letter}  {}\n", about.sentence(lang));
    }
    let boards = (0..referee.boards.len()).collect();
    let empty = referee.written(&GridDiagram { boards, ..GridDiagram::default() });
    text + "\n" + &position_in(lang, &empty)
}

/// A canonical position in the words of a language. The player to move stays as typed, whatever its name.
pub(crate) fn position_in(lang: Lang, text: &str) -> String {
    let key = format!("{}: ", Term::ToMove.name());
    let line = |line: &str| match line.strip_prefix(&key) {
        Some(player) => format!("{}: {player}\n", Term::ToMove.written(lang)),
        None => lexicon::position_in(lang, line),
    };
    text.lines().map(line).collect()
}
