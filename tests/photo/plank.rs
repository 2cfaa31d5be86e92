//! Rows of planks.

use tablier::rules::Notation;
use tablier::rules::plank::{Moving, PlankReferee, Position, standard_start};

use crate::art::Art;
use crate::laid::{Bodies, Laid, played};
use crate::simulator::*;

/// A plank of a row: its squares from left to right, each with the letter of its colour and that of the token's
/// owner.
pub type Row = [(char, Option<char>); 3];

/// The printed planks by the colour of their middle square.
const PRINTED: [(char, &str, [char; 3]); 3] = [
    ('r', "plank-red", ['w', 'r', 'b']),
    ('w', "plank-white", ['r', 'w', 'b']),
    ('b', "plank-blue", ['r', 'b', 'w']),
];

/// A position of a random game, with at least two planks.
fn position(chance: &mut Random) -> Position {
    let players = 2 + chance.below(3);
    let start = standard_start(players, Moving::Own).expect("a deal");
    let turns = 3 + chance.below(45);
    played(start, turns, chance)
}

/// The planks of a position from its text.
fn rows(text: &str) -> Vec<Row> {
    let lines = text.lines().filter(|line| !line.contains(':'));
    let squares = |line: &str| -> Row {
        let words: Vec<&str> = line.split_whitespace().filter(|word| !word.starts_with('P')).collect();
        let square = |word: &str| (word.chars().next().expect("a colour"), word.chars().nth(1));
        [square(words[0]), square(words[1]), square(words[2])]
    };
    lines.map(squares).collect()
}

/// The rows in notation if nothing else is known.
pub fn spelled(rows: &[Row]) -> String {
    let square = |&(colour, owner): &(char, Option<char>)| {
        format!("{:2}", owner.map_or(colour.to_string(), |owner| format!("{colour}{owner}")))
    };
    let line = |row: &Row| row.iter().map(square).collect::<Vec<_>>().join(" ").trim_end().to_owned() + "\n";
    rows.iter().map(line).collect()
}

/// The rows as seen from the other side of the table.
pub fn from_behind(rows: &[Row]) -> Vec<Row> {
    rows.iter().rev().map(|row| [row[2], row[1], row[0]]).collect()
}

fn turned(degrees: f64, x: f64, y: f64) -> (f64, f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (x * cos - y * sin, x * sin + y * cos)
}

/// The canonical text of a position.
fn text_of(position: &Position) -> String {
    PlankReferee::new(None, Moving::Own).told(&position.setup()).to_string()
}

/// A row of planks with tokens, and its rows from the top.
pub fn laid(art: &Art, seed: u64) -> (Laid, Vec<Row>) {
    laid_with(art, seed, &Bodies::default())
}

/// The same with these bodies.
pub fn laid_with(art: &Art, seed: u64, bodies: &Bodies) -> (Laid, Vec<Row>) {
    let c = &mut Random::new(seed ^ 0x70_6c);
    let position = position(c);
    laid_as(art, &position, bodies, c)
}

/// A position as it is laid, and its rows from the top.
pub fn laid_as(art: &Art, position: &Position, bodies: &Bodies, c: &mut Random) -> (Laid, Vec<Row>) {
    let rows = rows(&text_of(position));
    let (thick, chip) = (c.within(bodies.tile.0, bodies.tile.1), c.within(bodies.token.0, bodies.token.1));
    let (askew, gap, shift) = if c.chance(0.15) { (2.5, 3.0, 3.0) } else { (0.8, 1.0, 0.7) };
    let whole = c.within(-8.0, 8.0);
    let strip = |piece: &tablier::game::Piece| Some(piece.shape.strip()?.square.get());
    let side = art.game.pieces.iter().find_map(strip).expect("a plank");
    let size = side / 30.0;
    let (mut planks, mut tokens, mut outline) = (Vec::new(), Vec::new(), Vec::new());
    let mut copies = [0; 3].map(|_: usize| c.below(4));
    let mut centres: Vec<(f64, f64)> = Vec::new();
    let (mut down, mut before) = (0.0, 0.0f64);
    for (number, row) in rows.iter().enumerate() {
        let turn = (c.normal() * askew).clamp(-6.0, 6.0);
        let slant = |turn: f64| 61.0 * size * turn.to_radians().sin();
        if number > 0 {
            down += side + c.within(0.0, gap) + (slant(turn) - slant(before)).abs();
        }
        before = turn;
        let along = (c.normal() * shift).clamp(-8.0, 8.0);
        let place = |u: f64, v: f64| {
            let (u, v) = turned(turn, u, v);
            turned(whole, along + u, down + v - side / 2.0 * (rows.len() - 1) as f64)
        };
        let model = PRINTED.iter().position(|(middle, ..)| *middle == row[1].0).expect("a colour");
        let half = if row[0].0 == PRINTED[model].2[0] { 0.0 } else { 180.0 };
        copies[model] += 1;
        let texture = art.piece(art.named(PRINTED[model].1), copies[model] % 4);
        let (x, y) = place(0.0, 0.0);
        let at = Place { x, y, turn: whole + turn + half, height: 0.0 };
        let (length, width) = (texture.width_mm() / 2.0, texture.height_mm() / 2.0);
        outline.extend(
            [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(u, v)| place(u * length, v * width)),
        );
        let sagitta = bodies.bow * (0.4 + 0.2 * (number % 4) as f64);
        let plank = if bodies.bow == 0.0 {
            Thing::Tile { texture, thickness: thick, outline: Outline::Square, place: at }
        } else {
            let bend = Some(Bend { sagitta, along_x: true });
            Thing::Sheet { texture, thickness: thick, bend, place: at }
        };
        for (square, (colour, owner)) in row.iter().enumerate() {
            let Some(owner) = owner else { continue };
            let colour =
                [('r', "red"), ('w', "white"), ('b', "blue")].iter().find(|(letter, _)| letter == colour);
            let name = colour.expect("a colour").1;
            let is_it =
                |piece: &tablier::game::Piece| piece.letter == Some(*owner) && piece.name.starts_with(name);
            let texture = art.piece(art.game.pieces.iter().position(is_it).expect("a token"), 0);
            // Off centre, but not overlapping other tokens.
            let throw = (0..20).find_map(|_| {
                let off = ((c.normal() * 0.9).clamp(-3.0, 3.0), (c.normal() * 0.9).clamp(-3.0, 3.0));
                let at = place((square as f64 - 1.0) * side + off.0, off.1);
                let is_free =
                    centres.iter().all(|other| (other.0 - at.0).hypot(other.1 - at.1) > 25.2 * size);
                is_free.then_some((at, off.0))
            });
            let middle = (square as f64 - 1.0) * side;
            let ((x, y), off) = throw.unwrap_or((place(middle, 0.0), 0.0));
            centres.push((x, y));
            let height =
                if bodies.bow == 0.0 { thick } else { plank.printed(length + middle + off, width)[2] };
            let place = Place { x, y, turn: c.within(0.0, 360.0), height };
            tokens.push(Thing::Tile { texture, thickness: chip, outline: Outline::Disc, place });
        }
        planks.push(plank);
    }
    planks.extend(tokens);
    (Laid { text: spelled(&rows), things: planks, outline }, rows)
}

/// The rows as a picture shows them; if they run sideways, either reading direction is correct.
pub fn shown(laid: &Laid, rows: &[Row], photo: &Photo) -> Vec<String> {
    let (mut across, mut down) = (0.0, 0.0);
    for corners in laid.outline.chunks_exact(4) {
        let seen = |at: (f64, f64)| photo.pixel_of(at.0, at.1, 0.0).unwrap_or((0.0, 0.0));
        let (left, right) = (seen(corners[0]), seen(corners[1]));
        across += right.0 - left.0;
        down += right.1 - left.1;
    }
    let (same, behind) = (spelled(rows), spelled(&from_behind(rows)));
    match across {
        _ if across.abs() < 0.3 * f64::abs(down) => vec![same, behind],
        _ if across > 0.0 => vec![same],
        _ => vec![behind],
    }
}
