//! Keys of entries.

use crate::game::Lang;
use crate::rules::lexicon::Term;

/// A key that may precede a colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    /// What it means.
    pub term: Term,
    /// Another term with the same meaning in this game.
    pub also: Option<Term>,
    /// Letters that may follow, if one is required: the players of `hand A`.
    pub letters: &'static str,
}

impl Key {
    /// A key without a letter.
    pub(crate) const fn plain(term: Term) -> Key {
        Key { term, also: None, letters: "" }
    }

    /// A key with the letter of a player.
    pub(crate) const fn of_player(term: Term, letters: &'static str) -> Key {
        Key { term, also: None, letters }
    }

    /// Its names in every language.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        [Some(self.term), self.also].into_iter().flatten().flat_map(Term::all_words)
    }

    /// An example of it as typed in a language: `hand A:`
    pub(super) fn shown(&self, lang: Lang) -> String {
        let name = self.term.written(lang);
        match self.letters.chars().next() {
            Some(letter) => format!("{name} {letter}:"),
            None => format!("{name}:"),
        }
    }
}
