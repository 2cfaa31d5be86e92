//! Whether a table can be reached without moves, but with passes.
//!
//! A forward search over the visible events: who lays which plank when, and who passes. Which tokens a player
//! has put is left open. Instead, the state has for each player all sets of tokens that can have been put by now, as
//! the bits of one number; there are at most 64 sets of six tokens. Only a pass gives more information: all squares
//! of the colours that the passing player holds are occupied, so every token that is there in the end has been put,
//! and all other sets are removed.
//!
//! A turn lays a plank next to those in place, with a token on it that is there in the end; or puts a token that is
//! on a plank in place in the end; or is a pass. If at the end a set remains for each player, the tokens can be
//! identified from the end backwards.

use std::collections::HashSet;

use super::tokens::{COLOURS, Sets, Tokens, WITH, rows, rows_by_owners};
use super::{Action, Ply, SearchContext, State};
use crate::rules::plank::bitboard::{Squares, row_squares};
use crate::rules::plank::kit::{MAX_PLAYERS, Moving, Player};

/// Result of this search.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum PlacingResult {
    /// The turns of a game.
    Yes(Vec<Ply>),
    /// There is no game.
    No,
    /// The search reached its limit.
    Unknown,
}

/// A state of the search.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct PlacingState {
    /// The sets of tokens that each player can have put.
    sets: [Sets; MAX_PLAYERS],
    /// The rows in place: `low` inclusive to `high` exclusive.
    low: u8,
    high: u8,
    laid: [u8; MAX_PLAYERS],
    passed: [bool; MAX_PLAYERS],
    mover: Player,
}

struct PlacingSearch<'a> {
    context: &'a SearchContext,
    goal: &'a State,
    tokens: [Tokens; MAX_PLAYERS],
    /// The states that have been tried.
    tried: HashSet<PlacingState>,
    /// The states of the current path, with the turn played in each: the squares on one of which a token was put, or
    /// none for a pass.
    path: Vec<(PlacingState, Squares)>,
    budget: usize,
    /// For each set of players, the rows with tokens of this set only, and the rows with any token of it.
    only: [Squares; 1 << MAX_PLAYERS],
    any: [Squares; 1 << MAX_PLAYERS],
}

impl SearchContext {
    /// Searches for turns without moves that lead to a state. `budget` is the number of states that may be tried, and
    /// is reduced by those used.
    pub(super) fn search_placings(&self, goal: &State, budget: &mut usize) -> PlacingResult {
        if goal.rows().any(|row| goal.taken() & row_squares(row) == 0) {
            return PlacingResult::No;
        }
        let mut search = PlacingSearch::new(self, goal, *budget);
        let start = PlacingState {
            sets: [1; MAX_PLAYERS],
            low: 0,
            high: 0,
            laid: [0; MAX_PLAYERS],
            passed: [false; MAX_PLAYERS],
            mover: Player::FIRST,
        };
        let found = search.search(start);
        *budget = search.budget;
        match found {
            true => PlacingResult::Yes(search.steps()),
            false if search.budget == 0 => PlacingResult::Unknown,
            false => PlacingResult::No,
        }
    }
}

impl<'a> PlacingSearch<'a> {
    fn new(context: &'a SearchContext, goal: &'a State, budget: usize) -> PlacingSearch<'a> {
        let idle = context.min_idle_turns(goal);
        let tokens = std::array::from_fn(|at| match Player::new(at) {
            Some(player) if at < context.kit.players() => context.tokens(goal, player, idle[at] > 0),
            _ => Tokens::default(),
        });
        PlacingSearch {
            context,
            goal,
            tokens,
            tried: HashSet::new(),
            path: Vec::new(),
            budget,
            only: rows_by_owners(goal, |owners, set| owners & !set == 0),
            any: rows_by_owners(goal, |owners, set| owners & set != 0),
        }
    }

    /// Depth-first search from a state. The depth is bounded by the number of tokens and the passes between them.
    fn search(&mut self, now: PlacingState) -> bool {
        if self.is_goal(&now) {
            self.path.push((now, 0));
            return true;
        }
        if self.budget == 0 || self.is_lost(&now) || !self.tried.insert(now) {
            return false;
        }
        self.budget -= 1;
        // A player who has to pass lays all planks in hand first; the others leave no free squares.
        let at = now.mover.index();
        let keeps = !self.tokens[at].must_pass || now.passed[at];
        self.play(now, !keeps) || self.play(now, keeps) || self.pass(now)
    }

    fn play(&mut self, now: PlacingState, lays: bool) -> bool {
        if lays { self.lay(now) } else { self.put(now) }
    }

    fn put(&mut self, now: PlacingState) -> bool {
        let here = rows(now.low, now.high);
        self.token(now, now, here)
    }

    fn lay(&mut self, now: PlacingState) -> bool {
        let at = now.mover.index();
        if self.tokens[at].is_counted && now.laid[at] >= self.goal.most[at] {
            return false;
        }
        let count = usize::from(now.high - now.low);
        let (low, high) = (usize::from(now.low), usize::from(now.high));
        self.goal.rows().any(|row| {
            let beside = count == 0 || row + 1 == low || row == high;
            if !beside || !self.context.number_is(row, count + 1) {
                return false;
            }
            let mut next = now;
            next.laid[at] += u8::from(self.tokens[at].is_counted);
            let row = u8::try_from(row).unwrap_or_default();
            next.low = if count == 0 { row } else { now.low.min(row) };
            next.high = if count == 0 { row + 1 } else { now.high.max(row + 1) };
            self.token(now, next, rows(row, row + 1))
        })
    }

    /// The mover puts a token on one of some squares.
    fn token(&mut self, now: PlacingState, mut next: PlacingState, squares: Squares) -> bool {
        let at = now.mover.index();
        let sets = now.sets[at];
        let here = self.tokens[at].squares.iter().enumerate().filter(|(_, square)| *square & squares != 0);
        next.sets[at] = here.fold(0, |all, (token, _)| all | (sets & !WITH[token]) << (1u32 << token));
        next.mover = self.context.kit.after(now.mover);
        next.sets[at] != 0 && self.step(now, squares, next)
    }

    fn step(&mut self, now: PlacingState, squares: Squares, next: PlacingState) -> bool {
        self.path.push((now, squares));
        let found = self.search(next);
        if !found {
            self.path.pop();
        }
        found
    }

    fn pass(&mut self, now: PlacingState) -> bool {
        let (kit, at) = (&self.context.kit, now.mover.index());
        if !self.tokens[at].may_pass {
            return false;
        }
        let mut next = PlacingState { mover: kit.after(now.mover), ..now };
        next.passed[at] = true;
        // With `Moving::All`, a player with an empty hand passes until everything is placed.
        let out = |player: Player| now.sets[player.index()].trailing_zeros().count_ones() as usize;
        let all_out = usize::from(now.high - now.low) == kit.planks()
            && kit.all_players().all(|player| out(player) == kit.tokens_each());
        if self.context.moving == Moving::All && out(now.mover) == kit.tokens_each() && !all_out {
            return self.step(now, 0, next);
        }
        // Laid planks are counted for all players who can be without a turn.
        if now.laid[at] != kit.dealt() || now.low == now.high {
            return false;
        }
        (1..COLOURS).any(|colours| {
            let mut next = next;
            next.sets[at] &= self.tokens[at].uses[colours];
            let squares = rows(now.low, now.high) & self.context.squares_of_colours(colours);
            if squares & !self.goal.taken() != 0 {
                return false;
            }
            for (sets, tokens) in next.sets.iter_mut().zip(&self.tokens) {
                let here = tokens.squares.iter().enumerate().filter(|(_, square)| *square & squares != 0);
                *sets = here.fold(*sets, |sets, (token, _)| sets & WITH[token]);
            }
            let some = kit.all_players().all(|player| next.sets[player.index()] != 0);
            some && self.step(now, 0, next)
        })
    }

    fn is_goal(&self, now: &PlacingState) -> bool {
        now.mover == self.goal.mover
            && now.laid.iter().zip(&self.goal.least).all(|(laid, least)| laid >= least)
            && self
                .tokens
                .iter()
                .zip(now.sets)
                .all(|(tokens, sets)| sets >> ((1u32 << tokens.squares.len()) - 1) & 1 == 1)
    }

    /// Returns true if the missing planks cannot be laid by the players who may lay them.
    fn is_lost(&self, now: &PlacingState) -> bool {
        let may_still = |tokens: &Tokens| {
            now.low == now.high || tokens.full.iter().any(|&(low, high)| low <= now.low && now.high <= high)
        };
        let has_moved_this_round =
            |tokens: &Tokens, passed: bool| tokens.must_pass && !passed && !may_still(tokens);
        if self.context.moving == Moving::Own
            && self.tokens.iter().zip(now.passed).any(|(tokens, passed)| has_moved_this_round(tokens, passed))
        {
            return true;
        }
        let [mut may, mut must] = [[0u8; 1 << MAX_PLAYERS]; 2];
        let there = rows(now.low, now.high);
        for set in 1..1 << MAX_PLAYERS {
            // Split a set into its first player and the rest.
            let (first, rest) = ((set as u32).trailing_zeros() as usize, set & (set - 1));
            may[set] = may[rest] + self.goal.most[first].saturating_sub(now.laid[first]);
            must[set] = must[rest] + self.goal.least[first].saturating_sub(now.laid[first]);
            let nobody_else = (self.only[set] & !there).count_ones();
            let some = (self.any[set] & !there).count_ones();
            if nobody_else > u32::from(may[set]) || u32::from(must[set]) > some {
                return true;
            }
        }
        false
    }

    /// The turns of the path. Each player's tokens are identified from the end backwards.
    fn steps(&self) -> Vec<Ply> {
        let mut left: [usize; MAX_PLAYERS] =
            std::array::from_fn(|at| (1 << self.tokens[at].squares.len()) - 1);
        let turn = |(now, squares): &(PlacingState, Squares)| {
            let (player, at) = (now.mover, now.mover.index());
            let is_it = |(token, square): &(usize, &Squares)| {
                left[at] >> token & 1 == 1
                    && *square & squares != 0
                    && now.sets[at] >> (left[at] & !(1 << token)) & 1 == 1
            };
            let found = self.tokens[at].squares.iter().enumerate().find(is_it);
            let turn = match found {
                None => Action::Pass,
                Some((token, &to)) => {
                    left[at] &= !(1 << token);
                    Action::Token { from: None, to, lays: to & rows(now.low, now.high) == 0 }
                }
            };
            Ply { player, turn }
        };
        let played = &self.path[..self.path.len().saturating_sub(1)];
        let mut steps: Vec<Ply> = played.iter().rev().map(turn).collect();
        steps.reverse();
        steps
    }
}
