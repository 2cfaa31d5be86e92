//! A table with open squares.

use super::judge::{Judged, judge, malformed};
use super::kit::{Colour, MAX_PLAYERS, MAX_TOKENS, Moving, Player, sum};
use super::notation::{Spans, read_position, write};
use super::referee::token;
use super::setup::{Setup, Token};
use super::wellformed::{OPEN_CODES, square_name};
use crate::rules::settle::{OpenCodes, OpenPosition};
use crate::rules::{Finding, Judgement, Lies};

/// A table as typed or observed, with the rules to judge it by.
#[derive(Clone, Debug)]
pub struct Planks<'a> {
    /// The number of players if it is fixed; else the text gives it.
    pub players: Option<usize>,
    pub moving: Moving,
    pub setup: Setup,
    /// Spans in the text.
    pub spans: &'a Spans,
}

impl Planks<'_> {
    /// Returns the judgement with the position.
    pub fn judge(&self) -> Judged {
        judge(&self.setup, self.moving, self.players, &|about| self.spans.span(about))
    }

    /// Drops the colour of a token if it is that of its square.
    pub fn normalised(&self, square: (usize, usize), token: Token) -> Token {
        Token { colour: token.colour.filter(|colour| Some(*colour) != self.colour(square)), ..token }
    }

    fn colour(&self, (row, place): (usize, usize)) -> Option<Colour> {
        let squares = self.setup.rows.get(row).map(|row| &row.squares);
        squares.and_then(|squares| squares.get(place)).map(|square| square.colour)
    }
}

impl OpenPosition for Planks<'_> {
    /// Row from the top, and index of the square in the row.
    type Square = (usize, usize);
    type Piece = Token;
    const CODES: OpenCodes = OPEN_CODES;

    fn squares(&self) -> Vec<(usize, usize)> {
        (0..self.setup.rows.len()).flat_map(|row| (0..3).map(move |place| (row, place))).collect()
    }

    fn open(&self) -> Vec<(usize, usize)> {
        self.setup.open().collect()
    }

    fn name(&self, (row, place): (usize, usize)) -> String {
        square_name(&self.setup, row, place)
    }

    /// Uses the plank's number in the witness, which may differ from its number counted from the top.
    fn name_in(&self, (row, place): (usize, usize), judgement: &Judgement) -> String {
        let judged = judgement.position.as_deref().and_then(|text| read_position(text).ok());
        square_name(judged.as_ref().map_or(&self.setup, |(setup, _)| setup), row, place)
    }

    /// A token of the colour of the square; no other may lie there.
    fn pieces(&self, _: (usize, usize)) -> Vec<Token> {
        let players = self.players.or(self.setup.players).unwrap_or(MAX_PLAYERS);
        Player::all(players).map(|owner| Token { owner, colour: None }).collect()
    }

    fn written(&self, square: (usize, usize), token: Token) -> String {
        match self.normalised(square, token).colour {
            None => token.owner.to_string(),
            Some(other) => format!("{}={}", token.owner, other.letter()),
        }
    }

    fn parse_piece(&self, square: (usize, usize), word: &str) -> Option<Token> {
        let (owner, colour) =
            word.split_once('=').map_or((word, None), |(owner, colour)| (owner, Some(colour)));
        let only = |text: &str| text.chars().next().filter(|letter| text.len() == letter.len_utf8());
        let token = Token {
            owner: Player::from_letter(only(owner)?)?,
            colour: match colour {
                Some(colour) => Some(Colour::from_letter(only(colour)?)?),
                None => None,
            },
        };
        Some(self.normalised(square, token))
    }

    fn convert(&self, square: (usize, usize), lies: Lies) -> Option<Option<Token>> {
        Some(token(lies)?.map(|token| self.normalised(square, token)))
    }

    fn fill_square(&mut self, (row, place): (usize, usize), what: Option<Token>) {
        if let Some(square) = self.setup.rows.get_mut(row).and_then(|row| row.squares.get_mut(place)) {
            (square.open, square.token) = (false, what);
        }
    }

    fn malformed(&self) -> Vec<Finding> {
        malformed(&self.setup, self.players, &|about| self.spans.span(about))
    }

    fn judged(&self) -> Judgement {
        self.judge().judgement
    }

    /// If tokens may have been moved, a judgement can take seconds.
    fn most_judged(&self) -> usize {
        let open = self.setup.open().count();
        let all_out = |player: Player| sum(&self.setup.on_table(player)) + open >= MAX_TOKENS;
        if Player::all(MAX_PLAYERS).any(all_out) { 4 } else { 64 }
    }

    fn text(&self) -> String {
        write(&self.setup)
    }

    fn variant(&self) -> String {
        self.players.or(self.setup.players).map(|count| count.to_string()).unwrap_or_default()
    }
}
