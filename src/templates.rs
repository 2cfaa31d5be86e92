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

impl Files for Template {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let found = self.files.iter().find(|(name, _)| *name == path);
        found.map(|(_, bytes)| bytes.to_vec()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}
