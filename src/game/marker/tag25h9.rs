//! The AprilTag family 25h9: which modules of its markers are black.
//!
//! A marker is 7 modules across: a black border of one module, and 25 modules of which each is black or white.
//! Any two of the 35, turned or not, differ in at least nine modules. The pattern is that of the family's
//! authors (AprilRobotics) and of OpenCV's `DICT_APRILTAG_25h9`, upright as these draw it.

/// How many modules a marker is across, its border among them.
pub const MODULES: usize = 7;
/// How many markers there are: their ids are 0 to 34.
pub const COUNT: u8 = 35;

/// The inner modules of each marker, five rows of five from the top left, the first in the highest bit; a one
/// is white.
#[rustfmt::skip]
const CODES: [u32; COUNT as usize] = [
    0x11fa755, 0x0db164f, 0x02da1bd, 0x16726af, 0x0e650e9,
    0x1ba2558, 0x0cfd5dc, 0x1ab74c1, 0x1ce8abb, 0x022caf6,
    0x1c93702, 0x1049b14, 0x0ea27b6, 0x130e14f, 0x0973035,
    0x082836d, 0x1580f8d, 0x103b372, 0x046ef9d, 0x120b8ea,
    0x1147df4, 0x07fd90b, 0x08d5276, 0x144e803, 0x0685587,
    0x04be1c2, 0x121c512, 0x01e42cd, 0x14a9e26, 0x1baf982,
    0x1fd1d34, 0x0141679, 0x116a0be, 0x01b8ddb, 0x0e7133a,
];

/// The modules of a marker, row by row from the top, its border among them; `true` is black. None beyond the
/// family.
pub fn modules(id: u8) -> Option<[[bool; MODULES]; MODULES]> {
    let code = *CODES.get(usize::from(id))?;
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

    fn apart(one: Modules, other: Modules) -> usize {
        one.iter().flatten().zip(other.iter().flatten()).filter(|(a, b)| a != b).count()
    }

    #[test]
    fn marker_0_is_that_of_opencv() {
        let drawn = modules(0).unwrap().map(|row| row.map(|black| if black { '#' } else { '.' }));
        let rows = drawn.map(|row| row.iter().collect::<String>());
        assert_eq!(rows, ["#######", "#.###.#", "#.....#", "##.##.#", "#..#.##", "#.#.#.#", "#######"]);
    }

    #[test]
    fn no_two_markers_are_alike_however_they_are_turned() {
        let all: Vec<Modules> = (0..COUNT).map(|id| modules(id).unwrap()).collect();
        for (number, &one) in all.iter().enumerate() {
            let mut way = one;
            for quarters in 0..4 {
                for (other, &marker) in all.iter().enumerate() {
                    let same = quarters == 0 && other == number;
                    assert!(same || apart(way, marker) >= 9, "{number} turned {quarters} times, and {other}");
                }
                way = turned(way);
            }
        }
        assert_eq!(modules(COUNT), None);
    }
}
