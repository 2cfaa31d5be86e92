//! A photo of the table: opened, read, told to the rules; the picture of what was seen.

use std::path::Path;

use super::args::PhotoArgs;
use super::failure::Failure;
use super::files::{Batch, Sources};
use super::table::Table;
use super::terminal::Terminal;
use crate::game::Game;
use crate::photo::overlay::{Label, overlay};
use crate::photo::reading::Guesses;
use crate::photo::{self, Hints, Picture, Refusal, Sight};
use crate::report::SeenRecord;
use crate::rules::{Finding, Found, Judgement, Layer, Left, Lies, Settled, Spot};
use crate::spec::{Overrides, load};
use crate::templates::GAMES;
use crate::text::tame;
use crate::write;

/// Dots an inch at which a tenth of the scene's millimetre is one pixel.
const DPI: u32 = 254;

/// A photo, and how it is to be read.
pub struct Photo<'a> {
    /// What messages call it.
    pub name: &'a str,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// The file that it is, if it is one.
    pub file: Option<&'a Path>,
    /// How it is read.
    pub args: &'a PhotoArgs,
}

/// What a photo shows, and what the rules say of it.
pub struct Read {
    /// What was seen.
    pub sight: Sight,
    /// The same by the letters of the game.
    pub found: Found,
    /// What box, board and rules make of it.
    pub settled: Settled,
}

impl PhotoArgs {
    /// Whether anything is asked for that means nothing to a text.
    pub fn is_asked(&self) -> bool {
        self.overlay.is_some() || !self.corners.is_empty()
    }
}

impl Photo<'_> {
    /// Reads it, or says why it cannot be read; where something else goes wrong, that is a failure.
    pub fn read(&self, table: &Table, terminal: &Terminal) -> Result<Result<Read, Refusal>, Failure> {
        let sources = Sources::default();
        self.file.iter().for_each(|file| sources.note(file));
        let mut batch = Batch::replacing(&sources).forced(self.args.force);
        if let Some(path) = &self.args.overlay {
            // Before a second is spent on reading.
            batch.check(path)?;
        }
        let seen = terminal.wait_for("reading the photo", || self.seen(&table.game));
        let (picture, sight) = match seen {
            Ok(seen) => seen,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let found = photo::found(&table.game, &sight.reading);
        let settled = table.referee.settle_found(&found);
        let read = Read { sight, found, settled };
        if let Some(path) = &self.args.overlay {
            let scene = overlay(&table.game, &picture, &read.sight, &read.labels(table));
            let page = scene.pages.first().ok_or_else(|| Failure::plain("nothing was seen to be drawn"))?;
            let bytes = write::png(&scene, page, DPI).map_err(|error| Failure::plain(error.to_string()))?;
            batch.add(path.clone(), &bytes)?;
            for note in batch.finish()?.notes {
                terminal.tell(&format!("note: {}\n", tame(&note)));
            }
        }
        Ok(Ok(read))
    }

    fn seen(&self, game: &Game) -> Result<(Picture, Sight), Refusal> {
        let corners: Vec<_> = self.args.corners.iter().map(|corners| corners.0).collect();
        photo::read(game, self.bytes, &Hints { corners: &corners, known: &bundled })
    }
}

impl Read {
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
    fn lies_name(&self, table: &Table, spot: Spot, lies: Lies) -> String {
        let letter = || match lies {
            Lies::Nothing => ".".to_owned(),
            Lies::Piece { letter, .. } => letter.to_string(),
        };
        table.referee.lies_name(&self.found, spot, lies).unwrap_or_else(letter)
    }

    /// What is written on the picture of what was seen.
    fn labels(&self, table: &Table) -> Vec<Label> {
        let referee = table.referee.as_ref();
        let label = |(spot, _): (Spot, &Guesses)| {
            let name = referee.spot_name(&self.found, spot);
            let left: Option<&Left> = self.settled.left.iter().find(|left| left.square == name);
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
pub fn refused(refusal: &Refusal) -> Judgement {
    let finding = Finding {
        layer: Layer::Readable,
        ..Finding::malformed(refusal.kind.code(), refusal.message.clone(), "")
    };
    Judgement::unreadable("", vec![finding.hint(refusal.hint.clone())])
}

/// The bundled games, to say which of them a picture shows.
fn bundled() -> Vec<Game> {
    let loaded = GAMES.iter().filter_map(|game| load(&game.source(), &Overrides::default(), game).ok());
    loaded.map(|loaded| loaded.game).collect()
}
