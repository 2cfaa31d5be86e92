//! Faces with less ink.
//!
//! Backgrounds become paper with a thin edge in their colour, dark ones a tint; light on dark becomes dark on paper;
//! signs and port lines become outlines; patterns become thinner.

use std::borrow::Cow;
use std::sync::Arc;

use kurbo::Shape as _;

use super::face::place;
use super::lettering::outlines;
use super::shape;
use crate::game::{Mark, MarkKind, Mm, Pattern, PatternKind, Sign};
use crate::scene::{BezPath, Bitmap, Color, Drawing, Node, PaintedPath, PixelSource, Point, Rect};

/// Fraction of ink that a surface keeps.
const SURFACE_TINT: f64 = 0.12;
/// Maximum lightness of a dark background, which keeps more ink so that it stays the darker one of a pair.
const MAX_DARK_LIGHTNESS: f64 = 0.2;
/// Fraction of ink that a dark background keeps.
const DARK_TINT: f64 = 0.35;
/// Maximum lightness of a visible edge line.
const MAX_EDGE_LIGHTNESS: f64 = 0.7;
/// Minimum lightness of a background that counts as paper and has no edge line.
const PAPER_LIGHTNESS: f64 = 0.985;
/// Fraction of ink that a fill of art keeps.
const FILL_TINT: f64 = 0.3;
/// Maximum width of a line of a pattern.
const MAX_PATTERN_LINE: Mm = Mm::from_um(180);
/// Maximum width of an outline.
const MAX_OUTLINE: Mm = Mm::from_um(350);
/// Maximum size of a sign that stays filled: it needs little ink, and must stay legible.
const MAX_FILLED_SIGN: Mm = Mm::from_um(3500);
/// Minimum difference in lightness of a mark that is visible on its ground.
const MIN_CONTRAST: f64 = 0.3;
/// Maximum number of lines and curves of art whose fills are a ground; of larger art it is the whole area.
const MAX_ART_ELEMENTS: usize = 1000;
/// About how many points of the edge of a mark tell what lies below it.
const MAX_SAMPLES: usize = 12;

/// The tint that replaces the colour of a surface.
pub(crate) fn surface(color: Color) -> Color {
    color.tint(SURFACE_TINT)
}

/// The colour of the edge line that replaces this background, dark enough to be visible on paper.
pub(crate) fn edge(background: Color) -> Option<Color> {
    let lightness = background.lightness();
    if lightness >= PAPER_LIGHTNESS {
        return None;
    }
    let (r, g, b) = background.to_rgb();
    let scale = (MAX_EDGE_LIGHTNESS / lightness.max(MAX_EDGE_LIGHTNESS)).min(1.0);
    let darker = |light: u8| (f64::from(light) * scale) as u8;
    Some(if scale < 1.0 { Color::Rgb(darker(r), darker(g), darker(b)) } else { background })
}

/// The tint that replaces a dark background.
pub(crate) fn shade(background: Color) -> Option<Color> {
    (background.lightness() < MAX_DARK_LIGHTNESS).then(|| background.tint(DARK_TINT))
}

/// The colour on paper that replaces `color` on `background`.
pub(crate) fn on_paper(color: Color, background: Option<Color>) -> Color {
    background.map_or(color, |was| Ground { was, is: Color::WHITE }.ink(color))
}

pub(crate) fn pattern(pattern: Pattern, background: Option<Color>) -> Pattern {
    let weight = match pattern.kind {
        PatternKind::Dots => pattern.weight * 3 / 5,
        _ => pattern.weight.min(MAX_PATTERN_LINE),
    };
    Pattern { color: on_paper(pattern.color, background), weight, ..pattern }
}

/// The colour below a mark, and the one that replaces it.
#[derive(Clone, Copy)]
struct Ground {
    was: Color,
    is: Color,
}

impl Ground {
    /// The colour in which a mark stays apart from its ground: its own, else that of the ground.
    fn ink(self, color: Color) -> Color {
        let was_apart = match is_light(self.is) {
            true => self.was.lightness() < color.lightness(),
            false => self.was.lightness() > color.lightness(),
        };
        if was_apart && is_light(color) == is_light(self.is) { self.was } else { color }
    }
}

fn is_light(color: Color) -> bool {
    color.lightness() > 0.5
}

/// What lies below the next mark of a face, from bottom to top.
pub(crate) struct Grounds {
    background: Option<Color>,
    /// What replaces the background.
    paper: Color,
    /// The colour of a pattern that covers more than half of the background.
    pattern: Option<Color>,
    /// The parts of the face.
    parts: Vec<(BezPath, Ground)>,
    /// The marks so far, with their bounds.
    marks: Vec<(Rect, BezPath, Ground)>,
}

impl Grounds {
    pub(crate) fn new(background: Option<Color>, paper: Color, pattern: Option<Pattern>) -> Grounds {
        let dense = pattern.filter(|pattern| pattern.weight * 2 > pattern.step);
        let pattern = dense.map(|pattern| pattern.color);
        Grounds { background, paper, pattern, parts: Vec::new(), marks: Vec::new() }
    }

    /// Adds a part of the face, with the colour that replaces its own.
    pub(crate) fn add_part(&mut self, area: BezPath, was: Color, is: Color) {
        self.parts.push((area, Ground { was, is }));
    }

    /// A mark with less ink, from its nodes with all ink. Its area is a ground of later marks.
    pub(crate) fn lighten(&mut self, mark: &Mark, drawn: &[Node]) -> Mark {
        let outline = outline(mark, drawn);
        let (ground, is_mark) = self.below(&outline, ink(&mark.kind));
        let kind = self.lighten_kind(&mark.kind, ground, is_mark);
        let surface = match (&mark.kind, &kind) {
            (MarkKind::Text { .. }, _) => None,
            (MarkKind::Sign { color: was, .. }, MarkKind::Sign { color: is, .. })
            | (MarkKind::Lines { color: was, .. }, MarkKind::Lines { color: is, .. }) => {
                Some(Ground { was: *was, is: *is })
            }
            // Art becomes light, whatever its colours.
            _ => Some(Ground { was: Color::BLACK, is: Color::WHITE }),
        };
        self.marks.extend(surface.map(|surface| (outline.bounding_box(), outline, surface)));
        Mark { kind, ..mark.clone() }
    }

    /// The ground from which `ink` differs most, and whether it is a mark.
    fn below(&self, outline: &BezPath, ink: Color) -> (Ground, bool) {
        let paper = Ground { was: self.background.unwrap_or(Color::WHITE), is: self.paper };
        let middle = outline.bounding_box().center();
        let part = self.parts.iter().find(|(area, _)| area.winding(middle) != 0);
        let own = part.map_or(paper, |(_, ground)| *ground);
        let pattern = self.pattern.map(|was| (Ground { was, ..own }, false));
        let at = |point: Point| {
            let is_below = |(bounds, path, _): &&(Rect, BezPath, Ground)| {
                bounds.contains(point) && path.winding(point) != 0
            };
            self.marks.iter().rev().find(is_below).map_or((own, false), |(.., ground)| (*ground, true))
        };
        let contrast = |(ground, _): &(Ground, bool)| (ground.was.lightness() - ink.lightness()).abs();
        let grounds = samples(outline).into_iter().map(at).chain(pattern);
        let most = grounds.max_by(|one, other| contrast(one).total_cmp(&contrast(other)));
        let (ground, is_mark) = most.unwrap_or((own, false));
        // The colour of the background, unless the mark would be lost in it.
        let usual = Ground { is: ground.is, ..own };
        let is_kept = (usual.ink(ink).lightness() - ground.is.lightness()).abs() > MIN_CONTRAST;
        (if is_kept { usual } else { ground }, is_mark)
    }

    fn lighten_kind(&self, kind: &MarkKind, ground: Ground, is_on_mark: bool) -> MarkKind {
        let outlined = |outline: &Option<(Color, Mm)>| {
            let width = outline.map_or(MAX_OUTLINE, |(_, width)| width.min(MAX_OUTLINE));
            Some((ground.ink(ink(kind)), width))
        };
        match kind {
            MarkKind::Text { color, .. } => {
                let mut light = kind.clone();
                if let MarkKind::Text { color: is, .. } = &mut light {
                    *is = ground.ink(*color);
                }
                light
            }
            &MarkKind::Sign { sign, size, color, outline } => {
                // A sign in the colour of the background clears an area of the pattern and of marks, as paper does.
                let clears = self.background == Some(color);
                let is_visible = is_on_mark && ground.is != self.paper;
                let part = match sign {
                    Sign::Pips(pips) => size / if pips > 9 { 6 } else { 4 },
                    _ => size,
                };
                let (color, outline) = match clears {
                    true if outline.is_none() && (is_visible || !is_on_mark) => (self.paper, None),
                    false if part <= MAX_FILLED_SIGN => (ground.ink(color), None),
                    true => (self.paper, outlined(&outline)),
                    false => (Color::WHITE, outlined(&outline)),
                };
                MarkKind::Sign { sign, size, color, outline }
            }
            MarkKind::Lines { course, width, outline, .. } => MarkKind::Lines {
                course: course.clone(),
                width: *width,
                color: Color::WHITE,
                outline: outlined(outline),
            },
            MarkKind::Drawing { drawing, width } => {
                MarkKind::Drawing { drawing: Arc::new(lighten_drawing(drawing, ground)), width: *width }
            }
            // Pictures are lightened when they are added to the scene, once for all faces.
            MarkKind::Picture { picture, width } => {
                MarkKind::Picture { picture: picture.clone(), width: *width }
            }
        }
    }
}

/// The colour that makes a mark visible: the darker one of fill and outline.
fn ink(kind: &MarkKind) -> Color {
    match kind {
        MarkKind::Sign { color, outline, .. } | MarkKind::Lines { color, outline, .. } => {
            let line = outline.map_or(*color, |(line, _)| line);
            if color.lightness() < line.lightness() { *color } else { line }
        }
        MarkKind::Text { color, .. } => *color,
        MarkKind::Drawing { drawing, .. } => only_color(drawing).unwrap_or(Color::BLACK),
        MarkKind::Picture { .. } => Color::BLACK,
    }
}

/// The area that a drawn mark covers.
fn outline(mark: &Mark, drawn: &[Node]) -> BezPath {
    let is_whole = match &mark.kind {
        MarkKind::Drawing { drawing, .. } => drawing.lines() > MAX_ART_ELEMENTS,
        MarkKind::Picture { .. } => true,
        _ => false,
    };
    if let Some(size) = mark.kind.size().filter(|_| is_whole) {
        return place(mark) * shape::rectangle(Rect::from_center_size(Point::ORIGIN, size.to_size()));
    }
    let mut path = BezPath::new();
    fills(drawn, &mut path);
    path
}

/// Adds all that nodes fill, with letters.
fn fills(nodes: &[Node], path: &mut BezPath) {
    for node in nodes {
        match node {
            Node::Path(painted) if painted.fill.is_some() => shape::append(path, &painted.path),
            Node::Text(run) => shape::append(path, &outlines(run)),
            Node::Clip { nodes, .. } | Node::Element { nodes, .. } => fills(nodes, path),
            _ => {}
        }
    }
}

/// Some points of an area, at its edge and halfway to its middle.
fn samples(outline: &BezPath) -> Vec<Point> {
    let middle = outline.bounding_box().center();
    let ends: Vec<Point> = outline.elements().iter().filter_map(|element| element.end_point()).collect();
    let some = ends.iter().step_by(ends.len() / MAX_SAMPLES + 1);
    some.flat_map(|end| [*end, end.midpoint(middle)]).collect()
}

/// The colour of a drawing that has one only.
fn only_color(drawing: &Drawing) -> Option<Color> {
    let mut colors = drawing.paths().flat_map(|shape| {
        let stroke = shape.stroke.as_ref().map(|stroke| stroke.color);
        let gradient = shape.fill.iter().flat_map(|fill| &fill.gradient).flat_map(|gradient| &gradient.stops);
        let fill = shape.fill.iter().map(|fill| fill.color);
        fill.chain(gradient.map(|&(_, color)| color)).chain(stroke)
    });
    let first = colors.next()?;
    colors.all(|color| color == first).then_some(first)
}

fn lighten_drawing(drawing: &Drawing, ground: Ground) -> Drawing {
    // Light art on a dark ground; in several colours it would lose what distinguishes them.
    let only = only_color(drawing).map(|color| ground.ink(color));
    let mut drawing = drawing.clone();
    let lighten = |shape: &mut PaintedPath| {
        if let Some(fill) = &mut shape.fill {
            fill.color = only.unwrap_or(fill.color).tint(FILL_TINT);
            fill.gradient = fill.gradient.take().map(|gradient| Arc::new(gradient.tint(FILL_TINT)));
        }
        if let Some(stroke) = &mut shape.stroke {
            stroke.color = only.unwrap_or(stroke.color).tint(0.7);
        }
    };
    drawing.shapes.iter_mut().for_each(|shape| shape.each_path(&lighten));
    drawing
}

/// A picture with a third of its ink.
pub(crate) fn picture(picture: &Bitmap) -> Arc<Bitmap> {
    picture.pale(|pixels| Arc::new(LightenedPixels(pixels)))
}

/// The pixels of a picture with a third of their ink.
#[derive(Debug)]
struct LightenedPixels(Arc<dyn PixelSource>);

impl PixelSource for LightenedPixels {
    fn rgba(&self) -> Cow<'_, [u8]> {
        let mut rgba = self.0.rgba().into_owned();
        for [red, green, blue, _] in rgba.as_chunks_mut::<4>().0 {
            for light in [red, green, blue] {
                *light = 255 - (255 - *light) / 3;
            }
        }
        Cow::Owned(rgba)
    }
}
