//! Translates messages of the deserialiser into plain words for authors of specs.

use std::ops::Range;

use super::typed::{NO_WORDS, Paper, REFUSED_LENGTH, REFUSED_PAPER, REFUSED_SCALE, TypedScale};
use super::words::{KindName, TomlWords, ValueFinding, ValueHint, code, expected};
use crate::game::Mm;
use crate::text::{Finding, MeantHint, did_you_mean};

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
        found: KindName,
        /// The type expected.
        expected: KindName,
    },
    /// A length, a paper or a scale that cannot be read.
    Unfit(Finding),
    /// A text in no language.
    NoWords,
    /// Any other message.
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
        let expected = if wide { KindName::SensibleNumber } else { kind(expected) };
        let found = found.trim_end_matches(" as i128").trim_end_matches(" as u128");
        Phrase::WrongType { found: kind(found), expected }
    } else if message == NO_WORDS {
        Phrase::NoWords
    } else {
        let length = || message.strip_prefix(REFUSED_LENGTH)?.parse::<Mm>().err();
        let paper = || message.strip_prefix(REFUSED_PAPER)?.parse::<Paper>().err();
        let scale = || message.strip_prefix(REFUSED_SCALE)?.parse::<TypedScale>().err();
        length()
            .or_else(paper)
            .or_else(scale)
            .map_or_else(|| Phrase::Plain(message.to_owned()), Phrase::Unfit)
    }
}

/// Replaces the terms of serde by those of TOML.
fn kind(words: &str) -> KindName {
    match words {
        "map" | "a map" => KindName::Table,
        "sequence" | "a sequence" => KindName::List,
        "a boolean" => KindName::TrueOrFalse,
        "i64" => KindName::WholeNumber,
        "f64" => KindName::Number,
        "a string" => KindName::Text,
        "a character" => KindName::Letter,
        "a tuple of size 2" => KindName::TwoLengths,
        "0" => KindName::NoneOfThem,
        "1" => KindName::OneOfThem,
        _ => match words.split_once(' ') {
            Some(("string", text)) => KindName::TheText { typed: text.to_owned() },
            Some(("integer" | "floating", rest)) => {
                let typed = rest.trim_start_matches("point ").trim_matches('`').to_owned();
                KindName::TheNumber { typed }
            }
            Some(("boolean", value)) => KindName::TheWord { typed: value.trim_matches('`').to_owned() },
            _ => expected(words).unwrap_or_else(|| KindName::Other { words: words.to_owned() }),
        },
    }
}

/// How a value of another kind is written as the one that is expected.
fn mended(found: &KindName, expected: &KindName) -> Option<ValueHint> {
    let bare = |typed: &str| typed.trim_matches('"').trim().to_owned();
    match (expected, found) {
        (KindName::WholeNumber, KindName::TheText { typed }) => {
            let value = bare(typed);
            value.parse::<i64>().is_ok().then_some(ValueHint::WithoutQuotes { value })
        }
        (KindName::Number, KindName::TheText { typed }) => {
            let value = bare(typed);
            value.parse::<f64>().is_ok_and(f64::is_finite).then_some(ValueHint::WithoutQuotes { value })
        }
        (KindName::TrueOrFalse, KindName::TheText { .. }) => Some(ValueHint::TrueOrFalse),
        (KindName::Text, KindName::TheNumber { typed }) => Some(ValueHint::InQuotes { value: typed.clone() }),
        (KindName::List, KindName::TheText { typed }) => {
            let items: Vec<String> =
                bare(typed).split(',').map(|item| format!("\"{}\"", item.trim())).collect();
            Some(ValueHint::InBrackets { list: format!("[{}]", items.join(", ")) })
        }
        _ => None,
    }
}

impl Phrase {
    pub(crate) fn fault(self, span: Range<usize>) -> Finding {
        let fault = match self {
            Phrase::UnknownKey { typed, known } => {
                let hint = did_you_mean(&typed, known.iter().map(String::as_str));
                Finding::new(ValueFinding::UnknownKey { typed }).maybe_hint(hint)
            }
            Phrase::UnknownWord { typed, known } => {
                let near = did_you_mean(&typed, known.iter().map(String::as_str));
                let all = || (!known.is_empty()).then(|| MeantHint::UseOneOf { words: known.clone() }.into());
                let hint = near.or_else(all);
                Finding::new(ValueFinding::UnknownWord { typed }).maybe_hint(hint)
            }
            Phrase::WrongType { found, expected } => {
                let hint = mended(&found, &expected).unwrap_or(ValueHint::WhatIsExpected);
                let fault = ValueFinding::WrongKind { expected: expected.into(), found: found.into() };
                Finding::new(fault).hint(hint)
            }
            Phrase::Unfit(unfit) => unfit.code(code::VALUE),
            Phrase::NoWords => Finding::new(ValueFinding::NoWords).hint(ValueHint::WordsPerLanguage),
            Phrase::Plain(words) => {
                Finding::new(ValueFinding::Refused { words }).hint(ValueHint::LeaveOutOrWrite)
            }
        };
        fault.at(span)
    }
}

/// The fault for a syntax error.
pub(crate) fn syntax(message: &str, span: Range<usize>) -> Finding {
    if message.contains("escape") || message.contains("unicode") {
        return Finding::new(ValueFinding::Escape).at(span).hint(ValueHint::SlashesOrSingleQuotes);
    }
    if message.contains("recurs") {
        return Finding::new(ValueFinding::NestedDeep).at(span).hint(ValueHint::FewerBrackets);
    }
    let hint = match message {
        "duplicate key" => ValueHint::OneOfBoth,
        _ => ValueHint::PairsAndLines,
    };
    Finding::new(ValueFinding::NotToml { said: TomlWords(message.to_owned()) }).at(span).hint(hint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Lang;

    #[test]
    fn refused_values_are_said_in_the_language_of_the_reader() {
        let french = |message: &str| parse(message).fault(0..0).sentence(Lang::Fr);
        assert_eq!(french(&format!("{REFUSED_LENGTH}25")), "`25` n’a pas d’unité");
        assert_eq!(french(&format!("{REFUSED_SCALE}3")), "`3` ne convient pas");
        assert_eq!(french(&format!("{REFUSED_PAPER}a9")), "`a9` n’est pas un papier");
        assert_eq!(
            french("invalid type: integer `3`, expected a shape like \"circle\""),
            "il faut une forme, comme \"circle\", et non le nombre 3"
        );
    }

    #[test]
    fn values_of_another_kind_are_shown_as_they_should_be() {
        let hint = |message: &str| parse(message).fault(0..0).hint.map(|hint| hint.to_string());
        for (message, hint_said) in [
            ("invalid type: string \"7\", expected i64", Some("write it without quotes: `7`")),
            ("invalid type: string \"seven\", expected i64", Some("change it to what is expected")),
            (
                "invalid type: string \"oui\", expected a boolean",
                Some("write `true` for yes or `false` for no, without quotes"),
            ),
            ("invalid type: integer `7`, expected a string", Some("put it in quotes: `\"7\"`")),
            (
                "invalid type: string \"Fire, Water\", expected a sequence",
                Some("write it as a list: `[\"Fire\", \"Water\"]`"),
            ),
            ("unknown variant `feuille`, expected one of `leaf`, `star`", Some("use one of")),
        ] {
            let said = hint(message);
            assert!(said.is_some() == hint_said.is_some(), "{said:?}");
            assert!(said.unwrap_or_default().contains(hint_said.unwrap_or_default()), "{message}");
        }
    }

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
