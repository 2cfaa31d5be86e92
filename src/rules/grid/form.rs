//! The empty form.

use super::FormNote;
use super::board::SquareTable;
use super::diagram::SquareSetup;
use crate::game::Lang;
use crate::rules::legend::comment;
use crate::text::Message;

impl SquareTable {
    /// Returns an empty form with a legend.
    pub fn form(&self, lang: Lang) -> String {
        let letter = self.pieces.keys().next().copied().unwrap_or_default();
        let mut text =
            comment(lang, FormNote::PutPieces) + &comment(lang, FormNote::OrListThem { letter }) + "#\n";
        for (letter, kind) in &self.pieces {
            let (count, names) = (kind.count, kind.names.clone());
            let about = Message::from(FormNote::PiecesOnForm { count, names });
            text += &format!("# {letter}  {}\n", about.sentence(lang));
        }
        let boards = (0..self.boards.len()).collect();
        let (_, empty) = self.write(&SquareSetup { boards, ..SquareSetup::default() });
        text + "\n" + &empty.written(lang)
    }
}
