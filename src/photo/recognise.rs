//! Reads a photo file as the game that it shows. Markers say at little cost which games it may be of, and in which size they
//! were printed; only these are read, and compared by how many of their squares remain undecided.

use std::borrow::Cow;
use std::cell::LazyCell;
use std::cmp::Reverse;
use std::collections::HashSet;

use super::exposure::Exposure;
use super::ground;
use super::marker::{self, Sighting, TAG_25H9};
use super::signal::median;
use super::words::code;
use super::{Detail, Hints, Picture, PictureRemark, Resize, Sight, read_picture};
use crate::game::{Game, Piece};
use crate::text::Finding;

/// The result of reading a picture as one of several games.
#[derive(Clone, Debug)]
pub struct SightOfGame {
    /// Index of the game.
    pub game: usize,
    pub sight: Sight,
}

/// Maximum fraction of undecided squares before a badly exposed picture is refused; and of a game in another size, which is
/// known less exactly in bad light.
const MAX_UNDECIDED: f64 = 0.5;
const MAX_UNDECIDED_RESIZED: f64 = 0.3;
/// With this fraction of undecided squares more than another game, a picture is not one of this game.
const CLEARLY_MORE_UNDECIDED: f64 = 0.1;

/// Maximum deviation of the distances of markers at which a game is read in its own size only: usually, and in bad light, in
/// which markers look smaller than they are.
const MAX_RATIO_ERROR: f64 = 0.06;
const MAX_RATIO_ERROR_IN_BAD_LIGHT: f64 = 0.15;
/// Number of times that the size is estimated.
const RESIZING_STEPS: usize = 3;

/// Below this marker side, the picture is read again at full resolution.
const MIN_MARKER_SIDE_PX: f64 = 20.0;

/// Reads a photo file as the game that it shows. A large picture is read at reduced resolution first, and at full
/// resolution if its markers are small or it cannot be read. If no marker is found, the mirrored picture is tried.
/// Returns the best reading first, then those that are not clearly worse; none only if there are no games.
pub fn recognise(
    games: &[&Game],
    bytes: &[u8],
    hints: &Hints,
) -> Result<(Picture, Vec<SightOfGame>), Finding> {
    let by_hand = !hints.corners.is_empty();
    let mut picture = Picture::open(bytes, if by_hand { Detail::All } else { Detail::Enough })?;
    let mut sights = recognise_picture(games, &picture, hints);
    if by_hand {
        return Ok((picture, sights?));
    }
    let is_large = |sights: &Vec<SightOfGame>| {
        let markers = sights.first().and_then(|best| best.sight.markers);
        markers.is_some_and(|side| side >= MIN_MARKER_SIDE_PX)
    };
    if picture.has_more_detail() && !sights.as_ref().is_ok_and(is_large) {
        picture = Picture::open(bytes, Detail::All)?;
        sights = recognise_picture(games, &picture, hints);
    }
    match sights {
        Ok(sights) => Ok((picture, sights)),
        Err(refusal) => recognise_mirrored(games, &picture, hints, refusal),
    }
}

/// Reads the mirrored picture after no marker was found, if it has markers.
fn recognise_mirrored(
    games: &[&Game],
    picture: &Picture,
    hints: &Hints,
    refusal: Finding,
) -> Result<(Picture, Vec<SightOfGame>), Finding> {
    if refusal.code != code::NO_MARKERS {
        return Err(refusal);
    }
    let picture = picture.mirrored();
    match recognise_picture(games, &picture, hints) {
        Ok(mut sights) => {
            sights.iter_mut().for_each(|it| it.sight.reading.remarks.push(PictureRemark::Mirrored.into()));
            Ok((picture, sights))
        }
        // Not mirrored either: report the first refusal.
        Err(other) if other.code == code::NO_MARKERS => Err(refusal),
        Err(other) => Err(other),
    }
}

/// A game in a size in which it may have been printed.
struct PrintedGame<'a> {
    /// Index of the game.
    number: usize,
    game: Cow<'a, Game>,
    /// Number of markers that fit it.
    explained: usize,
}

/// Reads a picture as each game that its markers may be of.
fn recognise_picture(games: &[&Game], picture: &Picture, hints: &Hints) -> Result<Vec<SightOfGame>, Finding> {
    let by_hand = !hints.corners.is_empty();
    let sightings = if by_hand { Vec::new() } else { marker::find(&picture.grey, &TAG_25H9) };
    let markers = median(sightings.iter().map(|seen| marker::side(&seen.corners)).collect());
    let bad_light = LazyCell::new(|| Exposure::measure(picture, &sightings).and_then(Exposure::refusal));
    let all = games.iter().enumerate();
    let all = all.map(|(number, game)| PrintedGame::new(number, Cow::Borrowed(*game), &sightings));
    let mut printed: Vec<PrintedGame> = all.collect();
    if !by_hand {
        let resized = printed.iter().flat_map(|own| {
            // A game that fits as it is explains the markers better than one that had to be resized.
            let others = printed.iter().filter(|other| other.number != own.number);
            let most = others.map(|other| other.explained).max().unwrap_or(0);
            let resized = own.in_other_sizes(&sightings, &|| bad_light.is_some(), hints);
            resized.into_iter().filter(move |resized| resized.explained > most)
        });
        let resized: Vec<PrintedGame> = resized.collect();
        printed.extend(resized);
        keep_likely(&mut printed);
    }
    let (mut sights, mut refusal) = (Vec::new(), None);
    for PrintedGame { number, game, .. } in printed {
        let read = read_picture(&game, picture, &sightings, hints).and_then(|sight| {
            let is_resized = matches!(game, Cow::Owned(_));
            let most = if is_resized { MAX_UNDECIDED_RESIZED } else { MAX_UNDECIDED };
            // A low-ink print leaves many squares undecided in any light. Around a game in a wrong size, what is white may
            // only seem to be its paper.
            let is_low_ink =
                || !is_resized && ground::is_low_ink(&game, &sight.boards, picture) == Some(true);
            let is_too_open = sight.reading.undecided() > most && !is_low_ink();
            let resized = is_resized.then(|| Box::new(game.into_owned()));
            match is_too_open.then(|| bad_light.clone()).flatten() {
                Some(refusal) => Err(refusal),
                None => Ok(Sight { markers, resized, ..sight }),
            }
        });
        match read {
            Ok(sight) => sights.push(SightOfGame { game: number, sight }),
            Err(why) => refusal = refusal.or(Some(why)),
        }
    }
    match refusal {
        Some(refusal) if sights.is_empty() => Err(refusal),
        _ => Ok(not_clearly_worse(sights)),
    }
}

impl<'a> PrintedGame<'a> {
    fn new(number: usize, game: Cow<'a, Game>, sightings: &[Sighting]) -> PrintedGame<'a> {
        PrintedGame { number, explained: ground::explained(&game, sightings), game }
    }

    /// The game resized by each option, if its markers say that it is printed in another size.
    fn in_other_sizes(
        &self,
        sightings: &[Sighting],
        is_light_bad: &dyn Fn() -> bool,
        hints: &Hints,
    ) -> Vec<PrintedGame<'a>> {
        let is_clear = |ratio: &f64| {
            let error = (ratio - 1.0).abs();
            error > MAX_RATIO_ERROR && (error > MAX_RATIO_ERROR_IN_BAD_LIGHT || !is_light_bad())
        };
        let Some(ratio) = ground::printed_ratio(&self.game, sightings).filter(is_clear) else {
            return Vec::new();
        };
        let by = |option: fn(f64) -> Resize| {
            let mut factor = ratio;
            let mut resized = (hints.resize)(self.number, option(factor))?;
            // The frame around the markers does not grow with the game, so one step does not suffice.
            for _ in 1..RESIZING_STEPS {
                factor *= ground::printed_ratio(&resized, sightings)?;
                let Some(next) = (hints.resize)(self.number, option(factor)) else { break };
                resized = next;
            }
            Some(resized)
        };
        let whole = by(Resize::All);
        let squares = by(Resize::Squares).filter(|squares| {
            !whole.as_ref().is_some_and(|whole| whole.pieces.iter().zip(&squares.pieces).all(are_alike))
        });
        let new = |game| PrintedGame::new(self.number, Cow::Owned(game), sightings);
        whole.into_iter().chain(squares).map(new).collect()
    }
}

/// Keeps the games that a picture may show: first the one that explains most sightings, then those that explain more than
/// half as many. If none explains any, the first game tells what is missing.
fn keep_likely(printed: &mut Vec<PrintedGame>) {
    printed.sort_by_key(|game| Reverse(game.explained));
    let most = printed.first().map_or(0, |game| game.explained);
    let likely = printed.iter().skip(1).take_while(|game| 2 * game.explained > most).count();
    printed.truncate(1 + likely);
}

/// Whether two pieces are of one size but for rounding.
fn are_alike((one, other): (&Piece, &Piece)) -> bool {
    let [one, other] = [one, other].map(|piece| piece.shape.size().width.get());
    (one / other - 1.0).abs() < 0.01
}

/// The best sight of each game that is not clearly worse than the best of all, the best first.
fn not_clearly_worse(mut sights: Vec<SightOfGame>) -> Vec<SightOfGame> {
    let undecided = |of_game: &SightOfGame| of_game.sight.reading.undecided();
    sights.sort_by(|one, other| undecided(one).total_cmp(&undecided(other)));
    let least = sights.first().map(undecided).unwrap_or_default();
    let mut known = HashSet::new();
    sights.retain(|sight| undecided(sight) <= least + CLEARLY_MORE_UNDECIDED && known.insert(sight.game));
    sights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photo::reading::{Guess, Guesses, Occupant, PlankReading, TableReading};

    #[test]
    fn a_game_with_many_more_open_squares_is_not_the_one_in_the_picture() {
        let half = |occupant| Guess { occupant, weight: 0.5 };
        let open = Guesses::normalised([half(Occupant::Empty), half(Occupant::unturned(1))]).unwrap();
        let of_game = |(game, undecided): (usize, usize)| {
            let mut squares = vec![Guesses::certain(Occupant::Empty); 20 - undecided];
            squares.resize(20, open.clone());
            let planks = vec![PlankReading { piece: 0, turned: false, squares }];
            let reading = TableReading { planks, ..TableReading::default() };
            SightOfGame { game, sight: Sight { reading, ..Sight::default() } }
        };
        let left = |undecided: &[usize]| -> Vec<usize> {
            let sights = undecided.iter().copied().enumerate().map(of_game).collect();
            not_clearly_worse(sights).iter().map(|sight| sight.game).collect()
        };
        assert_eq!(left(&[5, 0, 3]), [1]);
        assert_eq!(left(&[2, 1, 4, 0]), [3, 1, 0]);
        assert_eq!(left(&[1, 1]), [0, 1]);
        let sizes: Vec<SightOfGame> = [(7, 1), (7, 0), (7, 1)].into_iter().map(of_game).collect();
        assert_eq!(not_clearly_worse(sizes).len(), 1, "the best size of one game");
        assert!(left(&[]).is_empty());
    }
}
