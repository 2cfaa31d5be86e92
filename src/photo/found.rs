//! Converts a reading into the letters of the spec, the only part of a picture that the rules use.

use crate::game::Game;
use crate::photo::reading::{Guesses, Occupant, PlankReading, TableReading};
use crate::rules::{Found, FoundSquare, FoundStrip, Observed, StripSquare};
use crate::scene::Color;

/// Minimum probability of a guess to be passed on, unless it is one of the two best.
const MIN_PROBABILITY: f64 = 0.02;

/// Converts a reading into [`Found`]. A settled square has its best guess only.
pub fn found(game: &Game, reading: &TableReading) -> Found {
    let squares = reading.squares.iter().map(|seen| FoundSquare {
        board: seen.board,
        camp: seen.camp,
        column: seen.cell.column,
        row: seen.cell.row,
        may: candidates_of(game, &seen.guesses),
    });
    Found {
        squares: squares.collect(),
        strips: reading.planks.iter().map(|plank| strip(game, plank)).collect(),
    }
}

fn candidates_of(game: &Game, guesses: &Guesses) -> Vec<Observed> {
    if let Some(occupant) = guesses.settled() {
        return vec![to_lies(game, occupant)];
    }
    let worth =
        guesses.all().iter().enumerate().filter(|(at, guess)| *at < 2 || guess.weight >= MIN_PROBABILITY);
    let mut may: Vec<Observed> = Vec::new();
    for (_, guess) in worth {
        let lies = to_lies(game, guess.occupant);
        if !may.contains(&lies) {
            may.push(lies);
        }
    }
    may
}

fn to_lies(game: &Game, occupant: Occupant) -> Observed {
    let piece = match occupant {
        Occupant::Empty => return Observed::Nothing,
        Occupant::Piece { piece, .. } => game.pieces.get(piece),
    };
    let quarters = if let Occupant::Piece { quarters, .. } = occupant { quarters } else { 0 };
    let letter = piece.and_then(|piece| piece.letter);
    let colour = piece.and_then(|piece| piece.front.background).and_then(|color| game.strip_letter(color));
    // Without a letter it cannot be written; it is no piece of a position.
    letter.map_or(Observed::Nothing, |letter| Observed::Piece { letter, quarters, colour })
}

fn strip(game: &Game, plank: &PlankReading) -> FoundStrip {
    let faces = game.pieces.get(plank.piece).map_or(&[][..], |piece| &piece.front.squares);
    let colours: Vec<Option<Color>> = faces.iter().map(|face| face.background).collect();
    let at = |place: usize| if plank.turned { colours.len().checked_sub(place + 1) } else { Some(place) };
    let squares = plank.squares.iter().enumerate().map(|(place, guesses)| {
        let color = at(place).and_then(|at| colours.get(at).copied().flatten());
        let colour = color.and_then(|color| game.strip_letter(color)).unwrap_or('?');
        StripSquare { colour, may: candidates_of(game, guesses) }
    });
    FoundStrip { number: None, squares: squares.collect() }
}
