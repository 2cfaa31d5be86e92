//! Sentences of all messages.

use super::{Candidate, PieceSign, Placed, Proof, Reason, SettleMessage};
use crate::game::{ByLang, Lang};
use crate::rules::Message;
use crate::rules::read::ReadMessage;
use crate::rules::read::words::tests::{chain, check_sentences};
use crate::text::message::Say as _;
use crate::text::sentence::tests::agreement::assert_counts_agree;

fn sign(name: &str) -> Option<PieceSign> {
    Some(PieceSign(ByLang::same(name.to_owned())))
}

fn placed(square: &str, piece: Option<PieceSign>) -> Placed {
    Placed { square: square.to_owned(), piece }
}

fn filling() -> Vec<Placed> {
    vec![placed("a3", sign("Y2")), placed("b4", None)]
}

fn squares(count: usize) -> Vec<String> {
    (1..=count).map(|row| format!("h{row}")).collect()
}

fn candidates() -> Vec<Candidate> {
    vec![
        Candidate { square: "a3".to_owned(), may: vec![sign("Y2"), None, sign("X0")] },
        Candidate { square: "b4".to_owned(), may: vec![sign("I1")] },
        Candidate { square: "c5".to_owned(), may: Vec::new() },
    ]
}

fn why(typed: &str) -> Message {
    ReadMessage::NoPiece { typed: typed.to_owned() }.into()
}

/// The sample after this one; the match is exhaustive.
fn after(message: &SettleMessage) -> Option<SettleMessage> {
    use SettleMessage as M;
    let proof = Proof::BoxBoardAndRules;
    let square = || "a3".to_owned();
    Some(match message {
        M::NotKnown { .. } => M::PutWhatLiesThere,
        M::PutWhatLiesThere => M::LookAtTheTable,
        M::LookAtTheTable => M::TakeThePictureAgain,
        M::TakeThePictureAgain => M::Deduced { placed: placed("a3", sign("Y2")), hinted: true, proof },
        M::Deduced { .. } => M::AllDeduced { filling: filling(), hinted: true, proof },
        M::AllDeduced { .. } => M::PoorPhoto { squares: squares(3), against: Some(Box::new(why("Q"))) },
        M::PoorPhoto { .. } => M::TooManyWays { squares: squares(3) },
        M::TooManyWays { .. } => M::NoneAllowed { candidates: candidates(), proof },
        M::NoneAllowed { .. } => {
            M::SeveralLeft { candidates: candidates(), together: vec![filling(), filling()] }
        }
        M::SeveralLeft { .. } => {
            let reason = |others| Reason { fillings: vec![filling()], others, why: why("Q") };
            M::NothingFits { squares: squares(3), reasons: vec![reason(0), reason(5)], more: 4 }
        }
        M::NothingFits { .. } => M::LineWithoutSquare,
        M::LineWithoutSquare => M::MissingCandidates { square: square() },
        M::MissingCandidates { .. } => M::CandidatesTwice { square: square() },
        M::CandidatesTwice { .. } => {
            let piece = PieceSign(ByLang::same("Y2".to_owned()));
            M::WriteCandidates { square: square(), piece }
        }
        M::WriteCandidates { .. } => return None,
    })
}

#[test]
fn every_message_has_its_sentences() {
    let all = chain(SettleMessage::NotKnown { squares: squares(3) }, after);
    check_sentences(all.into_iter().map(Message::from), &["proof", "hinted"]);
}

#[test]
fn squares_are_listed() {
    let both = |count| {
        let message = SettleMessage::NotKnown { squares: squares(count) };
        (message.sentence(Lang::En), message.sentence(Lang::Fr))
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
        let message = SettleMessage::Deduced { placed: placed("a3", piece), hinted, proof };
        (message.sentence(Lang::En), message.sentence(Lang::Fr))
    };
    let (english, french) = deduced(sign("L"), true, Proof::BoxAndBoard);
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
    let left = SettleMessage::SeveralLeft { candidates: candidates(), together: vec![filling()] };
    assert_eq!(
        left.sentence(Lang::En),
        "what lies on a3, b4 and c5 is not clear: a3 may be Y2, empty or X0; b4 may be I1; c5 may be anything; \
         together they may only be a3 Y2, b4 empty"
    );
    assert_eq!(
        left.sentence(Lang::Fr),
        "on ne sait pas au juste ce qu’il y a sur les cases a3, b4 et c5 : pour a3, Y2, vide ou X0 ; pour b4, I1 ; \
         pour c5, tout est possible ; ensemble, n’est possible que a3 Y2, b4 vide"
    );
}

#[test]
fn counts_agree() {
    use SettleMessage as M;
    let reason = |others| Reason { fillings: vec![filling()], others, why: why("Q") };
    let fits = |others, more| M::NothingFits { squares: squares(1), reasons: vec![reason(others)], more };
    assert_counts_agree(
        &chain(M::NotKnown { squares: squares(3) }, after).into_iter().map(Message::from).collect::<Vec<_>>(),
        &[&|n| fits(n, 0).into(), &|n| fits(2, n).into()],
        &[],
    );
    let both = |others, more| {
        let message = Message::from(fits(others, more));
        [Lang::En, Lang::Fr].map(|lang| message.sentence(lang).replace('\u{a0}', " "))
    };
    let [english, french] = both(1, 1);
    assert_eq!(
        english,
        "whatever lies on h1, the position is illegal: with a3 Y2, b4 empty, or with 1 other, `Q` is not a piece; and 1 \
         more reason rules out all the rest"
    );
    assert_eq!(
        french,
        "quoi qu’il y ait sur la case h1, la position est illégale : avec a3 Y2, b4 vide, ou avec une autre possibilité, \
         `Q` n’est pas une pièce ; et une autre raison exclut tout le reste"
    );
    let [english, french] = both(2, 2);
    assert!(
        english.contains("or with 2 others, ")
            && english.ends_with("and 2 more reasons rule out all the rest")
    );
    assert!(
        french.contains("2 autres possibilités, ")
            && french.ends_with("et 2 autres raisons excluent tout le reste")
    );
}

#[test]
fn pieces_have_the_notation_of_the_language() {
    let piece = PieceSign(ByLang::from_fn(|lang| if lang == Lang::Fr { "C" } else { "L" }.to_owned()));
    let hint = SettleMessage::WriteCandidates { square: "c3".to_owned(), piece };
    assert!(hint.sentence(Lang::En).contains("like `may c3: L .`; or delete"));
    assert!(hint.sentence(Lang::Fr).contains("comme `peut c3: C .` ; ou supprimez"));
}
