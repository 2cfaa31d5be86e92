//! Similarity of located strips to their print.

use kurbo::{Point, Rect};

use super::located::LocatedStrip;
use crate::photo::PrintImage;
use crate::photo::signal::{Correlation, decoded, encoded, luma, luminance};

/// Squares whose colours are weaker than this fraction of the print's are taken as black and white.
const MIN_COLOUR_STRENGTH: f64 = 0.3;
/// The channels whose differences make a colour: red and blue, each with green.
const LEANINGS: [(usize, usize); 2] = [(0, 1), (2, 1)];

/// The similarity of a strip's squares to their print blurred by `blur` millimetres, from -1 to 1: in colours, and in
/// the drawing on each square.
pub(super) fn compare(located: &LocatedStrip, blur: f64) -> (f64, f64) {
    let (picture, lit) = (located.picture, located.white_balance());
    let (mut colourful, mut colours) = (0.0, 0.0);
    let [mut light, mut sums, mut drawn] = [Correlation::<f64>::default(); 3];
    let inside = Rect::new(0.0, 0.0, picture.width() as f64 - 1.0, picture.height() as f64 - 1.0);
    for at in 0..located.strip.print.cells.len() {
        let mut alone = Correlation::<f64>::default();
        for point in located.rim(at) {
            let printed = located.strip.print.board.around(point, blur);
            let seen = located.project(point, 0.0).filter(|seen| inside.contains(*seen));
            let seen = lit.normalised(point.x, seen.map_or([0.0; 3], |seen| picture.colour(seen)));
            for (seen, printed) in seen.iter().zip(printed) {
                sums.add(*seen, f64::from(printed), 1.0);
            }
            light.add(seen.iter().sum::<f64>() / 3.0, f64::from(greyed(printed)), 1.0);
            for (one, other) in LEANINGS {
                let leaning = f64::from(printed[one] - printed[other]);
                colourful += (seen[one] - seen[other]).powi(2);
                colours += leaning * leaning;
            }
            alone.add(seen[1], f64::from(printed[1]), 1.0);
        }
        drawn.add_spread(&alone);
    }
    // In black and white, lightness must suffice; colours other than printed still count as colours.
    let grey = colourful < MIN_COLOUR_STRENGTH * MIN_COLOUR_STRENGTH * colours;
    (if grey { light.value() } else { sums.value() }, drawn.value())
}

/// The grey of a colour in a black and white print or picture: between the mean of gamma-encoded values, which some
/// devices use, and the luminance, which others use.
fn greyed(colour: [f32; 3]) -> f32 {
    let [red, green, blue] = colour;
    let lit = encoded(luminance([decoded(red), decoded(green), decoded(blue)]));
    (luma(colour) + lit) / 2.0
}

impl PrintImage {
    /// The mean colour of a small square around a point in millimetres from the print's top left corner, from 0 to 1.
    pub(super) fn around(&self, point: Point, blur: f64) -> [f32; 3] {
        let half = (blur * self.per_mm / 2.0).max(0.0);
        let range = |middle: f64, size: usize| {
            let from = (middle - half).round().max(0.0).min(size.saturating_sub(1) as f64) as usize;
            let to = ((middle + half).round().max(0.0) as usize).clamp(from + 1, size.max(from + 1));
            from..to
        };
        let (columns, rows) =
            (range(point.x * self.per_mm, self.width), range(point.y * self.per_mm, self.height));
        let mut sum = [0u32; 3];
        let mut count = 0;
        for y in rows {
            for x in columns.clone() {
                let Some(pixel) = self.pixel(x, y) else { continue };
                sum = std::array::from_fn(|channel| sum[channel] + u32::from(pixel[channel]));
                count += 1;
            }
        }
        sum.map(|sum| sum as f32 / (255 * count.max(1)) as f32)
    }
}
