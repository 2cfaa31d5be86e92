//! Contents of a table as observed, in the letters of the spec, with alternatives where a square is uncertain.

/// An observed table. Where a square has several possible contents, the most likely comes first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Squares of all boards, in any order. Missing squares are unknown.
    pub squares: Vec<FoundSquare>,
    /// The row of strips, from the top.
    pub strips: Vec<FoundStrip>,
}

/// A square of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundSquare {
    /// Index of the board in the game.
    pub board: usize,
    /// Index of the camp on the board.
    pub camp: usize,
    /// 0 is column `a`, at the left.
    pub column: usize,
    /// 0 is row `1`, at the bottom.
    pub row: usize,
    /// Possible contents.
    pub may: Vec<Observed>,
}

/// A strip, with its squares from left to right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundStrip {
    /// Position in the order of laying, from 1, if known.
    pub number: Option<u8>,
    /// Squares from left to right.
    pub squares: Vec<StripSquare>,
}

/// A square of a strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StripSquare {
    /// Letter of the colour printed on the square.
    pub colour: char,
    /// Possible contents.
    pub may: Vec<Observed>,
}

/// Contents of a square, as observed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Observed {
    /// Empty.
    Nothing,
    /// A piece.
    Piece {
        /// Letter of the piece.
        letter: char,
        /// Clockwise quarter turns; 0 if rotation is irrelevant.
        quarters: u8,
        /// Letter of the token's colour, for tokens identified by owner and colour.
        colour: Option<char>,
    },
}

/// Location on an observed table: a square of a board or of a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot {
    /// Index into [`Found::squares`].
    Square(usize),
    /// Index into [`Found::strips`], and the index of a square on that strip.
    Strip(usize, usize),
}

impl Observed {
    /// A piece without rotation or colour.
    pub fn piece(letter: char) -> Observed {
        Observed::Piece { letter, quarters: 0, colour: None }
    }
}

impl Found {
    /// All locations, in storage order.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        let squares = (0..self.squares.len()).map(Spot::Square);
        let strips = self.strips.iter().enumerate();
        squares.chain(
            strips.flat_map(|(strip, laid)| (0..laid.squares.len()).map(move |at| Spot::Strip(strip, at))),
        )
    }

    /// Possible contents of a location.
    pub fn may(&self, spot: Spot) -> &[Observed] {
        let may = match spot {
            Spot::Square(at) => self.squares.get(at).map(|square| &square.may),
            Spot::Strip(strip, at) => {
                self.strips.get(strip).and_then(|strip| strip.squares.get(at)).map(|square| &square.may)
            }
        };
        may.map_or(&[], Vec::as_slice)
    }

    /// The contents, if there is exactly one possibility.
    pub fn certain(&self, spot: Spot) -> Option<Observed> {
        settled(self.may(spot))
    }

    /// Sets the possible contents of a location.
    pub fn settle(&mut self, spot: Spot, may: Vec<Observed>) {
        let there = match spot {
            Spot::Square(at) => self.squares.get_mut(at).map(|square| &mut square.may),
            Spot::Strip(strip, at) => self
                .strips
                .get_mut(strip)
                .and_then(|strip| strip.squares.get_mut(at))
                .map(|square| &mut square.may),
        };
        if let Some(there) = there {
            *there = may;
        }
    }

    /// Locations without exactly one possible content.
    pub fn unsure(&self) -> Vec<Spot> {
        self.spots().filter(|spot| self.certain(*spot).is_none()).collect()
    }
}

impl FoundSquare {
    /// The contents, if there is exactly one possibility.
    pub fn certain(&self) -> Option<Observed> {
        settled(&self.may)
    }
}

impl StripSquare {
    /// The contents, if there is exactly one possibility.
    pub fn certain(&self) -> Option<Observed> {
        settled(&self.may)
    }
}

fn settled(may: &[Observed]) -> Option<Observed> {
    match may {
        [one] => Some(*one),
        _ => None,
    }
}
