//! The exact search for a completion. Where as many tiles as squares are left, each tile must find a square as each square
//! a tile: whichever has the fewest choices is next.

use super::Border;
use super::kit::FaceSet;
use super::position::{Lay, Position, members};

/// Number of lays that are tried. The bound is a number and no time, so that an answer never depends on the machine.
const MAX_TRIED: usize = 300_000;

/// What a search found.
pub(super) enum Search {
    /// These lays cover the board.
    Found(Vec<Lay>),
    /// No lays do: all have been tried.
    Exhausted,
    /// More had to be tried than [`MAX_TRIED`].
    GaveUp,
}

/// Squares with the faces to try there.
type Choices = Vec<(usize, FaceSet)>;

/// Looks for lays that cover the board.
pub(super) fn complete(position: &Position) -> Search {
    if position.left.iter().sum::<usize>() < position.empty().count() {
        return Search::Exhausted;
    }
    let mut left = MAX_TRIED;
    let known = position.border_colour();
    let is_chosen = position.kit.border == Border::Free || known.is_some();
    let borders = match is_chosen {
        true => vec![known],
        false => (0..position.kit.colours.len()).map(Some).collect(),
    };
    for border in borders {
        let mut covered = position.clone();
        if search(&mut covered, border, &mut left) {
            let face = |square: usize| Lay::new(square, covered.laid.get(square).copied().flatten()?);
            return Search::Found(position.empty().filter_map(face).collect());
        }
        if left == 0 {
            return Search::GaveUp;
        }
    }
    Search::Exhausted
}

/// Covers the board if it can. `left` is the number of lays that may still be tried.
fn search(position: &mut Position, border: Option<usize>, left: &mut usize) -> bool {
    let open = |square| (square, position.available & position.matching(square, border));
    let open: Choices = position.empty().map(open).collect();
    if open.is_empty() {
        return true;
    }
    for (square, faces) in narrowest(position, &open) {
        for face in members(faces) {
            let Some(rest) = left.checked_sub(1) else { return false };
            *left = rest;
            position.put(square, Some(face));
            if search(position, border, left) {
                return true;
            }
            position.put(square, None);
        }
    }
    false
}

/// The ways to cover the square, or to lay the tile, that has the fewest.
fn narrowest(position: &Position, open: &Choices) -> Choices {
    let count = |choices: &Choices| choices.iter().map(|(_, faces)| faces.count_ones()).sum::<u32>();
    let square = open.iter().min_by_key(|(_, faces)| faces.count_ones());
    let mut best: Choices = square.into_iter().copied().collect();
    let mut fewest = count(&best);
    if position.left.iter().sum::<usize>() > open.len() {
        return best;
    }
    let beside = position.left.iter().zip(&position.kit.faces_of).filter(|(left, _)| **left > 0);
    for (_, own) in beside {
        let ways: u32 = open.iter().map(|(_, faces)| (faces & own).count_ones()).sum();
        if ways < fewest {
            fewest = ways;
            best = open.iter().map(|(square, faces)| (*square, faces & own)).collect();
        }
    }
    best
}
