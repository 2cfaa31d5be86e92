//! Areas reserved for photos: markers with their white margins, and colour patches. Text avoids them.

use super::face::place;
use super::lettering::Lettering;
use super::{Look, shape};
use crate::game::{Board, BoardCamp, MarkKind, Marker, Piece};
use crate::scene::{Color, GlyphResult, Rect};

/// The reserved areas of a camp, relative to the top left corner of the cut board.
pub(crate) fn areas_of_camp(board: &Board, camp: &BoardCamp) -> Vec<Rect> {
    areas(board, board.camps.iter().position(|own| own == camp).unwrap_or_default())
}

/// The reserved areas of a camp by its index.
pub(crate) fn areas(board: &Board, camp: usize) -> Vec<Rect> {
    let whites = board.markers(camp).into_iter().map(|marker| marker.white(board.size()));
    let patches = board.patches().into_iter().map(|patch| patch.rect);
    whites.chain(patches).map(|area| shape::rect(area.grown(Marker::TO_TEXT))).collect()
}

/// The texts on the front of a piece that its photo marks cover, wholly or in part.
pub(crate) fn covered(piece: &Piece, look: Look) -> GlyphResult<Vec<String>> {
    let size = piece.shape.size();
    let whites = piece.marked.first().into_iter().flatten().map(|marker| marker.white(size));
    let patches = piece.patches.iter().map(|patch| patch.rect);
    let to_middle = shape::centred(size).origin().to_vec2();
    let areas: Vec<Rect> = whites.chain(patches).map(|area| shape::rect(area) + to_middle).collect();
    let mut covered = Vec::new();
    for mark in piece.front.marks.iter().filter(|_| !areas.is_empty()) {
        let MarkKind::Text { text, align, height, .. } = &mark.kind else { continue };
        let text = text.get(look.lang);
        let drawn = Lettering::rich(text, height.get(look.lang).get(), Color::BLACK)?;
        let area = place(mark).transform_rect_bbox(drawn.area(*align));
        if areas.iter().any(|taken| !taken.intersect(area).is_zero_area()) {
            covered.push(text.to_string().replace('\n', " "));
        }
    }
    Ok(covered)
}
