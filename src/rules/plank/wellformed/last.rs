//! Checks of the last turn against the table.

use super::Fault;
use crate::rules::Finding;
use crate::rules::plank::about::About;
use crate::rules::plank::kit::{Kit, Plank, Player};
use crate::rules::plank::setup::{PlankRow, Setup};
use crate::rules::plank::turn::{End, PlankSquare, Target, Turn};
use crate::rules::plank::words::{LastFinding as M, PlankRule, TableFinding};

/// Row and index of the square where the last turn left its token, if the setup is consistent with it.
pub(crate) fn last_destination(setup: &Setup) -> Option<(usize, usize)> {
    match setup.last?.target()? {
        Target::OnTable(spot) => square(setup, spot),
        Target::New { end, place, .. } => {
            let row = if end == End::Bottom { setup.rows.len().checked_sub(1)? } else { 0 };
            Some((row, usize::from(place)))
        }
    }
}

/// Row and index of a square. A single plank is P1.
pub(crate) fn square(setup: &Setup, spot: PlankSquare) -> Option<(usize, usize)> {
    let numbered = |row: &PlankRow| row.number.unwrap_or(1) == spot.plank;
    let row = match setup.rows.as_slice() {
        [only] => numbered(only).then_some(0),
        rows => rows.iter().position(|row| row.number == Some(spot.plank)),
    };
    Some((row?, usize::from(spot.place)))
}

/// The player of the last turn, if its token shows which.
pub(crate) fn mover(setup: &Setup) -> Option<Player> {
    let (row, place) = last_destination(setup)?;
    Some(setup.rows.get(row)?.squares.get(place)?.token?.owner)
}

/// Checks the last turn.
pub(crate) fn check(setup: &Setup, kit: &Kit, faults: &mut Vec<Fault>) {
    let Some(turn) = setup.last else { return };
    if let Err(message) = check_result(setup, turn) {
        faults.push((Finding::new(message), About::Last));
        return;
    }
    let Some(mover) = mover(setup) else { return };
    if mover.index() >= kit.players() {
        let message = TableFinding::DoesNotPlay { player: mover, players: kit.players() };
        faults.push((Finding::new(message), About::Last));
        return;
    }
    let next = kit.after(mover);
    if let Some(to_move) = setup.to_move.filter(|&to_move| to_move != next && to_move.index() < kit.players())
    {
        let message = M::LastWasBefore { turn, player: mover, next, to_move };
        faults.push((Finding::new(message).rule(PlankRule::TurnsInOrder), About::Last));
    }
}

/// Checks that the table shows the result of a turn.
fn check_result(setup: &Setup, turn: Turn) -> Result<(), M> {
    let Some(to) = turn.target() else { return Ok(()) };
    if let Target::New { end, plank, .. } = to {
        new_plank(setup, end, plank)?;
    }
    let (row, place) = last_destination(setup).ok_or(M::LastOnNoPlank)?;
    let there = setup.rows.get(row).and_then(|row| row.squares.get(place)).copied();
    let there = there.ok_or(M::LastOnNoPlank)?;
    if there.token.is_none() {
        return Err(M::LastPutNoToken { turn, square: setup.square_name(row, place) });
    }
    if matches!(to, Target::New { .. })
        && setup.rows[row].squares.iter().filter(|square| square.token.is_some()).count() > 1
    {
        return Err(M::LastLaidMoreTokens { turn });
    }
    let Turn::Move { from, .. } = turn else { return Ok(()) };
    let (row, place) = square(setup, from).ok_or(M::LastFromNoPlank { plank: from.plank })?;
    let left = setup.rows.get(row).and_then(|row| row.squares.get(place)).copied();
    match left {
        Some(left) if left.token.is_some() => Err(M::LastLeftAToken { turn, square: from.to_string() }),
        Some(left) if left.colour != there.colour => {
            Err(M::LastChangedColour { turn, from: left.colour, to: there.colour })
        }
        Some(_) => Ok(()),
        None => Err(M::LastFromNoPlank { plank: from.plank }),
    }
}

fn new_plank(setup: &Setup, end: End, plank: Plank) -> Result<(), M> {
    let count = setup.rows.len();
    let row = if end == End::Bottom { setup.rows.last() } else { setup.rows.first() };
    match (end, count) {
        (_, 0) => return Err(M::NoPlankOnTheTable),
        (End::First, 2..) => return Err(M::LastWasNotTheFirst { count }),
        (End::Top | End::Bottom, 1) => return Err(M::LastWasTheFirst),
        _ => {}
    }
    if row.and_then(PlankRow::plank) != Some(plank) {
        return Err(M::EndShowsAnother { end, plank: plank.to_string() });
    }
    match row.and_then(|row| row.number) {
        Some(number) if usize::from(number) != count => Err(M::EndWasNotLast { end, plank: number, count }),
        _ => Ok(()),
    }
}
