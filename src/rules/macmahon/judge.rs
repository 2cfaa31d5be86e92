//! Faults by box and board, and the game that leads to a position.

use super::kit::facing;
use super::position::{Lay, Position};
use super::{Border, MacMahonReferee, SideFinding, TileKind};
use crate::rules::{Coded, Effort, Finding, PlacedPiece, Proof, Reach, SquareSetup, Witness, replayed};

impl MacMahonReferee {
    /// The tiles of a setup, whether they match or not. Squares that are open are empty here.
    pub(super) fn position(&self, setup: &SquareSetup) -> Position<'_> {
        let mut position = Position::start(&self.kit);
        for laid in &setup.pieces {
            position.put(self.number(laid.place()), self.kit.face_of(laid.piece));
        }
        position
    }

    fn too_many(&self, setup: &SquareSetup) -> Vec<Finding> {
        let finding = |tile: &TileKind| {
            let there = setup.pieces.iter().filter(|laid| laid.piece.letter == tile.letter);
            let there: Vec<&PlacedPiece> = there.collect();
            let surplus = there.get(tile.count)?;
            let squares: Vec<String> = there.iter().map(|laid| self.name(laid)).collect();
            let (word, count) = (TileKind::word(tile.colours), tile.count);
            let message = SideFinding::TooMany { tile: word, squares: squares.clone(), count };
            Some(message.squares(squares).at(surplus.span.clone()))
        };
        self.kit.tiles.iter().filter_map(finding).collect()
    }

    fn mismatches(&self, position: &Position, setup: &SquareSetup) -> Vec<Finding> {
        let mut findings = Vec::new();
        // Each pair once: the square above, and the one to the right.
        for (square, side) in (0..self.kit.squares()).flat_map(|square| [(square, 0), (square, 1)]) {
            let Some(beyond) = self.kit.beyond(square, side) else { continue };
            let (Some(face), Some(other)) = (position.face(square), position.face(beyond)) else { continue };
            let (own, its) = (face.colours[side], other.colours[facing(side)]);
            if own != its {
                let (one, two) = (position.square_name(square), position.square_name(beyond));
                let message = SideFinding::Mismatch {
                    square: one.clone(),
                    colour: self.kit.letter(own),
                    neighbour: two.clone(),
                    other: self.kit.letter(its),
                };
                findings.push(message.squares([one, two]).maybe_at(self.span(setup, beyond)));
            }
        }
        findings
    }

    fn borders(&self, position: &Position, setup: &SquareSetup) -> Vec<Finding> {
        let shown = position.border();
        let is_one = self.kit.border == Border::One;
        let Some(((colour, squares), others)) = shown.split_first().filter(|_| is_one) else {
            return Vec::new();
        };
        let names =
            |squares: &[usize]| squares.iter().map(|at| position.square_name(*at)).collect::<Vec<String>>();
        let finding = |(other, elsewhere): &(usize, Vec<usize>)| {
            let span = elsewhere.first().and_then(|square| self.span(setup, *square));
            let message = SideFinding::TwoBorders {
                colour: self.kit.letter(*colour),
                squares: names(squares),
                other: self.kit.letter(*other),
                others: names(elsewhere),
            };
            message.squares(names(elsewhere)).maybe_at(span)
        };
        others.iter().map(finding).collect()
    }
}

impl Proof for MacMahonReferee {
    type Insight = ();

    const CHANGED_BY_A_TURN: usize = 1;
    const PIECES_STAY: bool = true;

    fn malformed(&self, setup: &SquareSetup, (): &()) -> Vec<Finding> {
        let position = self.position(setup);
        let mut findings = self.too_many(setup);
        findings.extend(self.mismatches(&position, setup));
        findings.extend(self.borders(&position, setup));
        findings
    }

    /// Tiles that match one another match in any order of laying.
    fn reach(&self, setup: &SquareSetup, (): &(), _: Effort) -> ((), Reach<Position<'_>, Lay>) {
        let laid = self.position(setup).laid.into_iter().enumerate();
        let turns = laid.filter_map(|(square, face)| Lay::new(square, face?)).collect();
        let game: Option<Witness<Position, Lay>> = replayed(Position::start(&self.kit), turns);
        ((), game.map_or(Reach::Undecided(Vec::new()), Reach::Game))
    }
}
