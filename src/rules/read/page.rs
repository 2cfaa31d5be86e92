//! A whole text: what its keys say, and its body.

use super::{Line, Word};
use crate::rules::Finding;
use crate::text::meant;

/// A key that may stand before a colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Its name.
    pub name: &'static str,
    /// Other names for it: French ones, short ones.
    pub aliases: &'static [&'static str],
    /// The letters that may follow it, if one must: the players of `hand A`.
    pub of: &'static str,
}

/// What a key says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The key's name, whichever of its names was typed.
    pub key: &'static str,
    /// The letter that follows it, in upper case.
    pub of: Option<char>,
    /// The key as typed.
    pub typed: Word<'a>,
    /// What stands after the colon.
    pub value: Word<'a>,
}

/// A text taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page<'a> {
    /// What its keys say, in the order of the text. No key twice.
    pub entries: Vec<Entry<'a>>,
    /// Its other lines, in the order of the text.
    pub body: Vec<Line<'a>>,
    /// The whole text.
    pub text: &'a str,
    /// The byte after the last one, for what is missing at the end.
    pub end: usize,
}

/// The longest text that is looked at: no position and no record of a game ever comes near.
const LONGEST: usize = 1 << 20;

/// The codes of what can be wrong here; each game has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Codes {
    /// The text is too long to be meant.
    pub too_long: &'static str,
    /// Nobody knows this key.
    pub unknown_key: &'static str,
    /// The key stands there twice.
    pub key_twice: &'static str,
    /// A turn stands where a position was expected.
    pub turn: &'static str,
    /// A position stands where a record was expected.
    pub position: &'static str,
    /// The text is the spec of a game.
    pub spec: &'static str,
}

impl<'a> Page<'a> {
    /// Takes a text apart. A line is an entry if what stands before its first colon is a key, or looks like
    /// one: `is_body` says of such a beginning that it belongs to the body.
    pub fn read(
        text: &'a str,
        keys: &[Key],
        codes: &Codes,
        is_body: impl Fn(&str) -> bool,
        findings: &mut Vec<Finding>,
    ) -> Page<'a> {
        let mut page = Page { text, end: text.len(), ..Page::default() };
        if text.len() > LONGEST {
            let message = format!("this is {} bytes long: no position and no record is", text.len());
            findings.push(Finding::unreadable(codes.too_long, 0..0, message));
            return page;
        }
        for line in lines(text) {
            if is_ruled(line.text) {
                continue;
            }
            let Some((typed, value)) = line.split_once(':').or_else(|| equated(line, keys)) else {
                page.body.push(line);
                continue;
            };
            match named(typed.text, keys) {
                Some((key, of)) => page.enter(Entry { key, of, typed, value }, codes, findings),
                None if is_body(typed.text) || !looks_like_a_key(typed.text) => page.body.push(line),
                None => {
                    let message = format!("nothing is known of `{}`", typed.text);
                    let finding = Finding::unreadable(codes.unknown_key, typed.span(), message);
                    findings.push(finding.hint(suggestion(typed.text, keys)));
                }
            }
        }
        page
    }

    /// Whether it says nothing at all.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.body.is_empty()
    }

    /// What a key says that no letter follows.
    pub fn entry(&self, key: &str) -> Option<Entry<'a>> {
        self.entries.iter().find(|entry| entry.key == key).copied()
    }

    /// The words of a record in the order of the text, without the numbers (`12.`) of its turns.
    pub fn turn_words(&self) -> impl Iterator<Item = Word<'a>> {
        self.body
            .iter()
            .flat_map(|line| line.items())
            .map(without_number)
            .filter(|word| !word.text.is_empty())
    }

    fn enter(&mut self, entry: Entry<'a>, codes: &Codes, findings: &mut Vec<Finding>) {
        let there = self.entries.iter().any(|other| (other.key, other.of) == (entry.key, entry.of));
        if there {
            let message = format!("`{}` stands here twice", entry.typed.text);
            let finding = Finding::unreadable(codes.key_twice, entry.typed.span(), message);
            findings.push(finding.hint("keep the line that is right"));
        } else {
            self.entries.push(entry);
        }
    }
}

/// Whether a line is drawn between rows, as in `+---+---+`: it says nothing.
fn is_ruled(text: &str) -> bool {
    text.contains('+') && text.chars().all(|c| matches!(c, '+' | '-' | '=' | '|' | ' '))
}

/// A key and what it says, where an equals sign stands for the colon.
fn equated<'a>(line: Line<'a>, keys: &[Key]) -> Option<(Word<'a>, Word<'a>)> {
    line.split_once('=').filter(|(typed, _)| named(typed.text, keys).is_some())
}

/// The lines that say something.
pub fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut start = 0;
    text.split_inclusive('\n').filter_map(move |whole| {
        let at = start;
        start += whole.len();
        let said = whole.split('#').next().unwrap_or_default();
        // A byte order mark is no part of what somebody typed.
        let mark = if at == 0 && said.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Some(Word::trimmed(said.get(mark..)?, at + mark)).filter(|line| !line.text.is_empty())
    })
}

/// What follows the number of a turn; the whole word if there is none.
fn without_number(word: Word<'_>) -> Word<'_> {
    let rest = word.text.trim_start_matches(|c: char| c.is_ascii_digit());
    let turn = rest.trim_start_matches('.');
    if rest.len() == word.text.len() || turn.len() == rest.len() {
        return word;
    }
    Word { text: turn, start: word.start + word.text.len() - turn.len() }
}

/// The key of that name, with the letter that follows it.
fn named(typed: &str, keys: &[Key]) -> Option<(&'static str, Option<char>)> {
    let typed = typed.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let typed = typed.replace(['_', '-'], " ");
    keys.iter().find_map(|key| {
        key.names().find_map(|name| match key.of {
            "" => (typed == name).then_some((key.name, None)),
            of => {
                let mut rest = typed.strip_prefix(name)?.trim().chars();
                let letter = rest.next()?.to_ascii_uppercase();
                (rest.next().is_none() && of.contains(letter)).then_some((key.name, Some(letter)))
            }
        })
    })
}

/// Whether a person would take this for a key: words, and no more than three.
fn looks_like_a_key(typed: &str) -> bool {
    typed.split_whitespace().count() <= 3
        && typed.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '_' | '-'))
}

fn suggestion(typed: &str, keys: &[Key]) -> String {
    let names = keys.iter().flat_map(Key::names);
    match meant(typed, names) {
        Some(name) => format!("did you mean `{name}:`?"),
        None => {
            let listed: Vec<_> = keys.iter().map(|key| format!("`{}`", key.shown())).collect();
            format!("use one of {}", listed.join(", "))
        }
    }
}

impl Key {
    /// A key that no letter follows.
    pub const fn plain(name: &'static str, aliases: &'static [&'static str]) -> Key {
        Key { name, aliases, of: "" }
    }

    fn names(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.name).chain(self.aliases.iter().copied())
    }

    fn shown(&self) -> String {
        match self.of.chars().next() {
            Some(letter) => format!("{} {letter}:", self.name),
            None => format!("{}:", self.name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: &[Key] = &[
        Key::plain("to move", &["trait"]),
        Key::plain("out", &["sorties"]),
        Key { name: "hand", aliases: &["main"], of: "AB" },
    ];
    const CODES: Codes = Codes {
        too_long: "t/too-long",
        unknown_key: "t/unknown-key",
        key_twice: "t/key-twice",
        turn: "t/turn",
        position: "t/position",
        spec: "t/spec",
    };

    fn page(text: &str) -> (Page<'_>, Vec<Finding>) {
        let mut findings = Vec::new();
        let page = Page::read(text, KEYS, &CODES, |head| head == "A", &mut findings);
        (page, findings)
    }

    #[test]
    fn keys_are_read_in_either_case_and_language() {
        let (page, findings) =
            page("\u{feff}TO  MOVE : dark # she says\r\nmain b: r r\r\n\r\n. . D\r\nA:c5 Y2\r\n");
        assert_eq!(findings, []);
        let entries: Vec<_> = page.entries.iter().map(|e| (e.key, e.of, e.value.text)).collect();
        assert_eq!(entries, [("to move", None, "dark"), ("hand", Some('B'), "r r")]);
        let body: Vec<_> = page.body.iter().map(|line| line.text).collect();
        assert_eq!(body, [". . D", "A:c5 Y2"]);
    }

    #[test]
    fn an_unknown_key_is_named_with_its_place_and_the_one_meant() {
        let (_, findings) = page("x\nto mvoe: dark\nout: L1\nout: L2");
        let told: Vec<_> = findings.iter().map(|f| (f.code, f.span.clone(), f.hint.as_deref())).collect();
        assert_eq!(
            told,
            [
                ("t/unknown-key", Some(2..9), Some("did you mean `to move:`?")),
                ("t/key-twice", Some(24..27), Some("keep the line that is right")),
            ]
        );
    }

    #[test]
    fn an_equals_sign_after_a_key_and_ruled_lines_are_forgiven() {
        let (page, findings) = page("to move = dark\n+---+---+\nrA=w\n| L | D |\n+===+===+");
        assert_eq!(findings, []);
        assert_eq!(page.entry("to move").map(|entry| entry.value.text), Some("dark"));
        let body: Vec<_> = page.body.iter().map(|line| line.text).collect();
        assert_eq!(body, ["rA=w", "| L | D |"]);
    }

    #[test]
    fn numbers_of_turns_are_left_out() {
        let (page, _) = page("1. b2-c3 3>\n2.c^ 3... cv, 4 .");
        let words: Vec<_> = page.turn_words().map(|word| (word.text, word.start)).collect();
        assert_eq!(words, [("b2-c3", 3), ("3>", 9), ("c^", 14), ("cv", 22), ("4", 26), (".", 28)]);
    }

    #[test]
    fn endless_texts_are_not_looked_at() {
        let text = "L".repeat(LONGEST + 1);
        let (page, findings) = page(&text);
        assert!(page.body.is_empty());
        assert_eq!(findings.len(), 1);
    }
}
