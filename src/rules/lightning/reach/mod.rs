//! Whether a game leads to a position.
//!
//! The answer is exact, and no search is needed. Pieces never move, so the question falls into two.
//!
//! **Growth.** A *part* is a set of pieces that have grown into one: joined by lines, or touching, as the option
//! `prolong` says. The first piece of a part prolonged nothing, so it is a start piece of the camp's owner: a
//! part without a piece on a start square rules every game out. Conversely a part with one can be laid from it
//! piece by piece, each prolonging an earlier one, and all but the first (its *root*) by either player.
//!
//! **Tempo.** Turns alternate, yet any piece can be placed by whoever should place it: if it is the wrong player's
//! turn, he draws that very piece and holds it, and the other takes it from the reserve. So roots go to their
//! owners in any order, and all that remains is who played last, and what lies in the reserve:
//! - no piece placed: nothing can have been held;
//! - one piece placed: it opened the game, and each held piece was a turn, so it is counted whose turn it is;
//! - two or more, and pieces in the reserve: they can have been held before the last placing, or the last of them after it,
//!   so either player can have played last;
//! - two or more, and nothing in the reserve: the last turn placed a piece. If a part has two pieces, one that is
//!   no root can have been the last, and either player placed it. If all stand alone, the last was a root other than the one that
//!   opened the game, and its owner placed it.
//!
//! A pass needs an empty stock and pieces in the reserve that cannot be placed. By the last two points it can add
//! nothing where two pieces have been placed, unless it is asked for as the last turn; after one piece it may.
//!
//! A game that is over had a last piece that completed the chain: one without which there is none and all else
//! has grown. A typed last turn is taken back, and the question asked of the position before it.

mod growth;
mod hitch;
mod tempo;

pub use hitch::Hitch;

use super::setup::{placed, stock, total};
use super::{Camp, Counts, Kit, MODELS, Position, Setup, Side, Turn};
use crate::rules::Play;

/// A game that leads to a position, and what it takes for that.
#[derive(Clone, Debug)]
pub struct Way {
    /// Who began.
    pub first: Side,
    /// Whose turn it is, or would be.
    pub next: Side,
    /// What lies in the reserve.
    pub reserve: Counts,
    /// The turns from the start.
    pub turns: Vec<Turn>,
}

/// Every way that differs in who began, whose turn it is and what is in the reserve, as far as that matters; or what
/// hinders each.
pub fn ways(kit: &Kit, setup: &Setup) -> Result<Vec<Way>, Vec<Hitch>> {
    let orphans = growth::orphans(kit, &setup.camps);
    if !orphans.is_empty() {
        return Err(orphans.into_iter().map(|(side, part)| Hitch::Orphans(side, part)).collect());
    }
    let mut ways = Vec::new();
    let mut hitches = Vec::new();
    let either = |side: Option<Side>| {
        Side::BOTH.into_iter().filter(move |other| side.is_none_or(|side| side == *other))
    };
    for reserve in reserves(kit, setup) {
        for first in either(setup.first) {
            for next in either(setup.to_move) {
                match way(kit, setup, reserve, first, next) {
                    Ok(turns) => ways.push(Way { first, next, reserve, turns }),
                    Err(hitch) if hitches.contains(&hitch) => {}
                    Err(hitch) => hitches.push(hitch),
                }
            }
        }
    }
    if ways.is_empty() { Err(hitches) } else { Ok(ways) }
}

/// The reserves that may make a difference. Only how many pieces there are does, and of that only whether there are
/// any and whether they are odd in number; but a held last piece must be there, and for a pass all must be.
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

/// A game that leads there, replayed.
fn way(kit: &Kit, setup: &Setup, reserve: Counts, first: Side, next: Side) -> Result<Vec<Turn>, Hitch> {
    let Some(goal) = Position::of(kit, setup.camps, reserve, next) else { return Err(Hitch::Lost) };
    let turns = match (setup.last, goal.winner()) {
        (Some(last), _) => {
            ending_in(&goal, first, last).map_err(|hitch| Hitch::Last(last, Box::new(hitch)))?
        }
        (None, None) => tempo::lead(&goal, first)?,
        (None, Some(winner)) => finished(&goal, first, winner)?,
    };
    // What is called legal has been played.
    let mut position = Position::start(kit, first);
    for turn in &turns {
        if !position.allows(*turn) {
            return Err(Hitch::Lost);
        }
        position.play(*turn);
    }
    if position.is_same_as(&goal) { Ok(turns) } else { Err(Hitch::Lost) }
}

/// A game that ends in this turn.
fn ending_in(goal: &Position, first: Side, last: Turn) -> Result<Vec<Turn>, Hitch> {
    let Some(before) = before(goal, last) else { return Err(Hitch::NotBefore) };
    let orphans = growth::orphans(before.kit(), &Side::BOTH.map(|side| *before.camp(side)));
    if let Some((side, part)) = orphans.into_iter().next() {
        return Err(Hitch::Orphans(side, part));
    }
    if !before.allows(last) {
        return Err(Hitch::Refused(before.why_not(last)));
    }
    let mut turns = tempo::lead(&before, first)?;
    turns.push(last);
    Ok(turns)
}

/// The position before a turn.
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
    Position::of(kit, camps, reserve, goal.player().other())
}

/// A game that somebody has won, by whichever piece can have completed the chain.
fn finished(goal: &Position, first: Side, winner: Side) -> Result<Vec<Turn>, Hitch> {
    let kit = goal.kit();
    let mut hitch = Hitch::NoLastPiece(winner);
    for (square, face) in goal.camp(winner).pieces(kit) {
        if goal.camp(winner).without(kit, square).is_crossed(kit) {
            continue;
        }
        for reserved in [false, true] {
            match ending_in(goal, first, Turn::Place { face, side: winner, square, reserved }) {
                Ok(turns) => return Ok(turns),
                // Whoever cannot have begun is a better reason than what would have hung in the air.
                Err(Hitch::Orphans(..)) => {}
                Err(other) => hitch = other,
            }
        }
    }
    Err(hitch)
}

/// Whether these pieces are all that there are.
fn is_stock_empty(position: &Position) -> bool {
    total(position.stock()) == 0
}

/// How many pieces have been placed.
fn placed_count(position: &Position) -> u32 {
    total(&placed(position.kit(), &Side::BOTH.map(|side| *position.camp(side))))
}
