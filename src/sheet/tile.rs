//! Boards: one page where a camp fits, tiles that overlap where it does not.
//!
//! All tiles of a camp are of one size, and each overlaps its neighbours by at least what is asked for. A
//! tile is cut out along its window and laid on its neighbour, cross on cross.

use super::marks::Thing;
use super::placed_block::Laid;
use super::window::Windows;
use super::{Misfit, Options, PlacedItem, Segment, SheetItem, Tile, TooLarge, title};
use crate::game::{Board, ByLang, Mm, Point, Rect, Size};

/// More sheets than this nobody glues together.
const MOST_TILES: usize = 1000;

/// How far the lines reach that show where the edge of the next tile comes to lie.
const LANDING: Mm = Mm::new(3);

/// What a board keeps free below it before it gives as much above: marks and footer are crowded without.
const FREE_BELOW: Mm = Mm::new(6);

/// Where the top edge of a board lies on its page, together so high with what lies below it: in the middle, but
/// higher where little is left at the foot.
pub(super) fn top(ground: Rect, height: Mm) -> Mm {
    let slack = ground.size.height - height;
    ground.top() + slack.half().min((slack - FREE_BELOW).max(Mm::ZERO))
}

/// What one page shows of a board: all of a camp, or a tile of it.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// The paper, as it lies where the board is alone on it.
    pub(super) paper: Size,
    /// What the board is called, and its camp.
    pub(super) title: ByLang<String>,
    /// The same in a file name.
    pub(super) slug: String,
    /// Which tile it is, where the camp takes several pages.
    pub(super) tile: Option<Tile>,
    /// How far it bleeds.
    pub(super) bleed: Mm,
    board: usize,
    camp: usize,
    window: Rect,
    joins: Vec<Point>,
    landings: Vec<Segment>,
}

impl Part {
    /// What it takes of a page.
    pub(super) fn size(&self) -> Size {
        self.window.size
    }

    /// Itself, in its place.
    pub(super) fn laid(&self, outline: Rect) -> Laid {
        let Part { board, camp, window, .. } = *self;
        let on_page = |at: Point| at - window.origin + outline.origin;
        let line = |line: &Segment| Segment { from: on_page(line.from), to: on_page(line.to) };
        Laid {
            placed: vec![PlacedItem {
                item: SheetItem::BoardWindow { board, camp, window },
                copy: 0,
                centre: outline.centre(),
                quarters: 0,
                room: self.bleed,
                ticks: Vec::new(),
                behind_fold: false,
            }],
            // As if it bled on all sides: beside a seam stands the name of the tile.
            things: vec![Thing { outline, paint: outline.grown(self.bleed), is_cut: true }],
            joins: self.joins.iter().copied().map(on_page).collect(),
            landings: self.landings.iter().map(line).collect(),
            trim: outline,
            fold: None,
        }
    }
}

/// The parts of a board, camp by camp.
pub(super) fn parts(number: usize, board: &Board, options: &Options) -> Result<Vec<Part>, TooLarge> {
    let size = board.size();
    let Some(tiling) = Tiling::fewest(size, options) else {
        let room = super::room(options);
        return Err(TooLarge { what: Misfit::Board(number), size, room });
    };
    let mut parts = Vec::new();
    for (camp, its) in board.camps.iter().enumerate() {
        let slug = title::slug(&board.name, "board");
        let slug = match its.letter {
            Some(letter) => format!("{slug}-{}", title::slug(&letter.to_string(), &(camp + 1).to_string())),
            None => slug,
        };
        let of = (tiling.across.count, tiling.down.count);
        for (row, column) in (0..of.1).flat_map(|row| (0..of.0).map(move |column| (row, column))) {
            let tile = Tile { board: number, camp, at: (column, row), of };
            parts.push(Part {
                paper: tiling.paper,
                title: title::of_camp(board, its),
                slug: slug.clone(),
                tile: (of != (1, 1)).then_some(tile),
                bleed: options.bleed.max(Mm::ZERO),
                board: number,
                camp,
                window: tiling.window(column, row),
                joins: tiling.joins(board, column, row),
                landings: tiling.landings(board, column, row),
            });
        }
    }
    Ok(parts)
}

/// How a camp is cut into tiles.
#[derive(Clone, Copy, Debug)]
struct Tiling {
    paper: Size,
    across: Windows,
    down: Windows,
}

impl Tiling {
    /// The tiling with fewest sheets, on the paper as it lies or turned.
    fn fewest(board: Size, options: &Options) -> Option<Tiling> {
        let mut best: Option<Tiling> = None;
        for paper in [options.paper, options.paper.turned()] {
            let room = super::room(&Options { paper, ..options.clone() });
            let overlap = options.overlap.max(Mm::ZERO);
            let (Some(across), Some(down)) = (
                Windows::over(board.width, room.width, overlap),
                Windows::over(board.height, room.height, overlap),
            ) else {
                continue;
            };
            let tiling = Tiling { paper, across, down };
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

#[cfg(test)]
mod tests {
    use super::super::tests::fixtures::{A4, LETTER, board, game, options};
    use super::super::{Sheet, lay_out};
    use super::*;

    fn sheets(board: Board) -> Vec<Sheet> {
        let mut game = game([]);
        game.boards.push(board);
        lay_out(&game, &options(A4)).expect("it fits")
    }

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
    fn both_sides_of_a_seam_show_its_crosses_at_one_place_of_the_board() {
        let sheets = sheets(board(340, 470, 16));
        assert_eq!(sheets.len(), 4);
        let on_board = |sheet: &Sheet| -> Vec<Point> {
            let SheetItem::BoardWindow { window, .. } = sheet.placed[0].item else { panic!("not a board") };
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
        let [upper, lower] = &sheets(board(192, 356, 16))[..] else { panic!("two tiles") };
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
        let top = |height| sheets(board(100, height, 8))[0].trim.top();
        assert_eq!([top(271), top(263), top(171)], [8_500, 10_500, 58_500].map(Mm::from_um));
    }
}
