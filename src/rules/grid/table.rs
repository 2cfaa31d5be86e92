//! A table of squares: what lies on its squares, and how it was observed.

use std::collections::BTreeSet;

use super::SquarePiece;
use super::board::{OPEN, PieceKind, SquareTable};
use super::diagram::{PlacedPiece, SquareSetup};
use crate::rules::{Content, Found, FoundSquare, Observed, Phrase, Place, Table};

/// Implemented by engines of games whose pieces are letters or words on boards of squares. They have a ready [`Table`].
pub trait OnSquares {
    /// The boards and the pieces.
    fn table(&self) -> &SquareTable;
}

impl<E: OnSquares> Table for E {
    type Setup = SquareSetup;
    /// Index of the board, column, row.
    type Square = (usize, usize, usize);
    type Piece = SquarePiece;

    fn squares(&self, setup: &SquareSetup) -> Vec<(usize, usize, usize)> {
        let boards = setup.boards.iter().filter_map(|board| Some((*board, self.table().boards.get(*board)?)));
        boards
            .flat_map(|(board, squares)| squares.all().map(move |(column, row)| (board, column, row)))
            .collect()
    }

    fn content(&self, setup: &SquareSetup, square: (usize, usize, usize)) -> Option<Content<Self>> {
        let lies = |laid: &&PlacedPiece| laid.place() == square;
        let is_open = setup.open.iter().any(|laid| lies(&laid));
        (!is_open).then(|| setup.pieces.iter().find(lies).map(|laid| laid.piece))
    }

    fn put(&self, setup: &mut SquareSetup, square: (usize, usize, usize), content: Option<Content<Self>>) {
        // A piece that was on an open square is where the text has its `?`.
        let there = setup.open.iter().chain(&setup.pieces).find(|laid| laid.place() == square);
        let span = there.map(|laid| laid.span.clone()).unwrap_or_default();
        setup.open.retain(|laid| laid.place() != square);
        setup.pieces.retain(|laid| laid.place() != square);
        let (board, column, row) = square;
        let laid = |piece| PlacedPiece { board, column, row, piece, span };
        match content {
            None => setup.open.push(laid(OPEN.into())),
            Some(None) => {}
            Some(Some(piece)) => setup.pieces.push(laid(piece)),
        }
    }

    fn pieces(&self, _: &SquareSetup, _: (usize, usize, usize)) -> Vec<SquarePiece> {
        let looks = |(letter, kind): (&char, &PieceKind)| {
            let letter = *letter;
            (0..kind.signs.len().max(1)).filter_map(move |quarters| {
                Some(SquarePiece { letter, quarters: u8::try_from(quarters).ok()? })
            })
        };
        self.table().pieces.iter().flat_map(looks).collect()
    }

    fn place(&self, (camp, column, row): (usize, usize, usize)) -> Place {
        Place::Square { camp, column, row }
    }

    fn piece_name(&self, _: (usize, usize, usize), piece: SquarePiece) -> Phrase {
        self.table().sign(piece).into()
    }

    fn open(&self, setup: &SquareSetup) -> Vec<(usize, usize, usize)> {
        setup.open.iter().map(PlacedPiece::place).collect()
    }

    fn square_name(&self, _: &SquareSetup, (board, column, row): (usize, usize, usize)) -> String {
        self.table().square(board, column, row)
    }

    fn parse_piece(&self, _: &SquareSetup, _: (usize, usize, usize), word: &str) -> Option<SquarePiece> {
        self.table().piece(word)
    }

    fn is_sign(&self, letter: char) -> bool {
        self.table().is_of_a_sign(letter)
    }

    fn seen(&self, _: (usize, usize, usize), piece: SquarePiece) -> Observed {
        Observed::Piece { letter: piece.letter, quarters: piece.quarters, colour: None }
    }

    fn headings(&self) -> Vec<&str> {
        self.table().headings()
    }

    fn convert(&self, _: (usize, usize, usize), lies: Observed) -> Option<Content<Self>> {
        match lies {
            Observed::Nothing => Some(None),
            Observed::Piece { letter, quarters, .. } => self.table().seen(letter, quarters).map(Some),
        }
    }

    fn camps(&self) -> Vec<(usize, usize)> {
        self.table().boards.iter().map(|board| board.place).collect()
    }

    fn bare(&self) -> SquareSetup {
        let boards: Vec<usize> = (0..self.table().boards.len()).collect();
        let setup = SquareSetup { boards, ..SquareSetup::default() };
        let laid = |(board, column, row)| PlacedPiece { board, column, row, piece: OPEN.into(), span: 0..0 };
        let open = self.squares(&setup).into_iter().map(laid).collect();
        SquareSetup { open, ..setup }
    }

    fn square_of(&self, place: Place) -> Option<(usize, usize, usize)> {
        let Place::Square { camp, column, row } = place else { return None };
        let board = self.table().boards.get(camp)?;
        (column < board.columns && row < board.rows).then_some((camp, column, row))
    }

    /// Laid at once: to put one piece after the other would search all squares each time.
    fn setup(&self, found: &Found) -> SquareSetup {
        let mut setup = self.bare();
        let camps = self.camps();
        let mut known = BTreeSet::new();
        for spot in found.spots() {
            let square = found.place_at(&camps, spot).and_then(|place| self.square_of(place));
            let content = |square| self.convert(square, found.certain(spot)?);
            let Some((square, content)) = square.and_then(|square| Some((square, content(square)?))) else {
                continue;
            };
            let (board, column, row) = square;
            let laid = |piece| PlacedPiece { board, column, row, piece, span: 0..0 };
            setup.pieces.extend(content.map(laid));
            known.insert(square);
        }
        setup.open.retain(|laid| !known.contains(&laid.place()));
        setup
    }

    /// All squares of the boards that the text mentions, also those beside the points.
    fn found(&self, setup: &SquareSetup) -> Found {
        let mut squares = Vec::new();
        for (number, grid_board) in self.table().boards.iter().enumerate() {
            if !setup.boards.contains(&number) {
                continue;
            }
            let (board, camp) = grid_board.place;
            let mut lies = vec![vec![vec![Observed::Nothing]; grid_board.columns]; grid_board.rows];
            for laid in setup.open.iter().chain(&setup.pieces).filter(|laid| laid.board == number) {
                if let Some(may) = lies.get_mut(laid.row).and_then(|row| row.get_mut(laid.column)) {
                    let SquarePiece { letter, quarters } = laid.piece;
                    let seen = (letter != OPEN).then_some(Observed::Piece { letter, quarters, colour: None });
                    *may = seen.into_iter().collect();
                }
            }
            squares.extend(lies.into_iter().enumerate().flat_map(|(row, lies)| {
                let square = move |(column, may)| FoundSquare { board, camp, column, row, may };
                lies.into_iter().enumerate().map(square)
            }));
        }
        Found { squares, strips: Vec::new() }
    }
}
