//! Parses names of cells: `a1`, `row 1`, `column c`, `a1:c3`.

use crate::game::Cell;

/// The index of a column from its letters: `a` to `z`, then `aa`, `ab` ….
fn column(letters: &str) -> Option<usize> {
    if letters.is_empty() || letters.len() > 2 {
        return None;
    }
    let number = letters.chars().try_fold(0, |number, letter| {
        let letter = letter.to_ascii_lowercase();
        letter.is_ascii_lowercase().then(|| number * 26 + (letter as usize - 'a' as usize) + 1)
    })?;
    Some(number - 1)
}

/// The index of a row from its number.
fn row(digits: &str) -> Option<usize> {
    digits.parse::<usize>().ok().filter(|_| digits.len() <= 3)?.checked_sub(1)
}

/// One cell: `a1`.
pub(crate) fn cell(name: &str) -> Option<Cell> {
    let name = name.trim();
    let split = name.find(|c: char| c.is_ascii_digit())?;
    Some(Cell { column: column(name.get(..split)?)?, row: row(name.get(split..)?)? })
}

/// Cells of a board of `columns` by `rows`; they may lie outside it.
pub(crate) fn cells(name: &str, (columns, rows): (usize, usize)) -> Option<Vec<Cell>> {
    let block = |from: Cell, to: Cell| {
        let across = from.column.min(to.column)..=from.column.max(to.column);
        let up = from.row.min(to.row)..=from.row.max(to.row);
        up.flat_map(|row| across.clone().map(move |column| Cell { column, row })).collect()
    };
    let mut words = name.split_whitespace();
    match (words.next()?.to_ascii_lowercase().as_str(), words.next(), words.next()) {
        ("row", Some(number), None) => {
            let row = row(number)?;
            Some(block(Cell { column: 0, row }, Cell { column: columns.checked_sub(1)?, row }))
        }
        ("column", Some(letter), None) => {
            let column = column(letter)?;
            Some(block(Cell { column, row: 0 }, Cell { column, row: rows.checked_sub(1)? }))
        }
        (_, None, None) => match name.split_once(':') {
            Some((from, to)) => Some(block(cell(from)?, cell(to)?)),
            None => Some(vec![cell(name)?]),
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(column: usize, row: usize) -> Cell {
        Cell { column, row }
    }

    #[test]
    fn cells_are_named_by_column_and_row_from_the_bottom_left() {
        assert_eq!(cell("a1"), Some(at(0, 0)));
        assert_eq!(cell("H17"), Some(at(7, 16)));
        assert_eq!(cell("az3"), Some(at(51, 2)));
        for wrong in ["", "a", "1", "a0", "1a", "aaa1", "a1b", "a99999999999999999999"] {
            assert_eq!(cell(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn rows_columns_and_blocks_name_many() {
        assert_eq!(cells("row 2", (3, 4)), Some(vec![at(0, 1), at(1, 1), at(2, 1)]));
        assert_eq!(cells("column b", (3, 2)), Some(vec![at(1, 0), at(1, 1)]));
        assert_eq!(cells("b2:a1", (3, 3)), Some(vec![at(0, 0), at(1, 0), at(0, 1), at(1, 1)]));
        assert_eq!(cells("row b", (3, 3)), None);
    }
}
