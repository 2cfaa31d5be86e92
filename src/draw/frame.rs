//! Draws the frame of a board: its inner line, coordinates, names of zones, and the letter of the camp.
//!
//! Every text has a place that nothing else takes, or is left out, which is said.

use super::lettering::{Lettering, TextAnchor};
use super::{Look, lattice, low_ink, reserved, shape};
use crate::game::{Board, BoardCamp, Grid, Lattice};
use crate::scene::{Color, Font, GlyphResult, Node, Point, Rect, Vec2};

/// Minimum width of a frame with text.
pub(super) const MIN_FRAME_WITH_TEXT_MM: f64 = 3.2;
/// Width of the line between grid and frame.
const GRID_RULE_MM: f64 = 0.6;
/// Clearance around the texts of a frame.
const TEXT_CLEARANCE_MM: f64 = 0.2;
/// Minimum cap height of the letter of a camp.
const MIN_CAMP_HEIGHT_MM: f64 = 1.5;

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
    pub(super) fn quarters(self) -> u8 {
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
    /// Areas with print: reserved ones, and the texts so far.
    taken: Vec<Rect>,
    pub(super) nodes: Vec<Node>,
    /// Texts without a free place.
    pub(super) left_out: Vec<String>,
}

/// The colour of the frame's text and line.
pub(crate) fn ink(board: &Board, look: Look) -> Color {
    let ink = board.frame.ink;
    // With low ink the frame is paper, on which light text would be invisible.
    if look.low_ink { low_ink::on_paper(ink, board.frame.color) } else { ink }
}

/// All text and lines of the frame.
pub(crate) fn nodes(board: &Board, camp: &BoardCamp, look: Look) -> GlyphResult<Vec<Node>> {
    Ok(lettering(board, camp, look)?.nodes)
}

/// The texts for which the frame of a board has no free place.
pub(crate) fn left_out(board: &Board, look: Look) -> GlyphResult<Vec<String>> {
    let mut texts: Vec<String> = Vec::new();
    for camp in &board.camps {
        let left_out = lettering(board, camp, look)?.left_out;
        texts.extend(left_out.into_iter().filter(|text| !texts.contains(text)).collect::<Vec<_>>());
    }
    Ok(texts)
}

fn lettering<'a>(board: &'a Board, camp: &BoardCamp, look: Look) -> GlyphResult<FrameLettering<'a>> {
    let lattice = Lattice::new(board);
    let ink = ink(board, look);
    let mut lettering = FrameLettering {
        board,
        lattice,
        ink,
        low_ink: look.low_ink,
        taken: reserved::areas_of_camp(board, camp),
        nodes: Vec::new(),
        left_out: Vec::new(),
    };
    if board.frame.sides.um() > 0 || board.frame.ends.um() > 0 {
        // A rectangle would cut off corners of hexagons and the bands beside them.
        let is_rectangle = lattice.is_whole() && !matches!(board.grid, Grid::Hexes { .. });
        let rule = if is_rectangle { shape::rectangle(lattice.bounds()) } else { lattice::rim(&lattice) };
        lettering.nodes.push(Node::stroked(rule, ink, GRID_RULE_MM));
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
    Ok(lettering)
}

impl FrameLettering<'_> {
    /// Width of the frame at an edge.
    pub(super) fn width(&self, edge: GridEdge) -> f64 {
        if edge.is_upright() { self.board.frame.sides.get() } else { self.board.frame.ends.get() }
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

    pub(super) fn point(&self, edge: GridEdge, along: Point, out: f64) -> Point {
        let grid = self.lattice.bounds();
        match edge {
            GridEdge::Top => Point::new(along.x, grid.y0 - out),
            GridEdge::Bottom => Point::new(along.x, grid.y1 + out),
            GridEdge::Left => Point::new(grid.x0 - out, along.y),
            GridEdge::Right => Point::new(grid.x1 + out, along.y),
        }
    }

    /// The position nearest to `middle` along the edge, at most `room` away, at which a rectangle of `size` is free.
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
        self.taken.iter().all(|area| area.intersect(rect).is_zero_area())
    }

    /// Keeps other texts away from an area.
    pub(super) fn take(&mut self, rect: Rect) {
        self.taken.push(rect.inflate(TEXT_CLEARANCE_MM, TEXT_CLEARANCE_MM));
    }

    /// The letter of the camp: twice along both sides, so that both halves of a divided board have it; on a narrow
    /// frame small in the corners.
    fn camp(&mut self, letter: char) -> GlyphResult<()> {
        let label = if self.board.coordinates { self.label_line(GridEdge::Left).1 + 1.8 } else { 0.0 };
        let free = self.width(GridEdge::Left) - label;
        let corner = self.width(GridEdge::Left).min(self.width(GridEdge::Top));
        let mut ways = [((free * 0.72).min(9.0), Some(label + free * 0.46)), (corner * 0.6, None)];
        if free < 7.0 {
            ways.reverse();
        }
        for (height, along) in ways {
            if height >= MIN_CAMP_HEIGHT_MM && self.camp_letters(letter, height, along)? {
                return Ok(());
            }
        }
        self.left_out.push(letter.to_string());
        Ok(())
    }

    /// Prints the letter of a camp along the sides, at a distance from the grid, or in the corners. Returns whether
    /// any of them has a free place.
    fn camp_letters(&mut self, letter: char, height: f64, along: Option<f64>) -> GlyphResult<bool> {
        let grid = self.lattice.bounds();
        let corner = self.width(GridEdge::Left).min(self.width(GridEdge::Top));
        let before = self.nodes.len();
        for edge in [GridEdge::Left, GridEdge::Right] {
            for part in [1.0 / 6.0, 5.0 / 6.0] {
                let text = Lettering::new(&letter.to_string(), Font::Display, height, self.ink)?;
                let size = (text.width(), text.height());
                let (y, out, room) = match along {
                    Some(out) => (grid.y0 + grid.height() * part, out, grid.height() / 6.0),
                    None if part < 0.5 => (grid.y0 - corner / 2.0, corner / 2.0, 0.0),
                    None => (grid.y1 + corner / 2.0, corner / 2.0, 0.0),
                };
                let middle = self.point(edge, Point::new(0.0, y), out);
                if let Some(place) = self.free_position(edge, middle, size, room) {
                    self.take(Rect::from_center_size(place, size));
                    self.nodes.extend(text.at(TextAnchor::Middle, place));
                }
            }
        }
        Ok(self.nodes.len() > before)
    }
}
