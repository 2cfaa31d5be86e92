//! What an engine is, and the list of all.

use std::collections::BTreeMap;

use super::Referee;
use crate::game::Game;

/// A rules engine, the variants that it knows and the options that a spec may set for it.
#[derive(Clone, Copy, Debug)]
pub struct Engine {
    /// Its name: a folder of `src/rules`.
    pub name: &'static str,
    /// The ways of playing that change the start or who plays, the usual one first. None: there is one.
    pub variants: &'static [&'static str],
    /// Its options.
    pub options: &'static [RuleOption],
    /// Calls a referee for a game of this kind. `variant` is one of `variants`, or none if the text will say.
    pub referee: fn(&Game, &Options, Option<&'static str>) -> Called,
}

/// A referee, or why there is none for this game.
pub type Called = Result<Box<dyn Referee>, Unfit>;

/// One choice that a rules engine offers, because the sources disagree or tables play differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleOption {
    /// Its key in `[rules]`.
    pub name: &'static str,
    /// What it may be; the first is the default.
    pub values: &'static [&'static str],
    /// What it decides, in one line.
    pub about: &'static str,
}

/// A choice made for one game or one run, over what the spec says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The name of an option.
    pub option: &'static str,
    /// One of the values that it can have.
    pub value: &'static str,
}

impl Engine {
    /// The option of this name, if the engine has it.
    pub fn option(&self, name: &str) -> Option<&RuleOption> {
        self.options.iter().find(|option| option.name == name)
    }

    /// Whether a choice means anything to this engine.
    pub fn knows(&self, choice: &Choice) -> bool {
        self.option(choice.option).is_some_and(|option| option.values.contains(&choice.value))
    }
}

/// The value of every option of an engine.
pub type Options = BTreeMap<&'static str, &'static str>;

/// Why an engine cannot judge a game: its boards or pieces are not what the rules speak of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit {
    /// What does not fit.
    pub message: String,
    /// What to do about it.
    pub hint: String,
}

/// Every engine; a new game with rules adds its line here.
pub const ENGINES: &[Engine] = &[super::lightning::ENGINE, super::plank::ENGINE, super::quits::ENGINE];

/// An engine by name.
pub fn engine(name: &str) -> Option<&'static Engine> {
    ENGINES.iter().find(|engine| engine.name == name)
}
