//! Seeks a game: back from the table and on from the start by turns.

use super::playing::Playing;
use super::search::Search;
use super::{Answer, Ground, Question, Stage, Step};
use crate::rules::plank::kit::{Moving, Player};

/// How far a search goes before it gives up.
#[derive(Clone, Copy)]
pub(super) struct Effort {
    /// How many tables are looked at.
    pub(super) tables: usize,
    /// To how many tables games are played from the start.
    pub(super) played: usize,
    /// How many states all searches for placing may try between them, and each of them.
    pub(super) states: usize,
    pub(super) states_each: usize,
}

/// To decide. What came up in thousands of random games needed a sixth of the tables played at the most.
const TO_DECIDE: Effort =
    Effort { tables: 80_000, played: 10_000_000, states: 600_000, states_each: 200_000 };

/// To find a game where most tables have one that is not far.
const AT_A_GLANCE: Effort = Effort { tables: 500, played: 0, states: 5_000, states_each: 5_000 };

/// In how many parts the effort is made, back from the table and on from the start by turns: either may be the
/// shorter way.
const PARTS: usize = 8;

/// Seeks a game that leads to a table.
pub fn search(question: &Question) -> Answer {
    search_with(question, TO_DECIDE)
}

/// A game that leads to a table, if one is found soon.
pub fn glance(question: &Question) -> Option<Vec<Step>> {
    match search_with(question, AT_A_GLANCE) {
        Answer::Reached(steps) => Some(steps),
        Answer::Never | Answer::Unknown { .. } => None,
    }
}

fn search_with(question: &Question, effort: Effort) -> Answer {
    let ground = question.ground();
    if question.table.rows() == 0 {
        return bare(question);
    }
    let ends = ends(&ground, question);
    let mut search = Search::new(&ground, &ends, effort);
    // The other rule lets nobody move while somebody holds tokens.
    let plays = question.moving == Moving::Own && !ground.kit.always_room();
    let mut playing = Playing::new(&ground, &ends, if plays { effort.played } else { 0 });
    for part in 1..=PARTS {
        let answer = search.run(if part < PARTS { part * effort.tables / PARTS } else { usize::MAX });
        if let Some(answer @ (Answer::Reached(_) | Answer::Never)) = answer {
            return answer;
        }
        if let Some(steps) = playing.game(effort.played / PARTS) {
            return Answer::Reached(steps);
        }
    }
    Answer::Unknown { looked_at: search.looked_at() }
}

/// The tables at which a game may end; where something is known of its last turn, those before it.
fn ends(ground: &Ground, question: &Question) -> Vec<Stage> {
    let mut ends = Vec::new();
    let winner = question.table.winner();
    let movers = match winner {
        Some(winner) => vec![question.kit.after(winner)],
        None => question.kit.everybody().collect(),
    };
    let known = |mover: &Player| question.to_move.is_none_or(|typed| typed == *mover);
    for mover in movers.into_iter().filter(known) {
        let end = question.end(mover);
        if winner.is_none() && question.last.is_none() {
            ends.push((end, None));
        } else {
            ground.before(&end, |before, step| {
                if question.last.is_none_or(|last| last == step.turn) {
                    ends.push((before, Some(step)));
                }
            });
        }
    }
    ends
}

/// The bare table is the start: it is the turn of whoever opens, and nobody has played.
fn bare(question: &Question) -> Answer {
    let opens = question.first.is_none_or(|first| question.to_move.is_none_or(|mover| mover == first));
    let start = opens && question.last.is_none() && question.laid.iter().all(|laid| laid.unwrap_or(0) == 0);
    if start { Answer::Reached(Vec::new()) } else { Answer::Never }
}
