//! Slightly smaller squares that would save sheets.

use super::gaps;
use crate::game::{Game, Grid, Mm, Options, Parts, Scale};
use crate::sheet::{PageSearch, Sheet, count_papers, papers};
use crate::spec::{self, Files, Overrides};
use crate::text::Source;

/// Tried sides of squares differ by this much.
const STEP: Mm = Mm::from_um(500);
/// Part of their side, in per cent, that squares keep: smaller ones would be another game.
const LEAST_PER_CENT: i64 = 90;

/// Squares that would save sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SmallerSquares {
    pub(super) side: Mm,
    /// Number of sheets of paper with these squares.
    pub(super) sheets: usize,
    /// Number of sheets of paper as it is.
    pub(super) instead_of: usize,
}

/// The largest smaller squares of all boards with which those take fewer sheets, if that saves sheets in all.
pub(super) fn that_save_sheets(
    source: &Source,
    overrides: &Overrides,
    files: &dyn Files,
    (game, options, sheets): (&Game, &Options, &[Sheet]),
) -> Option<SmallerSquares> {
    // The side that would be typed is not the one that is printed at another scale.
    if options.scale != Scale::FULL || sheets.iter().all(|sheet| sheet.tile.is_none()) {
        return None;
    }
    let only_boards = Parts { board: true, ..Parts::NONE };
    let only_boards = Options { parts: only_boards, ..options.clone() };
    let on_boards = |game: &Game| count_papers(game, &only_boards, PageSearch::Quick).unwrap_or(usize::MAX);
    let largest = game.boards.iter().filter_map(|board| side(&board.grid)).max()?;
    let smaller = (1..).map(|steps| largest - STEP * steps);
    let mut smaller = smaller.take_while(|&side| side * 100 >= largest * LEAST_PER_CENT);
    let now = on_boards(game);
    let side = smaller.find(|&side| on_boards(&with_squares(game, side)) < now)?;
    let overrides = Overrides { board_square: Some(side), ..overrides.clone() };
    let mut draft = spec::draft(source, &overrides, files);
    let smaller = gaps::settle(&mut draft).sheets.ok().filter(|_| draft.faulty().is_empty())?;
    let (sheets, instead_of) = (papers(&smaller), papers(sheets));
    (sheets < instead_of).then_some(SmallerSquares { side, sheets, instead_of })
}

fn side(grid: &Grid) -> Option<Mm> {
    match grid {
        Grid::Squares { side, .. } => Some(*side),
        Grid::Hexes { .. } | Grid::Points { .. } | Grid::Plain { .. } => None,
    }
}

/// The boards of a game with squares of another side.
fn with_squares(game: &Game, square: Mm) -> Game {
    let mut game = Game { pieces: Vec::new(), leaflet: None, ..game.clone() };
    for board in &mut game.boards {
        if let Grid::Squares { side, .. } = &mut board.grid {
            *side = square;
        }
    }
    game
}
