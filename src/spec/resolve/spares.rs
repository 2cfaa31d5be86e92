//! Pieces that are printed alone, to replace lost ones.

use std::ops::Range;

use super::Resolver;
use crate::game::{Piece, Spare};
use crate::spec::did_you_mean;
use crate::spec::words::{PieceFinding, PieceHint};
use crate::text::Finding;

impl Resolver<'_> {
    /// The chosen copies of pieces if some are chosen, and all pieces otherwise.
    pub(super) fn spares(&mut self, pieces: Vec<(Piece, Range<usize>)>) -> Vec<(Piece, Range<usize>)> {
        let Some(spares) = self.chosen.spares.take() else { return pieces };
        // A piece with a fault is not among them, though its name is known.
        if !self.faults.is_empty() {
            return pieces;
        }
        let choices = std::mem::take(&mut self.choices);
        let mut chosen = Vec::new();
        for spare in &spares {
            match pieces
                .iter()
                .zip(&choices)
                .find(|((piece, _), _)| piece.name.eq_ignore_ascii_case(&spare.piece))
            {
                Some(((piece, span), choice)) => {
                    if let Some(piece) = self.spare(piece, spare) {
                        chosen.push((piece, span.clone()));
                        self.choices.push(*choice);
                    }
                }
                None => {
                    let names = pieces.iter().map(|(piece, _)| piece.name.as_str());
                    let hint = did_you_mean(&spare.piece, names);
                    let fault = Finding::new(PieceFinding::NoPiece { name: spare.piece.clone() });
                    self.fault(hint.into_iter().fold(fault, Finding::hint));
                }
            }
        }
        chosen
    }

    /// A piece of which only the chosen copies are there, each with its own markers.
    fn spare(&mut self, piece: &Piece, spare: &Spare) -> Option<Piece> {
        let marked = match spare.copy {
            None => piece.marked.clone(),
            Some(copy) if copy <= piece.count => vec![piece.markers(copy - 1).to_vec()],
            Some(copy) => {
                let fault = PieceFinding::NoCopy { name: piece.name.clone(), copy };
                self.fault(Finding::new(fault).hint(PieceHint::Copies { count: piece.count }));
                return None;
            }
        };
        Some(Piece { count: spare.count, marked, ..piece.clone() })
    }
}
