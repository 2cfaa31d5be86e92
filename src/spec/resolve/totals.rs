//! What all things of a game take together: each may be sound, and all of them too much.

use std::ops::Range;

use super::Resolver;
use crate::game::{Board, Face, Grid, Piece, Shape, Size};
use crate::spec::limits;

impl Resolver<'_> {
    /// Checks that the marks of all faces together can be meant.
    pub fn total_marks(&mut self, boards: &[Board], pieces: &[Piece]) {
        let on_pieces = pieces.iter().flat_map(|piece| piece.back.iter().chain([&piece.front]));
        let on_boards =
            boards.iter().flat_map(|board| board.zones.iter().map(|zone| &zone.face).chain([&board.cell]));
        let marks = |face: &Face| {
            face.marks.len() + face.squares.iter().map(|square| square.marks.len()).sum::<usize>()
        };
        let total: usize = on_pieces.chain(on_boards).map(marks).sum();
        if total > limits::MARKS {
            let message = format!("{total} marks on all faces together are more than {}", limits::MARKS);
            self.fault(0..0, message, Some("draw the face as one SVG and show it with `art`".to_owned()));
        }
    }

    /// Checks that all pieces together can be meant.
    pub fn total(&mut self, pieces: &[Piece], spans: &[Range<usize>]) {
        let mut total = 0;
        for (piece, span) in pieces.iter().zip(spans) {
            total += piece.count;
            if total > limits::COUNT.1 as usize {
                let hint = Some("print them in several runs".to_owned());
                return self.fault(span.clone(), format!("more than {} pieces", limits::COUNT.1), hint);
            }
        }
    }

    /// Checks that the patterns of all faces together can be drawn in good time. Each piece and each cell counts:
    /// they are drawn from one pattern, but every viewer and printer draws it again.
    pub fn total_patterns(&mut self, boards: &[Board], pieces: &[Piece]) {
        let on_pieces = pieces.iter().map(|piece| {
            let faces = piece.back.iter().chain([&piece.front]);
            let parts = |face| match piece.shape {
                Shape::Strip(strip) => {
                    strip_parts(face, piece.shape.size(), Size::new(strip.square, strip.square))
                }
                _ => parts(face, piece.shape.size()),
            };
            piece.count as f64 * faces.map(parts).sum::<f64>()
        });
        let on_boards = boards.iter().map(|board| {
            let (columns, rows) = board.grid.dimensions();
            let cell = cell_size(&board.grid);
            let zones = board.zones.iter().map(|zone| zone.cells.len() as f64 * parts(&zone.face, cell));
            let in_zones: usize = board.zones.iter().map(|zone| zone.cells.len()).sum();
            let others = (columns * rows).saturating_sub(in_zones) as f64;
            board.camps.len() as f64 * (zones.sum::<f64>() + others * parts(&board.cell, cell))
        });
        let total: f64 = on_pieces.chain(on_boards).sum();
        if total > limits::PATTERN_PARTS {
            let millions = |parts: f64| (parts / 1e6).ceil();
            let message = format!(
                "the patterns of all faces together take {} million lines and dots, more than {} million",
                millions(total),
                millions(limits::PATTERN_PARTS)
            );
            self.fault(0..0, message, Some("make `pattern_step` larger".to_owned()));
        }
    }
}

/// What the pattern of a face takes.
fn parts(face: &Face, size: Size) -> f64 {
    face.pattern.map_or(0.0, |pattern| pattern.parts(size))
}

/// The same for a strip and its squares.
fn strip_parts(face: &Face, size: Size, square: Size) -> f64 {
    parts(face, size) + face.squares.iter().map(|face| parts(face, square)).sum::<f64>()
}

/// The box round one cell, or as good as.
fn cell_size(grid: &Grid) -> Size {
    let side = match *grid {
        Grid::Squares { side, .. } => side,
        Grid::Points { step, .. } => step,
        Grid::Hexes { across, .. } => across,
    };
    Size::new(side, side)
}
