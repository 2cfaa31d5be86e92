//! Boards: one page per camp, or overlapping tiles if a camp does not fit.
//!
//! A tile is cut out along its window and laid on the flap of the next one, to the right or below. Of that only the flap
//! has marks, so that the glued board shows none.

use super::axis_tiling::{AxisRoom, AxisTiling, SeamLines, SeamPlace, Sharing};
use super::guillotine::lane;
use super::marks::{ItemBounds, MIN_MARK, SHORT_MARK};
use super::placed_block::PlacedBlock;
use super::{BoardTile, Misfit, Options, PlacedItem, Segment, SheetItem, TooLarge, page, title};
use crate::game::{Board, ByLang, Game, Mm, Point, Rect, Size};

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
    /// The tile, if the camp has several.
    pub(super) tile: Option<BoardTile>,
    pub(super) bleed: Mm,
    /// Clearance to the sides and to the ends of the page.
    pub(super) clearance: Size,
    board: usize,
    camp: usize,
    window: Rect,
    landings: Vec<Segment>,
}

impl BoardPart {
    pub(super) fn size(&self) -> Size {
        self.window.size
    }

    /// The title of the board and its camp.
    pub(super) fn title(&self, game: &Game) -> ByLang<String> {
        let camp = game.boards.get(self.board).and_then(|board| Some((board, board.camps.get(self.camp)?)));
        camp.map(|(board, camp)| title::camp_title(board, camp)).unwrap_or_default()
    }

    /// The same for file names.
    pub(super) fn slug(&self, game: &Game) -> String {
        game.boards.get(self.board).map(|board| slug(board, self.camp)).unwrap_or_default()
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
            landings: self.landings.iter().map(line).collect(),
            trim: outline,
            fold: None,
        }
    }
}

/// A whole camp as an item, with its title, and its name in file names.
pub(super) fn whole_board(number: usize, board: &Board, camp: usize) -> (SheetItem, ByLang<String>, String) {
    let window = Rect { origin: Point::default(), size: board.size() };
    let title = board.camps.get(camp).map(|camp| title::camp_title(board, camp)).unwrap_or_default();
    (SheetItem::BoardWindow { board: number, camp, window }, title, slug(board, camp))
}

/// The name of a camp in file names.
fn slug(board: &Board, camp: usize) -> String {
    let slug = title::slug(&board.name, "board");
    match board.camps.get(camp).and_then(|camp| camp.letter) {
        Some(letter) => format!("{slug}-{}", title::slug(&letter.to_string(), &(camp + 1).to_string())),
        None => slug,
    }
}

/// The parts of a board, camp by camp. `lines` are those that its seams can lie on.
pub(super) fn parts(
    number: usize,
    board: &Board,
    lines: &[SeamLines; 2],
    options: &Options,
    sharing: Sharing,
) -> Result<Vec<BoardPart>, TooLarge> {
    let Some(tiling) = Tiling::fewest(board.size(), lines, options, sharing) else {
        let room = super::room(options);
        return Err(TooLarge { what: Misfit::Board(number), size: board.size(), room });
    };
    let mut parts = Vec::new();
    for index in 0..board.camps.len() {
        let of = (tiling.across.count(), tiling.down.count());
        for (row, column) in (0..of.1).flat_map(|row| (0..of.0).map(move |column| (row, column))) {
            let flaps = tiling.flaps(column, row);
            let tile = BoardTile { board: number, camp: index, at: (column, row), of, flaps };
            parts.push(BoardPart {
                paper: tiling.paper,
                tile: (of != (1, 1)).then_some(tile),
                bleed: options.bleed.max(Mm::ZERO),
                clearance: tiling.clearance,
                board: number,
                camp: index,
                window: tiling.window(column, row),
                landings: tiling.landings(column, row),
            });
        }
    }
    Ok(parts)
}

/// The lines of a board that seams can lie on, across and down.
pub(super) fn seam_lines(board: &Board) -> [SeamLines; 2] {
    let size = board.size();
    let markers = (0..board.camps.len()).flat_map(|camp| board.markers(camp));
    let whites = markers.map(|marker| marker.white(size));
    let patches = board.patches().into_iter().map(|patch| patch.rect);
    let whole: Vec<Rect> = whites.chain(patches).chain(board.words.iter().copied()).collect();
    let lines = |all: Vec<Mm>, extent: fn(Rect) -> (Mm, Mm)| {
        let cuts = |line: Mm| whole.iter().copied().map(extent).any(|(from, to)| from < line && line < to);
        SeamLines { free: all.iter().copied().filter(|&line| !cuts(line)).collect(), all }
    };
    let [across, down] = board.lines();
    [lines(across, |rect| (rect.left(), rect.right())), lines(down, |rect| (rect.top(), rect.bottom()))]
}

/// The division of a camp into tiles.
#[derive(Clone, Debug)]
struct Tiling {
    paper: Size,
    /// Clearance to the sides and to the ends of the page.
    clearance: Size,
    across: AxisTiling,
    down: AxisTiling,
}

impl Tiling {
    /// The tiling with the fewest sheets, in either orientation of the paper, and of these one whose seams lie best. Marks are
    /// short, and the overlap less than wanted, only for that.
    fn fewest(board: Size, lines: &[SeamLines; 2], options: &Options, sharing: Sharing) -> Option<Tiling> {
        let (wanted, least) = (options.overlap.max(Mm::ZERO), options.least_overlap.max(Mm::ZERO));
        let reach = options.bleed.max(Mm::ZERO) + lane(options.cut);
        let clearance = |mark: Mm| page::cut_clearance(mark, reach);
        let (long, short) = (clearance(MIN_MARK), clearance(SHORT_MARK));
        let clearances = [(long, long), (short, long), (long, short), (short, short)];
        let [of_width, of_height] = lines;
        let mut best: Option<Tiling> = None;
        for least in [wanted, least] {
            for clearance in clearances.map(|(sides, ends)| Size::new(sides, ends)) {
                for paper in [options.paper, options.paper.turned()] {
                    let room = page::room_within(clearance, &Options { paper, ..options.clone() });
                    let axis = |whole: Mm, room: Mm| AxisRoom { whole, room, wanted, least };
                    let (wide, high) = (axis(board.width, room.width), axis(board.height, room.height));
                    let Some(count) =
                        wide.count().zip(high.count()).map(|(wide, high)| wide.saturating_mul(high))
                    else {
                        continue;
                    };
                    // Seams are sought only where they could be better.
                    let is_worse = |best: &Tiling| (count, SeamPlace::Free) >= best.rank();
                    if count > MAX_TILES || best.as_ref().is_some_and(is_worse) {
                        continue;
                    }
                    let across = AxisTiling::new(wide, of_width, sharing);
                    let tiling = across.zip(AxisTiling::new(high, of_height, sharing));
                    let tiling = tiling.map(|(across, down)| Tiling { paper, clearance, across, down });
                    let is_better =
                        |tiling: &Tiling| best.as_ref().is_none_or(|best| tiling.rank() < best.rank());
                    best = tiling.filter(is_better).or(best);
                }
            }
        }
        best
    }

    fn count(&self) -> usize {
        self.across.count().saturating_mul(self.down.count())
    }

    /// The number of tiles, and where their seams lie: less is better.
    fn rank(&self) -> (usize, SeamPlace) {
        (self.count(), self.across.place.max(self.down.place))
    }

    /// The window of a tile, relative to the board.
    fn window(&self, column: usize, row: usize) -> Rect {
        let (x, y) = (self.across.start(column), self.down.start(row));
        Rect::new(x, y, self.across.end(column) - x, self.down.end(row) - y)
    }

    /// The widths of the flaps of a tile.
    fn flaps(&self, column: usize, row: usize) -> Size {
        let flap = |axis: &AxisTiling, number: usize| {
            axis.landing(number).map_or(Mm::ZERO, |seam| seam - axis.start(number))
        };
        Size::new(flap(&self.across, column), flap(&self.down, row))
    }

    /// The lines that align the edges of neighbouring tiles, relative to the board: from both ends of each edge
    /// inwards.
    fn landings(&self, column: usize, row: usize) -> Vec<Segment> {
        let window = self.window(column, row);
        let along = |from: Mm, to: Mm| [(from, from + LANDING_LENGTH), (to - LANDING_LENGTH, to)];
        let mut lines = Vec::new();
        if let Some(x) = self.across.landing(column) {
            let ends = along(window.top(), window.bottom());
            lines.extend(ends.map(|(y0, y1)| Segment { from: Point::new(x, y0), to: Point::new(x, y1) }));
        }
        if let Some(y) = self.down.landing(row) {
            let ends = along(window.left(), window.right());
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
        let (size, options) = (Size::new(Mm::new(width), Mm::new(height)), options(paper));
        let tiling = Tiling::fewest(size, &Default::default(), &options, Sharing::Even)?;
        Some((tiling.across.count(), tiling.down.count(), tiling.paper != paper))
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
    fn landings_are_on_the_flap_at_the_edge_of_the_neighbour() {
        let [upper, lower] = &sheets(board(192, 356, 16))[..] else { panic!("two tiles") };
        assert!(upper.landings.is_empty());
        // Each window is 183 mm high; the lower one begins at 173 mm.
        let flap = Rect { size: Size::new(Mm::new(192), Mm::new(10)), ..lower.trim };
        assert!(lower.tile.unwrap().flaps(lower.trim).contains(&flap));
        let ends = lower.landings.iter().map(|line| (line.from - flap.origin, line.to - flap.origin));
        let at: Vec<(Mm, Mm, Mm)> = ends.map(|(from, to)| (from.y, from.x, to.x)).collect();
        assert_eq!(at, [(0, 3), (189, 192)].map(|(from, to)| (Mm::new(10), Mm::new(from), Mm::new(to))));
    }

    #[test]
    fn a_board_with_little_space_below_is_higher() {
        let top = |height| sheets(board(100, height, 8))[0].trim.top();
        assert_eq!([top(271), top(263), top(171)], [8_500, 10_500, 58_500].map(Mm::from_um));
    }
}
