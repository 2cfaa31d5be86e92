//! Squares of a board by column letter and row number.

use std::fmt;

use crate::text::message::{Argument, ToArgument};

/// A square: `c5` is column 2, row 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    /// 0 is column `a`, at the left.
    pub column: u8,
    /// 0 is row `1`, at the bottom.
    pub row: u8,
}

impl Square {
    /// Parses a square of a board with this number of columns and rows, ignoring case.
    pub fn parse(text: &str, columns: u8, rows: u8) -> Option<Square> {
        let mut letters = text.chars();
        let column = u8::try_from(letters.next()?.to_ascii_lowercase()).ok()?.checked_sub(b'a')?;
        let number = letters.as_str();
        if !number.bytes().all(|b| b.is_ascii_digit()) || number.starts_with('0') {
            return None;
        }
        let row = number.parse::<u8>().ok()?.checked_sub(1)?;
        (column < columns && row < rows).then_some(Square { column, row })
    }
}

impl ToArgument for Square {
    fn to_argument(&self) -> Argument {
        Argument::Text(self.to_string())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_round_trip() {
        for column in 0..8 {
            for row in 0..17 {
                let square = Square { column, row };
                assert_eq!(Square::parse(&square.to_string().to_uppercase(), 8, 17), Some(square));
            }
        }
    }

    #[test]
    fn invalid_squares_are_rejected() {
        for text in ["", "a", "a0", "a01", "f1", "a6", "1a", "a-1", "a+1", "é1", "a999", "aa1"] {
            assert_eq!(Square::parse(text, 5, 5), None, "{text}");
        }
    }
}
