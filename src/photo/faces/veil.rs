//! Glare: light that lies over a square as a veil and takes the print's contrast.

use kurbo::Point;

use crate::photo::view::squares::Squares;

/// What is brighter by less than this part is no veil.
const USUAL: f64 = 0.12;
/// The thickest veil that anything is told through.
const THICKEST: f64 = 0.92;
/// Light falls off over a table by about the same part every hand's breadth; the logarithm of what is written for it
/// differs by so much from that.
const UNEVEN: f64 = 0.08;
/// A camera writes this root of light, and a veil is added to the light.
const CURVE: f64 = 2.2;

/// A place of a board and what is seen there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lit {
    pub(super) at: Point,
    /// How light it is seen, from 0 to 255.
    pub(super) seen: f32,
    /// How light it is printed, from 0 to 1.
    pub(super) printed: f32,
    /// Whether that is beyond doubt.
    pub(super) sure: bool,
}

/// How light white would be seen at every place of a board if nothing were veiled, and how much light glare adds.
#[derive(Clone, Debug, Default)]
pub(super) struct Daylight {
    first: Point,
    /// The logarithm of it at the first place, and how it rises to the right and down; none if nobody knows.
    plane: Option<[f64; 3]>,
    /// Where glare was seen beyond doubt, and how much light it adds to that of white paper.
    glare: Vec<(Point, f64)>,
}

impl Daylight {
    pub(super) fn of(lit: &[Lit]) -> Daylight {
        let Some(first) = lit.first() else { return Daylight::default() };
        let mut day = Daylight { first: first.at, ..Daylight::default() };
        for _ in 0..6 {
            let mut sums = Squares::<3>::new();
            for lit in lit {
                let weight = day.over(lit).map_or(1.0, |over| 1.0 / (1.0 + (over / UNEVEN).powi(2)));
                let [right, down] = day.scaled(lit.at);
                sums.add([1.0, right, down], lit.white(), weight);
            }
            for axis in [1, 2] {
                let mut factors = [0.0; 3];
                factors[axis] = 1.0;
                sums.add(factors, 0.0, 1e-3);
            }
            day.plane = sums.solve().or(day.plane);
        }
        let sure = lit.iter().filter(|lit| lit.sure);
        day.glare = sure.map(|lit| (lit.at, day.added(lit))).filter(|(_, added)| *added > 0.0).collect();
        day
    }

    /// What part of the light is a veil: as much as makes up what is seen, or as lies within so many millimetres.
    /// Where a picture is nearly white what is seen does not tell.
    pub(super) fn veil(&self, lit: &Lit, reach: f64) -> f32 {
        let near =
            self.glare.iter().filter(|(at, _)| (*at - lit.at).hypot() < reach).map(|(_, added)| *added);
        let added = near.fold(self.added(lit), f64::max);
        (added / (added + lit.paper())).min(THICKEST) as f32
    }

    /// How much light glare adds to that of white paper.
    fn added(&self, lit: &Lit) -> f64 {
        let over = self.over(lit).unwrap_or_default() - USUAL;
        if over > 0.0 { lit.paper() * ((CURVE * over).exp() - 1.0) } else { 0.0 }
    }

    fn over(&self, lit: &Lit) -> Option<f64> {
        let [right, down] = self.scaled(lit.at);
        self.plane.map(|[level, across, along]| lit.white() - level - across * right - along * down)
    }

    fn scaled(&self, at: Point) -> [f64; 2] {
        let off = (at - self.first) / 100.0;
        [off.x, off.y]
    }
}

impl Lit {
    /// The logarithm of what white would be written as.
    fn white(&self) -> f64 {
        (f64::from(self.seen) / f64::from(self.printed.max(0.01))).max(1.0).ln()
    }

    /// What part of the light it throws back that white paper does.
    fn paper(&self) -> f64 {
        f64::from(self.printed.max(0.01)).powf(CURVE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_brighter_than_its_neighbours_is_veiled_and_what_is_darker_not() {
        let lit: Vec<Lit> = (0..64)
            .map(|index| {
                let at = Point::new((index % 8) as f64 * 20.0, (index / 8) as f64 * 20.0);
                let odd = [1.0, 2.0, 0.5][usize::from(index == 20) + 2 * usize::from(index == 40)];
                let seen = (100.0 * (at.x / 300.0).exp() * odd) as f32;
                Lit { at, seen, printed: 1.0, sure: true }
            })
            .collect();
        let day = Daylight::of(&lit);
        for (index, lit) in lit.iter().enumerate() {
            let veil = day.veil(lit, 5.0);
            assert_eq!(veil > 0.3, index == 20, "{index} {veil}");
        }
        // A neighbour may lie in the same glare, which hides more of what is dark.
        let light = day.veil(&lit[21], 30.0);
        let dark = day.veil(&Lit { printed: 0.3, seen: 0.3 * lit[21].seen, ..lit[21] }, 30.0);
        assert!(light > 0.3 && dark > 0.8, "{light} {dark}");
        assert_eq!(Daylight::of(&[]).veil(&lit[0], 30.0), 0.0);
    }
}
