//! Sheets to write on: who plays, who wins, and what each scores.

use super::drawn::DrawnBlock;
use super::head::ornament;
use super::style::Styles;
use super::typesetter::{Align, Typesetter};
use crate::draw::{Lettering, TextAnchor, page_footer};
use crate::game::{CutStyle, Game, Lang, Look, Options, ScoreKind, ScoreSheet, SpanStyle, TextSpan};
use crate::scene::{
    Affine, BezPath, Color, DrawnPage, Font, GlyphResult, Layers, Node, PageLayer, Point, Rect, Size,
    polygon, polyline,
};
use crate::sheet::{self, FOOTER};

/// A page is halved as long as no half has a shorter side: two sheets of A5 on one of A4.
const LEAST_HALF_MM: f64 = 115.0;
/// Around a sheet.
const PADDING_MM: f64 = 5.0;
/// The height of a row to write in.
const ROW_MM: (f64, f64) = (6.0, 11.0);
const HEAD_ROW_MM: f64 = 10.0;
/// The width of the column of the rounds, at most.
const ROUNDS_MM: f64 = 20.0;
/// The side of a box to tick, at most.
const MOST_BOX_MM: f64 = 7.0;
/// Boxes that stand together.
const GROUP: usize = 5;
const TYPE_SIZE_PT: f64 = 9.5;
/// How much larger the title of the game is than that of a section.
const TITLE: f64 = 1.7;
/// Cap height of names and words in a table.
const WORDS_MM: f64 = 2.4;
const LINE_MM: f64 = 0.2;
const FRAME_MM: f64 = 0.6;
const LINE: Color = Color::Rgb(110, 104, 94);
const SHADE: Color = Color::Rgb(246, 242, 232);

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
    let frame = sheet::frame(options.paper, options);
    let [x, y, width, height] =
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(|it| it.get());
    let frame = Rect::new(x, y, x + width, y + height);
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
        let size = Size::new(options.paper.width.get(), options.paper.height.get());
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
    lines.into_iter().map(|line| Node::stroked(polyline(line), Color::BLACK, 0.15)).collect()
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
        ScoreKind::Rounds(_) => rounds(part, room, look)?,
        ScoreKind::Tally(games) => tally(part.sheet, games, room, look)?,
    };
    let below = Affine::translate((0.0, head.height));
    head.nodes.extend(table.into_iter().map(|node| node.transformed(below)));
    Ok(head)
}

/// A row for each round, and one for the sums.
fn rounds(part: &Part<'_>, room: Size, look: Look) -> GlyphResult<Vec<Node>> {
    let (words, lang) = (look.lang.words(), look.lang);
    let below = part.rows + usize::from(part.is_last);
    let row = ((room.height - HEAD_ROW_MM) / below as f64)
        .clamp(ROW_MM.0.min(room.height / (below as f64 + 2.0)), ROW_MM.1);
    let label = ROUNDS_MM.min(room.width / (part.sheet.players.len() as f64 + 1.0));
    let column = (room.width - label) / part.sheet.players.len() as f64;
    let foot = HEAD_ROW_MM + row * below as f64;
    let mut nodes = Vec::new();
    let shaded = (1..part.rows).step_by(2).filter(|_| !look.low_ink);
    nodes.extend(shaded.map(|at| {
        let top = HEAD_ROW_MM + row * at as f64;
        Node::filled(box_of(Rect::new(0.0, top, room.width, top + row)), SHADE)
    }));
    let mut lines = BezPath::new();
    let mut line =
        |from: (f64, f64), to: (f64, f64)| lines.extend(polyline([from, to]).elements().iter().copied());
    (1..part.rows).for_each(|at| {
        let y = HEAD_ROW_MM + row * at as f64;
        line((0.0, y), (room.width, y));
    });
    for at in 0..part.sheet.players.len() {
        let x = label + column * at as f64;
        line((x, 0.0), (x, foot));
    }
    nodes.push(Node::stroked(lines, LINE, LINE_MM));
    let mut heavy = box_of(Rect::new(0.0, 0.0, room.width, foot));
    let sums = part.is_last.then_some(foot - row);
    for y in std::iter::once(HEAD_ROW_MM).chain(sums) {
        heavy.extend(polyline([(0.0, y), (room.width, y)]).elements().iter().copied());
    }
    nodes.push(Node::stroked(heavy, LINE, FRAME_MM));
    let mut word = |text: &str, font: Font, middle: (f64, f64), width: f64| -> GlyphResult<()> {
        let text = Lettering::new(text, font, WORDS_MM, Color::BLACK)?.within(width - 2.0);
        nodes.extend(text.at(TextAnchor::Middle, Point::from(middle)));
        Ok(())
    };
    word(words.round, Font::Serif, (label / 2.0, HEAD_ROW_MM / 2.0), label)?;
    for (at, name) in part.sheet.players.iter().enumerate() {
        let middle = (label + column * (at as f64 + 0.5), HEAD_ROW_MM / 2.0);
        if let Some(name) = name {
            word(name.get(lang), Font::SerifBold, middle, column)?;
        }
    }
    for at in 0..part.rows {
        let middle = (label / 2.0, HEAD_ROW_MM + row * (at as f64 + 0.5));
        word(&(part.first + at + 1).to_string(), Font::Serif, middle, label)?;
    }
    if part.is_last {
        word(words.total, Font::SerifBold, (label / 2.0, foot - row / 2.0), label)?;
    }
    Ok(nodes)
}

/// A row of boxes for each player.
fn tally(sheet: &ScoreSheet, games: usize, room: Size, look: Look) -> GlyphResult<Vec<Node>> {
    let players = sheet.players.len() as f64;
    let name_width = (room.width * 0.3).min(50.0);
    let row = (room.height / players).min(26.0);
    // The boxes are as large as they can be in one line or several.
    let left = name_width + 4.0;
    let sized = |across: usize| {
        let gaps = 0.25 * (across as f64 - 1.0) + 0.35 * ((across - 1) / GROUP) as f64;
        let down = games.div_ceil(across) as f64;
        let side = ((room.width - left) / (across as f64 + gaps)).min((row - 3.0) / (1.25 * down - 0.25));
        (across, side.clamp(0.5, MOST_BOX_MM))
    };
    let ways = (1..=games).filter(|across| across % GROUP == 0 || *across == games).map(sized);
    let Some((across, side)) = ways.max_by(|one, other| one.1.total_cmp(&other.1).then(one.0.cmp(&other.0)))
    else {
        return Ok(Vec::new());
    };
    let step = 1.25 * side;
    let down = games.div_ceil(across) as f64;
    let mut nodes = Vec::new();
    for (at, name) in sheet.players.iter().enumerate() {
        let middle = row * (at as f64 + 0.5);
        let base = middle + WORDS_MM * 0.6;
        let mut line = 0.0;
        if let Some(name) = name {
            let name = Lettering::new(name.get(look.lang), Font::SerifBold, WORDS_MM * 1.25, Color::BLACK)?
                .within(name_width);
            line = name.width() + 2.0;
            nodes.extend(name.at(TextAnchor::Left, Point::new(0.0, base)));
        }
        if line < name_width * 0.7 {
            nodes.push(Node::stroked(polyline([(line, base), (name_width, base)]), LINE, LINE_MM));
        }
        let top = middle - (step * down - 0.25 * side) / 2.0;
        let mut boxes = BezPath::new();
        for game in 0..games {
            let (column, line) = (game % across, game / across);
            let x = left + step * column as f64 + 0.35 * side * (column / GROUP) as f64;
            let corner = Point::new(x, top + step * line as f64);
            boxes.extend(box_of(Rect::from_origin_size(corner, (side, side))).elements().iter().copied());
        }
        nodes.push(Node::stroked(boxes, LINE, 0.3));
        if at > 0 {
            let y = row * at as f64;
            nodes.push(Node::stroked(polyline([(0.0, y), (room.width, y)]), LINE, LINE_MM));
        }
    }
    Ok(nodes)
}

fn box_of(Rect { x0, y0, x1, y1 }: Rect) -> BezPath {
    polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
}
