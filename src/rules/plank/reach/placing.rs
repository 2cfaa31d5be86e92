//! Whether a table comes about without a token being moved, but with passes.
//!
//! The search goes forward. A state is the set of tokens that lie on the table, whose turn it is, and how many
//! planks each player has laid; the planks on the table are those with a token. A player puts one of his tokens
//! where it lies in the end, on a plank in place or on one that he lays beside those in place; or he passes if
//! he can do nothing else.

use std::collections::HashSet;

use super::{Ground, Last, State, Step};
use crate::rules::plank::kit::{Colour, MOST_PLANKS, MOST_PLAYERS, Moving, Player};
use crate::rules::plank::table::{Squares, bits, row_squares};

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

/// A set of rows.
type Rows = u16;

struct Search<'a> {
    ground: &'a Ground,
    goal: &'a State,
    /// Every way that has been tried.
    tried: HashSet<Tried>,
    steps: Vec<Step>,
    budget: usize,
    /// For each set of players the rows on which nobody else has a token.
    only: [Rows; 1 << MOST_PLAYERS],
    /// For each set of players the rows on which one of them has a token.
    any: [Rows; 1 << MOST_PLAYERS],
    /// Whether a player may ever be without a turn.
    may_pass: [bool; MOST_PLAYERS],
    /// Whether it matters how many planks a player has laid.
    counted: [bool; MOST_PLAYERS],
}

/// A state, without what follows from the rest of it.
type Tried = (Squares, [u8; MOST_PLAYERS], Player);

/// A state of the search.
#[derive(Clone, Copy)]
struct Now {
    placed: Squares,
    rows: Rows,
    laid: [u8; MOST_PLAYERS],
    mover: Player,
}

impl Ground {
    /// Seeks turns without moves that lead to a state; `budget` is how many states may be tried, and is used up.
    pub(super) fn passed(&self, goal: &State, budget: &mut usize) -> Placed {
        let mut search = Search::new(self, goal, *budget);
        if !search.is_hopeful() {
            return Placed::No;
        }
        let start = Now { placed: 0, rows: 0, laid: [0; MOST_PLAYERS], mover: Player::FIRST };
        let found = search.go(start);
        *budget = search.budget;
        match found {
            true => Placed::Yes(search.steps),
            false if search.budget == 0 => Placed::Unknown,
            false => Placed::No,
        }
    }

    /// Whether turns with passes may lead to a state without moves.
    pub(super) fn may_be_passed(&self, goal: &State) -> bool {
        self.kit.everybody().any(|player| self.can_be_stuck(goal, player))
    }

    /// Whether a player may be without a turn at some time. He has laid all his planks then, and all squares of
    /// some colour on the planks in place are taken by tokens that lie there in the end. Or, if nobody moves
    /// before all is out, his hand is empty.
    fn can_be_stuck(&self, goal: &State, player: Player) -> bool {
        if self.moving == Moving::All && self.hand_empty(goal, player) {
            return true;
        }
        let dealt = usize::from(self.kit.dealt());
        let filled = |colour: Colour| {
            let taken = goal.taken() & self.planks.shown(colour);
            let mut longest = 0;
            goal.rows().fold(0, |length, row| {
                let length = if taken & row_squares(row) == 0 { 0 } else { length + 1 };
                longest = longest.max(length);
                length
            });
            longest >= dealt
        };
        usize::from(goal.most[player.index()]) == dealt
            && goal.out(player) >= dealt
            && Colour::ALL.into_iter().any(filled)
    }
}

impl<'a> Search<'a> {
    fn new(ground: &'a Ground, goal: &'a State, budget: usize) -> Search<'a> {
        let mut search = Search {
            ground,
            goal,
            tried: HashSet::new(),
            steps: Vec::new(),
            budget,
            only: rows_by_owners(goal, |owners, set| owners & !set == 0),
            any: rows_by_owners(goal, |owners, set| owners & set != 0),
            may_pass: [false; MOST_PLAYERS],
            counted: [true; MOST_PLAYERS],
        };
        for player in ground.kit.everybody() {
            let at = player.index();
            search.may_pass[at] = ground.can_be_stuck(goal, player);
            // One who cannot lay more planks than he may needs no counting, unless passes hang on it.
            search.counted[at] = search.may_pass[at]
                || goal.least[at] > 0
                || usize::from(goal.most[at]) < goal.out(player).min(goal.count());
        }
        search
    }

    /// What can be seen at once: all planks hold tokens, and if nobody can pass, turns go round evenly.
    fn is_hopeful(&self) -> bool {
        let (kit, goal) = (&self.ground.kit, self.goal);
        if goal.rows().any(|row| goal.taken() & row_squares(row) == 0) {
            return false;
        }
        if self.may_pass.contains(&true) {
            return true;
        }
        let turns: usize = kit.everybody().map(|player| goal.out(player)).sum();
        let (rounds, more) = (turns / kit.players(), turns % kit.players());
        goal.mover.index() == more
            && kit.everybody().all(|player| goal.out(player) == rounds + usize::from(player.index() < more))
    }

    /// Goes on from a state; the depth is that of the tokens in the box and of the passes between them.
    fn go(&mut self, now: Now) -> bool {
        if now.placed == self.goal.taken() && now.mover == self.goal.mover && self.enough(&now) {
            return true;
        }
        if self.budget == 0 || self.is_lost(&now) || !self.tried.insert((now.placed, now.laid, now.mover)) {
            return false;
        }
        self.budget -= 1;
        let player = now.mover;
        let waiting = self.goal.of(player) & !now.placed;
        for lays in [true, false] {
            for to in bits(waiting) {
                let row = to.trailing_zeros() as usize / 3;
                if (now.rows >> row & 1 == 0) != lays || lays && !self.may_lay(&now, row) {
                    continue;
                }
                let mut next = now;
                next.placed |= to;
                next.mover = self.ground.kit.after(player);
                if lays {
                    next.rows |= 1 << row;
                    next.laid[player.index()] += u8::from(self.counted[player.index()]);
                }
                self.steps.push(Step { player, turn: Last::Token { from: None, to, lays } });
                if self.go(next) {
                    return true;
                }
                self.steps.pop();
            }
        }
        if self.may_pass[player.index()] && self.is_stuck(&now) {
            self.steps.push(Step { player, turn: Last::Pass });
            if self.go(Now { mover: self.ground.kit.after(player), ..now }) {
                return true;
            }
            self.steps.pop();
        }
        false
    }

    /// Whether everybody has laid at least as many planks as he must.
    fn enough(&self, now: &Now) -> bool {
        now.laid.iter().zip(&self.goal.least).all(|(laid, least)| laid >= least)
    }

    /// Whether the planks that are missing cannot be laid by those who may lay them.
    fn is_lost(&self, now: &Now) -> bool {
        let [mut may, mut must] = [[0u8; 1 << MOST_PLAYERS]; 2];
        for set in 1..1 << MOST_PLAYERS {
            // A set is one of its players, the first, and the rest.
            let (first, rest) = ((set as u32).trailing_zeros() as usize, set & (set - 1));
            may[set] = may[rest] + self.goal.most[first].saturating_sub(now.laid[first]);
            must[set] = must[rest] + self.goal.least[first].saturating_sub(now.laid[first]);
            let nobody_else = (self.only[set] & !now.rows).count_ones();
            let some = (self.any[set] & !now.rows).count_ones();
            if nobody_else > u32::from(may[set]) || u32::from(must[set]) > some {
                return true;
            }
        }
        false
    }

    /// Whether the player may lay that plank now.
    fn may_lay(&self, now: &Now, row: usize) -> bool {
        let at = now.mover.index();
        let beside = now.rows == 0 || (now.rows << 1 | now.rows >> 1) >> row & 1 == 1;
        let allowed = !self.counted[at] || now.laid[at] < self.goal.most[at];
        beside && allowed && self.ground.number_is(row, now.rows.count_ones() as usize + 1)
    }

    /// Whether the player has no turn but a pass.
    fn is_stuck(&self, now: &Now) -> bool {
        let (low, count) = (now.rows.trailing_zeros().min(MOST_PLANKS as u32), now.rows.count_ones());
        let mut state = *self.goal;
        state.tokens.iter_mut().for_each(|tokens| *tokens &= now.placed);
        state.low = u8::try_from(low).unwrap_or_default();
        state.high = state.low + u8::try_from(count).unwrap_or_default();
        let player = now.mover;
        if self.ground.moving == Moving::All
            && self.ground.hand_empty(&state, player)
            && !self.ground.all_out(&state)
        {
            return true;
        }
        // The count of planks is kept for all who may ever be stuck.
        now.laid[player.index()] == self.ground.kit.dealt() && !self.ground.has_room(&state, player)
    }
}

/// For each set of players the rows whose owners, as a set, are such as `fits` says.
fn rows_by_owners(state: &State, fits: impl Fn(usize, usize) -> bool) -> [Rows; 1 << MOST_PLAYERS] {
    let mut rows = [0; 1 << MOST_PLAYERS];
    for row in state.rows() {
        let squares = row_squares(row);
        let has = |player: usize| usize::from(state.tokens[player] & squares != 0) << player;
        let owners: usize = (0..MOST_PLAYERS).map(has).sum();
        for (set, rows) in rows.iter_mut().enumerate() {
            *rows |= Rows::from(fits(owners, set)) << row;
        }
    }
    rows
}
