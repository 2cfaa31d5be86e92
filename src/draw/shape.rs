//! Outlines of pieces, and basic shapes.

use std::f64::consts::FRAC_PI_2;

use kurbo::Shape as _;

use crate::game;
use crate::scene::{Affine, BezPath, Color, Node, Point, Rect, Size, Vec2};
use crate::sheet::SheetSide;

use crate::scene::QUARTER_HANDLE;
pub(crate) use crate::scene::{polygon, polyline, rings};

/// The directions in which the quarters of a circle start, by cosine and sine: from the right, clockwise.
const QUARTERS: [(f64, f64); 4] = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
/// Minimum length of an arc that guides scissors.
const MIN_ARC_MM: f64 = 0.4;
/// How exactly outlines grow.
const GROWN_TOLERANCE_MM: f64 = 0.01;
/// Width of cut lines, alignment marks and rulers: thin enough to cut on, wide enough to be visible.
pub(crate) const HAIRLINE_MM: f64 = 0.15;
/// Width of the white line below hairlines, which makes them visible on dark print.
pub(crate) const HAIRLINE_HALO_MM: f64 = 0.5;

/// Hairlines with a white halo. All halos are below all lines: where two share an edge, the halo of one would cover the
/// other.
pub(crate) fn hairlines(paths: Vec<BezPath>, color: Color) -> impl Iterator<Item = Node> {
    let halos: Vec<Node> =
        paths.iter().map(|path| Node::stroked(path.clone(), Color::WHITE, HAIRLINE_HALO_MM)).collect();
    halos.into_iter().chain(paths.into_iter().map(move |path| Node::stroked(path, color, HAIRLINE_MM)))
}

/// What is seen in a mirror beside a piece centred at the origin, as its outline is from behind.
pub(crate) const MIRROR: Affine = Affine::FLIP_X;

/// The closed outline of a side of a piece centred at the origin, grown by `grow` millimetres.
pub(crate) fn outline(piece: &game::Piece, side: SheetSide, grow: f64) -> BezPath {
    match (&piece.contour, side) {
        (Some(contour), SheetSide::Front) => grown(contour, grow),
        (Some(contour), SheetSide::Back) => (MIRROR * grown(contour, grow)).reverse_subpaths(),
        // The others are symmetrical.
        (None, _) => basic(piece.shape, grow),
    }
}

/// A clockwise outline grown by the line around it, or shrunk to within that line.
fn grown(contour: &BezPath, grow: f64) -> BezPath {
    if grow == 0.0 {
        return contour.clone();
    }
    let pen = kurbo::Stroke::new(2.0 * grow.abs()).with_join(kurbo::Join::Round);
    let line = kurbo::stroke(contour.iter(), &pen, &kurbo::StrokeOpts::default(), GROWN_TOLERANCE_MM);
    let across = |ring: &BezPath| ring.bounding_box().width() * grow.signum();
    let sides =
        rings(&line).into_iter().map(|ring| if ring.area() < 0.0 { ring.reverse_subpaths() } else { ring });
    let Some(mut side) = sides.max_by(|one, other| across(one).total_cmp(&across(other))) else {
        return contour.clone();
    };
    if grow > 0.0 {
        // Where the line crosses itself in a notch.
        append(&mut side, contour);
    }
    side
}

/// The outline of a shape that no drawing gives.
fn basic(shape: game::Shape, grow: f64) -> BezPath {
    match shape {
        game::Shape::Circle { diameter } => circle(Point::ORIGIN, diameter.get() / 2.0 + grow),
        game::Shape::Hexagon { across, top } => hexagon(Point::ORIGIN, across.get() + 2.0 * grow, top),
        game::Shape::Triangle { side } => {
            let corners =
                game::triangle(side.get() + grow * 12f64.sqrt()).map(|corner| corner + shape.middle());
            polygon(corners.map(|corner| (corner.x, corner.y)))
        }
        game::Shape::Rectangle { size, corner } if corner > game::Mm::ZERO => {
            rounded(centred(size).inflate(grow, grow), (corner.get() + grow).max(0.0))
        }
        game::Shape::Rectangle { .. } | game::Shape::Strip(_) | game::Shape::Outline { .. } => {
            rectangle(centred(shape.size()).inflate(grow, grow))
        }
    }
}

/// The hole of a piece centred at the origin, grown by `grow` millimetres.
pub(crate) fn hole(piece: &game::Piece, grow: f64) -> Option<BezPath> {
    Some(circle(piece.shape.middle().to_point(), piece.hole?.get() / 2.0 + grow))
}

/// What is left of a side of a piece after the cut: its outline, and its hole the other way round.
pub(crate) fn cut_out(piece: &game::Piece, side: SheetSide) -> BezPath {
    hole(piece, 0.0).iter().fold(outline(piece, side, 0.0), without)
}

/// The painted area of a side of a piece, `grow` millimetres beyond its outline. With bleed it includes the corners that are
/// rounded after straight cuts.
pub(crate) fn painted(piece: &game::Piece, side: SheetSide, grow: f64, bleeds: bool) -> BezPath {
    match bleeds && piece.shape.is_rectangular() {
        true => rectangle(centred(piece.shape.size()).inflate(grow, grow)),
        false => outline(piece, side, grow),
    }
}

/// The arcs along which the corners of a rectangle centred at the origin are rounded after straight cuts, `beyond`
/// millimetres outside the cut and within the corner.
pub(crate) fn corner_arcs(shape: game::Shape, beyond: f64) -> Option<BezPath> {
    let radius = shape.corner().get();
    if radius <= 0.0 {
        return None;
    }
    let inner = centred(shape.size()).inflate(-radius, -radius);
    let (wide, skipped) = (radius + beyond, (radius / (radius + beyond)).acos());
    let sweep = FRAC_PI_2 - 2.0 * skipped;
    if wide * sweep < MIN_ARC_MM {
        return None;
    }
    let corners = [(inner.x1, inner.y1), (inner.x0, inner.y1), (inner.x0, inner.y0), (inner.x1, inner.y0)];
    let mut path = BezPath::new();
    for (quarter, centre) in corners.into_iter().enumerate() {
        let start = quarter as f64 * FRAC_PI_2 + skipped;
        add_arc(&mut path, centre.into(), wide, (start, start + sweep));
    }
    Some(path)
}

/// Adds an arc of at most a quarter of a circle, clockwise between two directions in radians.
fn add_arc(path: &mut BezPath, centre: Point, radius: f64, (from, to): (f64, f64)) {
    let handle = radius * 4.0 / 3.0 * ((to - from) / 4.0).tan();
    let at = |angle: f64| centre + Vec2::from_angle(angle) * radius;
    let along = |angle: f64| Vec2::from_angle(angle + FRAC_PI_2) * handle;
    path.move_to(at(from));
    path.curve_to(at(from) + along(from), at(to) - along(to), at(to));
}

/// A closed rectangle with rounded corners.
fn rounded(rect: Rect, radius: f64) -> BezPath {
    let inner = rect.inflate(-radius, -radius);
    let mut path = BezPath::new();
    path.move_to((rect.x1, inner.y1));
    add_quarter(&mut path, Point::new(inner.x1, inner.y1), radius, QUARTERS[0]);
    path.line_to((inner.x0, rect.y1));
    add_quarter(&mut path, Point::new(inner.x0, inner.y1), radius, QUARTERS[1]);
    path.line_to((rect.x0, inner.y0));
    add_quarter(&mut path, Point::new(inner.x0, inner.y0), radius, QUARTERS[2]);
    path.line_to((inner.x1, rect.y0));
    add_quarter(&mut path, Point::new(inner.x1, inner.y0), radius, QUARTERS[3]);
    path.close_path();
    path
}

/// The rectangle of a size centred at the origin.
pub(crate) fn centred(size: game::Size) -> Rect {
    Rect::from_center_size(Point::ORIGIN, self::size(size))
}

/// Converts a rectangle to scene units (millimetres).
pub(crate) fn rect(rect: game::Rect) -> Rect {
    Rect::new(rect.left().get(), rect.top().get(), rect.right().get(), rect.bottom().get())
}

/// Converts a size to scene units (millimetres).
pub(crate) fn size(size: game::Size) -> Size {
    Size::new(size.width.get(), size.height.get())
}

/// Converts a point to scene units (millimetres).
pub(crate) fn point(point: game::Point) -> Point {
    Point::new(point.x.get(), point.y.get())
}

/// A closed rectangle.
pub(crate) fn rectangle(rect: Rect) -> BezPath {
    polygon([(rect.x0, rect.y0), (rect.x1, rect.y0), (rect.x1, rect.y1), (rect.x0, rect.y1)])
}

/// A rectangle without the area of these closed paths, which do not overlap.
pub(crate) fn with_holes(rect: Rect, holes: &[BezPath]) -> BezPath {
    holes.iter().fold(rectangle(rect), without)
}

/// A closed path without the area of another within it.
fn without(mut path: BezPath, hole: &BezPath) -> BezPath {
    let same_way = hole.area() * path.area() > 0.0;
    append(&mut path, &if same_way { hole.reverse_subpaths() } else { hole.clone() });
    path
}

/// A closed circle of four curves.
pub(crate) fn circle(centre: Point, radius: f64) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(centre + Vec2::new(1.0, 0.0) * radius);
    for quarter in QUARTERS {
        add_quarter(&mut path, centre, radius, quarter);
    }
    path.close_path();
    path
}

/// Adds a clockwise quarter of a circle that starts in a direction, given by its cosine and sine.
fn add_quarter(path: &mut BezPath, centre: Point, radius: f64, (cos, sin): (f64, f64)) {
    let at = |x: f64, y: f64| centre + Vec2::new(x, y) * radius;
    path.curve_to(
        at(cos - QUARTER_HANDLE * sin, sin + QUARTER_HANDLE * cos),
        at(-sin + QUARTER_HANDLE * cos, cos + QUARTER_HANDLE * sin),
        at(-sin, cos),
    );
}

/// A closed regular hexagon, `across` between opposite flat sides.
pub(crate) fn hexagon(centre: Point, across: f64, top: game::HexTop) -> BezPath {
    let corners = game::hexagon(across, top).into_iter();
    polygon(corners.map(|corner| (centre.x + corner.x, centre.y + corner.y)))
}

/// Adds one straight line.
pub(crate) fn add_line(path: &mut BezPath, from: Point, to: Point) {
    path.move_to(from);
    path.line_to(to);
}

pub(crate) fn append(path: &mut BezPath, more: &BezPath) {
    path.extend(more.elements().iter().copied());
}

/// Rotation by quarter turns, clockwise about the origin, without rounding errors of sine and cosine.
pub(crate) fn quarters(quarters: u8) -> Affine {
    Affine::new(match quarters % 4 {
        0 => [1.0, 0.0, 0.0, 1.0, 0.0, 0.0],
        1 => [0.0, 1.0, -1.0, 0.0, 0.0, 0.0],
        2 => [-1.0, 0.0, 0.0, -1.0, 0.0, 0.0],
        _ => [0.0, -1.0, 1.0, 0.0, 0.0, 0.0],
    })
}

/// Rotation by degrees, clockwise about the origin; exact for quarter turns.
pub(crate) fn turned(degrees: f64) -> Affine {
    let turns = degrees.rem_euclid(360.0) / 90.0;
    if turns.fract() == 0.0 { quarters(turns as u8) } else { Affine::rotate(degrees.to_radians()) }
}

#[cfg(test)]
mod tests {
    use kurbo::Shape as _;

    use super::*;
    use crate::game::{HexTop, Mm, Shape, Size, Strip};

    #[test]
    fn an_outline_has_the_size_of_its_piece_and_grows_on_all_sides() {
        let strip = Strip { squares: 3, square: Mm::new(30), tab: Mm::new(16) };
        for shape in [
            Shape::rectangle(Size::new(Mm::new(40), Mm::new(20))),
            Shape::Rectangle { size: Size::new(Mm::new(40), Mm::new(20)), corner: Mm::new(4) },
            Shape::Strip(strip),
            Shape::Circle { diameter: Mm::new(25) },
            Shape::Hexagon { across: Mm::new(30), top: HexTop::Pointy },
            Shape::Triangle { side: Mm::new(40) },
        ] {
            let size = shape.size();
            let plain = basic(shape, 0.0).bounding_box();
            assert!((plain.width() - size.width.get()).abs() < 1e-3, "{shape:?}: {plain:?}");
            assert!((plain.height() - size.height.get()).abs() < 1e-3, "{shape:?}: {plain:?}");
            let grown = basic(shape, 2.0).bounding_box();
            // Corners of triangles move farther than their sides.
            let by = if matches!(shape, Shape::Triangle { .. }) { 48f64.sqrt() } else { 4.0 };
            assert!((grown.width() - plain.width() - by).abs() < 1e-9, "{shape:?}: {grown:?}");
        }
    }

    #[test]
    fn outlines_of_drawings_grow_and_shrink_by_the_same_on_all_sides() {
        // A cross, whose notches are its narrow places.
        let corners =
            [(-3.0, -9.0), (3.0, -9.0), (3.0, -3.0), (9.0, -3.0), (9.0, 3.0), (3.0, 3.0), (3.0, 9.0)];
        let more = [(-3.0, 9.0), (-3.0, 3.0), (-9.0, 3.0), (-9.0, -3.0), (-3.0, -3.0)];
        let cross = polygon(corners.into_iter().chain(more));
        assert!(cross.area() > 0.0);
        let far = grown(&cross, 1.5);
        for (x, y, is_in) in
            [(10.4, 0.0, true), (10.6, 0.0, false), (4.4, -8.0, true), (4.4, -4.4, true), (4.6, -4.6, false)]
        {
            assert_eq!(far.contains(Point::new(x, y)), is_in, "{x} {y}");
        }
        let near = grown(&cross, -0.5);
        assert!(near.contains(Point::new(8.4, 0.0)) && !near.contains(Point::new(8.6, 0.0)));
    }

    #[test]
    fn circles_are_accurate_to_a_few_micrometres() {
        let disc = circle(Point::ORIGIN, 12.5);
        for segment in disc.segments() {
            for step in 0..=20 {
                let radius = kurbo::ParamCurve::eval(&segment, f64::from(step) / 20.0).to_vec2().hypot();
                assert!((radius - 12.5).abs() < 0.005, "{radius}");
            }
        }
    }

    #[test]
    fn quarter_turns_are_exact_and_clockwise() {
        assert_eq!(quarters(1) * Point::new(0.0, -1.0), Point::new(1.0, 0.0));
        assert_eq!(turned(-90.0) * Point::new(0.0, -1.0), Point::new(-1.0, 0.0));
    }
}
