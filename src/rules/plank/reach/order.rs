//! Whether a table can be reached without a move and without a pass; otherwise, how far it is from such a table.
//!
//! In such a game each player puts all tokens that are on the table in the end, one in each turn. Their order
//! does not matter, as long as the tokens' planks are in place. So a state consists only of the turn, the
//! planks in place, and the number of them that each player has laid. In a turn a player either lays an adjacent
//! plank that has a token of this player, or puts a remaining token on the planks in place; one remains if more of
//! the player's tokens are there than the player has had turns. These states are few, and all of them can be tried.
//!
//! If every path gets to a turn for which there is no token, one would have to be elsewhere. The path with the fewest
//! missing tokens estimates how many turns must be taken back until they fit. This is an estimate, not a bound, and
//! only determines the order of the search.

use super::order_states::{COST_PER_TURN, MAX_COST, OrderState, OrderStates};
use super::{Action, Ply, SearchContext, State};
use crate::rules::plank::bitboard::{row_squares, squares_of};
use crate::rules::plank::kit::{MAX_PLANKS, MAX_PLAYERS, MAX_TOKENS, Player};

/// Penalty in turns for a table that only a game with a pass leads to. Such tables are very rare, except as the table
/// at the end.
const PASS_PENALTY_TURNS: usize = 24;

/// Distance of a table from one that was only placed.
pub(super) enum Distance {
    /// None: these turns lead there.
    Placed(Vec<Ply>),
    /// An estimated number of turns.
    Turns(usize),
}

impl SearchContext {
    /// Distance of a table from one that was only placed.
    pub(super) fn distance(&self, state: &State, nodes: &mut OrderStates) -> Distance {
        let idle = self.min_idle_turns(state);
        let is_even = idle == [0; MAX_PLAYERS];
        let hands_empty = self.hands_empty(state);
        if !is_even && !hands_empty {
            let all_out =
                |player| self.planks.tokens_of(player).count_ones() as usize == self.kit.tokens_each();
            let penalty = if self.kit.all_players().all(all_out) { PASS_PENALTY_TURNS } else { 0 };
            return Distance::Turns(self.turns_until(state, &idle) + penalty);
        }
        match self.placed(state, nodes) {
            Ok(steps) if is_even => Distance::Placed(steps),
            Ok(_) => Distance::Turns(self.turns_until_first(state, 0)),
            Err(moves) => {
                let turns = self.turns_until_first(state, self.turns_until(state, &moves));
                Distance::Turns(turns + if hands_empty { 0 } else { PASS_PENALTY_TURNS })
            }
        }
    }

    /// Rounds up a number of turns to be taken back so that the first player is to move.
    fn turns_until_first(&self, state: &State, turns: usize) -> usize {
        let players = self.kit.players();
        turns + (state.mover.index() + players - turns % players) % players
    }

    /// Number of turns to be taken back until each player has had this many of them.
    fn turns_until(&self, state: &State, counts: &[u8; MAX_PLAYERS]) -> usize {
        let players = self.kit.players();
        let until = |player: usize| self.turns_until_nth(state, player, counts[player]);
        (0..players).map(until).max().unwrap_or_default()
    }

    /// Number of turns to be taken back until a player has had this many of them.
    pub(super) fn turns_until_nth(&self, state: &State, player: usize, count: u8) -> usize {
        let players = self.kit.players();
        // A player has one turn per round.
        match usize::from(count) {
            0 => 0,
            count => (state.mover.index() + players - player - 1) % players + 1 + (count - 1) * players,
        }
    }

    /// Lower bound of the number of full rounds, by seats: a turn puts at most one token.
    pub(super) fn least_rounds(&self, state: &State) -> usize {
        let rounds = |player: Player| state.out(player).saturating_sub(turns_this_round(state, player));
        self.kit.all_players().map(rounds).max().unwrap_or_default()
    }

    /// Lower bound of the number of turns in which each player put no token.
    pub(super) fn min_idle_turns(&self, state: &State) -> [u8; MAX_PLAYERS] {
        let rounds = self.least_rounds(state);
        let mut passes = [0; MAX_PLAYERS];
        for player in self.kit.all_players() {
            let idle = rounds + turns_this_round(state, player) - state.out(player);
            passes[player.index()] = u8::try_from(idle).unwrap_or_default();
        }
        passes
    }

    /// The turns that lead to a table on which all players have put as many tokens as they have had turns; or the
    /// number of turns that each player would have to take back.
    fn placed(&self, state: &State, nodes: &mut OrderStates) -> Result<Vec<Ply>, [u8; MAX_PLAYERS]> {
        let players = self.kit.players();
        let turns: usize = self.kit.all_players().map(|player| state.out(player)).sum();
        let mut tokens = [[0u8; MAX_PLANKS + 1]; MAX_PLAYERS];
        for (player, tokens) in tokens.iter_mut().enumerate() {
            for row in state.rows() {
                let there = (state.tokens[player] & row_squares(row)).count_ones();
                tokens[row + 1] = tokens[row] + u8::try_from(there).unwrap_or_default();
            }
        }
        let taken = state.taken();
        nodes.clear();
        let start = OrderState {
            turn: 0,
            low: 0,
            shares: 0,
            moves: [0; MAX_PLAYERS],
            gained: [0; MAX_PLAYERS],
            from: u32::MAX,
        };
        nodes.enter(start, 0);
        let mut cost = 0;
        while cost < MAX_COST {
            let Some(at) = nodes.open[cost].pop() else {
                cost += 1;
                continue;
            };
            let node = nodes.nodes[at as usize];
            if usize::from(node.turn) == turns {
                if self.ends(state, &node) {
                    return if cost == 0 { Ok(self.steps(state, nodes, at)) } else { Err(node.moves) };
                }
                continue;
            }
            if !nodes.is_new(&node) {
                continue;
            }
            let shares = &self.shares[usize::from(node.shares)];
            let (player, round) = (usize::from(node.turn) % players, usize::from(node.turn) / players);
            let (low, high) = (usize::from(node.low), usize::from(node.low + shares.count));
            let next = OrderState { turn: node.turn + 1, from: at, ..node };
            let mut enter = |mut next: OrderState, lacks: bool, on: &dyn Fn(usize) -> i8, is_full: bool| {
                if lacks {
                    next.add_missing(player, is_full, on, &|player, moves| {
                        self.turns_until_nth(state, player, moves)
                    });
                }
                let cost = self.cost(state, &next.moves);
                nodes.enter(next, cost);
            };
            if shares.count > 0 {
                let on =
                    |player: usize| (tokens[player][high] - tokens[player][low]) as i8 + node.gained[player];
                let is_full = (0..players).map(on).sum::<i8>() >= 3 * shares.count as i8;
                enter(next, on(player) <= round as i8, &on, is_full);
            }
            if shares.laid[player] == state.most[player] {
                continue;
            }
            let next = OrderState { shares: node.shares + shares.step[player] as u16, ..next };
            let beside = |row: &usize| shares.count == 0 || row + 1 == low || *row == high;
            for row in state.rows().filter(beside) {
                if !self.number_is(row, usize::from(shares.count) + 1) {
                    continue;
                }
                let squares = row_squares(row);
                let lacks = state.tokens[player] & squares == 0;
                let on = |player: usize| (state.tokens[player] & squares).count_ones() as i8;
                let top = if row == high { low } else { row };
                enter(OrderState { low: top as u8, ..next }, lacks, &on, taken & squares == squares);
            }
        }
        // If no path leads to the table at any cost, all tables are equally bad.
        Err([MAX_TOKENS as u8; MAX_PLAYERS])
    }

    /// The number of the turn, counted from 1, that no path without a move gets past. `None` if there is a path
    /// without such a turn.
    pub(super) fn last_turn(&self, state: &State, nodes: &mut OrderStates) -> Option<usize> {
        if self.placed(state, nodes).is_ok() {
            return None;
        }
        let unmoved = nodes.nodes.iter().filter(|node| node.moves == [0; MAX_PLAYERS]);
        let turn = unmoved.map(|node| usize::from(node.turn) + 1).max()?;
        let turns: usize = self.kit.all_players().map(|player| state.out(player)).sum();
        (turn <= turns).then_some(turn)
    }

    /// Cost of a path on which players have to take back these turns: first the time until all are taken back, then
    /// their number.
    pub(super) fn cost(&self, state: &State, moves: &[u8; MAX_PLAYERS]) -> usize {
        let sum: u8 = moves.iter().sum();
        self.turns_until(state, moves) * COST_PER_TURN + usize::from(sum).min(COST_PER_TURN - 1)
    }

    /// Returns true if all planks are in place after all turns, and each player has laid the minimum.
    fn ends(&self, state: &State, node: &OrderState) -> bool {
        let shares = &self.shares[usize::from(node.shares)];
        usize::from(shares.count) == state.count()
            && shares.laid.iter().zip(&state.least).all(|(laid, least)| laid >= least)
    }

    /// The turns of a path without missing tokens.
    fn steps(&self, state: &State, nodes: &OrderStates, end: u32) -> Vec<Ply> {
        let mut rows = Vec::new();
        let mut at = end;
        while let Some(node) = nodes.nodes.get(at as usize) {
            let count = self.shares[usize::from(node.shares)].count;
            rows.push(usize::from(node.low)..usize::from(node.low + count));
            at = node.from;
        }
        rows.reverse();
        let mut waiting = state.tokens;
        let turns = rows.windows(2).enumerate().filter_map(|(turn, rows)| {
            let player = Player::new(turn % self.kit.players())?;
            let lays = rows[0] != rows[1];
            let here = if lays { squares_of(&rows[1]) & !squares_of(&rows[0]) } else { squares_of(&rows[0]) };
            let all = waiting[player.index()] & here;
            let to = all & all.wrapping_neg();
            waiting[player.index()] &= !to;
            Some(Ply { player, turn: Action::Token { from: None, to, lays } })
        });
        turns.collect()
    }
}

/// Number of turns of a player in the unfinished round: only those before the one to move have played in it.
fn turns_this_round(state: &State, player: Player) -> usize {
    usize::from(player < state.mover)
}
