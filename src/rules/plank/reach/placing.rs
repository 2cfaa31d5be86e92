//! Whether a table comes about without a token being moved, but with passes.
//!
//! The search goes forward over what everybody sees: who lays which plank when, and who passes. Which of his tokens
//! a player has put is left open; of each player all sets are kept that he can have put by now, as the bits of one
//! number, for there are 64 sets of six tokens at the most. Only a pass tells more: all squares of the colours that
//! the passer holds are taken, so whoever has a token there in the end has put it, and the other sets go.
//!
//! A turn lays a plank beside those in place, with a token on it that lies there in the end, or puts one that lies
//! on them in the end, or is a pass. If a set of somebody is left when all is done, his tokens can be named from
//! the end backwards.

use std::collections::HashSet;

use super::tokens::{COLOURS, Sets, Tokens, WITH, rows, rows_by_owners};
use super::{Ground, Last, State, Step};
use crate::rules::plank::kit::{MOST_PLAYERS, Moving, Player};
use crate::rules::plank::table::{Squares, row_squares};

/// What this search found.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Placed {
    /// The turns.
    Yes(Vec<Step>),
    /// There are none.
    No,
    /// The search gave up.
    Unknown,
}

/// A state of the search.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Now {
    /// What each player can have put.
    sets: [Sets; MOST_PLAYERS],
    /// The rows in place, from `low` up to but not including `high`.
    low: u8,
    high: u8,
    laid: [u8; MOST_PLAYERS],
    passed: [bool; MOST_PLAYERS],
    mover: Player,
}

struct Search<'a> {
    ground: &'a Ground,
    goal: &'a State,
    tokens: [Tokens; MOST_PLAYERS],
    /// Every state that has been tried.
    tried: HashSet<Now>,
    /// The states on the way, and the turn that was played in each: the squares of which one token was put there,
    /// none for a pass.
    way: Vec<(Now, Squares)>,
    budget: usize,
    /// For each set of players the rows on which nobody else has a token, and on which one of them has one.
    only: [Squares; 1 << MOST_PLAYERS],
    any: [Squares; 1 << MOST_PLAYERS],
}

impl Ground {
    /// Seeks turns without moves that lead to a state; `budget` is how many states may be tried, and is used up.
    pub(super) fn passed(&self, goal: &State, budget: &mut usize) -> Placed {
        if goal.rows().any(|row| goal.taken() & row_squares(row) == 0) {
            return Placed::No;
        }
        let mut search = Search::new(self, goal, *budget);
        let start = Now {
            sets: [1; MOST_PLAYERS],
            low: 0,
            high: 0,
            laid: [0; MOST_PLAYERS],
            passed: [false; MOST_PLAYERS],
            mover: Player::FIRST,
        };
        let found = search.go(start);
        *budget = search.budget;
        match found {
            true => Placed::Yes(search.steps()),
            false if search.budget == 0 => Placed::Unknown,
            false => Placed::No,
        }
    }
}

impl<'a> Search<'a> {
    fn new(ground: &'a Ground, goal: &'a State, budget: usize) -> Search<'a> {
        let idle = ground.idle(goal);
        let tokens = std::array::from_fn(|at| match Player::new(at) {
            Some(player) if at < ground.kit.players() => ground.tokens(goal, player, idle[at] > 0),
            _ => Tokens::default(),
        });
        Search {
            ground,
            goal,
            tokens,
            tried: HashSet::new(),
            way: Vec::new(),
            budget,
            only: rows_by_owners(goal, |owners, set| owners & !set == 0),
            any: rows_by_owners(goal, |owners, set| owners & set != 0),
        }
    }

    /// Goes on from a state; the depth is that of the tokens in the box and of the passes between them.
    fn go(&mut self, now: Now) -> bool {
        if self.is_goal(&now) {
            self.way.push((now, 0));
            return true;
        }
        if self.budget == 0 || self.is_lost(&now) || !self.tried.insert(now) {
            return false;
        }
        self.budget -= 1;
        // Who has to pass some time lays his planks first; the others leave them no room.
        let at = now.mover.index();
        let keeps = !self.tokens[at].owes || now.passed[at];
        self.play(now, !keeps) || self.play(now, keeps) || self.pass(now)
    }

    fn play(&mut self, now: Now, lays: bool) -> bool {
        if lays { self.lay(now) } else { self.put(now) }
    }

    fn put(&mut self, now: Now) -> bool {
        let here = rows(now.low, now.high);
        self.token(now, now, here)
    }

    fn lay(&mut self, now: Now) -> bool {
        let at = now.mover.index();
        if self.tokens[at].is_counted && now.laid[at] >= self.goal.most[at] {
            return false;
        }
        let count = usize::from(now.high - now.low);
        let (low, high) = (usize::from(now.low), usize::from(now.high));
        self.goal.rows().any(|row| {
            let beside = count == 0 || row + 1 == low || row == high;
            if !beside || !self.ground.number_is(row, count + 1) {
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

    /// The mover puts a token of his on some squares.
    fn token(&mut self, now: Now, mut next: Now, squares: Squares) -> bool {
        let at = now.mover.index();
        let sets = now.sets[at];
        let here = self.tokens[at].squares.iter().enumerate().filter(|(_, square)| *square & squares != 0);
        next.sets[at] = here.fold(0, |all, (token, _)| all | (sets & !WITH[token]) << (1u32 << token));
        next.mover = self.ground.kit.after(now.mover);
        next.sets[at] != 0 && self.step(now, squares, next)
    }

    fn step(&mut self, now: Now, squares: Squares, next: Now) -> bool {
        self.way.push((now, squares));
        let found = self.go(next);
        if !found {
            self.way.pop();
        }
        found
    }

    fn pass(&mut self, now: Now) -> bool {
        let (kit, at) = (&self.ground.kit, now.mover.index());
        if !self.tokens[at].may_pass {
            return false;
        }
        let mut next = Now { mover: kit.after(now.mover), ..now };
        next.passed[at] = true;
        // By the old rule one waits with an empty hand until all is out.
        let out = |player: Player| now.sets[player.index()].trailing_zeros().count_ones() as usize;
        let all_out = usize::from(now.high - now.low) == kit.planks()
            && kit.everybody().all(|player| out(player) == kit.tokens_each());
        if self.ground.moving == Moving::All && out(now.mover) == kit.tokens_each() && !all_out {
            return self.step(now, 0, next);
        }
        // The count of planks is kept for all who may ever be stuck.
        if now.laid[at] != kit.dealt() || now.low == now.high {
            return false;
        }
        (1..COLOURS).any(|colours| {
            let mut next = next;
            next.sets[at] &= self.tokens[at].uses[colours];
            let squares = rows(now.low, now.high) & self.ground.shown(colours);
            if squares & !self.goal.taken() != 0 {
                return false;
            }
            for (sets, tokens) in next.sets.iter_mut().zip(&self.tokens) {
                let here = tokens.squares.iter().enumerate().filter(|(_, square)| *square & squares != 0);
                *sets = here.fold(*sets, |sets, (token, _)| sets & WITH[token]);
            }
            let some = kit.everybody().all(|player| next.sets[player.index()] != 0);
            some && self.step(now, 0, next)
        })
    }

    fn is_goal(&self, now: &Now) -> bool {
        now.mover == self.goal.mover
            && now.laid.iter().zip(&self.goal.least).all(|(laid, least)| laid >= least)
            && self
                .tokens
                .iter()
                .zip(now.sets)
                .all(|(tokens, sets)| sets >> ((1u32 << tokens.squares.len()) - 1) & 1 == 1)
    }

    /// Whether the planks that are missing cannot be laid by those who may lay them.
    fn is_lost(&self, now: &Now) -> bool {
        let may_still = |tokens: &Tokens| {
            now.low == now.high || tokens.full.iter().any(|&(low, high)| low <= now.low && now.high <= high)
        };
        let late = |tokens: &Tokens, passed: bool| tokens.owes && !passed && !may_still(tokens);
        if self.ground.moving == Moving::Own
            && self.tokens.iter().zip(now.passed).any(|(tokens, passed)| late(tokens, passed))
        {
            return true;
        }
        let [mut may, mut must] = [[0u8; 1 << MOST_PLAYERS]; 2];
        let there = rows(now.low, now.high);
        for set in 1..1 << MOST_PLAYERS {
            // A set is one of its players, the first, and the rest.
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

    /// The turns of the way that was found: each player's tokens are taken off it from the end.
    fn steps(&self) -> Vec<Step> {
        let mut left: [usize; MOST_PLAYERS] =
            std::array::from_fn(|at| (1 << self.tokens[at].squares.len()) - 1);
        let turn = |(now, squares): &(Now, Squares)| {
            let (player, at) = (now.mover, now.mover.index());
            let is_it = |(token, square): &(usize, &Squares)| {
                left[at] >> token & 1 == 1
                    && *square & squares != 0
                    && now.sets[at] >> (left[at] & !(1 << token)) & 1 == 1
            };
            let found = self.tokens[at].squares.iter().enumerate().find(is_it);
            let turn = match found {
                None => Last::Pass,
                Some((token, &to)) => {
                    left[at] &= !(1 << token);
                    Last::Token { from: None, to, lays: to & rows(now.low, now.high) == 0 }
                }
            };
            Step { player, turn }
        };
        let played = &self.way[..self.way.len().saturating_sub(1)];
        let mut steps: Vec<Step> = played.iter().rev().map(turn).collect();
        steps.reverse();
        steps
    }
}
