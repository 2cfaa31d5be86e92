//! A table with squares of which it is not known what lies on them.

use super::judge::{Judged, judge, malformed};
use super::kit::{Colour, MOST_PLAYERS, MOST_TOKENS, Moving, Player, sum};
use super::notation::{Places, read_position, write};
use super::referee::token;
use super::setup::{Setup, Token};
use super::wellformed::{DOUBT, spot};
use crate::rules::settle::{Codes, Open};
use crate::rules::{Finding, Judgement, Lies};

/// A table as it was typed or found, with what it is judged as.
#[derive(Clone, Debug)]
pub struct Planks<'a> {
    /// How many play, if that is settled; else the text says it.
    pub players: Option<usize>,
    /// When tokens begin to move.
    pub moving: Moving,
    /// What lies on the table.
    pub setup: Setup,
    /// Where it stands in a text.
    pub places: &'a Places,
}

impl Planks<'_> {
    /// The judgement with the position.
    pub fn judge(&self) -> Judged {
        judge(&self.setup, self.moving, self.players, &|about| self.places.span(about))
    }

    /// A token as it lies on a square: its colour is told only where it is another.
    pub fn seen(&self, square: (usize, usize), token: Token) -> Token {
        Token { colour: token.colour.filter(|colour| Some(*colour) != self.colour(square)), ..token }
    }

    fn colour(&self, (row, place): (usize, usize)) -> Option<Colour> {
        let squares = self.setup.rows.get(row).map(|row| &row.squares);
        squares.and_then(|squares| squares.get(place)).map(|square| square.colour)
    }
}

impl Open for Planks<'_> {
    /// A plank, counted from 0 at the top, and a place on it.
    type Square = (usize, usize);
    type Piece = Token;
    const CODES: Codes = DOUBT;

    fn squares(&self) -> Vec<(usize, usize)> {
        (0..self.setup.rows.len()).flat_map(|row| (0..3).map(move |place| (row, place))).collect()
    }

    fn open(&self) -> Vec<(usize, usize)> {
        self.setup.open().collect()
    }

    fn name(&self, (row, place): (usize, usize)) -> String {
        spot(&self.setup, row, place)
    }

    /// By the number of its plank in the game that leads to the position; the same plank may have been counted otherwise
    /// from the top.
    fn name_in(&self, (row, place): (usize, usize), judgement: &Judgement) -> String {
        let judged = judgement.position.as_deref().and_then(|text| read_position(text).ok());
        spot(judged.as_ref().map_or(&self.setup, |(setup, _)| setup), row, place)
    }

    /// A token of the colour of the square: no other may lie there.
    fn pieces(&self, _: (usize, usize)) -> Vec<Token> {
        let players = self.players.or(self.setup.players).unwrap_or(MOST_PLAYERS);
        Player::all(players).map(|owner| Token { owner, colour: None }).collect()
    }

    fn written(&self, square: (usize, usize), token: Token) -> String {
        match self.seen(square, token).colour {
            None => token.owner.to_string(),
            Some(other) => format!("{}={}", token.owner, other.letter()),
        }
    }

    fn piece(&self, square: (usize, usize), word: &str) -> Option<Token> {
        let (owner, colour) =
            word.split_once('=').map_or((word, None), |(owner, colour)| (owner, Some(colour)));
        let only = |text: &str| text.chars().next().filter(|letter| text.len() == letter.len_utf8());
        let token = Token {
            owner: Player::of_letter(only(owner)?)?,
            colour: match colour {
                Some(colour) => Some(Colour::of_letter(only(colour)?)?),
                None => None,
            },
        };
        Some(self.seen(square, token))
    }

    fn known(&self, square: (usize, usize), lies: Lies) -> Option<Option<Token>> {
        Some(token(lies)?.map(|token| self.seen(square, token)))
    }

    fn lay(&mut self, (row, place): (usize, usize), what: Option<Token>) {
        if let Some(square) = self.setup.rows.get_mut(row).and_then(|row| row.squares.get_mut(place)) {
            (square.open, square.token) = (false, what);
        }
    }

    fn malformed(&self) -> Vec<Finding> {
        malformed(&self.setup, self.players, &|about| self.places.span(about))
    }

    fn judged(&self) -> Judgement {
        self.judge().judgement
    }

    /// Where tokens may have been moved, a judgement can take seconds.
    fn most_judged(&self) -> usize {
        let open = self.setup.open().count();
        let all_out = |player: Player| sum(&self.setup.on_table(player)) + open >= MOST_TOKENS;
        if Player::all(MOST_PLAYERS).any(all_out) { 4 } else { 64 }
    }

    fn text(&self) -> String {
        write(&self.setup)
    }

    fn variant(&self) -> String {
        self.players.or(self.setup.players).map(|count| count.to_string()).unwrap_or_default()
    }
}
