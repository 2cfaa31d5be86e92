//! The bundled games: their specs, leaflets and art, as they lie in `templates/`.
//!
//! ```
//! use tablier::templates::{GAMES, game};
//!
//! assert_eq!(GAMES[0].name, "lightning");
//! assert!(game("plank").is_some() && game("chess").is_none());
//! ```

use std::io;

use crate::spec::{Files, Source};
use crate::text::latin_slug;

/// Maximum number of folder names tried for the files of a copy.
const MOST_FOLDERS: usize = 1000;

/// A spec that comes with Tablier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// What it is called on the command line.
    pub name: &'static str,
    /// Its TOML.
    pub spec: &'static str,
    /// The files that it names and records of sample games, each with its path from the spec.
    pub files: &'static [(&'static str, &'static [u8])],
}

macro_rules! template {
    ($name:literal $(, $file:literal)*) => {
        Template {
            name: $name,
            spec: include_str!(concat!("../templates/", $name, ".toml")),
            files: &[$(($file, include_bytes!(concat!("../templates/", $file)))),*],
        }
    };
}

/// The games that are printed when none is named; a new game adds its line here.
pub const GAMES: &[Template] = &[
    template!("lightning", "lightning/leaflet.en.md", "lightning/leaflet.fr.md"),
    template!("quits", "quits/leaflet.en.md", "quits/leaflet.fr.md"),
    template!(
        "plank",
        "plank/leaflet.en.md",
        "plank/leaflet.fr.md",
        "plank/sample.en.txt",
        "plank/sample.fr.txt"
    ),
    template!("tokens"),
];

/// Further templates of `tablier new`.
pub const STARTERS: &[Template] = &[template!("board")];

/// The JSON Schema as committed beside the specs.
pub const SCHEMA: &str = include_str!("../templates/tablier.schema.json");

/// A game by name.
pub fn game(name: &str) -> Option<&'static Template> {
    GAMES.iter().find(|template| template.name == name)
}

/// A game or a starter by name.
pub fn template(name: &str) -> Option<&'static Template> {
    game(name).or_else(|| STARTERS.iter().find(|template| template.name == name))
}

impl Template {
    /// Its TOML, as if it were a file.
    pub fn source(&self) -> Source {
        Source { name: format!("{}.toml", self.name), text: self.spec.to_owned() }
    }
}

/// A copy of a template for its user to change.
pub(crate) struct Copy {
    /// Its TOML.
    pub spec: String,
    /// Its files, each with its path from the spec.
    pub files: Vec<(String, &'static [u8])>,
}

impl Template {
    /// Copies the template to a spec whose file is called `stem`. The sheets take that name, so that two copies do not
    /// overwrite each other's. The files go into another folder if one of them is not `free` in the usual one.
    pub(crate) fn copy(&self, stem: &str, free: impl Fn(&str, &[u8]) -> bool) -> Option<Copy> {
        let name = latin_slug(stem);
        let usual = format!("[game]\nname = \"{}\"\n", self.name);
        // A spec without a name of its own is called like its file.
        let spec = match name.as_str() {
            "" => self.spec.to_owned(),
            name => self.spec.replacen(&usual, &format!("[game]\nname = \"{name}\"\n"), 1),
        };
        let own = if name.is_empty() { self.name } else { &name };
        let numbered = (2..MOST_FOLDERS).map(|number| format!("{own}-{number}"));
        let folders = [self.name.to_owned(), own.to_owned()].into_iter().chain(numbered);
        let all_free = |files: &Vec<(String, &[u8])>| files.iter().all(|(name, bytes)| free(name, bytes));
        let files = folders.map(|folder| self.files_in(&folder)).find(all_free)?;
        let spec = self.files.iter().zip(&files).fold(spec, |spec, ((from, _), (to, _))| {
            spec.replace(&format!("\"{from}\""), &format!("\"{to}\""))
        });
        Some(Copy { spec, files })
    }

    /// Its files with their folder renamed.
    fn files_in(&self, folder: &str) -> Vec<(String, &'static [u8])> {
        let usual = format!("{}/", self.name);
        let name = |name: &str| match name.strip_prefix(&usual) {
            Some(rest) => format!("{folder}/{rest}"),
            None => name.to_owned(),
        };
        self.files.iter().map(|(path, bytes)| (name(path), *bytes)).collect()
    }
}

impl Files for Template {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let found = self.files.iter().find(|(name, _)| *name == path);
        found.map(|(_, bytes)| bytes.to_vec()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}
