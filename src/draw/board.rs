//! Draws the camps of boards: cells, lines and frame.

use std::collections::BTreeMap;

use kurbo::Shape as _;

use super::face::FaceCanvas;
use super::ports::PortArea;
use super::{Brush, bands, frame, lattice, low_ink, marker, shape};
use crate::game::{Board, BoardCamp, Cell, Face, Grid, Lattice, Rim};
use crate::scene::{Affine, BezPath, Cap, Color, GlyphResult, Join, Node, Rect, Stroke, Symbol, Vec2};

/// Draws one camp with its bleed; the origin is the top left corner of the cut board.
pub(crate) fn symbol(
    brush: &mut Brush<'_>,
    board: &Board,
    (number, camp): (usize, &BoardCamp),
    bleed: f64,
) -> GlyphResult<Symbol> {
    let size = board.size();
    let bounds = Rect::new(-bleed, -bleed, size.width.get() + bleed, size.height.get() + bleed);
    let lattice = Lattice::new(board);
    let cell_faces = CellFaces::new(board, &lattice);
    let lines = lines(board, &lattice);
    let marks = marks(brush, &cell_faces, &lattice, bounds)?;
    let mut nodes = Vec::new();
    if let Some(color) = board.frame.color.filter(|_| !brush.look.low_ink) {
        nodes.push(Node::filled(marker::area_without_margins(&board.markers(number), size, bleed), color));
    }
    nodes.extend(picture(brush, board, full_grid(board, &lattice, bounds))?);
    nodes.extend(bands::nodes(board, &lattice, brush.look.low_ink));
    nodes.extend(surfaces(brush.look.low_ink, &cell_faces, &lattice, bounds));
    // On a board of points the marks are above the lines, as stones are.
    let marks_on_top = matches!(board.grid, Grid::Points { .. });
    if marks_on_top {
        nodes.extend(lines.clone());
    }
    nodes.extend(marks);
    if !marks_on_top {
        nodes.extend(lines);
    }
    nodes.extend(frame::nodes(board, camp, brush.look)?);
    let ink = frame::ink(board, brush.look);
    // An unpainted frame has no bleed.
    let painted = board.frame.color.is_some() && !brush.look.low_ink;
    let bleed = if painted { bleed } else { 0.0 };
    nodes.extend(marker::nodes(&board.markers(number), &board.patches(), size, bleed, ink));
    Ok(Symbol { clip: Some(shape::rectangle(bounds)), bounds, nodes })
}

/// The faces of cells: the board's own, or that of the last zone with the cell.
struct CellFaces<'a> {
    board: &'a Board,
    /// The face of the board, then those of its zones, each with its cells.
    faces: Vec<(&'a Face, Vec<Cell>)>,
}

impl<'a> CellFaces<'a> {
    fn new(board: &'a Board, lattice: &Lattice) -> CellFaces<'a> {
        let mut face_indices: BTreeMap<Cell, usize> =
            lattice.cells().into_iter().map(|cell| (cell, 0)).collect();
        for (number, zone) in board.zones.iter().enumerate() {
            for cell in &zone.cells {
                if let Some(index) = face_indices.get_mut(cell) {
                    *index = number + 1;
                }
            }
        }
        let own = std::iter::once(&board.cell).chain(board.zones.iter().map(|zone| &zone.face));
        let cells = |number: usize| {
            face_indices.iter().filter(move |&(_, &index)| index == number).map(|(&cell, _)| cell)
        };
        let faces = own.enumerate().map(|(number, face)| (face, cells(number).collect())).collect();
        CellFaces { board, faces }
    }
}

/// The area of the grid. Without a frame it extends to the bleed.
fn full_grid(board: &Board, lattice: &Lattice, bounds: Rect) -> Rect {
    let grid = lattice.bounds();
    let sides = if board.frame.sides.um() == 0 { bounds } else { grid };
    let ends = if board.frame.ends.um() == 0 { bounds } else { grid };
    Rect { x0: sides.x0, x1: sides.x1, y0: ends.y0, y1: ends.y1 }
}

/// A square of the grid, with the bleed of those sides that lie at the edge of the grid.
fn with_bleed(square: Rect, grid: Rect, full: Rect) -> Rect {
    let side = |own: f64, edge: f64, beyond: f64| if (own - edge).abs() < 1e-6 { beyond } else { own };
    Rect {
        x0: side(square.x0, grid.x0, full.x0),
        x1: side(square.x1, grid.x1, full.x1),
        y0: side(square.y0, grid.y0, full.y0),
        y1: side(square.y1, grid.y1, full.y1),
    }
}

/// What lies below all cells.
fn picture(brush: &mut Brush<'_>, board: &Board, area: Rect) -> GlyphResult<Option<Node>> {
    let Some(mark) = &board.picture else { return Ok(None) };
    let middle = area.center().to_vec2();
    let (local, port_area) =
        (area - middle, PortArea { half: area.size().to_vec2() / 2.0, rim: Rim::Square });
    let face = Face { marks: vec![mark.clone()], ..Face::default() };
    let canvas = FaceCanvas {
        around: None,
        surface: None,
        paper: None,
        edge: None,
        area: local,
        port_area,
        is_mirrored: false,
    };
    let nodes = brush.face(&face, &canvas)?.into_iter();
    let nodes = nodes.map(|node| node.transformed(Affine::translate(middle))).collect();
    Ok(Some(Node::Clip { path: shape::rectangle(area), nodes }))
}

/// The backgrounds of all cells. That of the board's own face fills the whole grid, so that there are no gaps between
/// cells.
fn surfaces(low_ink: bool, cell_faces: &CellFaces, lattice: &Lattice, bounds: Rect) -> Vec<Node> {
    let (grid, full) = (lattice.bounds(), full_grid(cell_faces.board, lattice, bounds));
    let paint = |path: BezPath, color: Option<Color>| {
        let color = color.filter(|_| !path.elements().is_empty())?;
        Some(Node::filled(path, if low_ink { low_ink::surface(color) } else { color }))
    };
    let outline = lattice::outline(lattice);
    let area = |cells: &[Cell]| {
        let mut path = BezPath::new();
        for &cell in cells {
            let centre = lattice.centre(cell).to_vec2();
            match cell_faces.board.grid {
                Grid::Squares { .. } | Grid::Plain { .. } => {
                    let square = outline.bounding_box() + centre;
                    shape::append(&mut path, &shape::rectangle(with_bleed(square, grid, full)));
                }
                Grid::Hexes { .. } => shape::append(&mut path, &(Affine::translate(centre) * &outline)),
                // Points have no surface.
                Grid::Points { .. } => {}
            }
        }
        path
    };
    let board = cell_faces.board;
    let is_hexes = matches!(board.grid, Grid::Hexes { .. });
    let all = lattice.cells();
    let mut nodes = Vec::new();
    for (number, (face, cells)) in cell_faces.faces.iter().enumerate() {
        let checker = &face.checker;
        // That of squares lies below the zones as well, which may have no background.
        let is_below = number == 0 && !is_hexes;
        let cells = if is_below { &all } else { cells };
        let ground = if is_below && lattice.is_whole() { shape::rectangle(full) } else { area(cells) };
        nodes.extend(paint(ground, face.background));
        for (number, color) in checker.iter().enumerate().skip(1) {
            let own = cells.iter().filter(|cell| board.grid.checker_number(**cell, checker.len()) == number);
            nodes.extend(paint(area(&own.copied().collect::<Vec<_>>()), Some(*color)));
        }
    }
    nodes
}

/// Parts, patterns and marks of all cells, with one symbol per face and bleed.
fn marks(
    brush: &mut Brush<'_>,
    cell_faces: &CellFaces,
    lattice: &Lattice,
    bounds: Rect,
) -> GlyphResult<Vec<Node>> {
    let half = lattice.half();
    let port_area = match cell_faces.board.grid {
        Grid::Hexes { top, .. } => {
            let across = half.x.min(half.y);
            PortArea { half: Vec2::new(across, across), rim: Rim::Hexagon(top) }
        }
        Grid::Squares { .. } | Grid::Points { .. } | Grid::Plain { .. } => {
            PortArea { half, rim: Rim::Square }
        }
    };
    let board = cell_faces.board;
    let mut nodes = Vec::new();
    for (number, (face, cells)) in cell_faces.faces.iter().enumerate() {
        let around = around(board, number > 0, false);
        for (area, clip, cells) in areas(face, cells, lattice, full_grid(board, lattice, bounds)) {
            let canvas = FaceCanvas {
                around,
                surface: None,
                paper: None,
                edge: None,
                area,
                port_area,
                is_mirrored: false,
            };
            let drawn = brush.face(face, &canvas)?;
            if !drawn.is_empty() {
                let symbol = brush.scene.add_symbol(Symbol { clip: Some(clip), bounds: area, nodes: drawn });
                let places = cells.iter().map(|&cell| Affine::translate(lattice.centre(cell).to_vec2()));
                nodes.extend(places.map(|place| Node::used(symbol, place)));
            }
        }
    }
    Ok(nodes)
}

/// The areas of cells with one face, around their middles, each with its outline and the cells that have it. Parts extend
/// into the bleed, as backgrounds do.
fn areas(face: &Face, cells: &[Cell], lattice: &Lattice, full: Rect) -> Vec<(Rect, BezPath, Vec<Cell>)> {
    let outline = lattice::outline(lattice);
    let plain = outline.bounding_box();
    let may_bleed =
        face.split.is_some() && matches!(lattice.grid(), Grid::Squares { .. } | Grid::Plain { .. });
    let mut areas: Vec<(Rect, BezPath, Vec<Cell>)> = Vec::new();
    for &cell in cells {
        let middle = lattice.centre(cell).to_vec2();
        let whole = with_bleed(plain + middle, lattice.bounds(), full);
        let by = |own: f64, edge: f64| if may_bleed && (own - edge).abs() > 1e-6 { edge - own } else { 0.0 };
        let own = plain + middle;
        let area = Rect {
            x0: plain.x0 + by(own.x0, whole.x0),
            x1: plain.x1 + by(own.x1, whole.x1),
            y0: plain.y0 + by(own.y0, whole.y0),
            y1: plain.y1 + by(own.y1, whole.y1),
        };
        match areas.iter_mut().find(|(other, ..)| *other == area) {
            Some((.., cells)) => cells.push(cell),
            None if area == plain => areas.push((area, outline.clone(), vec![cell])),
            None => areas.push((area, shape::rectangle(area), vec![cell])),
        }
    }
    areas
}

/// The colour below cells without a background, in a zone or outside of all. Hexagons show their own background only;
/// that of squares lies below those of zones. With low ink the frame has no colour.
pub(super) fn around(board: &Board, is_zone: bool, low_ink: bool) -> Option<Color> {
    let own = board.cell.background.filter(|_| is_zone && !matches!(board.grid, Grid::Hexes { .. }));
    own.or(board.frame.color.filter(|_| !low_ink))
}

fn lines(board: &Board, lattice: &Lattice) -> Option<Node> {
    let width = board.line.width.get();
    let stroke = Stroke { cap: Cap::Square, join: Join::Round, ..Stroke::solid(board.line.color, width) };
    (width > 0.0).then(|| Node::lined(lattice::lines(lattice), stroke))
}
