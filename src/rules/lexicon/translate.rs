//! Canonical texts, which are English, in the words of other languages.

use super::Term;
use crate::game::Lang;
use crate::words::VerdictLang;

/// Words inside of turns.
pub(super) const TURN_TERMS: [Term; 5] = [Term::FirstPlank, Term::Top, Term::Bottom, Term::Hold, Term::Pass];
/// Keys of entries.
pub(super) const KEY_TERMS: [Term; 9] = [
    Term::Variant,
    Term::Players,
    Term::ToMove,
    Term::First,
    Term::Last,
    Term::Out,
    Term::Hand,
    Term::Planks,
    Term::Reserve,
];
/// Values of entries that are one word.
const VALUE_TERMS: [Term; 8] =
    [Term::Light, Term::Dark, Term::Red, Term::Blue, Term::Classic, Term::Simple, Term::Four, Term::Nothing];

/// A turn in the words of a language: `P3:1>top rbw:1` becomes `P3:1>haut rbw:1`.
pub(crate) fn turn_in(lang: Lang, turn: &str) -> String {
    if lang.words().verdicts == VerdictLang::En {
        return turn.to_owned();
    }
    let mut found = String::with_capacity(turn.len() + 4);
    let mut rest = turn;
    while !rest.is_empty() {
        let letters = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let (name, after) = rest.split_at(letters);
        let signs = after.find(char::is_alphabetic).unwrap_or(after.len());
        let (between, next) = after.split_at(signs);
        found.push_str(word_in(lang, &TURN_TERMS, name).unwrap_or(name));
        found.push_str(between);
        rest = next;
    }
    found
}

/// An entry in the words of a language: `to move`, `dark` becomes `trait`, `foncé`. A key may be a square, which stays.
fn entry_in(lang: Lang, key: &str, value: &str) -> (String, String) {
    let value = match word_in(lang, &VALUE_TERMS, value) {
        Some(word) => word.to_owned(),
        None if key == Term::Last.name() => turn_in(lang, value),
        None => value.to_owned(),
    };
    (key_in(lang, key), value)
}

/// A canonical position in the words of a language.
pub(crate) fn position_in(lang: Lang, text: &str) -> String {
    let line = |line: &str| match line.split_once(": ") {
        Some((key, value)) if word_in(lang, &KEY_TERMS, bare(key)).is_some() => {
            let (key, value) = entry_in(lang, key, value);
            format!("{key}: {value}\n")
        }
        Some((key, value)) if key.split(' ').next() == Some(Term::May.name()) => {
            let square = key.split_once(' ').map_or("", |(_, square)| square);
            format!("{} {square}: {value}\n", Term::May.written(lang))
        }
        _ => match line.strip_prefix(Term::Board.name()).filter(|name| name.starts_with(' ')) {
            Some(name) => format!("{}{name}\n", Term::Board.written(lang)),
            None => format!("{line}\n"),
        },
    };
    text.lines().map(line).collect()
}

/// The canonical key that a text names in any language: `main a` is `hand A`. `None` if it is no key.
pub(crate) fn key_of(typed: &str) -> Option<String> {
    let typed = typed.to_lowercase().replace(['_', '-'], " ");
    let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let term = |word: &str| KEY_TERMS.into_iter().find(|term| term.is(word));
    let of_player = || {
        let (word, letter) = typed.rsplit_once(' ').filter(|(_, letter)| letter.len() == 1)?;
        let term = term(word).filter(|term| matches!(term, Term::Hand | Term::Planks))?;
        Some(format!("{} {}", term.name(), letter.to_uppercase()))
    };
    term(&typed).map(|term| term.name().to_owned()).or_else(of_player)
}

/// A canonical record in the words of a language: entries, and turns.
pub(crate) fn record_in(lang: Lang, text: &str) -> String {
    let line = |line: &str| match line.contains(": ") {
        true => position_in(lang, line),
        false => turn_in(lang, line) + "\n",
    };
    text.lines().map(line).collect()
}

/// A key in the words of a language, with the letter of its player: `hand A` becomes `main A`.
fn key_in(lang: Lang, key: &str) -> String {
    let name = bare(key);
    let letter = key.get(name.len()..).unwrap_or_default();
    word_in(lang, &KEY_TERMS, name).map_or_else(|| key.to_owned(), |word| format!("{word}{letter}"))
}

/// A key without the letter of its player.
fn bare(key: &str) -> &str {
    match key.rsplit_once(' ') {
        Some((name, letter)) if letter.len() == 1 => name,
        _ => key,
    }
}

fn word_in(lang: Lang, terms: &[Term], word: &str) -> Option<&'static str> {
    terms.iter().find(|term| term.name() == word).map(|term| term.written(lang))
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

    #[test]
    fn keys_are_found_in_any_language() {
        for (typed, key) in [
            ("to move", Some("to move")),
            ("Au trait", Some("to move")),
            ("to_move", Some("to move")),
            ("main b", Some("hand B")),
            ("PLANCHES A", Some("planks A")),
            ("dernier  coup", Some("last")),
            ("joueur B", None),
            ("hand", Some("hand")),
            ("c3", None),
            ("", None),
        ] {
            assert_eq!(key_of(typed).as_deref(), key, "{typed}");
        }
    }

    #[test]
    fn records_are_translated() {
        let record = "players: 2\nfirst: B\nfirst rbw:2  top wbr:3\nP1:1  pass\n";
        let french = "joueurs: 2\npremier: B\npremière rbw:2  haut wbr:3\nP1:1  passe\n";
        assert_eq!(record_in(Lang::Fr, record), french);
        assert_eq!(record_in(Lang::En, record), record);
    }

    #[test]
    fn entries_and_positions_are_translated() {
        let entry = |key, value| {
            let (key, value) = entry_in(Lang::Fr, key, value);
            format!("{key}: {value}")
        };
        assert_eq!(entry("to move", "dark"), "trait: foncé");
        assert_eq!(entry("hand A", "r w"), "main A: r w");
        assert_eq!(entry("last", "Y hold"), "dernier: Y réserve");
        assert_eq!(entry("last", "none"), "dernier: rien");
        assert_eq!(entry("c3", "L"), "c3: L");
        let text = "may c3: L .\nvariant: classic\nplanks B: none\n. . ?\nA:c5 Y2\ncamp A\nboard main\n";
        let french =
            "peut c3: L .\nvariante: classique\nplanches B: rien\n. . ?\nA:c5 Y2\ncamp A\nplateau main\n";
        assert_eq!(position_in(Lang::Fr, text), french);
        assert_eq!(position_in(Lang::En, text), text);
    }
}
