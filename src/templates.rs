//! The bundled games: their specs, leaflets and art, as they lie in `templates/`.
//!
//! ```
//! use tablier::templates::{GAMES, game};
//!
//! assert_eq!(GAMES[0].name, "lightning");
//! assert!(game("plank").is_some() && game("chess").is_none());
//! ```

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::io;

use crate::game::{Game, Lang};
use crate::spec::{Files, Overrides, Source, load, schema_in};
use crate::text::{Label, label, latin_slug};

/// Maximum number of folder names tried for the files of a copy.
const MOST_FOLDERS: usize = 1000;

/// A spec that comes with Tablier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// What it is called on the command line.
    pub name: &'static str,
    /// One line about it, for those who choose a game.
    pub(crate) about: Label,
    /// Its TOML, with comments in English.
    pub spec: &'static str,
    /// Its comments in French, block by block.
    french: &'static str,
    /// The files that it names and records of sample games, each with its path from the spec.
    pub files: &'static [(&'static str, &'static [u8])],
}

macro_rules! template {
    ($name:literal, $en:literal, $fr:literal $(, $file:literal)*) => {
        Template {
            name: $name,
            about: label($en, $fr),
            spec: include_str!(concat!("../templates/", $name, ".toml")),
            french: include_str!(concat!("../templates/fr/", $name, ".txt")),
            files: &[$(($file, include_bytes!(concat!("../templates/", $file)))),*],
        }
    };
}

/// A game of the gallery: all that it has lies in its folder.
macro_rules! exhibit {
    ($name:literal, $en:literal, $fr:literal $(, $file:literal)*) => {
        Template {
            name: $name,
            about: label($en, $fr),
            spec: include_str!(concat!("../templates/gallery/", $name, "/", $name, ".toml")),
            french: include_str!(concat!("../templates/gallery/", $name, "/comments.fr.txt")),
            files: &[$(($file, include_bytes!(concat!("../templates/gallery/", $name, "/", $file)))),*],
        }
    };
}

/// The games that are printed when none is named; a new game adds its line here.
pub const GAMES: &[Template] = &[
    template!(
        "lightning",
        "Two players, 1892. Be the first to draw a flash across your camp.",
        "Deux joueurs, 1892. Soyez le premier à tracer un éclair à travers votre camp.",
        "lightning/leaflet.en.md",
        "lightning/leaflet.fr.md"
    ),
    template!(
        "quits",
        "Two or four players. Lead your balls across a floor that slides.",
        "Deux ou quatre joueurs. Menez vos billes sur un sol qui coulisse.",
        "quits/leaflet.en.md",
        "quits/leaflet.fr.md"
    ),
    template!(
        "plank",
        "Two to four players, 1890. Noughts and crosses on a board that grows.",
        "De deux à quatre joueurs, 1890. Un morpion dont le plateau grandit.",
        "plank/leaflet.en.md",
        "plank/leaflet.fr.md",
        "plank/sample.en.txt",
        "plank/sample.fr.txt"
    ),
    template!(
        "macmahon",
        "A puzzle of 1921. Match the sides of 24 tiles.",
        "Un casse-tête de 1921. Accordez les côtés de 24 tuiles.",
        "macmahon/leaflet.en.md",
        "macmahon/leaflet.fr.md",
        "macmahon/tiles.csv"
    ),
    template!(
        "tokens",
        "Round tokens of 25 mm, to start a game of your own.",
        "Des jetons ronds de 25\u{202f}mm, point de départ d’un jeu à vous."
    ),
];

/// Free games that are printed by name, and are short enough to start a game of one's own from; a new game adds its
/// folder in `templates/gallery` and its line here.
#[rustfmt::skip]
pub const GALLERY: &[Template] = &[
    exhibit!("hex", "Two players. Join your two sides before the other joins theirs.", "Deux joueurs. Reliez vos deux côtés avant que l’autre ne relie les siens.", "leaflet.en.md", "leaflet.fr.md"),
    exhibit!("agon", "Two players. Lead a queen and her six guards to the throne.", "Deux joueurs. Menez une reine et ses six gardes jusqu’au trône.", "leaflet.en.md", "leaflet.fr.md"),
    exhibit!("salta", "Two players. Lead fifteen men across, in order, and jump when you must.", "Deux joueurs. Faites traverser quinze pions, en ordre, et sautez quand il le faut.", "leaflet.en.md", "leaflet.fr.md", "salta.csv"),
    exhibit!("blue-and-gray", "Two players, 1903. Lead your captain through the guards to the middle.", "Deux joueurs, 1903. Menez votre capitaine parmi les gardes jusqu’au milieu.", "leaflet.en.md", "leaflet.fr.md", "paths.svg"),
    exhibit!("morris", "Two players. Close mills of three men, and take one for each.", "Deux joueurs. Formez des moulins de trois pions ; chacun en prend un.", "leaflet.en.md", "leaflet.fr.md"),
    exhibit!("go", "Two players. Surround more than the other, on the small board.", "Deux joueurs. Entourez plus que l’autre, sur le petit plateau.", "leaflet.en.md", "leaflet.fr.md"),
    exhibit!("draughts", "Two players. Take all men; yours become kings.", "Deux joueurs. Prenez tous les pions ; les vôtres deviennent des dames.", "leaflet.en.md", "leaflet.fr.md"),
    exhibit!("backgammon", "Two players and dice. Bring fifteen men home, and off the board.", "Deux joueurs et des dés. Ramenez quinze pions, puis sortez-les.", "leaflet.en.md", "leaflet.fr.md", "backgammon.svg"),
    exhibit!("dominoes", "Two to four players. Lay equal numbers together.", "De deux à quatre joueurs. Posez les nombres égaux l’un contre l’autre.", "leaflet.en.md", "leaflet.fr.md", "dominoes.csv"),
    exhibit!("cards", "A deck with two jokers, for a hundred games.", "Un jeu complet avec deux jokers, pour cent jeux.", "cards.csv"),
    exhibit!("letters", "Tiles with letters, and a board for words.", "Des jetons à lettres et un plateau pour former des mots.", "letters.csv", "lettres.csv"),
    exhibit!("heroes", "Tokens of 25 mm for a role-playing evening.", "Des jetons de 25\u{202f}mm pour une soirée de jeu de rôle.", "heroes.csv"),
    exhibit!("rails", "Hexagons with rails, for railway games.", "Des hexagones et des rails, pour des jeux de chemins de fer.", "rails.csv"),
    exhibit!("tracks", "Sixteen hexagons to lay colour against colour.", "Seize hexagones à poser couleur contre couleur.", "tracks.csv"),
];

/// Further templates of `tablier new`.
pub const STARTERS: &[Template] = &[template!("board", "A board", "Un plateau")];

/// The JSON Schema as committed beside the specs, with descriptions in English.
pub const SCHEMA: &str = include_str!("../templates/tablier.schema.json");

/// The JSON Schema with descriptions in a language.
pub fn schema(lang: Lang) -> Cow<'static, str> {
    schema_in(lang, SCHEMA)
}

/// All that can be printed by name.
pub(crate) fn printable() -> impl Iterator<Item = &'static Template> {
    GAMES.iter().chain(GALLERY)
}

/// All that a game of one's own can start from.
pub fn templates() -> impl Iterator<Item = &'static Template> {
    GAMES.iter().chain(STARTERS).chain(GALLERY)
}

/// A game by name, bundled or of the gallery.
pub fn game(name: &str) -> Option<&'static Template> {
    printable().find(|template| template.name == name)
}

/// A game or a starter by name.
pub fn template(name: &str) -> Option<&'static Template> {
    templates().find(|template| template.name == name)
}

impl Template {
    /// Its TOML, as if it were a file.
    pub fn source(&self) -> Source {
        Source { name: format!("{}.toml", self.name), text: self.spec.to_owned() }
    }

    /// The game that it describes, without its leaflet.
    pub(crate) fn game(&self) -> Option<Game> {
        load(&self.source(), &Overrides::default(), self).ok().map(|resolved| resolved.game)
    }

    /// Its TOML with comments in a language.
    pub fn spec_in(&self, lang: Lang) -> Cow<'static, str> {
        if lang == Lang::Fr { with_comments(self.spec, self.french).into() } else { self.spec.into() }
    }
}

/// Lays other comments over those of a spec. A block is a run of comment lines, or a comment after a key; blank lines
/// separate the blocks of `comments`, which are taken in their order.
fn with_comments(spec: &str, comments: &str) -> String {
    let mut blocks = comments.split("\n\n").map(str::trim_end);
    let mut text = String::with_capacity(spec.len() + comments.len());
    let mut in_block = false;
    for line in spec.lines() {
        let comment = comment_of(line);
        let (keys, _) = line.split_at(line.len() - comment.len());
        let is_whole = !comment.is_empty() && keys.is_empty();
        let continues = is_whole && in_block;
        in_block = is_whole;
        if continues {
            continue;
        }
        let comment = if comment.is_empty() { comment } else { blocks.next().unwrap_or(comment) };
        text.extend([keys, comment, "\n"]);
    }
    text
}

/// The comment at the end of a line of a spec, empty if there is none. `#:schema` is for editors, not a comment.
fn comment_of(line: &str) -> &str {
    let mut quote = None;
    let mut is_escaped = false;
    for (at, sign) in line.char_indices() {
        match quote {
            Some(opened) if sign == opened && !is_escaped => quote = None,
            None if sign == '"' || sign == '\'' => quote = Some(sign),
            None if sign == '#' => {
                let comment = line.get(at..).unwrap_or_default();
                return if comment.starts_with("#:") { "" } else { comment };
            }
            _ => {}
        }
        is_escaped = sign == '\\' && quote == Some('"') && !is_escaped;
    }
    ""
}

/// A copy of a template for its user to change.
pub(crate) struct Copy {
    /// Its TOML.
    pub spec: String,
    /// Its files, each with its path from the spec.
    pub files: Vec<(String, &'static [u8])>,
}

impl Template {
    /// Copies the template, with comments in a language, to a spec whose file is called `stem`. The sheets take that
    /// name, so that two copies do not overwrite each other's. The files go into another folder if one of them is not
    /// `free` in the usual one.
    pub(crate) fn copy(&self, stem: &str, lang: Lang, free: impl Fn(&str, &[u8]) -> bool) -> Option<Copy> {
        let name = latin_slug(stem);
        let spec = self.spec_in(lang);
        let usual = format!("[game]\nname = \"{}\"\n", self.name);
        // A spec without a name of its own is called like its file.
        let spec = match name.as_str() {
            "" => spec.into_owned(),
            name => spec.replacen(&usual, &format!("[game]\nname = \"{name}\"\n"), 1),
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

    /// Its files in a folder of their own.
    fn files_in(&self, folder: &str) -> Vec<(String, &'static [u8])> {
        let usual = format!("{}/", self.name);
        let name = |name: &str| format!("{folder}/{}", name.strip_prefix(&usual).unwrap_or(name));
        self.files.iter().map(|(path, bytes)| (name(path), *bytes)).collect()
    }
}

impl Files for Template {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let found = self.files.iter().find(|(name, _)| *name == path);
        found.map(|(_, bytes)| bytes.to_vec()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}
