//! Names of games, boards and pieces.

use super::Resolver;
use crate::game::ByLang;
use crate::scene::Font;
use crate::spec::words::{NameOwner, ValueFinding, ValueHint};
use crate::spec::{At, Source, limits};
use crate::text::{Finding, is_device, latin_slug, slug};

impl Resolver<'_> {
    /// The name of the game for files, and its title.
    pub(super) fn naming(&mut self, source: &Source) -> (String, ByLang<String>) {
        let table = self.spec.game.as_deref();
        let stem = source.name.rsplit(['/', '\\']).next().unwrap_or_default();
        let stem = stem.strip_suffix(".toml").unwrap_or(stem);
        let name = match table.and_then(|game| game.name.as_ref()) {
            Some(name) => self.name_as_typed(name),
            None => named_after(stem),
        };
        let title = table.and_then(|game| game.title.as_ref());
        // Titles are large in the footer of a sheet and small in that of a leaflet.
        let fonts = [Font::Display, Font::Sans];
        let title = self.words_in(title, &fonts).unwrap_or_else(|| {
            // File names may have characters that the fonts lack.
            match fonts.iter().all(|font| font.missing(&name).is_empty()) {
                true => ByLang::same(name.clone()),
                false => ByLang::word(|words| words.game),
            }
        });
        (name, title)
    }

    /// Checks a typed name for use in file names.
    pub(super) fn name_as_typed(&mut self, name: &At<String>) -> String {
        if **name != latin_slug(name) || name.is_empty() {
            let proper = latin_slug(name);
            let proper = (1..=limits::NAME_CHARS).contains(&proper.len()).then_some(proper);
            let fault = Finding::new(ValueFinding::NoName { typed: name.to_string() }).at(name.span());
            self.fault(fault.hint(ValueHint::NameLetters { proper }));
        }
        if is_device(name) {
            let fault = Finding::new(ValueFinding::DeviceName { typed: name.to_string() });
            let hint = ValueHint::AnotherName { name: avoid_device_name(name) };
            self.fault(fault.at(name.span()).hint(hint));
        }
        let long = name.chars().count();
        if long > limits::NAME_CHARS {
            let fault = Finding::new(ValueFinding::NameTooLong { characters: long }).at(name.span());
            self.fault(fault.hint(ValueHint::NameChars));
        }
        name.to_string()
    }

    /// The typed name of a board or piece, or a default one, with a number if it is taken.
    pub(super) fn name(&mut self, owner: NameOwner, typed: Option<&At<String>>, otherwise: &str) -> String {
        match typed {
            Some(name) => {
                let text = self.name_as_typed(name);
                if !self.names.insert((owner, text.clone())) {
                    let fault = Finding::new(ValueFinding::NameTwice { owner, name: text.clone() });
                    self.fault(fault.at(name.span()).hint(ValueHint::OneNameEach));
                }
                text
            }
            None => {
                // Counting on from the last number: thousands of things may have the same default name.
                let mut number = self.numbers.get(&(owner, otherwise.to_owned())).copied().unwrap_or(0);
                loop {
                    number += 1;
                    let name =
                        if number == 1 { otherwise.to_owned() } else { format!("{otherwise}-{number}") };
                    if self.names.insert((owner, name.clone())) {
                        self.numbers.insert((owner, otherwise.to_owned()), number);
                        return name;
                    }
                }
            }
        }
    }
}

/// The name of a game from the name of its file.
fn named_after(stem: &str) -> String {
    let name = slug(stem);
    let end =
        (0..=limits::NAME_CHARS.min(name.len())).rev().find(|at| name.is_char_boundary(*at)).unwrap_or(0);
    let name = name.get(..end).unwrap_or_default().trim_end_matches('-');
    match name {
        "" => {
            // Without any usable character, the code points still make a unique name.
            let numbers = stem.chars().take(8).map(|character| format!("-{:x}", character as u32));
            format!("game{}", numbers.collect::<String>())
        }
        name if is_device(name) => avoid_device_name(name),
        name => name.to_owned(),
    }
}

/// Changes a name that Windows reserves for a device.
fn avoid_device_name(name: &str) -> String {
    format!("{name}-game")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_give_their_games_unique_names() {
        for (stem, name) in [
            ("châteaux forts", "chateaux-forts"),
            ("é", "e"),
            ("ü", "u"),
            ("Шахматы", "шахматы"),
            ("☃", "game-2603"),
            ("★", "game-2605"),
            ("", "game"),
            ("NUL", "nul-game"),
            ("com1", "com1-game"),
            ("con.x", "con-x"),
        ] {
            assert_eq!(named_after(stem), name);
        }
        assert_eq!(named_after(&"a".repeat(90)).len(), 60);
        assert_eq!(named_after(&"囲".repeat(90)).chars().count(), 20);
        assert_eq!(named_after(&format!("a{}", "é".repeat(90))).len(), 60);
    }
}
