//! The box: colours, players, planks and counts.

use std::fmt;

use crate::rules::options::option_values;
use crate::rules::{Phrase, Term};

/// Maximum number of planks.
pub(crate) const MAX_PLANKS: usize = 12;

/// Maximum number of players.
pub const MAX_PLAYERS: usize = 4;

/// Maximum number of tokens of one player.
pub(crate) const MAX_TOKENS: usize = 6;

/// A colour of squares and tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Red.
    Red,
    /// White.
    White,
    /// Blue.
    Blue,
}

/// A player: A, B, C or D.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Player(u8);

/// A plank with its orientation: the colours of its squares from left to right, all different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plank([Colour; 3]);

option_values! {
    /// Rule option: when tokens begin to move.
    Moving ("When tokens move", "Quand on déplace un jeton") {
        /// A player moves tokens as soon as the player's own hand is empty.
        Own = "own" ("Once one’s own six are out", "Dès que ses six jetons sont posés"),
        /// No token moves before all planks and tokens of all players are placed.
        All = "all" ("Once everything is out", "Quand tout est posé"),
    }
}

/// A count for each colour: of tokens, or of planks by the colour in their middle.
pub type PerColour = [u8; 3];

/// The equipment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kit {
    players: u8,
    models: PerColour,
    tokens: PerColour,
    dealt: u8,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::White, Colour::Blue];

    /// Index into a [`PerColour`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its letter in notation.
    pub fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::White => 'w',
            Colour::Blue => 'b',
        }
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter.to_ascii_lowercase())
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::White => "white",
            Colour::Blue => "blue",
        }
    }
}

impl Player {
    /// Player A, who opens the first game of a match.
    pub const FIRST: Player = Player(0);

    /// The first `players` players, in turn order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Player> {
        (0..MAX_PLAYERS.min(players)).filter_map(Player::new)
    }

    /// The player with this index.
    pub fn new(index: usize) -> Option<Player> {
        u8::try_from(index).ok().filter(|_| index < MAX_PLAYERS).map(Player)
    }

    /// Index, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Letter in notation.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    /// The player with this letter.
    pub fn from_letter(letter: char) -> Option<Player> {
        Player::all(MAX_PLAYERS).find(|player| player.letter() == letter.to_ascii_uppercase())
    }

    /// Its name, the same in every language.
    pub(crate) fn name(self) -> Phrase {
        self.letter().into()
    }

    /// A key of which each player has one: `hand A`.
    pub(crate) fn key(self, term: Term) -> Phrase {
        Phrase::from(term).with(format!(" {self}"))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Plank {
    /// The plank with these colours, if they are all different.
    pub fn new(squares: [Colour; 3]) -> Option<Plank> {
        let [left, middle, right] = squares;
        (left != middle && middle != right && left != right).then_some(Plank(squares))
    }

    /// The two orientations of a model, which is named by the colour in its middle.
    pub fn orientations(middle: Colour) -> [Plank; 2] {
        let [one, other] = match middle {
            Colour::Red => [Colour::White, Colour::Blue],
            Colour::White => [Colour::Red, Colour::Blue],
            Colour::Blue => [Colour::Red, Colour::White],
        };
        [Plank([one, middle, other]), Plank([other, middle, one])]
    }

    /// Colours from left to right.
    pub fn squares(self) -> [Colour; 3] {
        self.0
    }

    /// The model: the colour in the middle.
    pub fn model(self) -> Colour {
        self.0[1]
    }

    /// Index of the square with this colour, from 0 at the left.
    pub fn place(self, colour: Colour) -> usize {
        self.0.iter().position(|&square| square == colour).unwrap_or_default()
    }
}

impl fmt::Display for Plank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|colour| write!(f, "{}", colour.letter()))
    }
}

impl Kit {
    /// The published box, for two to four players.
    pub fn standard(players: usize) -> Option<Kit> {
        Kit::new(players, [4; 3], [2; 3])
    }

    /// A box with these planks of each model, dealt evenly, and these tokens for each player. `None` if the planks
    /// cannot be dealt evenly, if a player would have none, or if the box is too large.
    pub fn new(players: usize, models: PerColour, tokens: PerColour) -> Option<Kit> {
        let (planks, each) = (sum(&models), sum(&tokens));
        let fits = (2..=MAX_PLAYERS).contains(&players)
            && (players..=MAX_PLANKS).contains(&planks)
            && planks.is_multiple_of(players)
            && (1..=MAX_TOKENS).contains(&each);
        let dealt = u8::try_from(planks.checked_div(players)?).ok()?;
        fits.then_some(Kit { players: u8::try_from(players).ok()?, models, tokens, dealt })
    }

    /// Number of players.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// The players in turn order.
    pub fn all_players(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        Player::all(self.players())
    }

    /// The next player.
    pub fn after(&self, player: Player) -> Player {
        if player.0 + 1 < self.players { Player(player.0 + 1) } else { Player(0) }
    }

    /// The previous player.
    pub fn before(&self, player: Player) -> Player {
        Player(player.0.checked_sub(1).unwrap_or(self.players - 1))
    }

    /// Index of a player in turn order, in a game that `first` opened.
    pub fn seat(&self, player: Player, first: Player) -> usize {
        (player.index() + self.players() - first.index() % self.players()) % self.players()
    }

    /// The player at this index in turn order, in a game that `first` opened.
    pub fn in_seat(&self, seat: usize, first: Player) -> Player {
        Player::new((seat + first.index()) % self.players()).unwrap_or(Player::FIRST)
    }

    /// All players in turn order, in a game that `first` opened.
    pub fn clockwise_from(&self, first: Player) -> impl Iterator<Item = Player> + use<> {
        let kit = *self;
        (0..self.players()).map(move |seat| kit.in_seat(seat, first))
    }

    /// Number of planks of each model.
    pub fn models(&self) -> PerColour {
        self.models
    }

    /// Number of tokens of each colour for each player.
    pub fn tokens(&self) -> PerColour {
        self.tokens
    }

    /// Number of planks.
    pub fn planks(&self) -> usize {
        sum(&self.models)
    }

    /// Number of tokens of each player.
    pub fn tokens_each(&self) -> usize {
        sum(&self.tokens)
    }

    /// Number of planks dealt to each player.
    pub fn dealt(&self) -> u8 {
        self.dealt
    }

    /// The deal used for perft: two players have the same planks; of three, each has one more of another model; of
    /// four, each has one of each model. `None` for a box that cannot be dealt this way.
    pub fn standard_deal(&self) -> Option<[PerColour; MAX_PLAYERS]> {
        let mut deal = [[0; 3]; MAX_PLAYERS];
        let mut over = self.models.map(|count| count % self.players);
        for (player, hand) in deal.iter_mut().enumerate().take(self.players()) {
            *hand = self.models.map(|count| count / self.players);
            if let Some(left) = over.get_mut(player).filter(|left| **left > 0) {
                *left -= 1;
                hand[player] += 1;
            }
        }
        let fair = |hand: &PerColour| sum(hand) == usize::from(self.dealt);
        deal.iter().take(self.players()).all(fair).then_some(deal)
    }

    /// Returns true if a player who has laid all planks dealt always finds a free square of every colour, however
    /// many tokens are placed. Then no player ever has to pass with tokens in hand.
    pub fn always_room(&self) -> bool {
        self.tokens.iter().all(|&count| u16::from(count) * u16::from(self.players) < u16::from(self.dealt))
    }
}

/// Total of all colours.
pub(crate) fn sum(counts: &PerColour) -> usize {
    counts.iter().map(|&count| usize::from(count)).sum()
}
