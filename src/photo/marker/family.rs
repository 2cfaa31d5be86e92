//! Marker families: the modules of their markers, and what these look like in photos.

use std::sync::LazyLock;

use crate::game::marker::tag25h9;
use crate::photo::signal::encoded;

/// How far light spreads over the modules in a photo: the part of a module's light that comes from its neighbours, and
/// the exposure relative to one that makes white just white.
const SPREADS: [[f32; 2]; 3] = [[0.0, 1.0], [0.225, 1.3], [0.45, 1.3]];
/// Share of the neighbours at its corners in the light that spreads over a module; the rest is that of those beside it.
const CORNER_SHARE: f32 = 1.0 / 3.0;
/// Light of black ink relative to paper.
const BLACK: f32 = 0.03;

/// The modules of a marker, row by row from the top, with the black border; `true` is black.
type Modules = Vec<Vec<bool>>;

/// A family of markers: black squares with a pattern of white modules inside.
///
/// Orientation as in AprilTag; OpenCV prints the same markers upside down.
#[derive(Debug)]
pub struct Family {
    markers: Vec<Modules>,
    /// Every marker at every turn.
    pub(super) turned: Vec<TurnedMarker>,
}

/// A marker as it lies in an outline.
#[derive(Debug)]
pub(super) struct TurnedMarker {
    pub(super) id: u16,
    /// Index of the outline's corner that is top left.
    pub(super) top_left: usize,
    /// What it looks like, by how far light spreads.
    pub(super) looks: [Look; SPREADS.len()],
}

/// The light of a marker's modules, as deviations from their mean, of unit length.
#[derive(Debug)]
pub(super) struct Look {
    /// Of all modules.
    pub(super) whole: Vec<f32>,
    /// Of those inside the border.
    pub(super) inner: Vec<f32>,
}

/// 35 markers of 7 by 7 modules with the border. Few, and so different from each other that a picture rarely contains one
/// by chance.
pub static TAG_25H9: LazyLock<Family> = LazyLock::new(|| {
    let markers = (0..tag25h9::COUNT).filter_map(tag25h9::modules);
    Family::new(markers.map(|marker| marker.map(Vec::from).into()).collect())
});

impl Family {
    pub(super) fn new(markers: Vec<Modules>) -> Family {
        let mut turned = Vec::with_capacity(4 * markers.len());
        for (id, marker) in (0..).zip(&markers) {
            let mut marker = marker.clone();
            for top_left in 0..4 {
                let looks = SPREADS.map(|spread| Look::new(&light(&marker, spread)));
                turned.push(TurnedMarker { id, top_left, looks });
                marker = clockwise(&marker);
            }
        }
        Family { markers, turned }
    }

    /// Modules across the black square, with its border.
    pub fn side(&self) -> usize {
        self.markers.first().map_or(0, Vec::len)
    }

    /// The modules of a marker, row by row from the top, with the black border; `true` is black.
    pub fn modules(&self, id: u16) -> Option<&[Vec<bool>]> {
        self.markers.get(usize::from(id)).map(Vec::as_slice)
    }
}

impl Look {
    /// The look of a square of modules, row by row.
    pub(super) fn new(light: &[f32]) -> Look {
        let side = light.len().isqrt();
        let rows = light.chunks_exact(side.max(1)).skip(1).take(side.saturating_sub(2));
        let inner: Vec<f32> = rows.flat_map(|row| &row[1..side - 1]).copied().collect();
        Look { whole: normalised(light), inner: normalised(&inner) }
    }
}

/// The deviations of values from their mean, of unit length unless all are equal.
fn normalised(values: &[f32]) -> Vec<f32> {
    let mean = values.iter().sum::<f32>() / values.len().max(1) as f32;
    let length = values.iter().map(|value| (value - mean).powi(2)).sum::<f32>().sqrt();
    values.iter().map(|value| (value - mean) / length.max(f32::MIN_POSITIVE)).collect()
}

/// The light of a marker's modules as a camera writes it, row by row.
fn light(modules: &Modules, [spread, exposure]: [f32; 2]) -> Vec<f32> {
    let white = |column: usize, row: usize, right: isize, down: isize| {
        let module = || modules.get(row.checked_add_signed(down)?)?.get(column.checked_add_signed(right)?);
        // Around the marker is white.
        if module() == Some(&true) { 0.0 } else { 1.0 }
    };
    let part = |right, down| match (right, down) {
        (0, 0) => 1.0 - spread,
        (0, _) | (_, 0) => spread * (1.0 - CORNER_SHARE) / 4.0,
        _ => spread * CORNER_SHARE / 4.0,
    };
    let side = modules.len();
    let all = (0..side * side).map(|index| {
        let around = (-1..2).flat_map(|down| (-1..2).map(move |right| (right, down)));
        let lit =
            around.map(|(right, down)| part(right, down) * white(index % side, index / side, right, down));
        encoded((exposure * (BLACK + (1.0 - BLACK) * lit.sum::<f32>())).min(1.0))
    });
    all.collect()
}

/// A marker turned clockwise by a quarter.
fn clockwise(modules: &Modules) -> Modules {
    let side = modules.len();
    (0..side).map(|row| (0..side).map(|column| modules[side - 1 - column][row]).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::tag36h11::TAG_36H11;
    use super::*;
    use crate::photo::signal::dot;

    #[test]
    fn markers_have_the_printed_orientation() {
        for id in 0..tag25h9::COUNT {
            let printed = tag25h9::modules(id).expect("a marker").map(Vec::from);
            assert_eq!(TAG_25H9.modules(u16::from(id)), Some(&printed[..]));
        }
        assert_eq!(TAG_25H9.modules(35), None);
    }

    #[test]
    fn no_marker_looks_like_another_at_any_turn() {
        // How much any two markers resemble each other, sharp and blurred.
        for (family, most) in [(&*TAG_25H9, [0.4, 0.7]), (&*TAG_36H11, [0.55, 0.8])] {
            for (index, one) in family.turned.iter().enumerate().step_by(4) {
                for (other, against) in family.turned.iter().enumerate().filter(|(other, _)| *other != index)
                {
                    for (look, most) in [0, 2].into_iter().zip(most) {
                        let alike = dot::<8>(&one.looks[look].inner, &against.looks[look].inner);
                        assert!(alike < most, "{index} {other} {alike}");
                    }
                }
            }
        }
    }

    #[test]
    fn light_spreads_over_lone_black_modules() {
        let mut modules = vec![vec![true; 7]; 7];
        modules[1..6].iter_mut().for_each(|row| row[1..6].fill(false));
        modules[3][3] = true;
        let [sharp, .., blurred] = SPREADS.map(|spread| light(&modules, spread));
        assert!(sharp[24] < 0.25 && blurred[24] > 0.7 && blurred[8] > 0.8, "{blurred:?}");
    }
}
