//! Loads a bundled game, or a spec with its pictures.

use std::io;

use super::File;
use super::request::{GameSource, PrintOptions, TableSpec};
use super::response::{RequestError, Response};
use crate::desk::{self, DeskFinding};
use crate::game::Lang;
use crate::plan::{self, Job};
use crate::recipe::{self, RecipeFinding, RecipeHint, Repeat, RepeatGame};
use crate::spec::{self, Files, Overrides, PRINT_OPTIONS};
use crate::templates;
use crate::text::{Faulty, Finding, Medium, Reader, Source};

/// Files attached to a request.
struct Attached<'a>(&'a [File]);

impl Files for Attached<'_> {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let found = self.0.iter().find(|file| file.name == path);
        found.map(|file| file.bytes.clone()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

/// Loads a game and plans its sheets.
pub(super) fn job(spec: &GameSource, overrides: &Overrides, files: &[File]) -> Result<Job, RequestError> {
    loaded(spec, files, |source, files| plan::load(source, overrides, files))
}

/// Loads a game and its referee, which answers in `lang`.
pub(super) fn table(
    request: &TableSpec,
    lang: Option<Lang>,
    files: &[File],
) -> Result<desk::JudgedGame, RequestError> {
    let choices = request.rules.iter().map(|(name, value)| desk::choice(name, value));
    let rules = choices.collect::<Result<_, _>>()?;
    let overrides = Overrides { lang, rules, ..Overrides::default() };
    let loaded = loaded(&request.spec, files, |source, files| {
        desk::Origin::load(source, &overrides, files, spec::load)
    })?;
    let name = loaded.resolved.game.name.clone();
    Ok(desk::JudgedGame::new(loaded, &name, request.variant.as_deref())?)
}

fn loaded<T>(
    spec: &GameSource,
    files: &[File],
    load: impl FnOnce(&Source, &dyn Files) -> Result<T, Vec<Faulty>>,
) -> Result<T, RequestError> {
    let attached = Attached(files);
    let (source, files): (Source, &dyn Files) = match spec {
        GameSource::Bundled { game } => {
            let none = || Finding::new(DeskFinding::NoGame { game: game.clone() });
            let template = templates::game(game).ok_or_else(none)?;
            (template.source(), template)
        }
        GameSource::Own { spec, name } => (Source { name: name.clone(), text: spec.clone() }, &attached),
    };
    load(&source, files).map_err(|faulty| RequestError::Faulty(source, faulty))
}

/// Returns what a sheet was made of.
pub(super) fn recipe(
    lang: Option<Lang>,
    files: &[File],
    made: &mut Vec<File>,
) -> Result<Response, RequestError> {
    let File { name, bytes } = files.first().ok_or_else(|| unknown("recipe"))?;
    let none = || Finding::new(RecipeFinding::NoRecipe { name: name.clone() }).hint(RecipeHint::NameTheSpec);
    let Repeat { game, typed, notes, .. } = recipe::repeat(name, bytes)?.ok_or_else(none)?;
    let spec = match game {
        RepeatGame::Bundled(template) => GameSource::Bundled { game: template.name.to_owned() },
        RepeatGame::Own { source, files } => {
            made.extend(files.into_iter().map(|(name, bytes)| File { name, bytes }));
            GameSource::Own { spec: source.text, name: source.name }
        }
    };
    let reader = Reader { lang: lang.unwrap_or_default(), medium: Medium::Page };
    let notes = notes.iter().map(|note| note.sentence(reader)).collect();
    Ok(Response::Recipe { spec, options: typed, notes })
}

fn unknown(why: &str) -> RequestError {
    Finding::new(DeskFinding::UnknownRequest { why: why.to_owned() }).into()
}

/// Parses options of print and of the rules into overrides of the spec.
pub(super) fn overrides(options: &PrintOptions) -> Result<Overrides, RequestError> {
    let mut overrides = Overrides::default();
    for (name, typed) in options {
        match PRINT_OPTIONS.iter().find(|option| option.name == name) {
            Some(option) => {
                overrides.set(option, typed).map_err(|unfit| unfit.about(name.replace('_', " ")))?;
            }
            None => overrides.rules.push(desk::choice(name, typed).map_err(|_| unknown(name))?),
        }
    }
    Ok(overrides)
}
