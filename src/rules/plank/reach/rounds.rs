//! What the number of turns tells: everybody has had as many as the others, or one more.
//!
//! Whoever holds tokens has put one in every turn, unless he had to pass. Where that cannot be, his tokens tell how
//! many rounds were played, and so who can have opened and whose turn it can be. No search is needed for that.

use std::ops::RangeInclusive;

use super::{Ground, Question, State};
use crate::rules::plank::kit::{Colour, Moving, Player};
use crate::rules::plank::table::{Squares, row_squares};

impl Ground {
    /// Whether the tokens on a table go together with whose turn it is, whoever of those who may have opened it was.
    pub(super) fn goes_round(&self, state: &State) -> bool {
        self.openers.iter().any(|&first| self.rounds(state, first).is_some())
    }

    /// How many full rounds can have been played, if `first` opened; none if the tokens speak against it.
    pub(super) fn rounds(&self, state: &State, first: Player) -> Option<RangeInclusive<usize>> {
        let seat = |player: Player| self.kit.seat(player, first);
        let (mut least, mut most) = (0, usize::MAX);
        for player in self.kit.everybody() {
            // In the last round only those before the one to move have played.
            let late = usize::from(seat(player) < seat(state.mover));
            let out = state.out(player);
            least = least.max(out.saturating_sub(late));
            if self.puts_in_every_turn(state, player) {
                most = most.min(out.checked_sub(late)?);
            }
        }
        (least <= most).then_some(least..=most)
    }

    /// Whether it is certain that a player has put a token in each of his turns.
    pub(super) fn puts_in_every_turn(&self, state: &State, player: Player) -> bool {
        !self.hand_empty(state, player) && !self.may_have_waited(state, player)
    }

    /// Whether a player who holds tokens may have had to pass.
    ///
    /// All his planks were in place then, each with a token of his on it that lies there still, for he has never
    /// moved one. And of every colour that he holds now all squares in place were taken: by tokens that lie there
    /// still, or by such as their owners may have moved since, which are few.
    pub(super) fn may_have_waited(&self, state: &State, player: Player) -> bool {
        let dealt = usize::from(self.kit.dealt());
        if self.kit.always_room()
            || usize::from(state.most[player.index()]) < dealt
            || state.out(player) < dealt
        {
            return false;
        }
        let loose = |other: &Player| self.moving == Moving::Own && self.hand_empty(state, *other);
        let movers: Vec<Player> = self.kit.everybody().filter(loose).collect();
        let fixed = movers.iter().fold(state.taken(), |taken, mover| taken & !state.of(*mover));
        let held: Vec<Colour> = self.in_hand(state, player).collect();
        let is_full = |squares: Squares| {
            held.iter().all(|&colour| {
                let open = squares & self.planks.shown(colour) & !fixed;
                open.count_ones() as usize <= movers.len() * usize::from(self.kit.tokens()[colour.index()])
            })
        };
        state.rows().any(|low| {
            let (mut squares, mut own) = (0, 0);
            (low..usize::from(state.high)).any(|row| {
                squares |= row_squares(row);
                own += usize::from(state.of(player) & row_squares(row) != 0);
                own >= dealt && is_full(squares) && self.are_first(low..row + 1)
            })
        })
    }

    /// Whether these rows may be the planks that were laid first.
    fn are_first(&self, rows: std::ops::Range<usize>) -> bool {
        let count = rows.len();
        self.numbers
            .as_ref()
            .and_then(|numbers| numbers.get(rows))
            .is_none_or(|numbers| numbers.iter().all(|&number| usize::from(number) <= count))
    }
}

impl Question {
    /// Who can have opened and whose turn it can be, by the tokens on the table alone.
    pub fn openers_and_movers(&self) -> Vec<(Player, Player)> {
        let ground = Question { first: None, ..self.clone() }.ground();
        let pairs = self
            .kit
            .everybody()
            .flat_map(|first| self.kit.clockwise_from(first).map(move |to_move| (first, to_move)));
        pairs.filter(|&(first, to_move)| ground.rounds(&self.end(to_move), first).is_some()).collect()
    }

    /// The same of what was said besides, and of a line: whoever has one has just had his turn.
    pub fn possible_turns(&self) -> Vec<(Player, Player)> {
        let after = self.table.winner().map(|winner| self.kit.after(winner));
        let mut pairs = self.openers_and_movers();
        pairs.retain(|&(first, to_move)| {
            self.first.is_none_or(|typed| typed == first)
                && self.to_move.is_none_or(|typed| typed == to_move)
                && after.is_none_or(|after| after == to_move)
        });
        pairs
    }

    /// Whose turn it must be, if that is said or the tokens tell.
    pub fn forced(&self) -> Option<Player> {
        let pairs = self.possible_turns();
        let (_, mover) = pairs.first()?;
        self.to_move.or_else(|| pairs.iter().all(|(_, other)| other == mover).then_some(*mover))
    }

    /// Whether a player has certainly put a token in each of his turns.
    pub fn puts_in_every_turn(&self, player: Player) -> bool {
        self.ground().puts_in_every_turn(&self.end(player), player)
    }
}
