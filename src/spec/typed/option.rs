//! A print option: where it can be chosen, and how its value is read. `sheet` defines them all.

use crate::game::{Lang, Mm, Parts};
use crate::spec::At;
use crate::spec::typed::{Length, Paper};
use crate::spec::words::{ValueFinding, ValueHint};
use crate::text::{Finding, Label, MeantHint, Message, label, shared_code};

/// A print option.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PrintOption {
    /// Its key in `[sheet]` and in requests of the page.
    pub name: &'static str,
    pub kind: Kind,
    /// What the JSON Schema says about its key.
    pub about: &'static str,
    /// The same in French, if specs have that key.
    pub about_fr: Option<&'static str>,
    /// Its argument on the command line.
    pub argument: Option<Argument>,
    /// Its field in the form of the page.
    pub field: Option<Field>,
}

/// The values of an option.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// On or off; holds which of them it is where nothing is said.
    Switch(bool),
    /// A length within bounds.
    Length((Mm, Mm)),
    /// A length within bounds, or zero for none.
    LengthOrNone((Mm, Mm)),
    /// A paper; the form offers these.
    Paper(&'static [Word]),
    /// A scale; the form offers these.
    Scale(&'static [Word]),
    /// One of these words.
    Word(&'static [Word]),
    /// Some of these words, with commas between them: those that all hold where nothing is said, and others.
    Words(&'static [Word], &'static [Word]),
    /// The language of what is printed.
    Lang,
    /// Names of pieces, each with a number of copies.
    Spares,
}

/// A word as typed, with its meaning.
pub(crate) type Word = (&'static str, Label);

/// An argument of the command line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Argument {
    /// Its name, without hyphens in front.
    pub long: &'static str,
    /// The name of its value in the help; empty for a switch.
    pub value: &'static str,
    pub help: Label,
}

/// A field of a form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    pub group: Group,
    pub label: Label,
    pub help: Option<Label>,
}

/// Fields with a common heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Group {
    Paper,
    Ink,
    Parts,
    Cutting,
    Backs,
    /// Lengths that are rarely changed.
    Sizes,
}

pub(super) const fn argument(
    long: &'static str,
    value: &'static str,
    en: &'static str,
    fr: &'static str,
) -> Option<Argument> {
    Some(Argument { long, value, help: label(en, fr) })
}

pub(super) const fn field(group: Group, en: &'static str, fr: &'static str) -> Field {
    Field { group, label: label(en, fr), help: None }
}

impl Field {
    pub(super) const fn help(self, en: &'static str, fr: &'static str) -> Field {
        Field { help: Some(label(en, fr)), ..self }
    }
}

/// An option that cannot be chosen anywhere.
pub(super) const NOWHERE: PrintOption =
    PrintOption { name: "", kind: Kind::Lang, about: "", about_fr: None, argument: None, field: None };

impl PrintOption {
    /// The words that it can have as its value, if there are few.
    pub(crate) fn words(&self) -> Vec<&'static str> {
        match self.kind {
            Kind::Word(words) => words.iter().map(|(word, _)| *word).collect(),
            Kind::Words(usual, others) => usual.iter().chain(others).map(|(word, _)| *word).collect(),
            Kind::Switch(_) => vec!["true", "false"],
            Kind::Lang => Lang::CODES.to_vec(),
            Kind::Length(_) | Kind::LengthOrNone(_) | Kind::Paper(_) | Kind::Scale(_) | Kind::Spares => {
                Vec::new()
            }
        }
    }

    /// The value that one of its words names.
    pub(super) fn named<T>(&self, typed: &str, named: fn(&str) -> Option<T>) -> Result<T, Finding> {
        named(&typed.trim().to_lowercase()).ok_or_else(|| {
            let words = self.words().into_iter().map(str::to_owned).collect();
            unfit(typed, MeantHint::UseOneOf { words })
        })
    }
}

/// A value as typed in a spec, which the command line and the page type alike.
pub(super) trait Typed: Clone {
    /// Reads the value.
    fn parse(typed: &str, option: &PrintOption) -> Result<Self, Finding>;

    /// What is wrong with the value of a key, if it is out of bounds.
    fn fault(&self, _: &PrintOption) -> Option<Finding> {
        None
    }
}

impl Typed for bool {
    fn parse(typed: &str, option: &PrintOption) -> Result<bool, Finding> {
        option.named(typed, |word| word.parse().ok())
    }
}

impl Typed for Paper {
    fn parse(typed: &str, _: &PrintOption) -> Result<Paper, Finding> {
        typed.parse()
    }
}

impl Typed for Length {
    fn parse(typed: &str, option: &PrintOption) -> Result<Length, Finding> {
        let length = Length(typed.parse()?);
        match option.kind {
            Kind::Length((from, to)) if length.fault(option).is_some() => {
                Err(unfit(typed, ValueHint::Lengths { from, to }))
            }
            Kind::LengthOrNone((from, to)) if length.fault(option).is_some() => {
                Err(unfit(typed, ValueHint::LengthsOrNone { from, to }))
            }
            _ => Ok(length),
        }
    }

    fn fault(&self, option: &PrintOption) -> Option<Finding> {
        match option.kind {
            Kind::Length(bounds) => out_of_bounds(option.name, self.0, bounds),
            Kind::LengthOrNone((from, to)) if self.0 != Mm::ZERO => {
                let hint = ValueHint::LengthsOrNone { from, to };
                out_of_bounds(option.name, self.0, (from, to)).map(|fault| fault.hint(hint))
            }
            _ => None,
        }
    }
}

impl Typed for Parts {
    fn parse(typed: &str, option: &PrintOption) -> Result<Parts, Finding> {
        let mut parts = Parts::NONE;
        for word in typed.split(',') {
            match parts.part(&word.trim().to_lowercase()) {
                Some(part) => *part = true,
                None => return option.named(word, |_| None),
            }
        }
        Ok(parts)
    }
}

/// The value of a key, unless it is out of bounds.
pub(super) fn checked<T: Typed, V: From<T>>(
    typed: Option<&At<T>>,
    option: &PrintOption,
    faults: &mut Vec<Finding>,
) -> Option<V> {
    let typed = typed?;
    match typed.fault(option) {
        None => Some(V::from((**typed).clone())),
        Some(fault) => {
            faults.push(fault.at(typed.span()));
            None
        }
    }
}

/// The fault of a length that is out of bounds.
pub(crate) fn out_of_bounds(key: &str, length: Mm, (from, to): (Mm, Mm)) -> Option<Finding> {
    let fault = || Finding::new(ValueFinding::LengthOutOfBounds { key: key.to_owned(), length });
    (length < from || length > to).then(|| fault().hint(ValueHint::Lengths { from, to }))
}

/// The finding for a value that cannot be, of which the hint says what can.
pub(crate) fn unfit(typed: &str, hint: impl Into<Message>) -> Finding {
    Finding::coded(shared_code::VALUE, ValueFinding::Unfit { typed: typed.to_owned() }).hint(hint)
}

/// Defines the print options. Each has the type of its value as `value as typed in a spec`, and the fields of
/// [`PrintOption`]; its comment is what the JSON Schema says about its key. `[skip]`: specs have no such key.
macro_rules! print_options {
    ($($(#[doc = $doc:literal])+ $([$skip:ident])? $name:ident: $value:ty as $typed:ty { $($field:ident: $entry:expr,)+ })+) => {
        /// All print options, in the order of the help and of the form.
        #[allow(clippy::needless_update, reason = "some have all fields")]
        pub(crate) const PRINT_OPTIONS: &[PrintOption] = &[$(PrintOption {
            name: stringify!($name),
            $($field: $entry,)+
            about: concat!($($doc),+),
            ..option::NOWHERE
        },)+];

        /// The paper and how cuts and backs are printed on it.
        #[derive(Clone, Debug, Default, Deserialize)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields, expecting = "a table")]
        #[cfg_attr(test, schemars(transform = super::closed::bound))]
        pub(crate) struct SheetTable {
            $($(#[doc = $doc])+ $(#[serde($skip)])? pub $name: Option<At<$typed>>,)+
        }

        /// Options of the command line, which override those of the spec. `None` leaves the value of the spec.
        #[derive(Clone, Debug, Default, PartialEq)]
        pub struct Overrides {
            $($(#[doc = $doc])+ pub $name: Option<$value>,)+
            /// Language if neither the options nor the spec name one.
            pub usual_lang: Lang,
            /// Rule options. Each applies to the games whose engine knows it.
            pub rules: Vec<Choice>,
        }

        impl SheetTable {
            /// The values of its keys, and the faults of those that are out of bounds.
            pub(crate) fn values(&self) -> (Overrides, Vec<Finding>) {
                let mut options = PRINT_OPTIONS.iter();
                let mut faults = Vec::new();
                let mut values = Overrides::default();
                $(if let Some(option) = options.next() {
                    values.$name = option::checked(self.$name.as_ref(), option, &mut faults);
                })+
                (values, faults)
            }
        }

        impl Overrides {
            /// These options, and others where these say nothing.
            #[must_use]
            pub(crate) fn or(self, others: Overrides) -> Overrides {
                let is_set = |choice: &Choice| self.rules.iter().any(|set| set.option == choice.option);
                let others_rules: Vec<Choice> =
                    others.rules.into_iter().filter(|choice| !is_set(choice)).collect();
                let rules = [self.rules, others_rules].concat();
                Overrides { $($name: self.$name.or(others.$name),)+ usual_lang: self.usual_lang, rules }
            }

            /// The options that are set, each with its value as it would be typed.
            pub(crate) fn spelled(&self) -> Vec<(&'static str, String)> {
                let all = [$((stringify!($name), self.$name.as_ref().map(Spelled::spelled)),)+];
                all.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
            }

            /// Sets an option to a value as typed.
            pub(crate) fn set(&mut self, option: &PrintOption, typed: &str) -> Result<(), Finding> {
                match option.name {
                    $(stringify!($name) => self.$name = Some(<$typed as Typed>::parse(typed, option)?.into()),)+
                    _ => {}
                }
                Ok(())
            }
        }
    };
}

pub(super) use print_options;
