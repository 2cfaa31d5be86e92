//! Trays of Quits.

use tablier::rules::Notation;
use tablier::rules::quits::{BallMoves, Player, Position, QuitsReferee, Rules, Setup, Variant};

use crate::art::Art;
use crate::laid::{Board, Bodies, Laid, played};
use crate::simulator::*;

/// The objects that serve as balls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Balls {
    Discs,
    Marbles(Finish),
}

/// A position of a random game.
fn position(chance: &mut Random, balls: Balls) -> Position {
    // There are wooden balls for two players only.
    let variants = if balls == Balls::Marbles(Finish::Wood) { 2 } else { 3 };
    let variant = [Variant::Classic, Variant::Simple, Variant::Four][chance.below(variants)];
    let start = Position::start(Rules { variant, ball_moves: BallMoves::Forward });
    let turns = chance.below(60);
    played(start, turns, chance)
}

/// The two paints or woods of each player; bought marbles vary between them.
fn colors(player: Player, finish: Finish, white: bool) -> [[f64; 3]; 2] {
    match (player, finish) {
        (Player::Light, Finish::Painted | Finish::CatsEye) if white => {
            [[234.0, 231.0, 222.0], [250.0, 250.0, 248.0]]
        }
        (Player::Light, Finish::Wood) => [[222.0, 184.0, 135.0], [242.0, 214.0, 165.0]],
        (Player::Dark, Finish::Wood) => [[90.0, 56.0, 32.0], [118.0, 76.0, 46.0]],
        (Player::Light, _) => [[246.0, 211.0, 107.0], [232.0, 190.0, 40.0]],
        (Player::Dark, _) => [[51.0, 36.0, 27.0], [28.0, 24.0, 24.0]],
        (Player::Red, _) => [[184.0, 41.0, 31.0], [196.0, 30.0, 40.0]],
        (Player::Blue, _) => [[28.0, 74.0, 134.0], [30.0, 60.0, 160.0]],
    }
}

/// A variation of the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tray {
    /// Nothing.
    Usual,
    /// Discs are glued on bodies of 8 mm, dark or light like draughtsmen.
    OnMen,
    /// The tiles are missing.
    WithoutTiles,
}

/// Thickness of the bodies below discs, mm.
const MAN_MM: f64 = 8.0;
const MEN: [[u8; 3]; 2] = [[58, 40, 30], [222, 190, 144]];

/// A tray with tiles and balls, with or without walls.
pub fn laid(art: &Art, seed: u64, balls: Balls) -> Laid {
    laid_on(art, seed, balls, Tray::Usual, &Bodies::default())
}

/// A tray with a variation, and with these bodies.
pub fn laid_on(art: &Art, seed: u64, balls: Balls, tray: Tray, bodies: &Bodies) -> Laid {
    let c = &mut Random::new(seed ^ 0x71_75);
    let position = position(c, balls);
    laid_as(art, seed, (balls, tray), &position, bodies, c)
}

/// A tray with this position.
pub fn laid_as(
    art: &Art,
    seed: u64,
    (balls, tray): (Balls, Tray),
    position: &Position,
    bodies: &Bodies,
    c: &mut Random,
) -> Laid {
    let held = Player::ALL.map(|player| position.balls(player));
    let setup = Setup { balls: held, ..Setup::default() };
    let text = QuitsReferee::new(None, BallMoves::Forward).told(&setup).to_string();
    let board = Board { art, board: 0, camp: 0, place: Place::default(), thickness: 0.3 };
    let mut things = vec![board.sheet()];
    let outline = board.corners();
    if c.chance(0.6) {
        let thickness = c.within(2.0, 8.0);
        let (side, half) = (board.texture().width_mm(), art.game.boards[0].frame.ends.get() / 2.0);
        // Printed lying.
        for (name, at, turn) in [
            ("wall-top", (side / 2.0, half), 0.0),
            ("wall-bottom", (side / 2.0, side - half), 0.0),
            ("wall-left", (half, side / 2.0), 90.0),
            ("wall-right", (side - half, side / 2.0), 90.0),
        ] {
            let texture = art.piece(art.named(name), 0);
            let place = board.upon(at, turn + c.normal() * 0.1, 0.0);
            things.push(Thing::Tile { texture, thickness, outline: Outline::Square, place });
        }
    }
    let tile = art.piece(art.named("tile"), 0);
    let (thick, disc) = (c.within(bodies.tile.0, bodies.tile.1), c.within(bodies.disc.0, bodies.disc.1));
    let (all, size) = ((c.within(-0.2, 0.2), c.within(-0.2, 0.2)), c.within(14.0, 18.0));
    let paints = Player::ALL.map(|player| {
        let finish = if let Balls::Marbles(finish) = balls { finish } else { Finish::Painted };
        let ([from, to], part) = (colors(player, finish, bodies.white), c.unit());
        std::array::from_fn(|at| from[at] + (to[at] - from[at]) * part + c.within(-12.0, 12.0))
    });
    for cell in 0..25 {
        let (u, v) = board.cell(cell % 5, cell / 5);
        let middle = (u + all.0 + c.within(-0.05, 0.05), v + all.1 + c.within(-0.05, 0.05));
        let place = board.upon(middle, 90.0 * c.below(4) as f64 + c.within(-0.5, 0.5), 0.0);
        let (outline, with_tile) = (Outline::Square, tray != Tray::WithoutTiles);
        if with_tile {
            things.push(Thing::Tile { texture: tile.clone(), thickness: thick, outline, place });
        }
        let thick = if with_tile { thick } else { 0.0 };
        let Some(owner) = Player::ALL.into_iter().find(|owner| held[*owner as usize] >> cell & 1 == 1) else {
            continue;
        };
        let (sin, cos) = c.within(0.0, 360.0).to_radians().sin_cos();
        let off = c.unit().sqrt() * if balls == Balls::Discs { 3.0 } else { 0.8 };
        let middle = (middle.0 + cos * off, middle.1 + sin * off);
        let ball = match balls {
            Balls::Discs => {
                let texture = art.piece(art.lettered(owner.letter()), 0);
                let place = board.upon(middle, c.within(0.0, 360.0), thick);
                let mut disc = Thing::Tile { texture, thickness: disc, outline: Outline::Disc, place };
                if tray == Tray::OnMen {
                    let (diameter, color) = (2.0 * disc.reach() + 1.0, MEN[(seed / 2 % 2) as usize]);
                    things.push(Thing::Man { diameter, thickness: MAN_MM, color, place });
                    disc.place_mut().height += MAN_MM;
                }
                disc
            }
            Balls::Marbles(finish) => {
                let paint: [f64; 3] = paints[owner as usize];
                let color = paint.map(|part| (part + c.within(-3.0, 3.0)).clamp(3.0, 252.0) as u8);
                // In the hollow of its tile.
                let place = board.upon(middle, 0.0, if with_tile { thick - 1.0 } else { 0.0 });
                Thing::Marble { diameter: size + c.within(-0.2, 0.2), color, finish, place }
            }
        };
        things.push(ball);
    }
    Laid { text, things, outline: outline.to_vec() }
}
