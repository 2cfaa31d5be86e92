//! Slightly smaller pieces that would save a sheet.

use crate::game::{ByLang, Game, Mm, Options, Scale, Shape, Size};
use crate::sheet::{PageSearch, Sheet, count_papers, papers};
use crate::spec::PieceChoices;

/// Part of their size, in per cent, that pieces keep.
const LEAST_PER_CENT: i64 = 85;
/// Larger games take too long to be laid out again and again, and one sheet less matters little to them.
const MOST_KINDS: usize = 40;
const MOST_SHEETS: usize = 12;

/// Pieces of a size that would save sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SmallerPieces {
    pub(super) group: ByLang<String>,
    pub(super) size: Mm,
    pub(super) instead_of_size: Mm,
    /// Number of sheets of paper with these pieces.
    pub(super) sheets: usize,
    /// Number of sheets of paper as it is.
    pub(super) instead_of: usize,
}

/// The largest smaller pieces of whole millimetres with which the game takes fewer sheets. The size of those that fit a
/// board is not chosen.
pub(super) fn that_save_sheets(
    (game, options, sheets): (&Game, &Options, &[Sheet]),
    choices: &[PieceChoices],
) -> Option<SmallerPieces> {
    let now = papers(sheets);
    let is_large = game.pieces.len() > MOST_KINDS || now > MOST_SHEETS;
    if is_large || now < 2 || options.scale != Scale::FULL || options.is_borderless() {
        return None;
    }
    let of_board = |number: usize| choices.get(number).is_none_or(|choices| choices.fits_board);
    let mut tried: Vec<Shape> = Vec::new();
    for piece in &game.pieces {
        let Some(size) = length(piece.shape) else { continue };
        let others = |other: usize| game.pieces.get(other).is_some_and(|other| other.shape == piece.shape);
        let is_chosen = !(0..game.pieces.len()).any(|other| others(other) && of_board(other));
        if !is_chosen || !options.parts.holds(piece.shape) || tried.contains(&piece.shape) {
            continue;
        }
        tried.push(piece.shape);
        let taken = |smaller: Mm| {
            count_papers(&with_size(game, piece.shape, smaller), options, PageSearch::Quick)
                .unwrap_or(usize::MAX)
        };
        let whole = Mm::new((size.um() - 1).div_euclid(1000));
        let steps = (0..).map(|step| whole - Mm::new(step));
        let smaller: Vec<Mm> = steps.take_while(|&smaller| smaller * 100 >= size * LEAST_PER_CENT).collect();
        // Most sizes save nothing, and then the smallest shows it.
        if smaller.last().is_none_or(|&least| taken(least) >= now) {
            continue;
        }
        let best =
            smaller.into_iter().map(|smaller| (smaller, taken(smaller))).find(|(_, sheets)| *sheets < now);
        if let Some((smaller, sheets)) = best {
            let group = piece.group.clone();
            return Some(SmallerPieces {
                group,
                size: smaller,
                instead_of_size: size,
                sheets,
                instead_of: now,
            });
        }
    }
    None
}

/// The one length that gives the size of a shape.
fn length(shape: Shape) -> Option<Mm> {
    match shape {
        Shape::Circle { diameter } => Some(diameter),
        Shape::Hexagon { across, .. } => Some(across),
        Shape::Triangle { side } => Some(side),
        Shape::Rectangle { size, .. } => (size.width == size.height).then_some(size.width),
        Shape::Strip(_) | Shape::Outline { .. } => None,
    }
}

/// A game whose pieces of a shape have another size.
fn with_size(game: &Game, from: Shape, length: Mm) -> Game {
    let mut game = Game { leaflet: None, ..game.clone() };
    for piece in game.pieces.iter_mut().filter(|piece| piece.shape == from) {
        piece.shape = match from {
            Shape::Circle { .. } => Shape::Circle { diameter: length },
            Shape::Hexagon { top, .. } => Shape::Hexagon { across: length, top },
            Shape::Triangle { .. } => Shape::Triangle { side: length },
            Shape::Rectangle { corner, .. } => Shape::Rectangle { size: Size::new(length, length), corner },
            Shape::Strip(_) | Shape::Outline { .. } => from,
        };
    }
    game
}
