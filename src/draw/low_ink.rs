//! Sparing ink: a face that says the same with a fraction of the colour.
//!
//! Backgrounds become paper with a thin line of their colour at the edge, dark ones a tint; what was light on dark becomes
//! dark on paper; signs and port lines become outlines; patterns stay, thinner.

use std::borrow::Cow;
use std::sync::Arc;

use crate::game::{Face, Mark, MarkKind, Mm, Pattern, PatternKind};
use crate::scene::{Bitmap, Color, Drawing, PixelSource};

/// How much of its ink a surface keeps.
const SURFACE: f64 = 0.12;
/// Backgrounds darker than this keep more of it: what is dark stays the darker one of a pair.
const DARK: f64 = 0.2;
/// How much of its ink a dark background keeps.
const SHADE: f64 = 0.35;
/// The lightest line that is seen at the edge of a piece.
const FAINT: f64 = 0.7;
/// What is lighter than this needs no edge to be seen on paper, as it is paper.
const PAPER: f64 = 0.985;
/// The thickest line of a pattern.
const LINE: Mm = Mm::from_um(180);
/// The thickest outline.
const OUTLINE: Mm = Mm::from_um(350);
/// Signs no larger than this stay filled: there is little to spare, and much to lose.
const SMALL: Mm = Mm::from_um(3500);

/// The same face with less ink. Its background is gone: `edge` and `shade` stand for it.
pub fn face(face: &Face) -> Face {
    within(face, None)
}

/// The tint that stands for a surface.
pub fn surface(color: Color) -> Color {
    color.tint(SURFACE)
}

/// The colour of the line round a face with this background, dark enough to be seen on paper.
pub fn edge(background: Color) -> Option<Color> {
    let lightness = background.lightness();
    if lightness >= PAPER {
        return None;
    }
    let (r, g, b) = background.to_rgb();
    let part = (FAINT / lightness.max(FAINT)).min(1.0);
    let darker = |light: u8| (f64::from(light) * part) as u8;
    Some(if part < 1.0 { Color::Rgb(darker(r), darker(g), darker(b)) } else { background })
}

/// The tint that stands for a dark background.
pub fn shade(background: Color) -> Option<Color> {
    (background.lightness() < DARK).then(|| background.tint(SHADE))
}

fn within(face: &Face, around: Option<Color>) -> Face {
    let ground = face.background.or(around);
    Face {
        background: None,
        pattern: face.pattern.map(|pattern| thin(pattern, ground)),
        marks: face.marks.iter().map(|mark| spare(mark, ground)).collect(),
        squares: face.squares.iter().map(|square| within(square, ground)).collect(),
    }
}

/// The colour that shows on paper what `color` showed on `ground`.
pub fn on_paper(color: Color, ground: Option<Color>) -> Color {
    match ground {
        Some(ground) if ground.lightness() < color.lightness() && color.lightness() > 0.5 => ground,
        _ => color,
    }
}

fn thin(pattern: Pattern, ground: Option<Color>) -> Pattern {
    let weight = match pattern.kind {
        PatternKind::Dots => pattern.weight * 3 / 5,
        _ => pattern.weight.min(LINE),
    };
    Pattern { color: on_paper(pattern.color, ground), weight, ..pattern }
}

fn spare(mark: &Mark, ground: Option<Color>) -> Mark {
    let hollow = |color: Color, outline: Option<(Color, Mm)>| {
        let (ink, line) = outline.unwrap_or((color, OUTLINE));
        // Of fill and outline the darker one is what the eye follows.
        let ink = if color.lightness() < ink.lightness() { color } else { ink };
        Some((on_paper(ink, ground), line.min(OUTLINE)))
    };
    let paper = ground.and_then(shade).unwrap_or(Color::WHITE);
    let kind = match &mark.kind {
        MarkKind::Text { text, font, height, color } => MarkKind::Text {
            text: text.clone(),
            font: *font,
            height: height.clone(),
            color: on_paper(*color, ground),
        },
        // A sign in the colour of the ground clears a place in the pattern: so does paper.
        &MarkKind::Sign { sign, size, color, outline: None } if ground == Some(color) => {
            MarkKind::Sign { sign, size, color: paper, outline: None }
        }
        &MarkKind::Sign { sign, size, color, .. } if size <= SMALL => {
            MarkKind::Sign { sign, size, color: on_paper(color, ground), outline: None }
        }
        &MarkKind::Sign { sign, size, color, outline } => {
            let fill = if ground == Some(color) { paper } else { Color::WHITE };
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
            MarkKind::Drawing { drawing: Arc::new(light_drawing(drawing)), width: *width }
        }
        // Pictures are lightened where they are put on the scene, once for all faces that show them.
        MarkKind::Picture { picture, width } => MarkKind::Picture { picture: picture.clone(), width: *width },
    };
    Mark { kind, ..mark.clone() }
}

fn light_drawing(drawing: &Drawing) -> Drawing {
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
pub fn picture(picture: &Arc<Bitmap>) -> Bitmap {
    Bitmap::packed(picture.width, picture.height, Arc::new(Pale(picture.clone())))
}

/// The pixels of a picture with a third of their ink.
#[derive(Debug)]
struct Pale(Arc<Bitmap>);

impl PixelSource for Pale {
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
