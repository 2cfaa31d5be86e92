//! Parses a leaflet: a subset of Markdown with diagrams.
//!
//! Supported are headings (`#` is the title), paragraphs, `*stressed*` and `**strong**` words, notation between
//! backticks, which are never broken across lines, lists of one level with bullets or numbers, tables, block quotes
//! (notes set apart) and fenced blocks called `diagram` (see [`diagram`]). The first paragraph after the title is its
//! subtitle. Straight quotes become typographic ones, `--` a dash. All other Markdown is a fault instead of being
//! dropped silently: paper has neither links nor HTML. A character without a glyph in the fonts is a fault, too.
//! Tags in braces are replaced by facts of the printed game (see `follow`). `{#making}` at the end of a heading marks the
//! section about cutting and gluing.
//!
//! | file | holds |
//! |---|---|
//! | `blocks` | headings, paragraphs, lists, notes, tables and fences |
//! | `words` | words with emphasis, and missing glyphs |
//! | `diagram` | the language of diagrams |
//! | `finding` | what is said of faults, in every language |
//! | `follow/` | tags: conditional text and facts of the printed game |

mod blocks;
pub mod diagram;
pub(crate) mod finding;
mod follow;
mod words;

#[cfg(test)]
pub(crate) use follow::CONDITIONS;
pub use follow::{Facts, follow};

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser};

use crate::game::{Board, Leaflet, Piece, StyledText};
use crate::leaflet::Styles;
use crate::text::Finding;
use finding::{LeafletFinding, LeafletHint, Unheld};

/// Boards and pieces that diagrams can show.
#[derive(Clone, Copy, Debug)]
pub struct DiagramParts<'a> {
    /// Boards of the game.
    pub boards: &'a [Board],
    /// Pieces of the game.
    pub pieces: &'a [Piece],
    /// Whether these are complete; not so if the spec has faults.
    pub whole: bool,
}

/// Parses a leaflet. Reports all faults, in the order of the text; spans are byte ranges of `text`.
pub fn parse(text: &str, parts: DiagramParts<'_>) -> Result<Leaflet, Vec<Finding>> {
    let options =
        Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION | Options::ENABLE_HEADING_ATTRIBUTES;
    let events = Parser::new_ext(text, options).into_offset_iter().collect();
    let mut reader = MarkdownReader::new(text, parts, events);
    let blocks = reader.blocks();
    if reader.faults.is_empty() {
        Ok(Leaflet { making: reader.making(&blocks), blocks })
    } else {
        reader.faults.sort_by_key(|fault| fault.order().0);
        Err(reader.faults)
    }
}

/// Parses a line of words with emphasis but without blocks: `1. A begins` is not a list here.
fn line(text: &str) -> StyledText {
    const SHIELD: &str = "x ";
    let shielded = format!("{SHIELD}{text}");
    let events = Parser::new_ext(&shielded, Options::ENABLE_SMART_PUNCTUATION).into_offset_iter().collect();
    let parts = DiagramParts { boards: &[], pieces: &[], whole: true };
    let mut reader = MarkdownReader { next: 1, ..MarkdownReader::new(&shielded, parts, events) };
    let caption = reader.styles.caption;
    let mut words = reader.words(&caption);
    if let Some(first) = words.first_mut() {
        // An empty line leaves only the shield without its blank.
        first.text = first.text.strip_prefix(SHIELD).unwrap_or_default().to_owned();
    }
    words.retain(|span| !span.text.is_empty());
    words
}

struct MarkdownReader<'a> {
    text: &'a str,
    parts: DiagramParts<'a>,
    events: Vec<(Event<'a>, Range<usize>)>,
    next: usize,
    faults: Vec<Finding>,
    /// Index of the heading marked `{#making}`.
    making: Option<usize>,
    /// Styles; only their fonts are used.
    styles: Styles,
}

impl<'a> MarkdownReader<'a> {
    fn new(
        text: &'a str,
        parts: DiagramParts<'a>,
        events: Vec<(Event<'a>, Range<usize>)>,
    ) -> MarkdownReader<'a> {
        // Fonts are the same in all sizes.
        let styles = Styles::new(10.0);
        MarkdownReader { text, parts, events, next: 0, faults: Vec::new(), making: None, styles }
    }

    fn take(&mut self) -> Option<(Event<'a>, Range<usize>)> {
        let event = self.events.get(self.next).cloned();
        self.next += 1;
        event
    }

    fn refuse(&mut self, what: Unheld, span: Range<usize>) {
        let fault = Finding::new(LeafletFinding::Unheld { what: Box::new(what.into()) }).at(span);
        self.faults.push(fault.hint(LeafletHint::WhatIsUnderstood));
    }

    /// Skips to the end of the current element.
    fn skip(&mut self) {
        let mut depth = 1;
        while depth > 0 {
            match self.take() {
                Some((Event::Start(_), _)) => depth += 1,
                Some((Event::End(_), _)) => depth -= 1,
                Some(_) => {}
                None => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Block, List, SpanStyle, Table, TextSpan};

    const NO_PARTS: DiagramParts<'static> = DiagramParts { boards: &[], pieces: &[], whole: true };

    fn plain(text: &str) -> TextSpan {
        TextSpan { text: text.to_owned(), style: SpanStyle::Plain }
    }

    #[test]
    fn blocks_are_parsed_in_order() {
        let text = "# Go\n\nTwo *or* three.\n\n- a\n- b\n\n3. c\n\n> d\n\n| x | y |\n|---|---|\n| 1 | 2 |\n";
        let blocks = parse(text, NO_PARTS).map(|leaflet| leaflet.blocks);
        assert_eq!(
            blocks,
            Ok(vec![
                Block::Heading(1, vec![plain("Go")]),
                Block::Paragraph(vec![
                    plain("Two "),
                    TextSpan { text: "or".into(), style: SpanStyle::Italic },
                    plain(" three.")
                ]),
                Block::List(List { first: None, items: vec![vec![plain("a")], vec![plain("b")]] }),
                Block::List(List { first: Some(3), items: vec![vec![plain("c")]] }),
                Block::Note(vec![vec![plain("d")]]),
                Block::Table(Table {
                    head: vec![vec![plain("x")], vec![plain("y")]],
                    rows: vec![vec![vec![plain("1")], vec![plain("2")]]]
                }),
            ])
        );
    }

    #[test]
    fn the_section_on_making_ends_at_the_next_heading_of_its_level() {
        let text = "# Go\n\n## Make {#making}\n\na\n\n### b\n\nc\n\n## Play\n\nd\n";
        let leaflet = parse(text, NO_PARTS).unwrap_or_default();
        assert_eq!(leaflet.making, 1..5);
        assert_eq!(leaflet.blocks.get(1), Some(&Block::Heading(2, vec![plain("Make")])));
        let unmarked = parse("# Go\n\n## Make\n\na\n", NO_PARTS).unwrap_or_default();
        assert_eq!(unmarked.making, 0..0);
    }

    #[test]
    fn other_marks_of_headings_and_a_second_section_on_making_are_refused() {
        for text in ["# Go {#go}\n", "# Go {.go}\n", "# a {#making}\n\n# b {#making}\n"] {
            assert_eq!(parse(text, NO_PARTS).map_err(|faults| faults.len()), Err(1), "{text}");
        }
    }

    #[test]
    fn straight_quotes_and_hyphens_become_typographic() {
        let leaflet = parse("It's \"so\" -- yes", NO_PARTS);
        assert_eq!(
            leaflet,
            Ok(Leaflet {
                blocks: vec![Block::Paragraph(vec![plain("It’s “so” – yes")])], making: 0..0
            })
        );
    }

    #[test]
    fn text_between_backticks_is_verbatim() {
        let leaflet = parse("So: `top \"r\":2`.", NO_PARTS);
        let notation = TextSpan { text: "top \"r\":2".into(), style: SpanStyle::Notation };
        let words = vec![plain("So: "), notation, plain(".")];
        assert_eq!(leaflet, Ok(Leaflet { blocks: vec![Block::Paragraph(words)], making: 0..0 }));
    }

    #[test]
    fn unsupported_markdown_is_refused_with_its_span() {
        let text =
            "One [link](http://x.y).\n\n![p](q)\n\n<b>x</b>\n\n```rust\nlet\n```\n\n***\n\n- a\n  - b\n";
        let faults = parse(text, NO_PARTS).err().unwrap_or_default();
        let pointed: Vec<&str> = faults.iter().map(|fault| &text[fault.place()]).collect();
        let heads: Vec<&str> = pointed.iter().map(|text| text.split('\n').next().unwrap_or("")).collect();
        assert_eq!(
            heads,
            ["[link](http://x.y)", "![p](q)", "<b>", "</b>", "```rust", "***", "- b"],
            "{faults:#?}"
        );
    }

    #[test]
    fn a_fault_in_a_diagram_points_into_the_leaflet() {
        let text = "# É\n\n```diagram\nboard tray\n```\n";
        let faults = parse(text, NO_PARTS).err().unwrap_or_default();
        let pointed: Vec<&str> = faults.iter().map(|fault| &text[fault.place()]).collect();
        assert_eq!(pointed, ["tray"], "{faults:#?}");
    }

    #[test]
    fn missing_glyphs_are_reported_with_their_spans() {
        let text = "# Go 囲碁\n\nNo *☃* or &#9731; in **1 ☃**.\n\n- é ☃\n\n> ☃\n\n| ☃ |\n|---|\n| ☃☃ |\n";
        let faults = parse(text, NO_PARTS).err().unwrap_or_default();
        let pointed: Vec<&str> = faults.iter().map(|fault| &text[fault.place()]).collect();
        assert_eq!(pointed, ["囲碁", "☃", "&#9731;", "☃", "☃", "☃", "☃", "☃☃"], "{faults:#?}");
        assert!(
            faults[0]
                .message
                .to_string()
                .contains("Rye-Regular has no glyph for `囲` (U+56F2), `碁` (U+7881)")
        );
        assert!(
            faults[1].message.to_string().contains("LibreCaslonText-Regular has no glyph"),
            "{faults:#?}"
        );
    }
}
