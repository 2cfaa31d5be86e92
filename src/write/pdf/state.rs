//! The paint that is set, so that it is set again only where it changes.

use super::paths::step;
use crate::scene::{Cap, Color, Join, Stroke};
use crate::write::number::{LENGTH, push, rounded};

/// What is known of the graphics state; nothing is, where a form begins.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    fill: Option<Color>,
    stroke: Option<Color>,
    width: Option<f64>,
    dashes: Option<Vec<f64>>,
    cap: Option<Cap>,
    join: Option<Join>,
}

impl State {
    /// Makes `color` the paint of what is filled from here on.
    pub(super) fn fill(&mut self, out: &mut String, color: Color) {
        if self.fill.replace(color) != Some(color) {
            ink(out, color, ["g", "rg", "k"]);
        }
    }

    /// Makes `stroke` the pen of what is stroked from here on.
    pub(super) fn stroke(&mut self, out: &mut String, stroke: &Stroke) {
        let color = stroke.color;
        if self.stroke.replace(color) != Some(color) {
            ink(out, color, ["G", "RG", "K"]);
        }
        let width = rounded(stroke.width, LENGTH);
        if self.width.replace(width) != Some(width) {
            step(out, [width], "w");
        }
        let dashes = || stroke.dashes.iter().map(|&dash| rounded(dash, LENGTH));
        if self.dashes.as_ref().is_none_or(|known| !known.iter().copied().eq(dashes())) {
            out.push('[');
            for dash in dashes() {
                push(out, dash, LENGTH);
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

/// Appends what sets a colour with the operator for grey, for light or for ink. Greys are greys, or a printer
/// mixes them from all its inks.
fn ink(out: &mut String, color: Color, [grey, light, inks]: [&str; 3]) {
    let part = |light: u8| f64::from(light) / 255.0;
    match color {
        Color::Rgb(r, g, b) if r == g && g == b => step(out, [part(r)], grey),
        Color::Rgb(r, g, b) => step(out, [r, g, b].map(part), light),
        Color::Cmyk(c, m, y, k) => {
            step(out, [c, m, y, k].map(|ink| f64::from(ink.clamp(0.0, 1.0))), inks);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paint_is_set_only_where_it_changes() {
        let (mut out, mut state) = (String::new(), State::default());
        state.fill(&mut out, Color::BLACK);
        state.fill(&mut out, Color::BLACK);
        state.stroke(&mut out, &Stroke::solid(Color::BLACK, 0.5));
        assert_eq!(out, "0 g\n0 G\n0.5 w\n[] 0 d\n0 J\n0 j\n");
        out.clear();
        state.stroke(&mut out, &Stroke::solid(Color::BLACK, 0.6));
        assert_eq!(out, "0.6 w\n");
    }

    #[test]
    fn each_kind_of_colour_has_its_operator() {
        let (mut out, mut state) = (String::new(), State::default());
        state.fill(&mut out, Color::Rgb(255, 0, 51));
        state.fill(&mut out, Color::Cmyk(0.0, 0.5, 2.0, 1.0));
        assert_eq!(out, "1 0 0.2 rg\n0 0.5 1 1 k\n");
    }
}
