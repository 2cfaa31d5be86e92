//! Tests of the sentences.

use super::{BoardName, Key, PieceNoun, ReadFinding, ReadHint};
use crate::game::Lang;
use crate::rules::Message;
use crate::rules::lexicon::Term;

const KEYS: &[Key] = &[Key::plain(Term::ToMove), Key::of_player(Term::Hand, "AB")];

#[test]
fn words_agree() {
    let french = |message: Message| message.sentence(Lang::Fr).replace('\u{a0}', " ");
    let inner = || Box::new(ReadFinding::NoPiece { typed: "Q".to_owned() }.into());
    let repeated = |more| french(ReadHint::Repeated { message: inner(), more }.into());
    assert_eq!(repeated(1), "`Q` n’est pas une pièce (et encore une fois plus bas)");
    assert_eq!(repeated(4), "`Q` n’est pas une pièce (et encore 4 fois plus bas)");
    let rows = |board, rows, found| french(ReadFinding::RowCount { board, rows, found }.into());
    assert_eq!(rows(BoardName::Tray, 5, 1), "le plateau a 5 lignes, mais il n’y en a qu’une ici");
    assert_eq!(rows(BoardName::Only, 1, 2), "le plateau a 1 ligne, mais il y en a 2 ici");
    assert_eq!(rows(BoardName::Camp('B'), 17, 3), "le camp B a 17 lignes, mais il y en a 3 ici");
    let row = |columns, found| french(ReadFinding::RowLength { columns, found }.into());
    assert_eq!(row(5, 0), "une ligne compte 5 cases, mais il n’y en a aucune ici");
    let every =
        |length| french(ReadFinding::EveryRowLength { length, board: BoardName::Only, columns: 5 }.into());
    assert_eq!(every(0), "aucune ligne n’a de case, mais le plateau a 5 colonnes");
    assert_eq!(every(1), "chaque ligne compte 1 case, mais le plateau a 5 colonnes");
    let board = BoardName::Board("cour".to_owned());
    assert_eq!(
        french(ReadFinding::RowMissing { row: 2, board }.into()),
        "il manque la ligne 2 du plateau cour"
    );
    let twice = |piece| french(ReadFinding::PieceTwice { piece, square: "c3".to_owned() }.into());
    assert_eq!(twice(PieceNoun::Ball), "il y a déjà une bille en c3");
    assert_eq!(twice(PieceNoun::Token), "il y a déjà un jeton en c3");
    assert_eq!(
        french(ReadHint::UseOneKey { keys: KEYS.to_vec() }.into()),
        "employez l’une de ces clés : `trait:`, `main A:`"
    );
}
