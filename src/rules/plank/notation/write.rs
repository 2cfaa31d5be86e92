//! Canonical text of a position, and the empty form.

use crate::game::Lang;
use crate::rules::legend::comment;
use crate::rules::lexicon::Term;
use crate::rules::plank::kit::{Colour, MAX_PLAYERS, PerColour, Player};
use crate::rules::plank::setup::{PlankRow, Setup, SetupSquare};
use crate::rules::plank::words::FormText;
use crate::rules::{Entry, Phrase};

/// Returns the entries and the planks of a setup.
pub(crate) fn write(setup: &Setup) -> (Vec<Entry>, Phrase) {
    let mut entries = Vec::new();
    entries.extend(setup.players.map(|players| Entry::new(Term::Players, players.to_string())));
    entries.extend(setup.first.map(|player| Entry::new(Term::First, player.name())));
    entries.extend(setup.to_move.map(|player| Entry::new(Term::ToMove, player.name())));
    for (key, all) in [(Term::Hand, &setup.hands), (Term::Planks, &setup.planks)] {
        let held = |player: Player| Some(Entry::new(player.key(key), counts(&all[player.index()]?)));
        entries.extend(Player::all(MAX_PLAYERS).filter_map(held));
    }
    entries.extend(setup.last.map(|turn| Entry::new(Term::Last, turn)));
    let numbers = setup.rows.iter().filter_map(|row| row.number).max();
    let width = numbers.map_or(0, |number| format!("P{number} ").len());
    let board: String = setup.rows.iter().map(|row| line(row, width) + "\n").collect();
    (entries, board.into())
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
pub(crate) fn counts(held: &PerColour) -> Phrase {
    let letters = Colour::ALL.into_iter().flat_map(|colour| {
        std::iter::repeat_n(Phrase::from(colour.letter()), usize::from(held[colour.index()]))
    });
    let letters: Vec<Phrase> = letters.collect();
    if letters.is_empty() { Term::Nothing.into() } else { Phrase::joined(letters, " ") }
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
    let last = Phrase::from(Term::Top).with(" rwb:1");
    for (term, value) in [(Term::First, "A".into()), (Term::ToMove, "A".into()), (Term::Last, last)] {
        text += &format!("# {}\n", Entry::new(term, value).written(lang));
    }
    for player in Player::all(players) {
        text += &format!("# {} {player}: r w b\n", key(Term::Planks));
    }
    text.push('\n');
    text + &comment(lang, M::ThePlanks)
}
