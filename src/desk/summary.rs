//! A game in a few words: what it holds and how much of it fits a sheet.

use serde::Serialize;

use crate::game::{self, Game, Grid, Lang, Options};
use crate::sheet::{self, Sheet};

/// Pieces that share their sheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Batch {
    /// What they are.
    pub group: String,
    /// How many there are in a game.
    pub count: usize,
    /// How many are printed: those that are glued back to back are there twice.
    pub printed: usize,
    /// How many a sheet holds, with their backs where these lie behind a fold.
    pub per_sheet: usize,
}

/// The pieces of a game by what they are called and how many of them a sheet holds.
pub fn batches(game: &Game, options: &Options, lang: Lang) -> Vec<Batch> {
    let mut batches: Vec<Batch> = Vec::new();
    for piece in &game.pieces {
        let group = piece.group.get(lang);
        let per_sheet = sheet::per_sheet(piece, options);
        let printed = sheet::copies(piece, options.backs);
        match batches.iter_mut().find(|batch| batch.group == *group && batch.per_sheet == per_sheet) {
            Some(batch) => {
                batch.count += piece.count;
                batch.printed += printed;
            }
            None => batches.push(Batch { group: group.clone(), count: piece.count, printed, per_sheet }),
        }
    }
    batches
}

/// A board, and how much paper it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    /// What it is called on paper.
    pub title: String,
    /// How many cells lie side by side.
    pub columns: usize,
    /// How many lie one above the other.
    pub rows: usize,
    /// What its cells are.
    pub cells: &'static str,
    /// How many such boards a game has.
    pub camps: usize,
    /// In how many parts each of them is printed, to be glued together: 1 where it fits a sheet.
    pub parts: usize,
}

/// The boards of a game as they lie on its sheets.
pub fn boards(game: &Game, sheets: &[Sheet], lang: Lang) -> Vec<Board> {
    let parts = |number: usize| {
        let mut tiles = sheets.iter().filter_map(|sheet| sheet.tile);
        tiles.find(|tile| tile.board == number).map_or(1, |tile| tile.part().1)
    };
    let board = |(number, board): (usize, &game::Board)| {
        let (columns, rows) = board.grid.dimensions();
        Board {
            title: board.title.get(lang).clone(),
            columns,
            rows,
            cells: match board.grid {
                Grid::Squares { .. } => "squares",
                Grid::Hexes { .. } => "hexagons",
                Grid::Points { .. } => "points",
            },
            camps: board.camps.len(),
            parts: parts(number),
        }
    };
    game.boards.iter().enumerate().map(board).collect()
}

impl Board {
    /// In a few words: `2 boards of 8 × 17 squares`.
    pub fn words(&self) -> String {
        let Board { columns, rows, cells, .. } = self;
        match self.camps {
            0 | 1 => format!("a board of {columns} × {rows} {cells}"),
            camps => format!("{camps} boards of {columns} × {rows} {cells}"),
        }
    }
}
