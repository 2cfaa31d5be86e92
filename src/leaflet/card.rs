//! A card for the lid: what belongs in the box, in two languages beside each other, to be folded between them or glued on
//! as a label.

use super::drawn::{DrawnBlock, shifted};
use super::figure::{self, Painter};
use super::page::game_without_frames;
use super::style::Styles;
use super::typesetter::Align;
use crate::draw::spread;
use crate::game::{
    Board, BoardView, Cell, Figure, FigureContent, Game, Lang, Look, Mm, Piece, Sample, SpanStyle,
    StyledText, TextSpan,
};
use crate::scene::{Color, GlyphResult, Node, Scene, Size, Stroke, polyline};

/// The size of its words.
const TYPE_SIZE_PT: f64 = 9.0;
/// Between its edge, or its fold, and what is on it.
const PADDING_MM: f64 = 4.0;
const GAP_MM: f64 = 1.6;
/// No card is lower: it has a heading, and a name and a picture below it.
const LEAST_HEIGHT_MM: f64 = 24.0;
/// Width of each half.
const HALF_MM: (f64, f64) = (48.0, 92.0);
/// The sizes of its pictures, by preference: of pieces, and of boards.
const PICTURES_MM: [(f64, f64); 3] = [(11.0, 30.0), (8.5, 22.0), (6.5, 16.0)];
/// Maximum number of kinds of a group that are shown, and of those in a row; of more, some from all over the group.
const MOST_KINDS: usize = 12;
const MOST_IN_ROW: usize = 6;

/// A drawn card, relative to its top left corner.
pub(crate) struct Card {
    pub size: Size,
    pub art: Vec<Node>,
    pub fold: Node,
}

/// Draws a card that fits a room; `None` if none does.
pub(crate) fn card(game: &Game, look: Look, scene: &mut Scene, room: Size) -> GlyphResult<Option<Card>> {
    let half = (room.width / 2.0).min(HALF_MM.1).floor();
    if half < HALF_MM.0 || room.height < LEAST_HEIGHT_MM {
        return Ok(None);
    }
    let other = if look.lang == Lang::En { Lang::Fr } else { Lang::En };
    for pictures in PICTURES_MM {
        let mut halves = Vec::new();
        for lang in [look.lang, other] {
            halves.push(contents(game, Look { lang, ..look }, scene, half - 2.0 * PADDING_MM, pictures)?);
        }
        let height = halves.iter().map(|half| half.height).fold(0.0, f64::max) + 2.0 * PADDING_MM;
        if height > room.height {
            continue;
        }
        let lefts = [PADDING_MM, half + PADDING_MM];
        let art =
            halves.into_iter().zip(lefts).flat_map(|(half, left)| shifted(half.nodes, left, PADDING_MM));
        let stroke = Stroke { dashes: vec![2.0, 1.5], ..Stroke::solid(Color::Rgb(70, 70, 70), 0.2) };
        let fold = Node::lined(polyline([(half, 0.0), (half, height)]), stroke);
        return Ok(Some(Card { size: Size::new(2.0 * half, height), art: art.collect(), fold }));
    }
    Ok(None)
}

/// The pieces of a group, as one says them: `Tiles × 150`.
fn groups(game: &Game, lang: Lang) -> Vec<(String, Vec<usize>)> {
    let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
    for (number, piece) in game.pieces.iter().enumerate() {
        let group = piece.group.get(lang);
        match groups.iter_mut().find(|(known, _)| known == group) {
            Some((_, pieces)) => pieces.push(number),
            None => groups.push((group.clone(), vec![number])),
        }
    }
    groups
}

/// What belongs in the box, in words: for those who do not see the card.
pub(crate) fn contents_in_words(game: &Game, lang: Lang) -> String {
    let boards = game.boards.iter().map(|board| counted(board.title.get(lang), board.camps.len().max(1)));
    let pieces = groups(game, lang).into_iter().map(|(group, pieces)| counted(&group, count(game, &pieces)));
    let rules = game.leaflet.iter().map(|_| lang.words().rules.to_owned());
    let all: Vec<String> = boards.chain(pieces).chain(rules).collect();
    format!("{}: {}.", lang.words().contents, all.join(", "))
}

fn counted(thing: &str, count: usize) -> String {
    if count == 1 { thing.to_owned() } else { format!("{thing} × {count}") }
}

fn count(game: &Game, pieces: &[usize]) -> usize {
    pieces.iter().filter_map(|&piece| game.pieces.get(piece)).map(|piece| piece.count).sum()
}

fn words(text: String, style: SpanStyle) -> StyledText {
    vec![TextSpan { text, style }]
}

/// One half of the card.
fn contents(
    game: &Game,
    look: Look,
    scene: &mut Scene,
    width: f64,
    (piece_mm, board_mm): (f64, f64),
) -> GlyphResult<DrawnBlock> {
    let bare = game_without_frames(game);
    let mut painter = Painter::new(&bare, look, Styles::new(TYPE_SIZE_PT), scene);
    let styles = painter.setter.styles;
    let lang = look.lang;
    let mut blocks = Vec::new();
    let title = words(game.title.get(lang).clone(), SpanStyle::Plain);
    blocks.push(painter.setter.block(&title, &styles.section, width, Align::Centre)?);
    let line = words(lang.words().contents.to_owned(), SpanStyle::Plain);
    blocks.push(painter.setter.block(&line, &styles.caption, width, Align::Centre)?);
    let named = |painter: &mut Painter<'_>, name: String| {
        painter.setter.block(&words(name, SpanStyle::Bold), &styles.note, width, Align::Centre)
    };
    for (number, board) in bare.boards.iter().enumerate() {
        blocks.push(named(&mut painter, counted(board.title.get(lang), board.camps.len().max(1)))?);
        let shown = figure_of(
            FigureContent::Board(whole(number, board)),
            board_mm / board.size().height.get() * board.grid.step().get(),
        );
        blocks.push(figure::draw(&shown, &mut painter, Size::new(width, board_mm))?);
    }
    for (group, pieces) in groups(game, lang) {
        blocks.push(named(&mut painter, counted(&group, count(game, &pieces)))?);
        // Of some only, numbers would not add up.
        let has_counts = (2..=MOST_KINDS).contains(&pieces.len());
        let some: Vec<usize> =
            spread(pieces.len(), MOST_KINDS).filter_map(|at| pieces.get(at).copied()).collect();
        let sample = |piece: &usize| {
            let count = game.pieces.get(*piece).map_or(1, |piece| piece.count);
            let title = if has_counts { words(format!("× {count}"), SpanStyle::Plain) } else { Vec::new() };
            Sample { piece: *piece, turns: 0, title }
        };
        for row in some.chunks(MOST_IN_ROW) {
            // Long pieces are as easy to see as others.
            let long =
                row.iter().filter_map(|&piece| game.pieces.get(piece)).map(slenderness).fold(1.0, f64::max);
            let content = FigureContent::Pieces(row.iter().map(sample).collect());
            let shown = figure_of(content, piece_mm * long.sqrt());
            blocks.push(figure::draw(&shown, &mut painter, Size::new(width, board_mm))?);
        }
    }
    if game.leaflet.is_some() {
        blocks.push(named(&mut painter, lang.words().rules.to_owned())?);
    }
    Ok(DrawnBlock::piled(blocks, GAP_MM, width))
}

/// How many times longer than wide a piece is.
fn slenderness(piece: &Piece) -> f64 {
    let size = piece.shape.size();
    let (width, height) = (size.width.get(), size.height.get());
    width.max(height) / width.min(height).max(1e-6)
}

fn figure_of(content: FigureContent, size: f64) -> Figure {
    Figure {
        content,
        size: Some(Mm::nearest(size)),
        signs: Vec::new(),
        outlined: Vec::new(),
        title: Vec::new(),
    }
}

/// A whole board without pieces.
fn whole(number: usize, board: &Board) -> BoardView {
    let (columns, rows) = board.grid.dimensions();
    let to = Cell { column: columns.saturating_sub(1), row: rows.saturating_sub(1) };
    let from = Cell { column: 0, row: 0 };
    BoardView {
        board: number,
        camp: 0,
        from,
        to,
        coordinates: false,
        standing: Vec::new(),
        gates: Vec::new(),
    }
}
