//! A board, or some of its cells, with what stands on it.

use super::pointer::lanes;
use super::{Drawn, Hand, Places};
use kurbo::Shape as _;

use crate::game::{Board, BoardView, Cell, Figure, Grid, Lattice, column_name};
use crate::leaflet::style::{GREY, SMALL};
use crate::scene::{Affine, BezPath, Color, Font, MissingGlyph, Node, Point, Rect, Scene, TextRun};

/// The band that letters and numbers stand in.
const LETTERS: f64 = 3.4;

/// How much of a cell the arrow of a slide takes, beside it.
const ARROW: f64 = 0.85;

/// The line round the cells shown.
const EDGE: f64 = 0.25;

pub(super) fn draw<'f, 'g: 'f>(
    view: &'f BoardView,
    figure: &Figure,
    size: f64,
    hand: &mut Hand<'g>,
    scene: &mut Scene,
    measure: f64,
    tallest: f64,
) -> Result<(Drawn, Places<'f>), MissingGlyph> {
    let game = hand.game();
    let Some(board) = game.boards.get(view.board) else {
        return Ok((Drawn::default(), nowhere()));
    };
    let window = window(board, view);
    // How much room the arrows of slides take on either side of the board.
    let (across, down) = lanes(figure);
    let (across, down) = (across as f64 * ARROW, down as f64 * ARROW);
    let letters = if view.coordinates { LETTERS } else { 0.0 };
    let step = step(board);
    let wide = window.width() + step * 2.0 * across;
    let high = window.height() + step * 2.0 * down;
    let scale = (size / step)
        .min((measure - letters - 2.0 * EDGE) / wide)
        .min((tallest - letters - 2.0 * EDGE) / high)
        .max(0.001);
    let cell = step * scale;
    let (side, end) = (cell * across, cell * down);
    let (x, y) = (side + letters + EDGE, end + EDGE);
    let (width, height) = (window.width() * scale, window.height() * scale);
    let shown = Rect::new(x, y, x + width, y + height);
    let place =
        Affine::translate((x, y)) * Affine::scale(scale) * Affine::translate((-window.x0, -window.y0));

    let lattice = Lattice::new(board);
    let mut inner: Vec<Node> = hand.board(view.board, view.camp, place, scene)?.into_iter().collect();
    for standing in &view.standing {
        let turn = Affine::rotate(f64::from(standing.quarters) * std::f64::consts::FRAC_PI_2);
        let place = place * Affine::translate(lattice.centre(standing.cell).to_vec2()) * turn;
        inner.extend(hand.piece(standing.piece, place, scene)?);
    }
    let path = path(shown);
    let mut nodes =
        vec![Node::Clip { path: path.clone(), nodes: inner }, Node::stroked(path, Color::BLACK, EDGE)];
    if view.coordinates && hand.setter.draws {
        nodes.extend(coordinates(view, &lattice, place, shown)?);
    }
    let drawn = Drawn { width: x + width + EDGE + side, height: y + height + EDGE + letters + end, nodes };
    let outer = Rect::new(x - letters, y, x + width, y + height + letters);
    let places = Places {
        middle: Box::new(move |cell| place * lattice.centre(cell)),
        size: cell,
        edges: Some((outer, cell * ARROW)),
    };
    Ok((drawn, places))
}

fn nowhere() -> Places<'static> {
    Places { middle: Box::new(|_| Point::ZERO), size: 0.0, edges: None }
}

fn path(rect: Rect) -> BezPath {
    rect.to_path(0.01)
}

/// From one cell to the next, on the board itself.
fn step(board: &Board) -> f64 {
    match board.grid {
        Grid::Squares { side, .. } => side.get(),
        Grid::Hexes { across, .. } => across.get(),
        Grid::Points { step, .. } => step.get(),
    }
}

/// The part of the cut board that holds the cells shown.
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
    corners
        .into_iter()
        .map(|corner| cell + lattice.centre(corner).to_vec2())
        .reduce(|all, one| all.union(one))
        .unwrap_or_default()
}

fn coordinates(
    view: &BoardView,
    lattice: &Lattice<'_>,
    place: Affine,
    shown: Rect,
) -> Result<Vec<Node>, MissingGlyph> {
    let mut nodes = Vec::new();
    let drop = Font::Sans.cap_height() * SMALL / 2.0;
    for column in view.from.column..=view.to.column {
        let at = place * lattice.centre(Cell { column, row: view.from.row });
        let mut run = TextRun::shape(&column_name(column), Font::Sans, SMALL, GREY)?;
        run.place = Affine::translate((at.x - run.width() / 2.0, shown.y1 + LETTERS / 2.0 + EDGE + drop));
        nodes.push(Node::Text(run));
    }
    for row in view.from.row..=view.to.row {
        let at = place * lattice.centre(Cell { column: view.from.column, row });
        let mut run = TextRun::shape(&(row + 1).to_string(), Font::Sans, SMALL, GREY)?;
        run.place = Affine::translate((shown.x0 - LETTERS / 2.0 - EDGE - run.width() / 2.0, at.y + drop));
        nodes.push(Node::Text(run));
    }
    Ok(nodes)
}
