//! Limits on the whole game: each item may be valid, and all together too much.

use std::ops::Range;

use super::Resolver;
use crate::game::{Board, Face, Mark, MarkKind, Piece, Size};
use crate::spec::limits;
use crate::spec::words::{Millions, PieceFinding, PieceHint, WholeFinding, WholeHint};
use crate::text::Finding;

impl Resolver<'_> {
    /// Checks the number of marks on all faces.
    pub(crate) fn check_total_marks(&mut self, boards: &[Board], pieces: &[Piece]) {
        let on_pieces = pieces.iter().flat_map(|piece| piece.back.iter().chain([&piece.front]));
        let on_boards =
            boards.iter().flat_map(|board| board.zones.iter().map(|zone| &zone.face).chain([&board.cell]));
        let marks = |face: &Face| {
            face.marks.len() + face.squares.iter().map(|square| square.marks.len()).sum::<usize>()
        };
        let total: usize = on_pieces.chain(on_boards).map(marks).sum();
        if total > limits::MARKS {
            let fault = Finding::new(WholeFinding::TooManyMarks { marks: total }).at(0..0);
            self.fault(fault.hint(WholeHint::OneSvg));
        }
    }

    /// Checks the number of all pieces.
    pub(crate) fn check_total_count(&mut self, pieces: &[Piece], spans: &[Range<usize>]) {
        let mut total = 0;
        for (piece, span) in pieces.iter().zip(spans) {
            total += piece.count;
            if total > limits::COUNT.1 as usize {
                let fault = Finding::new(PieceFinding::TooManyPieces).at(span.clone());
                return self.fault(fault.hint(PieceHint::SeveralRuns));
            }
        }
    }

    /// Checks that the patterns of all faces can be drawn in reasonable time.
    pub(crate) fn check_total_patterns(&mut self, boards: &[Board], pieces: &[Piece]) {
        let total =
            drawn(boards, pieces, |face, size| face.pattern.map_or(0.0, |pattern| pattern.parts(size)));
        if total > limits::PATTERN_PARTS {
            let fault = WholeFinding::PatternParts { parts: Millions::of(total.ceil() as u64) };
            self.fault(Finding::new(fault).at(0..0).hint(WholeHint::LargerStep));
        }
    }

    /// Checks that the art of all faces can be drawn in reasonable time.
    pub(crate) fn check_total_art(&mut self, boards: &[Board], pieces: &[Piece]) {
        let total = drawn(boards, pieces, |face, _| face.marks.iter().map(art_lines).sum());
        if total > limits::ART_LINES {
            let fault = WholeFinding::ArtLines { lines: Millions::of(total.ceil() as u64) };
            self.fault(Finding::new(fault).at(0..0).hint(WholeHint::SimplerArt));
        }
    }
}

/// Total cost of the faces of all pieces and cells. Every copy counts: all refer to one symbol, but viewers and
/// printers draw each of them.
fn drawn(boards: &[Board], pieces: &[Piece], cost: impl Fn(&Face, Size) -> f64) -> f64 {
    let on_pieces = pieces.iter().map(|piece| {
        let faces = piece.back.iter().chain([&piece.front]);
        let whole = faces.map(|face| {
            let squares = piece.shape.strip().map_or(0.0, |strip| {
                let square = Size::new(strip.square, strip.square);
                face.squares.iter().map(|face| cost(face, square)).sum()
            });
            cost(face, piece.shape.size()) + squares
        });
        piece.count as f64 * whole.sum::<f64>()
    });
    let on_boards = boards.iter().map(|board| {
        let (columns, rows) = board.grid.dimensions();
        let cell = Size::new(board.grid.step(), board.grid.step());
        let zones = board.zones.iter().map(|zone| zone.cells.len() as f64 * cost(&zone.face, cell));
        let in_zones: usize = board.zones.iter().map(|zone| zone.cells.len()).sum();
        let others = (columns * rows).saturating_sub(in_zones) as f64;
        board.camps.len() as f64 * (zones.sum::<f64>() + others * cost(&board.cell, cell))
    });
    on_pieces.chain(on_boards).sum()
}

/// Number of lines and curves of a mark with art.
fn art_lines(mark: &Mark) -> f64 {
    match &mark.kind {
        MarkKind::Drawing { drawing, .. } => drawing.lines() as f64,
        _ => 0.0,
    }
}
