//! Sentences of all messages.

use super::{BoardName, GapSign, Key, PieceNoun, ReadMessage, TextKind};
use crate::game::Lang;
use crate::rules::lexicon::{Term, tests::assert_typable};
use crate::rules::{Argument, Message};
use crate::text::message::Say as _;
use crate::text::sentence::tests::agreement::assert_counts_agree;

/// Asserts that each message has a proper sentence in every language, with all its arguments. `translated` are the
/// names of arguments that are words of a language.
pub(in crate::rules) fn check_sentences(messages: impl IntoIterator<Item = Message>, translated: &[&str]) {
    for message in messages {
        let [english, french] =
            [Lang::En, Lang::Fr].map(|lang| message.sentence(lang).replace('\u{a0}', " "));
        assert_ne!(english, french);
        for sentence in [&english, &french] {
            assert!(!sentence.is_empty() && sentence.trim() == sentence, "{sentence:?} of {message:?}");
            assert!(!sentence.contains(['{', '}']) && !sentence.contains("  "), "{sentence}");
            for (name, argument) in message.arguments() {
                assert!(says(sentence, name, &argument, translated), "{name}: {argument:?} in: {sentence}");
            }
        }
        assert_typable(&english, &french);
        for part in french.split('`').step_by(2) {
            assert!(!part.contains('\''), "{french}");
            for sign in [" ;", " ?", " !"] {
                let bare = part.matches(sign.trim()).count();
                assert_eq!(part.matches(sign).count(), bare, "{french}");
            }
        }
    }
}

fn says(sentence: &str, name: &str, argument: &Argument, translated: &[&str]) -> bool {
    match argument {
        Argument::Number(number) => *number < 2 || sentence.contains(&number.to_string()),
        Argument::Text(text) => translated.contains(&name) || sentence.contains(text.as_str()),
        Argument::List(list) => list.iter().all(|one| says(sentence, name, one, translated)),
        Argument::Named(gaps) => gaps.iter().all(|(name, one)| says(sentence, name, one, translated)),
    }
}

/// Follows a chain of samples from the first to the last.
pub(in crate::rules) fn chain<M>(first: M, after: impl Fn(&M) -> Option<M>) -> Vec<M> {
    let mut samples = vec![first];
    while let Some(next) = samples.last().and_then(&after) {
        samples.push(next);
    }
    samples
}

/// The sample after this one; the match is exhaustive.
fn after(message: &ReadMessage) -> Option<ReadMessage> {
    use ReadMessage as M;
    let typed = || "zz".to_owned();
    let square = || "A:c5".to_owned();
    let board = || BoardName::Camp('A');
    Some(match message {
        M::Repeated { .. } => M::Range { typed: typed() },
        M::Range { .. } => M::NameEachSquare,
        M::NameEachSquare => M::NoSquare { typed: typed() },
        M::NoSquare { .. } => M::NoPiece { typed: typed() },
        M::NoPiece { .. } => M::TooLong { bytes: 2_000_000 },
        M::TooLong { .. } => M::UnknownKey { typed: typed() },
        M::UnknownKey { .. } => M::MeantKey { name: "trait".to_owned() },
        M::MeantKey { .. } => M::UseOneKey { keys: KEYS.to_vec() },
        M::UseOneKey { .. } => M::KeyTwice { typed: typed() },
        M::KeyTwice { .. } => M::KeepRightLine,
        M::KeepRightLine => M::WhoseTurn,
        M::WhoseTurn => M::NothingTyped,
        M::NothingTyped => M::EmptyFile,
        M::EmptyFile => M::EmptyInput,
        M::EmptyInput => M::UselessFile,
        M::UselessFile => M::UselessInput,
        M::UselessInput => M::NameAnotherFile,
        M::NameAnotherFile => M::FillInAForm { game: "quits".to_owned() },
        M::FillInAForm { .. } => M::PositionNotRecord,
        M::PositionNotRecord => M::PositionIsForCheck,
        M::PositionIsForCheck => M::TurnNotPosition,
        M::TurnNotPosition => M::RecordIsForReplay,
        M::RecordIsForReplay => M::SpecOfAGame { expected: TextKind::Position },
        M::SpecOfAGame { .. } => M::NameTheSpec { expected: TextKind::Record },
        M::NameTheSpec { .. } => M::NotTheColumns,
        M::NotTheColumns => M::ColumnsAre { names: "a b c".to_owned() },
        M::ColumnsAre { .. } => M::RowTwice { row: 3, board: board() },
        M::RowTwice { .. } => M::RowMissing { row: 3, board: board() },
        M::RowMissing { .. } => M::RowCount { board: board(), rows: 17, found: 12 },
        M::RowCount { .. } => M::LeaveOutOrTypeAll { rows: 17 },
        M::LeaveOutOrTypeAll { .. } => M::TopRowFirstAndEmpty { rows: 5, empty: ".." },
        M::TopRowFirstAndEmpty { .. } => M::NoSuchRow { board: board(), label: "7".to_owned() },
        M::NoSuchRow { .. } => M::TopRowFirst,
        M::TopRowFirst => M::UpsideDown { board: board() },
        M::UpsideDown { .. } => M::BeginWithRow { rows: 5 },
        M::BeginWithRow { .. } => M::NotNumberedDown { board: board(), rows: 5 },
        M::NotNumberedDown { .. } => M::TopRowFirstOrNoNumbers,
        M::TopRowFirstOrNoNumbers => M::WrongLabel { row: 4, label: "7".to_owned() },
        M::WrongLabel { .. } => M::NumberMissing,
        M::NumberMissing => M::NumberAllRows,
        M::NumberAllRows => M::GapForSquare { sign: GapSign::Tab },
        M::GapForSquare { .. } => M::EmptySquareIs { empty: ".." },
        M::EmptySquareIs { .. } => M::EveryRowLength { length: 4, board: board(), columns: 5 },
        M::EveryRowLength { .. } => M::RowLength { columns: 5, found: 4 },
        M::RowLength { .. } => M::MeantForEmpty { empty: ".." },
        M::MeantForEmpty { .. } => M::PieceTwice { piece: PieceNoun::Ball, square: square() },
        M::PieceTwice { .. } => M::SaidEmpty { square: square() },
        M::SaidEmpty { .. } => M::SaidUnknown { square: square() },
        M::SaidUnknown { .. } => M::KeepRightStatement,
        M::KeepRightStatement => return None,
    })
}

const KEYS: &[Key] = &[Key::plain(Term::ToMove), Key::of_player(Term::Hand, "AB")];

#[test]
fn every_message_has_its_sentences() {
    use ReadMessage as M;
    let inner = Box::new(M::NoPiece { typed: "Q".to_owned() }.into());
    let all = chain(M::Repeated { message: inner, more: 4 }, after);
    check_sentences(all.into_iter().map(Message::from), &["board", "expected", "sign", "keys", "piece"]);
}

#[test]
fn counts_agree() {
    use ReadMessage as M;
    let inner = || Box::new(M::NoPiece { typed: "Q".to_owned() }.into());
    let all = chain(M::Repeated { message: inner(), more: 4 }, after);
    let board = || BoardName::Tray;
    assert_counts_agree(
        &all.into_iter().map(Message::from).collect::<Vec<_>>(),
        &[
            &|n| M::Repeated { message: inner(), more: n }.into(),
            &|n| M::TooLong { bytes: n }.into(),
            &|n| M::RowCount { board: board(), rows: n, found: 3 }.into(),
            &|n| M::RowCount { board: board(), rows: 3, found: n }.into(),
            &|n| M::EveryRowLength { length: n, board: board(), columns: 3 }.into(),
            &|n| M::EveryRowLength { length: 3, board: board(), columns: n }.into(),
            &|n| M::RowLength { columns: n, found: 3 }.into(),
            &|n| M::RowLength { columns: 3, found: n }.into(),
        ],
        &[
            "RowTwice",
            "RowMissing",
            "LeaveOutOrTypeAll",
            "TopRowFirstAndEmpty",
            "BeginWithRow",
            "NotNumberedDown",
            "WrongLabel",
            "NumberMissing",
            "NumberAllRows",
        ],
    );
}

#[test]
fn words_agree() {
    use ReadMessage as M;
    let french = |message: ReadMessage| message.sentence(Lang::Fr);
    let inner = || Box::new(M::NoPiece { typed: "Q".to_owned() }.into());
    let repeated = |more| french(M::Repeated { message: inner(), more });
    assert_eq!(repeated(1), "`Q` n’est pas une pièce (et encore une fois plus bas)");
    assert_eq!(repeated(4), "`Q` n’est pas une pièce (et encore 4 fois plus bas)");
    let rows = |board, rows, found| french(M::RowCount { board, rows, found });
    assert_eq!(rows(BoardName::Tray, 5, 1), "le plateau a 5 lignes, et il n’y en a qu’une ici");
    assert_eq!(rows(BoardName::Only, 1, 2), "le plateau a 1 ligne, et il y en a 2 ici");
    assert_eq!(rows(BoardName::Camp('B'), 17, 3), "le camp B a 17 lignes, et il y en a 3 ici");
    let row = |columns, found| french(M::RowLength { columns, found });
    assert_eq!(row(5, 0), "une ligne compte 5 cases, et il n’y en a aucune ici");
    let every = |length| french(M::EveryRowLength { length, board: BoardName::Only, columns: 5 });
    assert_eq!(every(0), "aucune ligne n’a de case, et le plateau a 5 colonnes");
    assert_eq!(every(1), "chaque ligne compte 1 case, et le plateau a 5 colonnes");
    let board = BoardName::Board("cour".to_owned());
    assert_eq!(french(M::RowMissing { row: 2, board }), "il manque la ligne 2 du plateau cour");
    let twice = |piece| french(M::PieceTwice { piece, square: "c3".to_owned() });
    assert_eq!(twice(PieceNoun::Ball), "il y a déjà une bille en c3");
    assert_eq!(twice(PieceNoun::Token), "il y a déjà un jeton en c3");
    assert_eq!(
        french(M::UseOneKey { keys: KEYS.to_vec() }),
        "employez l’une de ces clés : `trait:`, `main A:`"
    );
}
