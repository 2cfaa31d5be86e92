//! Locates all boards and camps.

use super::fit::{CampFit, MIN_MARKERS, PrintedCamp, fit, fit_inliers, is_located, pairs, prints};
use super::limits::{self, board_name};
use super::other_game::other_game;
use super::{LocatedBoard, MarkerMatch, missing, neighbour};
use crate::game::Game;
use crate::photo::marker::{Sighting, side};
use crate::photo::view::{View, centre};
use crate::photo::words::{GameTitle, MarkerFinding, MarkerHint};
use crate::photo::{GameLoader, Picture};
use crate::text::{Action, Finding};

/// Locates all boards of a game that have markers.
pub fn boards(
    game: &Game,
    picture: &Picture,
    sightings: &[Sighting],
    known: GameLoader,
) -> Result<Vec<LocatedBoard>, Finding> {
    let prints = prints(game, sightings);
    if prints.is_empty() {
        let message = MarkerFinding::NoMarkersPrinted { title: GameTitle::from_game(game) };
        return Err(Finding::new(message).hint(MarkerHint::AddMarkers { corners: Action::GiveCorners }));
    }
    if sightings.is_empty() {
        return Err(missing::no_markers(picture));
    }
    let mut fits: Vec<Option<CampFit>> = prints.iter().map(|print| fit(print, picture)).collect();
    if fits.iter().all(|fit| fit.as_ref().is_none_or(|fit| fit.markers.len() < MIN_MARKERS))
        && let Some(refusal) = other_game(game, sightings, known)
    {
        return Err(refusal);
    }
    fit_by_neighbours(&prints, &mut fits, picture);
    for (print, fit) in prints.iter().zip(&fits) {
        if let Some(fit) = fit {
            refuse_duplicate(game, print, fit)?;
        }
    }
    let mut found = Vec::new();
    for (print, fit) in prints.iter().zip(fits) {
        let located = fit.filter(|fit| is_located(fit, print)).map(|fit| locate(print, &fit, picture));
        match located.flatten() {
            Some(located) => found.push(located),
            None => return Err(missing::explain(game, print, &prints, picture, &found)),
        }
    }
    for (located, print) in found.iter().zip(&prints) {
        limits::check(game, print.board, located, picture)?;
    }
    Ok(found)
}

/// Fits camps with too few markers again, on the table plane of the best located camp.
fn fit_by_neighbours(prints: &[PrintedCamp], fits: &mut [Option<CampFit>], picture: &Picture) {
    let is_enough = |(print, fit): &(&PrintedCamp, &CampFit)| is_located(fit, print);
    let known =
        prints.iter().zip(&*fits).filter_map(|(print, fit)| Some((print, fit.as_ref()?))).filter(is_enough);
    let Some((_, best)) = known.max_by_key(|(_, fit)| fit.markers.len()) else { return };
    let again = |(print, fit): (&PrintedCamp, &Option<CampFit>)| {
        let is_known = fit.as_ref().is_some_and(|fit| is_located(fit, print));
        if is_known { None } else { neighbour::fit_beside(print, best, picture) }
    };
    let again: Vec<Option<CampFit>> = prints.iter().zip(&*fits).map(again).collect();
    for (fit, again) in fits.iter_mut().zip(again) {
        *fit = again.or(fit.take());
    }
}

fn locate(print: &PrintedCamp, fit: &CampFit, picture: &Picture) -> Option<LocatedBoard> {
    let pairs = pairs(&[fit.markers.as_slice(), &fit.beside].concat());
    let view = View::fit(&pairs, picture.size(), picture.focal)?;
    let (board, camp) = print.number;
    Some(LocatedBoard { board, camp, view })
}

/// Refuses a second board with the same markers.
fn refuse_duplicate(game: &Game, print: &PrintedCamp, fit: &CampFit) -> Result<(), Finding> {
    let all = &print.seen;
    let is_near = |one: &MarkerMatch, other: &MarkerMatch| {
        centre(&one.seen).distance(centre(&other.seen)) < side(&other.seen)
    };
    let is_other = |other: &&MarkerMatch| !fit.markers.iter().any(|marker| is_near(marker, other));
    let others: Vec<MarkerMatch> = all.iter().filter(is_other).copied().collect();
    // Lenses and bowed paper put markers elsewhere, but not at two places.
    let is_twice = |one: &MarkerMatch| all.iter().any(|other| other.id == one.id && !is_near(one, other));
    let second =
        fit_inliers(&others).is_some_and(|fit| fit.markers.len() >= 2 && fit.markers.iter().any(is_twice));
    if !second {
        return Ok(());
    }
    let message = MarkerFinding::TwoBoards { board: board_name(game, print.number) };
    Err(Finding::new(message).hint(MarkerHint::CoverOneBoard))
}
