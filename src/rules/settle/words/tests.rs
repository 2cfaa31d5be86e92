//! Tests of the sentences.

use super::samples::{candidates, filling, placed, sign, squares, why};
use super::{OpenFinding, OpenHint, Proof, Reason};
use crate::game::Lang;
use crate::rules::{Message, Phrase, Term};

/// The sentence, with plain blanks.
fn said(message: impl Into<Message>, lang: Lang) -> String {
    message.into().sentence(lang).replace('\u{a0}', " ")
}

#[test]
fn squares_are_listed() {
    let both = |count| {
        let message = OpenFinding::NotKnown { squares: squares(count) };
        (said(message.clone(), Lang::En), said(message, Lang::Fr))
    };
    let pair = |one: &str, other: &str| (one.to_owned(), other.to_owned());
    assert_eq!(both(1), pair("what lies on h1 is not known", "on ne sait pas ce qu’il y a sur la case h1"));
    assert_eq!(
        both(3),
        pair(
            "what lies on h1, h2 and h3 is not known",
            "on ne sait pas ce qu’il y a sur les cases h1, h2 et h3"
        )
    );
    let (english, french) = both(13);
    assert!(english.contains("h12 and h13 is") && french.ends_with("h12 et h13"), "{english} {french}");
    let (english, french) = both(14);
    assert!(
        english.contains("h12 and 2 more squares is") && french.ends_with("h12 et 2 autres"),
        "{english} {french}"
    );
}

#[test]
fn deductions_are_sentences() {
    let deduced = |piece, hinted, proof| {
        let message = OpenHint::Deduced { placed: placed("a3", piece), hinted, proof };
        (said(message.clone(), Lang::En), said(message, Lang::Fr))
    };
    let (english, french) = deduced(Some(sign("L")), true, Proof::BoxAndBoard);
    assert_eq!(english, "a3 was not clear; of what it looked like, box and board allow only L");
    assert_eq!(
        french,
        "la case a3 était incertaine ; de ce qu’on croyait y voir, la boîte et le plateau ne permettent que L"
    );
    let (english, french) = deduced(None, false, Proof::BoxBoardAndRules);
    assert_eq!(english, "a3 was not clear; box, board and rules leave only an empty square");
    assert_eq!(
        french,
        "la case a3 était incertaine ; la boîte, le plateau et les règles ne permettent qu’une case vide"
    );
    let left = OpenFinding::SeveralLeft { candidates: candidates(), together: vec![filling()] };
    assert_eq!(
        said(left.clone(), Lang::En),
        "what lies on a3, b4 and c5 is not clear: a3 may be Y2, empty or X0; b4 may be I1; c5 may be anything; \
         together they may only be a3 Y2, b4 empty"
    );
    assert_eq!(
        said(left, Lang::Fr),
        "on ne sait pas exactement ce qu’il y a sur les cases a3, b4 et c5 : pour a3, Y2, vide ou X0 ; pour b4, I1 ; \
         pour c5, tout est possible ; ensemble, n’est possible que a3 Y2, b4 vide"
    );
}

#[test]
fn counts_agree() {
    let reason = |others| Reason { fillings: vec![filling()], others, why: why() };
    let fits =
        |others, more| OpenFinding::NothingFits { squares: squares(1), reasons: vec![reason(others)], more };
    let both = |others, more| [Lang::En, Lang::Fr].map(|lang| said(fits(others, more), lang));
    let [english, french] = both(1, 1);
    assert_eq!(
        english,
        "whatever lies on h1, the position is illegal: with Y2 on a3 and b4 empty, or with 1 other possibility, `Q` is not \
         a piece; and 1 more reason rules out all the rest"
    );
    assert_eq!(
        french,
        "quoi qu’il y ait sur la case h1, la position est illégale : avec Y2 en a3 et b4 vide, ou avec une autre possibilité, \
         `Q` n’est pas une pièce ; et une autre raison exclut tout le reste"
    );
    let [english, french] = both(2, 2);
    assert!(
        english.contains("or with 2 other possibilities, ")
            && english.ends_with("and 2 more reasons rule out all the rest")
    );
    assert!(
        french.contains("2 autres possibilités, ")
            && french.ends_with("et 2 autres raisons excluent tout le reste")
    );
}

#[test]
fn pieces_have_the_notation_of_the_language() {
    let piece = Phrase::letter(Term::Light);
    let hint = OpenHint::WriteCandidates { square: "c3".to_owned(), piece };
    assert!(said(hint.clone(), Lang::En).contains("like `may c3: L .`; or delete"));
    assert!(said(hint, Lang::Fr).contains("comme `peut c3: C .` ; ou supprimez"));
}
