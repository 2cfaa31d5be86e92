//! Turns played on: every table that a legal turn turns this one into, on the way to the table at the end.

use super::{Ground, Last, State, Step};
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::table::{Squares, bits, row_squares};

/// Where a plank can be laid: its squares, and the rows that are in place then.
type Place = (Squares, u8, u8);

impl Ground {
    /// Visits every table without a line that one more turn leads to on the way to `goal`, with that turn. In
    /// these states it is known how many planks each player has laid: `least` and `most` are the same.
    ///
    /// Who still holds tokens at the goal never moves, so his tokens go where they lie there, or nowhere.
    pub(super) fn onward(&self, state: &State, goal: &State, mut visit: impl FnMut(State, Step)) {
        let player = state.mover;
        let mut tell = |next: State, turn: Last| {
            if !self.has_line(&next) {
                visit(next, Step { player, turn });
            }
        };
        let may = if self.hand_empty(goal, player) { !0 } else { goal.of(player) };
        if self.hand_empty(state, player) {
            self.moves(state, goal, &mut tell);
        } else {
            for colour in self.in_hand(state, player) {
                self.turns_to(state, goal, None, self.planks.shown(colour) & may, &mut tell);
            }
        }
        let has_laid = state.most[player.index()] == self.kit.dealt();
        if has_laid && state.count() > 0 && !self.has_room(state, player) {
            tell(State { mover: self.kit.after(player), ..*state }, Last::Pass);
        }
    }

    /// The colours of the tokens in a player's hand.
    pub(super) fn in_hand(&self, state: &State, player: Player) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.held(state, player, colour) > 0)
    }

    /// How many tokens of a colour a player has in hand.
    pub(super) fn held(&self, state: &State, player: Player, colour: Colour) -> usize {
        let out = (state.of(player) & self.planks.shown(colour)).count_ones() as usize;
        usize::from(self.kit.tokens()[colour.index()]).saturating_sub(out)
    }

    fn moves(&self, state: &State, goal: &State, tell: &mut impl FnMut(State, Last)) {
        for from in bits(state.of(state.mover)) {
            let colour = self.planks.colour(from);
            let shown = colour.map_or(0, |colour| self.planks.shown(colour));
            self.turns_to(state, goal, Some(from), shown, tell);
        }
    }

    /// The mover puts a token on one of some squares, with its plank or without, from his hand or from a square.
    fn turns_to(
        &self,
        state: &State,
        goal: &State,
        from: Option<Squares>,
        squares: Squares,
        tell: &mut impl FnMut(State, Last),
    ) {
        let at = state.mover.index();
        let mut next = State { mover: self.kit.after(state.mover), ..*state };
        next.tokens[at] &= !from.unwrap_or(0);
        for to in bits(state.free() & squares) {
            let mut next = next;
            next.tokens[at] |= to;
            tell(next, Last::Token { from, to, lays: false });
        }
        if state.most[at] >= goal.most[at] {
            return;
        }
        next.least[at] += 1;
        next.most[at] += 1;
        self.places(state, goal, |(row, low, high)| {
            for to in bits(row & squares) {
                let mut next = next;
                (next.low, next.high) = (low, high);
                next.tokens[at] |= to;
                tell(next, Last::Token { from, to, lays: true });
            }
        });
    }

    /// Visits where a plank can be laid.
    fn places(&self, state: &State, goal: &State, mut visit: impl FnMut(Place)) {
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
    use crate::rules::plank::dice::Dice;
    use crate::rules::plank::kit::{Kit, Moving, Plank};
    use crate::rules::plank::reach::Question;
    use crate::rules::plank::reach::playing::bare;
    use crate::rules::plank::table::Table;

    fn ground(moving: Moving) -> (Ground, State) {
        let kit = Kit::standard(4).expect("four may play");
        let mut table = Table::default();
        let planks = Colour::ALL.into_iter().flat_map(Plank::both_ways).cycle();
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
        (question.ground(), question.end(Player::FIRST))
    }

    /// Plays on at random, to wherever it leads.
    #[test]
    fn what_is_played_on_can_be_taken_back() {
        let (ground, goal) = ground(Moving::Own);
        let goal = State { tokens: [0o77, 0o7700, 0o770000, 0o77000000], ..goal };
        let (mut dice, mut passes, mut moves) = (Dice::new(1), 0, 0);
        for _ in 0..200 {
            let mut state = bare();
            for _ in 0..40 {
                let mut next = Vec::new();
                ground.onward(&state, &goal, |table, step| next.push((table, step)));
                // A bare table has no rows, whatever the number of the first.
                for (table, step) in next.iter().filter(|_| state.count() > 0) {
                    assert!(ground.all_before(table).contains(&(state, Some(*step))), "{step:?} {state:?}");
                }
                let Some((table, step)) = dice.pick(&next) else { break };
                passes += usize::from(step.turn == Last::Pass);
                moves += usize::from(matches!(step.turn, Last::Token { from: Some(_), .. }));
                state = *table;
            }
        }
        assert!(passes > 10 && moves > 100, "{passes} passes, {moves} moves");
    }

    /// Who holds a token at the end puts his tokens where they lie there.
    #[test]
    fn who_holds_tokens_at_the_end_puts_them_right() {
        let (ground, goal) = ground(Moving::Own);
        let goal = State { tokens: [0o1, 0o10, 0o100, 0o1000], ..goal };
        let mut steps = Vec::new();
        ground.onward(&bare(), &goal, |_, step| steps.push(step.turn));
        assert_eq!(steps, [Last::Token { from: None, to: 0o1, lays: true }]);
    }
}
