//! Boards from corners given by the user.

use kurbo::{Point, Size};

use super::super::Picture;
use super::super::view::{Pair, View};
use super::{LocatedBoard, limits};
use crate::game::{Game, Lattice};
use crate::text::Diagnostic;
use crate::text::codes::PhotoCode;

/// Locates the boards of a game by the corners of their squares: for each camp of each board four points of the
/// picture, clockwise from the corner that is top left in print.
pub fn by_hand(
    game: &Game,
    picture: &Picture,
    corners: &[[Point; 4]],
) -> Result<Vec<LocatedBoard>, Diagnostic> {
    let camps = game.boards.iter().enumerate();
    let camps: Vec<_> = camps
        .flat_map(|(number, board)| (0..board.camps.len()).map(move |camp| (number, camp, board)))
        .collect();
    let refuse = |message: String, hint: &str| Err(Diagnostic::new(PhotoCode::Corners, message).hint(hint));
    if camps.is_empty() {
        return refuse(
            "this game has no board whose corners could be given".to_owned(),
            "leave `--corners` out",
        );
    }
    if camps.len() != corners.len() {
        let message =
            format!("corners are given of {} boards, and the game has {}", corners.len(), camps.len());
        return refuse(message, "give `--corners` once for each board or camp, in the order of the game");
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
            let message = format!(
                "the corner {:.0},{:.0} is outside the picture, which has {:.0} × {:.0} pixels",
                at.x * scale,
                at.y * scale,
                width * scale,
                height * scale
            );
            return refuse(message, "give each corner as x,y in pixels from the top left of the picture");
        }
        let turns: Vec<f64> = (0..4)
            .map(|at| {
                (corners[(at + 1) % 4] - corners[at]).cross(corners[(at + 2) % 4] - corners[(at + 1) % 4])
            })
            .collect();
        let view = View::fit(&pairs, Size::new(width, height), picture.focal);
        match view.filter(|_| turns.iter().all(|turn| *turn > 0.0)) {
            Some(view) => found.push(LocatedBoard { board: number, camp, view }),
            None => {
                return refuse(
                    "these four corners are not those of a board, clockwise as one sees it".to_owned(),
                    "begin with the corner that is at the top left as the board is printed, and go on clockwise",
                );
            }
        }
    }
    for located in &found {
        if let Some(board) = game.boards.get(located.board) {
            limits::check(game, board, located, picture)?;
        }
    }
    Ok(found)
}
