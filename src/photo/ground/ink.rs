//! Whether a board was printed with little ink: then its frame, which has a colour of its own, is paper.

use kurbo::{Point, Rect};

use super::BoardSight;
use super::fit::{corners, middle};
use crate::game::{Board, Game, Marker};
use crate::photo::picture::Picture;

/// A frame that is lighter than this has too little ink to tell by.
const PALE: f64 = 0.6;
/// So far beside the white round a marker the frame is looked at, mm.
const BESIDE: f64 = 1.5;
/// A camera writes this root of light.
const CURVE: f64 = 2.2;

/// Whether the frames of some boards are seen to be paper; none if no frame is dark enough to tell.
pub fn is_spared(game: &Game, boards: &[BoardSight], picture: &Picture) -> Option<bool> {
    let mut shares: Vec<f64> = Vec::new();
    for sight in boards {
        let Some(board) = game.boards.get(sight.board) else { continue };
        let Some(color) = board.frame.color.filter(|color| color.lightness() < PALE) else { continue };
        let ink = color.lightness().powf(CURVE);
        let light = |place: Point| {
            let at = sight.view.project(place, 0.0).filter(|at| picture.holds(*at))?;
            Some((picture.grey.sample(at) / 255.0).powf(CURVE))
        };
        for (frame, paper) in board.markers(sight.camp).iter().flat_map(|marker| beside(board, marker)) {
            // 0 as dark as its ink, 1 as light as the white beside it.
            let share = light(frame).zip(light(paper)).filter(|(_, paper)| *paper > 0.0);
            shares.extend(share.map(|(frame, paper)| (frame / paper - ink) / (1.0 - ink)));
        }
    }
    shares.sort_by(f64::total_cmp);
    shares.get(shares.len() / 2).map(|share| *share > 0.5)
}

/// Places of the frame beside the white round a marker, each with a place of that white.
fn beside(board: &Board, marker: &Marker) -> Vec<(Point, Point)> {
    let size = board.size();
    let (width, height) = (size.width.get(), size.height.get());
    let (sides, ends) = (board.frame.sides.get(), board.frame.ends.get());
    let cells = Rect::new(sides, ends, width - sides, height - ends);
    let is_frame = |place: &Point| {
        Rect::new(0.0, 0.0, width, height).inset(-1.0).contains(*place) && !cells.inset(1.0).contains(*place)
    };
    let (black, white) = (corners(marker), marker.white(size));
    let middle = middle(&black);
    let (left, right) = (white.left().get(), white.right().get());
    let (top, bottom) = (white.top().get(), white.bottom().get());
    let [near, _, far, _] = black;
    let places = [
        (Point::new(left - BESIDE, middle.y), Point::new((left + near.x) / 2.0, middle.y)),
        (Point::new(right + BESIDE, middle.y), Point::new((right + far.x) / 2.0, middle.y)),
        (Point::new(middle.x, top - BESIDE), Point::new(middle.x, (top + near.y) / 2.0)),
        (Point::new(middle.x, bottom + BESIDE), Point::new(middle.x, (bottom + far.y) / 2.0)),
    ];
    places.into_iter().filter(|(frame, _)| is_frame(frame)).collect()
}
