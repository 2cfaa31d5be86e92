//! Similarity of located strips to their print.

use kurbo::Rect;

use super::face::greyed;
use super::located::LocatedStrip;
use crate::photo::signal::Correlation;

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
    for at in 0..located.strip.squares.len() {
        let mut alone = Correlation::<f64>::default();
        for point in located.rim(at) {
            let printed = located.strip.print.around(point, blur);
            let seen = located.project(point, 0.0).filter(|seen| inside.contains(*seen));
            let seen = lit.normalised(point.x, seen.map_or([0.0; 3], |seen| picture.colour(seen)));
            for (seen, printed) in seen.iter().zip(printed) {
                sums.add(*seen, f64::from(printed), 1.0);
            }
            light.add(seen.iter().sum::<f64>() / 3.0, f64::from(greyed(printed)[0]), 1.0);
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

/// Whether the squares of all strips lack their printed colours.
pub(super) fn is_pale(row: &[LocatedStrip]) -> bool {
    let (mut product, mut squares) = (0.0, 0.0);
    for located in row {
        let light = located.white_balance();
        for at in 0..located.strip.squares.len() {
            for point in located.rim(at) {
                let Some(seen) = located.project(point, 0.0) else { continue };
                let printed = located.strip.print.around(point, 1.0).map(f64::from);
                let seen = light.normalised(point.x, located.picture.colour(seen));
                for (one, other) in LEANINGS {
                    product += (seen[one] - seen[other]) * (printed[one] - printed[other]);
                    squares += (printed[one] - printed[other]).powi(2);
                }
            }
        }
    }
    product < MIN_COLOUR_STRENGTH * squares
}
