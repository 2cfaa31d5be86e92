//! Converts a moment to leaflet figures.

use super::moment::Moment;
use super::pieces::{any_strip, floor, piece, strip};
use crate::game::{
    BoardView, Cell, Figure, FigureContent, Game, Gate, LaidStrip, Lang, Mm, Pointer, SpanStyle, Standing,
    StyledText, TextSpan,
};
use crate::rules::{FoundSquare, FoundStrip, Observed, Origin, Spot, Touch, Trace};

/// The figures of a moment with squares of this size: one for each camp of a board, or the row of strips.
pub(crate) fn figures(game: &Game, moment: &Moment, size: Mm, lang: Lang) -> Vec<Figure> {
    let mut camps: Vec<(usize, usize)> = Vec::new();
    for square in &moment.layout.found.squares {
        if !camps.contains(&(square.board, square.camp)) {
            camps.push((square.board, square.camp));
        }
    }
    let several = camps.len() > 1;
    let mut figures: Vec<Figure> = camps
        .into_iter()
        .filter_map(|place| {
            let title = if several { titled(game, place, lang) } else { StyledText::new() };
            board(game, moment, place, size, title)
        })
        .collect();
    figures.extend(row(game, moment, size));
    figures
}

/// The signs of a figure except threats. `place` maps spots of the table to cells of the figure.
fn signs(moment: &Moment, place: &dyn Fn(Spot) -> Option<Cell>) -> Vec<Pointer> {
    let found = &moment.layout.found;
    let mut full: Vec<Pointer> = pointer(&moment.trace, place, &|_, _| None).into_iter().collect();
    let open = found.spots().filter(|spot| found.certain(*spot).is_none());
    full.extend(open.filter_map(place).map(|cell| Pointer::Text(cell, "?".to_owned())));
    full.extend(moment.faults.iter().copied().filter_map(place).map(Pointer::Fault));
    full
}

fn pointer(
    trace: &Trace<Spot>,
    place: &dyn Fn(Spot) -> Option<Cell>,
    added: &dyn Fn(bool, usize) -> Option<Cell>,
) -> Option<Pointer> {
    let Trace::Piece { from, to } = trace else { return None };
    let to = match to {
        Touch::On(spot) => place(*spot)?,
        Touch::Added { top, place, .. } => added(*top, *place)?,
        Touch::Pile(_) => return None,
    };
    Some(match from.and_then(Origin::square).and_then(place) {
        Some(from) => Pointer::Arrow(from, to),
        None => Pointer::Ring(to),
    })
}

/// Removes the origin of a move.
pub(crate) fn landing(trace: &Trace<Spot>) -> Trace<Spot> {
    match trace.clone() {
        Trace::Piece { to, .. } => Trace::Piece { from: None, to },
        other => other,
    }
}

/// Removes duplicates, keeping the order.
fn unique(signs: impl Iterator<Item = Pointer>) -> Vec<Pointer> {
    signs.fold(Vec::new(), |mut unique, sign| {
        if !unique.contains(&sign) {
            unique.push(sign);
        }
        unique
    })
}

fn board(
    game: &Game,
    moment: &Moment,
    (number, camp): (usize, usize),
    size: Mm,
    title: StyledText,
) -> Option<Figure> {
    let board = game.boards.get(number)?;
    let (columns, rows) = board.grid.dimensions();
    let here = |square: &FoundSquare| (square.board, square.camp) == (number, camp);
    let cell = |square: &FoundSquare| Cell { column: square.column, row: square.row };
    let squares = || moment.layout.found.squares.iter().filter(|square| here(square));
    let stands = |piece: usize, turns: u8, cell: Cell| Standing { piece, turns, cell };
    let tiles = floor(game, number).into_iter();
    let mut standing: Vec<Standing> =
        tiles.flat_map(|tile| squares().map(move |square| stands(tile, 0, cell(square)))).collect();
    standing.extend(squares().filter_map(|square| {
        let (piece, quarters) = piece(game, square.certain()?)?;
        Some(stands(piece, quarters, cell(square)))
    }));
    let place = |spot: Spot| match spot {
        Spot::Square(at) => moment.layout.found.squares.get(at).filter(|square| here(square)).map(cell),
        Spot::Strip(..) => None,
    };
    let mut signs = signs(moment, &place);
    let slide = |trace: &Trace<Spot>| match trace {
        Trace::Slide { board, slide } if *board == number => Some(Pointer::Slide(*slide)),
        trace => pointer(trace, &place, &|_, _| None),
    };
    if let Trace::Slide { .. } = moment.trace {
        signs.extend(slide(&moment.trace));
    }
    let outlined = unique(moment.threats.iter().filter_map(slide));
    let gates = moment.layout.gates.iter().filter_map(|gate| {
        Some(Gate { cell: place(gate.at)?, piece: piece(game, gate.piece)?.0, kind: gate.kind })
    });
    let gates = gates.collect();
    let ground = FigureContent::Board(BoardView {
        board: number,
        camp,
        from: Cell { column: 0, row: 0 },
        to: Cell { column: columns.saturating_sub(1), row: rows.saturating_sub(1) },
        coordinates: true,
        standing,
        gates,
    });
    Some(Figure { content: ground, size: Some(size), signs, outlined, title })
}

/// The title of one of several boards.
fn titled(game: &Game, (board, camp): (usize, usize), lang: Lang) -> StyledText {
    let Some(board) = game.boards.get(board) else { return StyledText::new() };
    let text = match board.camps.get(camp).and_then(|camp| camp.letter) {
        Some(letter) => letter.to_string(),
        None => board.title.get(lang).clone(),
    };
    vec![TextSpan { text, style: SpanStyle::Bold }]
}

/// The row of strips, with an outlined strip at an end where a threat would lay one.
fn row(game: &Game, moment: &Moment, size: Mm) -> Option<Figure> {
    let found = &moment.layout.found;
    if found.strips.is_empty() {
        return None;
    }
    let (shape, squares) = any_strip(game)?;
    let may_lay = |above: bool| {
        let lays = |trace: &Trace<Spot>| matches!(trace, Trace::Piece { to: Touch::Added { top, .. }, .. } if *top == above);
        moment.threats.iter().any(lays)
    };
    let (above, below) = (may_lay(true), may_lay(false));
    let outline = || LaidStrip {
        name: String::new(),
        piece: shape,
        outlined: true,
        turned: false,
        tokens: vec![None; squares],
    };
    let offset = usize::from(above);
    let laid = found.strips.iter().enumerate().map(|(at, strip)| laid_strip(game, at, strip, shape));
    let strips: Vec<LaidStrip> =
        above.then(outline).into_iter().chain(laid).chain(below.then(outline)).collect();
    let last = strips.len().saturating_sub(1);
    let place = |spot: Spot| match spot {
        Spot::Strip(row, column) => Some(Cell { column, row: row + offset }),
        Spot::Square(_) => None,
    };
    let added = |top: bool, column: usize| Some(Cell { column, row: if top { 0 } else { last } });
    let mut signs = signs(moment, &place);
    // Colour letters on strips that are not in the game.
    for (row, found) in found.strips.iter().enumerate().filter(|(_, found)| strip(game, found).is_none()) {
        for (column, square) in found.squares.iter().enumerate() {
            if square.certain() == Some(Observed::Nothing) {
                let cell = Cell { column, row: row + offset };
                signs.insert(0, Pointer::Text(cell, square.colour.to_string()));
            }
        }
    }
    // Many tokens may win on the same square, so only the target is marked.
    let outlined = unique(moment.threats.iter().filter_map(|trace| pointer(&landing(trace), &place, &added)));
    Some(Figure {
        content: FigureContent::Strips(strips),
        size: Some(size),
        signs,
        outlined,
        title: StyledText::new(),
    })
}

/// A strip on the table, named by its number or else by its row. A strip that is not in the game is an outline.
fn laid_strip(game: &Game, at: usize, found: &FoundStrip, any: usize) -> LaidStrip {
    let piece_and_turn = strip(game, found);
    let (shape, turned) = piece_and_turn.unwrap_or((any, false));
    let tokens = found.squares.iter().map(|square| Some(piece(game, square.certain()?)?.0)).collect();
    let number = found.number.map_or(at + 1, usize::from);
    LaidStrip { name: format!("P{number}"), piece: shape, outlined: piece_and_turn.is_none(), turned, tokens }
}
