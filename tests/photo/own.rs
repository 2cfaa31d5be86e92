//! Users' own boards: discs identified by printed letters.

use std::sync::LazyLock;

use tablier::spec::Overrides;

use crate::art::Art;
use crate::laid::{Board, Bodies, Laid};
use crate::simulator::*;

const LETTERS: &str = "KQRBNMkqrbnm";

/// Chess with letters on discs: capitals light on dark, small letters dark on light.
pub static DISCS: LazyLock<Art> = LazyLock::new(|| chess(DISC, &Overrides::default()));

/// The same on tiles with rounded corners.
pub static TILES: LazyLock<Art> = LazyLock::new(|| chess(TILE, &Overrides::default()));

/// Outlines of pieces in a spec.
pub const DISC: &str = "shape = \"circle\"\ndiameter = \"22mm\"";
const TILE: &str = "shape = \"square\"\nside = \"22mm\"\ncorner = \"5mm\"";

/// Chess with pieces of this outline.
pub fn chess(outline: &str, overrides: &Overrides) -> Art {
    let mut spec = r##"
[game]
name = "letters"
title = "Letters"

[[board]]
name = "board"
columns = 8
rows = 8
square = "30mm"
coordinates = true
markers = [24, 25, 26, 27]
cell = { background = "#f0e2c2" }

[[board.zone]]
name = "dark"
cells = ["b1", "d1", "f1", "h1", "a2", "c2", "e2", "g2", "b3", "d3", "f3", "h3", "a4", "c4", "e4", "g4", "b5", "d5", "f5", "h5", "a6", "c6", "e6", "g6", "b7", "d7", "f7", "h7", "a8", "c8", "e8", "g8"]
face = { background = "#8a5a34" }
"##
    .to_owned();
    for letter in LETTERS.chars() {
        let (name, ground, ink) = match letter.is_uppercase() {
            true => (format!("light-{letter}").to_lowercase(), "#fbf7ec", "#1d1a17"),
            false => (format!("dark-{letter}"), "#2b2b2b", "#f6ead0"),
        };
        spec += &format!(
            "\n[[piece]]\nname = \"{name}\"\nletter = \"{letter}\"\n{outline}\n\
             count = 8\n[piece.front]\nbackground = \"{ground}\"\nmarks = [{{ text = \"{}\", size = \"11mm\", \
             color = \"{ink}\", font = \"serif-bold\" }}]\n",
            letter.to_uppercase()
        );
    }
    Art::own(&spec, overrides)
}

/// Random pieces on a board, each on a cell.
pub fn laid(art: &Art, seed: u64) -> Laid {
    laid_with(art, seed, &Bodies::default())
}

/// The same with these bodies.
pub fn laid_with(art: &Art, seed: u64, bodies: &Bodies) -> Laid {
    let c = &mut Random::new(seed ^ 0x6f_77);
    let place = Place { turn: c.normal() * 3.0, ..Place::default() };
    let board = Board { art, board: 0, camp: 0, place, thickness: c.within(0.2, 2.0) };
    let thickness = c.within(bodies.disc.0, bodies.disc.1);
    let (columns, rows) = art.game.boards[0].grid.dimensions();
    let mut cells = vec![vec!['.'; columns]; rows];
    let mut things = vec![board.sheet()];
    for _ in 0..6 + c.below(26) {
        let (column, row) = (c.below(columns), c.below(rows));
        let number = c.below(art.game.pieces.len());
        if cells[row][column] != '.' {
            continue;
        }
        cells[row][column] = art.game.pieces[number].letter.expect("a letter");
        let (u, v) = board.cell(column, row);
        let (sin, cos) = c.within(0.0, 360.0).to_radians().sin_cos();
        let off = 2.0 * c.unit();
        let shape = art.game.pieces[number].shape;
        let (outline, turn) = match shape.is_disc() {
            true => (Outline::Disc, c.within(0.0, 360.0)),
            false => (Outline::Rounded(shape.corner().get()), 90.0 * c.below(4) as f64 + c.normal() * 2.0),
        };
        let place = board.upon((u + cos * off, v + sin * off), turn, 0.0);
        let texture = art.piece(number, 0);
        things.push(Thing::Tile { texture, thickness, outline, place });
    }
    let line = |row: &Vec<char>| row.iter().map(char::to_string).collect::<Vec<_>>().join(" ") + "\n";
    let text = cells.iter().rev().map(line).collect();
    Laid { text, things, outline: board.corners().to_vec() }
}
