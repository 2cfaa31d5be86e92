//! What reading a photo gives, compared with what lies on the table.

use std::collections::BTreeMap;

use tablier::photo::found;
use tablier::photo::reading::Guesses;
use tablier::rules::Spot;

use crate::art::{Art, Read};
use crate::simulator::Photo;

/// A board to read: its art, its photo, and all correct texts.
pub struct Case {
    pub art: &'static Art,
    pub photo: Photo,
    pub right: Vec<String>,
}

/// The result for one board.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    pub refused: Option<String>,
    /// Whether the text is exactly right.
    pub exact: bool,
    /// Whether box, board and rules settled the open squares correctly.
    pub settled: bool,
    /// For each square: whether the likeliest content is correct, its probability, and whether it was written `?`.
    pub squares: Vec<(bool, f64, bool)>,
    /// Wrong squares, in words.
    pub wrong: Vec<String>,
    /// Wrong squares not marked with `?`.
    pub unmarked: Vec<String>,
}

impl Outcome {
    /// The code of the refusal.
    pub fn code(&self) -> Option<&str> {
        self.refused.as_deref().and_then(|reason| reason.split(':').next())
    }
}

/// The contents of every square in a text: `c3`, `A:c3`, `P1:2`.
pub fn squares(text: &str) -> BTreeMap<String, String> {
    let mut squares = BTreeMap::new();
    let mut camp = String::new();
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    for line in text.lines() {
        if let Some(letter) = line.strip_prefix("camp ") {
            camp = format!("{letter}:");
            continue;
        }
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        // Skips the row number and the column letters.
        let labelled = words.first().is_some_and(|word| word.parse::<u32>().is_ok());
        if words.len() > 3 && words.iter().zip('a'..).all(|(word, letter)| *word == letter.to_string()) {
            continue;
        }
        rows.push((camp.clone(), words.into_iter().skip(usize::from(labelled)).collect()));
    }
    let planks = rows.iter().all(|(_, row)| row.len() == 3);
    for (at, (camp, row)) in rows.iter().enumerate() {
        let below = rows[at..].iter().take_while(|(other, _)| other == camp).count();
        for (place, (what, letter)) in row.iter().zip('a'..).enumerate() {
            if planks {
                squares.insert(
                    format!("P{}:{}", at + 1, place + 1),
                    what.get(1..).unwrap_or_default().to_owned(),
                );
            } else {
                // Empty squares are as wide as the others.
                let is_empty = what.chars().all(|sign| sign == '.');
                let what = if is_empty { ".".to_owned() } else { what.clone() };
                squares.insert(format!("{camp}{letter}{below}"), what);
            }
        }
    }
    squares
}

/// Reads a board and compares the result with the expected one.
pub fn outcome(case: &Case) -> (Outcome, Option<Read>) {
    let read = match case.art.read(&case.photo.jpeg) {
        Ok(read) => read,
        Err(refusal) => {
            let refused = Some(format!("{}: {}", refusal.code.as_str(), refusal.message));
            return (Outcome { refused, ..Outcome::default() }, None);
        }
    };
    let referee = case.art.referee();
    let left = referee.settle_found(&found(&case.art.game, &read.sight.reading)).open_squares;
    let mut outcome = Outcome { exact: case.right.contains(&read.text), ..Outcome::default() };
    let seen = seen(case.art, &read);
    let best = |right: &&String| {
        let squares = squares(right);
        seen.iter()
            .filter(|(name, what, ..)| squares.get(name).is_none_or(|other| !alike(other, what)))
            .count()
    };
    let right = squares(case.right.iter().min_by_key(best).expect("a text"));
    if right.len() != seen.len() {
        outcome.wrong.push(format!("{} squares instead of {}", seen.len(), right.len()));
    }
    let allowed = right.len() == seen.len()
        && seen.iter().all(|(name, what, ..)| {
            let left = left.iter().find(|left| left.square == *name).and_then(|left| left.may.first());
            let left = left.map_or_else(|| what.clone(), ToString::to_string);
            right.get(name).is_some_and(|is| alike(is, &left))
        });
    outcome.settled = allowed && left.iter().all(|left| left.may.len() == 1);
    for (name, what, sure, doubted) in seen {
        let is = right.get(&name).map_or("nothing like it", String::as_str);
        if !alike(is, &what) {
            let wrong = format!("{name} {what} for {is}, {sure:.3}");
            outcome.unmarked.extend((!doubted).then(|| wrong.clone()));
            outcome.wrong.push(wrong);
        }
        outcome.squares.push((alike(is, &what), sure, doubted));
    }
    (outcome, Some(read))
}

fn alike(text: &str, seen: &str) -> bool {
    text == seen || (text.is_empty() && seen == ".")
}

/// For every square its name, likeliest content, probability, and whether it is left open.
pub fn seen(art: &Art, read: &Read) -> Vec<(String, String, f64, bool)> {
    let referee = art.referee();
    let found = found(&art.game, &read.sight.reading);
    let guesses: Vec<&Guesses> = all(read);
    let spots: Vec<Spot> = found.spots().collect();
    let each = spots.into_iter().zip(guesses).map(|(spot, guesses)| {
        let likeliest = found.may(spot)[0];
        let what = referee.observed_name(&found, spot, likeliest).expect("a piece of the game").to_string();
        (referee.spot_name(&found, spot), what, guesses.sure(), found.certain(spot).is_none())
    });
    each.collect()
}

fn all(read: &Read) -> Vec<&Guesses> {
    let squares = read.sight.reading.squares.iter().map(|seen| &seen.guesses);
    squares.chain(read.sight.reading.planks.iter().flat_map(|plank| &plank.squares)).collect()
}
