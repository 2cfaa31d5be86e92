//! Words shared by the notations of all games, in English and French.

use super::{Key, Word};
use crate::game::Lang;

/// The player to move.
pub const TO_MOVE: Key = Key::plain(
    "to move",
    &["trait", "au trait", "à jouer", "a jouer", "joueur", "turn", "tour", "next", "prochain"],
);
/// The last turn.
pub const LAST: Key = Key::plain(
    "last",
    &["dernier", "dernière", "derniere", "last turn", "last move", "dernier coup", "dernier tour"],
);
/// The player who opened.
pub const FIRST: Key = Key::plain(
    "first",
    &[
        "premier",
        "première",
        "premiere",
        "first player",
        "premier joueur",
        "commence",
        "begins",
        "opens",
        "ouvre",
    ],
);

/// Words that may precede the name of a player.
const TITLES: [&str; 4] = ["player", "joueur", "joueuse", "side"];
const UNKNOWN_WORDS: [&str; 5] = ["unknown", "inconnu", "inconnue", "inconnus", "inconnues"];
const NOTHING_WORDS: [&str; 16] = [
    "-", "--", "0", ".", "..", "none", "nothing", "no", "empty", "start", "aucun", "aucune", "rien", "vide",
    "néant", "début",
];
const PASS_WORDS: [&str; 6] = ["pass", "passe", "passes", "passé", "passer", "--"];
const EMPTY_SIGNS: [&str; 7] = [".", "..", "-", "--", "_", "__", "·"];
const OPEN_SIGNS: [&str; 2] = ["?", "??"];

/// Words in turns: canonical, and in French. All engines read both.
const TURN_WORDS: [(&str, &str); 5] =
    [("first", "première"), ("top", "haut"), ("bottom", "bas"), ("pass", "passe"), ("hold", "réserve")];

/// Translates a turn from canonical notation: `P3:1>top rbw:1` becomes `P3:1>haut rbw:1`.
pub fn turn_in(lang: Lang, turn: &str) -> String {
    let word = |word: &str| match (lang, TURN_WORDS.iter().find(|(english, _)| *english == word)) {
        (Lang::Fr, Some((_, french))) => (*french).to_owned(),
        _ => word.to_owned(),
    };
    let mut found = String::with_capacity(turn.len() + 4);
    let mut rest = turn;
    while !rest.is_empty() {
        let letters = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let (name, after) = rest.split_at(letters);
        let signs = after.find(char::is_alphabetic).unwrap_or(after.len());
        let (between, next) = after.split_at(signs);
        found.push_str(&word(name));
        found.push_str(between);
        rest = next;
    }
    found
}

/// Returns true if a value means "unknown".
pub fn is_unknown(word: Word) -> bool {
    let marks = !word.text.is_empty() && word.text.chars().all(|c| c == '?');
    marks || is_one_of(word, &UNKNOWN_WORDS)
}

/// Returns true if a value means "nothing".
pub fn is_nothing(word: Word) -> bool {
    is_one_of(word, &NOTHING_WORDS)
}

/// Returns true if a word means "pass".
pub fn is_pass(word: Word) -> bool {
    is_one_of(word, &PASS_WORDS)
}

/// Returns true if a sign means an empty square.
pub fn is_empty_square(text: &str) -> bool {
    EMPTY_SIGNS.contains(&text)
}

/// Returns true if a sign means an open square.
pub fn is_open_square(text: &str) -> bool {
    OPEN_SIGNS.contains(&text)
}

/// Returns true if a word may precede the name of a player, as in `player B`.
pub fn is_title(word: &str) -> bool {
    TITLES.contains(&word.to_lowercase().as_str())
}

/// Returns true if a word is in a list, ignoring case.
pub fn is_one_of(word: Word, words: &[&str]) -> bool {
    words.contains(&word.text.to_lowercase().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_translated() {
        for (turn, french) in [
            ("first rbw:2", "première rbw:2"),
            ("P3:1>top rbw:1", "P3:1>haut rbw:1"),
            ("bottom wbr:3", "bas wbr:3"),
            ("Y hold", "Y réserve"),
            ("pass", "passe"),
            ("*Y2@A:c5", "*Y2@A:c5"),
            ("b2-c3", "b2-c3"),
            ("c^", "c^"),
            ("", ""),
        ] {
            assert_eq!(turn_in(Lang::Fr, turn), french);
            assert_eq!(turn_in(Lang::En, turn), turn);
        }
    }
}
