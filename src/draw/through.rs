//! Cuts that run right through: their marks and numbers.

use super::lettering::{Lettering, TEXT_INK, TextAnchor};
use super::shape::{self, HAIRLINE_HALO_MM, HAIRLINE_MM};
use crate::scene::{Affine, BezPath, Color, Font, GlyphResult, Node, Vec2};
use crate::sheet::{CutEnd, NUMBER_HEIGHT, PieceSide, Segment, Sheet};

/// The marks and numbers of the cuts of a sheet.
pub(super) fn nodes(sheet: &Sheet) -> GlyphResult<Vec<Node>> {
    let feet = || sheet.through.iter().filter_map(|cut| cut.foot).map(|mark| CutEnd { mark, beside: None });
    let ends = || sheet.through.iter().flat_map(|cut| cut.ends).chain(feet());
    let mut nodes = Vec::new();
    if !sheet.through.is_empty() {
        nodes.extend(marks(ends(), Color::WHITE, HAIRLINE_HALO_MM));
        nodes.extend(marks(ends(), Color::BLACK, HAIRLINE_MM));
    }
    for cut in &sheet.through {
        let Some(label) = cut.label else { continue };
        let number = Lettering::new(&cut.number.to_string(), Font::Sans, NUMBER_HEIGHT.get(), TEXT_INK)?;
        let place = Affine::translate(shape::point(label.centre()).to_vec2());
        let is_upright = cut.ends[0].mark.from.x == cut.ends[0].mark.to.x;
        nodes.extend(number.put(TextAnchor::Middle, place * shape::quarters(if is_upright { 3 } else { 0 })));
    }
    Ok(nodes)
}

/// Marks as lines of a width: along a piece they lie beside it, with their edge on the cut.
fn marks(ends: impl Iterator<Item = CutEnd>, color: Color, width: f64) -> Option<Node> {
    let mut lines = BezPath::new();
    for CutEnd { mark: Segment { from, to }, beside } in ends {
        let across = if from.x == to.x { Vec2::new(1.0, 0.0) } else { Vec2::new(0.0, 1.0) };
        let off = across
            * match beside {
                Some(PieceSide::Before) => width / 2.0,
                Some(PieceSide::After) => -width / 2.0,
                None => 0.0,
            };
        shape::add_line(&mut lines, shape::point(from) + off, shape::point(to) + off);
    }
    (!lines.elements().is_empty()).then(|| Node::stroked(lines, color, width))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{CutStyle, Mm, Options, Piece};
    use crate::scene::Rect;
    use crate::sheet::tests::fixtures::{A4, game, options, piece, square};
    use crate::sheet::{is_trimmed, lay_out};

    fn sheet(side: i64, count: usize) -> Sheet {
        let options = Options { cut: CutStyle::Guillotine, ..options(A4) };
        let game = game([Piece { gap: Mm::ZERO, ..piece(square(side), count) }]);
        lay_out(&game, &options).expect("it fits").remove(0)
    }

    #[test]
    fn every_number_is_within_its_area() {
        // More than a hundred cuts, so that there are numbers of three digits.
        let sheet = sheet(20, 90);
        let numbers: Vec<Rect> = nodes(&sheet)
            .unwrap()
            .iter()
            .filter_map(|node| match node {
                Node::Text(text) => Some(text.place.transform_rect_bbox(text.ink()?)),
                _ => None,
            })
            .collect();
        let areas: Vec<Rect> = sheet.through.iter().filter_map(|cut| cut.label).map(shape::rect).collect();
        assert!(areas.len() > 100 && numbers.len() == areas.len());
        for (number, area) in numbers.iter().zip(areas) {
            assert!(area.inflate(0.05, 0.05).contains_rect(*number), "{number:?} in {area:?}");
        }
    }

    #[test]
    fn marks_and_their_halos_touch_no_trimmed_piece() {
        let sheet = sheet(20, 7);
        assert!(is_trimmed(square(20)));
        let pieces: Vec<Rect> = sheet
            .placed
            .iter()
            .map(|placed| Rect::from_center_size(shape::point(placed.centre), (20.0, 20.0)))
            .collect();
        for node in nodes(&sheet).unwrap() {
            let Node::Path(line) = node else { continue };
            let half = line.stroke.map_or(0.0, |stroke| stroke.width) / 2.0;
            for segment in line.path.segments() {
                let (from, to) = (kurbo::ParamCurve::start(&segment), kurbo::ParamCurve::end(&segment));
                let across = if from.x == to.x { (half, 0.0) } else { (0.0, half) };
                let ink = Rect::from_points(from, to).inflate(across.0, across.1).inflate(-0.001, -0.001);
                let on = pieces.iter().find(|piece| piece.overlaps(ink));
                assert_eq!(on, None, "{from:?} to {to:?}");
            }
        }
    }
}
