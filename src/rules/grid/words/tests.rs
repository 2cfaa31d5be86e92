//! Tests of the sentences.

use super::{DiagramFinding, DiagramHint};
use crate::game::Lang;
use crate::rules::Message;
use crate::rules::read::BoardName;

#[test]
fn boards_have_french_headings() {
    let boards = vec![BoardName::Board("cour".to_owned()), BoardName::Camp('A')];
    let hint = Message::from(DiagramHint::UseOneBoard { boards });
    assert_eq!(hint.sentence(Lang::En), "use one of these headings: `board cour`, `camp A`");
    assert_eq!(
        hint.sentence(Lang::Fr).replace('\u{a0}', " "),
        "employez l’un de ces titres : `plateau cour`, `camp A`"
    );
    let twice = Message::from(DiagramFinding::BoardTwice { board: BoardName::Only });
    assert_eq!(twice.sentence(Lang::Fr), "le plateau figure deux fois");
}
