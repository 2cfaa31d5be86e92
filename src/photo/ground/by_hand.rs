//! Boards from corners given by the user.

use kurbo::{Point, Size};

use super::super::Picture;
use super::super::view::{Pair, View};
use super::{LocatedBoard, limits};
use crate::game::{Game, Lattice};
use crate::photo::Refusal;
use crate::photo::words::BoardMessage;
use crate::text::codes::PhotoCode;

/// Locates the boards of a game by the corners of their squares: for each camp of each board four points of the
/// picture, clockwise from the corner that is top left in print.
pub fn by_hand(game: &Game, picture: &Picture, corners: &[[Point; 4]]) -> Result<Vec<LocatedBoard>, Refusal> {
    let camps = game.boards.iter().enumerate();
    let camps: Vec<_> = camps
        .flat_map(|(number, board)| (0..board.camps.len()).map(move |camp| (number, camp, board)))
        .collect();
    let refuse = |message, hint: BoardMessage| Err(Refusal::new(PhotoCode::Corners, message).hint(hint));
    if camps.is_empty() {
        return refuse(BoardMessage::NoBoardForCorners, BoardMessage::LeaveCornersOut);
    }
    if camps.len() != corners.len() {
        let message = BoardMessage::CornersOfBoards { given: corners.len(), boards: camps.len() };
        return refuse(message, BoardMessage::GiveCornersOfEach);
    }
    let mut found = Vec::new();
    for ((number, camp, board), corners) in camps.into_iter().zip(corners) {
        let bounds = Lattice::new(board).bounds();
        let printed = [
            Point::new(bounds.x0, bounds.y0),
            Point::new(bounds.x1, bounds.y0),
            Point::new(bounds.x1, bounds.y1),
            Point::new(bounds.x0, bounds.y1),
        ];
        let pairs: Vec<Pair> = printed.into_iter().zip(*corners).collect();
        let (width, height) = (picture.width() as f64, picture.height() as f64);
        if let Some(at) = corners.iter().find(|at| !picture.holds(**at)) {
            let scale = picture.reduced as f64;
            let message = BoardMessage::CornerOutside {
                corner: format!("{:.0},{:.0}", at.x * scale, at.y * scale),
                width: picture.width() * picture.reduced,
                height: picture.height() * picture.reduced,
            };
            return refuse(message, BoardMessage::GiveCornersInPixels);
        }
        let turns: Vec<f64> = (0..4)
            .map(|at| {
                (corners[(at + 1) % 4] - corners[at]).cross(corners[(at + 2) % 4] - corners[(at + 1) % 4])
            })
            .collect();
        let view = View::fit(&pairs, Size::new(width, height), picture.focal);
        match view.filter(|_| turns.iter().all(|turn| *turn > 0.0)) {
            Some(view) => found.push(LocatedBoard { board: number, camp, view }),
            None => return refuse(BoardMessage::NoCornersOfABoard, BoardMessage::BeginAtTopLeft),
        }
    }
    for located in &found {
        if let Some(board) = game.boards.get(located.board) {
            limits::check(game, board, located, picture)?;
        }
    }
    Ok(found)
}
