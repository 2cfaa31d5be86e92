//! Pieces with an outline of their own: the ring of a drawing that holds all others.

use std::f64::consts::TAU;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use kurbo::{ParamCurveNearest as _, Shape as _};

use super::Resolver;
use super::gallery::LoadedArt;
use crate::game::{Mm, Point, Shape, Size};
use crate::scene::{self, Affine, BezPath, Drawing, Vec2, rings};
use crate::spec::typed::out_of_bounds;
use crate::spec::words::{PieceFinding, PieceHint};
use crate::spec::{At, limits};
use crate::text::Finding;

/// How far other shapes may lie beyond the outline, in widths of it.
const TOLERANCE: f64 = 0.01;
/// About how many points of other shapes are checked to lie within.
const CHECKED_POINTS: usize = 400;

/// The outline of a piece from a drawing, and where the drawing itself lies on such a piece.
#[derive(Clone, Debug)]
pub(crate) struct OwnOutline {
    /// In millimetres, around the middle of its bounding box, clockwise.
    pub path: Arc<BezPath>,
    pub shape: Shape,
    pub drawing: Arc<Drawing>,
    /// The width of the whole drawing.
    pub width: Mm,
    /// Its middle.
    pub middle: Point,
    /// The part of the bounding box around its middle that is on the piece.
    pub room: f64,
}

/// Points on each side of a box or on a quarter of a circle that are checked to lie within the outline.
const SIDE_POINTS: i32 = 10;

impl OwnOutline {
    /// Whether a circle around the middle is on the piece.
    pub(super) fn holds_circle(&self, radius: f64) -> bool {
        let ways = (0..4 * SIDE_POINTS).map(|at| f64::from(at) * TAU / f64::from(4 * SIDE_POINTS));
        holds(&self.path, ways.map(|way| Vec2::from_angle(way) * radius))
    }
}

fn holds(path: &BezPath, mut points: impl Iterator<Item = Vec2>) -> bool {
    points.all(|point| path.contains(point.to_point()))
}

/// The largest part of the bounding box around its middle that an outline holds, in twentieths; none if the middle is
/// not on the piece.
fn room(path: &BezPath) -> f64 {
    let bounds = path.bounding_box();
    let half = bounds.size().to_vec2() / 2.0;
    let along = (-SIDE_POINTS..=SIDE_POINTS).map(|at| f64::from(at) / f64::from(SIDE_POINTS));
    let edge: Vec<(f64, f64)> = along.flat_map(|at| [(at, -1.0), (at, 1.0), (-1.0, at), (1.0, at)]).collect();
    let is_on = |part: f64| holds(path, edge.iter().map(|(x, y)| Vec2::new(x * half.x, y * half.y) * part));
    (1..20).rev().map(|part| f64::from(part) / 20.0).find(|part| is_on(*part)).unwrap_or_default()
}

impl Resolver<'_> {
    /// The outline in a drawing, scaled to a width.
    pub(super) fn own_outline(&mut self, typed: &At<String>, width: Mm) -> Option<OwnOutline> {
        let path = (**typed).clone();
        let found = match self.art_file(typed)? {
            LoadedArt::Drawing(drawing) => silhouette(&drawing, path).map(|ring| (ring, drawing)),
            LoadedArt::Picture(_) | LoadedArt::Layered(..) => {
                Err((PieceFinding::NoOutline { path }, PieceHint::OneClosedPath))
            }
        };
        let found =
            found.map_err(|(fault, hint)| self.fault(Finding::new(fault).at(typed.span()).hint(hint)));
        let (ring, drawing) = found.ok()?;
        let bounds = ring.bounding_box();
        let scale = width.get() / bounds.width();
        let mut path = Affine::scale(scale) * Affine::translate(-bounds.center().to_vec2()) * ring;
        if path.area() < 0.0 {
            path = path.reverse_subpaths();
        }
        let size = Size::new(width, Mm::nearest(bounds.height() * scale));
        if let Some(fault) = out_of_bounds("height", size.height, limits::PIECE) {
            self.fault(fault.at(typed.span()));
            return None;
        }
        let mut hasher = DefaultHasher::new();
        path.to_svg().hash(&mut hasher);
        let middle = (drawing.bounds.center() - bounds.center()) * scale;
        Some(OwnOutline {
            room: room(&path),
            path: Arc::new(path),
            shape: Shape::Outline { size, id: hasher.finish() },
            width: Mm::nearest(drawing.bounds.width() * scale),
            middle: Point::new(Mm::nearest(middle.x), Mm::nearest(middle.y)),
            drawing,
        })
    }
}

/// The ring of the filled shapes that holds all others; of lines if nothing is filled.
fn silhouette(drawing: &Drawing, path: String) -> Result<BezPath, (PieceFinding, PieceHint)> {
    let of = |is_filled: bool| -> Vec<BezPath> {
        let paths = drawing.paths().filter(|path| path.fill.is_some() == is_filled);
        let rings = paths.flat_map(|path| rings(&path.path));
        rings.filter(|ring| ring.bounding_box().area() > 0.0).collect()
    };
    let rings = Some(of(true)).filter(|filled| !filled.is_empty()).unwrap_or_else(|| of(false));
    let area = |ring: &BezPath| ring.bounding_box().area();
    let largest = rings.iter().max_by(|one, other| area(one).total_cmp(&area(other)));
    let Some(outline) = largest else {
        return Err((PieceFinding::NoOutline { path }, PieceHint::OneClosedPath));
    };
    if outline.elements().len() > limits::OUTLINE_LINES {
        return Err((PieceFinding::OutlineTooFine { path }, PieceHint::SimplifyOutline));
    }
    let near = TOLERANCE * outline.bounding_box().width();
    let is_near = |at: scene::Point| {
        let apart = outline.segments().map(|segment| segment.nearest(at, near).distance_sq);
        outline.contains(at) || apart.fold(f64::INFINITY, f64::min) < near * near
    };
    let points: Vec<scene::Point> =
        rings.iter().flat_map(|ring| ring.elements().iter().filter_map(kurbo::PathEl::end_point)).collect();
    let step = points.len().div_ceil(CHECKED_POINTS).max(1);
    match points.into_iter().step_by(step).all(is_near) {
        true => Ok(outline.clone()),
        false => Err((PieceFinding::SeveralOutlines { path }, PieceHint::UniteShapes)),
    }
}
