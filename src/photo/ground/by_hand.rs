//! Boards from corners given by the user.

use kurbo::Point;

use super::fit::camps;
use super::{LocatedBoard, limits};
use crate::game::{Game, Lattice};
use crate::photo::Picture;
use crate::photo::view::{Pair, View, quad};
use crate::photo::words::{CornerFinding, CornerHint};
use crate::text::{Action, Finding, Message};

/// Locates the boards of a game by the corners of their squares: for each camp of each board four points of the
/// picture, clockwise from the corner that is top left in print.
pub fn by_hand(game: &Game, picture: &Picture, corners: &[[Point; 4]]) -> Result<Vec<LocatedBoard>, Finding> {
    let camps: Vec<_> = camps(game).collect();
    let refuse = |message: CornerFinding, hint: Message| Err(Finding::new(message).hint(hint));
    if camps.is_empty() {
        return refuse(CornerFinding::NoBoardForCorners, Action::LeaveCornersOut.into());
    }
    if camps.len() != corners.len() {
        let message = CornerFinding::CornersOfBoards { given: corners.len(), boards: camps.len() };
        return refuse(message, Action::GiveCornersOfEach.into());
    }
    let mut found = Vec::new();
    for (((number, camp), board), corners) in camps.into_iter().zip(corners) {
        let bounds = Lattice::new(board).bounds();
        if let Some(at) = corners.iter().find(|at| !picture.holds(**at)) {
            // As the user sees the picture, who gave the corner.
            let (at, (width, height)) = (picture.upright(*at), picture.upright_size());
            let corner = format!("{:.0},{:.0}", at.x, at.y);
            let message = CornerFinding::CornerOutside { corner, width, height };
            return refuse(message, CornerHint::GiveCornersInPixels.into());
        }
        let pairs: Vec<Pair> = quad(bounds).into_iter().zip(*corners).collect();
        let turns: Vec<f64> = (0..4)
            .map(|at| {
                (corners[(at + 1) % 4] - corners[at]).cross(corners[(at + 2) % 4] - corners[(at + 1) % 4])
            })
            .collect();
        let view = View::fit(&pairs, picture.size(), picture.focal);
        match view.filter(|_| turns.iter().all(|turn| *turn > 0.0)) {
            Some(view) => found.push(LocatedBoard { board: number, camp, view }),
            None => return refuse(CornerFinding::NoCornersOfABoard, CornerHint::BeginAtTopLeft.into()),
        }
    }
    for located in &found {
        if let Some(board) = game.boards.get(located.board) {
            limits::check(game, board, located, picture)?;
        }
    }
    Ok(found)
}
