//! What somebody found on a table, by the letters of the spec: each place with all that may lie there.

/// What was found. Where more than one thing may lie on a place, the likeliest stands first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The squares of all boards, in any order. What is not among them is not known.
    pub squares: Vec<FoundSquare>,
    /// Strips in a row, from the top.
    pub strips: Vec<FoundStrip>,
}

/// A square of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundSquare {
    /// The board, by its number in the game.
    pub board: usize,
    /// The camp, by its number in the board.
    pub camp: usize,
    /// 0 is column `a`, at the left.
    pub column: usize,
    /// 0 is row `1`, at the bottom.
    pub row: usize,
    /// What may lie there.
    pub may: Vec<Lies>,
}

/// A strip as it lies, from left to right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundStrip {
    /// Its number in the order of laying, counted from 1, if it is known.
    pub number: Option<u8>,
    /// Its squares.
    pub squares: Vec<StripSquare>,
}

/// A square of a strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StripSquare {
    /// The letter of its colour.
    pub colour: char,
    /// What may lie there.
    pub may: Vec<Lies>,
}

/// What may lie on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lies {
    /// Nothing.
    Nothing,
    /// A piece.
    Piece {
        /// Its letter.
        letter: char,
        /// By how many quarters it is turned clockwise; 0 where that means nothing.
        quarters: u8,
        /// The letter of its colour, for tokens that are told by owner and colour.
        colour: Option<char>,
    },
}

/// A place of what was found: a square of a board, or of a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot {
    /// A square, by its number in [`Found::squares`].
    Square(usize),
    /// A strip by its number in [`Found::strips`], and a square on it.
    Strip(usize, usize),
}

impl Lies {
    /// A piece whose turn and colour mean nothing.
    pub fn piece(letter: char) -> Lies {
        Lies::Piece { letter, quarters: 0, colour: None }
    }
}

impl Found {
    /// Every place, in the order that they are held in.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        let squares = (0..self.squares.len()).map(Spot::Square);
        let strips = self.strips.iter().enumerate();
        squares.chain(
            strips.flat_map(|(strip, laid)| (0..laid.squares.len()).map(move |at| Spot::Strip(strip, at))),
        )
    }

    /// What may lie on a place.
    pub fn may(&self, spot: Spot) -> &[Lies] {
        let may = match spot {
            Spot::Square(at) => self.squares.get(at).map(|square| &square.may),
            Spot::Strip(strip, at) => {
                self.strips.get(strip).and_then(|strip| strip.squares.get(at)).map(|square| &square.may)
            }
        };
        may.map_or(&[], Vec::as_slice)
    }

    /// What lies there, where only one thing may.
    pub fn certain(&self, spot: Spot) -> Option<Lies> {
        settled(self.may(spot))
    }

    /// Says what may lie on a place.
    pub fn settle(&mut self, spot: Spot, may: Vec<Lies>) {
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

    /// The places on which more than one thing may lie, or nobody knows what.
    pub fn unsure(&self) -> Vec<Spot> {
        self.spots().filter(|spot| self.certain(*spot).is_none()).collect()
    }
}

impl FoundSquare {
    /// What lies there, where only one thing may.
    pub fn certain(&self) -> Option<Lies> {
        settled(&self.may)
    }
}

impl StripSquare {
    /// What lies there, where only one thing may.
    pub fn certain(&self) -> Option<Lies> {
        settled(&self.may)
    }
}

fn settled(may: &[Lies]) -> Option<Lies> {
    match may {
        [one] => Some(*one),
        _ => None,
    }
}
