//! One row of a diagram: its labels and its squares.

use super::{Line, Word};
use crate::rules::lexicon;

/// Splits a word into squares.
pub(crate) type SplitWord<'f, 'a> = &'f dyn Fn(Word<'a>) -> Vec<Word<'a>>;

/// A row as typed.
#[derive(Clone, Debug)]
pub(crate) struct DiagramRow<'a> {
    pub line: Line<'a>,
    /// Row numbers at either end.
    pub labels: Vec<Word<'a>>,
    /// The contents of its squares.
    pub cells: Vec<Word<'a>>,
    pub style: NumberStyle<'a>,
}

/// How the number in front of a row is typed.
#[derive(Clone, Debug)]
pub(crate) enum NumberStyle<'a> {
    Absent,
    /// `5`
    Plain,
    /// `5.` or `5)`
    Dotted,
    /// `5.x.x.`: the dot is part of the number, or an empty square. The row as `Dotted`.
    Unclear(Box<DiagramRow<'a>>),
}

impl<'a> DiagramRow<'a> {
    /// Splits the words of a line into labels and squares.
    pub(crate) fn new(
        line: Line<'a>,
        mut words: Vec<Word<'a>>,
        columns: usize,
        split: SplitWord<'_, 'a>,
    ) -> DiagramRow<'a> {
        let Some((label, rest)) = words.first().copied().and_then(front_label) else {
            return DiagramRow::after(line, None, NumberStyle::Absent, words, columns, split);
        };
        words.remove(0);
        let read = |rest: Word<'a>, style| {
            let rest = Some(rest).filter(|rest| !rest.text.is_empty());
            DiagramRow::after(
                line,
                Some(label),
                style,
                rest.into_iter().chain(words.iter().copied()),
                columns,
                split,
            )
        };
        if !rest.text.starts_with(['.', ')']) {
            return read(rest, NumberStyle::Plain);
        }
        let (_, after) = rest.split_at(1);
        let dotted = read(after, NumberStyle::Dotted);
        // The only square of a row may be a dot.
        let is_apart = after.text.is_empty() && !words.is_empty();
        if is_apart || rest.text.starts_with(')') {
            dotted
        } else {
            read(rest, NumberStyle::Unclear(dotted.into()))
        }
    }

    /// A row without labels.
    pub(super) fn plain(line: Line<'a>, cells: Vec<Word<'a>>) -> DiagramRow<'a> {
        DiagramRow { line, labels: Vec::new(), cells, style: NumberStyle::Absent }
    }

    /// Reads what follows the number in front.
    fn after(
        line: Line<'a>,
        number: Option<Word<'a>>,
        style: NumberStyle<'a>,
        words: impl IntoIterator<Item = Word<'a>>,
        columns: usize,
        split: SplitWord<'_, 'a>,
    ) -> DiagramRow<'a> {
        let mut words: Vec<Word> = words.into_iter().collect();
        let mut labels: Vec<Word> = number.into_iter().collect();
        let behind = words.pop_if(|word| is_label(word.text));
        labels.extend(behind);
        let mut cells: Vec<Word> = words.into_iter().flat_map(split).collect();
        // A number may touch the last square. Two numbers behind a row are one square too many.
        if behind.is_none() && cells.len() == columns + 1 {
            labels.extend(cells.pop_if(|cell| is_label(cell.text)));
        }
        DiagramRow { line, labels, cells, style }
    }

    /// Returns true if all of its squares are typed as empty.
    pub(super) fn is_bare(&self) -> bool {
        self.cells.iter().all(|cell| lexicon::is_empty_square(cell.text))
    }

    /// The row number, if there is one.
    pub(crate) fn number(&self) -> Option<usize> {
        self.labels.first()?.text.parse().ok().filter(|number| *number > 0)
    }
}

/// Splits a word into single-character squares; colons are separators, and variation selectors no characters.
pub(crate) fn characters(word: Word<'_>) -> Vec<Word<'_>> {
    let is_square = |letter: &char| !matches!(letter, ':' | '\u{fe0f}');
    word.letters().filter(|(letter, _)| is_square(letter)).map(|(_, word)| word).collect()
}

/// Returns true for a row number. `0` is not one; it may be meant as an empty square.
pub(crate) fn is_label(text: &str) -> bool {
    !text.is_empty() && !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Splits a word that begins with a number.
fn front_label(word: Word<'_>) -> Option<(Word<'_>, Word<'_>)> {
    let (label, rest) = word.split_digits();
    is_label(label.text).then_some((label, rest))
}
