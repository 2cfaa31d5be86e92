//! The images of cells under the symmetries of a board.

use std::collections::BTreeMap;

use crate::game::{Cell, Lattice};
use crate::scene::{Affine, Point, Vec2};
use crate::spec::typed::Symmetry;

/// Turns that are tried, by 30 degrees each: grids have turns by 60 or by 90 degrees.
const TURNS: u32 = 12;
/// Places are rounded to this part of a millimetre.
const PER_MM: f64 = 10.0;

/// The cells of a board by their places.
pub(super) struct Places {
    places: BTreeMap<(i64, i64), Cell>,
    centres: BTreeMap<Cell, Point>,
    middle: Vec2,
}

impl Places {
    pub(super) fn new(lattice: &Lattice) -> Places {
        let centres: BTreeMap<Cell, Point> =
            lattice.cells().into_iter().map(|cell| (cell, lattice.centre(cell))).collect();
        let ends = |along: fn(&Point) -> f64| {
            let all = || centres.values().map(along);
            (all().fold(f64::INFINITY, f64::min) + all().fold(f64::NEG_INFINITY, f64::max)) / 2.0
        };
        let middle = Vec2::new(ends(|place| place.x), ends(|place| place.y));
        let places = centres.iter().map(|(cell, centre)| (rounded(*centre), *cell)).collect();
        Places { places, centres, middle }
    }

    /// The cell to which a map takes a cell.
    fn image(&self, cell: Cell, map: Affine) -> Option<Cell> {
        let place = map * (*self.centres.get(&cell)? - self.middle) + self.middle;
        let (x, y) = rounded(place);
        let mut around = (-1..=1).flat_map(|across| (-1..=1).map(move |down| (x + across, y + down)));
        around.find_map(|place| self.places.get(&place).copied())
    }

    /// Cells with all their images; `None` if the board does not have the symmetry.
    pub(super) fn images(&self, cells: &[Cell], symmetry: Symmetry) -> Option<Vec<Cell>> {
        let maps: Vec<Affine> = maps(symmetry)
            .into_iter()
            .filter(|map| self.centres.keys().all(|cell| self.image(*cell, *map).is_some()))
            .collect();
        let images =
            |map: &Affine| cells.iter().filter_map(|cell| self.image(*cell, *map)).collect::<Vec<_>>();
        (!maps.is_empty()).then(|| cells.iter().copied().chain(maps.iter().flat_map(images)).collect())
    }
}

/// The maps of a symmetry, without the one that changes nothing.
fn maps(symmetry: Symmetry) -> Vec<Affine> {
    let turns =
        || (1..TURNS).map(|turn| Affine::rotate(f64::from(turn) * std::f64::consts::TAU / f64::from(TURNS)));
    let mirrored = Affine::FLIP_X;
    match symmetry {
        Symmetry::LeftRight => vec![mirrored],
        Symmetry::TopBottom => vec![Affine::FLIP_Y],
        Symmetry::HalfTurn => vec![Affine::rotate(std::f64::consts::PI)],
        Symmetry::Rotation => turns().collect(),
        Symmetry::All => turns().chain([mirrored]).chain(turns().map(|turn| turn * mirrored)).collect(),
    }
}

fn rounded(place: Point) -> (i64, i64) {
    ((place.x * PER_MM).round() as i64, (place.y * PER_MM).round() as i64)
}
