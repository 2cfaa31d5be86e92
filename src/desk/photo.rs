//! Reads a photo of a table and judges the position.

use super::JudgedGame;
use crate::game::{Game, Lang};
use crate::photo::overlay::Label;
use crate::photo::reading::Guesses;
use crate::photo::{self, Hints, Picture, Sight, SightOfGame};
use crate::report::SeenRecord;
use crate::rules::{Finding, Found, Judgement, Observed, OpenSquare, Phrase, Settled, Spot};
use crate::scene::Point;
use crate::templates::{GAMES, Template};

/// A photo's contents and their judgement.
pub(crate) struct PhotoReading {
    /// Recognised squares, with probabilities.
    pub sight: Sight,
    /// The same as letters of the game.
    pub found: Found,
    /// The judgement, and squares deduced from box, board and rules.
    pub settled: Settled,
}

impl JudgedGame {
    /// Reads a photo without judging it.
    #[doc(hidden)]
    pub fn sight(&self, bytes: &[u8], corners: &[[Point; 4]]) -> Result<(Picture, Sight), Finding> {
        let hints = Hints { corners, known: &bundled, resize: &|_, by| self.resized(by) };
        photo::read(&self.game, bytes, &hints)
    }

    /// What is found in a photo.
    pub(crate) fn found_in(&self, bytes: &[u8]) -> Result<Found, Finding> {
        let (_, sight) = self.sight(bytes, &[])?;
        Ok(photo::found(&self.game, &sight.reading))
    }
}

impl PhotoReading {
    /// Reads a photo. `corners` are the corners of boards marked by the user.
    pub(crate) fn from_photo(
        table: &JudgedGame,
        bytes: &[u8],
        corners: &[[Point; 4]],
    ) -> Result<(Picture, PhotoReading), Finding> {
        let (picture, sight) = table.sight(bytes, corners)?;
        Ok((picture, PhotoReading::settled(table, sight)))
    }

    /// Reads a photo of one of several games. Returns the readings with the indices of their tables: the best, and
    /// those that are not clearly worse and say something else.
    pub(crate) fn recognise(
        tables: &[&JudgedGame],
        bytes: &[u8],
        corners: &[[Point; 4]],
    ) -> Result<(Picture, Vec<(usize, PhotoReading)>), Finding> {
        let games: Vec<&Game> = tables.iter().map(|table| &table.game).collect();
        let resize = |number: usize, by| tables.get(number)?.resized(by);
        let hints = Hints { corners, known: &bundled, resize: &resize };
        let (picture, sights) = photo::recognise(&games, bytes, &hints)?;
        let mut readings: Vec<(usize, PhotoReading)> = Vec::new();
        for SightOfGame { game, sight } in sights {
            let Some(table) = tables.get(game) else { continue };
            let reading = PhotoReading::settled(table, sight);
            if readings.first().is_none_or(|(_, best)| !reading.says_the_same_as(best)) {
                readings.push((game, reading));
            }
        }
        Ok((picture, readings))
    }

    fn settled(table: &JudgedGame, sight: Sight) -> PhotoReading {
        let found = photo::found(&table.game, &sight.reading);
        let settled = table.referee.settle_found(&found);
        PhotoReading { sight, found, settled }
    }

    /// Whether it does not matter which of the two games the photo shows: a copy of a game, for instance.
    fn says_the_same_as(&self, other: &PhotoReading) -> bool {
        let (one, other) = (&self.settled.judgement, &other.settled.judgement);
        let text = |judgement: &Judgement| judgement.position.as_ref().map(ToString::to_string);
        one.verdict == other.verdict && one.variant == other.variant && text(one) == text(other)
    }

    /// All spots with their guesses, in the order of the reading.
    fn guesses(&self) -> impl Iterator<Item = (Spot, &Guesses)> {
        let squares = self.sight.reading.squares.iter().map(|seen| &seen.guesses).enumerate();
        let planks = self.sight.reading.planks.iter().enumerate();
        let strips = planks.flat_map(|(row, plank)| {
            plank.squares.iter().enumerate().map(move |(place, guesses)| (Spot::Strip(row, place), guesses))
        });
        squares.map(|(at, guesses)| (Spot::Square(at), guesses)).chain(strips)
    }

    /// Records of the likeliest content of every spot and its probability.
    pub(crate) fn seen_records(&self, table: &JudgedGame) -> Vec<SeenRecord> {
        let record = |(spot, guesses): (Spot, &Guesses)| {
            // Without the deductions of the rules: the probabilities are those of the picture alone.
            let likeliest = self.found.may(spot).first().copied()?;
            Some(SeenRecord {
                square: table.referee.spot_name(&self.found, spot),
                what: self.observed_name(table, spot, likeliest).to_string(),
                // Rounded down, so that no probability is overstated.
                sure: (guesses.sure() * 1000.0).floor() / 1000.0,
            })
        };
        self.guesses().filter_map(record).collect()
    }

    /// Notation of the contents of a spot. A piece unknown to the engine is written as its letter.
    pub(crate) fn observed_name(&self, table: &JudgedGame, spot: Spot, lies: Observed) -> Phrase {
        let letter = || match lies {
            Observed::Nothing => ".".into(),
            Observed::Piece { letter, .. } => letter.into(),
        };
        table.referee.observed_name(&self.found, spot, lies).unwrap_or_else(letter)
    }

    /// Labels for the overlay picture.
    pub(crate) fn labels(&self, table: &JudgedGame) -> Vec<Label> {
        let referee = table.referee.as_ref();
        let label = |(spot, _): (Spot, &Guesses)| {
            let name = referee.spot_name(&self.found, spot);
            let open: Option<&OpenSquare> = self.settled.open_squares.iter().find(|open| open.square == name);
            let seen = || Some(self.observed_name(table, spot, *self.found.may(spot).first()?));
            let text = open.and_then(|open| open.may.first().cloned()).or_else(seen).unwrap_or_default();
            Label {
                text: if text == "." { String::new() } else { text.to_string() },
                sure: self.found.certain(spot).is_some(),
            }
        };
        self.guesses().map(label).collect()
    }

    /// Notes to show beside the verdict.
    pub(crate) fn notes(&self, lang: Lang) -> Vec<String> {
        let notes = self.sight.reading.remarks.iter().chain(&self.settled.notes);
        notes.map(|note| note.sentence(lang)).collect()
    }
}

/// The judgement of a photo that cannot be read.
pub(crate) fn refused(refusal: Finding) -> Judgement {
    Judgement::unreadable("", vec![refusal])
}

/// All bundled games, for the message that a photo shows another game.
fn bundled() -> Vec<Game> {
    GAMES.iter().filter_map(Template::game).collect()
}
