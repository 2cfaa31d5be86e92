//! Leaflets as blocks of text and pictures.

use serde::Serialize;

use super::request::{GameSource, PrintOptions};
use super::response::{RequestError, SheetDrawing};
use super::{File, Response, spec};
use crate::desk::{self, DeskFinding};
use crate::game::{Block, Diagram, Figure, Game, Lang, Look, SpanStyle, StyledText};
use crate::leaflet::{describe, figure_alone, game_without_frames, spaced, split};
use crate::spec::Overrides;
use crate::text::Finding;

/// The leaflet of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LeafletResponse {
    pub title: Vec<LeafletSpan>,
    /// The line below the title; empty for none.
    pub subtitle: Vec<LeafletSpan>,
    pub blocks: Vec<LeafletBlock>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "block", rename_all = "kebab-case")]
pub(crate) enum LeafletBlock {
    Heading {
        /// Below the title, from 2; no level is left out.
        level: u8,
        text: Vec<LeafletSpan>,
    },
    Paragraph {
        text: Vec<LeafletSpan>,
    },
    List {
        /// The number of its first item; none for a bulleted list.
        first: Option<u64>,
        items: Vec<Vec<LeafletSpan>>,
    },
    /// Set apart from the rules: an option, a house rule.
    Note {
        paragraphs: Vec<Vec<LeafletSpan>>,
    },
    Table {
        head: Vec<Vec<LeafletSpan>>,
        rows: Vec<Vec<Vec<LeafletSpan>>>,
    },
    /// Figures side by side with a common caption.
    Diagram {
        figures: Vec<LeafletFigure>,
        caption: Vec<LeafletSpan>,
    },
}

/// A run of text in one style.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LeafletSpan {
    pub text: String,
    pub style: LeafletStyle,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LeafletStyle {
    Plain,
    Italic,
    Bold,
    Notation,
}

/// A figure. The label of its drawing describes it in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LeafletFigure {
    pub drawing: SheetDrawing,
    pub title: Vec<LeafletSpan>,
}

/// Returns the leaflet of a game printed with some options, or its section on making the game, in a language.
pub(super) fn read(
    request: &GameSource,
    options: &PrintOptions,
    only_making: bool,
    lang: Option<Lang>,
    files: &[File],
) -> Result<Response, RequestError> {
    let job = spec::job(request, &Overrides { lang, ..spec::overrides(options)? }, files)?;
    let (game, look) = (&job.game, job.look);
    let Some(leaflet) = &game.leaflet else {
        let game = game.title.get(look.lang).clone();
        return Err(Finding::new(DeskFinding::NoLeaflet { game }).into());
    };
    let leaflet = leaflet.get(look.lang);
    let (title, subtitle, rest) = split(&leaflet.blocks);
    let section =
        if only_making { leaflet.blocks.get(leaflet.making.clone()).unwrap_or_default() } else { rest };
    let own_title =
        || vec![LeafletSpan { text: game.title.get(look.lang).clone(), style: LeafletStyle::Plain }];
    let reader = Reader { game: &game_without_frames(game), look };
    let mut level = 1;
    let blocks = section.iter().map(|block| reader.block(block, &mut level));
    Ok(Response::Leaflet(Box::new(LeafletResponse {
        title: title.map_or_else(own_title, |title| reader.spans(title)),
        subtitle: subtitle.map(|subtitle| reader.spans(subtitle)).unwrap_or_default(),
        blocks: blocks.collect::<Result<_, RequestError>>()?,
    })))
}

struct Reader<'a> {
    /// The game without frames.
    game: &'a Game,
    look: Look,
}

impl Reader<'_> {
    /// A block; `level` is that of the heading before it.
    fn block(&self, block: &Block, level: &mut u8) -> Result<LeafletBlock, RequestError> {
        Ok(match block {
            Block::Heading(rank, text) => {
                *level = (*rank).clamp(2, *level + 1);
                LeafletBlock::Heading { level: *level, text: self.spans(text) }
            }
            Block::Paragraph(text) => LeafletBlock::Paragraph { text: self.spans(text) },
            Block::List(list) => LeafletBlock::List { first: list.first, items: self.all(&list.items) },
            Block::Note(paragraphs) => LeafletBlock::Note { paragraphs: self.all(paragraphs) },
            Block::Table(table) => LeafletBlock::Table {
                head: self.all(&table.head),
                rows: table.rows.iter().map(|row| self.all(row)).collect(),
            },
            Block::Diagram(Diagram { figures, caption }) => LeafletBlock::Diagram {
                figures: figures.iter().map(|figure| self.figure(figure)).collect::<Result<_, _>>()?,
                caption: self.spans(caption),
            },
        })
    }

    fn figure(&self, figure: &Figure) -> Result<LeafletFigure, RequestError> {
        let label = describe(figure, self.game, self.look.lang);
        let scene = figure_alone(figure, self.game, self.look, label)
            .map_err(|glyph| desk::no_glyph(self.game, glyph))?;
        let page = scene.pages.first().ok_or_else(|| Finding::new(DeskFinding::NothingToDraw))?;
        Ok(LeafletFigure { drawing: SheetDrawing::drawn(&scene, page), title: self.spans(&figure.title) })
    }

    fn all(&self, texts: &[StyledText]) -> Vec<Vec<LeafletSpan>> {
        texts.iter().map(|text| self.spans(text)).collect()
    }

    /// A text with the spaces of its language, as in print.
    fn spans(&self, text: &StyledText) -> Vec<LeafletSpan> {
        let spaced = |text: &str| spaced(text, self.look.lang);
        let span = |text: &str, style: SpanStyle| match style {
            SpanStyle::Plain => (spaced(text), LeafletStyle::Plain),
            SpanStyle::Italic => (spaced(text), LeafletStyle::Italic),
            SpanStyle::Bold => (spaced(text), LeafletStyle::Bold),
            SpanStyle::Notation => (text.to_owned(), LeafletStyle::Notation),
        };
        let spans = text.iter().map(|it| span(&it.text, it.style));
        spans.map(|(text, style)| LeafletSpan { text, style }).collect()
    }
}
