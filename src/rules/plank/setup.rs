//! Any arrangement on a table with the information given, legal or not.

use std::fmt;

use super::kit::{Colour, MAX_PLAYERS, PerColour, Plank, Player};
use super::turn::Turn;
use crate::rules::read::single;

/// A table as typed or observed. It need not be legal. `None` means unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The number of players.
    pub players: Option<usize>,
    /// The planks on the table, from the top.
    pub rows: Vec<PlankRow>,
    /// The opener.
    pub first: Option<Player>,
    /// The player to move.
    pub to_move: Option<Player>,
    /// The tokens in each player's hand.
    pub hands: [Option<PerColour>; MAX_PLAYERS],
    /// The planks in each player's hand, by the colour in their middle.
    pub planks: [Option<PerColour>; MAX_PLAYERS],
    /// The last turn.
    pub last: Option<Turn>,
}

/// A plank on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlankRow {
    /// Its number in the order of laying, from 1.
    pub number: Option<u8>,
    /// Its squares from left to right.
    pub squares: [SetupSquare; 3],
}

/// A square of a plank with its contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupSquare {
    /// Its colour.
    pub colour: Colour,
    /// The token on it.
    pub token: Option<Token>,
    /// True if its contents are unknown; then there is no token.
    pub open: bool,
}

/// Where a square is, with its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareAt {
    /// Its row from the top.
    pub row: usize,
    /// Its index in the row.
    pub place: usize,
    /// Its colour.
    pub colour: Colour,
}

/// A token on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its owner.
    pub owner: Player,
    /// Its colour, if given; else that of its square.
    pub colour: Option<Colour>,
}

impl PlankRow {
    /// The plank, if these colours are those of a plank.
    pub fn plank(&self) -> Option<Plank> {
        Plank::new(self.squares.map(|square| square.colour))
    }

    /// The owners of its tokens, from left to right.
    pub fn owners(&self) -> [Option<Player>; 3] {
        self.squares.map(|square| square.token.map(|token| token.owner))
    }

    /// Returns true if it has no token.
    pub fn is_empty(&self) -> bool {
        self.squares.iter().all(|square| square.token.is_none())
    }
}

impl SetupSquare {
    /// The colour of the token on it.
    pub fn token_colour(&self) -> Option<Colour> {
        self.token.map(|token| token.colour.unwrap_or(self.colour))
    }
}

impl Token {
    /// Parses a token: `A`, `A=w`.
    pub fn parse(word: &str) -> Option<Token> {
        let (owner, colour) = word.split_once('=').map_or((word, None), |(owner, of)| (owner, Some(of)));
        let owner = Player::from_letter(single(owner)?)?;
        let colour = match colour {
            Some(colour) => Some(Colour::from_letter(single(colour)?)?),
            None => None,
        };
        Some(Token { owner, colour })
    }

    /// The token without its colour if that is the colour of its square.
    pub fn on(self, square: Colour) -> Token {
        Token { colour: self.colour.filter(|colour| *colour != square), ..self }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour {
            None => write!(f, "{}", self.owner),
            Some(colour) => write!(f, "{}={}", self.owner, colour.letter()),
        }
    }
}

impl Setup {
    /// The numbers of the planks in the order of laying, from the top, if all are known.
    pub fn order(&self) -> Option<Vec<u8>> {
        self.rows.iter().map(|row| row.number).collect()
    }

    /// The name of a plank: its number in the order of laying if it has one, else its position from the top, counted
    /// from 1.
    pub fn plank_name(&self, row: usize) -> String {
        let number = self.rows.get(row).and_then(|row| row.number).map_or(row + 1, usize::from);
        format!("P{number}")
    }

    /// Notation of a square.
    pub fn square_name(&self, row: usize, place: usize) -> String {
        format!("{}:{}", self.plank_name(row), place + 1)
    }

    /// All tokens as row, index of the square, token and colour.
    pub fn tokens(&self) -> impl Iterator<Item = (usize, usize, Token, Colour)> + '_ {
        self.squares()
            .filter_map(|(at, square)| Some((at.row, at.place, square.token?, square.token_colour()?)))
    }

    /// All squares, row by row.
    pub fn squares(&self) -> impl Iterator<Item = (SquareAt, &SetupSquare)> {
        self.rows.iter().enumerate().flat_map(|(row, plank)| {
            let squares = plank.squares.iter().enumerate();
            squares.map(move |(place, square)| (SquareAt { row, place, colour: square.colour }, square))
        })
    }

    /// The open squares as row and index of the square.
    pub fn open(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.squares().filter(|(_, square)| square.open).map(|(at, _)| (at.row, at.place))
    }

    /// Number of open squares of each colour.
    pub fn open_squares(&self) -> PerColour {
        tally(self.squares().filter(|(_, square)| square.open).map(|(at, _)| at.colour))
    }

    /// Number of tokens of each colour that a player has on the table.
    pub fn on_table(&self, player: Player) -> PerColour {
        tally(self.tokens().filter(|(.., token, _)| token.owner == player).map(|(.., colour)| colour))
    }

    /// Number of planks of each model on the table.
    pub fn models(&self) -> PerColour {
        tally(self.rows.iter().filter_map(PlankRow::plank).map(Plank::model))
    }
}

/// How often each colour occurs.
fn tally(colours: impl Iterator<Item = Colour>) -> PerColour {
    let mut counts: PerColour = [0; 3];
    for colour in colours {
        counts[colour.index()] = counts[colour.index()].saturating_add(1);
    }
    counts
}
