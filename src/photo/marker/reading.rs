//! What a black square says: its modules, held against the codes of a family.

use kurbo::Point;

use super::family::Family;
use super::outline::Quad;
use crate::photo::grey::Grey;
use crate::photo::view::Homography;
use crate::photo::view::squares::Squares;

/// Between black and white there are at least so many shades.
const LEAST_CONTRAST: f64 = 8.0;
/// Of the modules of the black border, one in so many may look white.
const BORDER_FLAWS: usize = 8;
/// Blur mixes a module with its neighbours. First they are read as they look, then with so much of the difference from
/// their neighbours added.
const SHARPER: [f64; 3] = [0.0, 0.2, 0.4];
/// A module that is read wrong should at least look doubtful: of the difference from the grey between black and white,
/// those that are wrong have no larger share than this. On charts full of markers of other families, such as were
/// taken for one of this had 0.038 and more, while 98 of 100 true ones have less.
const DOUBTFUL: f64 = 0.035;

/// What was read.
pub(super) struct Reading {
    pub(super) id: u16,
    /// Which corner of the outline is the top left one.
    pub(super) top_left: usize,
    pub(super) flaws: u32,
}

/// Light that changes evenly over the marker: at its top left corner, and by how much per module to the right and down.
struct Slope([f64; 3]);

/// The lightness of the modules and of the white around them, 0 being black and 1 white.
struct Modules {
    side: usize,
    light: Vec<f64>,
    /// How many times longer modules are along rows than along columns, as they are seen.
    stretch: f64,
}

/// Reads the marker inside an outline.
pub(super) fn read(grey: &Grey, outline: &Quad, family: &Family) -> Option<Reading> {
    let modules = Modules::seen(grey, outline, family.side())?;
    SHARPER.iter().find_map(|&by| {
        let module = |&(column, row): &(u8, u8)| modules.sharpened(usize::from(column), usize::from(row), by);
        identify(&family.places.iter().map(module).collect::<Vec<_>>(), family)
    })
}

/// The marker of a family that modules show, if there is one.
fn identify(light: &[f64], family: &Family) -> Option<Reading> {
    let mut code = light.iter().fold(0, |code, light| code << 1 | u64::from(*light > 0.5));
    let mut best: Option<(u64, Reading)> = None;
    // Turning what was read on clockwise until it is upright finds how many quarters it stands turned back: the corner
    // that is then the top left one is as many further back in the outline.
    for turns in 0..4 {
        for (id, known) in (0..).zip(&family.codes) {
            let flaws = (code ^ known).count_ones();
            if flaws <= family.forgiven && best.as_ref().is_none_or(|(_, best)| flaws < best.flaws) {
                best = Some((code ^ known, Reading { id, top_left: (4 - turns) % 4, flaws }));
            }
        }
        code = family.turned(code);
    }
    let (mut flawed, reading) = best?;
    for _ in 0..reading.top_left {
        flawed = family.turned(flawed);
    }
    (share(light, flawed) <= DOUBTFUL).then_some(reading)
}

/// How much of all the difference from the grey between black and white is in the modules that are flawed.
fn share(light: &[f64], flawed: u64) -> f64 {
    let (mut wrong, mut all) = (0.0, 0.0);
    for (bit, light) in light.iter().rev().enumerate() {
        let clear = (light - 0.5).abs();
        all += clear;
        wrong += clear * (flawed >> bit & 1) as f64;
    }
    wrong / all.max(f64::MIN_POSITIVE)
}

impl Modules {
    /// Looks at the modules inside an outline, if its border is black and what is around it white.
    fn seen(grey: &Grey, outline: &Quad, side: usize) -> Option<Modules> {
        let plane = Homography::of_square(side as f64, outline)?;
        let look = |x: f64, y: f64| plane.apply(Point::new(x, y)).map_or(0.0, |place| grey.sample(place));
        let (mut white, mut black) = (Vec::new(), Vec::new());
        for (x, y) in ring(side as f64, -0.5) {
            white.push((x, y, look(x, y)));
        }
        for (x, y) in ring(side as f64, 0.5) {
            black.push((x, y, look(x, y)));
        }
        let (white, black) = (Slope::fit(&white)?, Slope::fit(&black)?);
        let middle = side as f64 / 2.0;
        if white.at(middle, middle) - black.at(middle, middle) < LEAST_CONTRAST {
            return None;
        }
        let mut light = vec![1.0; (side + 2) * (side + 2)];
        for row in 0..side {
            for column in 0..side {
                let (x, y) = (column as f64 + 0.5, row as f64 + 0.5);
                let dark = black.at(x, y);
                let seen = (mean(x, y, look) - dark) / (white.at(x, y) - dark).max(1.0);
                if let Some(light) = light.get_mut((row + 1) * (side + 2) + column + 1) {
                    *light = seen;
                }
            }
        }
        let [top_left, top_right, bottom_right, bottom_left] = *outline;
        let along = top_left.distance(top_right) + bottom_left.distance(bottom_right);
        let down = top_left.distance(bottom_left) + top_right.distance(bottom_right);
        let modules = Modules { side, light, stretch: along / down.max(f64::MIN_POSITIVE) };
        modules.has_border().then_some(modules)
    }

    /// The light of a module; those just outside the square count as column or row -1 and are white.
    fn at(&self, column: isize, row: isize) -> f64 {
        let index = (row + 1) * (self.side as isize + 2) + column + 1;
        usize::try_from(index).ok().and_then(|index| self.light.get(index)).copied().unwrap_or(1.0)
    }

    /// The light of a module without what blur has brought in from its four neighbours: more from those that are
    /// nearer.
    fn sharpened(&self, column: usize, row: usize, by: f64) -> f64 {
        let (x, y) = (column as isize, row as isize);
        let own = self.at(x, y);
        let aside = 2.0 * own - self.at(x - 1, y) - self.at(x + 1, y);
        let above = 2.0 * own - self.at(x, y - 1) - self.at(x, y + 1);
        own + by * (aside / self.stretch + above * self.stretch)
    }

    fn has_border(&self) -> bool {
        let last = self.side - 1;
        let along = (0..last).flat_map(|at| [(at, 0), (last, at), (last - at, last), (0, last - at)]);
        let white = along.filter(|&(x, y)| self.at(x as isize, y as isize) > 0.5).count();
        white <= 4 * last / BORDER_FLAWS
    }
}

/// The middles of modules along the four sides of a square, `inside` being how far they are from its edge.
fn ring(side: f64, inside: f64) -> impl Iterator<Item = (f64, f64)> {
    let far = side - inside;
    (0..side as usize).flat_map(move |at| {
        let along = at as f64 + 0.5;
        [(along, inside), (along, far), (inside, along), (far, along)]
    })
}

/// The mean of nine looks at a module.
fn mean(x: f64, y: f64, look: impl Fn(f64, f64) -> f64) -> f64 {
    const APART: f64 = 0.2;
    let offsets = [-APART, 0.0, APART];
    offsets.iter().flat_map(|down| offsets.map(|across| look(x + across, y + down))).sum::<f64>() / 9.0
}

impl Slope {
    fn fit(seen: &[(f64, f64, f64)]) -> Option<Slope> {
        let mut sums = Squares::new();
        for &(x, y, light) in seen {
            sums.add([1.0, x, y], light, 1.0);
        }
        sums.solve().map(Slope)
    }

    fn at(&self, x: f64, y: f64) -> f64 {
        let Slope([start, right, down]) = self;
        start + right * x + down * y
    }
}
