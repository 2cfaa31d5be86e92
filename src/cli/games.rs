//! Finds the spec for an argument: a bundled game, a file, or standard input.

use std::path::Path;

use super::failure::Failure;
use super::files::{self, Folder, Sources};
use crate::desk::{no_variants, variant};
use crate::rules::engine;
use crate::spec::{Files, did_you_mean, looks_like_one};
use crate::templates::{GAMES, game};
use crate::text::codes::AskedCode;
use crate::text::{Finding, Source, listed, meant, typed};

/// The spec for an argument, and the source of its art.
pub(crate) fn source(spec: &str, sources: &Sources) -> Result<(Source, Box<dyn Files>), Failure> {
    let path = Path::new(spec);
    if spec == "-" {
        return Ok((files::spec(None)?, Box::new(Folder::containing(path, sources))));
    }
    // A folder is no spec. On systems that ignore case, `Quits` may be the folder `quits` of an earlier print.
    let in_other_case = || game(&spec.to_lowercase()).filter(|_| !files::exists(path) || path.is_dir());
    if let Some(game) = game(spec).or_else(in_other_case) {
        return Ok((game.source(), Box::new(*game)));
    }
    if spec.ends_with(".toml") || files::exists(path) {
        sources.note(path);
        return Ok((files::spec(Some(path))?, Box::new(Folder::containing(path, sources))));
    }
    Err(unknown(spec))
}

/// Splits `quits/simple` into game and variant. A path is not split: its last component is a file.
pub(crate) fn split_variant(asked: &str) -> (&str, Option<&str>) {
    match asked.split_once('/') {
        Some((name, variant)) if game(&name.to_lowercase()).is_some() => (name, Some(variant)),
        _ => (asked, None),
    }
}

/// The game to print if a variant is named: all variants share the same sheets.
pub(crate) fn printed_game(asked: &str) -> Result<(&str, Option<String>), Failure> {
    let (name, Some(wanted)) = split_variant(asked) else { return Ok((asked, None)) };
    match engine(&name.to_lowercase()) {
        Some(engine) => variant(wanted, engine, name)?,
        None => return Err(no_variants(name).into()),
    };
    Ok((name, Some(format!("these sheets serve all variants of the game, {asked} too"))))
}

/// Fails if the arguments name a position, a record or a photo before the game, or without it.
pub(crate) fn check_argument_order(verb: &str, asked: &str, file: Option<&Path>) -> Result<(), Failure> {
    let path = Path::new(asked);
    let swapped =
        file.and_then(Path::to_str).filter(|file| game(&split_variant(file).0.to_lowercase()).is_some());
    let known =
        asked == "-" || asked.ends_with(".toml") || game(&split_variant(asked).0.to_lowercase()).is_some();
    let there = files::is_file(path);
    // An argument with an extension is a file, even if misspelt.
    let meant = there || path.extension().is_some() && !files::exists(path) && bundled(path).is_none();
    if known || !meant || file.is_some() && swapped.is_none() {
        return Ok(());
    }
    if files::spec(Some(path)).is_ok_and(|source| looks_like_one(&source.text)) {
        return Ok(());
    }
    let right = format!("tablier {verb} {} {}", swapped.unwrap_or("quits"), typed(path));
    let missing = if there { "" } else { ", and there is no such file" };
    Err(Failure::with_hint(
        AskedCode::Missing,
        format!("{asked} is no game{missing}"),
        format!("name the game first: `{right}`"),
    ))
}

/// The bundled game with the name of a file.
fn bundled(path: &Path) -> Option<&'static str> {
    let stem = path.file_stem()?.to_str()?.to_lowercase();
    game(&stem).map(|game| game.name)
}

fn unknown(spec: &str) -> Failure {
    let path = Path::new(spec);
    // A name with an extension is a file; one without may be an abbreviation.
    if path.extension().is_some() || spec.contains(['/', '\\']) {
        let variant = spec
            .split_once('/')
            .and_then(|(name, variant)| Some(format!("did you mean `{}/{variant}`?", meant(name, names())?)));
        let game = bundled(path).map(|name| format!("the bundled game is called `{name}`"));
        let hint = files::similar_file(path).or(variant).or(game);
        let hint = hint.unwrap_or_else(|| format!("name a spec (`.toml`), or one of {}", listed(names())));
        return Failure::with_hint(AskedCode::Game, format!("there is no file `{spec}`"), hint);
    }
    let own = format!("A spec of your own is named by its file: `{spec}.toml`");
    let hint = did_you_mean(spec, names())
        .map(|hint| hint.to_string())
        .map(|hint| if hint.ends_with('?') { format!("{hint} {own}") } else { format!("{hint}. {own}") });
    Finding::coded(AskedCode::Game, format!("there is no game called `{spec}`")).maybe_hint(hint).into()
}

fn names() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|game| game.name)
}
