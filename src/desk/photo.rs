//! A photo of the table: read, told to the referee, named square by square.

use super::Table;
use crate::game::Game;
use crate::photo::overlay::Label;
use crate::photo::reading::Guesses;
use crate::photo::{self, Hints, Picture, Sight};
use crate::report::SeenRecord;
use crate::rules::{Found, Judgement, Lies, OpenSquare, Settled, Spot};
use crate::scene::Point;
use crate::spec::{Overrides, load};
use crate::templates::GAMES;
use crate::text::Diagnostic;

/// What a photo shows, and what the rules say of it.
pub(crate) struct Read {
    /// What was seen.
    pub sight: Sight,
    /// The same by the letters of the game.
    pub found: Found,
    /// What box, board and rules make of it.
    pub settled: Settled,
}

impl Read {
    /// Reads a photo, with its corners where somebody gave them.
    pub fn from_photo(
        table: &Table,
        bytes: &[u8],
        corners: &[[Point; 4]],
    ) -> Result<(Picture, Read), Diagnostic> {
        let (picture, sight) = photo::read(&table.game, bytes, &Hints { corners, known: &bundled })?;
        let found = photo::found(&table.game, &sight.reading);
        let settled = table.referee.settle_found(&found);
        Ok((picture, Read { sight, found, settled }))
    }

    /// All places with what was seen there, in the order of the reading.
    fn guesses(&self) -> impl Iterator<Item = (Spot, &Guesses)> {
        let squares = self.sight.reading.squares.iter().map(|seen| &seen.guesses).enumerate();
        let planks = self.sight.reading.planks.iter().enumerate();
        let strips = planks.flat_map(|(row, plank)| {
            plank.squares.iter().enumerate().map(move |(place, guesses)| (Spot::Strip(row, place), guesses))
        });
        squares.map(|(at, guesses)| (Spot::Square(at), guesses)).chain(strips)
    }

    /// What lies on every place, as far as it is known, and how sure that is.
    pub fn seen(&self, table: &Table) -> Vec<SeenRecord> {
        let record = |(spot, guesses): (Spot, &Guesses)| {
            // What the picture alone shows: it is of this that the guesses tell how sure they are.
            let likeliest = self.found.may(spot).first().copied()?;
            Some(SeenRecord {
                square: table.referee.spot_name(&self.found, spot),
                what: self.lies_name(table, spot, likeliest),
                // Not rounded up: nobody is surer than he is.
                sure: (guesses.sure() * 1000.0).floor() / 1000.0,
            })
        };
        self.guesses().filter_map(record).collect()
    }

    /// What may lie on a place, as it is written. A piece that the engine does not know is written as its letter.
    pub fn lies_name(&self, table: &Table, spot: Spot, lies: Lies) -> String {
        let letter = || match lies {
            Lies::Nothing => ".".to_owned(),
            Lies::Piece { letter, .. } => letter.to_string(),
        };
        table.referee.lies_name(&self.found, spot, lies).unwrap_or_else(letter)
    }

    /// What is written on the picture of what was seen.
    pub fn labels(&self, table: &Table) -> Vec<Label> {
        let referee = table.referee.as_ref();
        let label = |(spot, _): (Spot, &Guesses)| {
            let name = referee.spot_name(&self.found, spot);
            let left: Option<&OpenSquare> = self.settled.open_squares.iter().find(|left| left.square == name);
            let seen = || Some(self.lies_name(table, spot, *self.found.may(spot).first()?));
            let text = left.and_then(|left| left.may.first().cloned()).or_else(seen).unwrap_or_default();
            Label {
                text: if text == "." { String::new() } else { text },
                sure: self.found.certain(spot).is_some(),
            }
        };
        self.guesses().map(label).collect()
    }

    /// What a person should know besides the verdict.
    pub fn notes(&self) -> Vec<String> {
        self.sight.reading.remarks.iter().chain(&self.settled.notes).cloned().collect()
    }
}

/// The judgement of a photo that cannot be read.
pub(crate) fn refused(refusal: &Diagnostic) -> Judgement {
    Judgement::unreadable("", vec![refusal.clone()])
}

/// The bundled games, to say which of them a picture shows.
pub(crate) fn bundled() -> Vec<Game> {
    let loaded = GAMES.iter().filter_map(|game| load(&game.source(), &Overrides::default(), game).ok());
    loaded.map(|loaded| loaded.game).collect()
}
