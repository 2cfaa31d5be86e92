//! Clip paths and opacity, where shapes of the scene can express them.

use std::borrow::Cow;
use std::sync::Arc;

use kurbo::Shape as _;
use resvg::tiny_skia::Transform;
use resvg::usvg::{ClipPath, FillRule, Group, Mask, MaskType, Node, Paint, Path};

use super::paints::{affine, bez_path};
use crate::scene::{BezPath, Bitmap, DrawnShape, PathEl, PixelSource, Rect};

/// Maximum number of shapes that are compared with each other.
const MAX_COMPARED: usize = 100;

/// Makes shapes less opaque; `None` if some overlap, since the lower ones would show through.
pub(super) fn fade(shapes: &mut [DrawnShape], opacity: f32) -> Option<()> {
    let bounds: Vec<Rect> = shapes.iter().map(DrawnShape::bounds).collect();
    are_apart(&bounds).then_some(())?;
    for shape in shapes {
        match shape {
            DrawnShape::Path(path) if path.fill.is_none() || path.stroke.is_none() => {
                path.alpha = (f32::from(path.alpha) * opacity).round() as u8;
            }
            DrawnShape::Clip { shapes, .. } => fade(shapes, opacity)?,
            // The layers of a drawing are not rendered yet.
            DrawnShape::Picture { picture, .. } if picture.width > 0 => {
                let faded = FadedPixels { picture: picture.clone(), opacity };
                *picture = Arc::new(Bitmap::packed(picture.width, picture.height, Arc::new(faded)));
            }
            DrawnShape::Path(_) | DrawnShape::Picture { .. } => return None,
        }
    }
    Some(())
}

/// The number of clips in clips.
pub(super) fn depth(shapes: &[DrawnShape]) -> usize {
    let depths = shapes.iter().map(|shape| match shape {
        DrawnShape::Clip { shapes, .. } => 1 + depth(shapes),
        _ => 0,
    });
    depths.max().unwrap_or_default()
}

/// The pixels of a picture, less opaque.
#[derive(Debug)]
struct FadedPixels {
    picture: Arc<Bitmap>,
    opacity: f32,
}

impl PixelSource for FadedPixels {
    fn rgba(&self) -> Cow<'_, [u8]> {
        let mut rgba = self.picture.rgba().into_owned();
        for [.., alpha] in rgba.as_chunks_mut::<4>().0 {
            *alpha = (f32::from(*alpha) * self.opacity).round() as u8;
        }
        Cow::Owned(rgba)
    }
}

fn are_apart(bounds: &[Rect]) -> bool {
    bounds.len() <= MAX_COMPARED
        && bounds
            .iter()
            .enumerate()
            .all(|(n, one)| !bounds.iter().skip(n + 1).any(|other| one.overlaps(*other)))
}

/// The outlines of a clip path, each of which clips; `None` if outlines cannot express it.
pub(super) fn outlines(clip: &ClipPath, place: Transform) -> Option<Vec<BezPath>> {
    let (mut all, mut next) = (Vec::new(), Some(clip));
    while let Some(clip) = next {
        all.push(outline(clip.root(), place.pre_concat(clip.transform()), &|_| true)?);
        next = clip.clip_path();
    }
    Some(all)
}

/// The outline of a mask that shows or hides, and nothing between.
pub(super) fn mask_outline(mask: &Mask, group: &Group, place: Transform) -> Option<BezPath> {
    let is_full = |path: &Path| {
        let fill = path.fill().filter(|fill| fill.opacity().get() == 1.0 && path.stroke().is_none());
        fill.is_some_and(|fill| match fill.paint() {
            Paint::Color(color) => {
                mask.kind() == MaskType::Alpha || (color.red, color.green, color.blue) == (255, 255, 255)
            }
            _ => false,
        })
    };
    let region = mask.rect().to_rect();
    let holds = |inner: resvg::tiny_skia::Rect| {
        region.left() <= inner.left()
            && region.top() <= inner.top()
            && region.right() >= inner.right()
            && region.bottom() >= inner.bottom()
    };
    let is_whole = holds(mask.root().bounding_box()) || holds(group.stroke_bounding_box());
    (is_whole && mask.mask().is_none()).then(|| outline(mask.root(), place, &is_full))?
}

/// All paths of a group as one; `None` if that would not be the same, or one is not `wanted`.
fn outline(group: &Group, place: Transform, wanted: &dyn Fn(&Path) -> bool) -> Option<BezPath> {
    let mut parts = Vec::new();
    add_parts(&mut parts, group, place, wanted)?;
    // Parts may run in opposite directions, and cancel out where they overlap.
    let bounds: Vec<Rect> = parts.iter().map(|part| part.bounding_box()).collect();
    are_apart(&bounds).then(|| parts.into_iter().flatten().collect())
}

fn add_parts(
    parts: &mut Vec<BezPath>,
    group: &Group,
    place: Transform,
    wanted: &dyn Fn(&Path) -> bool,
) -> Option<()> {
    for node in group.children() {
        match node {
            Node::Path(path) if path.is_visible() => {
                let outline = bez_path(path.data(), affine(place));
                let rule = path.fill().map_or(FillRule::NonZero, |fill| fill.rule());
                (wanted(path) && is_simple(rule, &outline)).then(|| parts.push(outline))?;
            }
            Node::Group(inner) if !inner.should_isolate() => {
                add_parts(parts, inner, place.pre_concat(inner.transform()), wanted)?;
            }
            Node::Group(_) => return None,
            Node::Path(_) | Node::Image(_) | Node::Text(_) => {}
        }
    }
    Some(())
}

/// Whether both rules fill an outline alike: it is one figure of at most four lines or curves.
pub(super) fn is_simple(rule: FillRule, outline: &BezPath) -> bool {
    let lines = outline.elements().iter().filter(|element| !matches!(element, PathEl::ClosePath));
    let starts = outline.elements().iter().filter(|element| matches!(element, PathEl::MoveTo(_)));
    rule == FillRule::NonZero || (starts.count() == 1 && lines.count() <= 5)
}

/// Whether a path is a rectangle that holds bounds.
pub(super) fn is_within(path: &BezPath, bounds: Rect) -> bool {
    let page = path.bounding_box();
    let is_full = (path.area().abs() - page.area()).abs() <= 1e-6 * page.area();
    is_full && page.inflate(1e-4 * page.width(), 1e-4 * page.height()).contains_rect(bounds)
}
