//! Whether a game leads to a table.
//!
//! Three searches decide it, and a fourth finds games that they do not.
//!
//! * As long as nobody has moved a token, tokens lie where they were put, and every plank holds the token that it
//!   was laid with. If nobody has passed either, all that counts is who lays which plank when, and all ways to do
//!   that can be tried: `order`, `ways`. It tells also how far a table is from one that came about so.
//! * Turns are taken back one by one (`back`), the most promising first (`search`), until a table is found that
//!   was only placed. If every way back has been tried there is no game. If the search gives up before, nobody
//!   knows.
//! * Where nobody moved, but somebody may have passed, a search over who lays and who passes when, and over what
//!   everybody can have put by then, is exact: `placing`.
//!
//! Anybody may have opened. What plays from the start knows players by their seats (`seats`); what goes back ends at a
//! table that was placed in a game of any who may have opened. Before all that the number of turns is reckoned with
//! (`rounds`, `wait`): who holds tokens has put one in each turn or has passed, and that leaves few tables on which he
//! can have. This rules out most tables that nobody played.
//!
//! Where players move whose hands are empty while others must pass with tokens in hand, none of these gets far: a
//! pass cannot be seen on the table. There games are played forward towards it (`playing`, `onward`, `aim`), which
//! finds one nearly always if there is any, and proves nothing if it does not.
//!
//! A line ends the game, so it stands only at the very end: every earlier table must be without. This and a known
//! last turn concern the last turn alone, which is therefore taken back by itself, first.

mod aim;
mod back;
mod onward;
mod order;
mod placing;
mod playing;
mod rounds;
mod search;
mod seats;
mod seek;
mod stuck;
mod tokens;
mod wait;
mod ways;

use super::kit::{Kit, MOST_PLAYERS, Moving, Player};
use super::table::{Squares, Table, row_squares};

pub use seek::{glance, search};

/// What is known of a table whose game is sought.
#[derive(Clone, Debug)]
pub struct Question {
    /// What the game is played with.
    pub kit: Kit,
    /// When tokens begin to move.
    pub moving: Moving,
    /// What lies on the table.
    pub table: Table,
    /// The numbers of the planks in the order of laying, from the top, if they are known.
    pub numbers: Option<Vec<u8>>,
    /// Who opened, if that is known.
    pub first: Option<Player>,
    /// Whose turn it is, if that is known.
    pub to_move: Option<Player>,
    /// The last turn, if it is known.
    pub last: Option<Last>,
    /// How many planks each player has laid, as far as that is known.
    pub laid: [Option<u8>; MOST_PLAYERS],
}

/// What is known of the last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// A pass.
    Pass,
    /// A token went somewhere: from the hand or from a square, on a plank in place or on a new one.
    Token {
        /// Where it came from; none for the hand.
        from: Option<Squares>,
        /// Where it went.
        to: Squares,
        /// Whether its plank was laid with it.
        lays: bool,
    },
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The turns of a game that leads there.
    Reached(Vec<Step>),
    /// No game leads there: every way back has been tried.
    Never,
    /// The search gave up.
    Unknown {
        /// How many tables it looked at.
        looked_at: usize,
    },
}

/// A turn, by squares of the table at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whose turn.
    pub player: Player,
    /// What was done.
    pub turn: Last,
}

/// A table, and the turn that is played there; none if it is the end of the game.
type Stage = (State, Option<Step>);

/// What never changes in a search: rows and squares are those of the table at the end.
struct Ground {
    kit: Kit,
    moving: Moving,
    /// Who may have opened.
    openers: Vec<Player>,
    /// The planks at the end; its tokens are of no account.
    planks: Table,
    numbers: Option<Vec<u8>>,
    ways: Vec<ways::Shares>,
}

/// A table on the way, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State {
    /// The squares of each player's tokens.
    tokens: [Squares; MOST_PLAYERS],
    /// The rows that are laid, from `low` up to but not including `high`.
    low: u8,
    high: u8,
    mover: Player,
    /// How many planks each player has laid by now, at the least and at the most.
    least: [u8; MOST_PLAYERS],
    most: [u8; MOST_PLAYERS],
}

impl State {
    fn rows(&self) -> std::ops::Range<usize> {
        usize::from(self.low)..usize::from(self.high)
    }

    fn count(&self) -> usize {
        self.rows().len()
    }

    fn taken(&self) -> Squares {
        self.tokens.iter().fold(0, |all, of| all | of)
    }

    fn laid_squares(&self) -> Squares {
        self.rows().fold(0, |all, row| all | row_squares(row))
    }

    fn free(&self) -> Squares {
        self.laid_squares() & !self.taken()
    }

    fn of(&self, player: Player) -> Squares {
        self.tokens[player.index()]
    }

    fn out(&self, player: Player) -> usize {
        self.of(player).count_ones() as usize
    }
}

impl Ground {
    /// Whether all tokens of a player are out.
    fn hand_empty(&self, state: &State, player: Player) -> bool {
        state.out(player) == self.kit.tokens_each()
    }

    /// Whether all tokens of all players are out.
    fn hands_empty(&self, state: &State) -> bool {
        self.kit.everybody().all(|player| self.hand_empty(state, player))
    }

    /// Whether everything of everybody is out.
    fn all_out(&self, state: &State) -> bool {
        state.count() == self.kit.planks() && self.hands_empty(state)
    }

    /// Whether a token may have moved in a game that led here.
    ///
    /// Own moves need an empty hand. If another player still holds tokens, he has had as many turns and has put
    /// fewer tokens, so he has passed with a token in hand.
    fn may_have_moved(&self, state: &State) -> bool {
        match self.moving {
            Moving::All => self.all_out(state),
            Moving::Own => {
                let (movers, holders): (Vec<_>, Vec<_>) =
                    self.kit.everybody().partition(|&player| self.hand_empty(state, player));
                !movers.is_empty() && (holders.is_empty() || self.may_have_waited(state, &holders, &movers))
            }
        }
    }

    /// Whether a row is the last that was laid, so that it can be taken back: it lies at an end, and its number
    /// is the highest.
    fn laid_last(&self, state: &State, row: usize) -> bool {
        let at_end = row == usize::from(state.low) || row + 1 == usize::from(state.high);
        at_end && self.number_is(row, state.count())
    }

    /// Whether a row may be the plank of that number.
    fn number_is(&self, row: usize, number: usize) -> bool {
        let numbers = self.numbers.as_ref();
        numbers.is_none_or(|numbers| numbers.get(row).is_some_and(|&typed| usize::from(typed) == number))
    }

    fn has_line(&self, state: &State) -> bool {
        // Planks that are not laid yet hold no tokens.
        state.tokens.iter().any(|&tokens| self.planks.has_line(tokens))
    }
}

impl Question {
    /// Whether a token may have moved in a game that led here.
    pub fn may_have_moved(&self) -> bool {
        let ground = self.ground();
        self.kit.everybody().any(|mover| ground.may_have_moved(&self.end(mover)))
    }

    fn ground(&self) -> Ground {
        Ground {
            kit: self.kit,
            moving: self.moving,
            openers: self
                .kit
                .everybody()
                .filter(|&player| self.first.is_none_or(|first| first == player))
                .collect(),
            planks: self.table,
            numbers: self.numbers.clone(),
            ways: ways::shares(&self.kit),
        }
    }

    /// The table at the end, if it is that player's turn.
    fn end(&self, mover: Player) -> State {
        let rows = u8::try_from(self.table.rows()).unwrap_or_default();
        State {
            tokens: std::array::from_fn(|player| {
                Player::new(player).map_or(0, |player| self.table.of(player))
            }),
            low: 0,
            high: rows,
            mover,
            least: self.laid.map(|laid| laid.unwrap_or(0)),
            most: self.laid.map(|laid| laid.unwrap_or(self.kit.dealt())),
        }
    }
}
