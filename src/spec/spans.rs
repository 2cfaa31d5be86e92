//! Places in the spec that later faults and notes refer to.

use std::ops::Range;

use crate::game::ByLang;

/// The places of a spec.
#[derive(Clone, Debug, Default)]
pub(crate) struct SpecSpans {
    pub boards: Vec<BoardSpans>,
    /// The table of each piece.
    pub pieces: Vec<Range<usize>>,
    /// The table of each box.
    pub boxes: Vec<Range<usize>>,
    /// The paper and its margin.
    pub paper: Range<usize>,
}

/// The places of a board.
#[derive(Clone, Debug, Default)]
pub(crate) struct BoardSpans {
    /// Its table.
    pub table: Range<usize>,
    pub coordinates: Option<Range<usize>>,
    /// Where the words on it are typed.
    pub words: Vec<(ByLang<String>, Range<usize>)>,
}

impl BoardSpans {
    /// The place of the words of which a printed text is a line or a part of one; that of the board if none are found.
    pub(crate) fn saying(&self, printed: &str) -> Range<usize> {
        let is_column = printed.len() <= 2 && printed.chars().all(|letter| letter.is_ascii_lowercase());
        let is_coordinate = is_column || printed.parse::<usize>().is_ok();
        let printed = plain(printed);
        let holds = |text: &String| plain(text).windows(printed.len().max(1)).any(|part| part == printed);
        let find = |is_it: &dyn Fn(&String) -> bool| {
            let found = self.words.iter().find(|(texts, _)| texts.iter().any(is_it));
            found.map(|(_, span)| span.clone())
        };
        find(&|text| plain(text) == printed)
            .or_else(|| self.coordinates.clone().filter(|_| is_coordinate))
            .or_else(|| find(&holds))
            .unwrap_or_else(|| self.table.clone())
    }
}

/// The words of a text, without the signs that make some of them bold.
fn plain(text: &str) -> Vec<String> {
    text.replace("**", "").replace('\\', "").split_whitespace().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_words_are_found_where_they_are_typed() {
        let words = |text: &str, at: usize| (ByLang::same(text.to_owned()), at..at + 1);
        let spans = BoardSpans {
            table: 0..1,
            coordinates: Some(2..3),
            words: vec![words("take a **long** way home", 4), words("long", 5), words("7", 6)],
        };
        for (printed, place) in [("long", 5), ("way home", 4), ("7", 6), ("a", 2), ("12", 2), ("hom", 0)] {
            assert_eq!(spans.saying(printed).start, place, "{printed}");
        }
    }
}
