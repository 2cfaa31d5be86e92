//! The empty form.

#[cfg(test)]
use super::samples;
use super::{en, fr};
use crate::text::message::messages;
use crate::text::sentence::{counted_en, counted_fr};

messages! {
    /// What the empty form says.
    FormNote {
        PutPieces
            en "Put the letter of a piece on its square; an empty square is `.`, and `?` means not known."
            fr "Une pièce s’écrit, à sa place, par sa lettre ; une case vide, par `.` ; `?` veut dire « inconnu ».";
        OrListThem { letter: char = 'K' }
            en "Or leave the rows out and list the pieces by letter, like this: {letter}: a1 a2"
            fr "Ou effacez les lignes et donnez la liste des pièces, lettre par lettre, ainsi : {letter}: a1 a2";
        PiecesOnForm { count: usize = 3, names: Vec<String> = samples::names() }
            en ("{} ({})", counted_en(*count, "piece"), en::any(names))
            fr ("{} ({})", counted_fr(*count, "pièce"), fr::any(names));
    }
}
