//! Forward turns on the way to the table at the end.

use super::{Action, Ply, SearchContext, State};
use crate::rules::plank::bitboard::{Squares, bits, row_squares};
use crate::rules::plank::kit::{Colour, Player};

/// Where a plank can be laid: its squares, and the rows in place afterwards.
type PlankPlacement = (Squares, u8, u8);

impl SearchContext {
    /// Visits every table without a line that is one turn after this one on the way to `goal`, with that turn. In
    /// these states the number of planks that each player has laid is exact: `least` equals `most`.
    ///
    /// A player who still holds tokens at the goal never moves one, and so puts tokens only where they are at the
    /// goal.
    pub(super) fn successors(&self, state: &State, goal: &State, mut visit: impl FnMut(State, Ply)) {
        let player = state.mover;
        let mut emit = |next: State, turn: Action| {
            if !self.has_line(&next) {
                visit(next, Ply { player, turn });
            }
        };
        let may = if self.hand_empty(goal, player) { !0 } else { goal.tokens_of(player) };
        if self.hand_empty(state, player) {
            self.moves(state, goal, &mut emit);
        } else {
            for colour in self.in_hand(state, player) {
                self.turns_to(state, goal, None, self.planks.colour_squares(colour) & may, &mut emit);
            }
        }
        let has_laid = state.most[player.index()] == self.kit.dealt();
        if has_laid && state.count() > 0 && !self.has_room(state, player) {
            emit(State { mover: self.kit.after(player), ..*state }, Action::Pass);
        }
    }

    /// The colours of the tokens in a player's hand.
    pub(super) fn in_hand(&self, state: &State, player: Player) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.held(state, player, colour) > 0)
    }

    /// Number of tokens of a colour in a player's hand.
    pub(super) fn held(&self, state: &State, player: Player, colour: Colour) -> usize {
        let out = (state.tokens_of(player) & self.planks.colour_squares(colour)).count_ones() as usize;
        usize::from(self.kit.tokens()[colour.index()]).saturating_sub(out)
    }

    fn moves(&self, state: &State, goal: &State, emit: &mut impl FnMut(State, Action)) {
        for from in bits(state.tokens_of(state.mover)) {
            let colour = self.planks.colour(from);
            let shown = colour.map_or(0, |colour| self.planks.colour_squares(colour));
            self.turns_to(state, goal, Some(from), shown, emit);
        }
    }

    /// Puts a token of the mover on one of some squares, with or without its plank, from the hand or from a square.
    fn turns_to(
        &self,
        state: &State,
        goal: &State,
        from: Option<Squares>,
        squares: Squares,
        emit: &mut impl FnMut(State, Action),
    ) {
        let at = state.mover.index();
        let mut next = State { mover: self.kit.after(state.mover), ..*state };
        next.tokens[at] &= !from.unwrap_or(0);
        for to in bits(state.free() & squares) {
            let mut next = next;
            next.tokens[at] |= to;
            emit(next, Action::Token { from, to, lays: false });
        }
        if state.most[at] >= goal.most[at] {
            return;
        }
        next.least[at] += 1;
        next.most[at] += 1;
        self.placements(state, goal, |(row, low, high)| {
            for to in bits(row & squares) {
                let mut next = next;
                (next.low, next.high) = (low, high);
                next.tokens[at] |= to;
                emit(next, Action::Token { from, to, lays: true });
            }
        });
    }

    /// Visits where a plank can be laid.
    fn placements(&self, state: &State, goal: &State, mut visit: impl FnMut(PlankPlacement)) {
        let count = state.count();
        let fits = |row: u8| self.number_is(usize::from(row), count + 1);
        let squares = |row: u8| row_squares(usize::from(row));
        if count == 0 {
            let rows = (goal.low..goal.high).filter(|&row| fits(row));
            return rows.for_each(|row| visit((squares(row), row, row + 1)));
        }
        if let Some(top) = state.low.checked_sub(1).filter(|&row| row >= goal.low && fits(row)) {
            visit((squares(top), top, state.high));
        }
        if state.high < goal.high && fits(state.high) {
            visit((squares(state.high), state.low, state.high + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prng::Prng;
    use crate::rules::plank::bitboard::Bitboard;
    use crate::rules::plank::kit::{Kit, Moving, Plank};
    use crate::rules::plank::reach::Question;
    use crate::rules::plank::reach::beam::empty_state;

    fn context(moving: Moving) -> (SearchContext, State) {
        let kit = Kit::standard(4).expect("four may play");
        let mut table = Bitboard::default();
        let planks = Colour::ALL.into_iter().flat_map(Plank::orientations).cycle();
        planks.take(10).for_each(|plank| table.lay_bottom(plank));
        let question = Question {
            kit,
            moving,
            table,
            numbers: None,
            first: None,
            to_move: None,
            last: None,
            laid: [None; 4],
        };
        (question.context(), question.end(Player::FIRST))
    }

    /// Plays random turns without aiming at the goal.
    #[test]
    fn successors_can_be_taken_back() {
        let (context, goal) = context(Moving::Own);
        let goal = State { tokens: [0o77, 0o7700, 0o770000, 0o77000000], ..goal };
        let (mut rng, mut passes, mut moves) = (Prng::new(1), 0, 0);
        for _ in 0..200 {
            let mut state = empty_state();
            for _ in 0..40 {
                let mut next = Vec::new();
                context.successors(&state, &goal, |table, step| next.push((table, step)));
                // The empty table has no rows, so the number of the first row is unknown there.
                for (table, step) in next.iter().filter(|_| state.count() > 0) {
                    assert!(
                        context.all_predecessors(table).contains(&(state, Some(*step))),
                        "{step:?} {state:?}"
                    );
                }
                let Some((table, step)) = rng.pick(&next) else { break };
                passes += usize::from(step.turn == Action::Pass);
                moves += usize::from(matches!(step.turn, Action::Token { from: Some(_), .. }));
                state = *table;
            }
        }
        assert!(passes > 10 && moves > 100, "{passes} passes, {moves} moves");
    }

    /// A player who holds a token at the goal puts tokens only where they are there.
    #[test]
    fn holder_of_tokens_puts_them_where_they_end() {
        let (context, goal) = context(Moving::Own);
        let goal = State { tokens: [0o1, 0o10, 0o100, 0o1000], ..goal };
        let mut steps = Vec::new();
        context.successors(&empty_state(), &goal, |_, step| steps.push(step.turn));
        assert_eq!(steps, [Action::Token { from: None, to: 0o1, lays: true }]);
    }
}
