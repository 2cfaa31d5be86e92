//! What is in the box: colours, players, planks and how many of everything.

use std::fmt;

/// The most planks that a game can have: as many as fit in the bits of a row of squares.
pub const MOST_PLANKS: usize = 12;

/// The most players.
pub const MOST_PLAYERS: usize = 4;

/// The most tokens of one player.
pub const MOST_TOKENS: usize = 6;

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

/// A plank as it lies: the colours of its squares from left to right, all different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plank([Colour; 3]);

/// When tokens begin to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moving {
    /// A player moves as soon as his own hand is empty.
    Own,
    /// Nobody moves before all planks and all tokens of all players are out.
    All,
}

/// So many of each colour: tokens, or planks by the colour in their middle.
pub type PerColour = [u8; 3];

/// What a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kit {
    players: u8,
    models: PerColour,
    tokens: PerColour,
    dealt: u8,
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::White, Colour::Blue];

    /// Its place in a [`PerColour`].
    pub fn index(self) -> usize {
        match self {
            Colour::Red => 0,
            Colour::White => 1,
            Colour::Blue => 2,
        }
    }

    /// The letter that stands for it.
    pub fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::White => 'w',
            Colour::Blue => 'b',
        }
    }

    /// The colour of that letter.
    pub fn of_letter(letter: char) -> Option<Colour> {
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
    /// A, who opens the first game of a match.
    pub const FIRST: Player = Player(0);

    /// The players of a table, in the order of their turns.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Player> {
        (0..MOST_PLAYERS.min(players)).filter_map(Player::new)
    }

    /// The player with that number, counted from 0.
    pub fn new(index: usize) -> Option<Player> {
        u8::try_from(index).ok().filter(|_| index < MOST_PLAYERS).map(Player)
    }

    /// His number, counted from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// His letter.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    /// The player of that letter.
    pub fn of_letter(letter: char) -> Option<Player> {
        Player::all(MOST_PLAYERS).find(|player| player.letter() == letter.to_ascii_uppercase())
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Plank {
    /// The plank that shows these colours, if there is one: all three must be different.
    pub fn new(squares: [Colour; 3]) -> Option<Plank> {
        let [left, middle, right] = squares;
        (left != middle && middle != right && left != right).then_some(Plank(squares))
    }

    /// A model, told by the colour in its middle, either way round.
    pub fn both_ways(middle: Colour) -> [Plank; 2] {
        let [one, other] = match middle {
            Colour::Red => [Colour::White, Colour::Blue],
            Colour::White => [Colour::Red, Colour::Blue],
            Colour::Blue => [Colour::Red, Colour::White],
        };
        [Plank([one, middle, other]), Plank([other, middle, one])]
    }

    /// Its colours from left to right.
    pub fn squares(self) -> [Colour; 3] {
        self.0
    }

    /// The colour in its middle, which tells its model.
    pub fn model(self) -> Colour {
        self.0[1]
    }

    /// The place of its square of that colour, counted from 0 at the left.
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
    /// The box as it is sold, for two to four players.
    pub fn standard(players: usize) -> Option<Kit> {
        Kit::new(players, [4; 3], [2; 3])
    }

    /// So many planks of each model, shared out evenly, and so many tokens of each colour for each player.
    /// None if the planks cannot be shared out evenly, if somebody would have none, or if it is too much.
    pub fn new(players: usize, models: PerColour, tokens: PerColour) -> Option<Kit> {
        let planks = models.iter().map(|&count| usize::from(count)).sum::<usize>();
        let each = tokens.iter().map(|&count| usize::from(count)).sum::<usize>();
        let fits = (2..=MOST_PLAYERS).contains(&players)
            && (players..=MOST_PLANKS).contains(&planks)
            && planks.is_multiple_of(players)
            && (1..=MOST_TOKENS).contains(&each);
        let dealt = u8::try_from(planks.checked_div(players)?).ok()?;
        fits.then_some(Kit { players: u8::try_from(players).ok()?, models, tokens, dealt })
    }

    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Who plays, in the order of their turns.
    pub fn everybody(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        Player::all(self.players())
    }

    /// Who plays after a player.
    pub fn after(&self, player: Player) -> Player {
        if player.0 + 1 < self.players { Player(player.0 + 1) } else { Player(0) }
    }

    /// Who plays before a player.
    pub fn before(&self, player: Player) -> Player {
        Player(player.0.checked_sub(1).unwrap_or(self.players - 1))
    }

    /// A player's place in the order of turns, counted from 0, in a game that `first` opened.
    pub fn seat(&self, player: Player, first: Player) -> usize {
        (player.index() + self.players() - first.index() % self.players()) % self.players()
    }

    /// The player of a place in the order of turns, in a game that `first` opened.
    pub fn in_seat(&self, seat: usize, first: Player) -> Player {
        Player::new((seat + first.index()) % self.players()).unwrap_or(Player::FIRST)
    }

    /// All players in the order of their turns in a game that `first` opened.
    pub fn clockwise_from(&self, first: Player) -> impl Iterator<Item = Player> + use<> {
        let kit = *self;
        (0..self.players()).map(move |seat| kit.in_seat(seat, first))
    }

    /// How many planks of each model there are.
    pub fn models(&self) -> PerColour {
        self.models
    }

    /// How many tokens of each colour each player has.
    pub fn tokens(&self) -> PerColour {
        self.tokens
    }

    /// How many planks there are.
    pub fn planks(&self) -> usize {
        sum(&self.models)
    }

    /// How many tokens each player has.
    pub fn tokens_each(&self) -> usize {
        sum(&self.tokens)
    }

    /// How many planks are dealt to each player.
    pub fn dealt(&self) -> u8 {
        self.dealt
    }

    /// The deal that perft is counted with: two players have the same planks; of three, each has one more of a
    /// model of his own; of four, each has one of each. None for a box that cannot be dealt that way.
    pub fn standard_deal(&self) -> Option<[PerColour; MOST_PLAYERS]> {
        let mut deal = [[0; 3]; MOST_PLAYERS];
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

    /// Whether a player who has laid all his planks still finds a free square of every colour, however many
    /// tokens are out. Then nobody ever has to pass with a token in hand.
    pub fn always_room(&self) -> bool {
        self.tokens.iter().all(|&count| u16::from(count) * u16::from(self.players) < u16::from(self.dealt))
    }
}

/// How many there are in all.
pub fn sum(counts: &PerColour) -> usize {
    counts.iter().map(|&count| usize::from(count)).sum()
}
