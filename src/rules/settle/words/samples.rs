//! Samples of arguments.

use super::{Candidate, Placed, Reason};
use crate::rules::read::ReadFinding;
use crate::rules::{Message, Phrase};

pub(super) fn sign(name: &str) -> Phrase {
    name.into()
}

pub(super) fn placed(square: &str, piece: Option<Phrase>) -> Placed {
    Placed { square: square.to_owned(), piece }
}

pub(super) fn filling() -> Vec<Placed> {
    vec![placed("a3", Some(sign("Y2"))), placed("b4", None)]
}

pub(super) fn squares(count: usize) -> Vec<String> {
    (1..=count).map(|row| format!("h{row}")).collect()
}

pub(super) fn candidates() -> Vec<Candidate> {
    vec![
        Candidate { square: "a3".to_owned(), may: vec![Some(sign("Y2")), None, Some(sign("X0"))] },
        Candidate { square: "b4".to_owned(), may: vec![Some(sign("I1"))] },
        Candidate { square: "c5".to_owned(), may: Vec::new() },
    ]
}

pub(super) fn why() -> Message {
    ReadFinding::NoPiece { typed: "Q".to_owned() }.into()
}

pub(super) fn reasons() -> Vec<Reason> {
    [0, 1, 5].map(|others| Reason { fillings: vec![filling()], others, why: why() }).to_vec()
}
