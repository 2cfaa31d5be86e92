//! A whole text: its keys and its body.

use super::key::{find_key, looks_like_a_key, split_key, suggestion};
use super::{Key, Line, ReadFinding, ReadHint, Word};
use crate::rules::lexicon::{self, Term};
use crate::rules::{Coded, Finding, Phrase};

/// A key with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PageEntry<'a> {
    /// What the key means.
    pub key: Term,
    /// The letter after the key, in upper case.
    pub letter: Option<char>,
    /// The key as typed.
    pub typed: Word<'a>,
    /// The text after the colon.
    pub value: Word<'a>,
}

/// A text split into entries and body.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Page<'a> {
    /// Entries in the order of the text, without duplicates.
    pub entries: Vec<PageEntry<'a>>,
    /// The other lines in the order of the text.
    pub body: Vec<Line<'a>>,
    /// The whole text.
    pub text: &'a str,
    /// End of the text, for faults of missing parts.
    pub end: usize,
}

/// Maximum length of a text in bytes, far above any position or record.
pub(crate) const MAX_TEXT_BYTES: usize = 1 << 20;

impl<'a> Page<'a> {
    /// Splits a text. A line is an entry if the text before its first colon is a key or looks like one; `is_body`
    /// recognises beginnings that belong to the body.
    pub(crate) fn parse(
        text: &'a str,
        keys: &[Key],
        is_body: impl Fn(&str) -> bool,
        findings: &mut Vec<Finding>,
    ) -> Page<'a> {
        let mut page = Page { text, end: text.len(), ..Page::default() };
        if text.len() > MAX_TEXT_BYTES {
            let finding = ReadFinding::TooLong { bytes: text.len() }.at(0..0);
            findings.push(finding.hint(ReadHint::NameAnotherFile));
            return page;
        }
        for line in lines(text) {
            if is_separator(line.text) {
                continue;
            }
            let line = once(line, lexicon::is_heading, findings);
            let Some((typed, value)) = split_key(line, keys) else {
                page.body.push(line);
                continue;
            };
            let is_before_a_player = |word: &str| Term::Title.is(word) || Term::Article.is(word);
            let value = once(value, is_before_a_player, findings);
            match find_key(typed.text, keys) {
                Some((key, letter)) => page.insert(PageEntry { key, letter, typed, value }, findings),
                None if is_body(typed.text) || !looks_like_a_key(typed.text) => page.body.push(line),
                None => {
                    let finding = ReadFinding::UnknownKey { typed: typed.text.to_owned() }.at(typed.span());
                    findings.push(finding.hint(suggestion(typed.text, keys)));
                }
            }
        }
        page
    }

    /// Returns true if the text has neither entries nor body.
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.body.is_empty()
    }

    /// Returns the entry of a key without a letter.
    pub(crate) fn entry(&self, key: Term) -> Option<PageEntry<'a>> {
        self.entries.iter().find(|entry| entry.key == key).copied()
    }

    /// The words of a record in the order of the text, without turn numbers (`12.`).
    pub(crate) fn turn_words(&self) -> impl Iterator<Item = Word<'a>> {
        self.body
            .iter()
            .flat_map(|line| line.items())
            .map(strip_turn_number)
            .filter(|word| !word.text.is_empty())
    }

    /// Reports the first number of a turn that does not follow the number before: a turn may be lost or doubled.
    pub(crate) fn check_turn_numbers(&self, findings: &mut Vec<Finding>) {
        let mut before = 0;
        for word in self.body.iter().flat_map(|line| line.items()) {
            let (number, _) = word.split_at(word.text.len() - strip_turn_number(word).text.len());
            let digits = number.text.trim_end_matches('.');
            if digits.is_empty() {
                continue;
            }
            let typed = digits.parse().unwrap_or(usize::MAX);
            // `2...` is the turn of the second player.
            let is_second = typed == before && number.text.len() > digits.len() + 1;
            if typed != before + 1 && !is_second {
                let message = ReadFinding::TurnNumber { typed: digits.to_owned(), expected: before + 1 };
                let finding = Finding::new(message);
                let span = word.start..word.start + digits.len();
                findings.push(finding.at(span).hint(ReadHint::NumbersMayBeLeftOut));
                return;
            }
            before = typed;
        }
    }

    fn insert(&mut self, entry: PageEntry<'a>, findings: &mut Vec<Finding>) {
        let there = self.entries.iter().any(|other| (other.key, other.letter) == (entry.key, entry.letter));
        if there {
            let finding = ReadFinding::KeyTwice { typed: entry.typed.text.to_owned() }.at(entry.typed.span());
            findings.push(finding.hint(ReadHint::KeepRightLine));
        } else if entry.value.text.is_empty() {
            let message = ReadFinding::NoValue { typed: entry.typed.text.to_owned() };
            findings.push(message.at(entry.typed.span()).hint(ReadHint::WriteAValue));
        } else {
            self.entries.push(entry);
        }
    }
}

/// Reports the first word if it is typed twice before others, and returns the rest without it: `aux aux clairs`.
fn once<'a>(line: Line<'a>, is_known: impl Fn(&str) -> bool, findings: &mut Vec<Finding>) -> Line<'a> {
    let words: Vec<Word> = line.words().take(3).collect();
    let [first, second, _] = words.as_slice() else { return line };
    if first.text.to_lowercase() != second.text.to_lowercase() || !is_known(first.text) {
        return line;
    }
    let finding = Finding::new(ReadFinding::WordTwice { typed: second.text.to_owned() });
    findings.push(finding.at(second.span()).hint(ReadHint::WriteItOnce));
    line.split_at(second.start - line.start).1
}

/// Returns true for a line drawn between rows, like `+---+---+` or `|---|:-:|` in Markdown.
fn is_separator(text: &str) -> bool {
    let is_rule = |part: &str| part.trim().len() > 2 || (part.contains('-') && part.contains(':'));
    let is_drawn = |c: char| matches!(c, '+' | '-' | '=' | '|' | ':' | ' ');
    let parts = || text.trim_matches('|').split('|');
    text.chars().all(is_drawn) && (text.contains('+') || (parts().count() > 1 && parts().all(is_rule)))
}

/// The lines that are not blank, without comments.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut start = 0;
    text.split_inclusive('\n').filter_map(move |whole| {
        let at = start;
        start += whole.len();
        let content = whole.split('#').next().unwrap_or_default();
        // Skip a byte order mark.
        let mark = if at == 0 && content.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Some(Word::trimmed(content.get(mark..)?, at + mark)).filter(|line| !line.text.is_empty())
    })
}

/// The lines that begin with a key, by their number from 0, with the key.
pub(crate) fn keyed_lines(text: &str, keys: &[Key]) -> Vec<(usize, Phrase)> {
    let key = |(number, line): (usize, &str)| {
        let line = lines(line).next()?;
        let (term, letter) = find_key(split_key(line, keys)?.0.text, keys)?;
        let letter = letter.map(|letter| format!(" {letter}")).unwrap_or_default();
        Some((number, Phrase::from(term).with(letter)))
    };
    text.lines().enumerate().filter_map(key).collect()
}

fn strip_turn_number(word: Word<'_>) -> Word<'_> {
    let (digits, rest) = word.split_digits();
    let turn = rest.text.trim_start_matches('.');
    let has_number = !digits.text.is_empty() && turn.len() < rest.text.len();
    if has_number { word.split_at(word.text.len() - turn.len()).1 } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: &[Key] = &[Key::plain(Term::ToMove), Key::plain(Term::Out), Key::of_player(Term::Hand, "AB")];

    fn page(text: &str) -> (Page<'_>, Vec<Finding>) {
        let mut findings = Vec::new();
        let page = Page::parse(text, KEYS, |head| head == "A", &mut findings);
        (page, findings)
    }

    #[test]
    fn keys_ignore_case_and_language() {
        let (page, findings) =
            page("\u{feff}TO  MOVE : dark # she says\r\nmain b: r r\r\n\r\n. . D\r\nA:c5 Y2\r\n");
        assert_eq!(findings, []);
        let entries: Vec<_> = page.entries.iter().map(|e| (e.key, e.letter, e.value.text)).collect();
        assert_eq!(entries, [(Term::ToMove, None, "dark"), (Term::Hand, Some('B'), "r r")]);
        let body: Vec<_> = page.body.iter().map(|line| line.text).collect();
        assert_eq!(body, [". . D", "A:c5 Y2"]);
    }

    #[test]
    fn unknown_key_is_reported_with_a_suggestion() {
        let (_, findings) = page("x\nto mvoe: dark\nout: L1\nout: L2");
        let found: Vec<_> = findings
            .iter()
            .map(|f| (f.code.as_str(), f.span.clone(), f.hint.as_ref().map(ToString::to_string)))
            .collect();
        assert_eq!(
            found,
            [
                ("text/unknown-key", Some(2..9), Some("did you mean `to move:`?".to_owned())),
                ("text/key-twice", Some(24..27), Some("keep the line that is right".to_owned())),
            ]
        );
    }

    #[test]
    fn equals_sign_and_separator_lines_are_accepted() {
        let (page, findings) = page("to move = dark\n+---+---+\nrA=w\n| L | D |\n|:-|-:|\n+===+===+");
        assert_eq!(findings, []);
        assert_eq!(page.entry(Term::ToMove).map(|entry| entry.value.text), Some("dark"));
        let body: Vec<_> = page.body.iter().map(|line| line.text).collect();
        assert_eq!(body, ["rA=w", "| L | D |"]);
    }

    #[test]
    fn a_doubled_word_is_reported_once() {
        for (text, body, value) in [
            ("trait aux aux foncés", None, Some("aux foncés")),
            ("to move: player player A", None, Some("player A")),
            ("board Board field", Some("Board field"), None),
            ("camp Camp A", Some("Camp A"), None),
        ] {
            let (page, findings) = page(text);
            let found: Vec<_> = findings.iter().map(|finding| finding.code.as_str()).collect();
            assert_eq!(found, ["text/word-twice"], "{text}");
            assert_eq!(page.body.first().map(|line| line.text), body, "{text}");
            assert_eq!(page.entry(Term::ToMove).map(|entry| entry.value.text), value, "{text}");
        }
        for text in ["board board", "L L . . D", "to move: A", "trait aux foncés"] {
            assert_eq!(page(text).1, [], "{text}");
        }
    }

    #[test]
    fn turn_numbers_are_stripped() {
        let (page, _) = page("1. b2-c3 3>\n2.c^ 3... cv, 4 .");
        let words: Vec<_> = page.turn_words().map(|word| (word.text, word.start)).collect();
        assert_eq!(words, [("b2-c3", 3), ("3>", 9), ("c^", 14), ("cv", 22), ("4", 26), (".", 28)]);
    }

    #[test]
    fn turn_numbers_follow_each_other() {
        for (text, found) in [
            ("1. 3> c^\n2. 3<\n2... cv 3.c^", None),
            ("3> 1. c^", None),
            ("1. 3> c^\n3. 3<", Some("3")),
            ("2. 3> c^", Some("2")),
            ("1. 3> 1. c^", Some("1")),
            ("1. 3> 99999999999999999999. c^", Some("99999999999999999999")),
        ] {
            let mut findings = Vec::new();
            page(text).0.check_turn_numbers(&mut findings);
            let typed = findings.first().and_then(|finding| text.get(finding.span.clone()?));
            assert_eq!(typed, found, "{text}");
        }
    }

    #[test]
    fn texts_over_the_limit_are_refused() {
        let text = "L".repeat(MAX_TEXT_BYTES + 1);
        let (page, findings) = page(&text);
        assert!(page.body.is_empty());
        assert_eq!(findings.len(), 1);
    }
}
