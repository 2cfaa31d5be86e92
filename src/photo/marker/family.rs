//! Families of markers: which pattern of modules means which number.

use super::codes::{CODES_25H9, CODES_36H11, PLACES_25H9, PLACES_36H11};

/// A family of markers, black squares with a pattern of white modules inside.
///
/// Upright is as AprilTag has it; OpenCV prints the same markers upside down.
#[derive(Debug)]
pub struct Family {
    /// What the family is called.
    pub name: &'static str,
    /// How many modules the pattern has across, its black border not counted.
    pub across: usize,
    /// Column and row of every bit of a code, from the highest bit on; the border is column and row 0.
    ///
    /// They come in four equal parts that are quarter turns of each other, and perhaps a last one in the middle.
    pub places: &'static [(u8, u8)],
    /// The code of every marker; a set bit is white.
    pub codes: &'static [u64],
    /// How many modules may be read wrong and the marker still counts.
    pub forgiven: u32,
}

/// 35 markers of 7 by 7 modules with the border. Few, and so unlike each other that no picture holds them by chance.
pub static TAG_25H9: Family =
    Family { name: "25h9", across: 5, places: &PLACES_25H9, codes: &CODES_25H9, forgiven: 4 };

/// 587 markers of 8 by 8 modules with the border; public photographs show them, so they are good to measure with.
pub static TAG_36H11: Family =
    Family { name: "36h11", across: 6, places: &PLACES_36H11, codes: &CODES_36H11, forgiven: 4 };

impl Family {
    /// How many modules the black square has across, its border counted.
    pub fn side(&self) -> usize {
        self.across + 2
    }

    /// The modules of a marker, row by row from the top, the black border among them; `true` is black.
    pub fn modules(&self, id: u16) -> Option<Vec<Vec<bool>>> {
        let code = *self.codes.get(usize::from(id))?;
        let mut modules = vec![vec![true; self.side()]; self.side()];
        for (index, &(column, row)) in self.places.iter().enumerate() {
            let white = code >> (self.places.len() - 1 - index) & 1 == 1;
            if let Some(module) =
                modules.get_mut(usize::from(row)).and_then(|row| row.get_mut(usize::from(column)))
            {
                *module = !white;
            }
        }
        Some(modules)
    }

    /// The code as it is read off a marker that stands a quarter turn further clockwise than `code` has it.
    ///
    /// What was in the last of the four parts is then in the first.
    pub(super) fn turned(&self, code: u64) -> u64 {
        let middle = self.places.len() % 4;
        let circle = self.places.len() - middle;
        let quarter = circle / 4;
        let around = code >> middle;
        let turned = around >> quarter | (around & ((1 << quarter) - 1)) << (circle - quarter);
        turned << middle | code & ((1 << middle) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clockwise(modules: &[Vec<bool>]) -> Vec<Vec<bool>> {
        let side = modules.len();
        (0..side).map(|row| (0..side).map(|column| modules[side - 1 - column][row]).collect()).collect()
    }

    fn code(family: &Family, modules: &[Vec<bool>]) -> u64 {
        family.places.iter().fold(0, |code, &(column, row)| {
            code << 1 | u64::from(!modules[usize::from(row)][usize::from(column)])
        })
    }

    #[test]
    fn a_turn_of_the_code_is_a_turn_of_the_modules() {
        for family in [&TAG_25H9, &TAG_36H11] {
            for id in 0..family.codes.len() {
                let modules = family.modules(id as u16).expect("a marker");
                assert_eq!(code(family, &modules), family.codes[id]);
                assert_eq!(code(family, &clockwise(&modules)), family.turned(family.codes[id]), "{id}");
            }
            assert_eq!(family.modules(family.codes.len() as u16), None);
        }
    }

    #[test]
    fn markers_differ_from_each_other_and_from_themselves_turned() {
        for (family, apart) in [(&TAG_25H9, 9), (&TAG_36H11, 11)] {
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
