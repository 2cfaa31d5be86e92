//! The paint that is set, so that it is set again only where it changes.

use printpdf::{Cmyk, Color as Ink, Greyscale, LineCapStyle, LineDashPattern, LineJoinStyle, Op, Pt, Rgb};

use crate::scene::{Cap, Color, Join, Stroke};
use crate::write::number::{LENGTH, rounded};

/// What is known of the graphics state; nothing is, where a form begins.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    fill: Option<Color>,
    stroke: Option<Color>,
    width: Option<f32>,
    dashes: Option<Vec<f32>>,
    cap: Option<Cap>,
    join: Option<Join>,
}

impl State {
    /// Makes `color` the paint of what is filled from here on.
    pub(super) fn fill(&mut self, ops: &mut Vec<Op>, color: Color) {
        if self.fill.replace(color) != Some(color) {
            ops.push(Op::SetFillColor { col: ink(color) });
        }
    }

    /// Makes `stroke` the pen of what is stroked from here on.
    pub(super) fn stroke(&mut self, ops: &mut Vec<Op>, stroke: &Stroke) {
        let color = stroke.color;
        if self.stroke.replace(color) != Some(color) {
            ops.push(Op::SetOutlineColor { col: ink(color) });
        }
        let width = rounded(stroke.width, LENGTH) as f32;
        if self.width.replace(width) != Some(width) {
            ops.push(Op::SetOutlineThickness { pt: Pt(width) });
        }
        let dashes: Vec<f32> = stroke.dashes.iter().map(|&dash| rounded(dash, LENGTH) as f32).collect();
        if self.dashes.as_ref() != Some(&dashes) {
            let dash = LineDashPattern { offset: 0.0, pattern: dashes.iter().copied().collect() };
            ops.push(Op::SetLineDashPattern { dash });
            self.dashes = Some(dashes);
        }
        if self.cap.replace(stroke.cap) != Some(stroke.cap) {
            let cap = match stroke.cap {
                Cap::Butt => LineCapStyle::Butt,
                Cap::Round => LineCapStyle::Round,
                Cap::Square => LineCapStyle::ProjectingSquare,
            };
            ops.push(Op::SetLineCapStyle { cap });
        }
        if self.join.replace(stroke.join) != Some(stroke.join) {
            let join = match stroke.join {
                Join::Miter => LineJoinStyle::Miter,
                Join::Round => LineJoinStyle::Round,
                Join::Bevel => LineJoinStyle::Bevel,
            };
            ops.push(Op::SetLineJoinStyle { join });
        }
    }
}

/// A colour as ink. Greys are greys, or a printer mixes them from all its inks.
fn ink(color: Color) -> Ink {
    let part = |light: u8| rounded(f64::from(light) / 255.0, LENGTH) as f32;
    match color {
        Color::Rgb(r, g, b) if r == g && g == b => Ink::Greyscale(Greyscale::new(part(r), None)),
        Color::Rgb(r, g, b) => Ink::Rgb(Rgb::new(part(r), part(g), part(b), None)),
        Color::Cmyk(c, m, y, k) => {
            let [c, m, y, k] = [c, m, y, k].map(|ink| rounded(f64::from(ink.clamp(0.0, 1.0)), LENGTH) as f32);
            Ink::Cmyk(Cmyk::new(c, m, y, k, None))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paint_is_set_only_where_it_changes() {
        let (mut ops, mut state) = (Vec::new(), State::default());
        state.fill(&mut ops, Color::BLACK);
        state.fill(&mut ops, Color::BLACK);
        state.stroke(&mut ops, &Stroke::solid(Color::BLACK, 0.5));
        assert_eq!(ops.len(), 1 + 5);
        state.stroke(&mut ops, &Stroke::solid(Color::BLACK, 0.6));
        assert_eq!(ops.len(), 1 + 5 + 1);
    }
}
