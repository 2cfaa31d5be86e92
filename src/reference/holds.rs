//! What a key takes, in words, from its node in the JSON Schema.

use serde_json::Value;

use super::keys::table_name;
use super::words::ReferenceWord;
use crate::game::Lang;
use crate::spec::words::KindName;
use crate::text::Message;

/// What a key takes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Holds {
    /// In words.
    pub said: String,
    /// The words that it takes.
    pub words: Vec<String>,
    /// The table that its value is.
    pub table: Option<String>,
    /// Whether the keys of its value are names by the user.
    pub names: bool,
}

impl Holds {
    /// Reads a node. A text that only stands for the cells of a table is passed over.
    pub(super) fn of(node: &Value, schema: &Value, lang: Lang) -> Holds {
        if let Some(name) = node.get("$ref").and_then(Value::as_str) {
            let name = name.trim_start_matches("#/definitions/");
            let target = schema.get("definitions").and_then(|all| all.get(name));
            return named(name, lang).or_else(|| Some(Holds::of(target?, schema, lang))).unwrap_or_default();
        }
        let choices = ["allOf", "anyOf"].iter().filter_map(|key| node.get(key)?.as_array()).flatten();
        let choices: Vec<Holds> = choices
            .filter(|choice| !is_placeholder(choice))
            .map(|choice| Holds::of(choice, schema, lang))
            .collect();
        match choices.into_iter().reduce(|one, other| one.or(other, lang)) {
            Some(holds) => holds,
            None => plain(node, schema, lang),
        }
    }

    fn or(self, other: Holds, lang: Lang) -> Holds {
        let either = ReferenceWord::Or { one: self.said, other: other.said };
        Holds {
            said: Message::from(either).sentence(lang),
            words: [self.words, other.words].concat(),
            table: self.table.or(other.table),
            names: self.names || other.names,
        }
    }

    fn said(kind: impl Into<Message>, lang: Lang) -> Holds {
        Holds { said: kind.into().sentence(lang), ..Holds::default() }
    }
}

/// A type that has a name of its own.
fn named(definition: &str, lang: Lang) -> Option<Holds> {
    if let Some(table) = table_name(definition) {
        let said = Holds::said(ReferenceWord::TableOf { table: table.clone() }, lang);
        return Some(Holds { table: Some(table), ..said });
    }
    match definition {
        "Color" => Some(Holds::said(ReferenceWord::Colour, lang)),
        "Length" => Some(Holds::said(KindName::Length, lang)),
        "Words" => Some(Holds::said(KindName::Words, lang)),
        "Paper" => Some(Holds::said(KindName::Paper, lang)),
        "Scale" => Some(Holds::said(KindName::Scale, lang)),
        _ => None,
    }
}

fn plain(node: &Value, schema: &Value, lang: Lang) -> Holds {
    if let Some(words) = node.get("enum").and_then(Value::as_array) {
        let words = words.iter().filter_map(|word| Some(word.as_str()?.to_owned())).collect();
        return Holds { words, ..Holds::said(ReferenceWord::OneOfTheWords, lang) };
    }
    let bound = |key: &str| node.get(key).map(ToString::to_string);
    let is_of = |key: &str, holds: &str| text_of(node, key).is_some_and(|text| text.contains(holds));
    match text_of(node, "type").unwrap_or_default() {
        "boolean" => Holds::said(KindName::TrueOrFalse, lang),
        "integer" | "number" => match (bound("minimum"), bound("maximum"), text_of(node, "type")) {
            (Some(from), Some(to), Some("integer")) => {
                Holds::said(ReferenceWord::WholeNumber { from, to }, lang)
            }
            (Some(from), Some(to), _) => {
                let bare = |number: String| number.trim_end_matches(".0").to_owned();
                Holds::said(ReferenceWord::Number { from: bare(from), to: bare(to) }, lang)
            }
            (_, _, Some("integer")) => Holds::said(KindName::WholeNumber, lang),
            _ => Holds::said(KindName::Number, lang),
        },
        "array" => list(node, schema, lang),
        "object" => match node.get("additionalProperties").filter(|node| node.is_object()) {
            Some(each) => {
                let each = Holds::of(each, schema, lang);
                let said = ReferenceWord::NamesWith { item: each.said.clone() };
                Holds { names: true, said: Message::from(said).sentence(lang), ..each }
            }
            None => Holds::said(KindName::Table, lang),
        },
        "string" if is_of("pattern", "[pP][tT]") => Holds::said(KindName::Length, lang),
        "string" if is_of("pattern", "[tT][tT][fF]") => Holds::said(ReferenceWord::FontFile, lang),
        "string" if bound("maxLength").as_deref() == Some("1") => Holds::said(KindName::Letter, lang),
        _ => Holds::said(KindName::Text, lang),
    }
}

fn list(node: &Value, schema: &Value, lang: Lang) -> Holds {
    match node.get("items") {
        Some(Value::Array(_)) if !holds_placeholder(node) => Holds::said(KindName::TwoLengths, lang),
        Some(Value::Array(choices)) => {
            let one = choices.iter().find(|choice| !is_placeholder(choice));
            list_of(one, schema, lang)
        }
        one => list_of(one, schema, lang),
    }
}

fn list_of(one: Option<&Value>, schema: &Value, lang: Lang) -> Holds {
    let Some(one) = one else { return Holds::said(KindName::List, lang) };
    let one = Holds::of(one, schema, lang);
    let said = match &one.table {
        Some(table) => ReferenceWord::TablesOf { table: table.clone() },
        None => ReferenceWord::ListOf { item: one.said.clone() },
    };
    Holds { said: Message::from(said).sentence(lang), ..one }
}

fn text_of<'a>(node: &'a Value, key: &str) -> Option<&'a str> {
    node.get(key).and_then(Value::as_str)
}

fn is_placeholder(node: &Value) -> bool {
    text_of(node, "pattern") == Some("\\{[^{}]*\\}")
}

fn holds_placeholder(node: &Value) -> bool {
    node.get("items").and_then(Value::as_array).is_some_and(|all| all.iter().any(is_placeholder))
}
