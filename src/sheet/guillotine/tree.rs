//! The tree of cuts: where a line runs right through the piece in hand and crosses nothing.

use super::{Axis, Interval, Item, LANE, MIN_TRIMMED};
use crate::game::{Mm, Rect, Size};
use crate::sheet::Segment;

/// A cut, and the piece of paper in hand before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlannedCut {
    pub(super) axis: Axis,
    pub(super) line: Mm,
    pub(super) hand: Rect,
}

/// The fewest cuts that part all items, in their order: all through a piece in one direction, then those of each slice.
/// `None` if no line through the piece crosses nothing.
pub(super) fn cuts(hand: Rect, items: &[&Item]) -> Option<Vec<PlannedCut>> {
    if let [Item { fold: Some((fold, fronts)), .. }] = items {
        let fronts: Vec<&Item> = fronts.iter().collect();
        return cuts(folded(hand, *fold, &fronts), &fronts);
    }
    // Long cuts first, if there are not more of them.
    let Size { width, height } = hand.size;
    let axes =
        if height >= width { [Axis::Vertical, Axis::Horizontal] } else { [Axis::Horizontal, Axis::Vertical] };
    let short = |cut: &&PlannedCut| cut.axis.extents(cut.hand).0.length() < MIN_TRIMMED;
    let effort = |cuts: &Vec<PlannedCut>| (cuts.iter().filter(short).count(), cuts.len());
    let fewest = axes.into_iter().filter_map(|axis| through(axis, hand, items)).min_by_key(effort);
    fewest.or((items.len() <= 1).then(Vec::new))
}

/// What is in hand after a fold: the half with the fronts.
fn folded(hand: Rect, fold: Segment, fronts: &[&Item]) -> Rect {
    let is_upright = fold.from.x == fold.to.x;
    let axis = if is_upright { Axis::Vertical } else { Axis::Horizontal };
    let (along, across) = axis.extents(hand);
    let line = if is_upright { fold.from.x } else { fold.from.y };
    let is_before = fronts.first().is_some_and(|front| axis.extents(front.outline).1.to <= line);
    let half = match is_before {
        true => Interval { to: line, ..across },
        false => Interval { from: line, ..across },
    };
    axis.rect(along, half)
}

/// The cuts along an axis, and then those of each slice. `None` if no line runs through.
fn through(axis: Axis, hand: Rect, items: &[&Item]) -> Option<Vec<PlannedCut>> {
    let (along, across) = axis.extents(hand);
    let slices = slices(axis, items);
    let mut lines: Vec<Mm> = Vec::new();
    let firsts = [None].into_iter().chain(slices.iter().map(Some));
    for (slice, next) in firsts.zip(slices.iter().map(Some).chain([None])) {
        lines.extend(between(slice, next).filter(|&line| across.contains(line)));
    }
    if lines.is_empty() {
        return None;
    }
    let mut cuts = Vec::new();
    let mut from = across.from;
    for &line in &lines {
        cuts.push(PlannedCut { axis, line, hand: axis.rect(along, Interval { from, ..across }) });
        from = line;
    }
    for Slice { items, outline, .. } in slices {
        let from = lines.iter().copied().rfind(|&line| line <= outline.from).unwrap_or(across.from);
        let to = lines.iter().copied().find(|&line| line >= outline.to).unwrap_or(across.to);
        cuts.extend(self::cuts(axis.rect(along, Interval { from, to }), &items)?);
    }
    Some(cuts)
}

/// Items that no cut along an axis parts.
struct Slice<'a> {
    items: Vec<&'a Item>,
    outline: Interval,
    /// What cuts of others leave to its own.
    kept: Interval,
    /// The edges of trimmed items at its start and at its end, if all others leave room for their own cuts there.
    before: Option<Mm>,
    after: Option<Mm>,
}

/// The lines of cuts between two slices, or at the edge of the first or the last.
fn between(slice: Option<&Slice>, next: Option<&Slice>) -> impl Iterator<Item = Mm> {
    let (after, before) = (slice.and_then(|slice| slice.after), next.and_then(|next| next.before));
    let middle = slice.zip(next).filter(|_| after.is_none() && before.is_none());
    let middle = middle.and_then(|(slice, next)| {
        let room = next.kept.from - slice.kept.to;
        (room >= Mm::ZERO).then(|| slice.kept.to + room.half())
    });
    after.into_iter().chain(middle).chain(before)
}

fn slices<'a>(axis: Axis, items: &[&'a Item]) -> Vec<Slice<'a>> {
    let all = items.len();
    let across = |item: &Item| axis.extents(item.paint).1;
    let mut sorted = items.to_vec();
    sorted.sort_by_key(|item| across(item).from);
    let mut groups: Vec<(Mm, Vec<&Item>)> = Vec::new();
    for item in sorted {
        let Interval { from, to } = across(item);
        match groups.last_mut() {
            Some((end, group)) if from - *end < LANE => {
                *end = (*end).max(to);
                group.push(item);
            }
            _ => groups.push((to, vec![item])),
        }
    }
    let mut slices: Vec<Slice> = Vec::new();
    for (_, items) in groups {
        slices.extend(Slice::new(axis, items, all));
        while let [.., last, next] = &slices[..]
            && between(Some(last), Some(next)).next().is_none()
        {
            let items = [&last.items[..], &next.items].concat();
            slices.truncate(slices.len() - 2);
            slices.extend(Slice::new(axis, items, all));
        }
    }
    slices
}

impl<'a> Slice<'a> {
    /// A slice of some of `all` items.
    fn new(axis: Axis, items: Vec<&'a Item>, all: usize) -> Option<Slice<'a>> {
        let across = |rect: Rect| axis.extents(rect).1;
        let outline = items.iter().map(|item| across(item.outline)).reduce(Interval::union)?;
        let kept = items.iter().map(|item| across(item.paint.grown(item.lane()))).reduce(Interval::union)?;
        // Parts of boards may be narrow: their long sides are cut last, when they have marks of their own.
        let is_narrow = outline.length() < MIN_TRIMMED && items.len() < all;
        let trimmed = || {
            let trimmed = items.iter().filter(|item| item.is_trimmed && !is_narrow);
            trimmed.map(|item| across(item.outline))
        };
        let before = trimmed().map(|edges| edges.from).min().filter(|&line| {
            let leaves =
                |item: &&Item| item.leaves(across(item.outline).from - line, across(item.paint).from - line);
            items.iter().all(leaves)
        });
        let after = trimmed().map(|edges| edges.to).max().filter(|&line| {
            let leaves =
                |item: &&Item| item.leaves(line - across(item.outline).to, line - across(item.paint).to);
            items.iter().all(leaves)
        });
        Some(Slice { items, outline, kept, before, after })
    }
}

impl Item {
    /// Paper beside its paint that its own cuts need: for a number beside the cut, or on it.
    fn lane(&self) -> Mm {
        if self.is_trimmed { LANE } else { LANE.half() }
    }

    /// Whether a cut at these distances from its outline and its paint is its own, or leaves room for its own.
    fn leaves(&self, outline: Mm, paint: Mm) -> bool {
        self.is_trimmed && outline == Mm::ZERO || paint >= self.lane()
    }
}
