//! A board of MacMahon's squares with some of its tiles.

use tablier::rules::macmahon::{Border, Kit, MacMahonReferee, TileKind};
use tablier::rules::{Gameplay, Notation, PlacedPiece};

use crate::art::Art;
use crate::laid::{Board, Bodies, Laid, played};
use crate::lightning::{Square, put};
use crate::simulator::*;

fn kit(art: &Art) -> Kit {
    let tile = |piece: &tablier::game::Piece| {
        let letters: Vec<char> = piece.name.chars().collect();
        let colours = letters.try_into().expect("four sides");
        TileKind { letter: piece.letter.expect("a letter"), colours, count: piece.count }
    };
    Kit::new(6, 4, art.game.pieces.iter().map(tile).collect(), Border::One).expect("a kit")
}

/// The board with the tiles of a random game, in any of the rotations in which they look alike.
pub fn laid(art: &Art, seed: u64) -> Laid {
    laid_with(art, seed, &Bodies::default())
}

/// The same with these bodies.
pub fn laid_with(art: &Art, seed: u64, bodies: &Bodies) -> Laid {
    let c = &mut Random::new(seed ^ 0x6d_61);
    let referee = MacMahonReferee::new(kit(art));
    let turns = 5 + c.below(19);
    let position = played(referee.start().expect("a start"), turns, c);
    let setup = referee.shown(&position);
    let place = Place { turn: c.normal() * 3.0, ..Place::default() };
    let board = Board { art, board: 0, camp: 0, place, thickness: c.within(0.2, 2.0) };
    let thickness = c.within(bodies.tile.0, bodies.tile.1);
    let mut things = vec![board.sheet()];
    let mut squares: Vec<Square> = Vec::new();
    for PlacedPiece { column, row, piece, .. } in &setup.pieces {
        let number = art.lettered(piece.letter);
        let texture = art.piece(number, 0);
        let half = texture.width_mm() / 2.0;
        let square = put(board.cell(*column, *row), half, &squares, c);
        squares.push(square);
        let letters: Vec<char> = art.game.pieces[number].name.chars().collect();
        let alike =
            (1..=4).find(|turns| (0..4).all(|at| letters[at] == letters[(at + turns) % 4])).expect("a turn");
        let quarters = usize::from(piece.quarters) + alike * c.below(4 / alike);
        let place = board.upon((square.0, square.1), square.2 + 90.0 * quarters as f64, 0.0);
        things.push(Thing::Tile { texture, thickness, outline: Outline::Square, place });
    }
    let (_, text) = referee.write(&setup);
    Laid { text: text.to_string(), things, outline: board.corners().to_vec() }
}
