//! The setter: words into lines of glyphs.

use super::figure::Drawn;
use super::flow::{Begins, Part};
use super::lines::{Item, lines};
use super::style::{Style, Styles};
use super::words::{Measure, Word, line_nodes, line_width};
use crate::game::{Lang, Span};
use crate::scene::{Font, MissingGlyph, Node};

/// What sets the words of one leaflet.
#[derive(Debug)]
pub struct Setter {
    /// The language, which decides on spaces.
    pub lang: Lang,
    /// The faces and sizes.
    pub styles: Styles,
    /// Whether glyphs are made, or only the room for them is measured: of all the ways to set a leaflet one is drawn.
    pub draws: bool,
    measure: Measure,
}

/// Where lines begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Align {
    /// All at the left edge.
    Left,
    /// Each so that as much is free on its left as on its right.
    Centre,
}

impl Setter {
    /// A setter for one language and body size.
    pub fn new(lang: Lang, styles: Styles) -> Setter {
        Setter { lang, styles, draws: true, measure: Measure::default() }
    }

    /// The words of a text, line by line.
    pub fn lines(
        &mut self,
        text: &[Span],
        style: &Style,
        width: f64,
    ) -> Result<Vec<Vec<Word>>, MissingGlyph> {
        let words = self.measure.words(text, style, self.lang, width)?;
        let lines = lines(&items(&words), width);
        Ok(lines.into_iter().map(|line| words[line].to_vec()).collect())
    }

    /// The lines of a centred text: no more of them than need be, and all of about one length.
    fn level_lines(
        &mut self,
        text: &[Span],
        style: &Style,
        width: f64,
    ) -> Result<Vec<Vec<Word>>, MissingGlyph> {
        let words = self.measure.words(text, style, self.lang, width)?;
        let items = items(&words);
        let mut best = lines(&items, width);
        // Below the longest word there is nothing to gain but a cut through it.
        let longest = words.iter().map(|word| word.width).fold(0.0, f64::max);
        let (mut low, mut high) = (longest.max(width / 2.0), width);
        if best.len() > 1 && low < high {
            for _ in 0..8 {
                let middle = (low + high) / 2.0;
                let tried = lines(&items, middle);
                if tried.len() <= best.len() {
                    (best, high) = (tried, middle);
                } else {
                    low = middle;
                }
            }
        }
        Ok(best.into_iter().map(|line| words[line].to_vec()).collect())
    }

    /// How long a text is on one line.
    pub fn width(&mut self, text: &[Span], style: &Style) -> Result<f64, MissingGlyph> {
        Ok(line_width(&self.measure.words(text, style, self.lang, f64::INFINITY)?))
    }

    /// How long a text in one font is, at a size.
    pub fn text_width(&mut self, text: &str, font: Font, size: f64) -> Result<f64, MissingGlyph> {
        Ok(self.measure.ems(text, font)? * size)
    }

    /// A line that starts at `x` on the baseline `y`.
    fn line(&self, words: &[Word], style: &Style, x: f64, y: f64) -> Result<Vec<Node>, MissingGlyph> {
        if self.draws { line_nodes(words, style, x, y) } else { Ok(Vec::new()) }
    }

    /// A text as one block that nothing parts.
    pub fn block(
        &mut self,
        text: &[Span],
        style: &Style,
        width: f64,
        align: Align,
    ) -> Result<Drawn, MissingGlyph> {
        let lines = match align {
            Align::Left => self.lines(text, style, width)?,
            Align::Centre => self.level_lines(text, style, width)?,
        };
        let mut drawn = Drawn { width, height: style.leading * lines.len() as f64, nodes: Vec::new() };
        for (n, line) in lines.iter().enumerate() {
            let x = match align {
                Align::Left => 0.0,
                Align::Centre => (width - line_width(line)) / 2.0,
            };
            drawn.nodes.extend(self.line(line, style, x, n as f64 * style.leading + style.rise())?);
        }
        Ok(drawn)
    }

    /// A text as lines that a column may part, but neither after the first nor before the last of them.
    pub fn paragraph(
        &mut self,
        text: &[Span],
        style: &Style,
        width: f64,
        indent: f64,
        before: f64,
    ) -> Result<Vec<Part>, MissingGlyph> {
        let lines = self.lines(text, style, width - indent)?;
        let count = lines.len();
        let part = |(n, line): (usize, &Vec<Word>)| {
            Ok(Part {
                height: style.leading,
                before: if n == 0 { before } else { 0.0 },
                after: 0.0,
                stretch: if n == 0 && before > 0.0 { 0.6 } else { 0.0 },
                clings: n + 1 < count && (n == 0 || n + 2 == count),
                floats: false,
                begins: if n == 0 { Begins::Block } else { Begins::Nothing },
                nodes: self.line(line, style, indent, style.rise())?,
            })
        };
        lines.iter().enumerate().map(part).collect()
    }
}

/// What the breaking of lines asks about words.
fn items(words: &[Word]) -> Vec<Item> {
    let item = |word: &Word| Item { width: word.width, space: word.space, clings: is_single_letter(word) };
    words.iter().map(item).collect()
}

fn is_single_letter(word: &Word) -> bool {
    let mut letters = word.parts.iter().flat_map(|(_, text)| text.chars());
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}
