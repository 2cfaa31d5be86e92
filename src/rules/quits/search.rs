//! Search for a witness, and the findings if there is none.

use super::board::each;
use super::judge::Case;
use super::no_turn::no_turn_before;
use super::reach::{Reach, reach};
use super::retro::{PriorTurn, RetroPosition};
use super::{Last, Player, Position, Turn};
use crate::rules::{Finding, Play};
use crate::text::codes::QuitsCode;

/// Outcome of the search.
pub(super) struct SearchOutcome {
    /// The player to move, and the turns from the start.
    pub(super) game: Option<(Player, Vec<Turn>)>,
    /// The players who may be to move, as far as known.
    pub(super) open: Vec<Player>,
    /// The reasons why there is no game.
    pub(super) findings: Vec<Finding>,
    /// Number of positions expanded, if the search reached its limit.
    pub(super) undecided: Option<usize>,
}

impl Case<'_> {
    /// Searches for a game that leads to the setup, for each player who may be to move.
    pub(super) fn search(&self) -> SearchOutcome {
        let before = match self.setup.last {
            Some(Last::Turn(turn)) => PriorTurn::Exactly(turn),
            _ => PriorTurn::Anything,
        };
        let open = self.next();
        let mut found =
            SearchOutcome { game: None, open: open.clone(), findings: Vec::new(), undecided: None };
        let (mut stuck, mut searched, mut locked) = (Vec::new(), Vec::new(), None);
        for next in open {
            let past = RetroPosition { balls: self.setup.balls, to_move: next, before };
            match reach(self.rules, past) {
                Reach::Game(turns) if self.replays(next, &turns) => {
                    found.game = Some((next, turns));
                    return found;
                }
                Reach::None { before } => {
                    found.open.retain(|player| *player != next);
                    if before == 0 {
                        stuck.push(no_turn_before(self.rules, &past));
                    } else {
                        searched.push((next, before));
                    }
                }
                Reach::Locked(balls) => {
                    found.open.retain(|player| *player != next);
                    locked = Some(balls);
                }
                Reach::Unknown { looked_at } => *found.undecided.get_or_insert(0) += looked_at,
                Reach::Game(_) => found.undecided = found.undecided.or(Some(0)),
            }
        }
        if let Some(looked_at) = found.undecided {
            let message = format!(
                "the search for a game that leads here came to its limit: among {looked_at} positions it met \
                 neither the start nor the end of all ways back"
            );
            let finding = Finding::new(QuitsCode::Undecided, message);
            let hint = "say more of it, if it is known: `to move`, `last`";
            found.findings.push(finding.hint(hint));
            return found;
        }
        if let Some(balls) = locked {
            let squares: Vec<_> = each(balls).map(|square| square.to_string()).collect();
            let message = format!(
                "the balls on {} hold one another fast: each can only have stepped from a tile that another of them \
                 lies on, or slid with a line that has another of them at the end where its tile was put back; so \
                 none of them has ever moved, and they did not begin there",
                squares.join(", ")
            );
            found.findings.push(self.unreachable(QuitsCode::Locked, message).squares(squares));
        }
        stuck.dedup();
        if !stuck.is_empty() {
            let message = format!("no turn can have led here: {}", stuck.join(". If not, "));
            found.findings.push(self.unreachable(QuitsCode::NoLastTurn, message));
        }
        for (next, before) in searched {
            let mover = self.rules.variant.previous(next).name();
            let message = match before {
                1 => "one position alone can have come before, and it is not the start".to_owned(),
                _ => format!("{before} positions can have come before, and the start is not among them"),
            };
            let message = format!("no game leads here if {mover} moved last: {message}");
            found.findings.push(self.unreachable(QuitsCode::NoGame, message));
        }
        found
    }

    fn unreachable(&self, code: QuitsCode, message: String) -> Finding {
        let span = self.spans.last.clone().filter(|_| self.setup.last.is_some());
        let span = span.or_else(|| self.spans.to_move.clone().filter(|_| self.setup.to_move.is_some()));
        Finding::new(code, message).maybe_at(span)
    }

    /// Replays the turns and compares the result with the setup.
    fn replays(&self, next: Player, turns: &[Turn]) -> bool {
        let mut position = Position::start(self.rules);
        for turn in turns {
            let mut legal = false;
            position.turns(|other| legal |= other == *turn);
            if !legal {
                return false;
            }
            position.play(*turn);
        }
        let last = match self.setup.last {
            Some(Last::Turn(turn)) => turns.last() == Some(&turn),
            Some(Last::Nothing) => turns.is_empty(),
            None => true,
        };
        last && position.all_balls() == self.setup.balls && position.to_move() == next
    }
}
