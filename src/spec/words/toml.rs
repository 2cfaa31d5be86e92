//! What the TOML parser says, in French.

use crate::text::message::{Argument, ToArgument};

/// A message of the parser: a description, `, expected `, and what would be right there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TomlWords(pub String);

impl ToArgument for TomlWords {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.0.clone())
    }
}

impl TomlWords {
    /// In French, as far as the words of the parser are known.
    pub(super) fn french(&self) -> String {
        let (what, expected) = match self.0.split_once(", expected ") {
            Some((what, expected)) => (what, expected.split(", ").collect()),
            None => (self.0.as_str(), Vec::new()),
        };
        let Some(what) = description(what) else { return format!("« {} »", self.0) };
        match expected.into_iter().map(sign).collect::<Option<Vec<String>>>() {
            Some(signs) if !signs.is_empty() => format!("{what}, il faut {}", signs.join(" ou ")),
            _ => what.to_owned(),
        }
    }
}

/// What the parser expects: a sign between backticks, or a few words.
fn sign(expected: &str) -> Option<String> {
    let known = match expected {
        // What should have been quoted is pointed at.
        "literal string" => return None,
        "key" => "une clé",
        "value" => "une valeur",
        "newline" => "une nouvelle ligne",
        "digits" => "des chiffres",
        sign if sign.starts_with('`') => sign,
        _ => return None,
    };
    Some(known.to_owned())
}

fn description(words: &str) -> Option<&'static str> {
    Some(match words {
        "duplicate key" => "cette clé figure deux fois",
        "key with no value" => "cette clé n’a pas de valeur",
        "missing value for key" | "missing value" => "il manque la valeur",
        "string values must be quoted" => "un texte se met entre guillemets",
        "invalid basic string" | "invalid literal string" => "ce texte entre guillemets n’est pas correct",
        "invalid multi-line basic string" | "invalid multi-line literal string" => {
            "ce texte de plusieurs lignes n’est pas correct"
        }
        "missing opening quote" => "il manque le guillemet ouvrant",
        "unclosed table" | "unclosed array table" => "ce titre entre crochets n’est pas fermé",
        "unclosed array" => "cette liste n’est pas fermée",
        "unclosed inline table" => "cette table entre accolades n’est pas fermée",
        "missing comma between array elements" => "il manque une virgule dans cette liste",
        "missing comma between key-value pairs" => "il manque une virgule dans cette table",
        "extra comma in array" => "il y a une virgule de trop dans cette liste",
        "extra comma in inline table" => "il y a une virgule de trop dans cette table",
        "unexpected `=` in array" => "il y a un `=` dans cette liste",
        "extra `=`" => "il y a un `=` de trop",
        "missing key for inline table element" => "il manque une clé dans cette table",
        "missing assignment between key-value pairs" => "il manque un `=` dans cette table",
        "unexpected key or value" => "cette clé ou cette valeur n’a rien à faire ici",
        "unexpected content" => "ceci n’a rien à faire ici",
        "invalid key-value pair" => "il faut ici une clé et sa valeur",
        "unquoted keys cannot be empty" => "une clé ne peut pas être vide",
        "invalid unquoted key" => "une clé n’a que des lettres sans accent, des chiffres, `-` et `_`",
        "invalid integer number" => "ce nombre entier n’est pas correct",
        "invalid float" | "invalid mantissa" | "invalid fraction" | "invalid exponent" => {
            "ce nombre n’est pas correct"
        }
        "unexpected leading zero" => "un nombre ne commence pas par zéro",
        "redundant numeric sign" | "unexpected sign" => "il y a un signe de trop devant ce nombre",
        "invalid boolean" => "il faut ici true ou false",
        "invalid date-time" => "cette date n’est pas correcte",
        "invalid comment character" => "ce commentaire contient un caractère interdit",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_the_parser_have_french_words() {
        let french = |said: &str| TomlWords(said.to_owned()).french();
        assert_eq!(french("key with no value, expected `=`"), "cette clé n’a pas de valeur, il faut `=`");
        assert_eq!(
            french("unexpected key or value, expected newline, `#`"),
            "cette clé ou cette valeur n’a rien à faire ici, il faut une nouvelle ligne ou `#`"
        );
        assert_eq!(
            french("string values must be quoted, expected literal string"),
            "un texte se met entre guillemets"
        );
        assert_eq!(french("something new"), "« something new »");
    }

    #[test]
    fn common_mistakes_are_said_in_french() {
        for text in [
            "a",
            "a =",
            "a = b",
            "a = \"b",
            "[a",
            "[[a]",
            "a = [1 2]",
            "a = [1,,]",
            "a = 1\na = 2",
            "é = 1",
            "a = 01",
        ] {
            let (_, errors) = toml::de::DeTable::parse_recoverable(text);
            let said = TomlWords(errors[0].message().to_owned()).french();
            assert!(!said.starts_with('«'), "{text}: {said}");
        }
    }
}
