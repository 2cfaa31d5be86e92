//! A game in a few words: what it holds and how much of it fits a sheet.

use serde::Serialize;

use crate::game::{Game, Grid, Lang};
use crate::sheet::{self, Options};

/// Pieces that share their sheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Batch {
    /// What they are.
    pub group: String,
    /// How many there are.
    pub count: usize,
    /// How many a sheet holds.
    pub per_sheet: usize,
}

/// The pieces of a game by what shares its sheets.
pub fn batches(game: &Game, options: &Options, lang: Lang) -> Vec<Batch> {
    let mut keys = Vec::new();
    let mut batches: Vec<Batch> = Vec::new();
    for piece in &game.pieces {
        let key = (&piece.group, piece.shape, piece.gap);
        let number = keys.iter().position(|known| *known == key).unwrap_or_else(|| {
            keys.push(key);
            batches.push(Batch {
                group: piece.group.get(lang).clone(),
                count: 0,
                per_sheet: sheet::per_sheet(piece.shape, piece.gap, options),
            });
            keys.len() - 1
        });
        if let Some(batch) = batches.get_mut(number) {
            batch.count += piece.count;
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
