//! What a rules engine tells of itself: name, variants, options.

use super::{Choice, OptionValues, Referee, RuleOption};
use crate::game::Game;
use crate::text::{Finding, Label};

/// A rules engine with its variants and options.
#[derive(Clone, Copy, Debug)]
pub struct EngineInfo {
    /// Its name, which is also its folder in `src/rules`.
    pub name: &'static str,
    /// Variants that differ in start or players, the default first. Empty if there is only one.
    pub variants: &'static [&'static str],
    /// What a form calls each of them.
    pub(crate) variant_labels: &'static [Label],
    /// What pieces are called, by their letters.
    pub(crate) pieces: Names,
    /// What the colours of strips and tokens are called, and the squares of strips.
    pub(crate) colours: [Names; 2],
    /// Its options.
    pub options: &'static [RuleOption],
    /// Creates a referee for a game. `variant` is one of `variants`; with `None` the text names the variant.
    pub referee: fn(&Game, &OptionValues, Option<&'static str>) -> Called,
}

/// What things are called, by their letters.
pub(crate) type Names = &'static [(char, Label)];

/// A referee, or the reason why the game has none.
pub type Called = Result<Box<dyn Referee>, Finding>;

impl EngineInfo {
    /// Returns the option of this name.
    pub fn option(&self, name: &str) -> Option<&RuleOption> {
        self.options.iter().find(|option| option.name == name)
    }

    /// Returns true if the engine has this option and value.
    pub fn knows(&self, choice: &Choice) -> bool {
        self.option(choice.option).is_some_and(|option| option.values.contains(&choice.value))
    }
}
