//! Loads the game that a command judges.

use super::failure::Failure;
use super::files::Sources;
use super::games;
use super::rule::RuleArgs;
use super::terminal::Terminal;
use crate::desk::{JudgedGame, Origin};
use crate::rules::engine;
use crate::spec::{self, Faulty, Files, Overrides, Resolved, Source};

/// Loads the game for `game`, `game/variant` or a path.
pub(crate) fn load(
    asked: &str,
    choices: &RuleArgs,
    overrides: &Overrides,
    terminal: &Terminal,
) -> Result<JudgedGame, Failure> {
    loaded(asked, choices, overrides, spec::load, terminal)
}

/// The same to judge texts only: a bundled game, which has no faults, is read without what is drawn on it.
pub(crate) fn load_for_texts(
    asked: &str,
    choices: &RuleArgs,
    terminal: &Terminal,
) -> Result<JudgedGame, Failure> {
    let read = if is_bundled(asked) { spec::load_judged } else { spec::load };
    loaded(asked, choices, &terminal.language.overrides(), read, terminal)
}

/// A game that was loaded for texts, for a photo.
pub(crate) fn for_photos(
    table: JudgedGame,
    asked: &str,
    choices: &RuleArgs,
    terminal: &Terminal,
) -> Result<JudgedGame, Failure> {
    if is_bundled(asked) { load(asked, choices, &terminal.language.overrides(), terminal) } else { Ok(table) }
}

fn is_bundled(asked: &str) -> bool {
    games::bundled_spec(games::split_variant(asked).0).is_some()
}

fn loaded(
    asked: &str,
    choices: &RuleArgs,
    overrides: &Overrides,
    read: impl Fn(&Source, &Overrides, &dyn Files) -> Result<Resolved, Vec<Faulty>>,
    terminal: &Terminal,
) -> Result<JudgedGame, Failure> {
    let (name, variant) = games::split_variant(asked);
    let (source, files) = games::source(name, &Sources::default())?;
    let overrides = Overrides { rules: choices.rules.clone(), ..overrides.clone() };
    let loaded = terminal.read_game(&source, || Origin::load(&source, &overrides, files.as_ref(), read));
    let loaded = loaded.map_err(Failure::faults)?;
    choices.known_to([loaded.resolved.game.rules.as_ref().and_then(|rules| engine(rules.engine))])?;
    Ok(JudgedGame::new(loaded, name, variant)?)
}
