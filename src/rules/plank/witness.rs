//! A game that was found, as turns of a record; it is played before it is believed.

use super::kit::{MOST_PLAYERS, PerColour, Player, sum};
use super::position::Position;
use super::reach::{Last, Question, Step};
use super::table::Squares;
use super::turn::{End, Spot, Target, Turn};

/// A game that leads to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// Its turns.
    pub turns: Vec<Turn>,
    /// The position that it leads to.
    pub end: Position,
}

impl Witness {
    /// Plays the turns that a search found. `held` are the planks that players are known to hold at the end. None
    /// if any turn is not legal, or if they lead elsewhere; the search would be at fault.
    pub fn played(
        question: &Question,
        steps: &[Step],
        held: &[Option<PerColour>; MOST_PLAYERS],
    ) -> Option<Witness> {
        let turns = written(question, steps)?;
        let mut deal = *held;
        for (step, turn) in steps.iter().zip(&turns) {
            if let (Some(Target::New { plank, .. }), Some(planks)) =
                (turn.target(), &mut deal[step.player.index()])
            {
                planks[plank.model().index()] += 1;
            }
        }
        // Where nobody has played yet, whoever is to move opens.
        let opens = steps.first().map(|step| step.player).or(question.first).or(question.to_move);
        let first = opens.unwrap_or(Player::FIRST);
        let mut end = Position::start(question.kit, question.moving, &deal, first)?;
        for (step, &turn) in steps.iter().zip(&turns) {
            let mut legal = false;
            end.each_turn(|other| legal |= other == turn);
            if !legal || end.to_move() != step.player {
                return None;
            }
            end.apply(turn);
        }
        let witness = Witness { turns, end };
        witness.answers(question, held).then_some(witness)
    }

    /// Whether the game leads to all that was asked for.
    fn answers(&self, question: &Question, held: &[Option<PerColour>; MOST_PLAYERS]) -> bool {
        let end = &self.end;
        let numbers = |row: usize| end.number(row);
        *end.table() == question.table
            && question.first.is_none_or(|first| Some(first) == end.first())
            && question.to_move.is_none_or(|to_move| to_move == end.to_move())
            && question
                .numbers
                .as_ref()
                .is_none_or(|typed| typed.iter().copied().eq((0..typed.len()).map(numbers)))
            && question.kit.everybody().all(|player| {
                held[player.index()].is_none_or(|held| {
                    end.planks().of(player) == Some(held)
                        && sum(&held) == usize::from(end.planks().left(player))
                })
            })
    }
}

/// The steps of a search as turns: planks by their numbers in the order of laying.
fn written(question: &Question, steps: &[Step]) -> Option<Vec<Turn>> {
    let mut laid: Vec<usize> = Vec::new();
    let spot = |laid: &[usize], square: Squares| {
        let index = square.trailing_zeros() as usize;
        let number = laid.iter().position(|&row| row == index / 3)? + 1;
        Some(Spot { plank: u8::try_from(number).ok()?, place: u8::try_from(index % 3).ok()? })
    };
    steps
        .iter()
        .map(|step| {
            let Last::Token { from, to, lays } = step.turn else { return Some(Turn::Pass) };
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
                Target::Spot(spot(&laid, to)?)
            };
            Some(match from {
                Some(from) => Turn::Move { from, to: target },
                None => Turn::Put(target),
            })
        })
        .collect()
}
