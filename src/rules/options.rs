//! Rule options: those of an engine, and the values chosen for a game.

use std::collections::BTreeMap;

use crate::text::message::findings;
use crate::text::{Finding, Label, did_you_mean, shared_code};

findings! {
    /// Findings about the options of the rules.
    RuleFinding {
        (shared_code::RULE) {
            NoSuchValue { option: String = "moving", value: String = "some" }
                en "`{option}` cannot be `{value}`"
                fr "`{option}` ne peut pas valoir `{value}`";
        }
    }
}

/// A rule option. Options exist where the sources disagree or house rules differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleOption {
    /// Its key in `[rules]`.
    pub name: &'static str,
    /// Possible values, the default first.
    pub values: &'static [&'static str],
    /// One-line description.
    pub about: &'static str,
    /// What a form calls it.
    pub(crate) label: Label,
    /// What a form calls each value.
    pub(crate) value_labels: &'static [Label],
}

/// A value for one option, set for a game or a single run. It overrides the spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Name of an option.
    pub option: &'static str,
    /// One of the values of that option.
    pub value: &'static str,
}

/// The value of every option of an engine. An option that is missing has its default.
pub type OptionValues = BTreeMap<&'static str, &'static str>;

/// Parses the value of an option.
pub(super) fn parse<T: Copy>(
    options: &OptionValues,
    name: &str,
    names: &[&str],
    values: &[T],
) -> Result<T, Finding> {
    let chosen = options.get(name);
    let at = chosen.map_or(Some(0), |chosen| names.iter().position(|known| known == chosen));
    at.and_then(|at| values.get(at)).copied().ok_or_else(|| {
        let chosen = chosen.copied().unwrap_or_default();
        let hint = did_you_mean(chosen, names.iter().copied());
        let refused = RuleFinding::NoSuchValue { option: name.to_owned(), value: chosen.to_owned() };
        Finding::new(refused).maybe_hint(hint)
    })
}

/// Defines the enum of the values of an option, each with its name, the default first. In parentheses: what forms call
/// the option and its values, in English and in French.
macro_rules! option_values {
    ($(#[$about:meta])* $option:ident $label:tt { $($(#[$doc:meta])* $value:ident = $name:literal $called:tt,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $option {
            $($(#[$doc])* $value,)*
        }

        impl $option {
            /// The names of all values, the default first.
            pub const NAMES: &'static [&'static str] = &[$($name,)*];
            /// All values, the default first.
            pub const ALL: [$option; $option::NAMES.len()] = [$($option::$value,)*];

            pub(crate) const LABEL: $crate::text::Label = $crate::text::label $label;
            pub(crate) const LABELS: &'static [$crate::text::Label] = &[$($crate::text::label $called,)*];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($option::$value => $name,)*
                }
            }
        }
    };
}

/// Defines the options of an engine: `name: Values = "one-line description",`.
macro_rules! rule_options {
    ($(#[$about:meta])* $options:ident { $($name:ident: $values:ident = $doc:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $options {
            $(#[doc = $doc] pub $name: $values,)*
        }

        impl $options {
            /// The options with their values.
            pub const TABLE: &'static [$crate::rules::RuleOption] = &[$($crate::rules::RuleOption {
                name: stringify!($name),
                values: $values::NAMES,
                about: $doc,
                label: $values::LABEL,
                value_labels: $values::LABELS,
            },)*];

            /// Parses the chosen values.
            pub fn parse(options: &$crate::rules::OptionValues) -> Result<$options, $crate::text::Finding> {
                Ok($options {
                    $($name: $crate::rules::options::parse(
                        options,
                        stringify!($name),
                        $values::NAMES,
                        &$values::ALL,
                    )?,)*
                })
            }
        }
    };
}

pub(super) use {option_values, rule_options};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Lang;
    use crate::rules::plank::{Moving, PlankOptions};

    #[test]
    fn options_are_parsed_once_and_unknown_values_refused() {
        let parsed =
            |value| PlankOptions::parse(&OptionValues::from([("moving", value)])).map(|known| known.moving);
        assert_eq!((parsed("own"), parsed("all")), (Ok(Moving::Own), Ok(Moving::All)));
        let missing = PlankOptions::parse(&OptionValues::new()).map(|known| known.moving);
        assert_eq!(missing, Ok(Moving::Own));
        let refused =
            parsed("some").map_err(|refused| (refused.sentence(Lang::En), refused.advice(Lang::En)));
        let hint = Some("use one of `own`, `all`".to_owned());
        assert_eq!(refused, Err(("`moving` cannot be `some`".to_owned(), hint)));
    }
}
