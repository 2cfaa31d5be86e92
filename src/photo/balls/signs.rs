//! Classification by shape alone: signs printed on discs, and the print of empty tiles.

use super::weigh::{self, MIN_CLEAR_CORRELATION};
use super::{BallPrint, Sight};
use crate::photo::reading::{Guess, Guesses, What};

/// Correlation of a disc's print at which it is first considered, and at which it is identified by its sign. No marble
/// and no bare square correlated more than 0.5 with the print of any disc, in any light.
const SIGN_CORRELATION: [f32; 2] = [0.6, 0.7];
/// Probability of an identified sign.
const SIGN_PROBABILITY: f64 = 0.99;
/// Minimum correlation of the detail of an empty tile, and the probability that it is empty.
const MIN_DETAIL: f32 = 0.5;
const EMPTY_PROBABILITY: f64 = 0.999;

/// The kind of disc (as an index) with the highest correlation, and that correlation.
fn best(sight: &Sight) -> Option<(usize, f32)> {
    let accords = sight.disc.accords.iter().copied().enumerate();
    accords.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// Whether a square holds a disc identified by its sign.
pub(super) fn is_marked(sight: &Sight) -> bool {
    best(sight).is_some_and(|(_, accord)| accord > SIGN_CORRELATION[1])
}

/// The confidence in a disc's print, whatever covers its colours.
pub(super) fn marked(sight: &Sight) -> f64 {
    let accord = best(sight).map_or(0.0, |(_, accord)| accord);
    f64::from(((accord - 0.7) / 0.12).clamp(0.0, 1.0))
}

/// Whether the print is visible in all of the tile's middle.
fn is_bare(sight: &Sight) -> bool {
    let tile = &sight.tile;
    weigh::is_clear(tile)
        || (tile.core > MIN_CLEAR_CORRELATION
            && tile.hidden > MIN_CLEAR_CORRELATION
            && tile.detail > MIN_DETAIL)
}

/// The guesses for every square if colour and lightness are unusable.
pub(super) fn told(sights: &[Sight], kinds: &[BallPrint]) -> Vec<Guesses> {
    sights.iter().map(|sight| one(sight, kinds)).collect()
}

fn one(sight: &Sight, kinds: &[BallPrint]) -> Guesses {
    let empty = if is_bare(sight) { EMPTY_PROBABILITY } else { weigh::emptiness(sight) };
    let (sign, accord) = best(sight).unwrap_or((0, 0.0));
    let known = SIGN_PROBABILITY
        * f64::from(
            ((accord - SIGN_CORRELATION[0]) / (SIGN_CORRELATION[1] - SIGN_CORRELATION[0])).clamp(0.0, 1.0),
        );
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
