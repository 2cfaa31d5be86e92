//! Parsing of words with emphasis, and the check for missing glyphs.

use std::ops::Range;

use pulldown_cmark::{Event, Tag, TagEnd};

use super::MarkdownReader;
use super::finding::{LeafletHint, Unheld};
use crate::game::{SpanStyle, StyledText, TextSpan};
use crate::leaflet::Style;
use crate::scene::Font;
use crate::spec::no_glyph;

impl MarkdownReader<'_> {
    /// Parses the words of the current element, to be set in a style.
    pub(super) fn words(&mut self, set: &Style) -> StyledText {
        let mut words: StyledText = Vec::new();
        let (mut italic, mut bold) = (0u32, 0u32);
        while let Some((event, span)) = self.take() {
            let mut exact = false;
            let text = match event {
                Event::Text(text) => text.to_string(),
                Event::Code(text) => {
                    exact = true;
                    text.to_string()
                }
                Event::SoftBreak | Event::HardBreak => " ".to_owned(),
                Event::Start(Tag::Emphasis) => {
                    italic += 1;
                    continue;
                }
                Event::End(TagEnd::Emphasis) => {
                    italic = italic.saturating_sub(1);
                    continue;
                }
                Event::Start(Tag::Strong) => {
                    bold += 1;
                    continue;
                }
                Event::End(TagEnd::Strong) => {
                    bold = bold.saturating_sub(1);
                    continue;
                }
                Event::End(_) => break,
                Event::Start(tag) => {
                    let what = match tag {
                        Tag::Link { .. } => Unheld::Link,
                        Tag::Image { .. } => Unheld::Picture,
                        Tag::List(_) => Unheld::NestedList,
                        _ => Unheld::WithinAParagraph,
                    };
                    self.refuse(what, span);
                    self.skip();
                    continue;
                }
                _ => {
                    self.refuse(Unheld::Html, span);
                    continue;
                }
            };
            let style = match (bold > 0, italic > 0) {
                _ if exact => SpanStyle::Notation,
                (true, _) => SpanStyle::Bold,
                (false, true) => SpanStyle::Italic,
                (false, false) => SpanStyle::Plain,
            };
            self.check_glyphs(&text, set.font(style), span);
            match words.last_mut() {
                Some(last) if last.style == style => last.text.push_str(&text),
                _ => words.push(TextSpan { text, style }),
            }
        }
        words
    }

    /// Reports characters without a glyph; neighbouring ones are one fault.
    fn check_glyphs(&mut self, text: &str, font: Font, span: Range<usize>) {
        // Text replaced by Markdown, such as an entity, differs from the source and has no span for each character.
        let as_typed = self.text.get(span.clone()) == Some(text);
        let mut runs: Vec<(Range<usize>, Vec<char>)> = Vec::new();
        for (at, character) in font.missing(text) {
            let end = at + character.len_utf8();
            match runs.last_mut() {
                Some((run, characters)) if run.end == at || !as_typed => {
                    run.end = end;
                    characters.push(character);
                }
                _ => runs.push((at..end, vec![character])),
            }
        }
        for (run, characters) in runs {
            let place = if as_typed { span.start + run.start..span.start + run.end } else { span.clone() };
            self.faults.push(no_glyph(font, characters).hint(LeafletHint::OtherWords).at(place));
        }
    }
}
