//! Samples of arguments.

use super::ModelName;
use crate::rules::lightning::Ports;

pub(super) fn model(name: &str) -> ModelName {
    ModelName(name.to_owned())
}

pub(super) fn ports(text: &str) -> Ports {
    Ports::parse(text).expect("ports")
}

pub(super) fn squares() -> Vec<String> {
    vec!["Q:b2".to_owned(), "Q:b3".to_owned()]
}

pub(super) fn faces() -> Vec<(String, Ports)> {
    vec![("Y0".to_owned(), ports("N-E")), ("Y1".to_owned(), ports("E-S"))]
}
