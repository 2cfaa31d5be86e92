//! The empty form.

use crate::rules::quits::board::{SIDE, bit};
use crate::rules::quits::{Player, Variant};
use crate::rules::read::Square;

/// Returns an empty form with a legend. The default variant is used if none is given.
pub fn blank(settled: Option<Variant>) -> String {
    let variant = settled.unwrap_or(Variant::Classic);
    let mut text = String::from(
        "# Put a ball on a square by the letter of its player; an empty square is `.`.\n\
         # Or leave the rows out and list the balls, one line a player: `L: a2 a3 b1`.\n\
         # What is not known stays `?`. The last turn is like `3>` (row 3 slid to the right), `c^`, `b2-c3`.\n#\n",
    );
    for &player in variant.players() {
        let (home, exit) = (player.home(), player.exit());
        let (letter, name) = (player.letter(), player.name());
        text += &format!("# {letter}  {name}, at home in {home}, goes out by {exit}\n");
    }
    text += &format!("#\n# Everybody has {} balls, and wins with {} out. ", variant.balls(), variant.wins());
    text += "The game begins like this:\n#\n";
    text += &tray(|square| {
        let owner = variant.players().iter().find(|player| variant.start(**player) & bit(square) != 0);
        owner.copied().map_or('.', Player::letter)
    })
    .lines()
    .map(|line| format!("#   {line}\n"))
    .collect::<String>();
    let others = if settled.is_none() { "  # or simple, or four" } else { "" };
    text += &format!("\nvariant: {}{others}\nto move: ?\nout: ?\nlast: ?\n\n", variant.name());
    text += &tray(|_| '.');
    text
}

fn tray(letter: impl Fn(Square) -> char) -> String {
    let mut text = String::new();
    for row in (0..SIDE).rev() {
        text += &(row + 1).to_string();
        for column in 0..SIDE {
            text.push(' ');
            text.push(letter(Square { column, row }));
        }
        text.push('\n');
    }
    text + "  a b c d e\n"
}
