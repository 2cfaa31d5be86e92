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
        let number =
            Lettering::new(&cut.number.to_string(), Font::Sans, NUMBER_HEIGHT.get(), TEXT_INK)?;
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
