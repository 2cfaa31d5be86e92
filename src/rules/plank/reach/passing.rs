//! How far a table is from one that came about without a move, but with passes: an estimate.
//!
//! As in `order`, a state is no more than the turn, the planks in place, and how many of them each player has laid;
//! and besides, how often each has passed. Who passes has laid all his planks, and the squares of the colours in
//! his hand are full of tokens that have been put by then. Where they are not full on the table, or full of too
//! many tokens of one player, tokens have moved since: as many turns must be taken back at the least, and so must
//! those in which a token was put that a pass had kept in the hand.

use super::sketches::{Sketch, Sketches};
use super::tokens::COLOURS;
use super::ways::{MOST_COST, PER_TURN, Shares};
use super::{Ground, State};
use crate::rules::plank::kit::{Colour, MOST_PLANKS, MOST_PLAYERS, Player};
use crate::rules::plank::table::{Squares, bit, row_squares};

/// The most passes of one player that are reckoned with.
const MOST_PASSES: u8 = 3;

/// More squares than that are not emptied after a pass.
const MOST_EMPTIED: u32 = 4;

/// A table, and what is asked of every sketch of it: whatever needs a division is reckoned once.
struct Sheet<'a> {
    ground: &'a Ground,
    state: &'a State,
    players: usize,
    /// How many turns must be taken back until each player has had one of them.
    first: [usize; MOST_PLAYERS],
    idle: [u8; MOST_PLAYERS],
    out: [u8; MOST_PLAYERS],
    taken: Squares,
    /// The squares above each row, and those of each set of colours.
    squares: [Squares; MOST_PLANKS + 1],
    shown: [Squares; COLOURS],
    /// How many tokens each player has on the rows above each row.
    above: [[u8; MOST_PLANKS + 1]; MOST_PLAYERS],
}

impl Ground {
    /// How many turns must be taken back, and what that costs, until a table is one that was placed with passes.
    pub(super) fn far_with_passes(&self, state: &State, sketches: &mut Sketches) -> usize {
        let idle = self.idle(state);
        let mut above = [[0u8; MOST_PLANKS + 1]; MOST_PLAYERS];
        for (player, above) in above.iter_mut().enumerate() {
            for row in state.rows() {
                let there = (state.tokens[player] & row_squares(row)).count_ones();
                above[row + 1] = above[row] + u8::try_from(there).unwrap_or_default();
            }
        }
        let out = state.tokens.map(|tokens| u8::try_from(tokens.count_ones()).unwrap_or_default());
        let first = std::array::from_fn(|player| self.until_turn(state, player, 1));
        let squares = std::array::from_fn(|row| bit(row, 0).wrapping_sub(1));
        let shown = std::array::from_fn(|colours| self.shown(colours));
        let (players, taken) = (self.kit.players(), state.taken());
        Sheet { ground: self, state, players, first, idle, out, taken, squares, shown, above }.far(sketches)
    }
}

impl Sheet<'_> {
    fn far(&self, sketches: &mut Sketches) -> usize {
        let players = self.players;
        let turns: usize = (0..players).map(|at| usize::from(self.out[at] + self.idle[at])).sum();
        sketches.clear();
        let none = [0; MOST_PLAYERS];
        let start = Sketch {
            turn: 0,
            low: 0,
            shares: 0,
            passes: none,
            moves: none,
            gained: [0; MOST_PLAYERS],
            loose: 0,
        };
        sketches.open[0].push(start);
        let mut cost = 0;
        while cost < MOST_COST {
            let Some(sketch) = sketches.open[cost].pop() else {
                cost += 1;
                continue;
            };
            if sketches.left == 0 {
                break;
            }
            sketches.left -= 1;
            if !sketches.is_new(&sketch) {
                continue;
            }
            let turn = usize::from(sketch.turn);
            if turn == turns {
                if self.ends(&sketch) {
                    return cost;
                }
                continue;
            }
            self.next(&sketch, turn % players, turn / players, |next| {
                let cost = self.cost(&next.moves);
                if let Some(open) = sketches.open.get_mut(cost) {
                    open.push(Sketch { turn: sketch.turn + 1, ..next });
                }
            });
        }
        MOST_COST
    }

    fn ends(&self, sketch: &Sketch) -> bool {
        let shares = self.shares(sketch);
        usize::from(shares.count) == self.state.count()
            && shares.laid.iter().zip(&self.state.least).all(|(laid, least)| laid >= least)
    }

    fn shares(&self, sketch: &Sketch) -> &Shares {
        &self.ground.ways[usize::from(sketch.shares)]
    }

    fn until(&self, player: usize, count: u8) -> usize {
        if count == 0 { 0 } else { self.first[player] + (usize::from(count) - 1) * self.players }
    }

    /// As `Ground::cost` has it.
    fn cost(&self, moves: &[u8; MOST_PLAYERS]) -> usize {
        let until = (0..self.players).map(|player| self.until(player, moves[player])).max();
        let sum: u8 = moves.iter().sum();
        until.unwrap_or_default() * PER_TURN + usize::from(sum).min(PER_TURN - 1)
    }

    /// Visits what may come after a sketch.
    fn next(&self, sketch: &Sketch, player: usize, round: usize, mut visit: impl FnMut(Sketch)) {
        let shares = self.shares(sketch);
        let (low, high) = (usize::from(sketch.low), usize::from(sketch.low + shares.count));
        let put = u8::try_from(round).unwrap_or_default().saturating_sub(sketch.passes[player]);
        if put >= self.out[player] {
            // All that he has on the table is put, so that was a move.
            let mut next = *sketch;
            next.moves[player] += 1;
            visit(next);
        } else {
            // Every token that has been put lies on a square of the planks in place.
            let squares = 3 * usize::from(shares.count);
            let passes: u8 = sketch.passes.iter().sum();
            if usize::from(sketch.turn) < squares + usize::from(passes) {
                let on = |player: usize| {
                    (self.above[player][high] - self.above[player][low]) as i8 + sketch.gained[player]
                };
                let lacks = on(player) <= put as i8;
                let is_full = lacks && self.is_full(sketch, player, round, low..high);
                visit(self.put(sketch, player, lacks, is_full, &on));
            }
            if shares.laid[player] < self.state.most[player] {
                self.lay(sketch, player, low..high, &mut visit);
            }
        }
        let dealt = self.ground.kit.dealt();
        if shares.laid[player] == dealt && sketch.passes[player] < MOST_PASSES {
            (1..8).filter_map(|colours| self.pass(sketch, player, round, low..high, colours)).for_each(visit);
        }
    }

    /// Whether no square on the planks in place is free for those tokens of a player that lie elsewhere on the
    /// table: all are taken by players who have put everything that lies here.
    fn is_full(&self, sketch: &Sketch, player: usize, round: usize, rows: std::ops::Range<usize>) -> bool {
        let here = self.squares[rows.end] & !self.squares[rows.start];
        let mut taken = 0;
        for other in self.ground.kit.everybody() {
            let there = self.state.of(other) & here;
            if there.count_ones() <= u32::from(self.had(sketch, player, round, other)) {
                taken |= there;
            }
        }
        Colour::ALL
            .into_iter()
            .map(|colour| self.ground.planks.shown(colour))
            .all(|shown| self.state.tokens[player] & shown & !here == 0 || shown & here & !taken == 0)
    }

    fn lay(
        &self,
        sketch: &Sketch,
        player: usize,
        rows: std::ops::Range<usize>,
        visit: &mut impl FnMut(Sketch),
    ) {
        let shares = self.shares(sketch);
        let next = Sketch { shares: sketch.shares + shares.step[player] as u16, ..*sketch };
        let beside = |row: &usize| rows.is_empty() || row + 1 == rows.start || *row == rows.end;
        for row in self.state.rows().filter(beside) {
            if !self.ground.number_is(row, rows.len() + 1) {
                continue;
            }
            let squares = row_squares(row);
            let lacks = self.state.tokens[player] & squares == 0;
            let on = |player: usize| (self.state.tokens[player] & squares).count_ones() as i8;
            let low = if rows.is_empty() || row < rows.start { row } else { rows.start } as u8;
            visit(self.put(&Sketch { low, ..next }, player, lacks, self.taken & squares == squares, &on));
        }
    }

    /// The mover puts a token on squares; if he lacks one there, it has moved away since.
    fn put(
        &self,
        sketch: &Sketch,
        player: usize,
        lacks: bool,
        is_full: bool,
        on: &dyn Fn(usize) -> i8,
    ) -> Sketch {
        let mut next = *sketch;
        if !lacks {
            return next;
        }
        next.loose += 1;
        next.moves[player] += 1;
        next.gained[player] += 1;
        if !is_full {
            return next;
        }
        let goes = (0..MOST_PLAYERS).filter(|&other| other != player && on(other) > 0);
        let Some(other) = goes.min_by_key(|&other| self.until(other, next.moves[other] + 1)) else {
            return next;
        };
        next.moves[other] += 1;
        next.gained[other] -= 1;
        while self.until(player, next.moves[player]) < self.until(other, next.moves[other]) {
            next.moves[player] += 1;
        }
        next
    }

    /// The mover passes with tokens in hand of these colours at the most.
    fn pass(
        &self,
        sketch: &Sketch,
        player: usize,
        round: usize,
        rows: std::ops::Range<usize>,
        colours: usize,
    ) -> Option<Sketch> {
        let kit = &self.ground.kit;
        let here = self.squares[rows.end] & !self.squares[rows.start];
        let squares = here & self.shown[colours];
        let mut empty = (squares & !self.taken).count_ones();
        if empty > MOST_EMPTIED {
            return None;
        }
        let put = u8::try_from(round).unwrap_or_default().saturating_sub(sketch.passes[player]);
        let mut next = *sketch;
        next.passes[player] += 1;
        if next.passes[player] > self.idle[player] {
            // A token is put later that was in his hand.
            next.moves[player] += 1;
        }
        // He has put all tokens of the other colours.
        let mut must = 0;
        for colour in Colour::ALL.into_iter().filter(|colour| colours >> colour.index() & 1 == 0) {
            let own = self.state.tokens[player] & self.ground.planks.shown(colour);
            let (count, elsewhere) = (kit.tokens()[colour.index()], (own & !here).count_ones() as u8);
            if own.count_ones() != u32::from(count) {
                return None;
            }
            must += count;
            next.moves[player] += elsewhere;
        }
        if must > put {
            return None;
        }
        for other in kit.everybody() {
            let at = other.index();
            let there = (self.state.tokens[at] & squares).count_ones() as u8;
            let had = if at == player { put - must } else { self.had(sketch, player, round, other) };
            let over = there.saturating_sub(had);
            empty += u32::from(over);
            next.moves[at] += over;
        }
        if empty > MOST_EMPTIED {
            return None;
        }
        // Tokens that lay elsewhere may have lain there. The rest has moved away.
        while u32::from(next.loose) < empty {
            let goes = |other: &usize| usize::from(self.out[*other]) == kit.tokens_each() && other != &player;
            let other = (0..kit.players())
                .filter(goes)
                .min_by_key(|&other| self.until(other, next.moves[other] + 1))?;
            next.loose += 1;
            next.moves[other] += 1;
            let elsewhere = self.state.tokens[other] & self.shown[colours] & !here;
            next.gained[other] += i8::from(elsewhere != 0);
        }
        Some(next)
    }

    /// How many tokens a player has put when it is the turn of `mover` in a round.
    fn had(&self, sketch: &Sketch, mover: usize, round: usize, player: Player) -> u8 {
        let at = player.index();
        let turns = round + usize::from(at < mover);
        u8::try_from(turns).unwrap_or_default().saturating_sub(sketch.passes[at])
    }
}
