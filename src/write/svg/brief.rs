//! Paths in as few letters as SVG allows.
//!
//! A place is told from the corner of the page or from the place before, whichever is shorter; a command that goes on is
//! not named again; what a reader can tell by itself (the control point of a curve that goes on smoothly, the blank before
//! a minus) is left out. Places are whole numbers of the last decimal, so nothing is lost and no error adds up.

use crate::scene::{BezPath, PathEl, Point};
use crate::write::number::{self, LENGTH};

/// The `d` of a path.
pub(super) fn path(path: &BezPath) -> String {
    let mut speller =
        Speller { text: String::with_capacity(path.elements().len() * 12), ..Speller::default() };
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => speller.move_to(place(p)),
            PathEl::LineTo(p) => speller.line_to(place(p)),
            PathEl::QuadTo(c, p) => speller.quad_to(place(c), place(p)),
            PathEl::CurveTo(c, d, p) => speller.curve_to(place(c), place(d), place(p)),
            PathEl::ClosePath => speller.close(),
        }
    }
    speller.text
}

/// Across and down, in units of the last decimal.
type Place = [i64; 2];

fn place(point: Point) -> Place {
    [point.x, point.y].map(|length| number::counted(length, LENGTH))
}

/// What a place has been reached by, with the last control point: a curve may go on smoothly from it.
#[derive(Clone, Copy, Default, PartialEq)]
enum Reached {
    #[default]
    Straight,
    Quad(Place),
    Cubic(Place),
}

/// A coordinate with its axis: 0 across, 1 down.
type Along = (usize, i64);

#[derive(Default)]
struct Speller {
    text: String,
    /// The last way of spelling that was tried.
    tried: String,
    pen: Place,
    start: Place,
    reached: Reached,
    /// The command that numbers alone go on with.
    implied: Option<u8>,
}

impl Speller {
    fn move_to(&mut self, to: Place) {
        // Told from the corner of the page: readers disagree on where the pen is after a part is closed.
        self.push(b'M', to);
        self.implied = Some(b'L');
        self.start = to;
        self.go(to, Reached::Straight);
    }

    fn line_to(&mut self, to: Place) {
        if to[1] == self.pen[1] {
            self.shortest(b'H', std::iter::once((0, to[0])));
        } else if to[0] == self.pen[0] {
            self.shortest(b'V', std::iter::once((1, to[1])));
        } else {
            self.shortest(b'L', along(&[to]));
        }
        self.go(to, Reached::Straight);
    }

    fn quad_to(&mut self, control: Place, to: Place) {
        match self.reached {
            Reached::Quad(before) if self.mirrored(before) == control => self.shortest(b'T', along(&[to])),
            _ => self.shortest(b'Q', along(&[control, to])),
        }
        self.go(to, Reached::Quad(control));
    }

    fn curve_to(&mut self, first: Place, second: Place, to: Place) {
        match self.reached {
            Reached::Cubic(before) if self.mirrored(before) == first => {
                self.shortest(b'S', along(&[second, to]));
            }
            _ => self.shortest(b'C', along(&[first, second, to])),
        }
        self.go(to, Reached::Cubic(second));
    }

    fn close(&mut self) {
        self.text.push('Z');
        self.implied = None;
        self.go(self.start, Reached::Straight);
    }

    fn go(&mut self, to: Place, reached: Reached) {
        self.pen = to;
        self.reached = reached;
    }

    /// The control point that a curve goes on smoothly with after this one.
    fn mirrored(&self, before: Place) -> Place {
        let [x, y] = self.pen;
        [x.saturating_mul(2).saturating_sub(before[0]), y.saturating_mul(2).saturating_sub(before[1])]
    }

    /// Appends a command with its numbers, told from the corner of the page or from the pen.
    fn shortest(&mut self, command: u8, numbers: impl Iterator<Item = Along> + Clone) {
        let at = self.text.len();
        self.push(command, numbers.clone().map(|(_, number)| number));
        self.tried.clear();
        self.tried.push_str(self.text.get(at..).unwrap_or_default());
        self.text.truncate(at);
        let (relative, pen) = (command.to_ascii_lowercase(), self.pen);
        let from_pen =
            |(axis, number): Along| number.saturating_sub(pen.get(axis).copied().unwrap_or_default());
        self.push(relative, numbers.map(from_pen));
        if self.text.len() - at < self.tried.len() {
            self.implied = Some(relative);
        } else {
            self.text.truncate(at);
            self.text.push_str(&self.tried);
            self.implied = Some(command);
        }
    }

    fn push(&mut self, command: u8, numbers: impl IntoIterator<Item = i64>) {
        let mut goes_on = self.implied == Some(command);
        if !goes_on {
            self.text.push(char::from(command));
        }
        for number in numbers {
            let at = self.text.len();
            number::push_short(&mut self.text, number, LENGTH);
            if goes_on && run_together(&self.text, at) {
                self.text.insert(at, ' ');
            }
            goes_on = true;
        }
    }
}

/// The coordinates of places.
fn along(places: &[Place]) -> impl Iterator<Item = Along> + Clone {
    places.iter().flat_map(|place| place.iter().copied().enumerate())
}

/// Whether the number that begins at a byte of the text would be taken for more of the one before.
fn run_together(text: &str, at: usize) -> bool {
    let (before, number) = text.split_at_checked(at).unwrap_or((text, ""));
    match number.as_bytes().first() {
        Some(b'-') => false,
        // A number has one point: a second one begins the next.
        Some(b'.') => !before.trim_end_matches(|letter: char| letter.is_ascii_digit()).ends_with('.'),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_spelled(whole: &str, brief: &str) {
        let drawn = BezPath::from_svg(whole).unwrap();
        let spelled = path(&drawn);
        assert_eq!(spelled, brief);
        assert_eq!(BezPath::from_svg(&spelled).unwrap(), drawn, "it reads back");
    }

    #[test]
    fn places_are_told_the_shorter_way() {
        assert_spelled("M100 100L101 102L99 98", "M100 100l1 2-2-4");
        assert_spelled("M100 100L1 2L3 1", "M100 100 1 2 3 1");
    }

    #[test]
    fn upright_and_level_lines_have_one_number() {
        assert_spelled("M1 1L4 1L4 3L1 3L1 1Z", "M1 1H4V3H1V1Z");
        assert_spelled("M1 1L1 1", "M1 1H1");
    }

    #[test]
    fn curves_that_go_on_smoothly_say_so() {
        assert_spelled("M0 0Q1 0 1 1Q1 2 2 2Q2 3 5 5", "M0 0Q1 0 1 1T2 2Q2 3 5 5");
        assert_spelled("M0 0C1 0 1 0 1 1C1 2 2 2 2 3", "M0 0C1 0 1 0 1 1S2 2 2 3");
        assert_spelled("M0 0Q1 0 1 1L2 2Q3 3 4 5", "M0 0Q1 0 1 1L2 2Q3 3 4 5");
    }

    #[test]
    fn blanks_stand_only_where_numbers_would_run_together() {
        assert_spelled("M0.5 0.25L-0.5 -3L0.125 10", "M.5.25-.5-3 .125 10");
        assert_spelled("M3 0.5L9.5 20", "M3 .5 9.5 20");
    }

    #[test]
    fn every_part_begins_at_a_place_of_the_page() {
        assert_spelled("M0 0L1 0L1 1ZM5 5L6 6ZM7 7L7 9", "M0 0H1V1ZM5 5 6 6ZM7 7V9");
    }
}
