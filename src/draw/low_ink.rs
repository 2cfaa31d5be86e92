//! Faces with less ink.
//!
//! Backgrounds become paper with a thin edge in their colour, dark ones a tint; light on dark becomes dark on paper;
//! signs and port lines become outlines; patterns become thinner.

use std::borrow::Cow;
use std::sync::Arc;

use crate::game::{Face, Mark, MarkKind, Mm, Pattern, PatternKind};
use crate::scene::{Bitmap, Color, Drawing, PixelSource};

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
/// Maximum width of a line of a pattern.
const MAX_PATTERN_LINE: Mm = Mm::from_um(180);
/// Maximum width of an outline.
const MAX_OUTLINE: Mm = Mm::from_um(350);
/// Maximum size of a sign that stays filled: it needs little ink, and must stay legible.
const MAX_FILLED_SIGN: Mm = Mm::from_um(3500);

/// The face with less ink and without its background, which `edge` and `shade` replace.
pub(crate) fn face(face: &Face) -> Face {
    face_on(face, None)
}

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

fn face_on(face: &Face, around: Option<Color>) -> Face {
    let background = face.background.or(around);
    Face {
        background: None,
        pattern: face.pattern.map(|pattern| thin(pattern, background)),
        marks: face.marks.iter().map(|mark| lighten_mark(mark, background)).collect(),
        squares: face.squares.iter().map(|square| face_on(square, background)).collect(),
    }
}

/// The colour on paper that replaces `color` on `background`.
pub(crate) fn on_paper(color: Color, background: Option<Color>) -> Color {
    match background {
        Some(background) if background.lightness() < color.lightness() && color.lightness() > 0.5 => {
            background
        }
        _ => color,
    }
}

fn thin(pattern: Pattern, background: Option<Color>) -> Pattern {
    let weight = match pattern.kind {
        PatternKind::Dots => pattern.weight * 3 / 5,
        _ => pattern.weight.min(MAX_PATTERN_LINE),
    };
    Pattern { color: on_paper(pattern.color, background), weight, ..pattern }
}

fn lighten_mark(mark: &Mark, background: Option<Color>) -> Mark {
    let hollow = |color: Color, outline: Option<(Color, Mm)>| {
        let (ink, line) = outline.unwrap_or((color, MAX_OUTLINE));
        // The darker one of fill and outline is more visible.
        let ink = if color.lightness() < ink.lightness() { color } else { ink };
        Some((on_paper(ink, background), line.min(MAX_OUTLINE)))
    };
    let paper = background.and_then(shade).unwrap_or(Color::WHITE);
    let kind = match &mark.kind {
        MarkKind::Text { text, font, height, color } => MarkKind::Text {
            text: text.clone(),
            font: *font,
            height: height.clone(),
            color: on_paper(*color, background),
        },
        // A sign in the colour of the background clears an area of the pattern, as paper does.
        &MarkKind::Sign { sign, size, color, outline: None } if background == Some(color) => {
            MarkKind::Sign { sign, size, color: paper, outline: None }
        }
        &MarkKind::Sign { sign, size, color, .. } if size <= MAX_FILLED_SIGN => {
            MarkKind::Sign { sign, size, color: on_paper(color, background), outline: None }
        }
        &MarkKind::Sign { sign, size, color, outline } => {
            let fill = if background == Some(color) { paper } else { Color::WHITE };
            MarkKind::Sign { sign, size, color: fill, outline: hollow(color, outline) }
        }
        MarkKind::Ports { ports, style, width, color, outline } => MarkKind::Ports {
            ports: ports.clone(),
            style: *style,
            width: *width,
            color: Color::WHITE,
            outline: hollow(*color, *outline),
        },
        MarkKind::Drawing { drawing, width } => {
            MarkKind::Drawing { drawing: Arc::new(lighten_drawing(drawing)), width: *width }
        }
        // Pictures are lightened when they are added to the scene, once for all faces.
        MarkKind::Picture { picture, width } => MarkKind::Picture { picture: picture.clone(), width: *width },
    };
    Mark { kind, ..mark.clone() }
}

fn lighten_drawing(drawing: &Drawing) -> Drawing {
    let mut drawing = drawing.clone();
    for shape in &mut drawing.shapes {
        if let Some(fill) = &mut shape.fill {
            fill.color = fill.color.tint(0.3);
        }
        if let Some(stroke) = &mut shape.stroke {
            stroke.color = stroke.color.tint(0.7);
        }
    }
    drawing
}

/// A picture with a third of its ink.
pub(crate) fn picture(picture: &Arc<Bitmap>) -> Bitmap {
    Bitmap::packed(picture.width, picture.height, Arc::new(LightenedPixels(picture.clone())))
}

/// The pixels of a picture with a third of their ink.
#[derive(Debug)]
struct LightenedPixels(Arc<Bitmap>);

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
