//! SVG → shapes, or pixels where shapes cannot show it.

use resvg::tiny_skia::{self, LineCap, LineJoin, Path, PathSegment, PathStroker, Transform};
use resvg::usvg::{self, BlendMode, FillRule, Group, Node, Paint, PaintOrder, Tree, roxmltree};

use super::{Art, ArtError, effort, pixels, refuse};
use crate::scene::{self, Affine, BezPath, Cap, Color, Drawing, Fill, Join, Point, Rect, Shape, Stroke};

/// Reads a drawing.
pub(super) fn read(text: &str) -> Result<Art, ArtError> {
    let broken = |why: String| {
        ArtError::new(format!("the drawing cannot be read: {why}"))
            .hint("open it in a browser to see what is wrong")
    };
    check_depth(text)?;
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..roxmltree::ParsingOptions::default() };
    let document =
        roxmltree::Document::parse_with_options(text, options).map_err(|error| broken(error.to_string()))?;
    effort::check_parts(&document)?;
    refuse::refuse(&document)?;
    let tree = Tree::from_xmltree(&document, &usvg::Options::default())
        .map_err(|error| broken(error.to_string()))?;
    let mut shapes = Vec::new();
    if add_group(&mut shapes, tree.root()).is_some() {
        let size = tree.size();
        let bounds = Rect::new(0.0, 0.0, f64::from(size.width()), f64::from(size.height()));
        if shapes.is_empty() {
            return Err(ArtError::new("the drawing shows nothing"));
        }
        Ok(Art::Drawing(Drawing { bounds, shapes }))
    } else {
        effort::check_layers(&tree)?;
        pixels::draw(&tree).map(Art::Picture)
    }
}

/// Elements within elements deeper than any drawing needs.
const DEEPEST: usize = 500;

/// Refuses nesting that a reader by recursion cannot follow, before such a reader sees it.
fn check_depth(text: &str) -> Result<(), ArtError> {
    let mut depth = 0usize;
    for tag in text.split('<').skip(1) {
        if tag.starts_with('/') {
            depth = depth.saturating_sub(1);
        } else if !tag.starts_with(['!', '?']) && !tag.split('>').next().unwrap_or_default().ends_with('/') {
            depth += 1;
        }
        if depth > DEEPEST {
            return Err(ArtError::new(format!("the drawing nests its parts more than {DEEPEST} deep"))
                .hint("ungroup and simplify it in the drawing program"));
        }
    }
    Ok(())
}

/// Adds what a group shows; none if shapes cannot show it.
fn add_group(shapes: &mut Vec<Shape>, group: &Group) -> Option<()> {
    let plain = group.opacity().get() == 1.0
        && group.blend_mode() == BlendMode::Normal
        && group.clip_path().is_none()
        && group.mask().is_none()
        && group.filters().is_empty();
    if !plain {
        return None;
    }
    for node in group.children() {
        match node {
            Node::Group(group) => add_group(shapes, group)?,
            Node::Path(path) if path.is_visible() => add_path(shapes, path)?,
            Node::Path(_) => {}
            // Refused before; if one comes through after all, it must not vanish.
            Node::Image(_) | Node::Text(_) => return None,
        }
    }
    Some(())
}

fn add_path(shapes: &mut Vec<Shape>, path: &usvg::Path) -> Option<()> {
    let place = affine(path.abs_transform());
    let outline = bez_path(path.data(), place);
    let fill = match path.fill() {
        None => None,
        Some(fill) => {
            let color = solid(fill.paint(), fill.opacity())?;
            let rule = match fill.rule() {
                FillRule::NonZero => scene::FillRule::NonZero,
                FillRule::EvenOdd => scene::FillRule::EvenOdd,
            };
            Some(Fill { color, rule })
        }
    };
    let Some(stroke) = path.stroke() else {
        shapes.push(Shape { path: outline, fill, stroke: None });
        return Some(());
    };
    let color = solid(stroke.paint(), stroke.opacity())?;
    let first = path.paint_order() == PaintOrder::StrokeAndFill;
    match pen(stroke, path.abs_transform(), color) {
        Some(pen) if !first || fill.is_none() => {
            shapes.push(Shape { path: outline, fill, stroke: Some(pen) })
        }
        pen => {
            let stroked = match pen {
                Some(pen) => Some(Shape { path: outline.clone(), fill: None, stroke: Some(pen) }),
                // The stroke as an area: what our pens cannot do, an outline can.
                None => stroke_outline(path, stroke).map(|area| {
                    let rule = scene::FillRule::NonZero;
                    Shape { path: bez_path(&area, place), fill: Some(Fill { color, rule }), stroke: None }
                }),
            };
            let filled = fill.map(|fill| Shape { path: outline, fill: Some(fill), stroke: None });
            let both = if first { [stroked, filled] } else { [filled, stroked] };
            shapes.extend(both.into_iter().flatten());
        }
    }
    Some(())
}

/// The colour, if it is one, and opaque.
fn solid(paint: &Paint, opacity: usvg::Opacity) -> Option<Color> {
    match paint {
        Paint::Color(color) if opacity.get() == 1.0 => Some(Color::Rgb(color.red, color.green, color.blue)),
        _ => None,
    }
}

/// The stroke as a pen of the scene, if that has one: the same width all round, dashes from the start of the
/// path, the same limit for miters.
fn pen(stroke: &usvg::Stroke, transform: Transform, color: Color) -> Option<Stroke> {
    let [a, b, c, d, ..] = affine(transform).as_coeffs();
    let scale = a.hypot(b);
    let near = |one: f64, other: f64| (one - other).abs() <= 1e-4 * scale * scale;
    if !near(a * a + b * b, c * c + d * d) || !near(a * c + b * d, 0.0) || stroke.dashoffset() != 0.0 {
        return None;
    }
    let join = match stroke.linejoin() {
        usvg::LineJoin::Miter if stroke.miterlimit().get() == 4.0 => Join::Miter,
        usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => return None,
        usvg::LineJoin::Round => Join::Round,
        usvg::LineJoin::Bevel => Join::Bevel,
    };
    let cap = match stroke.linecap() {
        usvg::LineCap::Butt => Cap::Butt,
        usvg::LineCap::Round => Cap::Round,
        usvg::LineCap::Square => Cap::Square,
    };
    let dashes = stroke.dasharray().unwrap_or_default().iter().map(|&dash| f64::from(dash) * scale).collect();
    Some(Stroke { color, width: f64::from(stroke.width().get()) * scale, dashes, cap, join })
}

/// The area that a stroke covers, in the path's own units.
fn stroke_outline(path: &usvg::Path, stroke: &usvg::Stroke) -> Option<Path> {
    // Curves are approximated; a piece printed at ten times the drawing's size must not show it.
    let fine = 10.0 * PathStroker::compute_resolution_scale(&path.abs_transform());
    let pen = tiny_skia::Stroke {
        width: stroke.width().get(),
        miter_limit: stroke.miterlimit().get(),
        line_cap: match stroke.linecap() {
            usvg::LineCap::Butt => LineCap::Butt,
            usvg::LineCap::Round => LineCap::Round,
            usvg::LineCap::Square => LineCap::Square,
        },
        line_join: match stroke.linejoin() {
            usvg::LineJoin::Miter => LineJoin::Miter,
            usvg::LineJoin::MiterClip => LineJoin::MiterClip,
            usvg::LineJoin::Round => LineJoin::Round,
            usvg::LineJoin::Bevel => LineJoin::Bevel,
        },
        dash: None,
    };
    let dashes = stroke
        .dasharray()
        .and_then(|dashes| tiny_skia::StrokeDash::new(dashes.to_vec(), stroke.dashoffset()));
    match dashes {
        Some(dashes) => path.data().dash(&dashes, fine)?.stroke(&pen, fine),
        None => path.data().stroke(&pen, fine),
    }
}

fn affine(transform: Transform) -> Affine {
    let Transform { sx, ky, kx, sy, tx, ty } = transform;
    Affine::new([sx, ky, kx, sy, tx, ty].map(f64::from))
}

fn bez_path(path: &Path, place: Affine) -> BezPath {
    let point = |point: tiny_skia::Point| place * Point::new(f64::from(point.x), f64::from(point.y));
    let mut made = BezPath::new();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(p) => made.move_to(point(p)),
            PathSegment::LineTo(p) => made.line_to(point(p)),
            PathSegment::QuadTo(p1, p) => made.quad_to(point(p1), point(p)),
            PathSegment::CubicTo(p1, p2, p) => made.curve_to(point(p1), point(p2), point(p)),
            PathSegment::Close => made.close_path(),
        }
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    fn svg(inner: &str) -> String {
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 40 20">{inner}</svg>"#
        )
    }

    fn drawing(inner: &str) -> Drawing {
        match read(&svg(inner)).unwrap() {
            Art::Drawing(drawing) => drawing,
            Art::Picture(_) => panic!("{inner} was made into pixels"),
        }
    }

    fn message(inner: &str) -> String {
        read(&svg(inner)).unwrap_err().message
    }

    #[test]
    fn transforms_are_baked_in() {
        let drawing = drawing(
            r##"<g transform="translate(4 2)"><rect width="8" height="6" fill="#c00" stroke="#00c" stroke-width="2" stroke-dasharray="4 2"/></g>"##,
        );
        assert_eq!(drawing.bounds, Rect::new(0.0, 0.0, 20.0, 10.0));
        let [shape] = &drawing.shapes[..] else { panic!("{drawing:?}") };
        assert_eq!(kurbo::Shape::bounding_box(&shape.path), Rect::new(2.0, 1.0, 6.0, 4.0));
        let stroke = shape.stroke.as_ref().unwrap();
        assert_eq!((stroke.width, &stroke.dashes[..]), (1.0, &[2.0, 1.0][..]));
        assert_eq!(shape.fill.unwrap().color, Color::Rgb(204, 0, 0));
    }

    #[test]
    fn strokes_that_no_pen_draws_become_areas() {
        for stroke in [
            r#"transform="scale(2 1)""#,
            r#"stroke-miterlimit="10""#,
            r#"stroke-dasharray="3 1" stroke-dashoffset="2""#,
        ] {
            let drawing = drawing(&format!(r#"<path d="M1 1H5V5" fill="none" stroke="red" {stroke}/>"#));
            let [shape] = &drawing.shapes[..] else { panic!("{drawing:?}") };
            assert!(shape.stroke.is_none() && shape.fill.is_some(), "{stroke}");
        }
    }

    #[test]
    fn paint_order_is_kept() {
        let drawing = drawing(r#"<rect width="8" height="6" stroke="red" paint-order="stroke"/>"#);
        let [below, above] = &drawing.shapes[..] else { panic!("{drawing:?}") };
        assert!(below.stroke.is_some() && below.fill.is_none());
        assert!(above.stroke.is_none() && above.fill.is_some());
    }

    #[test]
    fn what_shapes_cannot_show_is_made_into_pixels() {
        for inner in [
            r#"<rect width="8" height="6" opacity="0.5"/>"#,
            r#"<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><rect width="8" height="6" fill="url(#g)"/>"#,
            r#"<clipPath id="c"><circle r="4"/></clipPath><rect width="8" height="6" clip-path="url(#c)"/>"#,
        ] {
            assert!(matches!(read(&svg(inner)), Ok(Art::Picture(_))), "{inner}");
        }
    }

    #[test]
    fn what_would_vanish_is_refused() {
        for (inner, why) in [
            ("<text x='3' y='3'>Go</text>", "holds words"),
            ("<image href='data:image/png;base64,AAAA'/>", "picture of pixels"),
            ("<use href='other.svg#a'/>", "needs another file: `other.svg#a`"),
            ("<rect width='1' height='1' fill='url(other.svg#a)'/>", "needs another file"),
            ("<style>@import 'a.css';</style>", "another file"),
            ("<foreignObject/>", "not SVG"),
            ("", "shows nothing"),
            ("<g>", "cannot be read"),
        ] {
            assert!(message(inner).contains(why), "{inner}: {}", message(inner));
        }
        assert!(message("<text>Go</text>").starts_with("line 1, column "));
    }

    #[test]
    fn empty_text_is_no_text() {
        assert_eq!(drawing("<text> <tspan/></text><rect width='1' height='1'/>").shapes.len(), 1);
    }

    #[test]
    fn bottomless_nesting_is_refused() {
        let deep = "<g>".repeat(100_000);
        assert!(message(&deep).contains("deep"));
    }
}
