//! The last time that a player with tokens in hand can have passed.
//!
//! What has happened since is limited: the player has put a token in each turn, and nobody has had more than one turn
//! more. In whatever order they were played, each of these turns laid at most one plank and brought at most one token
//! to a square. So a table on which more has changed rules the pass out.

use std::ops::Range;

use super::{SearchContext, State};
use crate::rules::plank::bitboard::{Squares, rows_with, squares_of};
use crate::rules::plank::kit::{Colour, MAX_PLAYERS, Player};

/// What limits the last time that a player passed with tokens in hand.
pub(super) struct LastPass<'a> {
    state: &'a State,
    player: Player,
    /// The squares of each colour, and whether the player holds it now.
    shown: [Squares; Colour::ALL.len()],
    held: [bool; Colour::ALL.len()],
    /// The squares that are occupied by tokens that have never moved.
    fixed: Squares,
    /// Maximum number of tokens of a colour that belong to players who have moved.
    loose: usize,
    /// Maximum number of turns that the player has had since.
    rounds: usize,
    dealt: usize,
    /// Maximum number of planks in place: each had a token on its square of each colour that the player holds.
    most_rows: usize,
    /// The players who have had one turn more since.
    ahead: [bool; MAX_PLAYERS],
    others: PlayerCount,
    /// Those who can have moved a token.
    movers: PlayerCount,
}

/// The number of some players.
#[derive(Clone, Copy)]
struct PlayerCount {
    all: usize,
    /// Of those who have had one turn more.
    ahead: usize,
}

impl PlayerCount {
    fn of(players: impl Iterator<Item = Player>, ahead: &[bool; MAX_PLAYERS]) -> PlayerCount {
        players.fold(PlayerCount { all: 0, ahead: 0 }, |count, player| PlayerCount {
            all: count.all + 1,
            ahead: count.ahead + usize::from(ahead[player.index()]),
        })
    }

    /// Number of their turns in this many rounds, of each player at most `most`.
    fn turns(self, rounds: usize, most: usize) -> usize {
        (self.all - self.ahead) * rounds.min(most) + self.ahead * (rounds + 1).min(most)
    }
}

impl<'a> LastPass<'a> {
    /// `movers` are the players who can have moved a token.
    pub(super) fn new(
        context: &SearchContext,
        state: &'a State,
        player: Player,
        movers: &[Player],
    ) -> LastPass<'a> {
        let kit = &context.kit;
        let dealt = usize::from(kit.dealt());
        let shown = Colour::ALL.map(|colour| context.planks.colour_squares(colour));
        let held = Colour::ALL.map(|colour| context.held(state, player, colour) > 0);
        let taken =
            shown.iter().zip(held).filter(|(_, held)| *held).map(|(shown, _)| count(shown & state.taken()));
        let mut ahead = [false; MAX_PLAYERS];
        let next = kit.after(player);
        for other in kit.clockwise_from(next).take(kit.seat(state.mover, next)) {
            ahead[other.index()] = true;
        }
        LastPass {
            state,
            player,
            most_rows: taken.min().unwrap_or_default(),
            shown,
            held,
            fixed: movers.iter().fold(state.taken(), |taken, mover| taken & !state.tokens_of(*mover)),
            loose: movers.len() * usize::from(kit.tokens().into_iter().max().unwrap_or_default()),
            // One turn for each token except those that planks were laid with.
            rounds: state.out(player).saturating_sub(dealt),
            dealt,
            others: PlayerCount::of(kit.all_players().filter(|other| *other != player), &ahead),
            movers: PlayerCount::of(movers.iter().copied(), &ahead),
            ahead,
        }
    }

    /// The rows that can have been in place.
    pub(super) fn rows(&self) -> impl Iterator<Item = Range<usize>> {
        let State { low, high, .. } = *self.state;
        let most_laid = self.others.turns(self.rounds, self.dealt);
        let counts = self.dealt.max(self.state.count().saturating_sub(most_laid))..=self.most_rows;
        let windows = counts.flat_map(move |count| {
            let lows = usize::from(low)..=usize::from(high) - count;
            lows.map(move |low| low..low + count)
        });
        windows.filter(|rows| self.fits(rows))
    }

    /// Returns true if these rows can have been those in place.
    fn fits(&self, rows: &Range<usize>) -> bool {
        let laid = self.state.count() - rows.len();
        let there = squares_of(rows);
        if !are_at_most(self.state.tokens_of(self.player) & !there, self.rounds) {
            return false;
        }
        // Each plank was laid with a token: one that is still there, or one that was moved away in another turn.
        let others = self.state.taken() & !self.state.tokens_of(self.player) & !there;
        let needed = count(others) + laid - rows_with(others, &self.state.rows());
        let have_come = |rounds: usize| {
            let mut players = self.state.tokens.iter().zip(self.ahead);
            players.all(|(tokens, ahead)| are_at_most(tokens & !there, rounds + usize::from(ahead)))
        };
        (0..=self.rounds).any(|rounds| {
            laid <= self.others.turns(rounds, self.dealt)
                && needed <= self.others.turns(rounds, usize::MAX)
                && have_come(rounds)
                && self.was_stuck(rows, rounds)
        })
    }

    /// Returns true if, without the tokens that the player can have put in this many rounds since, all squares of the
    /// colours in hand were occupied.
    fn was_stuck(&self, rows: &Range<usize>, rounds: usize) -> bool {
        let there = squares_of(rows);
        let most = self.movers.turns(rounds, usize::MAX);
        let own = self.state.tokens_of(self.player);
        let elsewhere = own & !there;
        subsets(own & there, rounds - count(elsewhere)).any(|put| {
            let put = put | elsewhere;
            let taken = self.state.taken() & !put;
            let held = self.held.iter().zip(&self.shown).filter(|(held, shown)| **held || put & **shown != 0);
            let mut open = 0;
            let are_full = held.map(|(_, shown)| shown).all(|shown| {
                open += count(shown & there & !taken);
                // No plank has two squares of a colour.
                count(shown & taken) >= rows.len()
                    && count(shown & there & !(self.fixed & !put)) <= self.loose
            });
            are_full && open <= most && rows_with(own & !put, rows) >= self.dealt
        })
    }
}

fn count(squares: Squares) -> usize {
    squares.count_ones() as usize
}

/// Whether a set has at most this many squares. Removing so many is faster than counting, which takes several
/// instructions on processors without POPCNT.
fn are_at_most(mut squares: Squares, most: usize) -> bool {
    for _ in 0..most {
        squares &= squares.wrapping_sub(1);
    }
    squares == 0
}

/// The subsets of a set that have this many squares.
fn subsets(set: Squares, size: usize) -> impl Iterator<Item = Squares> {
    let next = move |subset: &Squares| {
        Some(subset.wrapping_sub(set) & set).filter(|subset| *subset != 0 && size > 0)
    };
    std::iter::successors(Some(0), next).filter(move |subset| count(*subset) == size)
}
