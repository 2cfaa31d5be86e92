//! The smallest inside for pieces that lie in piles.

use std::collections::BTreeSet;

use super::Inside;
use crate::game::{Mm, Size};

/// Pieces of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pile {
    pub size: Size,
    pub count: usize,
}

/// Piles side by side that are tried, at most, along each side of a box.
const MOST_PILES: i64 = 12;
/// Of more sizes than this, all pieces count as large as the largest: trying all sides would take minutes.
const MOST_SIZES: usize = 40;
/// Glued pieces do not lie flat: a pile is higher than the sum of its pieces, by this part.
const AIR: i64 = 20;
/// Between the pieces and the walls, from wall to wall.
const PLAY: Mm = Mm::new(1);

/// The inside with the least walls for pieces of a thickness. Those of one size lie in piles of equal height, side by side;
/// those of another size lie above them.
pub(crate) fn smallest(piles: &[Pile], thickness: Mm) -> Option<Inside> {
    let alike = alike(piles);
    let sides: BTreeSet<Mm> = alike
        .iter()
        .flat_map(|pile| [pile.size.width, pile.size.height])
        .flat_map(|side| (1..=MOST_PILES).map(move |piles| side * piles))
        .collect();
    let mut best: Option<(f64, [Mm; 3])> = None;
    for &along in &sides {
        for &across in sides.iter().take_while(|&&across| across <= along) {
            let Some(height) = height(&alike, Size::new(along, across), thickness) else { continue };
            let [a, b, c] = [along, across, height].map(Mm::get);
            let walls = a * b + b * c + c * a;
            if best.is_none_or(|(least, _)| walls < least) {
                best = Some((walls, [along, across, height]));
            }
        }
    }
    let (_, mut lengths) = best?;
    lengths.sort_unstable();
    let [depth, width, height] = lengths.map(|length| whole(length + PLAY));
    Some(Inside { width, depth, height })
}

/// The next whole millimetre.
fn whole(length: Mm) -> Mm {
    Mm::new(length.um().div_euclid(1000) + i64::from(length.um().rem_euclid(1000) > 0))
}

/// The pieces by size, whichever way they lie.
fn alike(piles: &[Pile]) -> Vec<Pile> {
    let mut alike: Vec<Pile> = Vec::new();
    for pile in piles {
        let Size { width, height } = pile.size;
        let size = if width < height { pile.size.turned() } else { pile.size };
        match alike.iter_mut().find(|known| known.size == size) {
            Some(known) => known.count += pile.count,
            None => alike.push(Pile { size, ..*pile }),
        }
    }
    if alike.len() > MOST_SIZES {
        let largest = |of: fn(Size) -> Mm| alike.iter().map(|pile| of(pile.size)).max().unwrap_or_default();
        let size = Size::new(largest(|size| size.width), largest(|size| size.height));
        alike = vec![Pile { size, count: alike.iter().map(|pile| pile.count).sum() }];
    }
    alike
}

/// How high all piles are on a floor; `None` if some piece does not lie flat on it.
fn height(piles: &[Pile], floor: Size, thickness: Mm) -> Option<Mm> {
    let mut height = Mm::ZERO;
    for Pile { size, count } in piles {
        let piles = |size: Size| floor.width.times(size.width) * floor.height.times(size.height);
        let beside = piles(*size).max(piles(size.turned()));
        let layers = i64::try_from(count.div_ceil(Some(beside).filter(|beside| *beside > 0)?)).ok()?;
        height += thickness * layers;
    }
    Some(height + height / AIR)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn pile(width: i64, height: i64, count: usize) -> Pile {
        Pile { size: Size::new(Mm::new(width), Mm::new(height)), count }
    }

    #[test]
    fn tiles_lie_in_several_piles_and_discs_above_strips() {
        let tiles = smallest(&[pile(20, 20, 100), pile(20, 20, 50)], Mm::new(2)).unwrap();
        let Inside { width, depth, height } = tiles;
        // Two by three piles of 25, and a twentieth of their height for the air between them.
        assert_eq!((width, depth, height), (Mm::new(54), Mm::new(41), Mm::new(61)));
        let planks = smallest(&[pile(122, 30, 12), pile(25, 25, 24)], Mm::new(2)).unwrap();
        // Twelve planks, and five piles of discs above them.
        assert_eq!(planks.height, Mm::new(126));
        assert!(planks.depth == Mm::new(31) && planks.width == Mm::new(37), "{planks:?}");
    }

    proptest! {
        #[test]
        fn there_is_room_for_all_pieces(
            sizes in prop::collection::vec((5i64..80, 5i64..80, 1usize..200), 1..4),
            thickness in 1i64..4,
        ) {
            let piles: Vec<Pile> = sizes.into_iter().map(|(width, height, count)| pile(width, height, count)).collect();
            let Some(Inside { width, depth, height }) = smallest(&piles, Mm::new(thickness)) else {
                return Err(TestCaseError::fail("no box"));
            };
            let volume = |[a, b, c]: [f64; 3]| a * b * c;
            let pieces: f64 = piles.iter().map(|pile| {
                let Size { width, height } = pile.size;
                volume([width.get(), height.get(), thickness as f64]) * pile.count as f64
            }).sum();
            prop_assert!(volume([width, depth, height].map(Mm::get)) > pieces);
            // Each piece lies flat in it, whichever wall is the floor.
            for Pile { size, .. } in piles {
                let mut piece = [size.width, size.height, Mm::new(thickness)];
                piece.sort_unstable();
                let mut room = [width, depth, height];
                room.sort_unstable();
                prop_assert!(piece.iter().zip(room).all(|(piece, room)| *piece < room));
            }
        }
    }
}
