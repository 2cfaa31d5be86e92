//! Batches: the pieces that fill one grid, and their copies.

use std::collections::HashMap;

use super::backs::Mirror;
use super::guillotine::{self, is_trimmed, lane, least_gap};
use super::pack::{Arrangement, PieceLattice, candidates};
use super::{Backs, CutStyle, Misfit, Options, TooLarge};
use crate::game::{ByLang, Game, Mm, Packing, Piece, Shape, Size};

/// Pieces of one group, shape and gap, which fill one grid.
#[derive(Clone, Debug)]
pub(super) struct Batch<'a> {
    pub(super) group: &'a ByLang<String>,
    pub(super) shape: Shape,
    /// Distance between adjacent pieces.
    pub(super) gap: Mm,
    /// Whether their backs are behind a fold.
    pub(super) folded: bool,
    cut: CutStyle,
    /// For each copy the index of its piece in the game, in the order of the spec.
    pub(super) copies: Vec<usize>,
}

/// White paper between pieces with straight cuts, if the gap is wide enough: visible edges guide scissors.
const WHITE_GUTTER: Mm = Mm::from_um(800);

impl<'a> Batch<'a> {
    /// An empty batch for a piece and its like.
    pub(super) fn new(piece: &'a Piece, options: &Options) -> Batch<'a> {
        let folded = options.backs == Backs::Fold && has_back(piece);
        let (group, shape, cut) = (&piece.group, piece.shape, options.cut);
        let least = if cut == CutStyle::Guillotine { least_gap(shape) } else { Mm::ZERO };
        Batch { group, shape, gap: piece.gap.max(least), folded, cut, copies: Vec::new() }
    }

    /// Whether straight cuts part them.
    pub(super) fn is_cut(&self) -> bool {
        self.cut == CutStyle::Guillotine || self.shape.is_rectangular()
    }

    /// Whether straight cuts follow their edges.
    pub(super) fn is_trimmed(&self) -> bool {
        match self.cut {
            CutStyle::Guillotine => is_trimmed(self.shape),
            CutStyle::Marks | CutStyle::Lines | CutStyle::Outline | CutStyle::None => {
                self.shape.is_rectangular()
            }
        }
    }

    /// Where the fold between fronts and backs may be.
    pub(super) fn folds(&self) -> &'static [Option<Mirror>] {
        if self.folded { &[Some(Mirror::LeftRight), Some(Mirror::TopBottom)] } else { &[None] }
    }

    /// The area of its pieces and the backs beside them in square millimetres.
    pub(super) fn area_mm2(&self) -> f64 {
        let sides = if self.folded { 2.0 } else { 1.0 };
        self.shape.area_mm2() * self.copies.len() as f64 * sides
    }

    /// Free paper that is needed around a block for the numbers of its cuts.
    pub(super) fn lane(&self) -> Mm {
        lane(self.cut)
    }

    /// The lattices for its pieces, simple ones first. Cuts run through those with straight rows and columns only.
    pub(super) fn lattices(&self, room: Size) -> Vec<PieceLattice> {
        let mut lattices = candidates(self.shape, self.gap, room);
        lattices
            .retain(|lattice| self.cut != CutStyle::Guillotine || lattice.arrangement == Arrangement::Square);
        lattices
    }

    /// Bleed of a piece that does not reach its neighbours.
    pub(super) fn bleed(&self, options: &Options) -> Mm {
        bleed(self.shape, self.gap, options)
    }

    /// How far the paint of a block extends beyond the bounding boxes of its outlines.
    pub(super) fn overhang(&self, options: &Options) -> Mm {
        overhang(self.shape, self.gap, options)
    }

    /// The errors for its pieces if none of them fits on a page.
    pub(super) fn too_large(&self, room: Size) -> impl Iterator<Item = TooLarge> {
        let room = Size::new(room.width.max(Mm::ZERO), room.height.max(Mm::ZERO));
        let mut kinds = self.copies.clone();
        kinds.dedup();
        let size = self.shape.size();
        kinds.into_iter().map(move |piece| TooLarge { what: Misfit::Piece(piece), size, room })
    }
}

/// Bleed of a piece that does not reach a neighbour at the distance `gap`.
fn bleed(shape: Shape, gap: Mm, options: &Options) -> Mm {
    let gap = gap.max(Mm::ZERO);
    let share = match shape.is_rectangular() {
        _ if options.cut == CutStyle::Guillotine => (gap - lane(options.cut)).half(),
        true => (gap - WHITE_GUTTER).half().max(gap / 4),
        false => gap.half(),
    };
    options.bleed.max(Mm::ZERO).min(share)
}

/// How far the paint of a block extends beyond the bounding boxes of its outlines. Straight-edged pieces without room
/// for bleed between them have full bleed at the edges of the block.
pub(super) fn overhang(shape: Shape, gap: Mm, options: &Options) -> Mm {
    let between = bleed(shape, gap, options);
    if options.cut == CutStyle::Guillotine {
        return guillotine::overhang(shape, between);
    }
    let bleed = if between == Mm::ZERO && !shape.is_disc() { options.bleed.max(Mm::ZERO) } else { between };
    match shape.packing() {
        // The corners of a hexagon move farther than its sides.
        Packing::Hexagonal(..) => Mm::nearest(bleed.get() * 2.0 / 3f64.sqrt()) + Mm::from_um(1),
        Packing::Triangular(_) => bleed * 2,
        Packing::Round(_) | Packing::Boxed | Packing::Straight => bleed,
    }
}

/// The non-empty batches of a game in the order of their first pieces.
pub(super) fn batches<'a>(game: &'a Game, options: &Options) -> Vec<Batch<'a>> {
    let mut batches: Vec<Batch<'a>> = Vec::new();
    let mut indices = HashMap::new();
    for (number, piece) in game.pieces.iter().enumerate() {
        let copies = copies(piece, options.backs);
        if copies == 0 || !options.parts.holds(piece.shape) {
            continue;
        }
        let batch = Batch::new(piece, options);
        let key = (&piece.group, batch.shape, batch.gap, batch.folded);
        let at = *indices.entry(key).or_insert(batches.len());
        if at == batches.len() {
            batches.push(batch);
        }
        if let Some(batch) = batches.get_mut(at) {
            batch.copies.extend(std::iter::repeat_n(number, copies));
        }
    }
    batches
}

/// The pieces of each batch that are cut apart edge to edge.
pub fn edge_to_edge(game: &Game, options: &Options) -> Vec<Vec<usize>> {
    let batches = batches(game, options).into_iter();
    let adjacent =
        batches.filter(|batch| batch.gap == Mm::ZERO && !batch.shape.is_disc() && batch.copies.len() > 1);
    adjacent
        .map(|Batch { mut copies, .. }| {
            copies.dedup();
            copies
        })
        .collect()
}

/// Whether a piece has a printed back, if backs are printed.
pub(super) fn has_back(piece: &Piece) -> bool {
    piece.reversible || piece.back.is_some()
}

/// The number of printed fronts of a piece.
pub fn copies(piece: &Piece, backs: Backs) -> usize {
    // Two fronts glued back to back make a reversible piece.
    if piece.reversible && backs == Backs::None { piece.count.saturating_mul(2) } else { piece.count }
}

#[cfg(test)]
mod tests {
    use super::super::tests::fixtures::{A4, disc, game, options, piece, square};
    use super::*;
    use crate::game::Parts;

    fn copies_of(game: &Game, options: &Options) -> Vec<Vec<usize>> {
        batches(game, options).into_iter().map(|batch| batch.copies).collect()
    }

    #[test]
    fn a_batch_has_one_group_shape_and_gap() {
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
    fn reversible_pieces_are_printed_twice_without_backs() {
        let mut both = piece(disc(25), 2);
        both.reversible = true;
        let game = game([both]);
        assert_eq!(copies_of(&game, &options(A4)), [vec![0; 4]]);
        for backs in [Backs::DuplexLong, Backs::DuplexShort, Backs::Fold] {
            assert_eq!(copies_of(&game, &Options { backs, ..options(A4) }), [vec![0; 2]]);
        }
    }

    #[test]
    fn only_selected_parts_are_printed() {
        let game = game([piece(square(20), 1), piece(disc(20), 1)]);
        let only = |pieces, tokens| {
            let parts = Parts { pieces, tokens, ..options(A4).parts };
            copies_of(&game, &Options { parts, ..options(A4) })
        };
        assert_eq!(only(true, false), [vec![0]]);
        assert_eq!(only(false, true), [vec![1]]);
    }
}
