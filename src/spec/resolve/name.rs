//! What games, boards and pieces are called.

use super::Resolver;
use crate::game::ByLang;
use crate::scene::Font;
use crate::spec::{At, Source, limits};

impl Resolver<'_> {
    /// What the game is called: for files, and on paper.
    pub(super) fn naming(&mut self, source: &Source) -> (String, ByLang<String>) {
        let table = self.spec.game.as_deref();
        let stem = source.name.rsplit(['/', '\\']).next().unwrap_or_default();
        let stem = stem.strip_suffix(".toml").unwrap_or(stem);
        let name = match table.and_then(|game| game.name.as_ref()) {
            Some(name) => self.name_as_typed(name),
            None => {
                let mut name = slug(stem);
                name.truncate(limits::NAME);
                let name = name.trim_end_matches('-');
                if name.is_empty() { "game".to_owned() } else { name.to_owned() }
            }
        };
        let title = table.and_then(|game| game.title.as_ref());
        // Large at the foot of a sheet, small at the foot of a leaflet.
        let title =
            self.words_in(title, &[Font::Display, Font::Sans]).unwrap_or_else(|| ByLang::same(name.clone()));
        (name, title)
    }

    /// A name as typed, if files can be called so.
    pub(super) fn name_as_typed(&mut self, name: &At<String>) -> String {
        if **name != slug(name) || name.is_empty() {
            let hint = match slug(name) {
                proper if proper.is_empty() => "use lower-case letters, digits and hyphens".to_owned(),
                proper if proper.len() > limits::NAME => {
                    "use lower-case letters, digits and hyphens".to_owned()
                }
                proper => format!("use lower-case letters, digits and hyphens: `{proper}`"),
            };
            self.fault(name.span(), format!("`{}` cannot be a name", **name), Some(hint));
        }
        let long = name.chars().count();
        if long > limits::NAME {
            let message = format!("a name of {long} characters is out of bounds");
            self.fault(name.span(), message, Some(format!("use at most {}", limits::NAME)));
        }
        name.to_string()
    }

    /// The name of a board or a piece: as typed, or else `otherwise`, with a number where that is taken.
    pub(super) fn name(&mut self, what: &'static str, typed: Option<&At<String>>, otherwise: &str) -> String {
        match typed {
            Some(name) => {
                let text = self.name_as_typed(name);
                if !self.names.insert((what, text.clone())) {
                    let message = format!("there is a {what} called `{text}` already");
                    self.fault(name.span(), message, Some("give each a name of its own".to_owned()));
                }
                text
            }
            None => {
                let mut name = otherwise.to_owned();
                let mut number = 1;
                while !self.names.insert((what, name.clone())) {
                    number += 1;
                    name = format!("{otherwise}-{number}");
                }
                name
            }
        }
    }
}

/// A text as a name for files: lower-case letters, digits, and hyphens for all else.
pub(super) fn slug(text: &str) -> String {
    let plain: String = text
        .to_lowercase()
        .chars()
        .map(|c| if c.is_ascii_lowercase() || c.is_ascii_digit() { c } else { '-' })
        .collect();
    plain.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}
