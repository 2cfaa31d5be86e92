//! An independent implementation, written from the rules alone: no sets of bits, no choice of squares. It compares words,
//! and covers the board in reading order.

use std::collections::BTreeSet;

use crate::rules::tests::conformance::Twin;

/// The sides of a tile, clockwise from the top.
pub(crate) type Word = Vec<char>;

/// The game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Naive {
    pub columns: usize,
    pub rows: usize,
    /// The tiles in all their looks, with their numbers.
    pub boxed: Vec<(Vec<Word>, usize)>,
    pub one_border: bool,
}

/// The tiles on the board, the top row first.
pub(crate) type Rows = Vec<Vec<Option<Word>>>;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct NaiveTwin {
    pub game: Naive,
    pub laid: Rows,
}

fn turned(word: &Word, quarters: usize) -> Word {
    (0..4).map(|side| word[(side + 4 - quarters) % 4]).collect()
}

/// A tile in all its looks.
pub(crate) fn looks(word: &Word) -> Vec<Word> {
    let all: BTreeSet<Word> = (0..4).map(|quarters| turned(word, quarters)).collect();
    all.into_iter().collect()
}

impl Naive {
    pub(super) fn empty(&self) -> Rows {
        vec![vec![None; self.columns]; self.rows]
    }

    /// The name of a square by its place in reading order.
    pub(super) fn name(&self, row: usize, column: usize) -> String {
        format!("{}{}", char::from(b'a' + u8::try_from(column).expect("a column")), self.rows - row)
    }

    /// The codes of all faults.
    pub(super) fn faults(&self, laid: &Rows) -> BTreeSet<&'static str> {
        let mut faults = BTreeSet::new();
        let mut border = BTreeSet::new();
        for (row, line) in laid.iter().enumerate() {
            for (column, word) in line.iter().enumerate() {
                let Some(word) = word else { continue };
                if column + 1 < self.columns {
                    if line[column + 1].as_ref().is_some_and(|right| right[3] != word[1]) {
                        faults.insert("macmahon/mismatch");
                    }
                } else {
                    border.insert(word[1]);
                }
                if row + 1 < self.rows {
                    if laid[row + 1][column].as_ref().is_some_and(|below| below[0] != word[2]) {
                        faults.insert("macmahon/mismatch");
                    }
                } else {
                    border.insert(word[2]);
                }
                if column == 0 {
                    border.insert(word[3]);
                }
                if row == 0 {
                    border.insert(word[0]);
                }
            }
        }
        if self.one_border && border.len() > 1 {
            faults.insert("macmahon/border");
        }
        if self.left(laid).iter().any(|left| *left < 0) {
            faults.insert("macmahon/too-many");
        }
        faults
    }

    /// How many copies of each tile are beside the board.
    fn left(&self, laid: &Rows) -> Vec<i32> {
        let lies =
            |tile: &Vec<Word>| laid.iter().flatten().flatten().filter(|word| tile.contains(word)).count();
        let count = |number: usize| i32::try_from(number).expect("a number of tiles");
        self.boxed.iter().map(|(tile, number)| count(*number) - count(lies(tile))).collect()
    }

    /// Lays tiles in reading order until the board is covered, and returns how often that can be done, up to `most`.
    pub(super) fn completions(&self, laid: &mut Rows, most: usize) -> usize {
        let mut left = self.left(laid);
        self.cover(laid, &mut left, 0, most)
    }

    fn cover(&self, laid: &mut Rows, left: &mut Vec<i32>, from: usize, most: usize) -> usize {
        let squares = self.rows * self.columns;
        let Some(at) = (from..squares).find(|at| laid[at / self.columns][at % self.columns].is_none()) else {
            return 1;
        };
        let (row, column) = (at / self.columns, at % self.columns);
        let mut found = 0;
        for number in 0..self.boxed.len() {
            if left[number] == 0 {
                continue;
            }
            for word in &self.boxed[number].0 {
                if found >= most || !self.fits(laid, row, column, word) {
                    continue;
                }
                left[number] -= 1;
                laid[row][column] = Some(word.clone());
                found += self.cover(laid, left, at + 1, most - found);
                laid[row][column] = None;
                left[number] += 1;
            }
        }
        found
    }

    /// Whether a tile matches all that lies already.
    pub(super) fn fits(&self, laid: &Rows, row: usize, column: usize, word: &Word) -> bool {
        let there = |row: usize, column: usize| laid.get(row).and_then(|line| line.get(column));
        let sides = [
            (there(row.wrapping_sub(1), column), 0, 2),
            (there(row, column + 1), 1, 3),
            (there(row + 1, column), 2, 0),
            (there(row, column.wrapping_sub(1)), 3, 1),
        ];
        let matches = |(other, own, facing): &(Option<&Option<Word>>, usize, usize)| match other {
            Some(other) => other.as_ref().is_none_or(|other| other[*facing] == word[*own]),
            None => true,
        };
        let mut outer = sides.iter().filter(|side| side.0.is_none()).map(|side| word[side.1]);
        let is_one = |colour: char| outer.all(|other| other == colour);
        let shown = || {
            self.border(laid).or_else(|| sides.iter().find(|side| side.0.is_none()).map(|side| word[side.1]))
        };
        sides.iter().all(matches) && (!self.one_border || shown().is_none_or(is_one))
    }

    fn border(&self, laid: &Rows) -> Option<char> {
        let first = |line: &[Option<Word>], side: usize| line.iter().flatten().map(|word| word[side]).next();
        let column = |at: usize, side: usize| {
            laid.iter().filter_map(|line| line[at].as_ref()).map(|it| it[side]).next()
        };
        first(&laid[0], 0)
            .or_else(|| first(&laid[self.rows - 1], 2))
            .or_else(|| column(0, 3))
            .or_else(|| column(self.columns - 1, 1))
    }
}

impl Twin for NaiveTwin {
    fn turns(&self) -> Vec<(String, NaiveTwin)> {
        let left = self.game.left(&self.laid);
        let mut turns = Vec::new();
        for row in 0..self.game.rows {
            for column in (0..self.game.columns).filter(|column| self.laid[row][*column].is_none()) {
                let beside = self.game.boxed.iter().zip(&left).filter(|(_, left)| **left > 0);
                for word in beside.flat_map(|((tile, _), _)| tile) {
                    if !self.game.fits(&self.laid, row, column, word) {
                        continue;
                    }
                    let name = format!("{}@{}", word.iter().collect::<String>(), self.game.name(row, column));
                    let mut next = self.clone();
                    next.laid[row][column] = Some(word.clone());
                    turns.push((name, next));
                }
            }
        }
        turns
    }

    /// Nobody plays against another.
    fn threats(&self) -> Vec<(String, String)> {
        Vec::new()
    }
}
