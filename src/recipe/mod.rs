//! The recipe of a print: all that it was made of, so that its files can be made again from any of them.
//!
//! A bundled game is named, with a hash of its text; a game of one's own has its text and its files, under names that say
//! nothing of where they lay. Writers keep the recipe in every file; what is read back is trusted no more than any other
//! file.
//!
//! | file | holds |
//! |---|---|
//! | `kept` | the files that a spec reads while it is loaded |
//! | `packed` | a recipe as bytes, and back |
//! | `repeat` | a recipe as what a print needs |
//! | `words` | what is said of recipes, in each language |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod kept;
mod packed;
mod repeat;
#[cfg(test)]
mod tests;
mod words;

use std::collections::BTreeMap;

use crate::game::{Game, Look};
use crate::rules::engine;
use crate::spec::{Overrides, renamed};
use crate::templates::{Template, printable};
use crate::text::Source;
use crate::write::content_hash;
pub(crate) use kept::KeptFiles;
pub(crate) use repeat::{Repeat, RepeatGame, repeat};
pub(crate) use words::{RecipeFinding, RecipeHint, RecipeNote};

/// The version of the program.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Maximum length of the ending of a file that its neutral name keeps.
const MAX_ENDING: usize = 5;

/// What a print was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Recipe {
    /// The version of Tablier that made it.
    version: String,
    game: RecipeGame,
    /// The print options, as they would be typed.
    options: BTreeMap<String, String>,
    /// The options of the rules.
    rules: BTreeMap<String, String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum RecipeGame {
    /// A game that comes with the program.
    Bundled {
        name: String,
        /// The hash of its text and files.
        content: String,
    },
    /// A game of one's own.
    Own {
        /// Its name in the names of files.
        name: String,
        spec: String,
        /// Its files by their paths in the spec.
        files: Vec<(String, Vec<u8>)>,
    },
}

impl Recipe {
    /// The recipe of a game as it was resolved, with the files that were read for it; `None` if these are too large to
    /// travel with the sheets.
    pub(crate) fn new(
        source: &Source,
        overrides: &Overrides,
        (game, look): (&Game, Look),
        files: KeptFiles,
    ) -> Option<Recipe> {
        let files = files.into_files()?;
        let is_one = |template: &&Template| {
            template.spec == source.text
                && files.iter().all(|file| {
                    template.files.iter().any(|(path, bytes)| file.0 == *path && file.1 == *bytes)
                })
        };
        let game_of = match printable().find(is_one) {
            Some(template) => {
                RecipeGame::Bundled { name: template.name.to_owned(), content: content(template) }
            }
            None => {
                let (spec, files) = neutral(&source.text, files);
                RecipeGame::Own { name: game.name.clone(), spec, files }
            }
        };
        let options = Overrides { lang: Some(look.lang), recipe: None, ..overrides.clone() };
        let engine = game.rules.as_ref().and_then(|rules| engine(rules.engine));
        let rules = overrides.rules.iter().filter(|choice| engine.is_some_and(|engine| engine.knows(choice)));
        Some(Recipe {
            version: VERSION.to_owned(),
            game: game_of,
            options: options.spelled().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
            rules: rules.map(|choice| (choice.option.to_owned(), choice.value.to_owned())).collect(),
        })
    }
}

/// The hash of the text and the files of a bundled game.
fn content(template: &Template) -> String {
    let files = template.files.iter().flat_map(|(path, bytes)| [path.as_bytes(), b"\0", *bytes, b"\0"]);
    let all: Vec<&[u8]> = [template.spec.as_bytes(), b"\0"].into_iter().chain(files).collect();
    format!("{:032x}", content_hash(&all.concat()))
}

/// The spec with its files under names that say nothing of where they lay; as it is where rows make up paths.
fn neutral(spec: &str, files: Vec<(String, Vec<u8>)>) -> (String, Vec<(String, Vec<u8>)>) {
    let name =
        |(number, (path, _)): (usize, &(String, Vec<u8>))| format!("file-{}{}", number + 1, ending(path));
    let names: Vec<String> = files.iter().enumerate().map(name).collect();
    let paths = files.iter().map(|(path, _)| path.as_str()).zip(names.iter().cloned()).collect();
    match renamed(spec, &paths) {
        Some(spec) => (spec, names.into_iter().zip(files.into_iter().map(|(_, bytes)| bytes)).collect()),
        None => (spec.to_owned(), files),
    }
}

/// The ending of a path: `.svg`.
fn ending(path: &str) -> &str {
    let ending = path.rfind('.').and_then(|at| path.get(at..)).unwrap_or_default();
    let is_plain =
        ending.len() <= MAX_ENDING && ending.chars().skip(1).all(|letter| letter.is_ascii_alphanumeric());
    if is_plain { ending } else { "" }
}
