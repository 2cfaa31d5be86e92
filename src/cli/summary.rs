//! A game in a few words: what it holds and how much of it fits a sheet.

use serde::Serialize;

use crate::game::{Game, Grid, Lang};
use crate::sheet::{self, Options};

/// Pieces that share their sheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Batch {
    /// What they are.
    pub group: String,
    /// How many there are in a game.
    pub count: usize,
    /// How many are printed: those that are glued back to back are there twice.
    pub printed: usize,
    /// How many a sheet holds.
    pub per_sheet: usize,
}

/// The pieces of a game by what they are called and how many of them a sheet holds.
pub fn batches(game: &Game, options: &Options, lang: Lang) -> Vec<Batch> {
    let mut batches: Vec<Batch> = Vec::new();
    for piece in &game.pieces {
        let group = piece.group.get(lang);
        let per_sheet = sheet::per_sheet(piece.shape, piece.gap, options);
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

/// A board in a few words: `2 boards of 8 × 17 squares`.
pub fn boards(game: &Game) -> Vec<String> {
    game.boards
        .iter()
        .map(|board| {
            let (columns, rows) = board.grid.dimensions();
            let cells = match board.grid {
                Grid::Squares { .. } => "squares",
                Grid::Hexes { .. } => "hexagons",
                Grid::Points { .. } => "points",
            };
            match board.camps.len() {
                0 | 1 => format!("a board of {columns} × {rows} {cells}"),
                camps => format!("{camps} boards of {columns} × {rows} {cells}"),
            }
        })
        .collect()
}
