//! Canonical text of a position, and the empty form.

use std::fmt::Write;

use crate::game::Lang;
use crate::rules::legend::comment;
use crate::rules::lexicon::{Term, turn_in};
use crate::rules::plank::kit::{Colour, MAX_PLAYERS, PerColour, Player};
use crate::rules::plank::setup::{PlankRow, Setup, SetupSquare};
use crate::rules::plank::words::FormText;

/// Returns the canonical text, which parses to the same setup.
pub fn write(setup: &Setup) -> String {
    let mut text = String::new();
    let mut say = |key: &str, value: &str| {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{key}: {value}");
    };
    if let Some(players) = setup.players {
        say("players", &players.to_string());
    }
    if let Some(player) = setup.first {
        say("first", &player.to_string());
    }
    if let Some(player) = setup.to_move {
        say("to move", &player.to_string());
    }
    for (key, all) in [("hand", &setup.hands), ("planks", &setup.planks)] {
        for player in Player::all(MAX_PLAYERS) {
            if let Some(held) = all[player.index()] {
                say(&format!("{key} {player}"), &counts(&held));
            }
        }
    }
    if let Some(turn) = setup.last {
        say("last", &turn.to_string());
    }
    let numbers = setup.rows.iter().filter_map(|row| row.number).max();
    let width = numbers.map_or(0, |number| format!("P{number} ").len());
    for row in &setup.rows {
        text.push_str(&line(row, width));
        text.push('\n');
    }
    text
}

fn line(row: &PlankRow, width: usize) -> String {
    let number = row.number.map(|number| format!("P{number}")).unwrap_or_default();
    let squares = row.squares.iter().map(|square| format!("{:2}", written(square)));
    format!("{number:width$}{}", squares.collect::<Vec<_>>().join(" ")).trim_end().to_owned()
}

fn written(square: &SetupSquare) -> String {
    let colour = square.colour.letter();
    match square.token {
        None if square.open => format!("{colour}?"),
        None => colour.to_string(),
        Some(token) => format!("{colour}{}", token.on(square.colour)),
    }
}

/// `r r w`, or `none`.
pub(crate) fn counts(held: &PerColour) -> String {
    let letters = Colour::ALL.into_iter().flat_map(|colour| {
        std::iter::repeat_n(colour.letter().to_string(), usize::from(held[colour.index()]))
    });
    let letters: Vec<_> = letters.collect();
    if letters.is_empty() { "none".to_owned() } else { letters.join(" ") }
}

/// Returns an empty form with a legend. It parses as the empty table.
pub(crate) fn blank(players: usize, lang: Lang) -> String {
    use FormText as M;
    let key = |term: Term| term.written(lang);
    let mut text = comment(lang, M::PositionOfPlank);
    text += &format!("{}: {players}\n#\n", key(Term::Players));
    text += &comment(lang, M::LinesOfColours);
    text += "#   rA b  w\n#   w  bB r\n#   bA r  w\n";
    text += &comment(lang, M::OrAllOnOneLine);
    text += "#   rbw / wbr / brw\n#   A: P1:1 P3:2\n#   B: P2:2\n";
    text += comment(lang, M::NumbersMayBegin).trim_end();
    text += " P2 w  bB r\n#\n";
    text += &comment(lang, M::WhatElseIsKnown);
    for (term, value) in [(Term::First, "A"), (Term::ToMove, "A"), (Term::Last, "top rwb:1")] {
        text += &format!("# {}: {}\n", key(term), turn_in(lang, value));
    }
    for player in Player::all(players) {
        text += &format!("# {} {player}: r w b\n", key(Term::Planks));
    }
    text.push('\n');
    text + &comment(lang, M::ThePlanks)
}
