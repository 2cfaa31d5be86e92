//! Lists of pieces: `L: a2 a3`, `a2 L`, `L@a2`, `La2`.

use std::ops::Range;

use super::{Line, ReadFinding, ReadHint, Word};
use crate::rules::{Coded, Finding, lexicon};

/// An element of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Item<'a> {
    /// Contents of a square.
    Pair {
        /// The contents as typed.
        shown: Word<'a>,
        /// The square as typed.
        there: Word<'a>,
    },
    /// Contents without a square.
    NoSquare(Word<'a>),
    /// A square without contents.
    NoPiece(Word<'a>),
    /// A range of squares: `a2-a4`.
    Range(Word<'a>),
    /// Contents that lie nowhere: `L: none`.
    Nowhere {
        /// The contents as typed.
        shown: Word<'a>,
        /// The word that says so.
        none: Word<'a>,
    },
}

/// How the squares below a heading, or behind a label, are named. A square may name its board. If one names another
/// board than the heading, all must name theirs: a square that does not may have lost its board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Naming {
    /// The first square that does not name its board.
    bare: Option<Range<usize>>,
    /// True if a square names another board.
    foreign: bool,
}

impl Naming {
    /// Records a square. Returns the span of one whose board is not clear, once.
    pub(crate) fn record(&mut self, named: bool, agrees: bool, span: Range<usize>) -> Option<Range<usize>> {
        if !named {
            self.bare.get_or_insert(span);
        }
        self.foreign |= !agrees;
        if self.foreign { self.bare.take() } else { None }
    }
}

/// Words that say that a board is empty, or that a player has no pieces: `L: none`.
#[derive(Clone, Debug)]
pub(crate) struct Nones<'a, T>(Vec<(T, Word<'a>)>);

impl<'a, T: Copy> Nones<'a, T> {
    pub(crate) const fn new() -> Nones<'a, T> {
        Nones(Vec::new())
    }

    pub(crate) fn push(&mut self, of: T, word: Word<'a>) {
        self.0.push((of, word));
    }

    /// Reports words that the text contradicts. `there` names a square that is not empty.
    pub(crate) fn check(&self, there: impl Fn(T) -> Option<String>, findings: &mut Vec<Finding>) {
        for (of, none) in &self.0 {
            let Some(square) = there(*of) else { continue };
            let message = ReadFinding::SaidNone { typed: none.text.to_owned(), square: square.clone() };
            findings.push(message.at(none.span()).hint(ReadHint::KeepRightStatement).squares([square]));
        }
    }
}

/// Returns true if the word before a colon names the board of one square, `A:c5 Y2`, and is no label of the line.
pub(crate) fn is_of_one_square(typed: Word, rest: Line) -> bool {
    let first = rest.listed().next().and_then(|word| word.text.split(['=', ':']).next());
    rest.start == typed.span().end + 1
        && !typed.text.contains(char::is_whitespace)
        && first.is_some_and(|first| looks_like_a_square(first, 2))
}

/// Parses a line with contents before a colon and squares after it: `L: a2 a3`. Returns `None` if the line is not of
/// this form. `is_place` recognises squares.
pub(crate) fn parse_headed<'a>(
    line: Line<'a>,
    is_place: impl Fn(&str) -> bool,
    is_shown: impl Fn(&str) -> bool,
) -> Option<Vec<Item<'a>>> {
    let unmarked = || split_unmarked_head(line, &is_place, &is_shown);
    let (head, rest) = split_head(line, &is_shown).or_else(unmarked)?;
    if rest.text.is_empty() || lexicon::is_nothing(rest.text) {
        let none = if rest.text.is_empty() { head } else { rest };
        return is_shown(head.text).then(|| vec![Item::Nowhere { shown: head, none }]);
    }
    if head.text.is_empty()
        || is_place(head.text)
        || !words(rest).any(|word| is_place(word.text) || is_range(word.text, &is_place))
    {
        return None;
    }
    let item = |word: Word<'a>| match is_place(word.text) {
        true => Item::Pair { shown: head, there: word },
        false if is_range(word.text, &is_place) => Item::Range(word),
        false => Item::NoSquare(word),
    };
    Some(words(rest).map(item).collect())
}

/// Splits a list at the colon after its head, or at an equals sign after a known head.
pub(crate) fn split_head<'a>(line: Line<'a>, is_head: impl Fn(&str) -> bool) -> Option<(Word<'a>, Word<'a>)> {
    line.split_once('=').filter(|(head, _)| is_head(head.text)).or_else(|| line.split_once(':'))
}

/// Splits a list after a head without a colon, where several squares and nothing else follow: `L a2 a3`.
fn split_unmarked_head<'a>(
    line: Line<'a>,
    is_place: impl Fn(&str) -> bool,
    is_shown: impl Fn(&str) -> bool,
) -> Option<(Word<'a>, Word<'a>)> {
    let (head, _) = line.split_once(' ')?;
    let (_, rest) = line.split_at(head.text.len());
    let rest = Word::trimmed(rest.text, rest.start);
    let is_head = is_shown(head.text) && !is_place(head.text);
    let is_list =
        words(rest).count() > 1 && words(rest).all(|word| is_place(word.text) && !is_shown(word.text));
    (is_head && is_list).then_some((head, rest))
}

pub(crate) fn range_finding(range: Word) -> Finding {
    ReadFinding::Range { typed: range.text.to_owned() }.at(range.span()).hint(ReadHint::NameEachSquare)
}

/// Returns true if a word is two squares with a sign between them.
fn is_range(text: &str, is_place: impl Fn(&str) -> bool) -> bool {
    let signs = ["-", "–", "—", "→", ".."];
    signs.iter().filter_map(|sign| text.split_once(sign)).any(|(from, to)| is_place(from) && is_place(to))
}

/// Returns true if a line without a head is a list: its first or second word is a square, alone or joined to its
/// contents.
pub(crate) fn is_paired(line: Line, is_place: impl Fn(&str) -> bool) -> bool {
    let tied = |word: Word| split_pair(word, &is_place).is_some();
    words(line).take(2).any(|word| is_place(word.text)) || words(line).take(1).any(tied)
}

/// Parses squares with their contents in either order: `a2 L, D d4, L@a3, b1=L, Lb2`.
pub(crate) fn parse_pairs<'a>(
    line: Line<'a>,
    is_place: impl Fn(&str) -> bool,
    is_shown: impl Fn(&str) -> bool,
) -> Vec<Item<'a>> {
    let words: Vec<Word> = words(line).collect();
    let (place, shown) = (|word: Word| is_place(word.text), |word: Word| is_shown(word.text));
    let mut items = Vec::new();
    let mut rest = words.as_slice();
    while let Some((word, after)) = rest.split_first() {
        let word = *word;
        rest = after;
        let next = after.first().copied();
        // A word can be both, like `L1` in Lightning: then the other word of the pair decides.
        let shown_first = shown(word) && next.is_some_and(|next| place(next) && !shown(next));
        if is_range(word.text, &is_place) {
            // Skip the contents of a range, which are not a second mistake.
            if let Some(after) =
                after.get(1..).filter(|_| next.is_some_and(|next| shown(next) && !place(next)))
            {
                rest = after;
            }
            items.push(Item::Range(word));
            continue;
        }
        let item = if place(word) && !shown_first {
            // A square followed by another square with contents is listed alone.
            let alone = |next: Word| {
                place(next)
                    && !shown(next)
                    && after.get(1).is_some_and(|third| shown(*third) && !place(*third))
            };
            match next.filter(|next| !alone(*next)) {
                Some(shown) => {
                    rest = after.get(1..).unwrap_or_default();
                    Item::Pair { shown, there: word }
                }
                None => Item::NoPiece(word),
            }
        } else if let Some((shown, there)) = split_pair(word, &is_place) {
            Item::Pair { shown, there }
        } else if let Some(there) = next.filter(|next| place(*next)) {
            rest = after.get(1..).unwrap_or_default();
            Item::Pair { shown: word, there }
        } else {
            Item::NoSquare(word)
        };
        items.push(item);
    }
    items
}

/// The words of a list.
pub(crate) fn words(line: Line<'_>) -> impl Iterator<Item = Word<'_>> {
    line.listed()
        .filter(|word| !lexicon::is_between_items(word.text))
        .map(|word| Word { text: word.text.trim_end_matches(':'), ..word })
        .filter(|word| !word.text.is_empty())
}

/// Splits a word into contents and square.
fn split_pair<'a>(word: Word<'a>, is_place: impl Fn(&str) -> bool) -> Option<(Word<'a>, Word<'a>)> {
    if let Some((shown, there)) = word.split_once('@') {
        return Some((shown, there));
    }
    if let Some((there, shown)) = word.split_once('=') {
        return is_place(there.text).then_some((shown, there));
    }
    // `c5:Y2`, but not `A:c5`, where no square precedes the colon.
    if let Some((there, shown)) = word.split_once(':')
        && is_place(there.text)
        && !is_place(word.text)
    {
        return Some((shown, there));
    }
    let (shown, there) = word.split_at(word.text.chars().next()?.len_utf8());
    (is_place(there.text) && !is_place(word.text)).then_some((shown, there))
}

/// Returns true if a word has the form of a square, whether or not the board has it: column letters, then a row
/// number.
pub(crate) fn looks_like_a_square(text: &str, widest: usize) -> bool {
    let letters = text.chars().take_while(char::is_ascii_alphabetic).count();
    let number = text.get(letters..).unwrap_or_default();
    (1..=widest).contains(&letters)
        && (1..=3).contains(&number.len())
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> bool {
        looks_like_a_square(text, 1)
    }

    fn found(items: Vec<Item>) -> Vec<String> {
        let found = |item| match item {
            Item::Pair { shown, there } => format!("{}@{}", shown.text, there.text),
            Item::NoSquare(word) => format!("{}?", word.text),
            Item::NoPiece(word) => format!("?{}", word.text),
            Item::Range(word) => format!("{}!", word.text),
            Item::Nowhere { shown, none } => format!("{}:{}", shown.text, none.text),
        };
        items.into_iter().map(found).collect()
    }

    #[test]
    fn head_applies_to_all_squares_after_it() {
        let read = |text| parse_headed(Word::trimmed(text, 0), square, |shown| shown == "L").map(found);
        assert_eq!(
            read("L: a2, b3; c1 et d4 / e5"),
            Some(vec!["L@a2", "L@b3", "L@c1", "L@d4", "L@e5"].into_iter().map(str::to_owned).collect())
        );
        assert_eq!(read("L : a2 x"), Some(vec!["L@a2".to_owned(), "x?".to_owned()]));
        assert_eq!(read("L = a2/b3 c1"), read("L: a2 b3 c1"));
        assert_eq!(read("L a2, a3"), read("L: a2 a3"));
        assert_eq!(read("L a2").or_else(|| read("L a2 D")).or_else(|| read("a2 a3 a4")), None);
        assert_eq!(read("L: a2-a4"), Some(vec!["a2-a4!".to_owned()]));
        assert_eq!(read("L:"), Some(vec!["L:L".to_owned()]));
        assert_eq!(read("L: none"), Some(vec!["L:none".to_owned()]));
        assert_eq!(read("L:L:.:.:."), None);
        assert_eq!(read("L L . D"), None);
    }

    #[test]
    fn squares_and_pieces_stand_in_either_order() {
        let line = Word::trimmed("a2 L, D d4 L@a3 b1=L Lb2 c3:D e5", 0);
        assert!(is_paired(line, square));
        let read = found(parse_pairs(line, square, |shown| shown.len() == 1));
        assert_eq!(read, ["L@a2", "D@d4", "L@a3", "L@b1", "L@b2", "D@c3", "?e5"]);
        assert!(!is_paired(Word::trimmed("L L . D .", 0), square));
    }
}
