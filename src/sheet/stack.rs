//! The sheets of pieces: every batch in its grid, and the last sheets of several batches on one page where
//! they leave each other room.
//!
//! A batch alone on a page lies where a full grid of it would lie, so that a part-filled last sheet is cut
//! with the same settings as the others. Batches that share a page lie one above the other, the first of
//! them as if it were alone unless the others need more room.

use super::backs::Mirror;
use super::batch::{Batch, batches};
use super::marks::{Cuts, MARK_OFFSET, Ticks, crossing};
use super::pack::{Lattice, Weave, densest};
use super::page::{Area, fold_line, footer};
use super::{Content, CutStyle, Item, Misfit, Options, Placed, Segment, Sheet, Side, TooLarge, title};
use crate::game::{ByLang, Game, Mm, Point, Rect, Size};

/// The least distance between two batches on one page.
const LEAST_APART: Mm = Mm::new(6);

/// The length of the marks that two batches on one page leave each other.
const MARK_BETWEEN: Mm = Mm::from_um(1500);

/// The distance between the marks of two batches.
const MARKS_APART: Mm = Mm::from_um(500);

/// A batch and the grid that it fills.
struct Plan<'a> {
    batch: &'a Batch<'a>,
    lattice: Lattice,
    area: Area,
    bleed: Mm,
    rim: Mm,
    ticks: Ticks,
}

/// A part of a batch: what one page takes of it.
struct Load<'a> {
    plan: &'a Plan<'a>,
    copies: &'a [usize],
}

impl Load<'_> {
    fn height(&self) -> Mm {
        self.plan.lattice.height(self.copies.len())
    }

    /// The distance to keep below it when `next` follows.
    fn apart(&self, next: &Load) -> Mm {
        let marks = (MARK_OFFSET + MARK_BETWEEN) * 2 + MARKS_APART;
        LEAST_APART.max(self.plan.rim + next.plan.rim + marks)
    }
}

/// What lies on one page, from top to bottom.
struct Stack<'a> {
    loads: Vec<Load<'a>>,
    /// The height that it takes.
    height: Mm,
}

/// The sheets of fronts of all pieces that are asked for.
pub(super) fn sheets(game: &Game, options: &Options) -> Result<Vec<Sheet>, Vec<TooLarge>> {
    let batches = batches(game, options);
    let mut plans = Vec::with_capacity(batches.len());
    let mut misfits = Vec::new();
    for batch in &batches {
        match plan(batch, options) {
            Ok(plan) => plans.push(plan),
            Err(room) => misfits.extend(too_large(batch, room)),
        }
    }
    if !misfits.is_empty() {
        return Err(misfits);
    }
    Ok(stacks(&plans).iter().map(|stack| sheet(stack, game, options)).collect())
}

/// The grid for a batch, or the room in which not one of its pieces fits.
fn plan<'a>(batch: &'a Batch<'a>, options: &Options) -> Result<Plan<'a>, Size> {
    let areas = if batch.folded {
        vec![
            Area::half(options.paper, options, Mirror::LeftRight),
            Area::half(options.paper, options, Mirror::TopBottom),
        ]
    } else {
        vec![Area::whole(options.paper, options)]
    };
    let mut best: Option<(Lattice, Area)> = None;
    for &area in &areas {
        if let Some(lattice) = densest(batch.shape, batch.gap, area.ground.size)
            && best.is_none_or(|(best, _)| lattice.capacity() > best.capacity())
        {
            best = Some((lattice, area));
        }
    }
    let (lattice, area) =
        best.ok_or_else(|| areas.first().map_or(Size::default(), |area| area.ground.size))?;
    let bleed = batch.bleed(options);
    let ticks = match options.cut {
        CutStyle::Marks => Ticks::of(batch.shape, batch.gap, bleed, &lattice),
        CutStyle::Lines | CutStyle::Outline | CutStyle::None => Ticks::default(),
    };
    Ok(Plan { batch, lattice, area, bleed, rim: batch.rim(options), ticks })
}

fn too_large<'a>(batch: &'a Batch, room: Size) -> impl Iterator<Item = TooLarge> + 'a {
    let room = Size::new(room.width.max(Mm::ZERO), room.height.max(Mm::ZERO));
    let mut kinds = batch.copies.clone();
    kinds.dedup();
    let size = batch.shape.size();
    kinds.into_iter().map(move |piece| TooLarge { what: Misfit::Piece(piece), size, room })
}

/// Spreads batches over pages: full pages first, then what is left, first fit.
fn stacks<'a>(plans: &'a [Plan<'a>]) -> Vec<Stack<'a>> {
    let mut stacks: Vec<Stack> = Vec::new();
    // The pages with the last load of a batch, as long as they could take the lowest piece of all: without
    // that bound a game of many groups would be slow to lay out.
    let mut open: Vec<usize> = Vec::new();
    let lowest = plans.iter().map(|plan| plan.lattice.piece.height).min().unwrap_or_default();
    for plan in plans {
        let capacity = plan.lattice.capacity().max(1);
        let last = plan.batch.copies.len().saturating_sub(1) / capacity;
        for (number, copies) in plan.batch.copies.chunks(capacity).enumerate() {
            let load = Load { plan, copies };
            if number < last {
                stacks.push(Stack { height: load.height(), loads: vec![load] });
                continue;
            }
            let place = open.iter().copied().find(|&at| stacks[at].takes(&load));
            let at = place.unwrap_or(stacks.len());
            match place {
                Some(at) => stacks[at].add(load),
                None => {
                    open.push(at);
                    stacks.push(Stack { height: load.height(), loads: vec![load] });
                }
            }
            let least = stacks[at].height + LEAST_APART + lowest;
            if least > plan.area.ground.size.height {
                open.retain(|&other| other != at);
            }
        }
    }
    stacks
}

impl<'a> Stack<'a> {
    fn height_with(&self, load: &Load) -> Mm {
        let apart = self.loads.last().map_or(Mm::ZERO, |above| above.apart(load));
        self.height + apart + load.height()
    }

    fn takes(&self, load: &Load) -> bool {
        let area = load.plan.area;
        self.loads.iter().all(|other| other.plan.area == area)
            && self.height_with(load) <= area.ground.size.height
    }

    fn add(&mut self, load: Load<'a>) {
        self.height = self.height_with(&load);
        self.loads.push(load);
    }

    /// Where each load lies, and how far its marks may run.
    fn blocks(&self) -> Vec<Block<'_, 'a>> {
        let Some(first) = self.loads.first() else { return Vec::new() };
        let Area { ground, reach, .. } = first.plan.area;
        let alone = self.loads.len() == 1;
        let full_top = ground.top() + (ground.size.height - first.plan.lattice.size().height).half();
        let mut top = if alone { full_top } else { full_top.min(ground.bottom() - self.height) };
        let mut marks_from = reach.top();
        let mut blocks = Vec::with_capacity(self.loads.len());
        for (at, load) in self.loads.iter().enumerate() {
            let full = load.plan.lattice.size();
            let height = if alone { full.height } else { load.height() };
            let left = ground.left() + (ground.size.width - full.width).half();
            let next = self.loads.get(at + 1);
            let apart = next.map_or(Mm::ZERO, |next| load.apart(next));
            // The marks of two neighbours end in the middle between their bleeds.
            let marks_to = next.map_or(reach.bottom(), |next| {
                top + height + (apart + load.plan.rim - next.plan.rim - MARKS_APART).half()
            });
            blocks.push(Block {
                load,
                outline: Rect::new(left, top, full.width, height),
                reach: Rect::new(reach.left(), marks_from, reach.size.width, marks_to - marks_from),
                shared: !alone,
            });
            top += height + apart;
            marks_from = marks_to + MARKS_APART;
        }
        blocks
    }
}

/// A load in its place.
struct Block<'s, 'a> {
    load: &'s Load<'a>,
    outline: Rect,
    reach: Rect,
    /// Whether other blocks lie on its page.
    shared: bool,
}

impl Block<'_, '_> {
    /// The middles of its pieces.
    fn centres(&self) -> impl Iterator<Item = Point> {
        let lattice = self.load.plan.lattice;
        (0..self.load.copies.len()).map(move |slot| self.outline.origin + lattice.slot(slot))
    }

    /// The box round its outlines.
    fn trim(&self) -> Option<Rect> {
        let size = self.load.plan.lattice.piece;
        self.centres().map(|centre| Rect::centred(centre, size)).reduce(Rect::union)
    }

    fn placed(&self) -> impl Iterator<Item = Placed> {
        let plan = self.load.plan;
        self.centres().zip(self.load.copies).map(move |(centre, &piece)| Placed {
            item: Item::Front(piece),
            centre,
            quarters: plan.lattice.quarters,
            room: plan.bleed,
            ticks: plan.ticks.at(centre, self.reach),
        })
    }

    /// Its straight cuts; none where its pieces are not freed by any.
    fn cuts(&self) -> Option<Cuts> {
        let (plan, pieces) = (self.load.plan, self.load.copies.len());
        let lattice = &plan.lattice;
        if !plan.batch.shape.is_rectangular() || lattice.weave != Weave::Plain {
            return None;
        }
        let edges = |start: Mm, size: Mm| [start, start + size];
        let columns = lattice.columns_of(pieces);
        let upright = |columns: std::ops::Range<usize>| -> Vec<Mm> {
            let left = |column: usize| self.outline.left() + lattice.across * column as i64;
            columns.flat_map(|column| edges(left(column), lattice.piece.width)).collect()
        };
        // Above another block the marks of empty columns would stand in the air, and seem to be its own.
        let (rows, filled) = (lattice.rows_of(pieces), pieces.saturating_sub(1) % columns.max(1) + 1);
        let mut ended = Vec::new();
        let mut ended_at = Mm::ZERO;
        if self.shared && rows > 1 {
            let last = upright(0..filled).into_iter().max().unwrap_or_default();
            ended = upright(filled..columns);
            ended.retain(|&x| x - last >= plan.rim + MARK_OFFSET);
            ended_at = self.outline.top() + lattice.top(rows - 2) + lattice.piece.height + plan.rim;
        }
        Some(Cuts {
            upright: upright(0..columns),
            level: (0..lattice.rows_of(pieces))
                .flat_map(|row| edges(self.outline.top() + lattice.top(row), lattice.piece.height))
                .collect(),
            block: self.outline.grown(plan.rim),
            reach: self.reach,
            ended,
            ended_at,
            gutters: self.gutters(),
        })
    }

    /// The marks where its gutters cross: rims are cut off first, and what stood there is gone with them.
    fn gutters(&self) -> Vec<Segment> {
        let plan = self.load.plan;
        let pieces: Vec<Rect> =
            self.centres().map(|centre| Rect::centred(centre, plan.lattice.piece)).collect();
        let columns = plan.lattice.columns_of(pieces.len()).max(1);
        let mut marks = Vec::new();
        for (number, &above) in pieces.iter().enumerate().filter(|(number, _)| (number + 1) % columns > 0) {
            if let Some(&below) = pieces.get(number + columns + 1) {
                marks.extend(crossing(above, below, plan.bleed));
            }
        }
        marks
    }
}

fn sheet(stack: &Stack, game: &Game, options: &Options) -> Sheet {
    let paper = options.paper;
    let blocks = stack.blocks();
    let mut placed: Vec<Placed> = blocks.iter().flat_map(Block::placed).collect();
    let cuts = blocks.iter().filter_map(Block::cuts).flat_map(|cuts| cuts.segments(options.cut)).collect();
    let mut trim = blocks.iter().filter_map(Block::trim).reduce(Rect::union).unwrap_or_default();
    let mut folds = Vec::new();
    if let Some(fold) = stack.loads.first().and_then(|load| load.plan.area.fold) {
        let behind: Vec<Placed> = placed.iter().filter_map(|front| fold.back(front, game, paper)).collect();
        placed.extend(behind);
        trim = trim.union(fold.rect(trim, paper));
        folds.push(fold_line(paper, fold));
    }
    let groups: Vec<&ByLang<String>> = stack.loads.iter().map(|load| load.plan.batch.group).collect();
    let title = title::of_groups(&groups);
    Sheet {
        paper,
        content: Content::Pieces,
        number: (1, 1),
        slug: title::slug(&title.en, "pieces"),
        title,
        side: Side::Front,
        placed,
        cuts,
        folds,
        joins: Vec::new(),
        landings: Vec::new(),
        trim,
        footer: footer(paper),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Backs;
    use super::super::fixtures::{A4, disc, game, options, piece, square};
    use super::*;
    use crate::game::{Piece, Shape};

    fn laid(pieces: impl IntoIterator<Item = Piece>, options: &Options) -> Vec<Sheet> {
        sheets(&game(pieces), options).expect("the test's pieces fit")
    }

    fn named(mut piece: Piece, group: &str) -> Piece {
        piece.group = ByLang::same(group.to_owned());
        piece
    }

    #[test]
    fn a_part_filled_last_sheet_does_not_shift() {
        let full = laid([piece(square(40), 24)], &options(A4));
        let part = laid([piece(square(40), 29)], &options(A4));
        assert_eq!((full.len(), part.len()), (1, 2));
        assert_eq!(part[0].placed, full[0].placed);
        assert_eq!(part[1].placed, full[0].placed[..5]);
    }

    #[test]
    fn a_part_filled_sheet_keeps_only_the_marks_of_its_pieces() {
        let [full, part] = &laid([piece(square(40), 27)], &options(A4))[..] else { panic!("two sheets") };
        assert!(part.cuts.iter().all(|cut| full.cuts.contains(cut)));
        // Three columns share their cuts, one row has two: both ends of each.
        assert_eq!(part.cuts.len(), (4 + 2) * 2);
    }

    #[test]
    fn last_sheets_that_leave_room_are_shared() {
        let tiles = named(piece(square(40), 26), "Tiles");
        let mut discs = named(piece(disc(25), 14), "Discs");
        discs.gap = Mm::new(3);
        let boards = named(piece(square(180), 1), "Boards");
        let names: Vec<String> =
            laid([tiles, discs, boards], &options(A4)).into_iter().map(|sheet| sheet.slug).collect();
        assert_eq!(names, ["tiles", "tiles-discs", "boards"]);
    }

    #[test]
    fn the_first_batch_of_a_shared_sheet_moves_only_as_far_as_it_must() {
        let tiles = || named(piece(square(40), 5), "Tiles");
        let alone = laid([tiles()], &options(A4));
        for (side, moved) in [(60, Mm::ZERO), (180, Mm::from_um(-12_500))] {
            let shared = laid([tiles(), named(piece(square(side), 1), "Others")], &options(A4));
            let move_of = |at: usize| shared[0].placed[at].centre - alone[0].placed[at].centre;
            assert_eq!(shared.len(), 1);
            assert_eq!([move_of(0), move_of(1)], [Point::new(Mm::ZERO, moved); 2]);
        }
    }

    #[test]
    fn two_batches_leave_each_other_room_for_marks() {
        // Without a gap the bleed at the rim is whole; with one, it is what the gap leaves it.
        for (gap, mark) in [(0, 1500), (4, 1500)] {
            let mut tiles = named(piece(square(40), 2), "Tiles");
            let mut cards = named(piece(Shape::Rectangle(Size::new(Mm::new(60), Mm::new(80))), 2), "Cards");
            tiles.gap = Mm::new(gap);
            cards.gap = Mm::new(gap);
            let sheet = &laid([tiles, cards], &options(A4))[0];
            let tiles_end = sheet.placed[0].centre.y + Mm::new(20);
            let cards_start = sheet.placed[2].centre.y - Mm::new(40);
            let between =
                |cut: &&Segment| cut.from.x == cut.to.x && cut.from.y >= tiles_end && cut.to.y <= cards_start;
            let marks: Vec<Mm> = sheet.cuts.iter().filter(between).map(|cut| cut.to.y - cut.from.y).collect();
            assert_eq!(marks, vec![Mm::from_um(mark); if gap == 0 { 3 + 3 } else { 4 + 4 }]);
        }
    }

    #[test]
    fn the_columns_of_a_part_filled_row_end_above_it() {
        let tiles = named(piece(square(40), 6), "Tiles");
        let sheet = &laid([tiles, named(piece(square(150), 1), "Others")], &options(A4))[0];
        let tile =
            |number: usize| Rect::centred(sheet.placed[number].centre, Size::new(Mm::new(40), Mm::new(40)));
        let (above, last, other) = (tile(3), tile(5), sheet.placed[6].centre.y - Mm::new(75));
        let below: Vec<Segment> = sheet
            .cuts
            .iter()
            .copied()
            .filter(|cut| cut.from.x == cut.to.x && cut.from.y > above.bottom() && cut.to.y < other)
            .filter(|cut| cut.from.x > last.right())
            .collect();
        let ends: Vec<Mm> = below.iter().map(|cut| cut.from.y - above.bottom()).collect();
        // Those of the two empty columns; what stands right above the other block is its own.
        assert_eq!(ends.iter().filter(|&&end| end == Mm::from_um(2_500)).count(), 2, "{below:?}");
        let orphans = below.iter().filter(|cut| cut.from.y > last.bottom() && cut.from.x == above.right());
        assert_eq!(orphans.count(), 0, "{below:?}");
    }

    #[test]
    fn wide_gutters_are_marked_where_they_cross() {
        let mut cards = piece(square(50), 5);
        cards.gap = Mm::new(10);
        let sheet = &laid([cards], &options(A4))[0];
        let trim = sheet.trim;
        let within = sheet.cuts.iter().filter(|cut| {
            trim.left() < cut.from.x
                && cut.to.x < trim.right()
                && trim.top() < cut.from.y
                && cut.to.y < trim.bottom()
        });
        // Three columns and two cards below: one crossing has all four pieces round it.
        assert_eq!(within.count(), 4);
    }

    #[test]
    fn all_that_does_not_fit_is_named_in_one_go() {
        let game = game([piece(square(300), 1), piece(square(20), 1), piece(disc(200), 1)]);
        let misfits = sheets(&game, &options(A4)).expect_err("two are too large");
        assert_eq!(
            misfits.iter().map(|misfit| misfit.what).collect::<Vec<_>>(),
            [Misfit::Piece(0), Misfit::Piece(2)]
        );
    }

    #[test]
    fn the_fold_runs_where_it_leaves_more_pieces() {
        let fold = Options { backs: Backs::Fold, ..options(A4) };
        let mut flat = piece(Shape::Rectangle(Size::new(Mm::new(190), Mm::new(60))), 1);
        flat.reversible = true;
        let mut upright = piece(square(80), 1);
        upright.reversible = true;
        let folds = |piece| laid([piece], &fold)[0].folds.clone();
        let line = |x0, y0, x1, y1| {
            let point = |x, y| Point::new(Mm::from_um(x), Mm::from_um(y));
            vec![Segment { from: point(x0, y0), to: point(x1, y1) }]
        };
        assert_eq!(folds(flat), line(5000, 148_500, 205_000, 148_500));
        assert_eq!(folds(upright), line(105_000, 5000, 105_000, 282_500));
    }
}
