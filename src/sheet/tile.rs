//! Boards: one page per camp, or overlapping tiles if a camp does not fit.
//!
//! All tiles of a camp have the same size, and at least the least overlap. A tile is cut out along its window and
//! laid on its neighbour, cross on cross.

use super::axis_tiling::AxisTiling;
use super::marks::{ItemBounds, MIN_MARK, SHORT_MARK};
use super::placed_block::PlacedBlock;
use super::{BoardTile, Misfit, Options, PlacedItem, Segment, SheetItem, TooLarge, page, title};
use crate::game::{Board, ByLang, Mm, Point, Rect, Size};

/// Maximum number of tiles of a camp.
const MAX_TILES: usize = 1000;

/// Length of the lines that align the edge of the next tile.
const LANDING_LENGTH: Mm = Mm::new(3);

/// Minimum space below a board before it is centred vertically, for marks and footer.
const MIN_SPACE_BELOW: Mm = Mm::new(6);

/// The top edge of a board on its page, given the height of all content: centred, but higher if there is little space
/// below.
pub(super) fn top(area: Rect, height: Mm) -> Mm {
    let slack = area.size.height - height;
    area.top() + slack.half().min((slack - MIN_SPACE_BELOW).max(Mm::ZERO))
}

/// The part of a board on one page: a whole camp or a tile.
#[derive(Clone, Debug)]
pub(super) struct BoardPart {
    /// The paper, in the orientation of this part.
    pub(super) paper: Size,
    /// The title of the board and its camp.
    pub(super) title: ByLang<String>,
    /// The same for file names.
    pub(super) slug: String,
    /// The tile, if the camp has several.
    pub(super) tile: Option<BoardTile>,
    pub(super) bleed: Mm,
    /// Clearance to the sides and to the ends of the page.
    pub(super) clearance: Size,
    board: usize,
    camp: usize,
    window: Rect,
    joins: Vec<Point>,
    landings: Vec<Segment>,
}

impl BoardPart {
    pub(super) fn size(&self) -> Size {
        self.window.size
    }

    pub(super) fn place(&self, outline: Rect) -> PlacedBlock {
        let BoardPart { board, camp, window, .. } = *self;
        let on_page = |at: Point| at - window.origin + outline.origin;
        let line = |line: &Segment| Segment { from: on_page(line.from), to: on_page(line.to) };
        PlacedBlock {
            items: vec![PlacedItem {
                item: SheetItem::BoardWindow { board, camp, window },
                copy: 0,
                centre: outline.centre(),
                quarters: 0,
                room: self.bleed,
                ticks: Vec::new(),
                behind_fold: false,
            }],
            // As if it had bleed on all sides: the name of the tile is beside a seam.
            bounds: vec![ItemBounds { outline, paint: outline.grown(self.bleed), is_cut: true }],
            joins: self.joins.iter().copied().map(on_page).collect(),
            landings: self.landings.iter().map(line).collect(),
            trim: outline,
            fold: None,
        }
    }
}

/// The parts of a board, camp by camp.
pub(super) fn parts(number: usize, board: &Board, options: &Options) -> Result<Vec<BoardPart>, TooLarge> {
    let size = board.size();
    let Some(tiling) = Tiling::fewest(size, options) else {
        let room = super::room(options);
        return Err(TooLarge { what: Misfit::Board(number), size, room });
    };
    let mut parts = Vec::new();
    for (index, camp) in board.camps.iter().enumerate() {
        let slug = title::slug(&board.name, "board");
        let slug = match camp.letter {
            Some(letter) => format!("{slug}-{}", title::slug(&letter.to_string(), &(index + 1).to_string())),
            None => slug,
        };
        let of = (tiling.across.count, tiling.down.count);
        for (row, column) in (0..of.1).flat_map(|row| (0..of.0).map(move |column| (row, column))) {
            let tile = BoardTile { board: number, camp: index, at: (column, row), of };
            parts.push(BoardPart {
                paper: tiling.paper,
                title: title::camp_title(board, camp),
                slug: slug.clone(),
                tile: (of != (1, 1)).then_some(tile),
                bleed: options.bleed.max(Mm::ZERO),
                clearance: tiling.clearance,
                board: number,
                camp: index,
                window: tiling.window(column, row),
                joins: tiling.joins(board, column, row),
                landings: tiling.landings(board, column, row),
            });
        }
    }
    Ok(parts)
}

/// The division of a camp into tiles.
#[derive(Clone, Copy, Debug)]
struct Tiling {
    paper: Size,
    /// Clearance to the sides and to the ends of the page.
    clearance: Size,
    across: AxisTiling,
    down: AxisTiling,
}

impl Tiling {
    /// The tiling with the fewest sheets, in either orientation of the paper. Marks are short, and the overlap less than
    /// wanted, only if that saves a sheet.
    fn fewest(board: Size, options: &Options) -> Option<Tiling> {
        let (wanted, least) = (options.overlap.max(Mm::ZERO), options.least_overlap.max(Mm::ZERO));
        let clearance = |mark: Mm| page::cut_clearance(mark, options.bleed.max(Mm::ZERO));
        let (long, short) = (clearance(MIN_MARK), clearance(SHORT_MARK));
        let clearances = [(long, long), (short, long), (long, short), (short, short)];
        let mut best: Option<Tiling> = None;
        for least in [wanted, least] {
            for clearance in clearances.map(|(sides, ends)| Size::new(sides, ends)) {
                for paper in [options.paper, options.paper.turned()] {
                    let room = page::room_within(clearance, &Options { paper, ..options.clone() });
                    let (Some(across), Some(down)) = (
                        AxisTiling::new(board.width, room.width, wanted, least),
                        AxisTiling::new(board.height, room.height, wanted, least),
                    ) else {
                        continue;
                    };
                    let tiling = Tiling { paper, clearance, across, down };
                    if tiling.count() <= MAX_TILES && best.is_none_or(|best| tiling.count() < best.count()) {
                        best = Some(tiling);
                    }
                }
            }
        }
        best
    }

    fn count(&self) -> usize {
        self.across.count.saturating_mul(self.down.count)
    }

    /// The window of a tile, relative to the board.
    fn window(&self, column: usize, row: usize) -> Rect {
        Rect::new(self.across.start(column), self.down.start(row), self.across.size, self.down.size)
    }

    /// The centres of the crosses on a tile, relative to the board: two on each seam, near its ends.
    fn joins(&self, board: &Board, column: usize, row: usize) -> Vec<Point> {
        let xs = self.across.seams(column);
        let ys = self.down.seams(row);
        let mut joins = Vec::new();
        for &x in &xs {
            let ends = self.down.cross_positions(row, board.frame.ends);
            joins.extend(ends.iter().map(|&y| Point::new(x, y)));
        }
        for &y in &ys {
            let ends = self.across.cross_positions(column, board.frame.sides);
            joins.extend(ends.iter().map(|&x| Point::new(x, y)));
        }
        // Where four tiles meet, two seams share a cross.
        joins.sort_unstable();
        joins.dedup();
        joins
    }

    /// The lines that align the edges of neighbouring tiles, relative to the board: from both ends of each edge
    /// inwards.
    fn landings(&self, board: &Board, column: usize, row: usize) -> Vec<Segment> {
        let window = self.window(column, row);
        let along = |frame: Mm, from: Mm, to: Mm| {
            let length =
                if frame > Mm::ZERO { LANDING_LENGTH.min(frame.half()) } else { LANDING_LENGTH.half() };
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

    /// Columns and rows of tiles of a board, and whether the paper is turned.
    fn tiles(width: i64, height: i64, paper: Size) -> Option<(usize, usize, bool)> {
        let tiling = Tiling::fewest(Size::new(Mm::new(width), Mm::new(height)), &options(paper))?;
        Some((tiling.across.count, tiling.down.count, tiling.paper != paper))
    }

    #[test]
    fn boards_take_the_fewest_sheets() {
        assert_eq!(tiles(192, 356, A4), Some((1, 2, false)));
        assert_eq!(tiles(192, 356, LETTER), Some((1, 2, false)));
        assert_eq!(tiles(152, 271, A4), Some((1, 1, false)));
        assert_eq!(tiles(271, 152, A4), Some((1, 1, true)));
    }

    #[test]
    fn the_number_of_tiles_is_limited() {
        assert_eq!(tiles(90_000, 90_000, A4), None);
        assert_eq!(tiles(300, 300, Size::new(Mm::new(30), Mm::new(40))), None);
        assert_eq!(tiles(0, 300, A4), None);
    }

    #[test]
    fn crosses_of_a_seam_are_at_the_same_points_of_both_tiles() {
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
    fn landings_are_at_the_edges_of_neighbouring_tiles() {
        let [upper, lower] = &sheets(board(192, 356, 16))[..] else { panic!("two tiles") };
        // Each window is 183 mm high; the lower one begins at 173 mm.
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
    fn a_board_with_little_space_below_is_higher() {
        let top = |height| sheets(board(100, height, 8))[0].trim.top();
        assert_eq!([top(271), top(263), top(171)], [8_500, 10_500, 58_500].map(Mm::from_um));
    }
}
