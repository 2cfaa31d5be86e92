//! Alternates between the search backwards and the search forwards.

use super::beam::BeamSearch;
use super::retro::{Limits, RetroSearch};
use super::{Answer, Ply, Question, SearchContext, Stage};
use crate::rules::Effort;
use crate::rules::plank::kit::{Moving, Player};

/// For a decision. Thousands of random games needed at most a third of the tables played forwards, one of 2,000 made-up
/// tables nearly all; the longest proof takes back four fifths of the tables that may be.
const THOROUGH: Limits = Limits { tables: 100_000, played: 5_000_000, states: 600_000, states_each: 200_000 };

/// For a quick answer, which most tables have.
const QUICK: Limits = Limits { tables: 500, played: 0, states: 5_000, states_each: 5_000 };

/// Number of parts into which the work is split, alternating between backwards and forwards, because either may be
/// faster.
const WORK_PARTS: usize = 8;

/// Searches for a game that leads to a table.
pub(crate) fn search(question: &Question, effort: Effort) -> Answer {
    let limits = match effort {
        Effort::Quick => QUICK,
        Effort::Thorough => THOROUGH,
    };
    let context = question.context();
    if question.table.rows() == 0 {
        return empty_table_answer(question);
    }
    let ends = ends(&context, question);
    let mut search = RetroSearch::new(&context, &ends, limits);
    // With `Moving::All`, nobody moves while any player holds tokens.
    let plays = question.moving == Moving::Own && !context.kit.always_room();
    let mut playing = BeamSearch::new(&context, &ends, if plays { limits.played } else { 0 });
    for part in 1..=WORK_PARTS {
        let answer =
            search.run(if part < WORK_PARTS { part * limits.tables / WORK_PARTS } else { usize::MAX });
        if let Some(answer @ (Answer::Reached(_) | Answer::Never)) = answer {
            return answer;
        }
        if let Some(steps) = playing.game(limits.played / WORK_PARTS) {
            return Answer::Reached(steps);
        }
    }
    Answer::Unknown { looked_at: search.looked_at() }
}

/// Returns a game that leads to a table, if a short search finds one.
pub(crate) fn quick_search(question: &Question) -> Option<Vec<Ply>> {
    match search(question, Effort::Quick) {
        Answer::Reached(steps) => Some(steps),
        Answer::Never | Answer::Unknown { .. } => None,
    }
}

/// The tables at which a search begins; if the last turn is known or there is a line, those before it.
fn ends(context: &SearchContext, question: &Question) -> Vec<Stage> {
    let mut ends = Vec::new();
    let winner = question.table.winner();
    let movers = match winner {
        Some(winner) => vec![question.kit.after(winner)],
        None => question.kit.all_players().collect(),
    };
    let known = |mover: &Player| question.to_move.is_none_or(|typed| typed == *mover);
    for mover in movers.into_iter().filter(known) {
        let end = question.end(mover);
        if winner.is_none() && question.last.is_none() {
            ends.push((end, None));
        } else {
            context.predecessors(&end, |before, step| {
                if question.last.is_none_or(|last| last == step.turn) {
                    ends.push((before, Some(step)));
                }
            });
        }
    }
    ends
}

/// The empty table is the start: the opener is to move, and there was no turn.
fn empty_table_answer(question: &Question) -> Answer {
    let opens = question.first.is_none_or(|first| question.to_move.is_none_or(|mover| mover == first));
    let start = opens && question.last.is_none() && question.laid.iter().all(|laid| laid.unwrap_or(0) == 0);
    if start { Answer::Reached(Vec::new()) } else { Answer::Never }
}
