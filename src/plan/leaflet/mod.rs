//! The source of a leaflet: a small part of Markdown, with diagrams of its own.
//!
//! Understood are headings (`#` is the title), paragraphs, `*stressed*` and `**strong**` words, notation between
//! backticks, which no line breaks, lists of one level with bullets or numbers, tables, block quotes (notes set
//! apart) and fenced blocks called `diagram` (see [`diagram`]). The first paragraph after the title is its subtitle. Straight quotes become
//! typographic ones, `--` a dash. Whatever else Markdown knows is a fault here rather than dropped in
//! silence: paper has no links to click and no raw HTML. So is a character that the fonts have no glyph for.
//! What depends on how the game is printed stands between braces (see [`follow`]).
//!
//! | file | job |
//! |---|---|
//! | `blocks` | headings, paragraphs, lists, notes, tables and fences |
//! | `words` | what stands in them, in which fonts |
//! | `diagram` | the language of diagrams |
//! | `follow/` | tags: what follows the game as it is printed |

mod blocks;
pub mod diagram;
mod follow;
mod words;

pub use follow::{Facts, follow};

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser};

use crate::game::{Board, Leaflet, Piece, Words};
use crate::leaflet::Styles;
use crate::text::Diagnostic;
use crate::text::codes::LeafletCode;

/// What the diagrams of a leaflet may show.
#[derive(Clone, Copy, Debug)]
pub struct DiagramParts<'a> {
    /// The boards of the game.
    pub boards: &'a [Board],
    /// The pieces of the game.
    pub pieces: &'a [Piece],
    /// Whether these are all of them: where the spec has faults, nobody can say what a diagram may show.
    pub whole: bool,
}

/// Reads a leaflet. All its faults come at once, in the order of the text; their spans are bytes of `text`.
pub fn parse(text: &str, parts: DiagramParts<'_>) -> Result<Leaflet, Vec<Diagnostic>> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION;
    let events = Parser::new_ext(text, options).into_offset_iter().collect();
    let mut reader = Reader::new(text, parts, events);
    let blocks = reader.blocks();
    if reader.faults.is_empty() {
        Ok(Leaflet { blocks })
    } else {
        reader.faults.sort_by_key(|fault| fault.order().0);
        Err(reader.faults)
    }
}

/// The words of one line, which may be stressed but hold no blocks: `1. A begins` is no list here.
fn line(text: &str) -> Words {
    const SHIELD: &str = "x ";
    let shielded = format!("{SHIELD}{text}");
    let events = Parser::new_ext(&shielded, Options::ENABLE_SMART_PUNCTUATION).into_offset_iter().collect();
    let parts = DiagramParts { boards: &[], pieces: &[], whole: true };
    let mut reader = Reader { next: 1, ..Reader::new(&shielded, parts, events) };
    let caption = reader.styles.caption;
    let mut words = reader.words(&caption);
    if let Some(first) = words.first_mut() {
        // Of an empty line only the shield is left, without its blank.
        first.text = first.text.strip_prefix(SHIELD).unwrap_or_default().to_owned();
    }
    words.retain(|span| !span.text.is_empty());
    words
}

struct Reader<'a> {
    text: &'a str,
    parts: DiagramParts<'a>,
    events: Vec<(Event<'a>, Range<usize>)>,
    next: usize,
    faults: Vec<Diagnostic>,
    /// How words are set; of interest here are their fonts.
    styles: Styles,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, parts: DiagramParts<'a>, events: Vec<(Event<'a>, Range<usize>)>) -> Reader<'a> {
        // Fonts are the same in all sizes.
        Reader { text, parts, events, next: 0, faults: Vec::new(), styles: Styles::of(10.0) }
    }

    fn take(&mut self) -> Option<(Event<'a>, Range<usize>)> {
        let event = self.events.get(self.next).cloned();
        self.next += 1;
        event
    }

    fn refuse(&mut self, what: &str, span: Range<usize>) {
        let fault = Diagnostic::new(LeafletCode::Markup, format!("a leaflet cannot hold {what}")).at(span);
        self.faults.push(fault.hint(
            "headings, paragraphs, *stress*, **strong words**, `notation`, lists, tables, quotes and ```diagram blocks are understood",
        ));
    }

    /// Passes over everything up to the end of the element that has just begun.
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
    use crate::game::{Block, List, Span, SpanStyle, Table};

    const NOTHING: DiagramParts<'static> = DiagramParts { boards: &[], pieces: &[], whole: true };

    fn plain(text: &str) -> Span {
        Span { text: text.to_owned(), style: SpanStyle::Plain }
    }

    #[test]
    fn the_blocks_of_a_leaflet_come_in_order() {
        let text = "# Go\n\nTwo *or* three.\n\n- a\n- b\n\n3. c\n\n> d\n\n| x | y |\n|---|---|\n| 1 | 2 |\n";
        let blocks = parse(text, NOTHING).map(|leaflet| leaflet.blocks);
        assert_eq!(
            blocks,
            Ok(vec![
                Block::Heading(1, vec![plain("Go")]),
                Block::Paragraph(vec![
                    plain("Two "),
                    Span { text: "or".into(), style: SpanStyle::Italic },
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
    fn straight_quotes_and_hyphens_become_typographic() {
        let leaflet = parse("It's \"so\" -- yes", NOTHING);
        assert_eq!(leaflet, Ok(Leaflet { blocks: vec![Block::Paragraph(vec![plain("It’s “so” – yes")])] }));
    }

    #[test]
    fn what_stands_between_backticks_stays_as_it_is() {
        let leaflet = parse("So: `top \"r\":2`.", NOTHING);
        let notation = Span { text: "top \"r\":2".into(), style: SpanStyle::Notation };
        let words = vec![plain("So: "), notation, plain(".")];
        assert_eq!(leaflet, Ok(Leaflet { blocks: vec![Block::Paragraph(words)] }));
    }

    #[test]
    fn what_paper_cannot_show_is_refused_where_it_stands() {
        let text =
            "One [link](http://x.y).\n\n![p](q)\n\n<b>x</b>\n\n```rust\nlet\n```\n\n***\n\n- a\n  - b\n";
        let faults = parse(text, NOTHING).err().unwrap_or_default();
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
        let faults = parse(text, NOTHING).err().unwrap_or_default();
        let pointed: Vec<&str> = faults.iter().map(|fault| &text[fault.place()]).collect();
        assert_eq!(pointed, ["tray"], "{faults:#?}");
    }

    #[test]
    fn every_glyph_that_a_font_lacks_is_found_where_it_stands() {
        let text = "# Go 囲碁\n\nNo *☃* or &#9731; in **1 ☃**.\n\n- é ☃\n\n> ☃\n\n| ☃ |\n|---|\n| ☃☃ |\n";
        let faults = parse(text, NOTHING).err().unwrap_or_default();
        let pointed: Vec<&str> = faults.iter().map(|fault| &text[fault.place()]).collect();
        assert_eq!(pointed, ["囲碁", "☃", "&#9731;", "☃", "☃", "☃", "☃", "☃☃"], "{faults:#?}");
        assert!(faults[0].message.contains("Rye-Regular has no glyph for `囲` (U+56F2), `碁` (U+7881)"));
        assert!(faults[1].message.contains("LibreCaslonText-Regular has no glyph"), "{faults:#?}");
    }
}
