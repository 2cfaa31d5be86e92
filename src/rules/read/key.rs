//! Keys of entries, and how they are found in a line.

use super::{Line, ReadHint, Word};
use crate::game::Lang;
use crate::rules::lexicon::Term;
use crate::text::meant;

/// A player has at most this many words: `aux clairs`.
const MAX_PLAYER_WORDS: usize = 2;

/// A key that may precede a colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// What it means.
    pub term: Term,
    /// Another term with the same meaning in this game.
    pub also: Option<Term>,
    /// Letters that may follow, if one is required: the players of `hand A`.
    pub letters: &'static str,
}

impl Key {
    /// A key without a letter.
    pub const fn plain(term: Term) -> Key {
        Key { term, also: None, letters: "" }
    }

    /// A key with the letter of a player.
    pub const fn of_player(term: Term, letters: &'static str) -> Key {
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

/// Splits an entry: at its colon, at an equals sign after a key, or beside `to move`.
pub(super) fn split_key<'a>(line: Line<'a>, keys: &[Key]) -> Option<(Word<'a>, Word<'a>)> {
    line.split_once(':').or_else(|| split_equals(line, keys)).or_else(|| split_to_move(line, keys))
}

/// Splits an entry without a colon: `Light to move`, `to move light`, `trait aux clairs`.
fn split_to_move<'a>(line: Line<'a>, keys: &[Key]) -> Option<(Word<'a>, Word<'a>)> {
    keys.iter().find(|key| key.term == Term::ToMove)?;
    let bare = Word { text: line.text.trim_end_matches(['.', '!']), ..line };
    let words: Vec<Word> = bare.words().collect();
    let joined = |words: &[Word<'a>]| -> Option<Word<'a>> {
        let (first, last) = (words.first()?, words.last()?);
        Some(Word { text: bare.text.get(first.start - bare.start..last.span().end - bare.start)?, ..*first })
    };
    // Words like `turn` and `joueur` may begin a heading, too.
    let is_key =
        |name: &str| Term::ToMove.is(name) && (name.contains(' ') || name.eq_ignore_ascii_case("trait"));
    (1..words.len()).filter(|at| (at - 1).min(words.len() - at) < MAX_PLAYER_WORDS).find_map(|at| {
        let (before, after) = words.split_at(at);
        let player = |words: &[Word<'a>]| match words {
            [article, player] if Term::Article.is(article.text) => Some(*player),
            words => joined(words),
        };
        let key = |words| joined(words).filter(|key| is_key(key.text));
        match (key(before), key(after)) {
            (Some(key), _) => Some((key, player(after)?)),
            (None, Some(key)) => Some((key, player(before)?)),
            (None, None) => None,
        }
    })
}

/// Splits an entry that is written with an equals sign.
fn split_equals<'a>(line: Line<'a>, keys: &[Key]) -> Option<(Word<'a>, Word<'a>)> {
    line.split_once('=').filter(|(typed, _)| find_key(typed.text, keys).is_some())
}

/// Finds the key that a text names, with its letter.
pub(super) fn find_key(typed: &str, keys: &[Key]) -> Option<(Term, Option<char>)> {
    let typed = typed.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let typed = typed.replace(['_', '-'], " ");
    keys.iter().find_map(|key| {
        key.names().find_map(|name| match key.letters {
            "" => (typed == name).then_some((key.term, None)),
            letters => {
                let mut rest = typed.strip_prefix(name)?.trim().chars();
                let letter = rest.next()?.to_ascii_uppercase();
                (rest.next().is_none() && letters.contains(letter)).then_some((key.term, Some(letter)))
            }
        })
    })
}

/// Returns true if a text looks like a key: at most three words.
pub(super) fn looks_like_a_key(typed: &str) -> bool {
    typed.split_whitespace().count() <= 3
        && typed.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '_' | '-'))
}

pub(super) fn suggestion(typed: &str, keys: &[Key]) -> ReadHint {
    match meant(typed, keys.iter().flat_map(|key| key.names())) {
        Some(name) => ReadHint::MeantKey { name: name.to_owned() },
        None => ReadHint::UseOneKey { keys: keys.to_vec() },
    }
}
