//! A recipe as what a print needs.

use std::collections::BTreeMap;
use std::io;

use super::{Recipe, RecipeFinding, RecipeGame, RecipeHint, RecipeNote, VERSION, content};
use crate::rules::{Choice, ENGINES};
use crate::spec::{Files, Overrides, PRINT_OPTIONS};
use crate::templates::{self, Template};
use crate::text::{Finding, Message, Source};
use crate::write;

/// What is needed to make the files of a recipe again.
pub(crate) struct Repeat {
    pub game: RepeatGame,
    /// The options of that print and of its rules, as they would be typed.
    pub typed: BTreeMap<String, String>,
    /// The same, as they are used.
    pub overrides: Overrides,
    /// Why the files may differ.
    pub notes: Vec<Message>,
}

/// The game of a recipe.
pub(crate) enum RepeatGame {
    Bundled(&'static Template),
    Own { source: Source, files: Vec<(String, Vec<u8>)> },
}

/// The recipe that a file carries; `None` if it carries none. `name` is that of the file in messages.
pub(crate) fn repeat(name: &str, file: &[u8]) -> Result<Option<Repeat>, Finding> {
    let mut packed = write::recipes(file).peekable();
    if packed.peek().is_none() {
        return Ok(None);
    }
    let damaged =
        || Finding::new(RecipeFinding::Damaged { name: name.to_owned() }).hint(RecipeHint::NameTheSpec);
    let recipe = packed.find_map(|packed| Recipe::unpacked(&packed)).ok_or_else(damaged)?;
    let version = recipe.version.clone();
    match recipe.repeated() {
        Some(repeat) => Ok(Some(repeat)),
        None if version == VERSION => Err(damaged()),
        None => {
            let finding =
                RecipeFinding::OtherVersion { name: name.to_owned(), version, this: VERSION.to_owned() };
            Err(Finding::new(finding).hint(RecipeHint::UseThatVersion))
        }
    }
}

impl Recipe {
    /// `None` if the recipe asks for something unknown.
    pub(super) fn repeated(self) -> Option<Repeat> {
        let overrides = self.overrides()?;
        let Recipe { version, game, options, rules } = self;
        let mut notes = Vec::new();
        if version != VERSION {
            notes.push(RecipeNote::OtherVersion { version, this: VERSION.to_owned() }.into());
        }
        let game = match game {
            RecipeGame::Bundled { name, content: then } => {
                let template = templates::game(&name)?;
                if notes.is_empty() && content(template) != then {
                    notes.push(RecipeNote::GameHasChanged.into());
                }
                RepeatGame::Bundled(template)
            }
            RecipeGame::Own { name, spec, files } => {
                let source = Source { name: format!("{name}.toml"), text: spec };
                RepeatGame::Own { source, files }
            }
        };
        Some(Repeat { game, typed: options.into_iter().chain(rules).collect(), overrides, notes })
    }

    fn overrides(&self) -> Option<Overrides> {
        let mut overrides = Overrides::default();
        for (name, typed) in &self.options {
            let option = PRINT_OPTIONS.iter().find(|option| option.name == name)?;
            overrides.set(option, typed).ok()?;
        }
        for (name, typed) in &self.rules {
            let options =
                ENGINES.iter().flat_map(|engine| engine.options).filter(|option| option.name == name);
            let mut values =
                options.flat_map(|option| option.values.iter().map(|value| (option.name, *value)));
            let (option, value) = values.find(|(_, value)| value == typed)?;
            overrides.rules.push(Choice { option, value });
        }
        Some(overrides)
    }
}

impl RepeatGame {
    /// Its spec, and the files beside it.
    pub(crate) fn into_source(self) -> (Source, Box<dyn Files>) {
        match self {
            RepeatGame::Bundled(template) => (template.source(), Box::new(*template)),
            RepeatGame::Own { source, files } => (source, Box::new(Carried(files))),
        }
    }
}

/// The files of a recipe.
struct Carried(Vec<(String, Vec<u8>)>);

impl Files for Carried {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let found = self.0.iter().find(|(name, _)| name == path);
        found.map(|(_, bytes)| bytes.clone()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}
