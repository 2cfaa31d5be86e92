//! Whether a game leads to a position.
//!
//! The answer is exact and needs no search. Pieces never move, so the question splits into two.
//!
//! **Growth.** A *component* is a maximal set of pieces that are joined by lines, or that touch, depending on the
//! option `prolong`. The first piece of a component prolonged nothing, so it is a start piece of the camp's owner.
//! Hence a component without a piece on a start square rules every game out. Conversely, a component with such a
//! piece can be placed from it piece by piece, each prolonging an earlier one. All pieces except the first one (the
//! *root*) can be placed by either player.
//!
//! **Tempo.** Turns alternate, but any piece can be placed by the player who should place it: if it is the other
//! player's turn, that player draws it and holds it, and the first player takes it from the reserve. So roots can
//! be placed by their owners in any order. What remains is which player moved last, and what is in the reserve:
//! - no piece placed: no piece can have been held;
//! - one piece placed: it opened the game, and each held piece was a turn, so the player to move follows from the
//!   count;
//! - two or more placed, and pieces in the reserve: either all held pieces were held before the last placing, or the
//!   last of them after it, so either player can have moved last;
//! - two or more placed, and an empty reserve: the last turn placed a piece. If a component has two pieces, one that
//!   is not a root can have been the last, and either player can have placed it. If all pieces are isolated, the last
//!   one was a root other than the opening one, and its owner placed it.
//!
//! A pass requires an empty stock and pieces in the reserve that cannot be placed. By the last two cases it adds
//! nothing if two pieces have been placed, unless it is given as the last turn. After one piece it can matter.
//!
//! A finished game had a last piece that completed the chain: a piece without which there is no chain and all other
//! pieces are grown. A given last turn is taken back, and the question is asked of the position before it.

mod growth;
mod obstacle;
mod tempo;

pub(crate) use obstacle::Obstacle;

use super::setup::{placed, stock, total};
use super::{Camp, Counts, Kit, MODELS, Position, Refusal, Setup, Side, Turn};
use crate::rules::{Play, Witness, replayed};

/// What the games that lead to a setup show.
#[derive(Clone, Debug)]
pub(crate) struct Solution<'k> {
    /// One of them.
    pub game: Witness<Position<'k>, Turn>,
    /// The player to move, or who would be, if it is the same one in all of them.
    pub next: Option<Side>,
}

/// The solution, or the obstacles of every opener, player to move and reserve that the setup allows.
pub(crate) fn solution<'k>(kit: &'k Kit, setup: &Setup) -> Result<Solution<'k>, Vec<Obstacle>> {
    let orphans = growth::orphans(kit, &setup.camps);
    if !orphans.is_empty() {
        return Err(orphans
            .into_iter()
            .map(|(side, component)| Obstacle::Orphans(side, component))
            .collect());
    }
    let mut found: Option<Solution> = None;
    let mut obstacles = Vec::new();
    let either = |side: Option<Side>| {
        Side::BOTH.into_iter().filter(move |other| side.is_none_or(|side| side == *other))
    };
    for reserve in reserves(kit, setup) {
        for first in either(setup.first) {
            for next in either(setup.to_move) {
                // After the first game it only matters whether the other player can be to move.
                if found.as_ref().is_some_and(|found| found.next != Some(next.other())) {
                    continue;
                }
                match (solve(kit, setup, reserve, first, next), &mut found) {
                    (Ok(_), Some(found)) => found.next = None,
                    (Ok(game), None) => found = Some(Solution { game, next: Some(next) }),
                    (Err(obstacle), _) if obstacles.contains(&obstacle) => {}
                    (Err(obstacle), _) => obstacles.push(obstacle),
                }
            }
        }
    }
    found.ok_or(obstacles)
}

/// The reserves that can make a difference. Only the number of pieces matters, namely whether it is zero and whether
/// it is odd. But a piece held in the last turn must be in the reserve, and before a pass all pieces must be.
fn reserves(kit: &Kit, setup: &Setup) -> Vec<Counts> {
    if let Some(reserve) = setup.reserve {
        return vec![reserve];
    }
    let none = [0; MODELS];
    let Some(left) = stock(kit, &setup.placed(kit), &none) else { return Vec::new() };
    let mut held = none;
    let mut reserves = Vec::new();
    if let Some(Turn::Hold { model, .. }) = setup.last {
        held[usize::from(model)] += 1;
    }
    loop {
        reserves.push(held);
        let more = (0..MODELS).find(|model| left[*model] > held[*model]);
        match more {
            Some(model) if reserves.len() < 3 => held[model] += 1,
            _ => break,
        }
    }
    if !reserves.contains(&left) {
        reserves.push(left);
    }
    reserves.retain(|reserve| reserve.iter().zip(&left).all(|(held, left)| held <= left));
    reserves
}

/// Constructs and replays a game.
fn solve<'k>(
    kit: &'k Kit,
    setup: &Setup,
    reserve: Counts,
    first: Side,
    next: Side,
) -> Result<Witness<Position<'k>, Turn>, Obstacle> {
    let Some(goal) = Position::new(kit, setup.camps, reserve, next) else { return Err(Obstacle::Lost) };
    let turns = match (setup.last, goal.winner()) {
        (Some(last), _) => {
            ending_in(&goal, first, last).map_err(|obstacle| Obstacle::Last(last, Box::new(obstacle)))?
        }
        (None, None) => tempo::construct(&goal, first)?,
        (None, Some(winner)) => finished(&goal, first, winner)?,
    };
    let game = replayed(Position::start(kit, first), turns);
    game.filter(|game| game.end.is_same_as(&goal)).ok_or(Obstacle::Lost)
}

/// Constructs a game that ends with this turn.
fn ending_in(goal: &Position, first: Side, last: Turn) -> Result<Vec<Turn>, Obstacle> {
    let Some(before) = before(goal, last) else { return Err(Obstacle::NotBefore) };
    let orphans = growth::orphans(before.kit(), &Side::BOTH.map(|side| *before.camp(side)));
    if let Some((side, component)) = orphans.into_iter().next() {
        return Err(Obstacle::Orphans(side, component));
    }
    if !before.allows(last) {
        let why = match before.why_not(last) {
            Refusal::HasWon { winner } => Refusal::HadWon { winner },
            why => why,
        };
        return Err(Obstacle::Refused(why));
    }
    let mut turns = tempo::construct(&before, first)?;
    turns.push(last);
    Ok(turns)
}

fn before<'k>(goal: &Position<'k>, last: Turn) -> Option<Position<'k>> {
    let kit = goal.kit();
    let mut camps: [Camp; 2] = Side::BOTH.map(|side| *goal.camp(side));
    let mut reserve = *goal.reserve();
    match last {
        Turn::Place { face, side, square, reserved } => {
            let camp = camps.get_mut(side.index())?;
            if camp.piece(kit, square) != Some(face) {
                return None;
            }
            *camp = camp.without(kit, square);
            let held = reserve.get_mut(usize::from(face.model))?;
            *held = held.checked_add(u16::from(reserved))?;
        }
        Turn::Hold { model, .. } => {
            let held = reserve.get_mut(usize::from(model))?;
            *held = held.checked_sub(1)?;
        }
        Turn::Pass => {}
    }
    Position::new(kit, camps, reserve, goal.player().other())
}

/// Constructs a game that a player has won, with any piece that can have completed the chain.
fn finished(goal: &Position, first: Side, winner: Side) -> Result<Vec<Turn>, Obstacle> {
    let kit = goal.kit();
    let mut obstacle = Obstacle::NoLastPiece(winner);
    for (square, face) in goal.camp(winner).pieces(kit) {
        if goal.camp(winner).without(kit, square).is_crossed(kit) {
            continue;
        }
        for reserved in [false, true] {
            match ending_in(goal, first, Turn::Place { face, side: winner, square, reserved }) {
                Ok(turns) => return Ok(turns),
                // An impossible opener is a better reason than pieces that would not have been connected.
                Err(Obstacle::Orphans(..)) => {}
                Err(other) => obstacle = other,
            }
        }
    }
    Err(obstacle)
}

fn is_stock_empty(position: &Position) -> bool {
    total(position.stock()) == 0
}

fn placed_count(position: &Position) -> u32 {
    total(&placed(position.kit(), &Side::BOTH.map(|side| *position.camp(side))))
}
