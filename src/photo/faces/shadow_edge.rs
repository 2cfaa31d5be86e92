//! Shadow edges: a square that is partly in shadow.

/// Number of directions of an edge, over half a turn.
const DIRECTIONS: usize = 12;
/// Number of positions of an edge in each direction.
const POSITIONS: usize = 32;
/// Candidate contrasts of a print relative to the original.
const CONTRASTS: [f32; 3] = [0.75, 1.0, 1.25];
/// Minimum ratio of light in shadow to light outside it, gamma-encoded.
const MIN_LIGHT_RATIO: f32 = 0.3;
/// Minimum fraction of a window on either side of an edge.
const MIN_SIDE_FRACTION: f32 = 0.06;
/// Penalty on the residual, since an edge improves any fit.
const FREEDOM_PENALTY: f32 = 1.15;

/// Window size above which every second sample suffices.
const MAX_FULL_SIDE: usize = 24;

/// Sums over samples: number, printed, printed squared, seen, product, seen squared.
#[derive(Clone, Copy, Default)]
struct EdgeSums([f32; 6]);

impl EdgeSums {
    fn add(&mut self, other: EdgeSums) {
        self.0.iter_mut().zip(other.0).for_each(|(sum, other)| *sum += other);
    }

    fn without(mut self, other: EdgeSums) -> EdgeSums {
        self.0.iter_mut().zip(other.0).for_each(|(sum, other)| *sum -= other);
        self
    }

    /// The best light on a print of this contrast, and the sum of squared residuals.
    fn best_light(self, strength: f32) -> (f32, f32) {
        let [number, printed, printed_twice, seen, both, seen_twice] = self.0;
        let pale = 1.0 - strength;
        let power = pale * pale * number + strength * (2.0 * pale * printed + strength * printed_twice);
        let common = pale * seen + strength * both;
        let light = common / power.max(1e-6);
        (light, (seen_twice - light * common).max(0.0))
    }
}

/// Residual of a print if one straight shadow edge runs through the window: root mean square relative to the light.
/// `printed` has a mean near 1; samples with a count of 0 are ignored; `veil` is the fraction of light that is glare.
pub(super) fn residual(side: usize, seen: &[f32], printed: &[f32], counts: &[f32], veil: f32) -> f32 {
    let every = if side > MAX_FULL_SIDE { 2 } else { 1 };
    let mut whole = EdgeSums::default();
    let mut least = f32::INFINITY;
    for direction in 0..DIRECTIONS {
        let (sin, cos) = libm::sincosf(direction as f32 / DIRECTIONS as f32 * std::f32::consts::PI);
        let bins = bins(side, every, seen, printed, counts, (cos, sin));
        if direction == 0 {
            bins.iter().for_each(|bin| whole.add(*bin));
            if whole.0[0] < 16.0 || whole.0[3] < whole.0[0] {
                return 1.0;
            }
        }
        let mut before = EdgeSums::default();
        for bin in bins {
            before.add(bin);
            let after = whole.without(before);
            if before.0[0].min(after.0[0]) < whole.0[0] * MIN_SIDE_FRACTION {
                continue;
            }
            for strength in CONTRASTS {
                let ((one, left), (other, right)) =
                    (before.best_light(strength * (1.0 - veil)), after.best_light(strength * (1.0 - veil)));
                if one.min(other) > MIN_LIGHT_RATIO * one.max(other) {
                    least = least.min(left + right);
                }
            }
        }
    }
    FREEDOM_PENALTY * (least / whole.0[0]).sqrt() * whole.0[0] / whole.0[3]
}

fn bins(
    side: usize,
    every: usize,
    seen: &[f32],
    printed: &[f32],
    counts: &[f32],
    direction: (f32, f32),
) -> [EdgeSums; POSITIONS] {
    let mut bins = [EdgeSums::default(); POSITIONS];
    let middle = (side as f32 - 1.0) / 2.0;
    let scale = POSITIONS as f32 / (side as f32 * (direction.0.abs() + direction.1.abs()));
    let rows = seen.chunks_exact(side).zip(printed.chunks_exact(side)).zip(counts.chunks_exact(side));
    for (row, ((seen, printed), counts)) in rows.enumerate().step_by(every) {
        let start = (row as f32 - middle) * direction.1 - middle * direction.0;
        for (column, ((&seen, &printed), &count)) in
            seen.iter().zip(printed).zip(counts).enumerate().step_by(every)
        {
            let along = (start + column as f32 * direction.0) * scale + POSITIONS as f32 / 2.0;
            if let Some(bin) =
                bins.get_mut((along.max(0.0) as usize).min(POSITIONS - 1)).filter(|_| count > 0.0)
            {
                bin.add(EdgeSums([1.0, printed, printed * printed, seen, printed * seen, seen * seen]));
            }
        }
    }
    bins
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDE: usize = 24;

    fn window(of: impl Fn(f32, f32) -> f32) -> Vec<f32> {
        (0..SIDE * SIDE).map(|at| of((at % SIDE) as f32, (at / SIDE) as f32)).collect()
    }

    #[test]
    fn a_shadow_edge_is_explained_and_a_line_is_not() {
        let counts = vec![1.0; SIDE * SIDE];
        let even = vec![1.0; SIDE * SIDE];
        let shadow = window(|x, y| if x * 0.5 + y * 0.87 < 15.0 { 90.0 } else { 180.0 });
        let matched = residual(SIDE, &shadow, &even, &counts, 0.0);
        assert!(matched < 0.13, "{matched}");
        let line = window(|x, _| if (10.0..14.0).contains(&x) { 90.0 } else { 180.0 });
        let matched = residual(SIDE, &line, &even, &counts, 0.0);
        assert!(matched > 0.18, "{matched}");
        let printed = window(|x, _| if (10.0..14.0).contains(&x) { 0.6 } else { 1.08 });
        let both = window(|x, y| {
            let light = if y < 9.0 { 80.0 } else { 200.0 };
            if (10.0..14.0).contains(&x) { 0.6 * light } else { 1.08 * light }
        });
        assert!(residual(SIDE, &both, &printed, &counts, 0.0) < 0.05);
    }

    #[test]
    fn black_windows_have_full_residual() {
        let none = vec![0.0; SIDE * SIDE];
        assert_eq!(residual(SIDE, &none, &none, &none, 0.0), 1.0);
    }
}
