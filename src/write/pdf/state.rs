//! Tracks the graphics state, to write only changes.

use super::paths::push_operator;
use crate::scene::{Cap, Color, Join, Stroke};
use crate::write::number::{LENGTH_DECIMALS, push, rounded};

/// The known parts of the graphics state; at the start of a form, none.
#[derive(Clone, Debug, Default)]
pub(super) struct PaintState {
    fill: Option<Color>,
    stroke: Option<Color>,
    width: Option<f64>,
    dashes: Option<Vec<f64>>,
    cap: Option<Cap>,
    join: Option<Join>,
}

impl PaintState {
    pub(super) fn fill(&mut self, out: &mut String, color: Color) {
        if self.fill.replace(color) != Some(color) {
            push_color(out, color, ["g", "rg", "k"]);
        }
    }

    pub(super) fn stroke(&mut self, out: &mut String, stroke: &Stroke) {
        let color = stroke.color;
        if self.stroke.replace(color) != Some(color) {
            push_color(out, color, ["G", "RG", "K"]);
        }
        let width = rounded(stroke.width, LENGTH_DECIMALS);
        if self.width.replace(width) != Some(width) {
            push_operator(out, [width], "w");
        }
        let dashes = || stroke.dashes.iter().map(|&dash| rounded(dash, LENGTH_DECIMALS));
        if self.dashes.as_ref().is_none_or(|current| !current.iter().copied().eq(dashes())) {
            out.push('[');
            for dash in dashes() {
                push(out, dash, LENGTH_DECIMALS);
                out.push(' ');
            }
            out.push_str("] 0 d\n");
            self.dashes = Some(dashes().collect());
        }
        if self.cap.replace(stroke.cap) != Some(stroke.cap) {
            out.push_str(match stroke.cap {
                Cap::Butt => "0 J\n",
                Cap::Round => "1 J\n",
                Cap::Square => "2 J\n",
            });
        }
        if self.join.replace(stroke.join) != Some(stroke.join) {
            out.push_str(match stroke.join {
                Join::Miter => "0 j\n",
                Join::Round => "1 j\n",
                Join::Bevel => "2 j\n",
            });
        }
    }
}

/// Appends a colour with the operator for grey, RGB or CMYK. Greys use grey, as a printer would mix them from all inks.
fn push_color(out: &mut String, color: Color, [grey, rgb, cmyk]: [&str; 3]) {
    let unit = |channel: u8| f64::from(channel) / 255.0;
    match color {
        Color::Rgb(r, g, b) if r == g && g == b => push_operator(out, [unit(r)], grey),
        Color::Rgb(r, g, b) => push_operator(out, [r, g, b].map(unit), rgb),
        Color::Cmyk(c, m, y, k) => {
            push_operator(out, [c, m, y, k].map(|ink| f64::from(ink.clamp(0.0, 1.0))), cmyk);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn state_is_written_only_where_it_changes() {
        let (mut out, mut state) = (String::new(), PaintState::default());
        state.fill(&mut out, Color::BLACK);
        state.fill(&mut out, Color::BLACK);
        state.stroke(&mut out, &Stroke::solid(Color::BLACK, 0.5));
        assert_eq!(out, "0 g\n0 G\n0.5 w\n[] 0 d\n0 J\n0 j\n");
        out.clear();
        state.stroke(&mut out, &Stroke::solid(Color::BLACK, 0.6));
        assert_eq!(out, "0.6 w\n");
    }

    #[test]
    fn each_colour_space_has_its_operator() {
        let (mut out, mut state) = (String::new(), PaintState::default());
        state.fill(&mut out, Color::Rgb(255, 0, 51));
        state.fill(&mut out, Color::Cmyk(0.0, 0.5, 2.0, 1.0));
        assert_eq!(out, "1 0 0.2 rg\n0 0.5 1 1 k\n");
    }
}
