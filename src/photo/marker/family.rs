//! Marker families: the codes and their bit cells.

use std::sync::LazyLock;

use crate::game::marker::tag25h9;

/// A family of markers: black squares with a pattern of white modules inside.
///
/// Orientation as in AprilTag; OpenCV prints the same markers upside down.
#[derive(Debug)]
pub struct Family {
    /// Modules across the pattern, without its black border.
    pub across: usize,
    /// Column and row of every bit of a code, from the highest bit on; the border is column and row 0.
    ///
    /// The cells come in four equal parts that are quarter turns of each other, and possibly a last one in the middle.
    pub cells: &'static [(u8, u8)],
    /// The code of every marker; a set bit is white.
    pub codes: Vec<u64>,
    /// Maximum Hamming distance of a decoded marker.
    pub max_bit_errors: u32,
}

/// Column and row of every bit of a 25h9 marker, from the highest bit on; the black border is column and row 0.
///
/// The cells run round the square in four equal parts, each the one before it turned clockwise by a quarter, so that the
/// code of a turned marker is the same bits rotated.
#[rustfmt::skip]
const CELLS_25H9: [(u8, u8); 25] = [
    (1, 1), (2, 1), (3, 1), (4, 1), (2, 2), (3, 2),
    (5, 1), (5, 2), (5, 3), (5, 4), (4, 2), (4, 3),
    (5, 5), (4, 5), (3, 5), (2, 5), (4, 4), (3, 4),
    (1, 5), (1, 4), (1, 3), (1, 2), (2, 4), (2, 3),
    (3, 3),
];

/// 35 markers of 7 by 7 modules with the border. Few, and so different from each other that no picture contains them by
/// chance.
pub static TAG_25H9: LazyLock<Family> = LazyLock::new(|| {
    let codes = (0..tag25h9::COUNT).filter_map(tag25h9::modules);
    let codes = codes
        .map(|modules| code(&CELLS_25H9, |(column, row)| modules[usize::from(row)][usize::from(column)]));
    Family { across: 5, cells: &CELLS_25H9, codes: codes.collect(), max_bit_errors: 4 }
});

/// The code of a marker.
fn code(cells: &[(u8, u8)], is_black: impl Fn((u8, u8)) -> bool) -> u64 {
    cells.iter().fold(0, |code, &point| code << 1 | u64::from(!is_black(point)))
}

impl Family {
    /// Modules across the black square, with its border.
    pub fn side(&self) -> usize {
        self.across + 2
    }

    /// The modules of a marker, row by row from the top, with the black border; `true` is black.
    pub fn modules(&self, id: u16) -> Option<Vec<Vec<bool>>> {
        let code = *self.codes.get(usize::from(id))?;
        let mut modules = vec![vec![true; self.side()]; self.side()];
        for (index, &(column, row)) in self.cells.iter().enumerate() {
            let white = code >> (self.cells.len() - 1 - index) & 1 == 1;
            if let Some(module) =
                modules.get_mut(usize::from(row)).and_then(|row| row.get_mut(usize::from(column)))
            {
                *module = !white;
            }
        }
        Some(modules)
    }

    /// The code that is read off a marker turned clockwise by another quarter.
    ///
    /// The last of the four parts becomes the first.
    pub(super) fn turned(&self, code: u64) -> u64 {
        let middle = self.cells.len() % 4;
        let circle = self.cells.len() - middle;
        let quarter = circle / 4;
        let around = code >> middle;
        let turned = around >> quarter | (around & ((1 << quarter) - 1)) << (circle - quarter);
        turned << middle | code & ((1 << middle) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::tag36h11::TAG_36H11;
    use super::*;

    fn clockwise(modules: &[Vec<bool>]) -> Vec<Vec<bool>> {
        let side = modules.len();
        (0..side).map(|row| (0..side).map(|column| modules[side - 1 - column][row]).collect()).collect()
    }

    fn code(family: &Family, modules: &[Vec<bool>]) -> u64 {
        super::code(family.cells, |(column, row)| modules[usize::from(row)][usize::from(column)])
    }

    #[test]
    fn decoded_markers_have_the_printed_orientation() {
        for id in 0..tag25h9::COUNT {
            let printed = tag25h9::modules(id).expect("a marker");
            assert_eq!(TAG_25H9.modules(u16::from(id)).expect("a marker"), printed.map(Vec::from));
        }
    }

    #[test]
    fn turning_the_code_turns_the_modules() {
        for family in [&*TAG_25H9, &*TAG_36H11] {
            for id in 0..family.codes.len() {
                let modules = family.modules(id as u16).expect("a marker");
                assert_eq!(code(family, &modules), family.codes[id]);
                assert_eq!(code(family, &clockwise(&modules)), family.turned(family.codes[id]), "{id}");
            }
            assert_eq!(family.modules(family.codes.len() as u16), None);
        }
    }

    #[test]
    fn codes_keep_their_hamming_distance_at_every_turn() {
        for (family, apart) in [(&*TAG_25H9, 9), (&*TAG_36H11, 11)] {
            for (index, &code) in family.codes.iter().enumerate() {
                let mut turned = code;
                for turn in 0..4 {
                    for (other, against) in family.codes.iter().enumerate() {
                        let same = other == index && turn == 0;
                        assert!(same || (turned ^ against).count_ones() >= apart, "{index} {other} {turn}");
                    }
                    turned = family.turned(turned);
                }
                assert_eq!(turned, code);
            }
        }
    }
}
