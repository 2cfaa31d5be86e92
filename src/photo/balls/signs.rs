//! What shape alone tells: the signs printed on discs, and the print of tiles that nothing lies on.

use super::weigh::{self, CLEAR};
use super::{BallPrint, Sight};
use crate::photo::reading::{Guess, Guesses, What};

/// The print of a disc whose accord with what is seen is above the second is known by its sign; up to the first it may be
/// anything. No marble and no bare square looked more than half like the print of any disc, in any light.
const SIGN: [f32; 2] = [0.6, 0.7];
/// How sure a sign is that is fully known.
const KNOWN: f64 = 0.99;
/// A tile whose print and its detail are seen so well is empty.
const DETAIL: f32 = 0.5;
const EMPTY: f64 = 0.999;

/// The kind of disc whose print goes best with a square, by its number, and how well it does.
fn best(sight: &Sight) -> Option<(usize, f32)> {
    let accords = sight.disc.accords.iter().copied().enumerate();
    accords.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// Whether a square holds a disc that is known by its sign.
pub(super) fn is_marked(sight: &Sight) -> bool {
    best(sight).is_some_and(|(_, accord)| accord > SIGN[1])
}

/// How clearly a disc is known by what is printed on it, whatever lies over its colours.
pub(super) fn marked(sight: &Sight) -> f64 {
    let accord = best(sight).map_or(0.0, |(_, accord)| accord);
    f64::from(((accord - 0.7) / 0.12).clamp(0.0, 1.0))
}

/// Whether the print of a tile is seen in all of its middle.
fn is_bare(sight: &Sight) -> bool {
    let tile = &sight.tile;
    weigh::is_clear(tile) || (tile.core > CLEAR && tile.hidden > CLEAR && tile.detail > DETAIL)
}

/// The guesses for every square where neither colour nor lightness tells anything.
pub(super) fn told(sights: &[Sight], kinds: &[BallPrint]) -> Vec<Guesses> {
    sights.iter().map(|sight| one(sight, kinds)).collect()
}

fn one(sight: &Sight, kinds: &[BallPrint]) -> Guesses {
    let empty = if is_bare(sight) { EMPTY } else { weigh::emptiness(sight) };
    let (sign, accord) = best(sight).unwrap_or((0, 0.0));
    let known = KNOWN * f64::from(((accord - SIGN[0]) / (SIGN[1] - SIGN[0])).clamp(0.0, 1.0));
    let other = (1.0 - empty) / kinds.len().max(1) as f64;
    let ball = |(at, kind): (usize, &BallPrint)| Guess {
        what: What::Piece { piece: kind.piece, quarters: 0 },
        weight: (1.0 - known) * other + if at == sign { known } else { 0.0 },
    };
    let nothing = Guess { what: What::Empty, weight: (1.0 - known) * empty };
    let all = std::iter::once(nothing).chain(kinds.iter().enumerate().map(ball));
    Guesses::weighed(all).unwrap_or_else(|| weigh::unknown(kinds))
}

#[cfg(test)]
mod tests {
    use super::super::tile::TileSight;
    use super::super::{BallSight, DiscSight};
    use super::*;
    use crate::photo::Print;

    fn kinds() -> [BallPrint; 2] {
        let print = Print { width: 1, height: 1, rgb: vec![0; 3], per_mm: 1.0 };
        [7, 8].map(|piece| BallPrint {
            piece,
            color: [piece as u8; 3],
            ground: [0; 3],
            count: 5,
            print: print.clone(),
        })
    }

    fn sight(tile: TileSight, accords: [f32; 2]) -> Sight {
        let disc = DiscSight { accords: accords.into(), ..DiscSight::default() };
        Sight { tile, disc, ball: BallSight::default() }
    }

    #[test]
    fn a_sign_and_a_tile_are_told_and_a_ball_is_not() {
        let hidden = TileSight { core: 0.1, hidden: 0.1, detail: 0.1, alien: 1.0, ..TileSight::default() };
        let bright = TileSight { core: 0.8, hidden: 0.8, detail: 0.7, alien: 0.9, ..TileSight::default() };
        let faint = TileSight { detail: 0.2, ..bright };
        let sights = [
            sight(hidden, [0.75, 0.3]),
            sight(hidden, [0.2, 0.65]),
            sight(hidden, [0.5, 0.2]),
            sight(bright, [0.1, 0.1]),
            sight(faint, [0.1, 0.1]),
        ];
        let told: Vec<_> = told(&sights, &kinds()).iter().map(Guesses::settled).collect();
        let sign = What::Piece { piece: 7, quarters: 0 };
        assert_eq!(told, [Some(sign), None, None, Some(What::Empty), None]);
        assert!(is_marked(&sights[0]) && !is_marked(&sights[1]));
    }
}
