//! Finds the spec for an argument: a bundled game, a file, or standard input.

use std::path::Path;

use super::failure::Failure;
use super::files::{self, Folder, Sources};
use super::words::{CliFinding, CliHint, CliNotice};
use crate::desk::{DeskFinding, no_variants, variant};
use crate::game::Lang;
use crate::rules::engine;
use crate::spec::{Files, looks_like_one};
use crate::templates::{GAMES, Template, game, printable};
use crate::text::{Action, Finding, Message, Source, SystemRemedy, meant, slug, typed};

/// The spec for an argument, and the source of its art.
pub(crate) fn source(spec: &str, sources: &Sources) -> Result<(Source, Box<dyn Files>), Failure> {
    let path = Path::new(spec);
    if spec == "-" {
        return Ok((files::spec(None)?, Box::new(Folder::containing(path, sources))));
    }
    if let Some(game) = bundled_spec(spec) {
        return Ok((game.source(), Box::new(*game)));
    }
    // Reading says why a file cannot be looked at.
    if spec.ends_with(".toml") || !files::is_missing(path) {
        sources.note(path);
        let spec = files::spec(Some(path)).map_err(|failure| with_next_step(failure, path))?;
        return Ok((spec, Box::new(Folder::containing(path, sources))));
    }
    Err(unknown(spec))
}

/// The bundled game that is meant by an argument for a spec.
pub(crate) fn bundled_spec(spec: &str) -> Option<&'static Template> {
    let path = Path::new(spec);
    // A folder is no spec. On systems that ignore case, `Quits` may be the folder `quits` of an earlier print.
    let in_other_case = || game(&spec.to_lowercase()).filter(|_| !files::exists(path) || path.is_dir());
    game(spec).or_else(in_other_case)
}

/// Says how to make a spec that is not there, and what to do with a picture that is no spec.
fn with_next_step(failure: Failure, path: &Path) -> Failure {
    let Failure::Plain(finding) = failure else { return failure };
    let is_text_awaited = |hint: &Message| {
        [CliHint::NameATextFile, CliHint::NameATextOrCopyAgain].into_iter().any(|other| *hint == other.into())
    };
    match &finding.hint {
        _ if finding.has_no_hint_but(SystemRemedy::CheckThePath) && files::is_missing(path) => {
            match bundled(path) {
                Some(game) => finding.hint(CliHint::BundledGameIs { game: game.to_owned() }),
                None => finding.hint(Action::BeginASpec { file: typed(path) }),
            }
        }
        Some(hint) if is_text_awaited(hint) => {
            finding.hint(CliHint::NameASpecNotAPhoto { photo: typed(path) })
        }
        _ => finding,
    }
    .into()
}

/// Splits `quits/simple` into game and variant. A path is not split: its last component is a file.
pub(crate) fn split_variant(asked: &str) -> (&str, Option<&str>) {
    match asked.split_once('/') {
        Some((name, variant)) if game(&name.to_lowercase()).is_some() => (name, Some(variant)),
        _ => (asked, None),
    }
}

/// The game to print if a variant is named: all variants share the same sheets.
pub(crate) fn printed_game(asked: &str) -> Result<(&str, Option<CliNotice>), Failure> {
    let (name, Some(wanted)) = split_variant(asked) else { return Ok((asked, None)) };
    match engine(&name.to_lowercase()) {
        Some(engine) => variant(wanted, engine, name)?,
        None => return Err(no_variants(name).into()),
    };
    Ok((name, Some(CliNotice::SheetsOfAllVariants { asked: asked.to_owned() })))
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
    let meant = there || path.extension().is_some() && files::is_missing(path) && bundled(path).is_none();
    if known || !meant || file.is_some() && swapped.is_none() {
        return Ok(());
    }
    if files::spec(Some(path)).is_ok_and(|source| looks_like_one(&source.text)) {
        return Ok(());
    }
    let line = format!("tablier {verb} {} {}", swapped.unwrap_or("quits"), typed(path));
    let asked = asked.to_owned();
    let finding = if there { CliFinding::NoGameFirst { asked } } else { CliFinding::NoGameNorFile { asked } };
    Err(Finding::new(finding).hint(CliHint::NameTheGameFirst { line }).into())
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
        let variant = spec.split_once('/').and_then(|(name, variant)| {
            let game = meant(name, GAMES.iter().map(|game| game.name))?.to_owned();
            Some(CliHint::MeantVariant { game, variant: variant.to_owned() }.into())
        });
        let game = bundled(path).map(|name| CliHint::BundledGameIs { game: name.to_owned() }.into());
        let hint: Option<Message> = files::similar_file(path).or(variant).or(game);
        let hint = hint.unwrap_or_else(|| CliHint::NameASpec { games: names_in_text() }.into());
        return Finding::new(CliFinding::NoFile { spec: spec.to_owned() }).hint(hint).into();
    }
    let spec = spec.to_owned();
    if let Some(name) = named_by_title(&spec) {
        return Finding::new(DeskFinding::NoGame { game: spec })
            .hint(CliHint::BundledGameIs { game: name })
            .into();
    }
    let hint = match meant(&spec, printable().map(|game| game.name)) {
        Some(meant) => CliHint::MeantOrOwnSpec { meant: meant.to_owned(), spec: spec.clone() },
        None => CliHint::OneOfOrOwnSpec { games: names_in_text(), spec: spec.clone() },
    };
    Finding::new(DeskFinding::NoGame { game: spec }).hint(hint).into()
}

/// `` `lightning`, `quits` ``
fn names_in_text() -> String {
    GAMES.iter().map(|game| format!("`{}`", game.name)).collect::<Vec<_>>().join(", ")
}

/// The game with a title in any language: `planches`.
fn named_by_title(typed: &str) -> Option<String> {
    let games: Vec<_> = printable().filter_map(|template| template.game()).collect();
    let titles = games.iter().flat_map(|game| Lang::ALL.map(|lang| (slug(game.title.get(lang)), &game.name)));
    let titles: Vec<(String, &String)> = titles.collect();
    let is_title = titles.iter().any(|(title, _)| title == typed);
    let near = || meant(typed, titles.iter().map(|(title, _)| title.as_str()));
    let meant = if is_title { typed } else { near()? };
    titles.iter().find(|(title, name)| title == meant && title != *name).map(|(_, name)| (*name).clone())
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    #[test]
    fn a_file_that_cannot_be_looked_at_is_not_called_missing() {
        let folder = tempfile::tempdir().unwrap();
        let said = |name: &str| match source(folder.path().join(name).to_str().unwrap(), &Sources::default())
        {
            Err(Failure::Plain(finding)) => finding.message.to_string(),
            _ => panic!("{name} was read"),
        };
        symlink("loop", folder.path().join("loop")).unwrap();
        assert!(said("loop/quits").starts_with("cannot read "), "{}", said("loop/quits"));
        assert!(said("none/quits").starts_with("there is no file "), "{}", said("none/quits"));
        let shut = folder.path().join("shut");
        fs::create_dir(&shut).unwrap();
        fs::set_permissions(&shut, fs::Permissions::from_mode(0o000)).unwrap();
        // An administrator may look into every folder.
        if fs::read_dir(&shut).is_err() {
            assert!(
                said("shut/quits").ends_with(": you are not allowed to read it"),
                "{}",
                said("shut/quits")
            );
        }
    }
}
