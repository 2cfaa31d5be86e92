//! Canonical text of a position, and the empty form.

use std::fmt::Write;

use crate::rules::plank::kit::{Colour, MAX_PLAYERS, PerColour, Player};
use crate::rules::plank::setup::{PlankRow, Setup, Square};

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

fn written(square: &Square) -> String {
    let colour = square.colour.letter();
    match square.token {
        None if square.open => format!("{colour}?"),
        None => colour.to_string(),
        Some(token) => format!("{colour}{}", token.on(square.colour)),
    }
}

/// `r r w`, or `none`.
pub fn counts(held: &PerColour) -> String {
    let letters = Colour::ALL.into_iter().flat_map(|colour| {
        std::iter::repeat_n(colour.letter().to_string(), usize::from(held[colour.index()]))
    });
    let letters: Vec<_> = letters.collect();
    if letters.is_empty() { "none".to_owned() } else { letters.join(" ") }
}

/// Returns an empty form with a legend. It parses as the empty table.
pub fn blank(players: usize) -> String {
    let mut text = format!(
        "\
# A position of Plank. Lines that begin with # are not read.
players: {players}
#
# Below, one line a plank from the top, its three squares from left to right: the colour
# (r red, w white, b blue), and the owner's letter where a token lies. Like these three:
#   rA b  w
#   w  bB r
#   bA r  w
# Or all planks on one line from the top, and the tokens by plank and square:
#   rbw / wbr / brw
#   A: P1:1 P3:2
#   B: P2:2
# A line may begin with the plank's number in the order of laying: P2 w  bB r
#
# What you know of the rest; take the # away. Planks in hand are told by the colour in their middle.
# first: A
# to move: A
# last: top rwb:1
"
    );
    for player in Player::all(players) {
        let _ = writeln!(text, "# planks {player}: r w b");
    }
    text.push_str("\n# The planks:\n");
    text
}
