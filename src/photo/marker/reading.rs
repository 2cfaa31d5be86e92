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
/// How much lighter than its neighbours a module is taken to be than it looks, for blur: first as it is, then more.
const SHARPER: [f64; 2] = [0.0, 0.25];

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
}

/// Reads the marker inside an outline.
pub(super) fn read(grey: &Grey, outline: &Quad, family: &Family) -> Option<Reading> {
    let modules = Modules::seen(grey, outline, family.side())?;
    SHARPER.iter().find_map(|&by| identify(&modules, by, family))
}

/// The marker of a family that modules show, if there is one.
fn identify(modules: &Modules, sharper: f64, family: &Family) -> Option<Reading> {
    let mut code = family.places.iter().fold(0, |code, &(column, row)| {
        let light = modules.sharpened(usize::from(column), usize::from(row), sharper);
        code << 1 | u64::from(light > 0.5)
    });
    let mut best: Option<Reading> = None;
    // Turning what was read on clockwise until it is upright finds how many quarters it stands turned back: the corner
    // that is then the top left one is as many further back in the outline.
    for turns in 0..4 {
        for (id, known) in (0..).zip(family.codes) {
            let flaws = (code ^ known).count_ones();
            if flaws <= family.forgiven && best.as_ref().is_none_or(|best| flaws < best.flaws) {
                best = Some(Reading { id, top_left: (4 - turns) % 4, flaws });
            }
        }
        code = family.turned(code);
    }
    best
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
        let modules = Modules { side, light };
        modules.has_border().then_some(modules)
    }

    /// The light of a module; those just outside the square count as column or row -1 and are white.
    fn at(&self, column: isize, row: isize) -> f64 {
        let index = (row + 1) * (self.side as isize + 2) + column + 1;
        usize::try_from(index).ok().and_then(|index| self.light.get(index)).copied().unwrap_or(1.0)
    }

    /// The light of a module without what blur has brought in from its four neighbours.
    fn sharpened(&self, column: usize, row: usize, by: f64) -> f64 {
        let (x, y) = (column as isize, row as isize);
        let own = self.at(x, y);
        let around = self.at(x - 1, y) + self.at(x + 1, y) + self.at(x, y - 1) + self.at(x, y + 1);
        own + by * (4.0 * own - around)
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
