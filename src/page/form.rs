//! The print options as the fields of a form.

use serde::Serialize;

use super::table::EachLang;
use crate::spec::{Group, Kind, PRINT_OPTIONS, PrintOption, Word};
use crate::text::Label;

/// A print option as a field of a form.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FormField {
    /// Its name in requests.
    pub name: &'static str,
    pub group: Group,
    pub label: EachLang,
    pub help: Option<EachLang>,
    #[serde(flatten)]
    pub input: FormInput,
}

/// What can be entered in a field.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "input", rename_all = "kebab-case")]
pub(crate) enum FormInput {
    /// `true` or `false`.
    Switch {
        /// Which of them it is where nothing is said.
        usual: bool,
    },
    /// A number and its unit.
    Length,
    /// One of these papers, or a width and a height.
    Paper { words: Vec<FormWord> },
    /// One of these words.
    Word { words: Vec<FormWord> },
    /// Some of these words, with commas between them.
    Words {
        words: Vec<FormWord>,
        /// How many of them are chosen where nothing is said: the first.
        usual: usize,
    },
    /// The code of a language.
    Lang,
    /// Names of pieces, each with `=` and a number, with commas between them.
    Spares,
}

/// A word as requests have it, and as it is shown.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FormWord {
    pub word: &'static str,
    pub label: EachLang,
}

/// All fields of the form.
pub(super) fn fields() -> Vec<FormField> {
    PRINT_OPTIONS.iter().filter_map(field).collect()
}

fn field(option: &PrintOption) -> Option<FormField> {
    let field = option.field?;
    Some(FormField {
        name: option.name,
        group: field.group,
        label: field.label.into(),
        help: field.help.map(EachLang::from),
        input: match option.kind {
            Kind::Switch(usual) => FormInput::Switch { usual },
            Kind::Length(_) | Kind::LengthOrNone(_) => FormInput::Length,
            Kind::Paper(words) => FormInput::Paper { words: offered(words) },
            Kind::Word(words) | Kind::Scale(words) => FormInput::Word { words: offered(words) },
            Kind::Words(usual, others) => {
                FormInput::Words { words: [offered(usual), offered(others)].concat(), usual: usual.len() }
            }
            Kind::Lang => FormInput::Lang,
            Kind::Spares => FormInput::Spares,
        },
    })
}

fn offered(words: &[Word]) -> Vec<FormWord> {
    shown(words.iter().map(|(word, label)| (word, label)))
}

/// Words with their labels.
pub(super) fn shown<'a>(words: impl IntoIterator<Item = (&'a &'static str, &'a Label)>) -> Vec<FormWord> {
    words.into_iter().map(|(word, label)| FormWord { word, label: (*label).into() }).collect()
}
