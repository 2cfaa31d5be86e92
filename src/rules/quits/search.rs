//! Search for a witness, and the findings if there is none.

use super::board::each;
use super::last::next_players;
use super::meeting::{MAX_TURNS, Meeting, Shorter};
use super::no_turn::no_turn_before;
use super::notation::Spans;
use super::reach::{ReachOutcome, reach};
use super::retro::{PriorTurn, RetroPosition};
use super::{Last, Player, Position, ReachFinding, ReachHint, Rules, Setup, Turn};
use crate::rules::{Coded, Effort, Finding, Message, Reach, Witness, replayed};

/// A well-formed setup whose games are searched.
pub(super) struct Search<'a> {
    pub(super) rules: Rules,
    pub(super) setup: &'a Setup,
    pub(super) spans: &'a Spans,
    pub(super) effort: Effort,
}

impl Search<'_> {
    /// Searches for a game that leads to the setup, for each player who may be to move. Returns those who may still be.
    pub(super) fn run(&self) -> (Vec<Player>, Reach<Position, Turn>) {
        let before = match self.setup.last {
            Some(Last::Turn(turn)) => PriorTurn::Exactly(turn),
            _ => PriorTurn::Anything,
        };
        let players = next_players(self.rules, self.setup);
        let mut open = players.clone();
        let (mut stuck, mut searched, mut locked, mut undecided) = (Vec::new(), Vec::new(), None, None);
        for next in players {
            let past = RetroPosition { balls: self.setup.balls, to_move: next, before };
            // Who asks in haste asks for many positions, and needs no shortest game.
            let mut meeting = (self.effort == Effort::Thorough).then(|| Meeting::new(self.rules, past));
            match reach(self.rules, past, meeting.as_mut()) {
                ReachOutcome::Game(turns) => match self.replayed(next, turns) {
                    Some(game) => {
                        let game = match meeting {
                            Some(meeting) => self.shortest(game, meeting, before, &open),
                            None => game,
                        };
                        return (open, Reach::Game(game));
                    }
                    // A game that cannot be replayed proves nothing.
                    None => undecided = undecided.or(Some(0)),
                },
                ReachOutcome::None { before } => {
                    open.retain(|player| *player != next);
                    if before == 0 {
                        stuck.push(Message::from(no_turn_before(self.rules, &past)));
                    } else {
                        searched.push((next, before));
                    }
                }
                ReachOutcome::Locked(balls) => {
                    open.retain(|player| *player != next);
                    locked = Some(balls);
                }
                ReachOutcome::Unknown { looked_at } => *undecided.get_or_insert(0) += looked_at,
            }
        }
        if let Some(looked_at) = undecided {
            let finding = Finding::new(ReachFinding::Undecided { looked_at });
            return (open, Reach::Undecided(vec![finding.hint(ReachHint::SayMore)]));
        }
        let mut findings = Vec::new();
        if let Some(balls) = locked {
            let message = ReachFinding::Locked { squares: each(balls).collect() };
            findings.push(self.unreachable(message).squares(each(balls)));
        }
        stuck.dedup();
        if !stuck.is_empty() {
            let message = ReachFinding::NoLastTurn { why: stuck };
            findings.push(self.unreachable(message));
        }
        for (next, before) in searched {
            let message = ReachFinding::NoGame { player: self.rules.variant.previous(next), before };
            findings.push(self.unreachable(message));
        }
        (open, Reach::Never(findings))
    }

    /// The shortest game, as far as that can be known, after which one of these players is to move. The search from
    /// both ends that led to the given game goes on.
    fn shortest(
        &self,
        mut game: Witness<Position, Turn>,
        meeting: Meeting,
        before: PriorTurn,
        players: &[Player],
    ) -> Witness<Position, Turn> {
        let (mut at_least, mut begun) = (usize::MAX, Some(meeting));
        let first = game.end.to_move();
        let others = players.iter().copied().filter(|player| *player != first);
        for next in std::iter::once(first).chain(others) {
            let past = RetroPosition { balls: self.setup.balls, to_move: next, before };
            let mut meeting = begun.take().unwrap_or_else(|| Meeting::new(self.rules, past));
            match meeting.shorter(game.turns.len(), MAX_TURNS / players.len()) {
                Shorter::Game(turns) => game = self.replayed(next, turns).unwrap_or(game),
                Shorter::None => {}
                Shorter::Unknown { at_least: turns } => at_least = at_least.min(turns),
            }
        }
        let is_shortest = game.turns.len() <= at_least;
        Witness { is_shortest, ..game }
    }

    fn unreachable(&self, message: ReachFinding) -> Finding {
        let span = self.spans.last.clone().filter(|_| self.setup.last.is_some());
        let span = span.or_else(|| self.spans.to_move.clone().filter(|_| self.setup.to_move.is_some()));
        message.maybe_at(span)
    }

    /// Replays the turns, and compares the position after them with the setup.
    fn replayed(&self, next: Player, turns: Vec<Turn>) -> Option<Witness<Position, Turn>> {
        let last = match self.setup.last {
            Some(Last::Turn(turn)) => turns.last() == Some(&turn),
            Some(Last::Nothing) => turns.is_empty(),
            None => true,
        };
        let game = replayed(Position::start(self.rules), turns)?;
        let same = game.end.all_balls() == self.setup.balls && game.end.to_move() == next;
        (last && same).then_some(game)
    }
}
