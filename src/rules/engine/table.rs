//! The squares and the pieces of a game.

use crate::game::{Cell, Lang};
use crate::rules::{Found, FoundSquare, Observed, Phrase, Place, Spot};

/// Contents of a square: a piece, or `None` if it is empty.
pub type Content<E> = Option<<E as Table>::Piece>;

/// The squares and the pieces of a game.
///
/// A [`Setup`](Table::Setup) is any table, as typed or observed: the contents of its squares, some of which may be
/// open, that is unknown, and the other values of a text.
pub trait Table: Sized {
    /// Any table, legal or not.
    type Setup: Clone + Default;
    /// A square.
    type Square: Copy + PartialEq;
    /// A piece on a square, with its rotation.
    type Piece: Copy + PartialEq;

    /// All squares, open or not.
    fn squares(&self, setup: &Self::Setup) -> Vec<Self::Square>;

    /// The contents of a square; `None` if it is open.
    fn content(&self, setup: &Self::Setup, square: Self::Square) -> Option<Content<Self>>;

    /// Changes the contents of a square; `None` opens it.
    fn put(&self, setup: &mut Self::Setup, square: Self::Square, content: Option<Content<Self>>);

    /// Every piece that can lie on a square.
    fn pieces(&self, setup: &Self::Setup, square: Self::Square) -> Vec<Self::Piece>;

    /// Where a square is.
    fn place(&self, square: Self::Square) -> Place;

    /// The notation of a piece: `L`, `Y2`.
    fn piece_name(&self, square: Self::Square, piece: Self::Piece) -> Phrase;

    /// The open squares.
    fn open(&self, setup: &Self::Setup) -> Vec<Self::Square> {
        let squares = self.squares(setup).into_iter();
        squares.filter(|square| self.content(setup, *square).is_none()).collect()
    }

    /// The notation of a square: `c3`, `A:c5`, `P1:2`.
    fn square_name(&self, _setup: &Self::Setup, square: Self::Square) -> String {
        match self.place(square) {
            Place::Square { column, row, .. } => Cell { column, row }.name(),
            Place::Strip { number, place } => format!("P{number}:{}", place + 1),
        }
    }

    /// Parses a piece.
    fn parse_piece(&self, setup: &Self::Setup, square: Self::Square, word: &str) -> Option<Self::Piece> {
        let is_named = |piece: &Self::Piece| {
            let name = self.piece_name(square, *piece);
            Lang::ALL.into_iter().any(|lang| name.written(lang).eq_ignore_ascii_case(word))
        };
        self.pieces(setup, square).into_iter().find(is_named)
    }

    /// Whether a letter can stand for a piece, a colour or a player in a row.
    fn is_sign(&self, letter: char) -> bool {
        let setup = self.bare();
        let mut signs = [0; 4];
        let sign = letter.encode_utf8(&mut signs);
        self.squares(&setup).first().is_some_and(|square| self.parse_piece(&setup, *square, sign).is_some())
    }

    /// Words that head the rows of a board, beside those that all games share.
    fn headings(&self) -> Vec<&str> {
        Vec::new()
    }

    /// A piece as it is seen: the first letter of its notation, and perhaps its quarter turns after it.
    fn seen(&self, square: Self::Square, piece: Self::Piece) -> Observed {
        let name = self.piece_name(square, piece).to_string();
        let mut signs = name.chars();
        let letter = signs.next().unwrap_or_default();
        Observed::Piece { letter, quarters: signs.as_str().parse().unwrap_or_default(), colour: None }
    }

    /// Converts what is seen to contents; `None` if no piece looks like that.
    fn convert(&self, square: Self::Square, lies: Observed) -> Option<Content<Self>> {
        if lies == Observed::Nothing {
            return Some(None);
        }
        let mut pieces = self.pieces(&self.bare(), square).into_iter();
        pieces.find(|piece| self.seen(square, *piece) == lies).map(Some)
    }

    /// Board and camp in the game of each camp that the rules use.
    fn camps(&self) -> Vec<(usize, usize)> {
        vec![(0, 0)]
    }

    /// The table of which nothing is known.
    fn bare(&self) -> Self::Setup {
        let mut setup = Self::Setup::default();
        for square in self.squares(&setup) {
            self.put(&mut setup, square, None);
        }
        setup
    }

    /// The square at a place.
    fn square_of(&self, place: Place) -> Option<Self::Square> {
        self.squares(&self.bare()).into_iter().find(|square| self.place(*square) == place)
    }

    /// The square at a spot of an observed table.
    fn square_at(&self, found: &Found, spot: Spot) -> Option<Self::Square> {
        self.square_of(found.place_at(&self.camps(), spot)?)
    }

    /// The notation of a square of an observed table.
    fn spot_name(&self, found: &Found, spot: Spot) -> Option<String> {
        Some(self.square_name(&Self::Setup::default(), self.square_at(found, spot)?))
    }

    /// The setup of an observed table. Uncertain squares are open.
    fn setup(&self, found: &Found) -> Self::Setup {
        let mut setup = self.bare();
        for spot in found.spots() {
            let content = |square| Some((square, self.convert(square, found.certain(spot)?)?));
            if let Some((square, content)) = self.square_at(found, spot).and_then(content) {
                self.put(&mut setup, square, Some(content));
            }
        }
        setup
    }

    /// The squares of a setup as an observed table.
    fn found(&self, setup: &Self::Setup) -> Found {
        let camps = self.camps();
        let square = |square: Self::Square| {
            let Place::Square { camp, column, row } = self.place(square) else { return None };
            let (board, camp) = *camps.get(camp)?;
            let lies = |content: Content<Self>| content.map_or(Observed::Nothing, |it| self.seen(square, it));
            let may = self.content(setup, square).map(lies).into_iter().collect();
            Some(FoundSquare { board, camp, column, row, may })
        };
        Found { squares: self.squares(setup).into_iter().filter_map(square).collect(), strips: Vec::new() }
    }
}
