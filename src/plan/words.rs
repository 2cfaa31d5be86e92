//! Notes on the sheets of a game.

use crate::game::{ByLang, Lang, Mm};
use crate::text::Action;
use crate::text::message::messages;
use crate::text::sentence::{counted_en, counted_fr};

messages! {
    /// A note on the sheets of a game.
    SheetNote {
        BacksNotPrinted { print: Action = Action::PrintBacks }
            for reader
            en ("the backs of its pieces are not printed: {}", print.sentence(reader))
            fr ("le dos des pièces n’est pas imprimé : {}", print.sentence(reader));
        UnlikePiecesTouch { apart: Action = Action::LeaveGaps }
            for reader
            en (
                "pieces with unlike edges touch, and a cut beside the line shows the neighbour: {}",
                apart.sentence(reader)
            )
            fr (
                "des pièces aux bords différents se touchent, et une coupe à côté du trait montre la voisine : {}",
                apart.sentence(reader)
            );
        /// Squares of this side in millimetres would save sheets.
        SmallerSquares { side: Mm = Mm::new(19), sheets: usize = 5, instead_of: usize = 7 }
            for reader
            en (
                "squares of {side} would take {} instead of {instead_of}: {}",
                counted_en(*sheets, "sheet"),
                Action::BoardSquare { side: *side }.sentence(reader)
            )
            fr (
                "des cases de {} tiendraient sur {} au lieu de {instead_of} : {}",
                side.to_string().replace('.', ","),
                counted_fr(*sheets, "feuille"),
                Action::BoardSquare { side: *side }.sentence(reader)
            );
        /// `more` texts are not named.
        NoRoomOnFrame { board: ByLang<String> = ByLang::same("board".to_owned()), texts: Vec<String> = vec!["EVEN".to_owned()], more: usize = 2 }
            en (
                "{}: not printed, as its frame has no room: {}; make the frame wider",
                board.get(Lang::En),
                listed(texts, *more, Lang::En)
            )
            fr (
                "{} : non imprimé, faute de place sur le cadre : {} ; élargissez le cadre",
                board.get(Lang::Fr),
                listed(texts, *more, Lang::Fr)
            );
        /// Texts, each with the name of its piece.
        MarkersCover { texts: Vec<(String, String)> = vec![("SOUTH".to_owned(), "wall".to_owned())], more: usize = 2 }
            for reader
            en (
                "photo markers cover {}: change `at` there, or {}",
                pieces(texts, *more, Lang::En),
                Action::PrintWithoutMarkers.sentence(reader)
            )
            fr (
                "des marqueurs photo cachent {} : changez `at`, ou {}",
                pieces(texts, *more, Lang::Fr),
                Action::PrintWithoutMarkers.sentence(reader)
            );
    }
}

/// `` `EVEN`, `ODD` and 2 more ``
fn listed(texts: &[String], more: usize, lang: Lang) -> String {
    let named = texts.iter().map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ");
    named + &if more == 0 { String::new() } else { (lang.words().and_more)(more) }
}

/// `` `SOUTH` (wall) ``
fn pieces(texts: &[(String, String)], more: usize, lang: Lang) -> String {
    let named =
        texts.iter().map(|(text, piece)| format!("`{text}` ({piece})")).collect::<Vec<_>>().join(", ");
    named + &if more == 0 { String::new() } else { (lang.words().and_more)(more) }
}
