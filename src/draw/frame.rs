//! What is printed on the frame of a board: its inner line, coordinates, the names of zones, the camp's letter.

use super::calm;
use super::lettering::{Anchor, Lettering};
use super::{Look, low_ink, shape};
use crate::game::{Board, Camp, Grid, Lattice, Zone};
use crate::scene::{Affine, Color, Font, MissingGlyph, Node, Point, Rect, Vec2};

/// A frame narrower than this carries no words.
pub(super) const NARROWEST: f64 = 3.2;
/// The thickness of the line between grid and frame.
const RULE: f64 = 0.6;

/// The four edges of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edge {
    Top,
    Right,
    Bottom,
    Left,
}

impl Edge {
    pub(super) fn is_upright(self) -> bool {
        matches!(self, Edge::Right | Edge::Left)
    }

    /// How words along it are turned.
    fn turn(self) -> u8 {
        match self {
            Edge::Top | Edge::Bottom => 0,
            Edge::Right => 1,
            Edge::Left => 3,
        }
    }
}

/// Sets what the frame says.
pub(super) struct Setter<'a> {
    pub(super) board: &'a Board,
    pub(super) lattice: Lattice<'a>,
    /// The colour of all that it says.
    pub(super) ink: Color,
    pub(super) low_ink: bool,
    pub(super) calm: Vec<Rect>,
    pub(super) nodes: Vec<Node>,
}

/// The colour of all that the frame says.
pub fn ink(board: &Board, look: Look) -> Color {
    let ink = board.frame.ink;
    // With little ink the frame is paper, and what was light on it would be gone.
    if look.low_ink { low_ink::on_paper(ink, board.frame.color) } else { ink }
}

/// Everything on the frame.
pub fn nodes(board: &Board, camp: &Camp, look: Look) -> Result<Vec<Node>, MissingGlyph> {
    let lattice = Lattice::new(board);
    let ink = ink(board, look);
    let mut setter = Setter {
        board,
        lattice,
        ink,
        low_ink: look.low_ink,
        calm: calm::boxes(board, camp),
        nodes: Vec::new(),
    };
    if board.frame.sides.um() > 0 || board.frame.ends.um() > 0 {
        setter.nodes.push(Node::stroked(shape::rectangle(lattice.bounds()), ink, RULE));
    }
    if board.coordinates {
        setter.coordinates()?;
    }
    for zone in &board.zones {
        if let Some(title) = &zone.title {
            setter.zone(zone, title.get(look.lang))?;
        }
    }
    if let Some(letter) = camp.letter {
        setter.camp(letter)?;
    }
    Ok(setter.nodes)
}

impl Setter<'_> {
    /// How wide the frame is at an edge.
    pub(super) fn band(&self, edge: Edge) -> f64 {
        if edge.is_upright() { self.board.frame.sides.get() } else { self.board.frame.ends.get() }
    }

    /// Whether a zone is named at an edge, so that coordinates must leave room.
    fn is_titled(&self, edge: Edge) -> bool {
        self.board.zones.iter().any(|zone| zone.title.is_some() && self.edge_of(zone) == Some(edge))
    }

    /// The height of coordinates and how far from the grid their middle lies.
    pub(super) fn label_line(&self, edge: Edge) -> (f64, f64) {
        let band = self.band(edge);
        // Inside the rim of half a step that a board of points has round its outer lines.
        if let Grid::Points { step, .. } = self.board.grid
            && band < NARROWEST
        {
            return ((step.get() * 0.11).clamp(1.2, 2.4), -0.22 * step.get());
        }
        if self.is_titled(edge) {
            let height = (band * 0.27).clamp(1.4, 2.5);
            // The tail of a `g` hangs in the air above the grid without touching its line.
            return (height, RULE / 2.0 + (0.1 * band).min(1.6) + 0.5 * height);
        }
        ((band * 0.3).clamp(1.5, 2.5), (0.5 * band).min(3.4))
    }

    /// The height of a zone's name and how far from the grid its middle lies.
    fn title_line(&self, edge: Edge) -> (f64, f64) {
        let band = self.band(edge);
        let height = (band * 0.45).clamp(1.5, 3.8);
        if !self.board.coordinates {
            return (height, 0.5 * band);
        }
        let (label, at) = self.label_line(edge);
        let inner = at + 0.5 * label;
        (height.min((band - inner) * 0.62), inner + (band - inner) * 0.48)
    }

    pub(super) fn point(&self, edge: Edge, along: Point, out: f64) -> Point {
        let grid = self.lattice.bounds();
        match edge {
            Edge::Top => Point::new(along.x, grid.y0 - out),
            Edge::Bottom => Point::new(along.x, grid.y1 + out),
            Edge::Left => Point::new(grid.x0 - out, along.y),
            Edge::Right => Point::new(grid.x1 + out, along.y),
        }
    }

    /// The place nearest to `middle` along the edge, at most `room` away, where a box of `size` keeps clear of
    /// all calm boxes.
    pub(super) fn calm_place(&self, edge: Edge, middle: Point, size: (f64, f64), room: f64) -> Option<Point> {
        let along = if edge.is_upright() { Vec2::new(0.0, 1.0) } else { Vec2::new(1.0, 0.0) };
        let steps = (room.max(0.0) / 0.25) as i64;
        let shifts = (0..=steps).flat_map(|step| [step as f64 * 0.25, step as f64 * -0.25]);
        shifts
            .map(|shift| middle + along * shift)
            .find(|&place| self.is_calm(Rect::from_center_size(place, size)))
    }

    pub(super) fn is_calm(&self, what: Rect) -> bool {
        self.calm.iter().all(|calm| calm.intersect(what).is_zero_area())
    }

    /// The edge that a zone lies along: where most of its cells lie at the rim, lower and upper edges first.
    fn edge_of(&self, zone: &Zone) -> Option<Edge> {
        let (columns, rows) = self.board.grid.dimensions();
        let at = |edge: Edge| {
            zone.cells.iter().filter(move |cell| match edge {
                Edge::Top => cell.row + 1 == rows,
                Edge::Bottom => cell.row == 0,
                Edge::Left => cell.column == 0,
                Edge::Right => cell.column + 1 == columns,
            })
        };
        let mut edges = vec![Edge::Bottom, Edge::Top, Edge::Left, Edge::Right];
        edges.retain(|&edge| self.band(edge) >= NARROWEST && at(edge).count() > 0);
        // The first of those with the most cells: `max_by_key` would take the last.
        edges.into_iter().rev().max_by_key(|&edge| at(edge).count())
    }

    fn zone(&mut self, zone: &Zone, title: &str) -> Result<(), MissingGlyph> {
        let Some(edge) = self.edge_of(zone) else { return Ok(()) };
        let (columns, rows) = self.board.grid.dimensions();
        let half = self.lattice.half();
        let (mut from, mut to) = (f64::INFINITY, f64::NEG_INFINITY);
        for &cell in &zone.cells {
            let centre = self.lattice.centre(cell);
            let (at, half, rim) = match edge {
                Edge::Top => (centre.x, half.x, cell.row + 1 == rows),
                Edge::Bottom => (centre.x, half.x, cell.row == 0),
                Edge::Left => (centre.y, half.y, cell.column == 0),
                Edge::Right => (centre.y, half.y, cell.column + 1 == columns),
            };
            if rim {
                (from, to) = (from.min(at - half), to.max(at + half));
            }
        }
        let span = to - from;
        let (height, out) = self.title_line(edge);
        let ink = self.ink;
        let text = Lettering::new(title, Font::Display, height, ink)?.within(span * 0.92);
        let width = text.width();
        let size = if edge.is_upright() { (text.height(), width) } else { (width, text.height()) };
        let centre = Point::new((from + to) / 2.0, (from + to) / 2.0);
        let Some(place) = self.calm_place(edge, self.point(edge, centre, out), size, (span - width) / 2.0)
        else {
            return Ok(());
        };
        let put = Affine::translate(place.to_vec2()) * shape::quarters(edge.turn());
        self.nodes.extend(text.put(Anchor::Middle, put));
        // Where the zone is much longer than its name, rules lead from the name to its ends.
        let reach = span / 2.0 - 2.0;
        let start = width / 2.0 + height * 1.3;
        if reach - start > 12.0 {
            for way in [-1.0, 1.0] {
                let rule = Rect::new(start * way, -0.5, reach * way, 0.5).abs();
                if self.is_calm(put.transform_rect_bbox(rule)) {
                    self.nodes.extend(leader(start * way, reach * way, height, ink, put));
                }
            }
        }
        Ok(())
    }

    /// The letter of the camp: large, twice along both sides, so that each half of a board in two has its own;
    /// on a narrow frame small, in its corners.
    fn camp(&mut self, letter: char) -> Result<(), MissingGlyph> {
        let grid = self.lattice.bounds();
        let label = if self.board.coordinates { self.label_line(Edge::Left).1 + 1.8 } else { 0.0 };
        let free = self.band(Edge::Left) - label;
        let corner = self.band(Edge::Left).min(self.band(Edge::Top));
        let wide = free >= 7.0;
        let height = if wide { (free * 0.72).min(9.0) } else { corner * 0.6 };
        if height < 1.5 {
            return Ok(());
        }
        for edge in [Edge::Left, Edge::Right] {
            for part in [1.0 / 6.0, 5.0 / 6.0] {
                let text = Lettering::new(&letter.to_string(), Font::Display, height, self.ink)?;
                let size = (text.width(), text.height());
                let place = if wide {
                    let along = Point::new(0.0, grid.y0 + grid.height() * part);
                    self.calm_place(
                        edge,
                        self.point(edge, along, label + free * 0.46),
                        size,
                        grid.height() / 6.0,
                    )
                } else {
                    let y = if part < 0.5 { grid.y0 - corner / 2.0 } else { grid.y1 + corner / 2.0 };
                    let place = self.point(edge, Point::new(0.0, y), corner / 2.0);
                    Some(place).filter(|&place| self.is_calm(Rect::from_center_size(place, size)))
                };
                if let Some(place) = place {
                    self.nodes.extend(text.at(Anchor::Middle, place));
                }
            }
        }
        Ok(())
    }
}

/// A double rule along the x axis with a diamond at its outer end.
fn leader(from: f64, to: f64, height: f64, ink: Color, place: Affine) -> Vec<Node> {
    let way = (to - from).signum();
    let diamond = height * 0.3;
    let end = to - way * diamond * 2.4;
    let mut thick = shape::polyline([(from, 0.0), (end, 0.0)]);
    let mut jewel = shape::polygon([
        (to - way * 2.0 * diamond, 0.0),
        (to - way * diamond, -diamond),
        (to, 0.0),
        (to - way * diamond, diamond),
    ]);
    let mut start = shape::circle(Point::new(from, 0.0), diamond * 0.5);
    for path in [&mut thick, &mut jewel, &mut start] {
        path.apply_affine(place);
    }
    vec![Node::stroked(thick, ink, height * 0.12), Node::filled(jewel, ink), Node::filled(start, ink)]
}
