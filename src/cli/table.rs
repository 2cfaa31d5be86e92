//! The game at the table, as a command names it.

use super::failure::Failure;
use super::files::Sources;
use super::games;
use super::rule::RuleArgs;
use crate::desk::JudgedGame;
use crate::rules::engine;
use crate::spec::{Overrides, load};

/// The table for `game`, `game/variant` or a spec.
pub fn laid(asked: &str, choices: &RuleArgs) -> Result<JudgedGame, Failure> {
    looking(asked, choices, &Overrides::default())
}

/// The same, its pictures being made as `overrides` say.
pub fn looking(asked: &str, choices: &RuleArgs, overrides: &Overrides) -> Result<JudgedGame, Failure> {
    let (name, variant) = games::parted(asked);
    let (source, files) = games::source(name, &Sources::default())?;
    let overrides = Overrides { rules: choices.rules.clone(), ..overrides.clone() };
    let resolved =
        load(&source, &overrides, files.as_ref()).map_err(|faulty| Failure::faults(vec![faulty]))?;
    choices.known_to([resolved.game.rules.as_ref().and_then(|rules| engine(rules.engine))])?;
    Ok(JudgedGame::new(resolved, name, variant)?)
}
