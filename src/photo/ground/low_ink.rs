//! Detects low-ink prints: their frame, which is coloured otherwise, is paper.

use kurbo::{Point, Rect};

use super::{LocatedBoard, bounds};
use crate::game::{Board, Game, Marker};
use crate::photo::Picture;
use crate::photo::signal::{GAMMA, median};
use crate::scene::Color;

/// Maximum lightness of a frame that can be told from paper.
const MAX_FRAME_LUMA: f64 = 0.4;
/// Brighter white may be clipped, which would make the frame seem paler.
const CLIPPED_WHITE: f64 = 250.0;
/// Minimum number of samples. Their median must be below `INK_BELOW` or above `PAPER_ABOVE`, 0 being ink and 1 paper.
const MIN_SAMPLES: usize = 4;
const INK_BELOW: f64 = 0.35;
const PAPER_ABOVE: f64 = 0.65;
/// Distance of frame samples from the white margin of a marker.
const FRAME_OFFSET_MM: f64 = 1.5;

/// Whether the frames of the boards are paper; `None` if undecidable.
pub fn is_low_ink(game: &Game, boards: &[LocatedBoard], picture: &Picture) -> Option<bool> {
    let mut shares: Vec<f64> = Vec::new();
    for located in boards {
        let Some(board) = game.boards.get(located.board) else { continue };
        let Some(ink) = board.frame.color.map(luma).filter(|ink| *ink < MAX_FRAME_LUMA) else { continue };
        let ink = libm::pow(ink, GAMMA);
        let seen = |point: Point| {
            let at = located.view.project(point, 0.0).filter(|at| picture.holds(*at))?;
            Some(picture.grey.sample(at))
        };
        for (frame, paper) in
            board.markers(located.camp).iter().flat_map(|marker| frame_samples(board, marker))
        {
            let pair = seen(frame).zip(seen(paper)).filter(|(_, paper)| (1.0..CLIPPED_WHITE).contains(paper));
            // 0 as dark as its ink, 1 as light as the white beside it.
            let share = |(frame, paper): (f64, f64)| (libm::pow(frame / paper, GAMMA) - ink) / (1.0 - ink);
            shares.extend(pair.map(share));
        }
    }
    decide(shares)
}

/// Decides by the median share of paper.
fn decide(shares: Vec<f64>) -> Option<bool> {
    let enough = shares.len() >= MIN_SAMPLES;
    let middle = median(shares).filter(|_| enough)?;
    (!(INK_BELOW..PAPER_ABOVE).contains(&middle)).then_some(middle >= PAPER_ABOVE)
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

    #[test]
    fn few_or_ambiguous_samples_decide_nothing() {
        assert_eq!(decide(vec![0.0, 0.1, -0.1, 0.9]), Some(false));
        assert_eq!(decide(vec![0.9, 0.8, 1.0, 0.1]), Some(true));
        assert_eq!(decide(vec![0.5; 9]), None);
        assert_eq!(decide(vec![0.9; 3]), None);
    }
}
