//! Search for a witness, and the findings if there is none.

use super::board::each;
use super::last::next_players;
use super::no_turn::no_turn_before;
use super::notation::Spans;
use super::reach::{ReachOutcome, reach};
use super::retro::{PriorTurn, RetroPosition};
use super::{Last, Player, Position, QuitsReachMessage, Rules, Setup, Turn};
use crate::rules::{Finding, Message, Witness, replayed};
use crate::text::codes::QuitsCode;

/// Outcome of the search.
pub(super) struct SearchOutcome {
    /// The game.
    pub(super) game: Option<Witness<Position, Turn>>,
    /// The players who may be to move, as far as known.
    pub(super) open: Vec<Player>,
    /// The reasons why there is no game.
    pub(super) findings: Vec<Finding>,
    /// Number of positions expanded, if the search reached its limit.
    pub(super) undecided: Option<usize>,
}

/// A well-formed setup whose games are searched.
pub(super) struct Search<'a> {
    pub(super) rules: Rules,
    pub(super) setup: &'a Setup,
    pub(super) spans: &'a Spans,
}

impl Search<'_> {
    /// Searches for a game that leads to the setup, for each player who may be to move.
    pub(super) fn run(&self) -> SearchOutcome {
        let before = match self.setup.last {
            Some(Last::Turn(turn)) => PriorTurn::Exactly(turn),
            _ => PriorTurn::Anything,
        };
        let open = next_players(self.rules, self.setup);
        let mut found =
            SearchOutcome { game: None, open: open.clone(), findings: Vec::new(), undecided: None };
        let (mut stuck, mut searched, mut locked) = (Vec::new(), Vec::new(), None);
        for next in open {
            let past = RetroPosition { balls: self.setup.balls, to_move: next, before };
            match reach(self.rules, past) {
                ReachOutcome::Game(turns) => match self.replayed(next, turns) {
                    Some(game) => {
                        found.game = Some(game);
                        found.findings.clear();
                        return found;
                    }
                    None => found.undecided = found.undecided.or(Some(0)),
                },
                ReachOutcome::None { before } => {
                    found.open.retain(|player| *player != next);
                    if before == 0 {
                        stuck.push(Message::from(no_turn_before(self.rules, &past)));
                    } else {
                        searched.push((next, before));
                    }
                }
                ReachOutcome::Locked(balls) => {
                    found.open.retain(|player| *player != next);
                    locked = Some(balls);
                }
                ReachOutcome::Unknown { looked_at } => *found.undecided.get_or_insert(0) += looked_at,
            }
        }
        if let Some(looked_at) = found.undecided {
            let finding = Finding::new(QuitsCode::Undecided, QuitsReachMessage::Undecided { looked_at });
            found.findings.push(finding.hint(QuitsReachMessage::SayMore));
            return found;
        }
        if let Some(balls) = locked {
            let message = QuitsReachMessage::Locked { squares: each(balls).collect() };
            found.findings.push(self.unreachable(QuitsCode::Locked, message).squares(each(balls)));
        }
        stuck.dedup();
        if !stuck.is_empty() {
            let message = QuitsReachMessage::NoLastTurn { why: stuck };
            found.findings.push(self.unreachable(QuitsCode::NoLastTurn, message));
        }
        for (next, before) in searched {
            let message = QuitsReachMessage::NoGame { player: self.rules.variant.previous(next), before };
            found.findings.push(self.unreachable(QuitsCode::NoGame, message));
        }
        found
    }

    fn unreachable(&self, code: QuitsCode, message: QuitsReachMessage) -> Finding {
        let span = self.spans.last.clone().filter(|_| self.setup.last.is_some());
        let span = span.or_else(|| self.spans.to_move.clone().filter(|_| self.setup.to_move.is_some()));
        Finding::new(code, message).maybe_at(span)
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
