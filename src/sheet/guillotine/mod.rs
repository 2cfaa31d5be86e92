//! Cuts for a paper trimmer: each runs right through the piece of paper in hand.
//!
//! The cuts make a tree: those of the whole sheet, then those of each slice. The last cuts of a piece end at edges that
//! are finished, so their marks lie beside the piece on the paper that is cut off, and not before its ends. That is why
//! neighbours have a gap with a free [`LANE`] for the marks and the numbers of both cuts.
//!
//! ```text
//!  ┌───────────────────────────┐
//!  │━  1                      ━│  1, 2: through the sheet
//!  │      │3╻     ╻│5          │  3 to 6: through the slice between them, with marks beside the pieces
//!  │      │       4│           │
//!  │━                       2 ━│
//!  └───────────────────────────┘
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `tree` | the order of cuts, and the piece in hand at each |
//! | `marks` | the marks at both ends of each cut |
//! | `labels` | the places of their numbers |

mod labels;
mod marks;
mod tree;

use super::Segment;
use super::marks::{Axis, Interval, ItemBounds};
use crate::game::{CutStyle, Mm, Rect, Shape};

/// Height of a number: that of capitals in type of five points.
pub const NUMBER_HEIGHT: Mm = Mm::from_um(1320);

/// Maximum advance of a digit of that height.
const DIGIT: Mm = Mm::from_um(1100);

/// Distance of numbers from paint and marks.
const NUMBER_CLEARANCE: Mm = Mm::from_um(200);

/// Width of the paper without paint beside a cut, which holds its number.
const LANE: Mm = Mm::from_um(NUMBER_HEIGHT.um() + 2 * NUMBER_CLEARANCE.um());

/// The width of the lanes in a style of cuts.
pub(super) fn lane(cut: CutStyle) -> Mm {
    match cut {
        CutStyle::Guillotine => LANE,
        CutStyle::Marks | CutStyle::Lines | CutStyle::Outline | CutStyle::None => Mm::ZERO,
    }
}

/// Minimum gap between pieces.
const MIN_GAP: Mm = Mm::new(3);

/// Minimum side of pieces that are trimmed: the numbers of two cuts lie one behind the other beside them.
const MIN_TRIMMED: Mm = Mm::new(10);

/// Minimum side of the rectangle from which other pieces are cut: two marks and a number lie one behind the other in it.
const MIN_CELL: Mm = Mm::new(11);

/// A cut through the piece of paper in hand.
#[derive(Clone, Debug, PartialEq)]
pub struct ThroughCut {
    /// Its place in the order of cuts, from 1.
    pub number: usize,
    /// The marks at both its ends.
    pub ends: [CutEnd; 2],
    /// The area of its number, which is written along the cut. None if there is no room.
    pub label: Option<Rect>,
    /// A line from the mark to its number, which could else be taken for that of the next cut.
    pub foot: Option<Segment>,
}

/// A mark at the end of a cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutEnd {
    /// The mark, on the line of the cut.
    pub mark: Segment,
    /// On which side of it a piece lies that it must not touch.
    pub beside: Option<PieceSide>,
}

/// A side of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceSide {
    /// To its left, or above it.
    Before,
    /// To its right, or below it.
    After,
}

/// Whether a piece is cut out along its edges. Others lie in rectangles from which scissors cut them.
pub fn is_trimmed(shape: Shape) -> bool {
    shape.is_rectangular() && shortest(shape) >= MIN_TRIMMED
}

/// The gap that pieces of a shape need at least.
pub(super) fn least_gap(shape: Shape) -> Mm {
    if is_trimmed(shape) { MIN_GAP } else { MIN_GAP.max(MIN_CELL - shortest(shape)) }
}

/// How far other cuts stay off a piece, but for the lane of their numbers.
pub(super) fn overhang(shape: Shape, bleed: Mm) -> Mm {
    if is_trimmed(shape) { bleed } else { bleed.max((least_gap(shape) - LANE).half()) }
}

fn shortest(shape: Shape) -> Mm {
    shape.size().width.min(shape.size().height)
}

/// What is cut out of a page without being cut itself: a piece, a board, or pieces with their backs behind a fold.
#[derive(Clone, Debug)]
struct Item {
    outline: Rect,
    /// Where numbers do not lie.
    paint: Rect,
    /// Whether cuts follow its edges.
    is_trimmed: bool,
    /// What lies beside the fold in it, with which it is folded when it is alone.
    fold: Option<(Segment, Vec<Item>)>,
}

/// The pieces of a block, or its backs as well, with the fold between them.
pub(super) type BlockBounds = (Vec<ItemBounds>, Option<Segment>);

/// The cuts of a page. Marks and numbers are within `frame`.
pub(super) fn cuts(paper: Rect, blocks: &[BlockBounds], frame: Rect) -> Vec<ThroughCut> {
    let items: Vec<Item> = blocks.iter().flat_map(|(bounds, fold)| block_items(bounds, *fold)).collect();
    let folds: Vec<Segment> = blocks.iter().filter_map(|(_, fold)| *fold).collect();
    let planned = tree::cuts(paper, &items.iter().collect::<Vec<_>>()).unwrap_or_default();
    let paints: Vec<ItemBounds> = blocks.iter().flat_map(|(bounds, _)| bounds).copied().collect();
    let ends: Vec<[CutEnd; 2]> =
        planned.iter().map(|cut| marks::ends(cut, &paints, cut.hand.common(frame))).collect();
    labels::numbered(&planned, &ends, &paints, &folds, frame)
}

/// The cuts that part the blocks of a page, if there are such that run through.
pub(super) fn apart(paper: Rect, blocks: &[BlockBounds], frame: Rect) -> Vec<Segment> {
    let paints =
        blocks.iter().filter_map(|(bounds, _)| bounds.iter().map(|bounds| bounds.paint).reduce(Rect::union));
    let items = paints.map(|paint| Item { outline: paint, paint, is_trimmed: false, fold: None });
    let items: Vec<Item> = items.collect();
    let cuts = tree::cuts(paper, &items.iter().collect::<Vec<_>>()).unwrap_or_default();
    cuts.iter().map(|cut| cut.axis.segment(cut.line, cut.axis.extents(cut.hand.common(frame)).0)).collect()
}

fn block_items(bounds: &[ItemBounds], fold: Option<Segment>) -> Vec<Item> {
    let item = |bounds: &ItemBounds| Item {
        outline: bounds.outline,
        paint: bounds.paint,
        is_trimmed: bounds.is_cut,
        fold: None,
    };
    let Some(fold) = fold else { return bounds.iter().map(item).collect() };
    let is_before = |bounds: &ItemBounds| {
        let centre = bounds.outline.centre();
        centre.x < fold.from.x || fold.from.y == fold.to.y && centre.y < fold.from.y
    };
    // Fronts come first.
    let side = bounds.first().map(is_before);
    let fronts = bounds.iter().filter(|bounds| Some(is_before(bounds)) == side).map(item).collect();
    let paint = bounds.iter().map(|bounds| bounds.paint).reduce(Rect::union).unwrap_or_default();
    let paint = paint.grown(LANE.half());
    vec![Item { outline: paint, paint, is_trimmed: false, fold: Some((fold, fronts)) }]
}
