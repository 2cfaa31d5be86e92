//! Every message has a sentence in every language, with all its arguments.

use super::LightningMessage as M;
use crate::game::Lang;
use crate::rules::lexicon::tests::assert_typable;
use crate::rules::lightning::tests::shipped;
use crate::rules::lightning::{Ports, Prolong, read, read_record};
use crate::rules::{Argument, Message};
use crate::text::sentence::tests::agreement::assert_counts_agree;

/// One message of each kind. The compiler complains if one is missing.
macro_rules! samples {
    ($($variant:ident $({ $($field:ident: $value:expr),* $(,)? })?,)*) => {
        fn samples() -> Vec<M> {
            let all = vec![$(M::$variant $({ $($field: $value),* })?,)*];
            for message in &all {
                match message {
                    $(M::$variant $({ $($field: _),* })? => {})*
                }
            }
            all
        }
    };
}

samples! {
    NoCamp { typed: text("camp Q") },
    CampsAreHeaded { one: 'P', other: 'Q' },
    NoCampHere,
    HeadEachCamp { one: 'P', other: 'Q' },
    NothingSaidOfCamp { camp: 'Q' },
    AddTheCamp { camp: 'Q' },
    CampTwice { camp: 'Q' },
    HeadTheOtherCamp,
    WhichCamp,
    PutItsHeading { one: 'P', other: 'Q' },
    NoSquare { typed: text("z9") },
    SquaresAre { first: text("P:a1"), last: text("Q:h17") },
    NoPieceOnSquare { square: text("b2") },
    WriteItAfterTheSquare,
    NoRotation { typed: text("Y") },
    AddARotation { faces: faces() },
    TooManyQuarters { quarters: text("5") },
    UseOneOfItsFaces { name: text("comet"), faces: faces() },
    NoPieceWithLines { ports: ports("N-NE") },
    ModelsHaveLines { models: vec![('I', ports("N-S")), ('L', ports("N-E"))] },
    NoPiece { typed: text("Q2") },
    WriteThePieceAs { name: text("comet"), faces: faces() },
    PiecesAre { letters: vec!['I', 'L'], example: text("I0"), ports: ports("N-S") },
    NoModel { typed: text("Q") },
    ModelsAre { models: vec![('I', text("comet")), ('L', text("comma"))] },
    DidYouMean { name: text("fork") },
    NoPlayer { typed: text("Q") },
    PlayersAre { one: 'P', other: 'Q' },
    NotOneTurn,
    WriteTheLastTurn,
    NoTurnHere,
    NoTurn { typed: text("Q2") },
    TurnsAreLike,
    WhichPieceIsHeld,
    WriteTheModelFirst,
    OutsideTheCamp { piece: text("Y2"), square: text("Q:z9"), columns: 8, rows: 17 },
    TooManyPieces { there: 31, letter: 'Y', name: text("comet"), held: 2, in_box: 30 },
    TwoWinners { one: 'P', other: 'Q' },
    OtherPieceThanLast { turn: text("Y2@Q:b2"), piece: text("I0") },
    NoPieceOfLastTurn { turn: text("Y2@Q:b2") },
    LastHeldAgain { turn: text("*Y2@Q:b2") },
    LastNotInReserve { turn: text("Y2@Q:b2") },
    NobodyPassed,
    Orphans { squares: vec![text("Q:b2"), text("Q:b3")], more: 4, camp: 'Q' },
    HeldBeforeStart,
    NotBegun { player: 'Q' },
    NeverBegan { player: 'Q' },
    OnePlaced { held: 3, player: 'Q' },
    LastRoot { player: 'Q' },
    NoLastPiece { camp: 'Q' },
    ChainBeforeLastTurn,
    ImpossibleLastTurn { turn: text("Y2@Q:b2"), why: Box::new(M::HasWon { winner: 'Q' }.into()) },
    NoGameFound,
    HasWon { winner: 'Q' },
    IsDrawn,
    MayDrawOrPlace { player: 'Q' },
    CannotHoldAgain { letter: 'Y' },
    FirstPieceMustBePlaced,
    NoneInReserve { letter: 'Y', name: text("comet") },
    NoneInStock { in_box: 30, letter: 'Y', name: text("comet") },
    FirstPieceOnOwnStart { player: 'Q', square: text("P:b2") },
    SquareIsTaken { piece: text("Y2"), square: text("Q:b2") },
    JoinsNoLine { square: text("Q:b2") },
    JoinsNoLineOnForeignStart { square: text("P:b1"), camp: 'P', player: 'Q' },
    TouchesNoPiece { square: text("Q:b2") },
    TouchesNoPieceOnForeignStart { square: text("P:b1"), camp: 'P', player: 'Q' },
    PutPieces,
    OrTheirLines,
    OrListThem,
    LeaveUnknown,
    ModelOnForm { name: text("zigzag"), count: 30, faces: vec![ports("N-S"), ports("E")] },
    RuleBox,
    RuleSquares,
    RuleLast,
    RuleReserve,
    RulePass,
    RulePlacing,
    RuleFirst,
    RuleTurns,
    RuleEnd,
}

fn text(text: &str) -> String {
    text.to_owned()
}

fn ports(text: &str) -> Ports {
    Ports::parse(text).expect("ports")
}

fn faces() -> Vec<(String, Ports)> {
    vec![(text("Y0"), ports("N-E")), (text("Y1"), ports("E-S"))]
}

/// What every sentence must contain.
fn shown(argument: &Argument) -> Vec<String> {
    match argument {
        Argument::Number(number) if *number < 2 => Vec::new(),
        Argument::Number(number) => vec![number.to_string()],
        Argument::Text(text) | Argument::Name(text) => vec![text.clone()],
        Argument::List(list) => list.iter().flat_map(shown).collect(),
        Argument::Named(named) => named.iter().flat_map(|(_, argument)| shown(argument)).collect(),
    }
}

/// Text between backticks.
fn quoted(sentence: &str) -> Vec<&str> {
    sentence.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_message_has_its_sentences() {
    for message in samples() {
        let message = Message::from(message);
        let sentences = [Lang::En, Lang::Fr].map(|lang| message.sentence(lang).replace('\u{a0}', " "));
        assert_ne!(sentences[0], sentences[1]);
        for sentence in &sentences {
            assert!(!sentence.is_empty(), "{message:?}");
            assert!(!sentence.contains(['{', '}']) && !sentence.contains("  "), "{sentence}");
            for (_, argument) in message.arguments() {
                for gap in shown(&argument) {
                    assert!(sentence.contains(&gap), "{gap} is missing in: {sentence}");
                }
            }
        }
        assert_typable(&sentences[0], &sentences[1]);
        let mut bare = sentences[1].split('`').step_by(2);
        assert!(!bare.any(|words| words.contains('\'')), "{}", sentences[1]);
        assert!(quoted(&sentences[1]).len() == quoted(&sentences[0]).len(), "{}", sentences[1]);
    }
}

fn french(message: M) -> String {
    Message::from(message).sentence(Lang::Fr)
}

#[test]
fn sentences_count_in_french() {
    let orphans = |names: &[&str], more| {
        let squares = names.iter().map(|name| text(name)).collect();
        french(M::Orphans { squares, more, camp: 'A' })
    };
    assert_eq!(orphans(&["A:c5"], 0), "rien ne relie A:c5 à une case de départ du camp A");
    assert!(orphans(&["A:c5", "A:c6", "A:c7"], 0).contains("A:c5, A:c6 et A:c7"));
    assert!(orphans(&["A:c5", "A:c6"], 1).contains("A:c5, A:c6 et une autre case"));
    let placed = |held| french(M::OnePlaced { held, player: 'B' });
    assert_eq!(
        [0, 1].map(placed),
        [
            "une pièce a été posée, et rien d’autre n’a été joué\u{a0}: c’est à B de jouer",
            "une pièce a été posée, et une autre déposée dans la réserve\u{a0}: c’est à B de jouer",
        ]
    );
    let stock = |in_box| french(M::NoneInStock { in_box, letter: 'Y', name: text("fork") });
    assert_eq!(
        [1, 30].map(stock),
        [
            "la seule pièce Y (fourche) n’est plus dans la pioche",
            "les 30 pièces Y (fourche) ne sont plus dans la pioche"
        ]
    );
}

#[test]
fn counts_agree() {
    let all: Vec<Message> = samples().into_iter().map(Message::from).collect();
    let pieces = |there: usize, held: usize, in_box: usize| {
        let (there, held, in_box) = (there as u32, held as u32, in_box as u32);
        Message::from(M::TooManyPieces { there, letter: 'Y', name: text("fork"), held, in_box })
    };
    let outside = |columns: usize, rows: usize| {
        let (columns, rows) = (columns as u8, rows as u8);
        Message::from(M::OutsideTheCamp { piece: text("Y2"), square: text("A:z9"), columns, rows })
    };
    assert_counts_agree(
        &all,
        &[
            &|n| outside(n, 17),
            &|n| outside(8, n),
            &|n| pieces(n, 0, 1),
            &|n| pieces(31, n, 30),
            &|n| pieces(3, 0, n),
            &|n| M::Orphans { squares: vec![text("A:c5")], more: n, camp: 'A' }.into(),
            &|n| M::OnePlaced { held: n, player: 'A' }.into(),
            &|n| M::NoneInStock { in_box: n as u32, letter: 'Y', name: text("fork") }.into(),
            &|n| M::ModelOnForm { name: text("fork"), count: n as u32, faces: vec![ports("N-S")] }.into(),
        ],
        &[],
    );
}

#[test]
fn notation_in_french_sentences_is_read() {
    let kit = shipped(Prolong::Line);
    for hint in [M::TurnsAreLike, M::WriteTheModelFirst] {
        for turn in quoted(&french(hint)) {
            assert!(read_record(&kit, turn).is_ok(), "{turn}");
        }
    }
    let sentence = french(M::WriteTheLastTurn);
    let [turn, key] = quoted(&sentence)[..] else { panic!("{sentence}") };
    assert!(read(&kit, &format!("{key}: {turn}\nA: c5 Y2")).is_ok());
    let pieces = M::ModelsHaveLines { models: vec![('Y', ports("N-SW-SE")), ('X', ports("N-E-S-W"))] };
    assert_eq!(french(pieces), "les modèles sont Y (N-SE-SO) et X (N-E-S-O)");
    let last = M::LastNotInReserve { turn: text("Y hold") };
    assert!(french(last).starts_with("`Y réserve` ne peut pas"));
}
