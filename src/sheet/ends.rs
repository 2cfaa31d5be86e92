//! Both ends of every straight cut, looked for on a sheet by somebody who does not know how marks are made.

use super::solid::ROUNDING;
use super::*;
use crate::game::Game;

/// A mark that shows where to cut is at least this long.
const LEAST: f64 = 3.0;

/// A cut runs on over a gutter, or over the paper between two blocks, that is no wider than this beyond the bleeds.
const RUNS_ON: f64 = 7.5;

/// An edge of a piece: its line, and from where to where it runs; lines are upright or level.
#[derive(Clone, Copy, Debug)]
struct Edge {
    upright: bool,
    line: f64,
    from: f64,
    to: f64,
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() <= ROUNDING
}

/// The boxes that straight cuts free, on a front: left, top, right, bottom.
pub(crate) fn cut_boxes(game: &Game, sheet: &Sheet) -> Vec<[f64; 4]> {
    let size = |placed: &Placed| {
        let size = match placed.item {
            Item::BoardWindow { window, .. } => window.size,
            Item::Front(number) | Item::Back(number) => {
                Some(game.pieces[number].shape).filter(|shape| shape.is_rectangular())?.size()
            }
        };
        Some(if placed.quarters % 2 == 1 { size.turned() } else { size })
    };
    let fronts = sheet.placed.iter().filter(|placed| !placed.behind_fold && sheet.side == Side::Front);
    fronts
        .filter_map(|placed| {
            let Size { width, height } = size(placed)?;
            let (x, y, width, height) =
                (placed.centre.x.get(), placed.centre.y.get(), width.get(), height.get());
            Some([x - width / 2.0, y - height / 2.0, x + width / 2.0, y + height / 2.0])
        })
        .collect()
}

/// The ends of cuts that have no mark, in words. `marks` are the ends of all marks on the sheet as it is printed.
pub(crate) fn unmarked(boxes: &[[f64; 4]], marks: &[[f64; 4]], bleed: f64) -> Vec<String> {
    let edges: Vec<Edge> = boxes
        .iter()
        .flat_map(|&[left, top, right, bottom]| {
            let upright = [left, right].map(|line| Edge { upright: true, line, from: top, to: bottom });
            let level = [top, bottom].map(|line| Edge { upright: false, line, from: left, to: right });
            upright.into_iter().chain(level)
        })
        .collect();
    let mut missing = Vec::new();
    for edge in &edges {
        let on_line: Vec<&Edge> = edges
            .iter()
            .filter(|other| other.upright == edge.upright && near(other.line, edge.line))
            .collect();
        for forward in [false, true] {
            // As far as the cut runs: on from piece to piece.
            let mut end = if forward { edge.to } else { edge.from };
            while let Some(next) = on_line.iter().find(|next| {
                let (begins, ends) =
                    if forward { (next.from - end, next.to - end) } else { (end - next.to, end - next.from) };
                begins <= bleed * 2.0 + RUNS_ON && ends > ROUNDING
            }) {
                end = if forward { next.to } else { next.from };
            }
            let found = marks.iter().any(|&[x0, y0, x1, y1]| {
                let (line, across, from, to) = if edge.upright {
                    (x0, x1, y0.min(y1), y0.max(y1))
                } else {
                    (y0, y1, x0.min(x1), x0.max(x1))
                };
                let off = if forward { from - end } else { end - to };
                let whole = near(line, edge.line) && near(across, edge.line) && to - from >= LEAST - ROUNDING;
                // Whoever lays a ruler from the cut to its mark crosses no other piece.
                let (start, stop) = if forward { (end, from) } else { (to, end) };
                let crosses = |&[left, top, right, bottom]: &[f64; 4]| {
                    let (x, y) = ((left, right), (top, bottom));
                    let (along, across) = if edge.upright { (y, x) } else { (x, y) };
                    across.0 < line - ROUNDING
                        && line + ROUNDING < across.1
                        && along.0 < stop - ROUNDING
                        && start + ROUNDING < along.1
                };
                whole && off >= -ROUNDING && !boxes.iter().any(crosses)
            });
            if !found {
                missing.push(format!("{edge:?} {} at {end}", if forward { "ends" } else { "begins" }));
            }
        }
    }
    missing
}
