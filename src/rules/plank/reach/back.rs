//! Retraction of turns: the predecessors of a table.

use super::{Action, Ply, SearchContext, Stage, State};
use crate::rules::plank::bitboard::{Squares, bits, row_squares};
use crate::rules::plank::kit::{Colour, Moving, Player};

impl SearchContext {
    /// Visits every table that is one turn before this one, with that turn. None of them has a line.
    pub(super) fn predecessors(&self, state: &State, mut visit: impl FnMut(State, Ply)) {
        let player = self.kit.before(state.mover);
        let mut emit = |before: State, turn: Action| {
            if !self.has_line(&before) {
                visit(before, Ply { player, turn });
            }
        };
        for to in bits(state.tokens_of(player)) {
            self.undo_put(state, player, to, &mut emit);
            self.undo_move(state, player, to, &mut emit);
        }
        if let Some(before) = self.undo_pass(state, player) {
            emit(before, Action::Pass);
        }
    }

    /// All tables that are one turn before this one, with that turn.
    pub(super) fn all_predecessors(&self, state: &State) -> Vec<Stage> {
        let mut all = Vec::new();
        self.predecessors(state, |state, step| all.push((state, Some(step))));
        all
    }

    /// Takes a token back into the hand, with or without its plank.
    fn undo_put(&self, state: &State, player: Player, to: Squares, emit: &mut impl FnMut(State, Action)) {
        let mut before = State { mover: player, ..*state };
        before.tokens[player.index()] &= !to;
        if state.count() > 1 {
            emit(before, Action::Token { from: None, to, lays: false });
        }
        if let Some(before) = self.undo_lay(&before, player, to) {
            if before.count() > 0 || self.openers.contains(&player) {
                emit(before, Action::Token { from: None, to, lays: true });
            }
        } else if state.count() == 1 {
            emit(before, Action::Token { from: None, to, lays: false });
        }
    }

    /// Moves a token back to every square that it can have come from.
    fn undo_move(&self, state: &State, player: Player, to: Squares, emit: &mut impl FnMut(State, Action)) {
        let may = match self.moving {
            Moving::Own => self.hand_empty(state, player),
            Moving::All => self.all_out(state),
        };
        let Some(colour) = self.planks.colour(to).filter(|_| may) else { return };
        let mut before = State { mover: player, ..*state };
        before.tokens[player.index()] &= !to;
        for from in bits(state.free() & self.planks.colour_squares(colour)) {
            let mut before = before;
            before.tokens[player.index()] |= from;
            emit(before, Action::Token { from: Some(from), to, lays: false });
        }
        if self.moving == Moving::All {
            return;
        }
        let Some(before) = self.undo_lay(&before, player, to) else { return };
        for from in bits(before.free() & self.planks.colour_squares(colour)) {
            let mut before = before;
            before.tokens[player.index()] |= from;
            emit(before, Action::Token { from: Some(from), to, lays: true });
        }
    }

    /// Takes back the plank of a square if it can have been laid last and has no token.
    fn undo_lay(&self, state: &State, player: Player, square: Squares) -> Option<State> {
        let row = square.trailing_zeros() as usize / 3;
        let at = player.index();
        let bare = state.taken() & row_squares(row) == 0;
        if !bare || !self.laid_last(state, row) || state.most[at] == 0 {
            return None;
        }
        let mut before = *state;
        before.most[at] -= 1;
        before.least[at] = before.least[at].saturating_sub(1);
        if row == usize::from(state.low) {
            before.low += 1;
        } else {
            before.high -= 1;
        }
        Some(before)
    }

    /// The same table with a player who had to pass, if that is possible.
    fn undo_pass(&self, state: &State, player: Player) -> Option<State> {
        let before = State { mover: player, ..*state };
        if self.has_line(state) || state.count() == 0 {
            return None;
        }
        if self.moving == Moving::All && self.hand_empty(state, player) && !self.all_out(state) {
            return Some(before);
        }
        if self.has_room(state, player) {
            return None;
        }
        // The player has laid all planks dealt, or could lay one.
        let (at, dealt) = (player.index(), self.kit.dealt());
        let mut before = before;
        before.least[at] = dealt;
        (before.most[at] == dealt).then_some(before)
    }

    /// Returns true if a player could put or move a token on a plank in place.
    pub(super) fn has_room(&self, state: &State, player: Player) -> bool {
        let free = state.free();
        let own = state.tokens_of(player);
        let empty = self.hand_empty(state, player);
        Colour::ALL.into_iter().any(|colour| {
            let shown = self.planks.colour_squares(colour);
            let out = (own & shown).count_ones();
            let usable = if empty { out > 0 } else { out < u32::from(self.kit.tokens()[colour.index()]) };
            usable && free & shown != 0
        })
    }
}
