//! Sentences of all messages.

use super::{BoardName, Key, PieceNoun, ReadFinding, ReadHint};
use crate::game::Lang;
use crate::rules::lexicon::{Term, tests::assert_typable};
use crate::rules::{Argument, Message};

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
        Argument::Text(text) | Argument::Name(text) => {
            translated.contains(&name) || sentence.contains(text.as_str())
        }
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

const KEYS: &[Key] = &[Key::plain(Term::ToMove), Key::of_player(Term::Hand, "AB")];

#[test]
fn words_agree() {
    let french = |message: Message| message.sentence(Lang::Fr).replace('\u{a0}', " ");
    let inner = || Box::new(ReadFinding::NoPiece { typed: "Q".to_owned() }.into());
    let repeated = |more| french(ReadHint::Repeated { message: inner(), more }.into());
    assert_eq!(repeated(1), "`Q` n’est pas une pièce (et encore une fois plus bas)");
    assert_eq!(repeated(4), "`Q` n’est pas une pièce (et encore 4 fois plus bas)");
    let rows = |board, rows, found| french(ReadFinding::RowCount { board, rows, found }.into());
    assert_eq!(rows(BoardName::Tray, 5, 1), "le plateau a 5 lignes, et il n’y en a qu’une ici");
    assert_eq!(rows(BoardName::Only, 1, 2), "le plateau a 1 ligne, et il y en a 2 ici");
    assert_eq!(rows(BoardName::Camp('B'), 17, 3), "le camp B a 17 lignes, et il y en a 3 ici");
    let row = |columns, found| french(ReadFinding::RowLength { columns, found }.into());
    assert_eq!(row(5, 0), "une ligne compte 5 cases, et il n’y en a aucune ici");
    let every =
        |length| french(ReadFinding::EveryRowLength { length, board: BoardName::Only, columns: 5 }.into());
    assert_eq!(every(0), "aucune ligne n’a de case, et le plateau a 5 colonnes");
    assert_eq!(every(1), "chaque ligne compte 1 case, et le plateau a 5 colonnes");
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
