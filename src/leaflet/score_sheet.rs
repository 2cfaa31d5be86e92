//! Sheets to write on: who plays, who wins, and what each scores. `table` draws what is filled in.

mod table;

use super::drawn::DrawnBlock;
use super::head::ornament;
use super::style::Styles;
use super::typesetter::{Align, Typesetter};
use crate::draw::{self, HAIRLINE_MM, page_footer};
use crate::game::{CutStyle, Game, Lang, Look, Options, ScoreKind, ScoreSheet, SpanStyle, TextSpan};
use crate::scene::{Affine, Color, DrawnPage, GlyphResult, Layers, Node, PageLayer, Rect, Size, polyline};
use crate::sheet::{self, FOOTER};

/// A page is halved as long as no half has a shorter side: two sheets of A5 on one of A4.
const LEAST_HALF_MM: f64 = 115.0;
/// Around a sheet.
const PADDING_MM: f64 = 5.0;
/// The height of a row to write in.
const ROW_MM: (f64, f64) = (6.0, 11.0);
const HEAD_ROW_MM: f64 = 10.0;
const TYPE_SIZE_PT: f64 = 9.5;
/// How much larger the title of the game is than that of a section.
const TITLE: f64 = 1.7;

/// A sheet, or some of its rounds if the paper is too small for all.
struct Part<'a> {
    sheet: &'a ScoreSheet,
    first: usize,
    rows: usize,
    /// Whether the sums stand below.
    is_last: bool,
}

/// The pages with all sheets of a game; those that have room show some of them again.
pub(crate) fn score_pages(game: &Game, options: &Options, look: Look) -> GlyphResult<Vec<DrawnPage>> {
    let frame = draw::rect(sheet::frame(options.paper, options));
    let mut setter = Typesetter::new(look.lang, Styles::new(TYPE_SIZE_PT));
    let mut cells = vec![frame];
    while let Some(halves) = halves(&cells) {
        if !all_fit(game, &halves, &mut setter)? {
            break;
        }
        cells = halves;
    }
    let room = cells.first().map_or(frame.size(), Rect::size);
    let mut parts = Vec::new();
    for score_sheet in &game.scores {
        parts.extend(divided(game, score_sheet, room, &mut setter)?);
    }
    let mut pages = Vec::new();
    let count = parts.len().div_ceil(cells.len());
    for number in 0..count {
        let mut layers = Layers::default();
        let mut said: Vec<String> = Vec::new();
        for (at, cell) in cells.iter().enumerate() {
            let Some(part) = parts.get((number * cells.len() + at) % parts.len().max(1)) else { continue };
            let drawn = drawn(game, part, cell.size(), look, &mut setter)?;
            layers.extend(PageLayer::Art, drawn.at(cell.x0 + PADDING_MM, cell.y0 + PADDING_MM));
            let words = in_words(part.sheet, look.lang);
            said.extend((!said.contains(&words)).then_some(words));
        }
        if options.cut != CutStyle::None {
            layers.extend(PageLayer::Cut, cuts(&cells));
        }
        let title = format!("{} – {}", game.title.get(look.lang), look.lang.words().score_sheet);
        let band = Rect::new(frame.x0, frame.y1, frame.x1, frame.y1 + FOOTER.get());
        layers.extend(PageLayer::Marks, page_footer(band, &title, (number + 1, count), look.lang)?);
        let size = draw::size(options.paper);
        let page = DrawnPage::uncut("scores", look.lang.words().score_sheet, size, layers);
        pages.push(DrawnPage { description: said.join(" "), ..page });
    }
    Ok(pages)
}

/// Each cell in two, across its longer side, unless they would be too small.
fn halves(cells: &[Rect]) -> Option<Vec<Rect>> {
    let halves = cells.iter().flat_map(|cell| {
        let middle = cell.center();
        match cell.width() > cell.height() {
            true => [Rect { x1: middle.x, ..*cell }, Rect { x0: middle.x, ..*cell }],
            false => [Rect { y1: middle.y, ..*cell }, Rect { y0: middle.y, ..*cell }],
        }
    });
    let halves: Vec<Rect> = halves.collect();
    halves.iter().all(|half| half.width().min(half.height()) >= LEAST_HALF_MM).then_some(halves)
}

/// The lines between cells.
fn cuts(cells: &[Rect]) -> Vec<Node> {
    let Some(whole) = cells.iter().copied().reduce(|one, other| one.union(other)) else { return Vec::new() };
    let mut lines = Vec::new();
    for cell in cells {
        if cell.x1 < whole.x1 - 1e-6 {
            lines.push([(cell.x1, cell.y0), (cell.x1, cell.y1)]);
        }
        if cell.y1 < whole.y1 - 1e-6 {
            lines.push([(cell.x0, cell.y1), (cell.x1, cell.y1)]);
        }
    }
    lines.into_iter().map(|line| Node::stroked(polyline(line), Color::BLACK, HAIRLINE_MM)).collect()
}

fn all_fit(game: &Game, cells: &[Rect], setter: &mut Typesetter) -> GlyphResult<bool> {
    let Some(cell) = cells.first() else { return Ok(false) };
    for score_sheet in &game.scores {
        if divided(game, score_sheet, cell.size(), setter)?.len() != 1 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A sheet in as many parts as its rounds need.
fn divided<'a>(
    game: &Game,
    sheet: &'a ScoreSheet,
    room: Size,
    setter: &mut Typesetter,
) -> GlyphResult<Vec<Part<'a>>> {
    let whole = |rows| vec![Part { sheet, first: 0, rows, is_last: true }];
    let ScoreKind::Rounds(rounds) = sheet.kind else { return Ok(whole(sheet.players.len())) };
    let free = room.height - 2.0 * PADDING_MM - head(game, sheet, room.width, setter)?.height - HEAD_ROW_MM;
    let most = ((free / ROW_MM.0).floor() as usize).max(2) - 1;
    if rounds <= most {
        return Ok(whole(rounds));
    }
    let part = |first: usize| {
        let rows = (rounds - first).min(most);
        Part { sheet, first, rows, is_last: first + rows == rounds }
    };
    Ok((0..rounds).step_by(most).map(part).collect())
}

/// What is read aloud of a sheet.
fn in_words(sheet: &ScoreSheet, lang: Lang) -> String {
    let words = lang.words();
    let names = sheet.players.iter().flatten().map(|name| name.get(lang).as_str()).collect::<Vec<_>>();
    let players = match names.is_empty() {
        true => (words.players_of)(sheet.players.len()),
        false => names.join(", "),
    };
    let rows = match sheet.kind {
        ScoreKind::Rounds(rounds) => (words.rounds_of)(rounds),
        ScoreKind::Tally(games) => (words.games_of)(games),
    };
    (words.sheet_to_fill)(sheet.title.get(lang), &format!("{players}, {rows}"))
}

/// The titles of the game and of the sheet, and how it is filled in.
fn head(game: &Game, sheet: &ScoreSheet, width: f64, setter: &mut Typesetter) -> GlyphResult<DrawnBlock> {
    let (styles, lang) = (setter.styles, setter.lang);
    let width = width - 2.0 * PADDING_MM;
    let mut large = styles.section;
    (large.size, large.leading) = (large.size * TITLE, large.leading * TITLE);
    let span = |text: &str, style| vec![TextSpan { text: text.to_owned(), style }];
    let mut blocks = vec![
        setter.block(&span(game.title.get(lang), SpanStyle::Plain), &large, width, Align::Centre)?,
        setter.block(&span(sheet.title.get(lang), SpanStyle::Bold), &styles.body, width, Align::Centre)?,
    ];
    if let Some(about) = &sheet.about {
        blocks.push(setter.block(
            &span(about.get(lang), SpanStyle::Plain),
            &styles.caption,
            width,
            Align::Centre,
        )?);
    }
    let mut head = DrawnBlock::piled(blocks, 0.6, width);
    head.nodes.extend(ornament(width, head.height + 2.4));
    head.height += 6.0;
    Ok(head)
}

fn drawn(
    game: &Game,
    part: &Part<'_>,
    room: Size,
    look: Look,
    setter: &mut Typesetter,
) -> GlyphResult<DrawnBlock> {
    let mut head = head(game, part.sheet, room.width, setter)?;
    let room = Size::new(room.width - 2.0 * PADDING_MM, room.height - 2.0 * PADDING_MM - head.height);
    let table = match part.sheet.kind {
        ScoreKind::Rounds(_) => table::rounds(part, room, look)?,
        ScoreKind::Tally(games) => table::tally(part.sheet, games, room, look)?,
    };
    let below = Affine::translate((0.0, head.height));
    head.nodes.extend(table.into_iter().map(|node| node.transformed(below)));
    Ok(head)
}
