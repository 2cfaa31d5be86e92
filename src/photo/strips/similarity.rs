//! Similarity of located strips to their print.

use kurbo::Rect;

use super::super::picture::Picture;
use super::face::greyed;
use super::located::LocatedStrip;
use super::white_balance::WhiteBalance;
use super::window::rim;

/// Squares whose colours are weaker than this fraction of the print's are taken as black and white.
const MIN_COLOUR_STRENGTH: f64 = 0.3;

/// The colour similarity of a strip's squares to their print blurred by `blur` millimetres, from -1 to 1.
pub(super) fn likeness(located: &LocatedStrip, blur: f64, light: &WhiteBalance, picture: &Picture) -> f64 {
    compare(located, blur, light, picture).0
}

/// The similarity of a strip's squares to their print: in colours, and in the drawing on each square.
pub(super) fn compare(
    located: &LocatedStrip,
    blur: f64,
    lit: &WhiteBalance,
    picture: &Picture,
) -> (f64, f64) {
    let (mut colourful, mut colours) = (0.0, 0.0);
    let mut light = CorrelationSums::default();
    let mut sums = CorrelationSums::default();
    let mut drawn = CorrelationSums::default();
    let inside = Rect::new(0.0, 0.0, picture.width() as f64 - 1.0, picture.height() as f64 - 1.0);
    for at in 0..located.strip.squares.len() {
        let square = located.square(at);
        let mut alone = CorrelationSums::default();
        for off in rim(square).concat() {
            let point = square.center() + off.to_vec2();
            let printed = located.strip.print.around(point, blur);
            let seen = located.project(point, 0.0).filter(|seen| inside.contains(*seen));
            let balance = lit.balance(point.x);
            let colour = seen.map_or([0.0; 3], |seen| picture.colour(seen));
            for channel in 0..3 {
                let (black, times) = balance[channel];
                sums.add((colour[channel] - black) * times, f64::from(printed[channel]));
            }
            let all = [0, 1, 2].map(|channel| (colour[channel] - balance[channel].0) * balance[channel].1);
            let grey = greyed(printed)[0];
            light.add(all.iter().sum::<f64>() / 3.0, f64::from(grey));
            for (one, other) in [(0, 1), (2, 1)] {
                let leaning = f64::from(printed[one] - printed[other]);
                colourful += (all[one] - all[other]).powi(2);
                colours += leaning * leaning;
            }
            alone.add((colour[1] - balance[1].0) * balance[1].1, f64::from(printed[1]));
        }
        drawn.add_spread(&alone);
    }
    // In black and white, lightness must suffice; colours other than printed still count as colours.
    let grey = colourful < MIN_COLOUR_STRENGTH * MIN_COLOUR_STRENGTH * colours;
    (if grey { light.correlation() } else { sums.correlation() }, drawn.correlation())
}

/// Sums for a correlation coefficient.
#[derive(Default)]
struct CorrelationSums {
    count: f64,
    sums: [f64; 2],
    squares: [f64; 2],
    product: f64,
}

impl CorrelationSums {
    fn add(&mut self, seen: f64, printed: f64) {
        self.count += 1.0;
        self.sums = [self.sums[0] + seen, self.sums[1] + printed];
        self.squares = [self.squares[0] + seen * seen, self.squares[1] + printed * printed];
        self.product += seen * printed;
    }

    /// Adds the deviations of another series from its own mean.
    fn add_spread(&mut self, other: &CorrelationSums) {
        let count = other.count.max(1.0);
        for at in 0..2 {
            self.squares[at] += other.squares[at] - other.sums[at] * other.sums[at] / count;
        }
        self.product += other.product - other.sums[0] * other.sums[1] / count;
        self.count += other.count;
    }

    fn correlation(&self) -> f64 {
        let [seen, printed] = self.sums;
        let spread = |sum: f64, square: f64| (square - sum * sum / self.count.max(1.0)).max(0.0);
        let both = spread(seen, self.squares[0]) * spread(printed, self.squares[1]);
        let product = self.product - seen * printed / self.count.max(1.0);
        if both > 1e-12 { product / both.sqrt() } else { 0.0 }
    }
}

/// Whether the squares of all strips lack their printed colours.
pub(super) fn is_pale(row: &[LocatedStrip], lights: &[WhiteBalance], picture: &Picture) -> bool {
    let (mut product, mut squares) = (0.0, 0.0);
    for (located, light) in row.iter().zip(lights) {
        for at in 0..located.strip.squares.len() {
            let square = located.square(at);
            for off in rim(square).concat() {
                let point = square.center() + off.to_vec2();
                let Some(seen) = located.project(point, 0.0) else { continue };
                let printed = located.strip.print.around(point, 1.0).map(f64::from);
                let balance = light.balance(point.x);
                let colour = picture.colour(seen);
                let seen: [f64; 3] = std::array::from_fn(|channel| {
                    (colour[channel] - balance[channel].0) * balance[channel].1
                });
                for (one, other) in [(0, 1), (2, 1)] {
                    product += (seen[one] - seen[other]) * (printed[one] - printed[other]);
                    squares += (printed[one] - printed[other]).powi(2);
                }
            }
        }
    }
    product < MIN_COLOUR_STRENGTH * squares
}
