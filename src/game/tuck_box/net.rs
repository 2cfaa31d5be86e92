//! The net of a tuck box: its panels, its hinges and its outline.
//!
//! ```text
//!                      ╭──────╮  tuck
//!                      ├──────┤
//!                ╱────╲│ lid  │╱────╲   dust flap
//!  glue ┌───╲╱──┬──────┼──────┼──────┐
//!     ╱ │ front │ left │ back │ right│
//!       │       │      │      │      │
//!     ╲ └───────┴──────┼──────┼──────┘
//!                ╲────╱│ lid  │╲────╱
//!                      ├──────┤
//!                      ╰──────╯
//! ```
//!
//! The printed side is outside. Lengths are measured along the middle of the card, so all that lies within another panel is
//! nearer by the thickness of the card: the glue flap within the right side, the tucks within the front, the dust flaps
//! within the lids. The inside is as large as wanted between all of these.

use super::Inside;
use crate::game::Mm;
use crate::scene::{Affine, BezPath, PathEl, Point, QUARTER_HANDLE, Rect, Size, Vec2};

/// How much narrower than its place a flap is, on each side.
const EASE_MM: f64 = 0.25;
/// Bounds of the length of tucks, and of the width of the glue flap.
const TUCK_MM: (f64, f64) = (5.0, 16.0);
const GLUE_MM: (f64, f64) = (4.0, 13.0);
/// The radius of the notch by which a lid is opened, at most.
const NOTCH_MM: f64 = 8.0;
/// How far a flap is set back at its free end.
const TAPER_MM: f64 = 3.0;

/// A net, with its top left corner at the origin.
#[derive(Clone, Debug)]
pub struct Net {
    pub size: Size,
    /// The panels; each hangs on one before it, but for the first.
    pub panels: Vec<Panel>,
    /// What is cut.
    pub outline: BezPath,
}

/// A flat part of a net.
#[derive(Clone, Debug)]
pub struct Panel {
    pub side: PanelSide,
    /// Its corners.
    pub corners: Vec<Point>,
    /// The panel that it hangs on, and the ends of the score line between them. Panels fold away from the printed side by a
    /// right angle.
    pub hinge: Option<(usize, [Point; 2])>,
}

/// What a panel is on the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelSide {
    Front,
    Left,
    Back,
    Right,
    /// The flap that holds the box together.
    Glue,
    Lid {
        is_top: bool,
    },
    /// The end of a lid, which is put in.
    Tuck {
        is_top: bool,
    },
    /// A flap below a lid.
    Dust {
        is_top: bool,
    },
}

impl Panel {
    /// The bounding box.
    pub fn area(&self) -> Rect {
        let first = self.corners.first().copied().unwrap_or_default();
        self.corners.iter().fold(Rect::from_points(first, first), |area, corner| area.union_pt(*corner))
    }
}

/// The lines of a net: of its columns from left to right, and of its rows from top to bottom.
struct Lines {
    card: f64,
    /// The left ends of glue flap, front, left side, back and right side, and the right end of that.
    x: [f64; 6],
    /// The top of a tuck, of its lid, of the front, and of the sides.
    top: [f64; 4],
    height: f64,
    dust: f64,
}

impl Lines {
    fn new(inside: Inside, card: Mm) -> Lines {
        let Inside { width, depth, height } = inside;
        let [width, depth, height, card] = [width, depth, height, card].map(Mm::get);
        let glue = (depth * 0.8).clamp(GLUE_MM.0, GLUE_MM.1).min(depth - 2.0 * EASE_MM);
        // The front is narrower by the thickness of the glue flap beside it.
        let widths = [glue, width + card, depth + 2.0 * card, width + 2.0 * card, depth + 2.0 * card];
        let mut x = [0.0; 6];
        for (at, width) in widths.into_iter().enumerate() {
            x[at + 1] = x[at] + width;
        }
        let tuck = (depth * 0.6).clamp(TUCK_MM.0, TUCK_MM.1).min(height * 0.4);
        let lid = tuck + depth + card;
        let top = [0.0, tuck, lid, lid + card];
        let dust = (width / 2.0 - 0.5).min(depth * 0.8);
        Lines { card, x, top, height: 2.0 * lid + height + 3.0 * card, dust }
    }

    /// The place where the tuck of a lid goes in, from left to right.
    fn mouth(&self) -> [f64; 2] {
        // The glue flap lies within the right side.
        let [_, _, _, back, right, _] = self.x;
        [back + self.card / 2.0 + EASE_MM, right - 1.5 * self.card - EASE_MM]
    }

    /// The sides of a dust flap: at the back, and at the front, where the tuck goes in.
    fn dust_sides(&self, is_left: bool) -> [f64; 2] {
        let [_, _, left, back, right, end] = self.x;
        let (by_back, by_front) = (self.card / 2.0 + EASE_MM, 1.5 * self.card + EASE_MM);
        if is_left { [left + by_front, back - by_back] } else { [right + by_back, end - by_front] }
    }
}

impl Net {
    pub(super) fn new(inside: Inside, card: Mm) -> Net {
        let lines = Lines::new(inside, card);
        let size = Size::new(lines.x[5], lines.height);
        let mut panels = walls(&lines);
        let hung = |panels: &[Panel], on: PanelSide| panels.iter().position(|panel| panel.side == on);
        for is_top in [true, false] {
            let place = if is_top { Affine::IDENTITY } else { flipped(lines.height) };
            for (side, on, corners, score) in flaps(&lines, is_top) {
                let corners = corners.into_iter().map(|corner| place * corner).collect();
                let hinge = hung(&panels, on).map(|on| (on, score.map(|end| place * end)));
                panels.push(Panel { side, corners, hinge });
            }
        }
        Net { size, panels, outline: outline(&lines) }
    }

    /// The score lines.
    pub fn scores(&self) -> impl Iterator<Item = [Point; 2]> {
        self.panels.iter().filter_map(|panel| Some(panel.hinge?.1))
    }
}

/// Turns the upper edge of a net into the lower one.
fn flipped(height: f64) -> Affine {
    Affine::translate((0.0, height)) * Affine::FLIP_Y
}

/// The panels round the box.
fn walls(lines: &Lines) -> Vec<Panel> {
    let [glue, front, left, back, right, end] = lines.x;
    let [_, _, high, low] = lines.top;
    let box_of = |from: f64, to: f64, top: f64| {
        let foot = lines.height - top;
        [(from, top), (to, top), (to, foot), (from, foot)].map(Point::from).to_vec()
    };
    let upright = |x: f64, top: f64| [Point::new(x, top), Point::new(x, lines.height - top)];
    let panel = |side, corners, hinge| Panel { side, corners, hinge };
    let taper = TAPER_MM.min(front - glue);
    let glue_flap = [
        (front, low + EASE_MM),
        (front, lines.height - low - EASE_MM),
        (glue, lines.height - low - EASE_MM - taper),
        (glue, low + EASE_MM + taper),
    ];
    vec![
        panel(PanelSide::Front, box_of(front, left, high), None),
        panel(PanelSide::Left, box_of(left, back, low), Some((0, upright(left, low)))),
        panel(PanelSide::Back, box_of(back, right, high), Some((1, upright(back, low)))),
        panel(PanelSide::Right, box_of(right, end, low), Some((2, upright(right, low)))),
        panel(PanelSide::Glue, glue_flap.map(Point::from).to_vec(), Some((0, upright(front, low + EASE_MM)))),
    ]
}

type Flap = (PanelSide, PanelSide, Vec<Point>, [Point; 2]);

/// The flaps at the upper edge, each with the panel that it hangs on and its score line.
fn flaps(lines: &Lines, is_top: bool) -> [Flap; 4] {
    let [tuck, lid, high, low] = lines.top;
    let [from, to] = lines.mouth();
    let level = |y: f64| [Point::new(from, y), Point::new(to, y)];
    let box_of =
        |top: f64, foot: f64| [(from, top), (to, top), (to, foot), (from, foot)].map(Point::from).to_vec();
    let dust = |is_left: bool, on: PanelSide| {
        let [start, end] = lines.dust_sides(is_left);
        let corners = dust_corners(lines, is_left).to_vec();
        (PanelSide::Dust { is_top }, on, corners, [Point::new(start, low), Point::new(end, low)])
    };
    [
        (PanelSide::Lid { is_top }, PanelSide::Back, box_of(lid, high), level(high)),
        (PanelSide::Tuck { is_top }, PanelSide::Lid { is_top }, box_of(tuck, lid), level(lid)),
        dust(true, PanelSide::Left),
        dust(false, PanelSide::Right),
    ]
}

/// The corners of a dust flap, from left to right along the upper edge of the net. It is set back where the tuck goes in.
fn dust_corners(lines: &Lines, is_left: bool) -> [Point; 4] {
    let low = lines.top[3];
    let [start, end] = lines.dust_sides(is_left);
    let taper = TAPER_MM.min((end - start) / 4.0);
    let (from, to) = if is_left { (start + taper, end) } else { (start, end - taper) };
    [(start, low), (from, low - lines.dust), (to, low - lines.dust), (end, low)].map(Point::from)
}

/// The outline: the upper edge with a notch in the front, the right end, the lower edge, and the glue flap.
fn outline(lines: &Lines) -> BezPath {
    let [_, front, left, back, right, end] = lines.x;
    let [tuck, lid, high, low] = lines.top;
    let [from, to] = lines.mouth();
    let round = (lid - tuck).min((to - from) / 2.0) * 0.6;
    let edge = |has_notch: bool| {
        let mut path = BezPath::new();
        path.move_to((front, low + EASE_MM));
        path.line_to((front, high));
        if has_notch {
            let middle = Point::new((front + left) / 2.0, high);
            let radius = NOTCH_MM.min((left - front) / 5.0);
            path.line_to(middle - Vec2::new(radius, 0.0));
            quarter(&mut path, middle + Vec2::new(0.0, radius), middle + Vec2::new(-radius, radius));
            quarter(&mut path, middle + Vec2::new(radius, 0.0), middle + Vec2::new(radius, radius));
        }
        path.line_to((left, high));
        path.line_to((left, low));
        dust_corners(lines, true).into_iter().for_each(|corner| path.line_to(corner));
        path.line_to((back, low));
        path.line_to((back, high));
        path.line_to((from, high));
        path.line_to((from, tuck + round));
        quarter(&mut path, Point::new(from + round, tuck), Point::new(from, tuck));
        path.line_to((to - round, tuck));
        quarter(&mut path, Point::new(to, tuck + round), Point::new(to, tuck));
        path.line_to((to, high));
        path.line_to((right, high));
        path.line_to((right, low));
        dust_corners(lines, false).into_iter().for_each(|corner| path.line_to(corner));
        path.line_to((end, low));
        path
    };
    let mut path = edge(true);
    let lower = flipped(lines.height) * edge(false);
    path.extend(lower.reverse_subpaths().elements().iter().map(|&element| match element {
        PathEl::MoveTo(point) => PathEl::LineTo(point),
        other => other,
    }));
    let glue = walls(lines).into_iter().find(|panel| panel.side == PanelSide::Glue);
    for corner in glue.iter().flat_map(|panel| panel.corners.iter().skip(2)) {
        path.line_to(*corner);
    }
    path.close_path();
    path
}

/// Adds a quarter of a circle that turns at a corner.
fn quarter(path: &mut BezPath, to: Point, corner: Point) {
    let Some(PathEl::LineTo(from) | PathEl::CurveTo(_, _, from)) = path.elements().last().copied() else {
        return;
    };
    path.curve_to(from.lerp(corner, QUARTER_HANDLE), to.lerp(corner, QUARTER_HANDLE), to);
}

#[cfg(test)]
mod tests;
