//! A board or a part of it, with the pieces on it.

use kurbo::Shape as _;

use super::cells::{CellLayout, Lying};
use super::gates;
use super::painter::Painter;
use super::pointer::lanes;
use crate::draw::{Lettering, TextAnchor};
use crate::game::{Board, BoardView, Cell, Figure, Game, Gate, Grid, Lattice, Mm, Standing, column_name};
use crate::leaflet::drawn::DrawnBlock;
use crate::leaflet::style::GREY;
use crate::scene::{Affine, Color, Font, GlyphResult, Node, Point, Rect, Size};

/// The width of the band of coordinates, in sizes of their letters.
const COORDINATE_BAND: f64 = 3.4 / (7.0 * 25.4 / 72.0);

/// The length of the arrow of a slide, in cells.
const ARROW_IN_CELLS: f64 = 0.85;

const BOARD_EDGE_MM: f64 = 0.25;

pub(super) fn draw<'f, 'g: 'f>(
    view: &'f BoardView,
    figure: &Figure,
    size: f64,
    painter: &mut Painter<'g>,
    room: Size,
) -> GlyphResult<(DrawnBlock, CellLayout<'f>)> {
    let game = painter.game();
    let Some(board) = game.boards.get(view.board) else {
        return Ok((DrawnBlock::default(), CellLayout::empty()));
    };
    let window = window(board, view);
    // The number of arrows of slides on either side of the board.
    let (across, down) = lanes(figure);
    let (across, down) = (across as f64 * ARROW_IN_CELLS, down as f64 * ARROW_IN_CELLS);
    let label = painter.setter.styles.label;
    let letters = if view.coordinates { COORDINATE_BAND * label } else { 0.0 };
    let step = board.grid.step().get();
    let wide = window.width() + step * 2.0 * (across + gates::band(view));
    let high = window.height() + step * 2.0 * down;
    let scale = (size / step)
        .min((room.width - letters - 2.0 * BOARD_EDGE_MM) / wide)
        .min((room.height - letters - 2.0 * BOARD_EDGE_MM) / high)
        .max(0.001);
    let cell = step * scale;
    let (lane, end) = (cell * across, cell * down);
    let side = lane + cell * gates::band(view);
    let (x, y) = (side + letters + BOARD_EDGE_MM, end + BOARD_EDGE_MM);
    let (width, height) = (window.width() * scale, window.height() * scale);
    let shown = Rect::new(x, y, x + width, y + height);
    let place =
        Affine::translate((x, y)) * Affine::scale(scale) * Affine::translate((-window.x0, -window.y0));

    let lattice = Lattice::new(board);
    let mut inner: Vec<Node> = painter.board(view.board, view.camp, place)?.into_iter().collect();
    for standing in &view.standing {
        let Some(piece) = game.pieces.get(standing.piece) else { continue };
        let middle = Affine::translate(lattice.centre(standing.cell).to_vec2());
        let place = place * middle * piece.shape.turned(standing.turns);
        inner.extend(painter.piece(standing.piece, place)?);
    }
    let path = shown.to_path(0.01);
    let mut nodes = vec![
        Node::Clip { path: path.clone(), nodes: inner },
        Node::stroked(path, Color::BLACK, BOARD_EDGE_MM),
    ];
    if view.coordinates && painter.setter.draws {
        nodes.extend(coordinates(view, &lattice, place, (shown, label))?);
    }
    let outer = Rect::new(x - letters, y, x + width, y + height + letters);
    let beyond_lanes = outer.inflate(lane, 0.0);
    let centre = |gate: &Gate| place * lattice.centre(gate.cell);
    nodes.extend(gates::draw(view, &centre, (beyond_lanes, cell), painter)?);
    let drawn = DrawnBlock {
        width: x + width + BOARD_EDGE_MM + side,
        height: y + height + BOARD_EDGE_MM + letters + end,
        nodes,
    };
    let cells = CellLayout {
        centre: Box::new(move |cell| place * lattice.centre(cell)),
        lying: Box::new(move |cell| lying(view, game, cell, scale)),
        size: cell,
        slides: Some((outer, cell * ARROW_IN_CELLS)),
    };
    Ok((drawn, cells))
}

/// The topmost piece on a cell, but for the ground.
fn lying(view: &BoardView, game: &Game, cell: Cell, scale: f64) -> Lying {
    let here = |it: &&Standing| it.cell == cell && !view.is_ground(game, it.piece);
    let top = view.standing.iter().rfind(here);
    let piece = top.and_then(|top| Some((game.pieces.get(top.piece)?, top.turns)));
    piece.map_or_else(Lying::default, |(piece, turns)| Lying::of(piece, turns, scale))
}

/// The part of the cut board with the shown cells.
fn window(board: &Board, view: &BoardView) -> Rect {
    let (columns, rows) = board.grid.dimensions();
    let all =
        view.from == (Cell { column: 0, row: 0 }) && view.to.column + 1 == columns && view.to.row + 1 == rows;
    if all && !matches!(board.grid, Grid::Squares { .. }) {
        let size = board.size();
        return Rect::new(0.0, 0.0, size.width.get(), size.height.get());
    }
    let lattice = Lattice::new(board);
    let half = lattice.half();
    let cell = Rect::from_points((-half).to_point(), half.to_point());
    let corners = [
        view.from,
        view.to,
        Cell { column: view.from.column, row: view.to.row },
        Cell { column: view.to.column, row: view.from.row },
    ];
    let cells = corners.into_iter().map(|corner| cell + lattice.centre(corner).to_vec2());
    let shown = cells.reduce(|all, one| all.union(one)).unwrap_or_default();
    // Beyond the edges of the board, that is, the bands along its sides.
    let beyond = |is_edge: bool, width: Mm| if is_edge { width.get() } else { 0.0 };
    Rect {
        x0: shown.x0 - beyond(view.from.column == 0, board.frame.sides),
        x1: shown.x1 + beyond(view.to.column + 1 == columns, board.frame.sides),
        y0: shown.y0 - beyond(view.to.row + 1 == rows, board.frame.ends),
        y1: shown.y1 + beyond(view.from.row == 0, board.frame.ends),
    }
}

/// The coordinates of an area in letters of this size.
fn coordinates(
    view: &BoardView,
    lattice: &Lattice<'_>,
    place: Affine,
    (area, size): (Rect, f64),
) -> GlyphResult<Vec<Node>> {
    let height = Font::Sans.cap_height() * size;
    let out = COORDINATE_BAND * size / 2.0 + BOARD_EDGE_MM;
    let mut nodes = Vec::new();
    for column in view.from.column..=view.to.column {
        let at = place * lattice.centre(Cell { column, row: view.from.row });
        let letters = Lettering::new(&column_name(column), Font::Sans, height, GREY)?;
        nodes.extend(letters.at(TextAnchor::Middle, Point::new(at.x, area.y1 + out)));
    }
    for row in view.from.row..=view.to.row {
        let at = place * lattice.centre(Cell { column: view.from.column, row });
        let number = Lettering::new(&(row + 1).to_string(), Font::Sans, height, GREY)?;
        nodes.extend(number.at(TextAnchor::Middle, Point::new(area.x0 - out, at.y)));
    }
    Ok(nodes)
}
