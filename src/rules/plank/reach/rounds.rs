//! Bounds on the opener and the player to move, from the number of tokens on the table, without a search.
//!
//! Any two players have had the same number of turns, or one has had one more. A player who still holds tokens has
//! put one in every turn except passes. If no pass is possible, the number of the player's tokens on the table
//! gives the number of rounds.

use std::ops::{Range, RangeInclusive};

use super::last_pass::LastPass;
use super::{Action, Question, SearchContext, State};
use crate::rules::plank::bitboard::{Squares, rows_with};
use crate::rules::plank::kit::{MAX_PLAYERS, Moving, Player};

/// What the tokens on a table imply about the turns that led there.
pub(super) struct Tempo<'a> {
    context: &'a SearchContext,
    state: &'a State,
    /// The players who can have moved a token.
    movers: Vec<Player>,
    /// Whether each player has certainly put a token in every turn.
    always_puts: [bool; MAX_PLAYERS],
}

impl SearchContext {
    pub(super) fn tempo<'a>(&'a self, state: &'a State) -> Tempo<'a> {
        let (mut movers, holders): (Vec<Player>, Vec<Player>) =
            self.kit.all_players().partition(|&player| self.hand_empty(state, player));
        let mut last = self.last_passes(state, &holders, &movers);
        if !self.may_have_moved_after(state, &movers, &last) {
            movers.clear();
            last = self.last_passes(state, &holders, &movers);
        }
        let mut always_puts = [false; MAX_PLAYERS];
        for (player, last) in holders.iter().zip(&last) {
            // If one player alone holds tokens, others can have moved only if that player can have passed.
            let has_passed = holders.len() == 1 && !movers.is_empty()
                || self.have_passed(state, std::slice::from_ref(last));
            always_puts[player.index()] = !has_passed;
        }
        Tempo { context: self, state, movers, always_puts }
    }

    /// Returns true if a token can have moved in a game that leads to the table.
    ///
    /// A player's own moves require an empty hand. Another player who still holds tokens has had as many turns and
    /// has put fewer tokens, and so has passed with a token in hand.
    pub(super) fn may_have_moved(&self, state: &State) -> bool {
        let (movers, holders): (Vec<Player>, Vec<Player>) =
            self.kit.all_players().partition(|&player| self.hand_empty(state, player));
        self.may_have_moved_after(state, &movers, &self.last_passes(state, &holders, &movers))
    }

    /// The same, given the players whose hands are empty, and the last passes of the others.
    fn may_have_moved_after(&self, state: &State, empty: &[Player], last: &[Option<LastPass>]) -> bool {
        match self.moving {
            Moving::All => self.all_out(state),
            Moving::Own => !empty.is_empty() && (last.is_empty() || self.have_passed(state, last)),
        }
    }

    /// For each of `players`, who still hold tokens, what limits their last pass; `None` if they cannot have passed.
    /// `movers` can have moved a token.
    fn last_passes<'a>(
        &self,
        state: &'a State,
        players: &[Player],
        movers: &[Player],
    ) -> Vec<Option<LastPass<'a>>> {
        let dealt = self.kit.dealt();
        let may = |player: Player| {
            let has_laid_all = state.most[player.index()] == dealt && state.out(player) >= usize::from(dealt);
            has_laid_all && !self.kit.always_room()
        };
        let last = |&player: &Player| may(player).then(|| LastPass::new(self, state, player, movers));
        players.iter().map(last).collect()
    }

    /// Returns true if all of some players, who still hold tokens, can have had to pass.
    ///
    /// Consider the last pass of any of them. At that time all their planks were on the table. Each of these planks
    /// had a token of its owner, which is still there, because its owner has never moved one. All squares of the
    /// colours that the passing player holds now were occupied. Since then the player has put a token in each
    /// turn, so there have been only a few turns since.
    fn have_passed(&self, state: &State, last: &[Option<LastPass>]) -> bool {
        let Some(last) = last.iter().map(Option::as_ref).collect::<Option<Vec<&LastPass>>>() else {
            return false;
        };
        let players: Vec<Player> = last.iter().map(|last| last.player()).collect();
        last.iter().any(|last| {
            let least = players.len() * usize::from(self.kit.dealt());
            let mut windows = last.counts_of_rows(least).flat_map(|count| {
                let lows = usize::from(state.low)..=usize::from(state.high) - count;
                lows.map(move |low| low..low + count)
            });
            windows.any(|rows| {
                last.fits(&rows) && self.are_first(&rows) && self.have_laid(state, &players, &rows)
            })
        })
    }

    /// Returns true if these players can have laid all their planks among these rows: by Hall's theorem, if for every
    /// group of them there are enough rows with a token of one of the group.
    fn have_laid(&self, state: &State, players: &[Player], rows: &Range<usize>) -> bool {
        (1usize..1 << players.len()).all(|set| {
            let some = players.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
            let tokens = some.fold(0, |all: Squares, (_, player)| all | state.tokens_of(*player));
            rows_with(tokens, rows) >= set.count_ones() as usize * usize::from(self.kit.dealt())
        })
    }

    /// Returns true if these rows can be the first planks that were laid.
    fn are_first(&self, rows: &Range<usize>) -> bool {
        let numbers = self.numbers.as_ref().and_then(|numbers| numbers.get(rows.clone()));
        numbers.is_none_or(|numbers| numbers.iter().all(|&number| usize::from(number) <= rows.len()))
    }
}

impl Tempo<'_> {
    /// Returns true if any player can have moved a token.
    pub(super) fn may_have_moved(&self) -> bool {
        !self.movers.is_empty()
    }

    /// Returns true if the tokens are consistent with the player to move, for at least one possible opener.
    pub(super) fn is_consistent(&self) -> bool {
        (self.may_have_moved() || !self.is_bare_somewhere())
            && self.context.openers.iter().any(|&first| self.rounds(first).is_some())
    }

    /// Returns true if the tokens allow a pass in a game that `first` opened.
    pub(super) fn may_have_passed(&self, first: Player) -> bool {
        let idle = |most: usize| {
            let turns = |player: Player| most.saturating_add(self.has_moved_this_round(first, player));
            self.context.kit.all_players().any(|player| self.state.out(player) < turns(player))
        };
        self.rounds(first).is_some_and(|rounds| idle(*rounds.end()))
    }

    /// Possible numbers of full rounds if `first` opened; `None` if the tokens rule this opener out.
    pub(super) fn rounds(&self, first: Player) -> Option<RangeInclusive<usize>> {
        let Tempo { context, state, movers, .. } = self;
        let (mut least, mut most) = (self.before_a_move(first), usize::MAX);
        for player in context.kit.all_players() {
            let (out, has_moved_this_round) = (state.out(player), self.has_moved_this_round(first, player));
            least = least.max(out.saturating_sub(has_moved_this_round));
            if self.always_puts[player.index()] {
                most = most.min(out.checked_sub(has_moved_this_round)?);
            }
        }
        if least > most {
            return None;
        }
        let has_waited = |player: &Player| {
            !context.hand_empty(state, *player)
                && state.out(*player) < least + self.has_moved_this_round(first, *player)
        };
        let waited: Vec<Player> = context.kit.all_players().filter(has_waited).collect();
        // Each player alone has been checked already; this checks them together.
        let together = || context.have_passed(state, &context.last_passes(state, &waited, movers));
        (waited.len() < 2 || together()).then_some(least..=most)
    }

    /// Lower bound of the number of rounds if there is a plank without a token. Such a plank shows that a token has
    /// been moved, and the player who moved it has had more turns than tokens.
    fn before_a_move(&self, first: Player) -> usize {
        if !self.is_bare_somewhere() {
            return 0;
        }
        let rounds =
            |player: &Player| self.context.kit.tokens_each() + 1 - self.has_moved_this_round(first, *player);
        self.movers.iter().map(rounds).min().unwrap_or_default()
    }

    fn is_bare_somewhere(&self) -> bool {
        rows_with(self.state.taken(), &self.state.rows()) < self.state.count()
    }

    /// 1 if a player has already had a turn in the current round, sitting before the player to move; else
    /// 0.
    fn has_moved_this_round(&self, first: Player, player: Player) -> usize {
        let kit = &self.context.kit;
        usize::from(kit.seat(player, first) < kit.seat(self.state.mover, first))
    }
}

impl Question {
    /// The pairs of opener and player to move that the tokens on the table allow.
    pub fn openers_and_movers(&self) -> Vec<(Player, Player)> {
        let context = Question { first: None, ..self.clone() }.context();
        let pairs = self
            .kit
            .all_players()
            .flat_map(|first| self.kit.clockwise_from(first).map(move |to_move| (first, to_move)));
        let fits = |first: Player, to_move: Player| context.tempo(&self.end(to_move)).rounds(first).is_some();
        pairs.filter(|&(first, to_move)| fits(first, to_move)).collect()
    }

    /// The same pairs, without those that the text rules out. A player with a line has just moved.
    pub fn possible_turns(&self) -> Vec<(Player, Player)> {
        let last = match self.last {
            Some(Action::Token { to, .. }) => self.table.owner(to),
            Some(Action::Pass) | None => None,
        };
        let after =
            |player: Option<Player>, to_move| player.is_none_or(|player| self.kit.after(player) == to_move);
        let mut pairs = self.openers_and_movers();
        pairs.retain(|&(first, to_move)| {
            self.first.is_none_or(|typed| typed == first)
                && self.to_move.is_none_or(|typed| typed == to_move)
                && after(self.table.winner(), to_move)
                && after(last, to_move)
        });
        pairs
    }

    /// Lower bound of the number of turns of a game.
    pub fn fewest_turns(&self) -> usize {
        let context = self.context();
        let turns = |&(first, to_move): &(Player, Player)| {
            let end = self.end(to_move);
            let rounds = context.tempo(&end).rounds(first)?;
            Some(rounds.start() * self.kit.players() + self.kit.seat(to_move, first))
        };
        self.possible_turns().iter().filter_map(turns).min().unwrap_or_default()
    }

    /// The player to move, if the text names one or the tokens leave only one.
    pub fn forced(&self) -> Option<Player> {
        let pairs = self.possible_turns();
        let (_, mover) = pairs.first()?;
        self.to_move.or_else(|| pairs.iter().all(|(_, other)| other == mover).then_some(*mover))
    }

    /// Returns true if a player has certainly put a token in every turn, whoever is to move.
    pub fn puts_in_every_turn(&self, player: Player) -> bool {
        let context = self.context();
        self.kit.all_players().all(|mover| context.tempo(&self.end(mover)).always_puts[player.index()])
    }
}
