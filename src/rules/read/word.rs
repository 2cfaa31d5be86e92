//! Lines and words with their spans in the text.

use std::ops::Range;

/// Part of a line without surrounding blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word<'a> {
    pub text: &'a str,
    /// Offset of its first byte in the text.
    pub start: usize,
}

/// A line without its comment and surrounding blanks.
pub(crate) type Line<'a> = Word<'a>;

impl<'a> Word<'a> {
    /// Trims a part of the text that begins at offset `start`.
    pub(crate) fn trimmed(text: &'a str, start: usize) -> Word<'a> {
        let from = text.len() - text.trim_start().len();
        Word { text: text.trim(), start: start + from }
    }

    /// Byte range in the text.
    pub(crate) fn span(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// Splits at blanks.
    pub(crate) fn words(self) -> impl Iterator<Item = Word<'a>> {
        self.split(char::is_whitespace)
    }

    /// Splits at blanks, commas and semicolons.
    pub(crate) fn items(self) -> impl Iterator<Item = Word<'a>> {
        self.split(|c| c.is_whitespace() || c == ',' || c == ';')
    }

    /// Splits at blanks, commas, semicolons and slashes.
    pub(crate) fn listed(self) -> impl Iterator<Item = Word<'a>> {
        self.split(|c| c.is_whitespace() || matches!(c, ',' | ';' | '/'))
    }

    /// Splits at blanks, commas, semicolons and bars.
    pub(crate) fn cells(self) -> impl Iterator<Item = Word<'a>> {
        self.split(|c| c.is_whitespace() || matches!(c, ',' | ';' | '|'))
    }

    /// Splits at every mark, and trims the parts.
    pub(crate) fn parts(self, mark: char) -> impl Iterator<Item = Word<'a>> {
        let mut start = self.start;
        self.text.split(mark).map(move |text| {
            let part = Word::trimmed(text, start);
            start += text.len() + mark.len_utf8();
            part
        })
    }

    /// Splits after this many bytes.
    pub(crate) fn split_at(self, bytes: usize) -> (Word<'a>, Word<'a>) {
        let (before, after) = self.text.split_at_checked(bytes).unwrap_or((self.text, ""));
        (Word { text: before, ..self }, Word { text: after, start: self.start + before.len() })
    }

    /// Splits after the digits that it begins with.
    pub(crate) fn split_digits(self) -> (Word<'a>, Word<'a>) {
        let rest = self.text.trim_start_matches(|c: char| c.is_ascii_digit());
        self.split_at(self.text.len() - rest.len())
    }

    /// Characters with their spans, without blanks.
    pub(crate) fn letters(self) -> impl Iterator<Item = (char, Word<'a>)> {
        let start = self.start;
        self.text.char_indices().filter(|(_, c)| !c.is_whitespace()).filter_map(move |(at, c)| {
            let text = self.text.get(at..at + c.len_utf8())?;
            Some((c, Word { text, start: start + at }))
        })
    }

    /// Splits at the first `mark`, and trims both parts.
    pub(crate) fn split_once(self, mark: char) -> Option<(Word<'a>, Word<'a>)> {
        let (before, after) = self.text.split_once(mark)?;
        let at = self.start + before.len() + mark.len_utf8();
        Some((Word::trimmed(before, self.start), Word::trimmed(after, at)))
    }

    /// Compares ignoring case.
    pub(crate) fn is(&self, word: &str) -> bool {
        self.text.to_lowercase() == word.to_lowercase()
    }

    fn split(self, between: impl Fn(char) -> bool) -> impl Iterator<Item = Word<'a>> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let skipped = rest.text.len() - rest.text.trim_start_matches(&between).len();
            let text = rest.text.get(skipped..).filter(|text| !text.is_empty())?;
            let end = text.find(&between).unwrap_or(text.len());
            let word = Word { text: text.get(..end)?, start: rest.start + skipped };
            rest = Word { text: text.get(end..)?, start: word.start + end };
            Some(word)
        })
    }
}

/// The character of a text that is a single one.
pub(crate) fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.as_str().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_their_spans() {
        let line = Word::trimmed("  à bc,d ", 10);
        let words: Vec<_> = line.items().map(|word| (word.text, word.span())).collect();
        assert_eq!(words, [("à", 12..14), ("bc", 15..17), ("d", 18..19)]);
        let letters: Vec<_> = line.letters().map(|(c, word)| (c, word.start)).collect();
        assert_eq!(letters, [('à', 12), ('b', 15), ('c', 16), (',', 17), ('d', 18)]);
    }

    #[test]
    fn line_is_split_at_the_colon() {
        let (key, value) = Word::trimmed("to move : dark", 4).split_once(':').expect("a colon");
        assert_eq!((key.text, key.span(), value.text, value.start), ("to move", 4..11, "dark", 14));
    }
}
