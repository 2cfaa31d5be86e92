//! Draws the frame of a board: its inner line, coordinates, names of zones, and the letter of the camp.

use super::lettering::{Lettering, TextAnchor};
use super::reserved;
use super::{Look, low_ink, shape};
use crate::game::{Board, BoardCamp, Grid, Lattice, Zone};
use crate::scene::{Affine, Color, Font, MissingGlyph, Node, Point, Rect, Vec2};

/// Minimum width of a frame with text.
pub(super) const MIN_FRAME_WITH_TEXT_MM: f64 = 3.2;
/// Width of the line between grid and frame.
const GRID_RULE_MM: f64 = 0.6;

/// The four edges of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GridEdge {
    Top,
    Right,
    Bottom,
    Left,
}

impl GridEdge {
    pub(super) fn is_upright(self) -> bool {
        matches!(self, GridEdge::Right | GridEdge::Left)
    }

    /// Rotation of text along it, in quarter turns.
    fn quarters(self) -> u8 {
        match self {
            GridEdge::Top | GridEdge::Bottom => 0,
            GridEdge::Right => 1,
            GridEdge::Left => 3,
        }
    }
}

/// Positions text on a frame.
pub(super) struct FrameLettering<'a> {
    pub(super) board: &'a Board,
    pub(super) lattice: Lattice<'a>,
    pub(super) ink: Color,
    pub(super) low_ink: bool,
    pub(super) reserved: Vec<Rect>,
    pub(super) nodes: Vec<Node>,
}

/// The colour of the frame's text and line.
pub(crate) fn ink(board: &Board, look: Look) -> Color {
    let ink = board.frame.ink;
    // With low ink the frame is paper, on which light text would be invisible.
    if look.low_ink { low_ink::on_paper(ink, board.frame.color) } else { ink }
}

/// All text and lines of the frame.
pub(crate) fn nodes(board: &Board, camp: &BoardCamp, look: Look) -> Result<Vec<Node>, MissingGlyph> {
    let lattice = Lattice::new(board);
    let ink = ink(board, look);
    let mut lettering = FrameLettering {
        board,
        lattice,
        ink,
        low_ink: look.low_ink,
        reserved: reserved::areas_of_camp(board, camp),
        nodes: Vec::new(),
    };
    if board.frame.sides.um() > 0 || board.frame.ends.um() > 0 {
        lettering.nodes.push(Node::stroked(shape::rectangle(lattice.bounds()), ink, GRID_RULE_MM));
    }
    if board.coordinates {
        lettering.coordinates()?;
    }
    for zone in &board.zones {
        if let Some(title) = &zone.title {
            lettering.zone(zone, title.get(look.lang))?;
        }
    }
    if let Some(letter) = camp.letter {
        lettering.camp(letter)?;
    }
    Ok(lettering.nodes)
}

impl FrameLettering<'_> {
    /// Width of the frame at an edge.
    pub(super) fn width(&self, edge: GridEdge) -> f64 {
        if edge.is_upright() { self.board.frame.sides.get() } else { self.board.frame.ends.get() }
    }

    /// Whether the name of a zone is at an edge, so that coordinates must leave room.
    fn is_titled(&self, edge: GridEdge) -> bool {
        self.board.zones.iter().any(|zone| zone.title.is_some() && self.edge_of(zone) == Some(edge))
    }

    /// Cap height of coordinates, and the distance of their centre from the grid.
    pub(super) fn label_line(&self, edge: GridEdge) -> (f64, f64) {
        let width = self.width(edge);
        // Within the margin of half a step around a board of points.
        if let Grid::Points { step, .. } = self.board.grid
            && width < MIN_FRAME_WITH_TEXT_MM
        {
            return ((step.get() * 0.11).clamp(1.2, 2.4), -0.22 * step.get());
        }
        if self.is_titled(edge) {
            let height = (width * 0.27).clamp(1.4, 2.5);
            // The descender of a `g` does not touch the line of the grid.
            return (height, GRID_RULE_MM / 2.0 + (0.1 * width).min(1.6) + 0.5 * height);
        }
        ((width * 0.3).clamp(1.5, 2.5), (0.5 * width).min(3.4))
    }

    /// Cap height of a zone's name, and the distance of its centre from the grid.
    fn title_line(&self, edge: GridEdge) -> (f64, f64) {
        let width = self.width(edge);
        let height = (width * 0.45).clamp(1.5, 3.8);
        if !self.board.coordinates {
            return (height, 0.5 * width);
        }
        let (label, at) = self.label_line(edge);
        let inner = at + 0.5 * label;
        (height.min((width - inner) * 0.62), inner + (width - inner) * 0.48)
    }

    pub(super) fn point(&self, edge: GridEdge, along: Point, out: f64) -> Point {
        let grid = self.lattice.bounds();
        match edge {
            GridEdge::Top => Point::new(along.x, grid.y0 - out),
            GridEdge::Bottom => Point::new(along.x, grid.y1 + out),
            GridEdge::Left => Point::new(grid.x0 - out, along.y),
            GridEdge::Right => Point::new(grid.x1 + out, along.y),
        }
    }

    /// The position nearest to `middle` along the edge, at most `room` away, at which a rectangle of `size` is outside
    /// all reserved areas.
    pub(super) fn free_position(
        &self,
        edge: GridEdge,
        middle: Point,
        size: (f64, f64),
        room: f64,
    ) -> Option<Point> {
        let along = if edge.is_upright() { Vec2::new(0.0, 1.0) } else { Vec2::new(1.0, 0.0) };
        let steps = (room.max(0.0) / 0.25) as i64;
        let shifts = (0..=steps).flat_map(|step| [step as f64 * 0.25, step as f64 * -0.25]);
        shifts
            .map(|shift| middle + along * shift)
            .find(|&place| self.is_free(Rect::from_center_size(place, size)))
    }

    pub(super) fn is_free(&self, rect: Rect) -> bool {
        self.reserved.iter().all(|area| area.intersect(rect).is_zero_area())
    }

    /// The edge with most cells of a zone, preferring the bottom and the top.
    fn edge_of(&self, zone: &Zone) -> Option<GridEdge> {
        let (columns, rows) = self.board.grid.dimensions();
        let at = |edge: GridEdge| {
            zone.cells.iter().filter(move |cell| match edge {
                GridEdge::Top => cell.row + 1 == rows,
                GridEdge::Bottom => cell.row == 0,
                GridEdge::Left => cell.column == 0,
                GridEdge::Right => cell.column + 1 == columns,
            })
        };
        let mut edges = vec![GridEdge::Bottom, GridEdge::Top, GridEdge::Left, GridEdge::Right];
        edges.retain(|&edge| self.width(edge) >= MIN_FRAME_WITH_TEXT_MM && at(edge).count() > 0);
        // Reversed, as `max_by_key` returns the last maximum.
        edges.into_iter().rev().max_by_key(|&edge| at(edge).count())
    }

    fn zone(&mut self, zone: &Zone, title: &str) -> Result<(), MissingGlyph> {
        let Some(edge) = self.edge_of(zone) else { return Ok(()) };
        let (columns, rows) = self.board.grid.dimensions();
        let half = self.lattice.half();
        let (mut from, mut to) = (f64::INFINITY, f64::NEG_INFINITY);
        for &cell in &zone.cells {
            let centre = self.lattice.centre(cell);
            let (at, half, at_edge) = match edge {
                GridEdge::Top => (centre.x, half.x, cell.row + 1 == rows),
                GridEdge::Bottom => (centre.x, half.x, cell.row == 0),
                GridEdge::Left => (centre.y, half.y, cell.column == 0),
                GridEdge::Right => (centre.y, half.y, cell.column + 1 == columns),
            };
            if at_edge {
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
        let Some(position) =
            self.free_position(edge, self.point(edge, centre, out), size, (span - width) / 2.0)
        else {
            return Ok(());
        };
        let place = Affine::translate(position.to_vec2()) * shape::quarters(edge.quarters());
        self.nodes.extend(text.put(TextAnchor::Middle, place));
        // Rules extend from the name to the ends of a zone that is much longer.
        let reach = span / 2.0 - 2.0;
        let start = width / 2.0 + height * 1.3;
        if reach - start > 12.0 {
            for direction in [-1.0, 1.0] {
                let rule = Rect::new(start * direction, -0.5, reach * direction, 0.5).abs();
                if self.is_free(place.transform_rect_bbox(rule)) {
                    self.nodes.extend(leader(start * direction, reach * direction, height, ink, place));
                }
            }
        }
        Ok(())
    }

    /// The letter of the camp: twice along both sides, so that both halves of a divided board have it; on a narrow
    /// frame small in the corners.
    fn camp(&mut self, letter: char) -> Result<(), MissingGlyph> {
        let grid = self.lattice.bounds();
        let label = if self.board.coordinates { self.label_line(GridEdge::Left).1 + 1.8 } else { 0.0 };
        let free = self.width(GridEdge::Left) - label;
        let corner = self.width(GridEdge::Left).min(self.width(GridEdge::Top));
        let wide = free >= 7.0;
        let height = if wide { (free * 0.72).min(9.0) } else { corner * 0.6 };
        if height < 1.5 {
            return Ok(());
        }
        for edge in [GridEdge::Left, GridEdge::Right] {
            for part in [1.0 / 6.0, 5.0 / 6.0] {
                let text = Lettering::new(&letter.to_string(), Font::Display, height, self.ink)?;
                let size = (text.width(), text.height());
                let place = if wide {
                    let along = Point::new(0.0, grid.y0 + grid.height() * part);
                    self.free_position(
                        edge,
                        self.point(edge, along, label + free * 0.46),
                        size,
                        grid.height() / 6.0,
                    )
                } else {
                    let y = if part < 0.5 { grid.y0 - corner / 2.0 } else { grid.y1 + corner / 2.0 };
                    let place = self.point(edge, Point::new(0.0, y), corner / 2.0);
                    Some(place).filter(|&place| self.is_free(Rect::from_center_size(place, size)))
                };
                if let Some(place) = place {
                    self.nodes.extend(text.at(TextAnchor::Middle, place));
                }
            }
        }
        Ok(())
    }
}

/// A double rule along the x axis with a diamond at its outer end.
fn leader(from: f64, to: f64, height: f64, ink: Color, place: Affine) -> Vec<Node> {
    let direction = (to - from).signum();
    let diamond = height * 0.3;
    let end = to - direction * diamond * 2.4;
    let mut thick = shape::polyline([(from, 0.0), (end, 0.0)]);
    let mut tip = shape::polygon([
        (to - direction * 2.0 * diamond, 0.0),
        (to - direction * diamond, -diamond),
        (to, 0.0),
        (to - direction * diamond, diamond),
    ]);
    let mut start = shape::circle(Point::new(from, 0.0), diamond * 0.5);
    for path in [&mut thick, &mut tip, &mut start] {
        path.apply_affine(place);
    }
    vec![Node::stroked(thick, ink, height * 0.12), Node::filled(tip, ink), Node::filled(start, ink)]
}
