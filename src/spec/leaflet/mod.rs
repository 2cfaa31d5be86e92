//! The source of a leaflet: a small part of Markdown, with diagrams of its own.
//!
//! Understood are headings (`#` is the title), paragraphs, `*stressed*` and `**strong**` words, lists of one
//! level with bullets or numbers, tables, block quotes (notes set apart) and fenced blocks called `diagram`
//! (see [`diagram`]). The first paragraph after the title is its subtitle. Straight quotes become
//! typographic ones, `--` a dash. Whatever else Markdown knows is a fault here rather than dropped in
//! silence: paper has no links to click and no raw HTML.

pub mod diagram;

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use super::Fault;
use crate::game::{Block, Board, Leaflet, List, Piece, Span, SpanStyle, Table, Words};

/// What the diagrams of a leaflet may show.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a> {
    /// The boards of the game.
    pub boards: &'a [Board],
    /// The pieces of the game.
    pub pieces: &'a [Piece],
}

/// Reads a leaflet. All its faults come at once, in the order of the text; their spans are bytes of `text`.
pub fn parse(text: &str, parts: Parts<'_>) -> Result<Leaflet, Vec<Fault>> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION;
    let events = Parser::new_ext(text, options).into_offset_iter().collect();
    let mut reader = Reader { text, parts, events, next: 0, faults: Vec::new() };
    let blocks = reader.blocks();
    if reader.faults.is_empty() {
        Ok(Leaflet { blocks })
    } else {
        reader.faults.sort_by_key(|fault| fault.span.start);
        Err(reader.faults)
    }
}

/// The words of one line, which may be stressed but hold no blocks: `1. A begins` is no list here.
fn line(text: &str) -> Words {
    const SHIELD: &str = "x ";
    let shielded = format!("{SHIELD}{text}");
    let events = Parser::new_ext(&shielded, Options::ENABLE_SMART_PUNCTUATION).into_offset_iter().collect();
    let parts = Parts { boards: &[], pieces: &[] };
    let mut reader = Reader { text: &shielded, parts, events, next: 1, faults: Vec::new() };
    let mut words = reader.words();
    if let Some(first) = words.first_mut() {
        // Of an empty line only the shield is left, without its blank.
        first.text = first.text.strip_prefix(SHIELD).unwrap_or_default().to_owned();
    }
    words.retain(|span| !span.text.is_empty());
    words
}

struct Reader<'a> {
    text: &'a str,
    parts: Parts<'a>,
    events: Vec<(Event<'a>, Range<usize>)>,
    next: usize,
    faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    fn take(&mut self) -> Option<(Event<'a>, Range<usize>)> {
        let event = self.events.get(self.next).cloned();
        self.next += 1;
        event
    }

    fn refuse(&mut self, what: &str, span: Range<usize>) {
        self.faults.push(Fault {
            message: format!("a leaflet cannot hold {what}"),
            span,
            hint: Some(
                "headings, paragraphs, *stress*, **strong words**, lists, tables, quotes and ```diagram blocks are understood"
                    .to_owned(),
            ),
        });
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

    fn blocks(&mut self) -> Vec<Block> {
        let mut blocks = Vec::new();
        while let Some((event, span)) = self.take() {
            match event {
                Event::Start(Tag::Heading { level, .. }) => {
                    blocks.push(Block::Heading(level as u8, self.words()));
                }
                Event::Start(Tag::Paragraph) => blocks.push(Block::Paragraph(self.words())),
                Event::Start(Tag::List(first)) => {
                    let items = self.items();
                    blocks.push(Block::List(List { first, items }));
                }
                Event::Start(Tag::BlockQuote(_)) => {
                    let paragraphs = self.paragraphs();
                    blocks.push(Block::Note(paragraphs));
                }
                Event::Start(Tag::Table(_)) => blocks.push(Block::Table(self.table())),
                Event::Start(Tag::CodeBlock(kind)) => blocks.extend(self.fence(&kind, span)),
                Event::Start(_) => {
                    self.refuse("this", span);
                    self.skip();
                }
                Event::Rule => self.refuse("a rule across the column", span),
                _ => self.refuse("this", span),
            }
        }
        blocks
    }

    fn fence(&mut self, kind: &CodeBlockKind<'_>, span: Range<usize>) -> Option<Block> {
        let mut body: Option<Range<usize>> = None;
        while let Some((Event::Text(_), span)) = self.take() {
            body = Some(body.map_or(span.start, |body| body.start)..span.end);
        }
        if !matches!(kind, CodeBlockKind::Fenced(name) if name.trim() == "diagram") {
            self.refuse("code; a diagram begins with ```diagram", span);
            return None;
        }
        let body = body.unwrap_or(span.end..span.end);
        let text = self.text.get(body.clone()).unwrap_or_default();
        match diagram::parse(text, self.parts) {
            Ok(diagram) => Some(Block::Diagram(diagram)),
            Err(faults) => {
                self.faults.extend(faults.into_iter().map(|mut fault| {
                    // A diagram that is empty has no text of its own to point at.
                    fault.span = if fault.span.is_empty() {
                        span.clone()
                    } else {
                        fault.span.start + body.start..fault.span.end + body.start
                    };
                    fault
                }));
                None
            }
        }
    }

    /// The paragraphs of a block quote.
    fn paragraphs(&mut self) -> Vec<Words> {
        let mut paragraphs = Vec::new();
        while let Some((event, span)) = self.take() {
            match event {
                Event::Start(Tag::Paragraph) => paragraphs.push(self.words()),
                Event::End(_) => break,
                Event::Start(_) => {
                    self.refuse("this within a note", span);
                    self.skip();
                }
                _ => self.refuse("this within a note", span),
            }
        }
        paragraphs
    }

    fn items(&mut self) -> Vec<Words> {
        let mut items = Vec::new();
        while let Some((event, _)) = self.take() {
            match event {
                Event::Start(Tag::Item) => {
                    // A loose list wraps each item into a paragraph.
                    if let Some((Event::Start(Tag::Paragraph), _)) = self.events.get(self.next) {
                        self.next += 1;
                        items.push(self.words());
                        self.leave_item();
                    } else {
                        items.push(self.words());
                    }
                }
                _ => break,
            }
        }
        items
    }

    fn leave_item(&mut self) {
        while let Some((event, span)) = self.take() {
            match event {
                Event::End(TagEnd::Item) => break,
                Event::Start(_) => {
                    self.refuse("a list item of several blocks", span);
                    self.skip();
                }
                _ => {}
            }
        }
    }

    fn table(&mut self) -> Table {
        let mut table = Table { head: Vec::new(), rows: Vec::new() };
        let mut cells = Vec::new();
        while let Some((event, _)) = self.take() {
            match event {
                Event::Start(Tag::TableCell) => cells.push(self.words()),
                Event::End(TagEnd::TableHead) => table.head = std::mem::take(&mut cells),
                Event::End(TagEnd::TableRow) => table.rows.push(std::mem::take(&mut cells)),
                Event::End(TagEnd::Table) => break,
                _ => {}
            }
        }
        table
    }

    /// The words of the element that has just begun, up to its end.
    fn words(&mut self) -> Words {
        let mut words: Words = Vec::new();
        let (mut italic, mut bold) = (0u32, 0u32);
        while let Some((event, span)) = self.take() {
            let text = match event {
                Event::Text(text) => text.to_string(),
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
                        Tag::Link { .. } => "a link; write its address out",
                        Tag::Image { .. } => "a picture; draw a ```diagram",
                        Tag::List(_) => "a list within a list",
                        _ => "this within a paragraph",
                    };
                    self.refuse(what, span);
                    self.skip();
                    continue;
                }
                Event::Code(_) => {
                    self.refuse("code", span);
                    continue;
                }
                _ => {
                    self.refuse("HTML", span);
                    continue;
                }
            };
            let style = match (bold > 0, italic > 0) {
                (true, _) => SpanStyle::Bold,
                (false, true) => SpanStyle::Italic,
                (false, false) => SpanStyle::Plain,
            };
            match words.last_mut() {
                Some(last) if last.style == style => last.text.push_str(&text),
                _ => words.push(Span { text, style }),
            }
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: Parts<'static> = Parts { boards: &[], pieces: &[] };

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
    fn what_paper_cannot_show_is_refused_where_it_stands() {
        let text =
            "One [link](http://x.y).\n\n![p](q)\n\n<b>x</b>\n\n```rust\nlet\n```\n\n***\n\n- a\n  - b\n";
        let faults = parse(text, NOTHING).err().unwrap_or_default();
        let pointed: Vec<&str> = faults.iter().map(|fault| &text[fault.span.clone()]).collect();
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
        let pointed: Vec<&str> = faults.iter().map(|fault| &text[fault.span.clone()]).collect();
        assert_eq!(pointed, ["tray"], "{faults:#?}");
    }
}
