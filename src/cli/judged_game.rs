//! Loads the game that a command judges.

use super::failure::Failure;
use super::files::Sources;
use super::games;
use super::rule::RuleArgs;
use super::terminal::Terminal;
use crate::desk::JudgedGame;
use crate::rules::engine;
use crate::spec::{self, Overrides};

/// Loads the game for `game`, `game/variant` or a path.
pub(crate) fn load(
    asked: &str,
    choices: &RuleArgs,
    overrides: &Overrides,
    terminal: &Terminal,
) -> Result<JudgedGame, Failure> {
    let (name, variant) = games::split_variant(asked);
    let (source, files) = games::source(name, &Sources::default())?;
    let overrides = Overrides { rules: choices.rules.clone(), ..overrides.clone() };
    let resolved = terminal.read_game(&source, || spec::load(&source, &overrides, files.as_ref()));
    let resolved = resolved.map_err(Failure::faults)?;
    choices.known_to([resolved.game.rules.as_ref().and_then(|rules| engine(rules.engine))])?;
    Ok(JudgedGame::new(resolved, name, variant)?)
}
