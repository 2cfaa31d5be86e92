//! Parsing of blocks.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Tag, TagEnd};

use super::finding::Unheld;
use super::{MarkdownReader, diagram};
use crate::game::{Block, List, StyledText, Table};
use crate::leaflet::Style;

/// Mark of the heading of the section on making the game.
const MAKING: &str = "making";

impl MarkdownReader<'_> {
    /// Parses all blocks up to the end of the text.
    pub(super) fn blocks(&mut self) -> Vec<Block> {
        let mut blocks = Vec::new();
        while let Some((event, span)) = self.take() {
            match event {
                Event::Start(Tag::Heading { level, id, classes, attrs }) => {
                    let is_making = id.as_deref() == Some(MAKING) && self.making.is_none();
                    if (id.is_some() && !is_making) || !classes.is_empty() || !attrs.is_empty() {
                        self.refuse(Unheld::This, span);
                    } else if is_making {
                        self.making = Some(blocks.len());
                    }
                    let style = self.heading(level as u8, &blocks);
                    blocks.push(Block::Heading(level as u8, self.words(&style)));
                }
                Event::Start(Tag::Paragraph) => {
                    let style = self.paragraph(&blocks);
                    blocks.push(Block::Paragraph(self.words(&style)));
                }
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
                    self.refuse(Unheld::This, span);
                    self.skip();
                }
                Event::Rule => self.refuse(Unheld::Rule, span),
                _ => self.refuse(Unheld::This, span),
            }
        }
        blocks
    }

    /// The section of the marked heading, up to the next of its level.
    pub(super) fn making(&self, blocks: &[Block]) -> Range<usize> {
        let start = self.making.unwrap_or(blocks.len());
        let Some([Block::Heading(level, _), below @ ..]) = blocks.get(start..) else { return 0..0 };
        let ends = |block: &Block| matches!(block, Block::Heading(next, _) if next <= level);
        let length = below.iter().position(ends).unwrap_or(below.len());
        start..start + 1 + length
    }

    /// Style of a heading after the blocks `before`.
    fn heading(&self, level: u8, before: &[Block]) -> Style {
        match level {
            1 if before.is_empty() => self.styles.title,
            1 | 2 => self.styles.section,
            _ => self.styles.subsection,
        }
    }

    /// Style of a paragraph after the blocks `before`.
    fn paragraph(&self, before: &[Block]) -> Style {
        match before {
            [Block::Heading(1, _)] => self.styles.subtitle,
            _ => self.styles.body,
        }
    }

    fn fence(&mut self, kind: &CodeBlockKind<'_>, span: Range<usize>) -> Option<Block> {
        let mut body: Option<Range<usize>> = None;
        while let Some((Event::Text(_), span)) = self.take() {
            body = Some(body.map_or(span.start, |body| body.start)..span.end);
        }
        if !matches!(kind, CodeBlockKind::Fenced(name) if name.trim() == "diagram") {
            self.refuse(Unheld::Code, span);
            return None;
        }
        let body = body.unwrap_or(span.end..span.end);
        let text = self.text.get(body.clone()).unwrap_or_default();
        match diagram::parse(text, self.parts) {
            Ok(diagram) => Some(Block::Diagram(diagram)),
            Err(faults) => {
                self.faults.extend(faults.into_iter().map(|fault| {
                    let place = fault.place();
                    // An empty diagram has no text to point at.
                    fault.at(if place.is_empty() {
                        span.clone()
                    } else {
                        place.start + body.start..place.end + body.start
                    })
                }));
                None
            }
        }
    }

    /// Parses the paragraphs of a block quote.
    fn paragraphs(&mut self) -> Vec<StyledText> {
        let style = self.styles.note;
        let mut paragraphs = Vec::new();
        while let Some((event, span)) = self.take() {
            match event {
                Event::Start(Tag::Paragraph) => paragraphs.push(self.words(&style)),
                Event::End(_) => break,
                Event::Start(_) => {
                    self.refuse(Unheld::WithinANote, span);
                    self.skip();
                }
                _ => self.refuse(Unheld::WithinANote, span),
            }
        }
        paragraphs
    }

    fn items(&mut self) -> Vec<StyledText> {
        let style = self.styles.body;
        let mut items = Vec::new();
        while let Some((event, _)) = self.take() {
            match event {
                Event::Start(Tag::Item) => {
                    // A loose list wraps each item into a paragraph.
                    if let Some((Event::Start(Tag::Paragraph), _)) = self.events.get(self.next) {
                        self.next += 1;
                        items.push(self.words(&style));
                        self.leave_item();
                    } else {
                        items.push(self.words(&style));
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
                    self.refuse(Unheld::SeveralBlocks, span);
                    self.skip();
                }
                _ => {}
            }
        }
    }

    fn table(&mut self) -> Table {
        let style = self.styles.table;
        let mut table = Table { head: Vec::new(), rows: Vec::new() };
        let mut cells = Vec::new();
        while let Some((event, _)) = self.take() {
            match event {
                Event::Start(Tag::TableCell) => cells.push(self.words(&style)),
                Event::End(TagEnd::TableHead) => table.head = std::mem::take(&mut cells),
                Event::End(TagEnd::TableRow) => table.rows.push(std::mem::take(&mut cells)),
                Event::End(TagEnd::Table) => break,
                _ => {}
            }
        }
        table
    }
}
