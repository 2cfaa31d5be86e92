//! Sentences of all messages.

use super::GridMessage;
use crate::game::Lang;
use crate::rules::Message;
use crate::rules::read::BoardName;
use crate::rules::read::words::tests::{chain, check_sentences};
use crate::text::sentence::tests::agreement::assert_counts_agree;

/// The sample after this one; the match is exhaustive.
fn after(message: &GridMessage) -> Option<GridMessage> {
    use GridMessage as M;
    let text = |text: &str| text.to_owned();
    let names = || vec![text("king"), text("black king")];
    let board = || BoardName::Board(text("main"));
    Some(match message {
        M::NoRules => M::CheckSaysMore,
        M::CheckSaysMore => M::GameWithoutBoard,
        M::GameWithoutBoard => M::PositionNeedsBoard,
        M::PositionNeedsBoard => M::UnfitLetter { letter: '.', piece: text("king") },
        M::UnfitLetter { .. } => M::UseALetter,
        M::UseALetter => M::GameWithoutLetters,
        M::GameWithoutLetters => M::AddLetters,
        M::AddLetters => M::NoDiagram,
        M::NoDiagram => M::HowToWriteDiagrams,
        M::HowToWriteDiagrams => M::NoBoard { typed: text("camp Z") },
        M::NoBoard { .. } => M::MeantBoard { board: board() },
        M::MeantBoard { .. } => M::UseOneBoard { boards: vec![board(), BoardName::Camp('A')] },
        M::UseOneBoard { .. } => M::BoardTwice { board: board() },
        M::BoardTwice { .. } => M::KeepRightBoard,
        M::KeepRightBoard => M::WhichBoard,
        M::WhichBoard => M::HeadItsRows { boards: vec![board(), BoardName::Camp('A')] },
        M::HeadItsRows { .. } => M::MeantLetter { letter: 'K', names: names() },
        M::MeantLetter { .. } => M::MeantPiece { names: names() },
        M::MeantPiece { .. } => M::PiecesAre { pieces: vec![('K', names()), ('M', vec![text("man")])] },
        M::PiecesAre { .. } => M::SquareWithoutPiece { typed: text("b1") },
        M::SquareWithoutPiece { .. } => M::HowToListPieces,
        M::HowToListPieces => M::WriteTheBoard { example: text("B:a1") },
        M::WriteTheBoard { .. } => M::SquaresAre { last: text("h8") },
        M::SquaresAre { .. } => M::NoPoint { square: text("c3"), letter: 'K' },
        M::NoPoint { .. } => M::TooManyPieces { found: 5, letter: 'K', names: names(), count: 3 },
        M::TooManyPieces { .. } => M::PutPieces,
        M::PutPieces => M::OrListThem { letter: 'K' },
        M::OrListThem { .. } => M::PiecesOnForm { count: 3, names: names() },
        M::PiecesOnForm { .. } => M::RuleCount,
        M::RuleCount => M::RulePoints,
        M::RulePoints => return None,
    })
}

#[test]
fn every_message_has_its_sentences() {
    let all = chain(GridMessage::NoRules, after);
    check_sentences(all.into_iter().map(Message::from), &["board", "boards"]);
}

#[test]
fn counts_agree() {
    let names = || vec!["king".to_owned()];
    assert_counts_agree(
        &chain(GridMessage::NoRules, after).into_iter().map(Message::from).collect::<Vec<_>>(),
        &[
            &|n| GridMessage::TooManyPieces { found: n, letter: 'K', names: names(), count: 1 }.into(),
            &|n| GridMessage::TooManyPieces { found: 5, letter: 'K', names: names(), count: n }.into(),
            &|n| GridMessage::PiecesOnForm { count: n, names: names() }.into(),
        ],
        &[],
    );
}

#[test]
fn boards_have_french_headings() {
    let boards = vec![BoardName::Board("cour".to_owned()), BoardName::Camp('A')];
    let hint = Message::from(GridMessage::UseOneBoard { boards });
    assert_eq!(hint.sentence(Lang::En), "use one of these headings: `board cour`, `camp A`");
    assert_eq!(hint.sentence(Lang::Fr), "employez l’un de ces titres : `plateau cour`, `camp A`");
    let twice = Message::from(GridMessage::BoardTwice { board: BoardName::Only });
    assert_eq!(twice.sentence(Lang::Fr), "le plateau figure deux fois");
}
