//! The definition of a rules engine, and the list of all engines.

use std::collections::BTreeMap;

use super::Referee;
use crate::game::Game;

/// A rules engine with its variants and options.
#[derive(Clone, Copy, Debug)]
pub struct Engine {
    /// Its name, which is also its folder in `src/rules`.
    pub name: &'static str,
    /// Variants that differ in start or players, the default first. Empty if there is only one.
    pub variants: &'static [&'static str],
    /// Its options.
    pub options: &'static [RuleOption],
    /// Creates a referee for a game. `variant` is one of `variants`; with `None` the text names the variant.
    pub referee: fn(&Game, &Options, Option<&'static str>) -> Called,
}

/// A referee, or the reason why the game has none.
pub type Called = Result<Box<dyn Referee>, Unfit>;

/// A rule option. Options exist where the sources disagree or house rules differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleOption {
    /// Its key in `[rules]`.
    pub name: &'static str,
    /// Possible values, the default first.
    pub values: &'static [&'static str],
    /// One-line description.
    pub about: &'static str,
}

/// A value for one option, set for a game or a single run. It overrides the spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Name of an option.
    pub option: &'static str,
    /// One of the values of that option.
    pub value: &'static str,
}

impl Engine {
    /// Returns the option of this name.
    pub fn option(&self, name: &str) -> Option<&RuleOption> {
        self.options.iter().find(|option| option.name == name)
    }

    /// Returns true if the engine has this option and value.
    pub fn knows(&self, choice: &Choice) -> bool {
        self.option(choice.option).is_some_and(|option| option.values.contains(&choice.value))
    }
}

/// The value of every option of an engine.
pub type Options = BTreeMap<&'static str, &'static str>;

/// Reason why an engine cannot judge a game: its boards or pieces do not match the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit {
    /// What does not match.
    pub message: String,
    /// How to fix it.
    pub hint: String,
}

/// All engines. A new game with rules adds one line here.
pub const ENGINES: &[Engine] = &[super::lightning::ENGINE, super::plank::ENGINE, super::quits::ENGINE];

/// Returns the engine of this name.
pub fn engine(name: &str) -> Option<&'static Engine> {
    ENGINES.iter().find(|engine| engine.name == name)
}
