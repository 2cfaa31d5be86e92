//! Checks that both ends of every straight cut have a mark, without knowing how marks are made.

use super::outline::ROUNDING_MM;
use crate::game::Game;
use crate::sheet::*;

/// Minimum length of a cut mark.
const MIN_MARK_MM: f64 = 3.0;
/// Minimum length of a cut mark where a longer one would divide a board among more sheets.
const SHORT_MARK_MM: f64 = 1.5;

/// A cut continues across a gutter, or across the paper between two blocks, up to this width beyond the bleeds.
const MAX_GUTTER_MM: f64 = 7.5;

/// A vertical or horizontal edge of a piece: its line, and its start and end on it.
#[derive(Clone, Copy, Debug)]
struct CutEdge {
    vertical: bool,
    line: f64,
    from: f64,
    to: f64,
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() <= ROUNDING_MM
}

/// Bounding boxes (left, top, right, bottom) of everything on a front that straight cuts separate.
pub(crate) fn cut_boxes(game: &Game, sheet: &Sheet) -> Vec<[f64; 4]> {
    let size = |placed: &PlacedItem| {
        let size = match placed.item {
            SheetItem::BoardWindow { window, .. } => window.size,
            SheetItem::Front(number) | SheetItem::Back(number) => {
                Some(game.pieces[number].shape).filter(|shape| shape.is_rectangular())?.size()
            }
        };
        Some(if placed.quarters % 2 == 1 { size.turned() } else { size })
    };
    let fronts = sheet.placed.iter().filter(|placed| !placed.behind_fold && sheet.side == SheetSide::Front);
    fronts
        .filter_map(|placed| {
            let Size { width, height } = size(placed)?;
            let (x, y, width, height) =
                (placed.centre.x.get(), placed.centre.y.get(), width.get(), height.get());
            Some([x - width / 2.0, y - height / 2.0, x + width / 2.0, y + height / 2.0])
        })
        .collect()
}

/// Minimum length of the marks of a sheet: short ones if its board leaves no room for others.
pub(super) fn least_mark(sheet: &Sheet) -> f64 {
    let is_board = |placed: &PlacedItem| matches!(placed.item, SheetItem::BoardWindow { .. });
    let room = sheet.frame().grown(Mm::from_um(-3500));
    let is_tight = sheet.placed.iter().any(is_board) && !room.contains(sheet.trim);
    if is_tight { SHORT_MARK_MM } else { MIN_MARK_MM }
}

/// Describes the ends of cuts without a mark. `marks` are the end points of all marks on the printed sheet.
pub(crate) fn unmarked(game: &Game, sheet: &Sheet, marks: &[[f64; 4]], bleed: f64) -> Vec<String> {
    let (boxes, least) = (&cut_boxes(game, sheet), least_mark(sheet));
    let edges: Vec<CutEdge> = boxes
        .iter()
        .flat_map(|&[left, top, right, bottom]| {
            let vertical = [left, right].map(|line| CutEdge { vertical: true, line, from: top, to: bottom });
            let horizontal =
                [top, bottom].map(|line| CutEdge { vertical: false, line, from: left, to: right });
            vertical.into_iter().chain(horizontal)
        })
        .collect();
    let mut missing = Vec::new();
    for edge in &edges {
        let on_line: Vec<&CutEdge> = edges
            .iter()
            .filter(|other| other.vertical == edge.vertical && near(other.line, edge.line))
            .collect();
        for forward in [false, true] {
            // Follow the cut from piece to piece. The edge of the last may be off by as much as lines are rounded.
            let (mut end, mut cut) = (if forward { edge.to } else { edge.from }, edge.line);
            while let Some(next) = on_line.iter().find(|next| {
                let (begins, ends) =
                    if forward { (next.from - end, next.to - end) } else { (end - next.to, end - next.from) };
                begins <= bleed * 2.0 + MAX_GUTTER_MM && ends > ROUNDING_MM
            }) {
                (end, cut) = (if forward { next.to } else { next.from }, next.line);
            }
            let found = marks.iter().any(|&[x0, y0, x1, y1]| {
                let (line, across, from, to) = if edge.vertical {
                    (x0, x1, y0.min(y1), y0.max(y1))
                } else {
                    (y0, y1, x0.min(x1), x0.max(x1))
                };
                let off = if forward { from - end } else { end - to };
                let whole = near(line, cut) && near(across, cut) && to - from >= least - ROUNDING_MM;
                // The line from the cut to its mark crosses no other piece.
                let (start, stop) = if forward { (end, from) } else { (to, end) };
                let crosses = |&[left, top, right, bottom]: &[f64; 4]| {
                    let (x, y) = ((left, right), (top, bottom));
                    let (along, across) = if edge.vertical { (y, x) } else { (x, y) };
                    across.0 < line - ROUNDING_MM
                        && line + ROUNDING_MM < across.1
                        && along.0 < stop - ROUNDING_MM
                        && start + ROUNDING_MM < along.1
                };
                whole && off >= -ROUNDING_MM && !boxes.iter().any(crosses)
            });
            if !found {
                missing.push(format!("{edge:?} {} at {end}", if forward { "ends" } else { "begins" }));
            }
        }
    }
    missing
}
