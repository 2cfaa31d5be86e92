//! Translates messages of the deserialiser into plain words for authors of specs.

use std::ops::Range;

use crate::text::codes::SpecCode;
use crate::text::{Finding, did_you_mean};

/// The meaning of a message of the deserialiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Phrase {
    UnknownKey {
        typed: String,
        /// The keys of the table.
        known: Vec<String>,
    },
    UnknownWord {
        typed: String,
        known: Vec<String>,
    },
    /// A value of the wrong type.
    WrongType {
        /// The type found.
        found: String,
        /// The type expected.
        expected: String,
    },
    /// Any other message, already in plain words.
    Plain(String),
}

/// Parses a message of the deserialiser.
pub(crate) fn parse(message: &str) -> Phrase {
    let ticked = || message.split('`').skip(1).step_by(2).map(str::to_owned);
    if message.starts_with("unknown field") {
        Phrase::UnknownKey { typed: ticked().next().unwrap_or_default(), known: ticked().skip(1).collect() }
    } else if message.starts_with("unknown variant") {
        Phrase::UnknownWord { typed: ticked().next().unwrap_or_default(), known: ticked().skip(1).collect() }
    } else if let Some((found, expected)) = ["invalid type: ", "invalid value: ", "invalid length "]
        .iter()
        .find_map(|start| message.strip_prefix(start)?.split_once(", expected "))
    {
        // A whole number is rejected only if it is too large; the message may name the integer type.
        let wide = found.starts_with("integer ") && expected == "i64";
        let expected = if wide { "a number of a sensible size".to_owned() } else { kind(expected) };
        let found = found.trim_end_matches(" as i128").trim_end_matches(" as u128");
        Phrase::WrongType { found: kind(found), expected }
    } else {
        Phrase::Plain(message.to_owned())
    }
}

/// Replaces the terms of serde by those of TOML.
fn kind(words: &str) -> String {
    match words {
        "map" => "a table".to_owned(),
        "sequence" | "a sequence" => "a list".to_owned(),
        "a map" => "a table".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "i64" => "a whole number".to_owned(),
        "f64" => "a number".to_owned(),
        "a string" => "a text in quotes".to_owned(),
        "a character" => "a single letter in quotes".to_owned(),
        "a tuple of size 2" => "two lengths".to_owned(),
        "0" | "1" => format!("{words} of them"),
        _ => match words.split_once(' ') {
            Some(("string", text)) => format!("the text {text}"),
            Some(("integer" | "floating", rest)) => {
                format!("the number {}", rest.trim_start_matches("point ").trim_matches('`'))
            }
            Some(("boolean", value)) => value.trim_matches('`').to_owned(),
            _ => words.to_owned(),
        },
    }
}

impl Phrase {
    pub(crate) fn fault(self, span: Range<usize>) -> Finding {
        let fault = match self {
            Phrase::UnknownKey { typed, known } => {
                let hint = did_you_mean(&typed, known.iter().map(String::as_str));
                Finding::coded(SpecCode::UnknownKey, format!("unknown key `{typed}`")).maybe_hint(hint)
            }
            Phrase::UnknownWord { typed, known } => {
                let hint = did_you_mean(&typed, known.iter().map(String::as_str));
                Finding::coded(SpecCode::Value, format!("unknown word `{typed}`")).maybe_hint(hint)
            }
            Phrase::WrongType { found, expected } => {
                Finding::coded(SpecCode::Type, format!("expected {expected}, found {found}"))
            }
            Phrase::Plain(message) => {
                // The remedy follows a colon in our own messages.
                match message.split_once(": ") {
                    Some((what, hint)) => Finding::coded(SpecCode::Value, what).hint(hint),
                    None => Finding::coded(SpecCode::Value, message),
                }
            }
        };
        fault.at(span)
    }
}

/// The fault for a syntax error.
pub(crate) fn syntax(message: &str, span: Range<usize>) -> Finding {
    // In `"C:\Users"`, `\U` starts a Unicode escape.
    if message.contains("escape") || message.contains("unicode") {
        return Finding::coded(
            SpecCode::Syntax,
            "this is not TOML: in double quotes a backslash begins a special character",
        )
        .at(span)
        .hint("write `/` in paths, or put the text in single quotes");
    }
    Finding::coded(SpecCode::Syntax, format!("this is not TOML: {message}")).at(span)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn serde_messages_become_plain_words() {
        for (message, words) in [
            ("invalid type: integer `3`, expected a string", "expected a text in quotes, found the number 3"),
            ("invalid type: string \"3\", expected i64", "expected a whole number, found the text \"3\""),
            (
                "invalid type: floating point `2.5`, expected i64",
                "expected a whole number, found the number 2.5",
            ),
            (
                "invalid type: integer `9223372036854775808` as i128, expected i64",
                "expected a number of a sensible size, found the number 9223372036854775808",
            ),
            ("invalid type: sequence, expected a table", "expected a table, found a list"),
            ("invalid type: boolean `true`, expected a map", "expected a table, found true"),
        ] {
            assert_eq!(parse(message).fault(0..0).message.to_string(), words);
        }
    }
}
