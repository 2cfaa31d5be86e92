//! A position: the tiles on the board, and how they may be laid.

use super::kit::{Face, FaceSet, SIDES, facing};
use super::solve::{self, Search};
use super::{Border, Kit, LayRefusal, TileKind};
use crate::game::Cell;
use crate::rules::{Message, Observed, Origin, Outlook, Phrase, Place, Play, Status, Touch, Trace};

/// A turn: a tile is laid on an empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lay {
    pub(super) square: u8,
    pub(super) face: u8,
}

/// The tiles on the board.
#[derive(Clone, Debug)]
pub struct Position<'e> {
    pub(super) kit: &'e Kit,
    /// The face on each square, row by row from `a1`.
    pub(super) laid: Vec<Option<usize>>,
    /// Number of copies of each tile beside the board.
    pub(super) left: Vec<usize>,
    /// The faces of these tiles.
    pub(super) available: FaceSet,
}

impl<'e> Position<'e> {
    /// The empty board.
    pub fn start(kit: &'e Kit) -> Position<'e> {
        let left: Vec<usize> = kit.tiles.iter().map(|tile| tile.count).collect();
        let beside = kit.faces_of.iter().zip(&left).filter(|(_, left)| **left > 0);
        let available = beside.map(|(faces, _)| faces).sum();
        Position { kit, laid: vec![None; kit.squares()], left, available }
    }

    /// The face on a square.
    pub(super) fn face(&self, square: usize) -> Option<&'e Face> {
        let face = self.laid.get(square).copied().flatten()?;
        self.kit.faces.get(face)
    }

    /// Lays a face, or takes it off the board again.
    pub(super) fn put(&mut self, square: usize, face: Option<usize>) {
        let Some(there) = self.laid.get_mut(square) else { return };
        let before = std::mem::replace(there, face);
        for (face, is_back) in before.map(|it| (it, true)).into_iter().chain(face.map(|it| (it, false))) {
            let Some(tile) = self.kit.faces.get(face).map(|face| face.tile) else { continue };
            let (Some(left), Some(faces)) = (self.left.get_mut(tile), self.kit.faces_of.get(tile)) else {
                continue;
            };
            *left = if is_back { *left + 1 } else { left.saturating_sub(1) };
            self.available = if *left > 0 { self.available | faces } else { self.available & !faces };
        }
    }

    /// The colours that the border shows, each with its squares.
    pub(super) fn border(&self) -> Vec<(usize, Vec<usize>)> {
        let mut shown: Vec<(usize, Vec<usize>)> = Vec::new();
        for square in 0..self.kit.squares() {
            let Some(face) = self.face(square) else { continue };
            for side in SIDES.into_iter().filter(|side| self.kit.beyond(square, *side).is_none()) {
                let colour = face.colours[side];
                match shown.iter_mut().find(|(known, _)| *known == colour) {
                    Some((_, squares)) if squares.last() == Some(&square) => {}
                    Some((_, squares)) => squares.push(square),
                    None => shown.push((colour, vec![square])),
                }
            }
        }
        shown
    }

    /// The colour that the border must show, if it is known.
    pub(super) fn border_colour(&self) -> Option<usize> {
        let is_one = self.kit.border == Border::One;
        is_one.then(|| self.border().first().map(|(colour, _)| *colour)).flatten()
    }

    /// The faces that match the neighbours of an empty square, if the border shows a colour.
    pub(super) fn matching(&self, square: usize, border: Option<usize>) -> FaceSet {
        SIDES.into_iter().fold(FaceSet::MAX, |faces, side| {
            let colour = match self.kit.beyond(square, side) {
                Some(beyond) => self.face(beyond).map(|face| face.colours[facing(side)]),
                None => border,
            };
            let showing = colour.and_then(|colour| self.kit.showing.get(colour));
            faces & showing.map_or(FaceSet::MAX, |showing| showing[side])
        })
    }

    /// The faces that may be laid on an empty square. The first tile at the border chooses its colour.
    fn layable(&self, square: usize, border: Option<usize>) -> FaceSet {
        if self.kit.border == Border::Free || border.is_some() {
            return self.available & self.matching(square, border);
        }
        let chosen = (0..self.kit.colours.len()).map(|colour| self.matching(square, Some(colour)));
        self.available & chosen.fold(0, |all, faces| all | faces)
    }

    /// The empty squares.
    pub(super) fn empty(&self) -> impl Iterator<Item = usize> + '_ {
        self.laid.iter().enumerate().filter(|(_, face)| face.is_none()).map(|(square, _)| square)
    }

    /// The empty squares with the faces that may be laid there.
    fn lays(&self) -> impl Iterator<Item = (usize, FaceSet)> + '_ {
        let border = self.border_colour();
        self.empty().map(move |square| (square, self.layable(square, border)))
    }

    /// The notation of a square.
    pub(super) fn square_name(&self, square: usize) -> String {
        self.kit.cell(square).name()
    }

    /// The sides of a face as a word.
    pub(super) fn word(&self, face: usize) -> String {
        let sides = self.kit.faces.get(face).map(|face| face.colours.map(|colour| self.kit.letter(colour)));
        sides.map(TileKind::word).unwrap_or_default()
    }
}

/// The numbers of the faces of a set.
pub(super) fn members(mut faces: FaceSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = (faces != 0).then(|| faces.trailing_zeros() as usize)?;
        faces &= faces - 1;
        Some(first)
    })
}

impl Lay {
    pub(super) fn new(square: usize, face: usize) -> Option<Lay> {
        Some(Lay { square: u8::try_from(square).ok()?, face: u8::try_from(face).ok()? })
    }

    fn parts(self) -> (usize, usize) {
        (self.square.into(), self.face.into())
    }
}

impl Play for Position<'_> {
    type Turn = Lay;
    /// Tiles are never taken off, so that no position is repeated.
    type Key = ();

    fn turns(&self, mut visit: impl FnMut(Lay)) {
        for (square, faces) in self.lays() {
            members(faces).filter_map(|face| Lay::new(square, face)).for_each(&mut visit);
        }
    }

    fn play(&mut self, turn: Lay) {
        let (square, face) = turn.parts();
        self.put(square, Some(face));
    }

    fn count(&self) -> u64 {
        self.lays().map(|(_, faces)| u64::from(faces.count_ones())).sum()
    }

    fn written(&self, turn: Lay) -> Phrase {
        let (square, face) = turn.parts();
        format!("{}@{}", self.word(face), self.square_name(square)).into()
    }

    fn trace(&self, turn: Lay) -> Trace {
        let (square, face) = turn.parts();
        let Some(piece) = self.kit.faces.get(face).map(|face| face.piece) else { return Trace::Nothing };
        let (letter, quarters) = (piece.letter, piece.quarters);
        let Cell { column, row } = self.kit.cell(square);
        Trace::Piece {
            from: Some(Origin::Box(Observed::Piece { letter, quarters, colour: None })),
            to: Touch::On(Place::Square { camp: 0, column, row }),
        }
    }

    fn status(&self) -> Status {
        Status { over: self.lays().all(|(_, faces)| faces == 0), ..Status::default() }
    }

    fn outlook(&self) -> Option<Outlook> {
        if self.empty().next().is_none() {
            return Some(Outlook::Solved);
        }
        Some(match solve::complete(self) {
            Search::Found(lays) => Outlook::Solvable(lays.into_iter().map(|lay| self.told(lay)).collect()),
            Search::Exhausted => Outlook::Unsolvable,
            Search::GaveUp => Outlook::Unknown,
        })
    }

    fn refusal(&self, turn: Lay) -> Message {
        let (at, face) = turn.parts();
        let square = self.square_name(at);
        if self.face(at).is_some() {
            return LayRefusal::Occupied { square }.into();
        }
        if self.available >> face & 1 == 0 {
            return LayRefusal::NoTileLeft { tile: self.word(face) }.into();
        }
        let sides = self.kit.faces.get(face).map(|face| face.colours).unwrap_or_default();
        let differs = |side: &usize| {
            let beyond = self.kit.beyond(at, *side)?;
            let other = self.face(beyond)?.colours[facing(*side)];
            let own = sides[*side];
            (other != own).then_some((own, beyond, other))
        };
        match SIDES.iter().find_map(differs) {
            Some((own, beyond, other)) => LayRefusal::Mismatch {
                square,
                colour: self.kit.letter(own),
                neighbour: self.square_name(beyond),
                other: self.kit.letter(other),
            }
            .into(),
            None => match self.border_colour() {
                Some(colour) => LayRefusal::OffTheBorder { square, colour: self.kit.letter(colour) }.into(),
                None => LayRefusal::TwoBorders { square }.into(),
            },
        }
    }
}
