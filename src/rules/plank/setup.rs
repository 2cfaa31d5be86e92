//! Anything that a person can put on a table and say of it, possible or not.

use super::kit::{Colour, MOST_PLAYERS, PerColour, Plank, Player};
use super::turn::Turn;

/// A table as it was typed or seen: nothing of it needs to be possible. What is none is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// How many play.
    pub players: Option<usize>,
    /// The planks on the table, from the top.
    pub rows: Vec<Row>,
    /// Who opened the game.
    pub first: Option<Player>,
    /// Whose turn it is.
    pub to_move: Option<Player>,
    /// The tokens in each player's hand.
    pub hands: [Option<PerColour>; MOST_PLAYERS],
    /// The planks that each player has not laid yet, by the colour in their middle.
    pub planks: [Option<PerColour>; MOST_PLAYERS],
    /// The turn that was played last.
    pub last: Option<Turn>,
}

/// A plank on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number in the order of laying, counted from 1.
    pub number: Option<u8>,
    /// Its squares from left to right.
    pub squares: [Square; 3],
}

/// A square of a plank, with what lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// Its colour.
    pub colour: Colour,
    /// The token on it.
    pub token: Option<Token>,
    /// Whether it is not known what lies on it; then there is no token.
    pub open: bool,
}

/// A token on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Whose it is.
    pub owner: Player,
    /// Its colour, if it was seen or typed; else it is taken to be its square's.
    pub colour: Option<Colour>,
}

impl Row {
    /// The plank, if there can be one that shows these colours.
    pub fn plank(&self) -> Option<Plank> {
        Plank::new(self.squares.map(|square| square.colour))
    }

    /// Whose tokens lie on it, from left to right.
    pub fn owners(&self) -> [Option<Player>; 3] {
        self.squares.map(|square| square.token.map(|token| token.owner))
    }

    /// Whether nothing lies on it.
    pub fn is_empty(&self) -> bool {
        self.squares.iter().all(|square| square.token.is_none())
    }
}

impl Square {
    /// The colour of the token on it.
    pub fn token_colour(&self) -> Option<Colour> {
        self.token.map(|token| token.colour.unwrap_or(self.colour))
    }
}

impl Setup {
    /// The numbers of the planks in the order of laying, from the top, if all are known.
    pub fn order(&self) -> Option<Vec<u8>> {
        self.rows.iter().map(|row| row.number).collect()
    }

    /// How a plank of the diagram is called, counted from 0 at the top: by its number in the order of laying if
    /// it has one, else by its place, counted from 1 at the top.
    pub fn called(&self, row: usize) -> String {
        let number = self.rows.get(row).and_then(|row| row.number).map_or(row + 1, usize::from);
        format!("P{number}")
    }

    /// Each token with the row and the place that it lies on.
    pub fn tokens(&self) -> impl Iterator<Item = (usize, usize, Token, Colour)> + '_ {
        self.rows.iter().enumerate().flat_map(|(at, row)| {
            row.squares
                .iter()
                .enumerate()
                .filter_map(move |(place, square)| Some((at, place, square.token?, square.token_colour()?)))
        })
    }

    /// The squares of which it is not known what lies on them: rows and places.
    pub fn open(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let squares = |row: &Row| row.squares.iter().map(|square| square.open).collect::<Vec<_>>();
        let rows = self.rows.iter().map(squares).enumerate();
        rows.flat_map(|(at, open)| {
            (0..open.len()).filter(move |place| open[*place]).map(move |place| (at, place))
        })
    }

    /// How many squares of each colour those are.
    pub fn open_squares(&self) -> PerColour {
        let mut counts: PerColour = [0; 3];
        for (row, place) in self.open() {
            let count = &mut counts[self.rows[row].squares[place].colour.index()];
            *count = count.saturating_add(1);
        }
        counts
    }

    /// How many tokens of each colour a player has on the table.
    pub fn on_table(&self, player: Player) -> PerColour {
        let mut counts: PerColour = [0; 3];
        for (_, _, token, colour) in self.tokens() {
            if token.owner == player {
                let count = &mut counts[colour.index()];
                *count = count.saturating_add(1);
            }
        }
        counts
    }

    /// How many planks of each model lie on the table.
    pub fn models(&self) -> PerColour {
        let mut counts: PerColour = [0; 3];
        for plank in self.rows.iter().filter_map(Row::plank) {
            let count = &mut counts[plank.model().index()];
            *count = count.saturating_add(1);
        }
        counts
    }
}
