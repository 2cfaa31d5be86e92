//! The AprilTag family 25h9: the black modules of its markers.
//!
//! A marker is 7 modules across: a black border of one module, and 25 modules that are black or white. Any two of the
//! 35, in any rotation, differ in at least nine modules. The orientation is that of the family's authors
//! (AprilRobotics); OpenCV's `DICT_APRILTAG_25h9` has the same markers upside down.

/// Width of a marker in modules, including its border.
pub const MODULES: usize = 7;
/// Number of markers: their ids are 0 to 34.
pub const COUNT: u8 = 35;

/// The inner modules of each marker, five rows of five from the top left, most significant bit first; a one is
/// white.
#[rustfmt::skip]
const MARKER_CODES: [u32; COUNT as usize] = [
    0x155cbf1, 0x1e4d1b6, 0x17b0b68, 0x1eac9cd, 0x12e14ce,
    0x03548bb, 0x07757e6, 0x1065dab, 0x1baa2e7, 0x0dea688,
    0x081d927, 0x051b241, 0x0dbc8ae, 0x1e50e19, 0x15819d2,
    0x16d8282, 0x163e035, 0x09d9b81, 0x173eec4, 0x0ae3a09,
    0x05f7c51, 0x1a137fc, 0x0dc9562, 0x1802e45, 0x1c3542c,
    0x0870fa4, 0x0914709, 0x16684f0, 0x0c8f2a5, 0x0833ebb,
    0x059717f, 0x13cd050, 0x0fa0ad1, 0x1b763b0, 0x0b991ce,
];

/// The modules of a marker, row by row from the top, including its border; `true` is black. `None` for an unknown
/// id.
pub fn modules(id: u8) -> Option<[[bool; MODULES]; MODULES]> {
    let code = *MARKER_CODES.get(usize::from(id))?;
    let mut modules = [[true; MODULES]; MODULES];
    let inner = modules.iter_mut().skip(1).take(5).flat_map(|row| row.iter_mut().skip(1).take(5));
    for (bit, module) in inner.enumerate() {
        *module = code >> (24 - bit) & 1 == 0;
    }
    Some(modules)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Modules = [[bool; MODULES]; MODULES];

    fn turned(modules: Modules) -> Modules {
        let mut turned = modules;
        for (y, row) in turned.iter_mut().enumerate() {
            for (x, module) in row.iter_mut().enumerate() {
                *module = modules[MODULES - 1 - x][y];
            }
        }
        turned
    }

    fn distance(one: Modules, other: Modules) -> usize {
        one.iter().flatten().zip(other.iter().flatten()).filter(|(a, b)| a != b).count()
    }

    #[test]
    fn marker_0_is_as_its_authors_define_it() {
        let drawn = modules(0).unwrap().map(|row| row.map(|black| if black { '#' } else { '.' }));
        let rows = drawn.map(|row| row.iter().collect::<String>());
        assert_eq!(rows, ["#######", "#.#.#.#", "##.#..#", "#.##.##", "#.....#", "#.###.#", "#######"]);
    }

    #[test]
    fn markers_differ_in_any_rotation() {
        let all: Vec<Modules> = (0..COUNT).map(|id| modules(id).unwrap()).collect();
        for (number, &one) in all.iter().enumerate() {
            let mut rotated = one;
            for quarters in 0..4 {
                for (other, &marker) in all.iter().enumerate() {
                    let same = quarters == 0 && other == number;
                    assert!(
                        same || distance(rotated, marker) >= 9,
                        "{number} turned {quarters} times, and {other}"
                    );
                }
                rotated = turned(rotated);
            }
        }
        assert_eq!(modules(COUNT), None);
    }
}
