//! Where pieces come in and leave: small pieces beside a board, with arrows to it or from it.

use super::painter::Painter;
use super::signs::{Tone, block_arrow, circle};
use crate::game::{BoardView, Gate, GateKind};
use crate::leaflet::drawn::DrawnBlock;
use crate::scene::{Affine, Color, GlyphResult, Node, Point, Rect, Size};

/// All in cells.
const BAND: f64 = 0.95;
const ARROW: (f64, f64) = (0.1, 0.44);
const SHAFT: f64 = 0.09;
const PIECE: f64 = 0.4;
const PIECE_AT: f64 = 0.7;

/// The width of the bands on both sides of a board.
pub(super) fn band(view: &BoardView) -> f64 {
    if view.gates.is_empty() { 0.0 } else { BAND }
}

/// Draws the gates of a board beside `outer`, those of one cell below each other.
pub(super) fn draw(
    view: &BoardView,
    centre: &dyn Fn(&Gate) -> Point,
    (outer, cell): (Rect, f64),
    painter: &mut Painter<'_>,
) -> GlyphResult<Vec<Node>> {
    let mut nodes = Vec::new();
    for (number, gate) in view.gates.iter().enumerate() {
        let Some(shape) = painter.game().pieces.get(gate.piece).map(|piece| piece.shape) else { continue };
        let before = view.gates.iter().take(number).filter(|other| other.cell == gate.cell).count();
        let all = view.gates.iter().filter(|other| other.cell == gate.cell).count();
        let middle = centre(gate);
        let y = middle.y + ((before as f64 + 0.5) / all.max(1) as f64 - 0.5) * cell;
        let (edge, outwards) = if middle.x < outer.center().x { (outer.x0, -cell) } else { (outer.x1, cell) };
        let at = |distance: f64| Point::new(edge + outwards * distance, y);
        nodes.extend(arrow(gate.kind, at(ARROW.0), at(ARROW.1), SHAFT * cell));
        let Size { width, height } = crate::draw::size(shape.size());
        let place = Affine::translate(at(PIECE_AT).to_vec2());
        let scale = Affine::scale(PIECE * cell / width.max(height).max(1e-6));
        nodes.extend(painter.piece(gate.piece, place * scale)?);
    }
    Ok(nodes)
}

/// An arrow between the side of a board and a place beside it.
fn arrow(kind: GateKind, near: Point, far: Point, shaft: f64) -> Vec<Node> {
    let (from, tip) = match kind {
        GateKind::Home => (far, near),
        GateKind::Exit => (near, far),
    };
    block_arrow(from, tip, shaft, Tone::Full)
}

/// Draws a gate for a legend, with a disc for the piece.
pub(crate) fn gate_sample(kind: GateKind, size: f64) -> DrawnBlock {
    let (width, y) = (size * 2.0, size / 2.0);
    let mut nodes = arrow(kind, Point::new(0.1 * width, y), Point::new(0.55 * width, y), size * 0.2);
    let disc = circle(Point::new(0.78 * width, y), size * 0.36);
    nodes.push(Node::stroked(disc, Color::BLACK, size * 0.07));
    DrawnBlock { width, height: size, nodes }
}
