//! Typesets text as lines of glyphs.

use std::ops::Range;

use super::drawn::DrawnBlock;
use super::flow::{BlockStart, FlowItem};
use super::lines::{BreakItem, lines};
use super::measure::{MeasuredWord, TextMeasure, line_nodes, line_width};
use super::style::{Style, Styles};
use crate::game::{Lang, TextSpan};
use crate::scene::{Font, GlyphResult, Node};

#[derive(Debug)]
pub(crate) struct Typesetter {
    /// The language, for spacing.
    pub lang: Lang,
    pub styles: Styles,
    /// Whether to create glyphs or only to measure: of all candidate sizes only one is drawn.
    pub draws: bool,
    measure: TextMeasure,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Align {
    Left,
    Centre,
}

impl Typesetter {
    pub(crate) fn new(lang: Lang, styles: Styles) -> Typesetter {
        Typesetter { lang, styles, draws: true, measure: TextMeasure::default() }
    }

    fn lines(
        &mut self,
        text: &[TextSpan],
        style: &Style,
        width: f64,
        align: Align,
    ) -> GlyphResult<Vec<Vec<MeasuredWord>>> {
        let words = self.measure.words(text, style, self.lang, width)?;
        let items = break_items(&words);
        let ranges = match align {
            Align::Left => lines(&items, width),
            Align::Centre => level_lines(&items, width),
        };
        Ok(ranges.into_iter().map(|line| words[line].to_vec()).collect())
    }

    pub(crate) fn width(&mut self, text: &[TextSpan], style: &Style) -> GlyphResult<f64> {
        Ok(line_width(&self.measure.words(text, style, self.lang, f64::INFINITY)?))
    }

    /// The width of a text in one font at a size.
    pub(crate) fn text_width(&mut self, text: &str, font: Font, size: f64) -> GlyphResult<f64> {
        Ok(self.measure.ems(text, font)? * size)
    }

    /// The nodes of a line that starts at `x` on the baseline `y`; none when only measuring.
    fn line(
        &self,
        lines: &[Vec<MeasuredWord>],
        n: usize,
        style: &Style,
        x: f64,
        y: f64,
    ) -> GlyphResult<Vec<Node>> {
        let Some(words) = lines.get(n).filter(|_| self.draws) else { return Ok(Vec::new()) };
        // Whoever copies the text or has it read aloud has no other sign that a word ends with the line.
        let next = lines.get(n + 1).and_then(|next| next.first());
        line_nodes(words, next.is_some_and(|word| word.space > 0.0), style, x, y)
    }

    /// Typesets a text as one unbreakable block.
    pub(crate) fn block(
        &mut self,
        text: &[TextSpan],
        style: &Style,
        width: f64,
        align: Align,
    ) -> GlyphResult<DrawnBlock> {
        let lines = self.lines(text, style, width, align)?;
        let mut drawn = DrawnBlock { width, height: style.leading * lines.len() as f64, nodes: Vec::new() };
        for (n, line) in lines.iter().enumerate() {
            let x = match align {
                Align::Left => 0.0,
                Align::Centre => (width - line_width(line)) / 2.0,
            };
            drawn.nodes.extend(self.line(&lines, n, style, x, n as f64 * style.leading + style.rise())?);
        }
        Ok(drawn)
    }

    /// Typesets a text as lines, without a column break after the first or before the last line.
    pub(crate) fn paragraph(
        &mut self,
        text: &[TextSpan],
        style: &Style,
        width: f64,
        indent: f64,
        before: f64,
    ) -> GlyphResult<Vec<FlowItem>> {
        let lines = self.lines(text, style, width - indent, Align::Left)?;
        let count = lines.len();
        let item = |n: usize| {
            Ok(FlowItem {
                height: style.leading,
                before: if n == 0 { before } else { 0.0 },
                stretch: if n == 0 && before > 0.0 { 0.6 } else { 0.0 },
                clings: n + 1 < count && (n == 0 || n + 2 == count),
                start: BlockStart::of_line(n),
                nodes: self.line(&lines, n, style, indent, style.rise())?,
                ..FlowItem::default()
            })
        };
        (0..count).map(item).collect()
    }
}

/// Breaks a centred text into the minimum number of lines, of similar length.
fn level_lines(items: &[BreakItem], width: f64) -> Vec<Range<usize>> {
    let mut best = lines(items, width);
    // A measure below the longest word would split it.
    let longest = items.iter().map(|item| item.width).fold(0.0, f64::max);
    let (mut low, mut high) = (longest.max(width / 2.0), width);
    if best.len() > 1 && low < high {
        for _ in 0..8 {
            let middle = (low + high) / 2.0;
            let tried = lines(items, middle);
            if tried.len() <= best.len() {
                (best, high) = (tried, middle);
            } else {
                low = middle;
            }
        }
    }
    best
}

fn break_items(words: &[MeasuredWord]) -> Vec<BreakItem> {
    let item = |word: &MeasuredWord| BreakItem {
        width: word.width,
        space: word.space,
        clings: is_single_letter(word),
    };
    words.iter().map(item).collect()
}

fn is_single_letter(word: &MeasuredWord) -> bool {
    let mut letters = word.fragments.iter().flat_map(|(_, text)| text.chars());
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}
