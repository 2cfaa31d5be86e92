//! Whether a table comes about without a move and without a pass; and if it does not, how far it is from one that
//! does.
//!
//! Then everybody puts all tokens that he has on the table, one in each of his turns. Which of them he puts first
//! matters to nobody, as long as it lies on a plank in place. So a state is no more than the turn, the planks in
//! place, and how many of them each player has laid: on his turn he lays a plank beside them that bears a token of
//! his, or puts one that is left on them; and one is left if more of his lie there than he has had turns. These
//! states are few, and all of them can be tried.
//!
//! If every way comes to a turn for which there is no token, one would have to lie elsewhere. The way on which the
//! fewest do tells how many turns must be taken back until they can: an estimate, not a bound, which decides only
//! what is looked at first.

use super::ways::{MOST_COST, PER_TURN, Way, Ways};
use super::{Ground, Last, State, Step};
use crate::rules::plank::kit::{MOST_PLANKS, MOST_PLAYERS, MOST_TOKENS, Player};
use crate::rules::plank::table::{Squares, row_squares};

/// How far away a table is taken to be that only a game with a pass leads to, unless the table at the end is one:
/// that hardly ever happens.
const WITH_A_PASS: usize = 24;

/// How far a table is from one that was only placed.
pub(super) enum Far {
    /// Not at all: these turns lead there.
    Placed(Vec<Step>),
    /// So many turns, by an estimate.
    Turns(usize),
}

impl Ground {
    /// How far a table is from one that was only placed.
    pub(super) fn far(&self, state: &State, ways: &mut Ways) -> Far {
        let idle = self.idle(state);
        let is_even = idle == [0; MOST_PLAYERS];
        let hands_empty = self.hands_empty(state);
        if !is_even && !hands_empty {
            let all_out = |player| self.planks.of(player).count_ones() as usize == self.kit.tokens_each();
            let penalty = if self.kit.everybody().all(all_out) { WITH_A_PASS } else { 0 };
            return Far::Turns(self.until(state, &idle) + penalty);
        }
        match self.placed(state, ways) {
            Ok(steps) if is_even => Far::Placed(steps),
            Ok(_) => Far::Turns(self.until_first(state, 0)),
            Err(moves) => {
                let turns = self.until_first(state, self.until(state, &moves));
                Far::Turns(turns + if hands_empty { 0 } else { WITH_A_PASS })
            }
        }
    }

    /// How many turns must be taken back, if it is so many at the least, until it is the turn of the first player.
    fn until_first(&self, state: &State, turns: usize) -> usize {
        let players = self.kit.players();
        turns + (state.mover.index() + players - turns % players) % players
    }

    /// How many turns must be taken back until each player has had so many of them.
    fn until(&self, state: &State, counts: &[u8; MOST_PLAYERS]) -> usize {
        let players = self.kit.players();
        let until = |player: usize| self.until_turn(state, player, counts[player]);
        (0..players).map(until).max().unwrap_or_default()
    }

    /// How many turns must be taken back until a player has had so many of them.
    pub(super) fn until_turn(&self, state: &State, player: usize, count: u8) -> usize {
        let players = self.kit.players();
        // The turns of a player come up one in a round.
        match usize::from(count) {
            0 => 0,
            count => (state.mover.index() + players - player - 1) % players + 1 + (count - 1) * players,
        }
    }

    /// How many turns each player has had, at the least, in which he put no token.
    pub(super) fn idle(&self, state: &State) -> [u8; MOST_PLAYERS] {
        // In the last round only those before the one to move have played.
        let late = |player: Player| usize::from(player < state.mover);
        let rounds = |player: Player| state.out(player).saturating_sub(late(player));
        let rounds = self.kit.everybody().map(rounds).max().unwrap_or_default();
        let mut passes = [0; MOST_PLAYERS];
        for player in self.kit.everybody() {
            let idle = rounds + late(player) - state.out(player);
            passes[player.index()] = u8::try_from(idle).unwrap_or_default();
        }
        passes
    }

    /// The turns that lead to a table on which all have put as many tokens as they have had turns; or how many
    /// turns each player would have to take back.
    fn placed(&self, state: &State, ways: &mut Ways) -> Result<Vec<Step>, [u8; MOST_PLAYERS]> {
        let players = self.kit.players();
        let turns: usize = self.kit.everybody().map(|player| state.out(player)).sum();
        let mut tokens = [[0u8; MOST_PLANKS + 1]; MOST_PLAYERS];
        for (player, tokens) in tokens.iter_mut().enumerate() {
            for row in state.rows() {
                let there = (state.tokens[player] & row_squares(row)).count_ones();
                tokens[row + 1] = tokens[row] + u8::try_from(there).unwrap_or_default();
            }
        }
        let taken = state.taken();
        ways.clear();
        let start = Way {
            turn: 0,
            low: 0,
            shares: 0,
            moves: [0; MOST_PLAYERS],
            gained: [0; MOST_PLAYERS],
            from: u32::MAX,
        };
        ways.enter(start, 0);
        let mut cost = 0;
        while cost < MOST_COST {
            let Some(at) = ways.open[cost].pop() else {
                cost += 1;
                continue;
            };
            let way = ways.ways[at as usize];
            if usize::from(way.turn) == turns {
                if self.ends(state, &way) {
                    return if cost == 0 { Ok(self.steps(state, ways, at)) } else { Err(way.moves) };
                }
                continue;
            }
            if !ways.is_new(&way) {
                continue;
            }
            let shares = &self.ways[usize::from(way.shares)];
            let (player, round) = (usize::from(way.turn) % players, usize::from(way.turn) / players);
            let (low, high) = (usize::from(way.low), usize::from(way.low + shares.count));
            let next = Way { turn: way.turn + 1, from: at, ..way };
            let mut enter = |mut next: Way, lacks: bool, on: &dyn Fn(usize) -> i8, is_full: bool| {
                if lacks {
                    next.lack(player, is_full, on, &|player, moves| self.until_turn(state, player, moves));
                }
                let cost = self.cost(state, &next.moves);
                ways.enter(next, cost);
            };
            if shares.count > 0 {
                let on =
                    |player: usize| (tokens[player][high] - tokens[player][low]) as i8 + way.gained[player];
                let is_full = (0..players).map(on).sum::<i8>() >= 3 * shares.count as i8;
                enter(next, on(player) <= round as i8, &on, is_full);
            }
            if shares.laid[player] == state.most[player] {
                continue;
            }
            let next = Way { shares: way.shares + shares.step[player] as u16, ..next };
            let beside = |row: &usize| shares.count == 0 || row + 1 == low || *row == high;
            for row in state.rows().filter(beside) {
                if !self.number_is(row, usize::from(shares.count) + 1) {
                    continue;
                }
                let squares = row_squares(row);
                let lacks = state.tokens[player] & squares == 0;
                let on = |player: usize| (state.tokens[player] & squares).count_ones() as i8;
                let top = if row == high { low } else { row };
                enter(Way { low: top as u8, ..next }, lacks, &on, taken & squares == squares);
            }
        }
        // Where no way leads there at all, all tables are as bad.
        Err([MOST_TOKENS as u8; MOST_PLAYERS])
    }

    /// The number of the turn, counted from 1, that no way without a move gets past. None if there is a way that does
    /// not end at a turn.
    pub(super) fn last_turn(&self, state: &State, ways: &mut Ways) -> Option<usize> {
        if self.placed(state, ways).is_ok() {
            return None;
        }
        let unmoved = ways.ways.iter().filter(|way| way.moves == [0; MOST_PLAYERS]);
        let turn = unmoved.map(|way| usize::from(way.turn) + 1).max()?;
        let turns: usize = self.kit.everybody().map(|player| state.out(player)).sum();
        (turn <= turns).then_some(turn)
    }

    /// What a way costs on which players have to take back so many turns: first how long it takes until they
    /// have, then how many they are.
    pub(super) fn cost(&self, state: &State, moves: &[u8; MOST_PLAYERS]) -> usize {
        let sum: u8 = moves.iter().sum();
        self.until(state, moves) * PER_TURN + usize::from(sum).min(PER_TURN - 1)
    }

    /// Whether all planks are in place when everybody has had his turns, and everybody has laid what he must.
    fn ends(&self, state: &State, way: &Way) -> bool {
        let shares = &self.ways[usize::from(way.shares)];
        usize::from(shares.count) == state.count()
            && shares.laid.iter().zip(&state.least).all(|(laid, least)| laid >= least)
    }

    /// The turns of a way that lacks nothing.
    fn steps(&self, state: &State, ways: &Ways, end: u32) -> Vec<Step> {
        let mut rows = Vec::new();
        let mut at = end;
        while let Some(way) = ways.ways.get(at as usize) {
            let count = self.ways[usize::from(way.shares)].count;
            rows.push(usize::from(way.low)..usize::from(way.low + count));
            at = way.from;
        }
        rows.reverse();
        let mut waiting = state.tokens;
        let turns = rows.windows(2).enumerate().filter_map(|(turn, rows)| {
            let player = Player::new(turn % self.kit.players())?;
            let squares = |rows: &std::ops::Range<usize>| -> Squares {
                rows.clone().fold(0, |all, row| all | row_squares(row))
            };
            let lays = rows[0] != rows[1];
            let here = if lays { squares(&rows[1]) & !squares(&rows[0]) } else { squares(&rows[0]) };
            let all = waiting[player.index()] & here;
            let to = all & all.wrapping_neg();
            waiting[player.index()] &= !to;
            Some(Step { player, turn: Last::Token { from: None, to, lays } })
        });
        turns.collect()
    }
}
