//! A witness as turns of a record. It is replayed before it counts.

use super::bitboard::Squares;
use super::kit::{MAX_PLAYERS, PerColour, Player, sum};
use super::position::Position;
use super::reach::{Action, Ply, Question};
use super::turn::{End, PlankSquare, Target, Turn};
use crate::rules::{Witness, replayed};

/// Replays the turns that a search found. `held` are the planks that players are known to hold at the end. `None` if a
/// turn is illegal or the turns lead elsewhere, which would be a bug in the search.
pub(crate) fn played(
    question: &Question,
    steps: &[Ply],
    held: &[Option<PerColour>; MAX_PLAYERS],
) -> Option<Witness<Position, Turn>> {
    let turns = written(question, steps)?;
    let mut deal = *held;
    for (step, turn) in steps.iter().zip(&turns) {
        if let (Some(Target::New { plank, .. }), Some(planks)) =
            (turn.target(), &mut deal[step.player.index()])
        {
            planks[plank.model().index()] += 1;
        }
    }
    // Without a turn, the player to move is the opener.
    let opens = steps.first().map(|step| step.player).or(question.first).or(question.to_move);
    let start = Position::start(question.kit, question.moving, &deal, opens.unwrap_or(Player::FIRST))?;
    replayed(start, turns).filter(|game| answers(&game.end, question, held))
}

/// Returns true if the final position is consistent with the question.
fn answers(end: &Position, question: &Question, held: &[Option<PerColour>; MAX_PLAYERS]) -> bool {
    let number = |row: usize| end.number(row);
    let in_order = |typed: &Vec<u8>| typed.iter().copied().eq((0..typed.len()).map(number));
    *end.table() == question.table
        && question.first.is_none_or(|first| Some(first) == end.first())
        && question.to_move.is_none_or(|to_move| to_move == end.to_move())
        && question.numbers.as_ref().is_none_or(in_order)
        && question.kit.all_players().all(|player| {
            held[player.index()].is_none_or(|held| {
                end.planks().known_planks(player) == Some(held)
                    && sum(&held) == usize::from(end.planks().left(player))
            })
        })
}

/// Converts turns to notation: planks by their numbers in the order of laying.
fn written(question: &Question, steps: &[Ply]) -> Option<Vec<Turn>> {
    let mut laid: Vec<usize> = Vec::new();
    let spot = |laid: &[usize], square: Squares| {
        let index = square.trailing_zeros() as usize;
        let number = laid.iter().position(|&row| row == index / 3)? + 1;
        Some(PlankSquare { plank: u8::try_from(number).ok()?, place: u8::try_from(index % 3).ok()? })
    };
    steps
        .iter()
        .map(|step| {
            let Action::Token { from, to, lays } = step.turn else { return Some(Turn::Pass) };
            let from = match from {
                Some(from) => Some(spot(&laid, from)?),
                None => None,
            };
            let target = if lays {
                let row = to.trailing_zeros() as usize / 3;
                let end = match laid.iter().min() {
                    None => End::First,
                    Some(&top) if row < top => End::Top,
                    Some(_) => End::Bottom,
                };
                laid.push(row);
                let place = u8::try_from(to.trailing_zeros() % 3).ok()?;
                Target::New { end, plank: question.table.plank(row)?, place }
            } else {
                Target::OnTable(spot(&laid, to)?)
            };
            Some(match from {
                Some(from) => Turn::Move { from, to: target },
                None => Turn::Put(target),
            })
        })
        .collect()
}
