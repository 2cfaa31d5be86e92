//! Checks of the last turn against the table.

use super::Fault;
use crate::rules::Finding;
use crate::rules::plank::kit::{Kit, Plank, Player};
use crate::rules::plank::notation::About;
use crate::rules::plank::setup::{PlankRow, Setup};
use crate::rules::plank::turn::{End, PlankSquare, Target, Turn};
use crate::text::codes::PlankCode;

/// Row and index of the square where the last turn left its token, if the setup is consistent with it.
pub fn last_destination(setup: &Setup) -> Option<(usize, usize)> {
    match setup.last?.target()? {
        Target::OnTable(spot) => square(setup, spot),
        Target::New { end, place, .. } => {
            let row = if end == End::Bottom { setup.rows.len().checked_sub(1)? } else { 0 };
            Some((row, usize::from(place)))
        }
    }
}

/// Row and index of a square. A single plank is P1.
pub fn square(setup: &Setup, spot: PlankSquare) -> Option<(usize, usize)> {
    let numbered = |row: &PlankRow| row.number.unwrap_or(1) == spot.plank;
    let row = match setup.rows.as_slice() {
        [only] => numbered(only).then_some(0),
        rows => rows.iter().position(|row| row.number == Some(spot.plank)),
    };
    Some((row?, usize::from(spot.place)))
}

/// The player of the last turn, if its token shows him.
pub fn mover(setup: &Setup) -> Option<Player> {
    let (row, place) = last_destination(setup)?;
    Some(setup.rows.get(row)?.squares.get(place)?.token?.owner)
}

/// Checks the last turn.
pub fn check(setup: &Setup, kit: &Kit, faults: &mut Vec<Fault>) {
    let Some(turn) = setup.last else { return };
    if let Err(message) = check_result(setup, turn) {
        faults.push((Finding::new(PlankCode::LastContradicts, message), About::Last));
        return;
    }
    let Some(mover) = mover(setup) else { return };
    if mover.index() >= kit.players() {
        let message = format!("{mover} does not play in a game of {}", kit.players());
        faults.push((Finding::new(PlankCode::NoSuchPlayer, message), About::Last));
        return;
    }
    let next = kit.after(mover);
    if let Some(to_move) = setup.to_move.filter(|&to_move| to_move != next && to_move.index() < kit.players())
    {
        let message = format!("{turn} was {mover}'s turn, so {next} is to move, and not {to_move}");
        let finding = Finding::new(PlankCode::LastContradicts, message);
        faults.push((finding.rule("Players take turns in the order of their letters."), About::Last));
    }
}

/// Checks that the table shows the result of a turn.
fn check_result(setup: &Setup, turn: Turn) -> Result<(), String> {
    let Some(to) = turn.target() else { return Ok(()) };
    if let Target::New { end, plank, .. } = to {
        new_plank(setup, end, plank)?;
    }
    let (row, place) = last_destination(setup).ok_or_else(|| "there is no such plank".to_owned())?;
    let there = setup.rows.get(row).and_then(|row| row.squares.get(place)).copied();
    let there = there.ok_or_else(|| "there is no such plank".to_owned())?;
    if there.token.is_none() {
        return Err(format!(
            "{turn} put a token on {}, and none lies there",
            super::square_name(setup, row, place)
        ));
    }
    if matches!(to, Target::New { .. })
        && setup.rows[row].squares.iter().filter(|square| square.token.is_some()).count() > 1
    {
        return Err(format!("{turn} laid a plank with one token on it, and more lie there"));
    }
    let Turn::Move { from, .. } = turn else { return Ok(()) };
    let (row, place) = square(setup, from).ok_or_else(|| format!("there is no P{}", from.plank))?;
    let left = setup.rows.get(row).and_then(|row| row.squares.get(place)).copied();
    match left {
        Some(left) if left.token.is_some() => {
            Err(format!("{turn} took the token from {from}, and one lies there"))
        }
        Some(left) if left.colour != there.colour => Err(format!(
            "{turn} moved a token from a {} square to a {} one",
            left.colour.name(),
            there.colour.name()
        )),
        Some(_) => Ok(()),
        None => Err(format!("there is no P{}", from.plank)),
    }
}

fn new_plank(setup: &Setup, end: End, plank: Plank) -> Result<(), String> {
    let count = setup.rows.len();
    let row = if end == End::Bottom { setup.rows.last() } else { setup.rows.first() };
    let at = if end == End::Bottom { "bottom" } else { "top" };
    match (end, count) {
        (_, 0) => return Err("no plank lies on the table".to_owned()),
        (End::First, 2..) => {
            return Err(format!("{count} planks lie on the table: the last was not the first"));
        }
        (End::Top | End::Bottom, 1) => {
            return Err("a single plank lies on the table: it was the first".to_owned());
        }
        _ => {}
    }
    if row.and_then(PlankRow::plank) != Some(plank) {
        return Err(format!("the plank at the {at} does not show {plank}"));
    }
    match row.and_then(|row| row.number) {
        Some(number) if usize::from(number) != count => {
            Err(format!("the plank at the {at} is P{number}, and the one laid last would be P{count}"))
        }
        _ => Ok(()),
    }
}
