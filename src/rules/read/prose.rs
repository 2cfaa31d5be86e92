//! Lines of prose around a position. They are skipped where no word can be part of the position, else refused.

use std::borrow::Cow;
use std::collections::HashSet;

use super::page::lines;
use super::{Line, MAX_TEXT_BYTES, ReadFinding, ReadHint, ReadNote, Word};
use crate::rules::lexicon::{self, Term};
use crate::rules::{Finding, Message};
use crate::text::meant;

/// A line of at most this many words may be a mistyped key.
const MAX_KEY_WORDS: usize = 3;

/// A text with more lines that look like prose is no position.
const MAX_PROSE_LINES: usize = 100;

/// What begins a comment or a block in texts of other kinds.
const MARKS: [&str; 3] = ["//", "```", "~~~"];

/// A longer line is not compared with what the parsers know.
const MAX_STRANGE_BYTES: usize = 100;

/// A text without its prose.
#[derive(Debug)]
pub(crate) struct ProseFree<'a> {
    /// The text with the lines of prose blanked out, so that all spans remain valid.
    pub text: Cow<'a, str>,
    /// What was skipped.
    pub note: Option<Message>,
    /// Lines that may be prose.
    pub findings: Vec<Finding>,
}

/// Separates prose from a position that has `faults`. `headings` are words that head the rows of a board; `is_sign`
/// recognises letters that stand for a piece, a colour or a player.
pub(crate) fn extract_prose<'a>(
    text: &'a str,
    faults: &[Finding],
    headings: &[&str],
    is_sign: impl Fn(char) -> bool,
) -> ProseFree<'a> {
    let mut free = ProseFree { text: Cow::Borrowed(text), note: None, findings: Vec::new() };
    // A longer text is refused when it is read.
    if text.len() > MAX_TEXT_BYTES {
        return free;
    }
    let terms = Term::ALL.iter().filter(|term| **term != Term::Article);
    let mut terms: HashSet<&str> = terms.flat_map(|term| term.all_words()).collect();
    terms.extend(headings);
    let words: HashSet<&str> = terms.iter().flat_map(|term| term.split_whitespace()).collect();
    let reader = ProseReader { terms, words, is_sign };
    let mut starts: Vec<usize> = faults.iter().filter_map(|fault| Some(fault.span.as_ref()?.start)).collect();
    starts.sort_unstable();
    let before = |at: usize| starts.partition_point(|start| *start < at);
    let count = |line: Line| before(line.span().end) - before(line.start);
    let like_prose = lines(text).filter_map(|line| {
        let words = reader.like_prose(line);
        (words.is_some() || count(line) > 0 || is_marked(line)).then_some((line, words))
    });
    let like_prose: Vec<_> = like_prose.take(MAX_PROSE_LINES + 1).collect();
    if like_prose.len() > MAX_PROSE_LINES {
        return free;
    }
    let mut skipped = Vec::new();
    for (line, words) in like_prose {
        let kind = words.and_then(|words| reader.prose(line, words));
        let is_foreign =
            || is_marked(line) || count(line) > 1 || (count(line) > 0 && reader.is_strange(line));
        let kind = kind.or_else(|| reader.foreign(line).filter(|_| is_foreign()).map(LineKind::Foreign));
        match kind {
            None => continue,
            Some(LineKind::Prose) => {
                let before = text.get(..line.start).unwrap_or_default();
                skipped.push(before.bytes().filter(|byte| *byte == b'\n').count() + 1);
            }
            Some(LineKind::Unclear(word)) => {
                let finding = Finding::new(ReadFinding::Prose { word: word.text.to_owned() });
                free.findings.push(finding.at(word.span()).hint(ReadHint::MarkRemarks));
            }
            Some(LineKind::Foreign(word)) => {
                let finding = Finding::new(ReadFinding::Foreign { word: word.text.to_owned() });
                free.findings.push(finding.at(word.span()).hint(ReadHint::MarkRemarks));
            }
        }
        let blank = " ".repeat(line.text.len());
        free.text.to_mut().replace_range(line.span(), &blank);
    }
    free.note = (!skipped.is_empty()).then(|| ReadNote::ProseSkipped { lines: skipped }.into());
    free
}

enum LineKind<'a> {
    Prose,
    /// It looks like prose, and this word may be part of the position.
    Unclear(Word<'a>),
    /// It may be part of the position but for this word, of which each letter would be a fault.
    Foreign(Word<'a>),
}

struct ProseReader<'t, F> {
    /// What the parsers know.
    terms: HashSet<&'t str>,
    /// The words of that.
    words: HashSet<&'t str>,
    is_sign: F,
}

impl<F: Fn(char) -> bool> ProseReader<'_, F> {
    /// The words of a line of which most can be no part of a position.
    fn like_prose<'a>(&self, line: Line<'a>) -> Option<Vec<Word<'a>>> {
        let begins = line.words().next().is_some_and(|word| lexicon::is_heading(word.text));
        let bare = without_colon(line);
        if begins || bare.text.contains([':', '=', '|', '@', '\t']) {
            return None;
        }
        let words: Vec<Word> = bare.listed().map(without_marks).collect();
        let harmless = words.iter().filter(|word| self.is_harmless(word.text)).count();
        (harmless > 1 && 2 * harmless > words.len()).then_some(words)
    }

    /// What a line like prose is; `None` if it may be mistyped.
    fn prose<'a>(&self, line: Line<'a>, words: Vec<Word<'a>>) -> Option<LineKind<'a>> {
        if words.len() <= MAX_KEY_WORDS && self.is_mistyped(without_colon(line), &words) {
            return None;
        }
        Some(match words.into_iter().find(|word| !self.is_harmless(word.text)) {
            Some(word) => LineKind::Unclear(word),
            None => LineKind::Prose,
        })
    }

    /// The first word of a line that begins like a comment of other texts, or can be no row: few of its letters are signs.
    fn foreign<'a>(&self, line: Line<'a>) -> Option<Word<'a>> {
        if line.text.contains([':', '=', '|', '@', '\t']) {
            return None;
        }
        let is_foreign = |word: &Word| {
            let letters = || word.text.chars().filter(|c| c.is_alphabetic());
            let signs = letters().filter(|letter| (self.is_sign)(*letter)).count();
            is_marked(*word) || (is_in_lower_case(word.text) && 2 * signs < letters().count())
        };
        line.words().map(without_marks).find(is_foreign)
    }

    /// Returns true if no word of a line is nearly one that the parsers know.
    fn is_strange(&self, line: Line) -> bool {
        line.text.len() <= MAX_STRANGE_BYTES
            && !self.is_mistyped(line, &line.words().map(without_marks).collect::<Vec<_>>())
    }

    /// Returns true for a word that can be no square, label, sign or key: it has two letters or more, small ones but for
    /// the first, is not known, and not all of its letters are signs.
    fn is_harmless(&self, word: &str) -> bool {
        let mut letters = word.chars().filter(|c| c.is_alphabetic());
        is_in_lower_case(word)
            && !letters.all(&self.is_sign)
            && !self.words.contains(word.to_lowercase().as_str())
    }

    /// Returns true if a line, or a word of it, is nearly one that the parsers know.
    fn is_mistyped(&self, line: Line, words: &[Word]) -> bool {
        let is_near = |word: &Word| {
            let low = word.text.to_lowercase();
            self.terms.iter().any(|term| strsim::damerau_levenshtein(&low, term) < 2)
        };
        words.iter().any(is_near) || meant(line.text, self.terms.iter().copied()).is_some()
    }
}

fn is_marked(line: Line) -> bool {
    MARKS.iter().any(|mark| line.text.starts_with(mark))
}

/// Returns true for a word of two letters or more, small ones but for the first.
fn is_in_lower_case(word: &str) -> bool {
    let small = |c: char| c.is_lowercase() || matches!(c, '\'' | '’' | '-');
    word.chars().filter(|c| c.is_alphabetic()).count() > 1
        && word.chars().next().is_some_and(char::is_alphabetic)
        && word.chars().skip(1).all(small)
}

fn without_colon(line: Line<'_>) -> Line<'_> {
    Word { text: line.text.trim_end_matches([':', ' ', '\u{a0}']), ..line }
}

/// A word without the marks of a sentence around it. Marks alone may be squares.
fn without_marks(word: Word<'_>) -> Word<'_> {
    let marks =
        |c: char| matches!(c, '.' | '!' | '?' | '"' | '«' | '»' | '“' | '”' | '(' | ')' | '…' | '—' | '–');
    let text = word.text.trim_start_matches(marks);
    let bare = Word { text: text.trim_end_matches(marks), start: word.start + word.text.len() - text.len() };
    if bare.text.is_empty() { word } else { bare }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(text: &str) -> (Option<Message>, Vec<&str>, String) {
        let free = extract_prose(text, &[], &["garden"], |c| "LDRBCF".contains(c.to_ascii_uppercase()));
        let found = free.findings.iter().filter_map(|finding| text.get(finding.span.clone()?)).collect();
        (free.note, found, free.text.trim().to_owned())
    }

    #[test]
    fn lines_without_a_word_of_the_position_are_skipped() {
        let (note, found, rest) = judged("Here is the table.\nL L . . D\n\nVoici notre partie :\n");
        assert_eq!(note, Some(ReadNote::ProseSkipped { lines: vec![1, 4] }.into()));
        assert_eq!((found, rest.as_str()), (vec![], "L L . . D"));
    }

    #[test]
    fn a_word_that_may_be_one_is_named() {
        let (note, found, rest) = judged("Marie has put a ball there\n");
        assert_eq!((note, found, rest.as_str()), (None, vec!["a"], ""));
        assert_eq!(judged("After our 12 turns\n").1, ["12"]);
        assert_eq!(judged("Paul is going to move now\n").1, ["to"]);
        assert_eq!(judged("This is our garden :\n").1, ["garden"]);
    }

    #[test]
    fn a_line_with_several_faults_is_named_by_the_word_in_the_way() {
        let found = |line: &str| {
            let text = format!("L L . . D\n{line}\n");
            let fault = |at| Finding::new(ReadFinding::NoPiece { typed: "x".to_owned() }).at(at..at + 1);
            let free = extract_prose(&text, &[fault(10), fault(11)], &[], |c| {
                "LDRBCF".contains(c.to_ascii_uppercase())
            });
            let found = free.findings.iter().filter_map(|finding| text.get(finding.span.clone()?));
            found.map(str::to_owned).collect::<Vec<_>>()
        };
        for (line, word) in [
            ("Problem 12", "Problem"),
            ("Keep", "Keep"),
            ("none", "none"),
            ("It is dark to move", "It"),
            ("What now?", "What"),
            ("```", "```"),
            ("```text", "```text"),
            ("// comment", "//"),
        ] {
            assert_eq!(found(line), [word], "{line}");
        }
        for line in ["x y z L D", "llxyd", "LLXYD", "to mvoe: xx", "xx|yy|zz"] {
            assert_eq!(found(line), [""; 0], "{line}");
        }
    }

    #[test]
    fn what_may_be_typed_is_left_to_the_parsers() {
        for text in [
            "L L . . D",
            "LLx DDx",
            "to mvoe dark",
            "vairant classic",
            "red whte blue",
            "rouge blnc bleu",
            "camp of Marie here",
            "Hello",
            "Anna: well played",
            "a b c d e",
            "the gardn:",
            "Hello there\n".repeat(MAX_PROSE_LINES + 1).trim_end(),
        ] {
            assert_eq!(judged(text), (None, vec![], text.to_owned()));
        }
    }
}
