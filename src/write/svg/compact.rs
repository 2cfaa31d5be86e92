//! Paths in as few characters as SVG allows.
//!
//! Coordinates are absolute or relative, whichever is shorter; repeated command letters, control points of smooth curves
//! and blanks before a minus are omitted. Coordinates are fixed-point numbers, so that errors do not accumulate.

use crate::scene::{BezPath, PathEl, Point};
use crate::write::number::{self, LENGTH_DECIMALS};

pub(super) fn path(path: &BezPath) -> String {
    let mut encoder =
        PathEncoder { text: String::with_capacity(path.elements().len() * 12), ..PathEncoder::default() };
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => encoder.move_to(grid_point(p)),
            PathEl::LineTo(p) => encoder.line_to(grid_point(p)),
            PathEl::QuadTo(c, p) => encoder.quad_to(grid_point(c), grid_point(p)),
            PathEl::CurveTo(c, d, p) => encoder.curve_to(grid_point(c), grid_point(d), grid_point(p)),
            PathEl::ClosePath => encoder.close(),
        }
    }
    encoder.text
}

/// A point in fixed-point coordinates.
type GridPoint = [i64; 2];

fn grid_point(point: Point) -> GridPoint {
    [point.x, point.y].map(|length| number::fixed_point(length, LENGTH_DECIMALS))
}

/// The kind of the last segment with its last control point, for smooth curves.
#[derive(Clone, Copy, Default, PartialEq)]
enum LastSegment {
    #[default]
    Straight,
    Quad(GridPoint),
    Cubic(GridPoint),
}

/// A coordinate with its axis: 0 for x, 1 for y.
type Coordinate = (usize, i64);

#[derive(Default)]
struct PathEncoder {
    text: String,
    /// Buffer for the absolute form of a command.
    absolute: String,
    pen: GridPoint,
    start: GridPoint,
    last: LastSegment,
    /// The command that applies to numbers without a command letter.
    implied: Option<u8>,
}

impl PathEncoder {
    fn move_to(&mut self, to: GridPoint) {
        // Absolute: readers disagree on the pen position after a closed subpath.
        self.push(b'M', to);
        self.implied = Some(b'L');
        self.start = to;
        self.advance(to, LastSegment::Straight);
    }

    fn line_to(&mut self, to: GridPoint) {
        if to[1] == self.pen[1] {
            self.shortest(b'H', std::iter::once((0, to[0])));
        } else if to[0] == self.pen[0] {
            self.shortest(b'V', std::iter::once((1, to[1])));
        } else {
            self.shortest(b'L', coordinates(&[to]));
        }
        self.advance(to, LastSegment::Straight);
    }

    fn quad_to(&mut self, control: GridPoint, to: GridPoint) {
        match self.last {
            LastSegment::Quad(before) if self.mirrored(before) == control => {
                self.shortest(b'T', coordinates(&[to]));
            }
            _ => self.shortest(b'Q', coordinates(&[control, to])),
        }
        self.advance(to, LastSegment::Quad(control));
    }

    fn curve_to(&mut self, first: GridPoint, second: GridPoint, to: GridPoint) {
        match self.last {
            LastSegment::Cubic(before) if self.mirrored(before) == first => {
                self.shortest(b'S', coordinates(&[second, to]));
            }
            _ => self.shortest(b'C', coordinates(&[first, second, to])),
        }
        self.advance(to, LastSegment::Cubic(second));
    }

    fn close(&mut self) {
        self.text.push('Z');
        self.implied = None;
        self.advance(self.start, LastSegment::Straight);
    }

    fn advance(&mut self, to: GridPoint, last: LastSegment) {
        self.pen = to;
        self.last = last;
    }

    /// The first control point of a smooth continuation.
    fn mirrored(&self, before: GridPoint) -> GridPoint {
        let [x, y] = self.pen;
        [x.saturating_mul(2).saturating_sub(before[0]), y.saturating_mul(2).saturating_sub(before[1])]
    }

    /// Appends a command in its absolute or relative form, whichever is shorter.
    fn shortest(&mut self, command: u8, numbers: impl Iterator<Item = Coordinate> + Clone) {
        let at = self.text.len();
        self.push(command, numbers.clone().map(|(_, number)| number));
        self.absolute.clear();
        self.absolute.push_str(self.text.get(at..).unwrap_or_default());
        self.text.truncate(at);
        let (relative, pen) = (command.to_ascii_lowercase(), self.pen);
        let to_relative =
            |(axis, number): Coordinate| number.saturating_sub(pen.get(axis).copied().unwrap_or_default());
        self.push(relative, numbers.map(to_relative));
        if self.text.len() - at < self.absolute.len() {
            self.implied = Some(relative);
        } else {
            self.text.truncate(at);
            self.text.push_str(&self.absolute);
            self.implied = Some(command);
        }
    }

    fn push(&mut self, command: u8, numbers: impl IntoIterator<Item = i64>) {
        let mut continues = self.implied == Some(command);
        if !continues {
            self.text.push(char::from(command));
        }
        for number in numbers {
            let at = self.text.len();
            number::push_short(&mut self.text, number, LENGTH_DECIMALS);
            if continues && merges(&self.text, at) {
                self.text.insert(at, ' ');
            }
            continues = true;
        }
    }
}

fn coordinates(points: &[GridPoint]) -> impl Iterator<Item = Coordinate> + Clone {
    points.iter().flat_map(|point| point.iter().copied().enumerate())
}

/// Whether the number that starts at byte `at` would be parsed as part of the previous one.
fn merges(text: &str, at: usize) -> bool {
    let (before, number) = text.split_at_checked(at).unwrap_or((text, ""));
    match number.as_bytes().first() {
        Some(b'-') => false,
        // A number has one point: a second one starts the next number.
        Some(b'.') => !before.trim_end_matches(|letter: char| letter.is_ascii_digit()).ends_with('.'),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_encoded(whole: &str, compact: &str) {
        let drawn = BezPath::from_svg(whole).unwrap();
        let encoded = path(&drawn);
        assert_eq!(encoded, compact);
        assert_eq!(BezPath::from_svg(&encoded).unwrap(), drawn, "it parses back");
    }

    #[test]
    fn coordinates_are_absolute_or_relative_whichever_is_shorter() {
        assert_encoded("M100 100L101 102L99 98", "M100 100l1 2-2-4");
        assert_encoded("M100 100L1 2L3 1", "M100 100 1 2 3 1");
    }

    #[test]
    fn horizontal_and_vertical_lines_have_one_number() {
        assert_encoded("M1 1L4 1L4 3L1 3L1 1Z", "M1 1H4V3H1V1Z");
        assert_encoded("M1 1L1 1", "M1 1H1");
    }

    #[test]
    fn smooth_curves_omit_their_control_point() {
        assert_encoded("M0 0Q1 0 1 1Q1 2 2 2Q2 3 5 5", "M0 0Q1 0 1 1T2 2Q2 3 5 5");
        assert_encoded("M0 0C1 0 1 0 1 1C1 2 2 2 2 3", "M0 0C1 0 1 0 1 1S2 2 2 3");
        assert_encoded("M0 0Q1 0 1 1L2 2Q3 3 4 5", "M0 0Q1 0 1 1L2 2Q3 3 4 5");
    }

    #[test]
    fn blanks_are_written_only_where_numbers_would_merge() {
        assert_encoded("M0.5 0.25L-0.5 -3L0.125 10", "M.5.25-.5-3 .125 10");
        assert_encoded("M3 0.5L9.5 20", "M3 .5 9.5 20");
    }

    #[test]
    fn every_subpath_starts_at_absolute_coordinates() {
        assert_encoded("M0 0L1 0L1 1ZM5 5L6 6ZM7 7L7 9", "M0 0H1V1ZM5 5 6 6ZM7 7V9");
    }
}
