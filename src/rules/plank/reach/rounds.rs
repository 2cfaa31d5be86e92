//! Bounds on the opener and the player to move, from the number of tokens on the table, without a search.
//!
//! Any two players have had the same number of turns, or one has had one more. A player who still holds tokens has
//! put one in every turn except passes. If no pass is possible, the number of the player's tokens on the table
//! gives the number of rounds.

use std::cell::OnceCell;
use std::ops::{Range, RangeInclusive};

use super::last_pass::LastPass;
use super::{Action, Question, SearchContext, State};
use crate::rules::plank::bitboard::{Squares, rows_with};
use crate::rules::plank::kit::{Moving, Player};

/// What the tokens on a table imply about the turns that led there.
pub(super) struct Tempo<'a> {
    context: &'a SearchContext,
    state: &'a State,
    /// The players who can have moved a token.
    movers: Vec<Player>,
    holders: Vec<Holder>,
}

/// A player who holds tokens.
struct Holder {
    player: Player,
    /// The rows that can have been in place when the player last passed: none if the player has never passed. Most tables
    /// are ruled out before they are needed for all players.
    at_pass: OnceCell<Vec<Range<usize>>>,
}

impl SearchContext {
    pub(super) fn tempo<'a>(&'a self, state: &'a State) -> Tempo<'a> {
        let (movers, holders): (Vec<Player>, Vec<Player>) =
            self.kit.all_players().partition(|&player| self.hand_empty(state, player));
        let holders = holders.into_iter().map(|player| Holder { player, at_pass: OnceCell::new() });
        let mut tempo = Tempo { context: self, state, movers, holders: holders.collect() };
        if !tempo.movers.is_empty() && !tempo.have_moved() {
            tempo.movers.clear();
            // Without moves there are no more possibilities than with them.
            let known = tempo.holders.iter_mut().map(|holder| &mut holder.at_pass);
            known
                .filter(|rows| rows.get().is_some_and(|rows| !rows.is_empty()))
                .for_each(|rows| drop(rows.take()));
        }
        tempo
    }

    /// Returns true if these rows can be the first planks that were laid.
    fn are_first(&self, rows: &Range<usize>) -> bool {
        let numbers = self.numbers.as_ref().and_then(|numbers| numbers.get(rows.clone()));
        numbers.is_none_or(|numbers| numbers.iter().all(|&number| usize::from(number) <= rows.len()))
    }
}

impl Tempo<'_> {
    /// Returns true if players with empty hands can have moved a token.
    ///
    /// A player's own moves require an empty hand. Another player who still holds tokens has had as many turns and
    /// has put fewer tokens, and so has passed with a token in hand.
    fn have_moved(&self) -> bool {
        match self.context.moving {
            Moving::All => self.context.all_out(self.state),
            Moving::Own => self.holders.is_empty() || self.have_passed(self.holders.iter()),
        }
    }

    /// The rows that can have been in place when a player last passed.
    ///
    /// At that time all the player's planks were on the table. Each of these planks had a token of its owner, which is
    /// still there, because its owner has never moved one. All squares of the colours that the player holds now were
    /// occupied. Since then the player has put a token in each turn, so there have been only a few turns since.
    fn at_pass<'h>(&self, Holder { player, at_pass }: &'h Holder) -> &'h [Range<usize>] {
        let Tempo { context, state, movers, .. } = self;
        let dealt = context.kit.dealt();
        let has_laid_all = state.most[player.index()] == dealt && state.out(*player) >= usize::from(dealt);
        let may = has_laid_all && !context.kit.always_room();
        let last = || may.then(|| LastPass::new(context, state, *player, movers));
        let rows = || last().iter().flat_map(LastPass::rows).filter(|rows| context.are_first(rows)).collect();
        at_pass.get_or_init(rows)
    }

    /// Returns true if all these players can have been forced to pass: when one of them last passed, all their planks
    /// were on the table.
    fn have_passed<'h>(&self, holders: impl Iterator<Item = &'h Holder> + Clone) -> bool {
        let players: Vec<Player> = holders.clone().map(|holder| holder.player).collect();
        holders.clone().all(|holder| !self.at_pass(holder).is_empty())
            && holders.flat_map(|holder| self.at_pass(holder)).any(|rows| self.have_laid(&players, rows))
    }

    /// Returns true if these players can have laid all their planks among these rows: by Hall's theorem, if for every
    /// group of them there are enough rows with a token of one of the group.
    fn have_laid(&self, players: &[Player], rows: &Range<usize>) -> bool {
        (1usize..1 << players.len()).all(|set| {
            let some = players.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
            let tokens = some.fold(0, |all: Squares, (_, player)| all | self.state.tokens_of(*player));
            rows_with(tokens, rows) >= set.count_ones() as usize * usize::from(self.context.kit.dealt())
        })
    }

    /// Returns true if any player can have moved a token.
    pub(super) fn may_have_moved(&self) -> bool {
        !self.movers.is_empty()
    }

    /// Returns true if a player has certainly put a token in every turn.
    fn always_puts(&self, player: Player) -> bool {
        self.holders.iter().any(|holder| holder.player == player && self.at_pass(holder).is_empty())
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
        let (context, state) = (self.context, self.state);
        let players = || context.kit.all_players();
        let put = |player: &Player| state.out(*player).checked_sub(self.has_moved_this_round(first, *player));
        let least = players().filter_map(|player| put(&player)).fold(self.before_a_move(first), usize::max);
        let has_too_few = |player: &Player| put(player).is_none_or(|rounds| rounds < least);
        let is_ruled_out = players().filter(has_too_few).any(|player| self.always_puts(player));
        let has_waited = |holder: &&Holder| {
            state.out(holder.player) < least + self.has_moved_this_round(first, holder.player)
        };
        let waited = || self.holders.iter().filter(has_waited);
        // Each player alone has been checked already; this checks them together.
        let may_have_waited = || waited().count() < 2 || self.have_passed(waited());
        let most =
            || players().filter(|player| self.always_puts(*player)).filter_map(|player| put(&player)).min();
        (!is_ruled_out && may_have_waited()).then(|| least..=most().unwrap_or(usize::MAX))
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
        self.kit.all_players().all(|mover| context.tempo(&self.end(mover)).always_puts(player))
    }
}
