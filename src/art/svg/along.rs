//! Paths along which words run.

use std::str::FromStr as _;

use kurbo::flatten;
use resvg::usvg::roxmltree::Node;

use super::font_style::FontStyle;
use super::style::XLINK;
use crate::scene::{Affine, BezPath, PathEl, Point};

/// How far the lines that stand for a curve may lie from it, in sizes of the words, and in sizes of the path at least.
const FLATNESS: f64 = 0.01;
const MIN_FLATNESS: f64 = 1e-5;
/// Maximum number of those lines.
const MAX_LINES: usize = 50_000;

/// A path along which words run.
#[derive(Debug)]
pub(super) struct Along {
    /// Its points, with their distance along it.
    points: Vec<(f64, Point)>,
    /// Where the words start.
    pub(super) start: f64,
}

/// The path to which the words of an element refer.
pub(super) fn target<'a, 'input>(node: Node<'a, 'input>) -> Option<Node<'a, 'input>> {
    let link = node.attribute("href").or_else(|| node.attribute((XLINK, "href")))?.strip_prefix('#')?;
    let mut all = node.document().descendants();
    all.find(|one| one.attribute("id") == Some(link) && one.tag_name().name() == "path")
}

impl Along {
    /// Reads the path of an element; `None` if there is none.
    pub(super) fn read(node: Node<'_, '_>, target: Node<'_, '_>, style: &FontStyle) -> Option<Along> {
        let typed = target.attribute("transform").unwrap_or_default();
        let svgtypes::Transform { a, b, c, d, e, f } = svgtypes::Transform::from_str(typed).ok()?;
        let place = Affine::new([a, b, c, d, e, f]);
        let path = place * BezPath::from_svg(target.attribute("d")?).ok()?;
        let mut points: Vec<(f64, Point)> = Vec::new();
        let extent = path.control_box().size().max_side();
        flatten(path, (FLATNESS * style.size).max(MIN_FLATNESS * extent), |line| {
            let (before, from) = points.last().copied().unwrap_or_default();
            match line {
                PathEl::MoveTo(to) => points.push((before, to)),
                _ if points.len() > MAX_LINES => {}
                _ => points.extend(line.end_point().map(|to| (before + from.distance(to), to))),
            }
        });
        let length = points.last()?.0;
        let offset = node.attribute("startOffset").unwrap_or_default();
        let part = offset.strip_suffix('%').and_then(|percent| percent.trim().parse::<f64>().ok());
        let start = part.map(|percent| percent / 100.0 * length);
        let start = start.or_else(|| style.lengths("dx", offset).next()).unwrap_or_default();
        (length.is_finite() && points.len() <= MAX_LINES).then_some(Along { points, start })
    }

    /// Where something at a distance along the path is placed, turned as the path runs; `None` beyond its ends.
    pub(super) fn at(&self, distance: f64) -> Option<Affine> {
        let next = self.points.partition_point(|&(before, _)| before < distance);
        let (&(start, from), &(end, to)) = (self.points.get(next.checked_sub(1)?)?, self.points.get(next)?);
        let point = from.lerp(to, (distance - start) / (end - start));
        Some(Affine::translate(point.to_vec2()) * Affine::rotate((to - from).atan2()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_along_a_path_follow_its_turns() {
        let points =
            vec![(0.0, Point::new(1.0, 1.0)), (4.0, Point::new(5.0, 1.0)), (6.0, Point::new(5.0, 3.0))];
        let along = Along { points, start: 0.0 };
        let at = |distance: f64| {
            along.at(distance).map(|place| (place * Point::ORIGIN, place * Point::new(0.0, -1.0)))
        };
        let near = |one: Point, other: (f64, f64)| one.distance(other.into()) < 1e-9;
        let (foot, head) = at(3.0).unwrap();
        assert!(near(foot, (4.0, 1.0)) && near(head, (4.0, 0.0)), "{foot} {head}");
        let (foot, head) = at(5.0).unwrap();
        assert!(near(foot, (5.0, 2.0)) && near(head, (6.0, 2.0)), "{foot} {head}");
        assert_eq!((at(-1.0), at(6.5)), (None, None));
    }
}
