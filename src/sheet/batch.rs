//! Which pieces fill one grid, and how often each is printed.

use std::collections::HashMap;

use super::{Backs, Misfit, Options, Parts, TooLarge};
use crate::game::{ByLang, Game, Mm, Packing, Piece, Shape, Size};

/// Pieces of one group, one shape and one gap: they fill one grid.
#[derive(Clone, Debug)]
pub(super) struct Batch<'a> {
    /// What they are printed among.
    pub(super) group: &'a ByLang<String>,
    /// Their outline.
    pub(super) shape: Shape,
    /// The distance kept between two of them.
    pub(super) gap: Mm,
    /// Whether they lie before a fold, with their backs behind it.
    pub(super) folded: bool,
    /// One entry for each copy: the number of its piece in the game, in the order of the spec.
    pub(super) copies: Vec<usize>,
}

/// Scissors follow what the eye sees: between pieces that straight cuts free, so much paper stays white
/// where the gap allows it.
const WHITE: Mm = Mm::from_um(800);

impl<'a> Batch<'a> {
    /// A batch for a piece and all that lie like it, still without any.
    pub(super) fn of(piece: &'a Piece, options: &Options) -> Batch<'a> {
        let folded = options.backs == Backs::Fold && has_back(piece);
        let gap = piece.gap.max(Mm::ZERO);
        Batch { group: &piece.group, shape: piece.shape, gap, folded, copies: Vec::new() }
    }

    /// How far a piece may paint beyond its outline without painting on its neighbour.
    pub(super) fn bleed(&self, options: &Options) -> Mm {
        bleed(self.shape, self.gap, options)
    }

    /// How far the paint of a whole block reaches beyond the boxes round its outlines.
    pub(super) fn rim(&self, options: &Options) -> Mm {
        rim(self.shape, self.gap, options)
    }

    /// What is to be said of its pieces where not one of them fits into the room of a page.
    pub(super) fn too_large(&self, room: Size) -> impl Iterator<Item = TooLarge> {
        let room = Size::new(room.width.max(Mm::ZERO), room.height.max(Mm::ZERO));
        let mut kinds = self.copies.clone();
        kinds.dedup();
        let size = self.shape.size();
        kinds.into_iter().map(move |piece| TooLarge { what: Misfit::Piece(piece), size, room })
    }
}

/// How far a piece may paint beyond its outline without painting on a neighbour at this distance.
fn bleed(shape: Shape, gap: Mm, options: &Options) -> Mm {
    let gap = gap.max(Mm::ZERO);
    let share = match shape.is_rectangular() {
        true => (gap - WHITE).half().max(gap / 4),
        false => gap.half(),
    };
    options.bleed.max(Mm::ZERO).min(share)
}

/// How far the paint of a whole block reaches beyond the boxes round its outlines. Straight-edged pieces without a
/// gap have no bleed towards each other, but all of it where the block ends.
pub(super) fn rim(shape: Shape, gap: Mm, options: &Options) -> Mm {
    let bleed = match shape.packing() {
        Packing::Straight | Packing::Hexagonal(_) if gap <= Mm::ZERO => options.bleed.max(Mm::ZERO),
        _ => bleed(shape, gap, options),
    };
    match shape.packing() {
        // The corners of a hexagon move further than its sides.
        Packing::Hexagonal(_) => Mm::nearest(bleed.get() * 2.0 / 3f64.sqrt()) + Mm::from_um(1),
        Packing::Round(_) | Packing::Straight => bleed,
    }
}

/// The batches of a game in the order of their first pieces; none is empty.
pub(super) fn batches<'a>(game: &'a Game, options: &Options) -> Vec<Batch<'a>> {
    let mut batches: Vec<Batch<'a>> = Vec::new();
    let mut known = HashMap::new();
    for (number, piece) in game.pieces.iter().enumerate() {
        let copies = copies(piece, options.backs);
        if copies == 0 || !is_wanted(piece, options.parts) {
            continue;
        }
        let batch = Batch::of(piece, options);
        let key = (&piece.group, batch.shape, batch.gap, batch.folded);
        let at = *known.entry(key).or_insert(batches.len());
        if at == batches.len() {
            batches.push(batch);
        }
        if let Some(batch) = batches.get_mut(at) {
            batch.copies.extend(std::iter::repeat_n(number, copies));
        }
    }
    batches
}

/// Whether anything is printed behind a piece when backs are printed.
pub(super) fn has_back(piece: &Piece) -> bool {
    piece.reversible || piece.back.is_some()
}

/// How often the front of a piece is printed, where backs are printed so.
pub fn copies(piece: &Piece, backs: Backs) -> usize {
    // Two fronts glued back to back do for a piece that has to be read on both sides.
    if piece.reversible && backs == Backs::None { piece.count.saturating_mul(2) } else { piece.count }
}

fn is_wanted(piece: &Piece, parts: Parts) -> bool {
    if piece.shape.is_disc() { parts.tokens } else { parts.pieces }
}

#[cfg(test)]
mod tests {
    use super::super::tests::fixtures::{A4, disc, game, options, piece, square};
    use super::*;

    fn copies_of(game: &Game, options: &Options) -> Vec<Vec<usize>> {
        batches(game, options).into_iter().map(|batch| batch.copies).collect()
    }

    #[test]
    fn pieces_share_a_batch_only_with_their_like() {
        let mut far = piece(square(20), 1);
        far.gap = Mm::new(4);
        let mut other = piece(square(20), 1);
        other.group = ByLang::same("Others".to_owned());
        let game = game([
            piece(square(20), 2),
            piece(disc(20), 1),
            piece(square(20), 1),
            far,
            other,
            piece(square(20), 0),
        ]);
        assert_eq!(copies_of(&game, &options(A4)), [vec![0, 0, 2], vec![1], vec![3], vec![4]]);
    }

    #[test]
    fn a_reversible_piece_is_printed_twice_where_no_backs_are() {
        let mut both = piece(disc(25), 2);
        both.reversible = true;
        let game = game([both]);
        assert_eq!(copies_of(&game, &options(A4)), [vec![0; 4]]);
        for backs in [Backs::DuplexLong, Backs::DuplexShort, Backs::Fold] {
            assert_eq!(copies_of(&game, &Options { backs, ..options(A4) }), [vec![0; 2]]);
        }
    }

    #[test]
    fn only_the_parts_asked_for_are_printed() {
        let game = game([piece(square(20), 1), piece(disc(20), 1)]);
        let only = |pieces, tokens| {
            let parts = Parts { pieces, tokens, ..options(A4).parts };
            copies_of(&game, &Options { parts, ..options(A4) })
        };
        assert_eq!(only(true, false), [vec![0]]);
        assert_eq!(only(false, true), [vec![1]]);
    }
}
