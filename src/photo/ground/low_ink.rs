//! Detects low-ink prints of boards: their frame is paper.

use kurbo::{Point, Rect};

use super::{LocatedBoard, bounds};
use crate::game::{Board, Game, Marker};
use crate::photo::Picture;
use crate::photo::low_ink::DarkSamples;
use crate::scene::Color;

/// Distance of frame samples from the white margin of a marker.
const FRAME_OFFSET_MM: f64 = 1.5;

/// Whether the frames of the boards are paper; `None` if undecidable.
pub fn is_low_ink(game: &Game, boards: &[LocatedBoard], picture: &Picture) -> Option<bool> {
    let mut samples = DarkSamples::default();
    for located in boards {
        let Some(board) = game.boards.get(located.board) else { continue };
        let Some(ink) = board.frame.color.map(luma) else { continue };
        let seen = |point: Point| {
            let at = located.view.project(point, 0.0).filter(|at| picture.holds(*at))?;
            Some(picture.grey.sample(at))
        };
        let markers = board.markers(located.camp);
        for (frame, paper) in markers.iter().flat_map(|marker| frame_samples(board, marker)) {
            if let (Some(frame), Some(paper)) = (seen(frame), seen(paper)) {
                samples.add(ink, frame, paper);
            }
        }
    }
    samples.are_paper()
}

/// Luma of a colour, from 0 to 1.
fn luma(color: Color) -> f64 {
    let (red, green, blue) = color.to_rgb();
    (0.299 * f64::from(red) + 0.587 * f64::from(green) + 0.114 * f64::from(blue)) / 255.0
}

/// Points of the frame beside the white margin of a marker, each paired with a point of that margin.
fn frame_samples(board: &Board, marker: &Marker) -> Vec<(Point, Point)> {
    let size = board.size();
    let (width, height) = (size.width.get(), size.height.get());
    let (sides, ends) = (board.frame.sides.get(), board.frame.ends.get());
    let cells = Rect::new(sides, ends, width - sides, height - ends);
    let is_frame = |point: &Point| {
        Rect::new(0.0, 0.0, width, height).inset(-1.0).contains(*point) && !cells.inset(1.0).contains(*point)
    };
    let (black, white) = (bounds(marker.square), bounds(marker.white(size)));
    let Point { x, y } = black.center();
    let points = [
        (Point::new(white.x0 - FRAME_OFFSET_MM, y), Point::new(white.x0.midpoint(black.x0), y)),
        (Point::new(white.x1 + FRAME_OFFSET_MM, y), Point::new(white.x1.midpoint(black.x1), y)),
        (Point::new(x, white.y0 - FRAME_OFFSET_MM), Point::new(x, white.y0.midpoint(black.y0))),
        (Point::new(x, white.y1 + FRAME_OFFSET_MM), Point::new(x, white.y1.midpoint(black.y1))),
    ];
    points.into_iter().filter(|(frame, _)| is_frame(frame)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::{Overrides, load};
    use crate::templates;

    #[test]
    fn frame_is_sampled_beside_the_white_of_every_marker() {
        let template = templates::game("lightning").unwrap();
        let game = load(&template.source(), &Overrides::default(), template).unwrap().game;
        let board = &game.boards[0];
        let markers = board.markers(0);
        for marker in &markers {
            let points = frame_samples(board, marker);
            assert!(!points.is_empty(), "{marker:?}");
            for (frame, paper) in points {
                let is_on =
                    |point: Point, marker: &Marker| bounds(marker.white(board.size())).contains(point);
                assert!(is_on(paper, marker) && !markers.iter().any(|other| is_on(frame, other)));
            }
        }
    }
}
