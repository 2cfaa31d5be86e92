//! Registration of a board's print: its lines check the pose that the markers gave.
//!
//! Beyond the markers a pose is extrapolated, and blurred markers give a poor one. Every sampled square votes for the
//! shift at which its surroundings look as printed; together they must agree on an affine displacement.

use kurbo::{Point, Rect, Vec2};

use super::bare::patch;
use super::ink::{Channel, LinearPrint};
use super::pyramid::{BoardView, WindowPose};
use super::window::{FacePattern, LANES, Mask};
use super::{BoardPrint, CellShape};
use crate::photo::Picture;
use crate::photo::signal::{dot, median};
use crate::photo::view::{LeastSquares, Pair, View};

/// Samples across a window, and the width of a square that it shows: with the lines around it.
const SAMPLES_ACROSS: usize = 24;
const SEEN_WIDTH: f64 = 1.5;
/// Search reach in samples: half a square, since lines repeat.
const REACH: usize = 8;
/// Maximum number of squares that vote.
const MAX_VOTERS: usize = 32;
/// Minimum contrast of a print that can be registered, relative to the light.
const MIN_CONTRAST: f32 = 0.04;
/// Minimum correlation of a vote, and minimum number of votes.
const MIN_CORRELATION: f32 = 0.7;
const MIN_VOTES: usize = 8;
/// Tolerance of votes, as a fraction of a square, and the fraction of votes that must be within it.
const TOLERANCE: f64 = 0.12;
const MIN_AGREEING: f64 = 0.6;
/// Displacement that the readers of squares allow for, as a fraction of a square.
const ALLOWED: f64 = 0.08;

/// How the print lies, compared with the pose that the markers gave.
pub(super) enum Registration {
    /// As expected, as far as can be seen.
    Expected,
    /// Elsewhere, as in this view.
    Moved(Box<View>),
    /// Nowhere near.
    Lost,
}

/// The vote of a square: its centre, and its displacement.
type Vote = (Point, Vec2);

/// Registers the print of a board.
pub(super) fn register(board_print: &BoardPrint, board: &BoardView, picture: &Picture) -> Registration {
    let cells = &board_print.cells;
    let Some(across) = cells.first().map(|cell| cell.across) else { return Registration::Expected };
    let mask = Mask::square(SAMPLES_ACROSS, 0.0);
    let voters = cells.iter().step_by(cells.len().div_ceil(MAX_VOTERS).max(1));
    let votes: Vec<Vote> = voters.filter_map(|cell| vote(board_print, board, cell, &mask)).collect();
    if votes.len() < MIN_VOTES {
        return Registration::Expected;
    }
    let Some(displaced) = agreement(&votes, across) else { return Registration::Expected };
    let off = |(at, shift): &Vote| (*shift - displaced.at(*at)).hypot();
    let agreeing = votes.iter().filter(|vote| off(vote) < TOLERANCE * across).count();
    if (agreeing as f64) < MIN_AGREEING * votes.len() as f64 {
        return Registration::Lost;
    }
    let far = cells.iter().map(|cell| displaced.at(cell.centre).hypot()).fold(0.0, f64::max);
    if far < ALLOWED * across {
        return Registration::Expected;
    }
    match displaced.view(board.view, cells, picture) {
        Some(view) => Registration::Moved(Box::new(view)),
        None => Registration::Lost,
    }
}

/// The shift at which the surroundings of a square look as printed; `None` if they do nowhere.
fn vote(board_print: &BoardPrint, board: &BoardView, cell: &CellShape, mask: &Mask) -> Option<Vote> {
    let half = cell.across * SEEN_WIDTH / 2.0;
    let step = 2.0 * half / SAMPLES_ACROSS as f64;
    let print = &board_print.board;
    let [right, bottom] = [print.width, print.height].map(|pixels| pixels as f64 / print.per_mm);
    // Beyond the print lies the table.
    let window = Rect::from_center_size(cell.centre, (2.0 * half, 2.0 * half));
    if !Rect::new(0.0, 0.0, right, bottom).inset(step).contains_rect(window) {
        return None;
    }
    let shades =
        LinearPrint::from_print(&patch(print, cell.centre, half)).blurred(step / 2.0, Channel::Light);
    let [width, height] = shades.size();
    let part = |index: usize| (index as f64 + 0.5 - SAMPLES_ACROSS as f64 / 2.0) * step;
    let at = |index: usize| {
        let (across, down) = (part(index % SAMPLES_ACROSS), part(index / SAMPLES_ACROSS));
        Point::new(width / 2.0 + across, height / 2.0 + down)
    };
    let print = (0..SAMPLES_ACROSS * SAMPLES_ACROSS).map(|index| shades.lightness(at(index)));
    let print = mask.without_light(print.collect());
    if print.power.sqrt() < MIN_CONTRAST {
        return None;
    }
    let side = SAMPLES_ACROSS + 2 * REACH;
    let mut samples = Vec::with_capacity(side * side);
    let whole = WindowPose { middle: cell.centre, turn: 0.0, height: 0.0 };
    board.window(&whole, step * side as f64 / 2.0, side, &mut samples)?;
    let mut best = (MIN_CORRELATION, None);
    let mut window = Vec::with_capacity(SAMPLES_ACROSS * SAMPLES_ACROSS);
    for down in 0..=2 * REACH {
        for across in 0..=2 * REACH {
            window.clear();
            for row in samples.chunks_exact(side).skip(down).take(SAMPLES_ACROSS) {
                window.extend_from_slice(&row[across..across + SAMPLES_ACROSS]);
            }
            let seen = mask.without_light(window);
            let like = correlation(&print, &seen, mask);
            if like > best.0 {
                let off = |steps: usize| (steps as f64 - REACH as f64) * step;
                best = (like, Some(Vec2::new(off(across), off(down))));
            }
            window = seen.values;
        }
    }
    Some((cell.centre, best.1?))
}

fn correlation(print: &FacePattern, seen: &FacePattern, mask: &Mask) -> f32 {
    let floor = MIN_CONTRAST * MIN_CONTRAST / 4.0;
    dot::<LANES>(&print.values, &seen.values) / mask.number / (print.power * (seen.power + floor)).sqrt()
}

/// An affine displacement of the print, in millimetres.
struct Displacement {
    middle: Point,
    across: [f64; 3],
    down: [f64; 3],
}

/// The displacement that most votes agree on.
fn agreement(votes: &[Vote], across: f64) -> Option<Displacement> {
    let bounds = votes.iter().map(|(at, _)| Rect::from_points(*at, *at)).reduce(|all, one| all.union(one))?;
    let right = median(votes.iter().map(|vote| vote.1.x).collect())?;
    let below = median(votes.iter().map(|vote| vote.1.y).collect())?;
    let mut displaced =
        Displacement { middle: bounds.center(), across: [right, 0.0, 0.0], down: [below, 0.0, 0.0] };
    for _ in 0..5 {
        let [mut rights, mut belows] = [LeastSquares::<3>::new(), LeastSquares::<3>::new()];
        for (at, shift) in votes {
            let off = (*shift - displaced.at(*at)).hypot() / (TOLERANCE * across);
            let weight = 1.0 / (1.0 + off * off);
            let factors = displaced.factors(*at);
            rights.add(factors, shift.x, weight);
            belows.add(factors, shift.y, weight);
        }
        for sums in [&mut rights, &mut belows] {
            (1..3).for_each(|slope| sums.prior(slope, 0.0, 0.5));
        }
        (displaced.across, displaced.down) = (rights.solve()?, belows.solve()?);
    }
    Some(displaced)
}

impl Displacement {
    fn factors(&self, at: Point) -> [f64; 3] {
        let off = (at - self.middle) / 100.0;
        [1.0, off.x, off.y]
    }

    fn at(&self, at: Point) -> Vec2 {
        let factors = self.factors(at);
        let of = |parts: &[f64; 3]| parts.iter().zip(factors).map(|(part, factor)| part * factor).sum();
        Vec2::new(of(&self.across), of(&self.down))
    }

    /// The view in which the print lies as displaced.
    fn view(&self, view: &View, cells: &[CellShape], picture: &Picture) -> Option<View> {
        let rects = cells.iter().map(|cell| Rect::from_center_size(cell.centre, (cell.across, cell.across)));
        let bounds = rects.reduce(|all, one| all.union(one))?;
        let part = |at: u32| f64::from(at) / 5.0;
        let pairs = (0..36).filter_map(|at| {
            let Rect { x0, y0, .. } = bounds;
            let at = Point::new(x0 + part(at % 6) * bounds.width(), y0 + part(at / 6) * bounds.height());
            Some((at, view.project(at + self.at(at), 0.0)?))
        });
        let pairs: Vec<Pair> = pairs.collect();
        View::fit(&pairs, picture.size(), Some(view.camera().focal))
    }
}

#[cfg(test)]
mod tests {
    use kurbo::{Affine, Size};

    use super::super::{PieceSet, Pyramid};
    use super::*;
    use crate::game::Cell;
    use crate::photo::PrintImage;

    const SIDE_MM: f64 = 20.0;
    const FRAME_MM: f64 = 14.0;
    const COUNT: usize = 6;
    const PER_MM: f64 = 4.0;
    const WHOLE_MM: f64 = SIDE_MM * COUNT as f64 + 2.0 * FRAME_MM;

    fn ink(x: f64, y: f64) -> u8 {
        let (x, y) = (x - FRAME_MM, y - FRAME_MM);
        let inside = |at: f64| (0.0..SIDE_MM * COUNT as f64).contains(&at);
        let is_line = (x.rem_euclid(SIDE_MM)).min(y.rem_euclid(SIDE_MM)) < 0.8;
        if !(inside(x) && inside(y)) || is_line { 70 } else { 220 }
    }

    fn rendered(ink: impl Fn(f64, f64) -> u8) -> (usize, Vec<u8>) {
        let pixels = (WHOLE_MM * PER_MM) as usize;
        let at = |pixel: usize| (pixel as f64 + 0.5) / PER_MM;
        let shades = (0..pixels * pixels).map(|pixel| ink(at(pixel % pixels), at(pixel / pixels)));
        (pixels, shades.flat_map(|shade| [shade; 3]).collect())
    }

    /// The registration of a picture from straight above, and the view that it was taken for.
    fn registered(ink_seen: impl Fn(f64, f64) -> u8) -> (Registration, View) {
        let (pixels, rgb) = rendered(ink);
        let cells = (0..COUNT * COUNT).map(|at| {
            let cell = Cell { column: at % COUNT, row: at / COUNT };
            let middle = |at: usize| FRAME_MM + (at as f64 + 0.5) * SIDE_MM;
            CellShape { cell, centre: Point::new(middle(cell.column), middle(cell.row)), across: SIDE_MM }
        });
        let board = PrintImage { width: pixels, height: pixels, rgb, per_mm: PER_MM };
        let pieces = PieceSet::new(Vec::new());
        let board_print = BoardPrint { cells: cells.collect(), board, pieces, margins: Vec::new() };
        let picture = Picture::from_rgb(pixels, pixels, rendered(ink_seen).1).unwrap();
        let corners = [(0.0, 0.0), (WHOLE_MM, 0.0), (WHOLE_MM, WHOLE_MM), (0.0, WHOLE_MM)].map(Point::from);
        let pairs = corners.map(|at| (at, Point::new(at.x * PER_MM - 0.5, at.y * PER_MM - 0.5)));
        let view = View::fit(&pairs, Size::new(pixels as f64, pixels as f64), Some(1e5)).unwrap();
        let pyramid = Pyramid::new(&picture.grey);
        let board = BoardView { view: &view, placement: Affine::IDENTITY, pyramid: &pyramid };
        (register(&board_print, &board, &picture), view)
    }

    #[test]
    fn a_print_that_lies_as_expected_is_left_alone() {
        assert!(matches!(registered(ink).0, Registration::Expected));
    }

    #[test]
    fn a_displaced_print_is_found_where_it_lies() {
        let (registered, view) = registered(|x, y| ink(x - 5.0, y + 3.0 - 0.02 * x));
        let Registration::Moved(moved) = registered else { panic!("it has moved") };
        let middle = Point::new(74.0, 74.0);
        let there = view.project(Point::new(79.0, 74.0 - 3.0 + 0.02 * 79.0), 0.0).unwrap();
        let found = moved.project(middle, 0.0).unwrap();
        assert!((found - there).hypot() < 1.5 * PER_MM, "{found} {there}");
    }

    #[test]
    fn lines_in_disorder_are_lost() {
        let middle = WHOLE_MM / 2.0;
        let odd = |x: f64, y: f64| ink(if (x < middle) == (y < middle) { x + 6.0 } else { x - 6.0 }, y);
        assert!(matches!(registered(odd).0, Registration::Lost));
    }
}
