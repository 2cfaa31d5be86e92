//! Search for a game that leads to a table.
//!
//! Three searches decide the question, and a fourth finds games that they miss. `solve` runs them in turn and holds
//! their limits; `dead_end` finds tables that no turn leads to, `tokens` and `seats` describe tables for the searches.
//!
//! * As long as no token has moved, tokens are where they were put, and every plank has the token that it was laid
//!   with. If there was no pass either, all that matters is who lays which plank when, and all possibilities can be
//!   tried: `order`, `order_states`. This search also estimates the distance of a table from one that was only
//!   placed.
//! * A best-first search (`retro`) takes turns back one by one (`back`) until it meets a table that was only placed.
//!   If all predecessors have been expanded, there is no game. If the search reaches its limit, the question is
//!   undecided.
//! * If no token has moved but there may have been passes, a search over who lays and who passes when, and over what
//!   each player can have put by then, is exact: `placing`.
//!
//! Any player can have opened. Searches from the start identify players by their seats (`seats`); searches backwards
//! end at a table that was placed in a game of any possible opener. Before all searches the number of turns is
//! bounded (`rounds`, `last_pass`): a player who holds tokens has put one in each turn or has passed, and can have
//! passed only on few tables. This rules out most tables that were never played.
//!
//! If players with empty hands move while others must pass with tokens in hand, none of these searches gets far,
//! because a pass leaves no trace on the table. There a forward beam search plays towards the table (`beam`,
//! `forward`, `heuristic`). It finds a game nearly always if there is one, and proves nothing if it does not.
//!
//! Who decides: of 7,031 searches, for 1,000 made-up tables and for positions of 180 random games, the table itself was
//! found placed, or impossible, in 66 %; taking turns back decided 34 % (at most 3,214 tables for a game, 46,739 for a
//! proof that there is none); 0.2 % came to the limit. The hardest proofs are those for tables of four players with a token
//! left out, of up to 78,832 tables. Games in which some pass while others move are rare: the search forwards is for
//! them, and tests hold tables that it alone finds.
//!
//! A line ends the game, so it can exist only at the end: every earlier table must be without a line. This condition
//! and a given last turn concern only the last turn, which is therefore taken back first.

mod back;
mod beam;
mod dead_end;
mod forward;
mod heuristic;
mod last_pass;
mod order;
mod order_states;
mod placing;
mod retro;
mod rounds;
mod seats;
mod solve;
mod tokens;

use super::bitboard::{Bitboard, Squares, squares_of};
use super::kit::{Kit, MAX_PLAYERS, Moving, Player};

pub(crate) use dead_end::DeadEnd;
pub(crate) use solve::{quick_search, search};

/// What is known about a table whose game is searched.
#[derive(Clone, Debug)]
pub struct Question {
    /// The equipment of the game.
    pub kit: Kit,
    /// When tokens begin to move.
    pub moving: Moving,
    /// The planks and tokens.
    pub table: Bitboard,
    /// The numbers of the planks in the order of laying, from the top, if known.
    pub numbers: Option<Vec<u8>>,
    /// The opener, if known.
    pub first: Option<Player>,
    /// The player to move, if known.
    pub to_move: Option<Player>,
    /// The last turn, if known.
    pub last: Option<Action>,
    /// Number of planks that each player has laid, if known.
    pub laid: [Option<u8>; MAX_PLAYERS],
}

/// A turn without its player, by squares of the table at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Pass,
    /// A token is put or moved, on a plank in place or on a new one.
    Token {
        /// Origin; `None` for the hand.
        from: Option<Squares>,
        /// Destination.
        to: Squares,
        /// Whether the plank of the destination is laid with it.
        lays: bool,
    },
}

/// Result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The turns of a game that leads to the table.
    Reached(Vec<Ply>),
    /// There is no game: all possibilities have been tried.
    Never,
    /// The search reached its limit.
    Unknown {
        /// Number of tables examined.
        looked_at: usize,
    },
}

/// A turn with its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ply {
    pub player: Player,
    pub turn: Action,
}

/// A table, and the turn that is played there; `None` at the end of the game.
type Stage = (State, Option<Ply>);

/// Invariants of a search. Rows and squares are those of the table at the end.
struct SearchContext {
    kit: Kit,
    moving: Moving,
    /// Players who can have opened.
    openers: Vec<Player>,
    /// The planks at the end. Its tokens are not used.
    planks: Bitboard,
    numbers: Option<Vec<u8>>,
    shares: Vec<order_states::Shares>,
}

/// A table on the way, with the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State {
    /// The squares of each player's tokens.
    tokens: [Squares; MAX_PLAYERS],
    /// The rows in place: `low` inclusive to `high` exclusive.
    low: u8,
    high: u8,
    mover: Player,
    /// Lower and upper bound of the planks that each player has laid.
    least: [u8; MAX_PLAYERS],
    most: [u8; MAX_PLAYERS],
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

    fn free(&self) -> Squares {
        squares_of(&self.rows()) & !self.taken()
    }

    fn tokens_of(&self, player: Player) -> Squares {
        self.tokens[player.index()]
    }

    fn out(&self, player: Player) -> usize {
        self.tokens_of(player).count_ones() as usize
    }
}

impl SearchContext {
    fn hand_empty(&self, state: &State, player: Player) -> bool {
        state.out(player) == self.kit.tokens_each()
    }

    fn hands_empty(&self, state: &State) -> bool {
        self.kit.all_players().all(|player| self.hand_empty(state, player))
    }

    /// Returns true if all planks and tokens of all players are placed.
    fn all_out(&self, state: &State) -> bool {
        state.count() == self.kit.planks() && self.hands_empty(state)
    }

    /// Returns true if a row can have been laid last, so that it can be taken back: it is at an end, and its number
    /// is the highest.
    fn laid_last(&self, state: &State, row: usize) -> bool {
        let at_end = row == usize::from(state.low) || row + 1 == usize::from(state.high);
        at_end && self.number_is(row, state.count())
    }

    /// Returns true if a row can be the plank of this number.
    fn number_is(&self, row: usize, number: usize) -> bool {
        let numbers = self.numbers.as_ref();
        numbers.is_none_or(|numbers| numbers.get(row).is_some_and(|&typed| usize::from(typed) == number))
    }

    fn has_line(&self, state: &State) -> bool {
        // Planks that are not laid yet have no tokens.
        state.tokens.iter().any(|&tokens| self.planks.has_line(tokens))
    }
}

impl Question {
    /// Returns true if a token can have moved in a game that leads to the table.
    pub fn may_have_moved(&self) -> bool {
        let context = self.context();
        self.kit.all_players().any(|mover| context.tempo(&self.end(mover)).may_have_moved())
    }

    fn context(&self) -> SearchContext {
        SearchContext {
            kit: self.kit,
            moving: self.moving,
            openers: self
                .kit
                .all_players()
                .filter(|&player| self.first.is_none_or(|first| first == player))
                .collect(),
            planks: self.table,
            numbers: self.numbers.clone(),
            shares: order_states::shares(&self.kit),
        }
    }

    /// The table at the end, with this player to move.
    fn end(&self, mover: Player) -> State {
        let rows = u8::try_from(self.table.rows()).unwrap_or_default();
        State {
            tokens: std::array::from_fn(|player| {
                Player::new(player).map_or(0, |player| self.table.tokens_of(player))
            }),
            low: 0,
            high: rows,
            mover,
            least: self.laid.map(|laid| laid.unwrap_or(0)),
            most: self.laid.map(|laid| laid.unwrap_or(self.kit.dealt())),
        }
    }
}
