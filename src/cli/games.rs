//! Which spec is meant by what was typed: a bundled game, a file, standard input.

use std::path::Path;

use super::failure::Failure;
use super::files::{self, Folder, Sources};
use crate::spec::{Files, did_you_mean};
use crate::templates::{GAMES, game};
use crate::text::Source;

/// The spec that is meant, and where its art comes from.
pub fn source(spec: &str, sources: &Sources) -> Result<(Source, Box<dyn Files>), Failure> {
    let path = Path::new(spec);
    if spec == "-" {
        return Ok((files::spec_from_stdin()?, Box::new(Folder::of(path, sources))));
    }
    if let Some(game) = game(spec) {
        return Ok((game.source(), Box::new(*game)));
    }
    if spec.ends_with(".toml") || files::exists(path) {
        sources.note(path);
        return Ok((files::spec(path)?, Box::new(Folder::of(path, sources))));
    }
    if let Some(game) = game(&spec.to_lowercase()) {
        return Ok((game.source(), Box::new(*game)));
    }
    let hint = did_you_mean(spec, GAMES.iter().map(|game| game.name));
    let own = format!("A spec of your own is named by its file: `{spec}.toml`");
    let hint =
        hint.map(|hint| if hint.ends_with('?') { format!("{hint} {own}") } else { format!("{hint}. {own}") });
    Err(Failure::Plain { message: format!("there is no game called `{spec}`"), hint })
}
