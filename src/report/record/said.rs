//! What findings and faults say, as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::text::message::Argument;
use crate::text::{Finding, Message, Reader};

/// What a finding says, to programs and to people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SaidRecord {
    /// The code: see docs/codes.md.
    code: &'static str,
    /// What is wrong, in the language of the answer.
    message: String,
    /// What fills the gaps of the message, by name.
    arguments: ArgumentsRecord,
    /// What to do about it.
    hint: Option<String>,
}

impl SaidRecord {
    pub(crate) fn new(finding: &Finding, reader: impl Into<Reader>) -> SaidRecord {
        let reader = reader.into();
        SaidRecord {
            code: finding.code.as_str(),
            message: finding.sentence(reader),
            arguments: arguments(&finding.message),
            hint: finding.advice(reader),
        }
    }
}

/// Arguments of a message, by name.
pub(crate) type ArgumentsRecord = BTreeMap<&'static str, ArgumentRecord>;

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(untagged)]
pub(crate) enum ArgumentRecord {
    Number(u64),
    Text(String),
    List(Vec<ArgumentRecord>),
    Named(ArgumentsRecord),
}

/// The arguments of a message.
pub(crate) fn arguments(message: &Message) -> ArgumentsRecord {
    named(message.arguments())
}

fn named(arguments: Vec<(&'static str, Argument)>) -> ArgumentsRecord {
    arguments.into_iter().map(|(name, argument)| (name, argument.into())).collect()
}

impl From<Argument> for ArgumentRecord {
    fn from(argument: Argument) -> ArgumentRecord {
        match argument {
            Argument::Number(number) => ArgumentRecord::Number(number),
            Argument::Text(text) | Argument::Name(text) => ArgumentRecord::Text(text),
            Argument::List(list) => {
                ArgumentRecord::List(list.into_iter().map(ArgumentRecord::from).collect())
            }
            Argument::Named(arguments) => ArgumentRecord::Named(named(arguments)),
        }
    }
}
