//! Boards: one page where a camp fits, tiles that overlap where it does not.
//!
//! All tiles of a camp are of one size, and each overlaps its neighbours by at least what is asked for. A
//! tile is cut out along its window and laid on its neighbour, cross on cross.

use super::marks::Cuts;
use super::page::{Area, footer};
use super::{Content, Item, Misfit, Options, Placed, Segment, Sheet, Side, TooLarge, title};
use crate::game::{Board, Mm, Point, Rect, Size};

/// What a tile must show beyond its overlap to be worth its paper.
const LEAST_STEP: Mm = Mm::new(10);

/// More sheets than this nobody glues together.
const MOST_TILES: usize = 1000;

/// The narrowest overlap and frame that alignment crosses are printed on.
const LEAST_FOR_CROSS: Mm = Mm::new(4);

/// How far the lines reach that show where the edge of the next tile comes to lie.
const LANDING: Mm = Mm::new(3);

/// What a board keeps free below it before it gives as much above: marks and footer are crowded without.
const FREE_BELOW: Mm = Mm::new(6);

/// How far crosses stay off the ends of a seam where no frame holds them.
const CROSS_INSET: Mm = Mm::new(3);

/// The sheets of a board, camp by camp.
pub(super) fn sheets(number: usize, board: &Board, options: &Options) -> Result<Vec<Sheet>, TooLarge> {
    let size = board.size();
    let Some(tiling) = Tiling::fewest(size, options) else {
        let room = super::room(options);
        return Err(TooLarge { what: Misfit::Board(number), size, room });
    };
    let mut sheets = Vec::new();
    for (camp, its) in board.camps.iter().enumerate() {
        let slug = title::slug(&board.name, "board");
        let slug = match its.letter {
            Some(letter) => format!("{slug}-{}", title::slug(&letter.to_string(), &(camp + 1).to_string())),
            None => slug,
        };
        for row in 0..tiling.down.count {
            for column in 0..tiling.across.count {
                let window = tiling.window(column, row);
                let outline = tiling.on_paper(window);
                let bleed = options.bleed.max(Mm::ZERO);
                let joins = tiling.joins(board, column, row);
                let on_page = |at: Point| at - window.origin + outline.origin;
                sheets.push(Sheet {
                    paper: tiling.paper,
                    content: Content::Board {
                        board: number,
                        camp,
                        tile: (column, row),
                        tiles: (tiling.across.count, tiling.down.count),
                    },
                    number: (1, 1),
                    title: title::of_camp(board, its),
                    slug: slug.clone(),
                    side: Side::Front,
                    placed: vec![Placed {
                        item: Item::BoardWindow { board: number, camp, window },
                        centre: outline.centre(),
                        quarters: 0,
                        room: bleed,
                        ticks: Vec::new(),
                    }],
                    cuts: Cuts::around(outline, bleed, tiling.area.reach).segments(options.cut),
                    folds: Vec::new(),
                    joins: joins.into_iter().map(on_page).collect(),
                    landings: tiling
                        .landings(board, column, row)
                        .into_iter()
                        .map(|line| Segment { from: on_page(line.from), to: on_page(line.to) })
                        .collect(),
                    trim: outline,
                    footer: footer(tiling.paper),
                });
            }
        }
    }
    Ok(sheets)
}

/// How a camp is cut into tiles.
#[derive(Clone, Copy, Debug)]
struct Tiling {
    paper: Size,
    area: Area,
    across: Windows,
    down: Windows,
}

impl Tiling {
    /// The tiling with fewest sheets, on the paper as it lies or turned.
    fn fewest(board: Size, options: &Options) -> Option<Tiling> {
        let mut best: Option<Tiling> = None;
        for paper in [options.paper, options.paper.turned()] {
            let area = Area::whole(paper, options);
            let overlap = options.overlap.max(Mm::ZERO);
            let (Some(across), Some(down)) = (
                Windows::over(board.width, area.ground.size.width, overlap),
                Windows::over(board.height, area.ground.size.height, overlap),
            ) else {
                continue;
            };
            let tiling = Tiling { paper, area, across, down };
            if tiling.count() <= MOST_TILES && best.is_none_or(|best| tiling.count() < best.count()) {
                best = Some(tiling);
            }
        }
        best
    }

    fn count(&self) -> usize {
        self.across.count.saturating_mul(self.down.count)
    }

    /// A tile, on the board.
    fn window(&self, column: usize, row: usize) -> Rect {
        Rect::new(self.across.start(column), self.down.start(row), self.across.size, self.down.size)
    }

    /// Where a tile lies on its page: in the middle of the ground, higher where little is left below it.
    fn on_paper(&self, window: Rect) -> Rect {
        let ground = self.area.ground;
        let slack = ground.size.height - window.size.height;
        Rect {
            origin: Point::new(
                ground.left() + (ground.size.width - window.size.width).half(),
                ground.top() + slack.half().min((slack - FREE_BELOW).max(Mm::ZERO)),
            ),
            size: window.size,
        }
    }

    /// The middles of the crosses on a tile, on the board: two on each of its seams, near the ends.
    fn joins(&self, board: &Board, column: usize, row: usize) -> Vec<Point> {
        let xs = self.across.seams(column);
        let ys = self.down.seams(row);
        let mut joins = Vec::new();
        for &x in &xs {
            let ends = self.down.ends(row, board.frame.ends);
            joins.extend(ends.iter().map(|&y| Point::new(x, y)));
        }
        for &y in &ys {
            let ends = self.across.ends(column, board.frame.sides);
            joins.extend(ends.iter().map(|&x| Point::new(x, y)));
        }
        // Where four tiles meet, two seams share a cross.
        joins.sort_unstable();
        joins.dedup();
        joins
    }

    /// Where the edges of the neighbours of a tile come to lie on it: lines on the board, from both ends of
    /// each such edge inwards.
    fn landings(&self, board: &Board, column: usize, row: usize) -> Vec<Segment> {
        let window = self.window(column, row);
        let along = |frame: Mm, from: Mm, to: Mm| {
            let length = if frame > Mm::ZERO { LANDING.min(frame.half()) } else { LANDING.half() };
            [(from, from + length), (to - length, to)]
        };
        let mut lines = Vec::new();
        for x in self.across.landings(column) {
            let ends = along(board.frame.ends, window.top(), window.bottom());
            lines.extend(ends.map(|(y0, y1)| Segment { from: Point::new(x, y0), to: Point::new(x, y1) }));
        }
        for y in self.down.landings(row) {
            let ends = along(board.frame.sides, window.left(), window.right());
            lines.extend(ends.map(|(x0, x1)| Segment { from: Point::new(x0, y), to: Point::new(x1, y) }));
        }
        lines
    }
}

/// The windows through which one side of a board is seen.
#[derive(Clone, Copy, Debug)]
struct Windows {
    /// The side of the board.
    whole: Mm,
    /// How many there are.
    count: usize,
    /// The size of each.
    size: Mm,
}

impl Windows {
    /// As few as possible, none larger than `room`, each sharing `overlap` or a little more with the next.
    fn over(whole: Mm, room: Mm, overlap: Mm) -> Option<Windows> {
        if whole <= Mm::ZERO || room <= Mm::ZERO {
            return None;
        }
        if whole <= room {
            return Some(Windows { whole, count: 1, size: whole });
        }
        let step = room - overlap;
        if step < LEAST_STEP {
            return None;
        }
        let ceil = |length: Mm, parts: i64| (length.um() + parts - 1).div_euclid(parts);
        let count = ceil(whole - overlap, step.um());
        let size = Mm::from_um(ceil(whole + overlap * (count - 1), count));
        Some(Windows { whole, count: usize::try_from(count).ok()?, size })
    }

    /// Where one of them starts.
    fn start(&self, number: usize) -> Mm {
        let last = (self.count.max(2) - 1) as i64;
        (self.whole - self.size) * number as i64 / last
    }

    fn end(&self, number: usize) -> Mm {
        self.start(number) + self.size
    }

    /// The middle of what one of them shares with the one before it.
    fn seam_before(&self, number: usize) -> Option<Mm> {
        let before = number.checked_sub(1)?;
        let (from, to) = (self.start(number), self.end(before));
        (to - from >= LEAST_FOR_CROSS).then(|| from + (to - from).half())
    }

    /// The middle of what one of them shares with the one after it.
    fn seam_after(&self, number: usize) -> Option<Mm> {
        if number + 1 < self.count { self.seam_before(number + 1) } else { None }
    }

    /// Where the ends of its neighbours come to lie within one of them.
    fn landings(&self, number: usize) -> Vec<Mm> {
        let before = number.checked_sub(1).map(|before| self.end(before));
        let after = (number + 1 < self.count).then(|| self.start(number + 1));
        let (start, end) = (self.start(number), self.end(number));
        before.into_iter().chain(after).filter(|&at| at > start && at < end).collect()
    }

    fn seams(&self, number: usize) -> Vec<Mm> {
        self.seam_before(number).into_iter().chain(self.seam_after(number)).collect()
    }

    /// Where the crosses on a seam that runs along this window lie: on the crossing seam, or on the frame.
    fn ends(&self, number: usize, frame: Mm) -> [Mm; 2] {
        let inset = if frame >= LEAST_FOR_CROSS { frame.half() } else { CROSS_INSET };
        let inset = inset.min(self.size / 4);
        [
            self.seam_before(number).unwrap_or(self.start(number) + inset),
            self.seam_after(number).unwrap_or(self.end(number) - inset),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A4, LETTER, board, options};
    use super::*;
    use crate::game::Camp;

    /// How many sheets a board of this size takes, and whether on turned paper.
    fn tiles(width: i64, height: i64, paper: Size) -> Option<(usize, usize, bool)> {
        let tiling = Tiling::fewest(Size::new(Mm::new(width), Mm::new(height)), &options(paper))?;
        Some((tiling.across.count, tiling.down.count, tiling.paper != paper))
    }

    #[test]
    fn known_boards_take_as_few_sheets_as_they_can() {
        assert_eq!(tiles(192, 356, A4), Some((1, 2, false)));
        assert_eq!(tiles(192, 356, LETTER), Some((1, 2, false)));
        assert_eq!(tiles(152, 271, A4), Some((1, 1, false)));
        assert_eq!(tiles(271, 152, A4), Some((1, 1, true)));
    }

    #[test]
    fn nobody_is_asked_to_glue_a_thousand_sheets() {
        assert_eq!(tiles(90_000, 90_000, A4), None);
        assert_eq!(tiles(300, 300, Size::new(Mm::new(30), Mm::new(40))), None);
        assert_eq!(tiles(0, 300, A4), None);
    }

    #[test]
    fn tiles_are_equal_and_share_at_least_the_overlap() {
        let windows = Windows::over(Mm::from_um(500_001), Mm::new(200), Mm::new(10)).expect("it has room");
        assert_eq!((windows.count, windows.size), (3, Mm::from_um(173_334)));
        assert_eq!(windows.start(0), Mm::ZERO);
        assert_eq!(windows.end(2), windows.whole);
        assert!((1..3).all(|n| windows.end(n - 1) - windows.start(n) >= Mm::new(10)));
    }

    #[test]
    fn both_sides_of_a_seam_show_its_crosses_at_one_place_of_the_board() {
        let board = board(340, 470, 16);
        let sheets = sheets(0, &board, &options(A4)).expect("it can be tiled");
        assert_eq!(sheets.len(), 4);
        let on_board = |sheet: &Sheet| -> Vec<Point> {
            let Item::BoardWindow { window, .. } = sheet.placed[0].item else { panic!("not a board") };
            sheet.joins.iter().map(|&at| at - sheet.trim.origin + window.origin).collect()
        };
        let (left, right) = (on_board(&sheets[0]), on_board(&sheets[1]));
        let seam = Mm::new(170);
        let shared =
            |joins: &[Point]| -> Vec<Point> { joins.iter().copied().filter(|at| at.x == seam).collect() };
        assert_eq!(shared(&left), [Point::new(seam, Mm::new(8)), Point::new(seam, Mm::new(235))]);
        assert_eq!(shared(&left), shared(&right));
        assert_eq!(left.len(), 3, "four tiles meet in one cross: {left:?}");
    }

    #[test]
    fn a_tile_shows_where_the_edge_of_its_neighbour_comes_to_lie() {
        let board = board(192, 356, 16);
        let [upper, lower] = &sheets(0, &board, &options(A4)).expect("it can be tiled")[..] else {
            panic!("two tiles")
        };
        // Each window is 183 mm high: the lower begins at 173 mm, where the upper must show it.
        for (sheet, from_top) in [(upper, 173), (lower, 10)] {
            let at: Vec<(Mm, Mm, Mm)> = sheet
                .landings
                .iter()
                .map(|line| (line.from - sheet.trim.origin, line.to - sheet.trim.origin))
                .map(|(from, to)| (from.y, from.x, to.x))
                .collect();
            let y = Mm::new(from_top);
            assert_eq!(at, [(y, Mm::ZERO, Mm::new(3)), (y, Mm::new(189), Mm::new(192))]);
        }
    }

    #[test]
    fn a_board_with_little_room_stands_high() {
        let top = |height| sheets(0, &board(100, height, 8), &options(A4)).expect("it fits")[0].trim.top();
        assert_eq!([top(271), top(264), top(172)], [Mm::new(8), Mm::new(10), Mm::new(58)]);
    }

    #[test]
    fn a_camp_is_named_by_its_letter() {
        let mut board = board(100, 100, 0);
        board.camps = vec![Camp { letter: Some('A') }, Camp { letter: Some('B') }];
        let sheets = sheets(0, &board, &options(A4)).expect("it fits");
        let named: Vec<_> =
            sheets.iter().map(|sheet| (sheet.slug.as_str(), sheet.title.fr.as_str())).collect();
        assert_eq!(named, [("board-a", "Plateau, camp A"), ("board-b", "Plateau, camp B")]);
    }
}
