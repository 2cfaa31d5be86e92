//! Both camps of Lightning on one table.

use std::sync::Arc;

use tablier::rules::Notation;
use tablier::rules::lightning::{Kit, LightningReferee, Model, Ports, Position, Prolong, Side};

use crate::art::Art;
use crate::laid::{Board, Bodies, Laid, played};
use crate::simulator::*;

const MODELS: [(char, &str); 5] =
    [('I', "N-S"), ('Z', "NW-SE"), ('L', "N-E"), ('Y', "N-SW-SE"), ('X', "N-E-S-W")];

/// The kit of the bundled spec.
fn kit() -> Kit {
    let model = |(letter, ports): (char, &str)| {
        let ports = Ports::parse(ports).expect("ports");
        Model { letter, name: letter.to_string(), ports, count: 30 }
    };
    Kit::new(['A', 'B'], (8, 17), MODELS.map(model).to_vec(), Prolong::Line).expect("a box")
}

/// A position of a random game.
fn position<'k>(kit: &'k Kit, chance: &mut Random) -> Position<'k> {
    let start = Position::start(kit, Side::A);
    let turns = 10 + chance.below(140);
    played(start, turns, chance)
}

/// A square by its centre and rotation in degrees; all have the same size.
pub type Square = (f64, f64, f64);

/// Whether two squares overlap.
fn overlap(a: Square, b: Square, half: f64) -> bool {
    let parted = |a: Square, b: Square| {
        let (sin, cos) = a.2.to_radians().sin_cos();
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let turn = (b.2 - a.2).to_radians();
        let reach = half * (1.0 + turn.sin().abs() + turn.cos().abs());
        (dx * cos + dy * sin).abs() > reach || (dy * cos - dx * sin).abs() > reach
    };
    !(parted(a, b) || parted(b, a))
}

/// A random position of a piece near its square: up to 2 mm and 10 degrees off, not overlapping others.
pub fn put(meant: (f64, f64), half: f64, laid: &[Square], chance: &mut Random) -> Square {
    for _ in 0..40 {
        let off = (chance.normal() * 0.8, chance.normal() * 0.8);
        let square = (meant.0 + off.0, meant.1 + off.1, (chance.normal() * 4.0).clamp(-10.0, 10.0));
        let free = laid.iter().all(|other| !overlap(*other, square, half));
        if off.0.hypot(off.1) <= 2.0 && free {
            return square;
        }
    }
    (meant.0, meant.1, 0.0)
}

/// Both camps with their pieces, side by side or end to end.
pub fn laid(art: &Art, seed: u64) -> Laid {
    laid_with(art, seed, &Bodies::default())
}

/// The same with these bodies.
pub fn laid_with(art: &Art, seed: u64, bodies: &Bodies) -> Laid {
    let c = &mut Random::new(seed ^ 0x6c_69);
    let kit = kit();
    let position = position(&kit, c);
    let referee = LightningReferee::new(kit.clone());
    let (_, camps) = referee.write(&referee.shown(&position));
    let text = camps.to_string();
    let (thickness, under) = (c.within(bodies.tile.0, bodies.tile.1), c.within(0.2, 2.0));
    let (mut things, mut outline) = (Vec::new(), Vec::new());
    for side in Side::BOTH {
        let camp = side.index();
        let print = art.board(0, camp);
        let (width, height) = (print.width_mm(), print.height_mm());
        let x = (camp as f64 - 0.5) * (width + 14.0);
        let place = Place { x, y: c.normal() * 4.0, turn: c.normal() * 1.5, height: 0.0 };
        let board = Board { art, board: 0, camp, place, thickness: under };
        outline.extend(board.corners());
        // Glued together from two sheets, slightly misaligned.
        let seam = height * 0.53;
        let shift: [f64; 3] = std::array::from_fn(|_| c.normal().clamp(-2.0, 2.0) * 0.25);
        for (top, bottom, shift) in [(0.0, seam, [0.0; 3]), (seam, height, shift)] {
            let (x, y) = board.at(width / 2.0 + shift[0], (top + bottom) / 2.0 + shift[1]);
            let place = Place { x, y, turn: place.turn + shift[2], height: 0.0 };
            let texture = Arc::new(print.part(0.0, top, width, bottom - top));
            things.push(Thing::Sheet { texture, thickness: under, bend: None, place });
        }
        let mut squares: Vec<Square> = Vec::new();
        for (number, face) in position.camp(side).pieces(&kit) {
            let texture = art.piece(art.lettered(kit.model(face.model).letter), 0);
            let half = texture.width_mm() / 2.0;
            let at = kit.square(number);
            let square = put(board.cell(at.column.into(), at.row.into()), half, &squares, c);
            squares.push(square);
            // A model with rotational symmetry may lie in any of its equivalent rotations.
            let alike = kit.rotations(face.model).len();
            let quarters = usize::from(face.rotation) + alike * c.below(4 / alike);
            let place = board.upon((square.0, square.1), square.2 + 90.0 * quarters as f64, 0.0);
            things.push(Thing::Tile { texture, thickness, outline: Outline::Square, place });
        }
    }
    Laid { text, things, outline }
}
