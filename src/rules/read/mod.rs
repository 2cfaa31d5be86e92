//! What the notations of all games have in common.
//!
//! A text is lines. `#` begins a comment, blank lines mean nothing, letters are read in either case, a byte
//! order mark and Windows line ends do not disturb. A line that begins with a known key and a colon says
//! something about the position; all others are its body. Everything keeps its place in the text.
//!
//! | file | holds |
//! |---|---|
//! | `page` | a whole text: keys and body |
//! | `lexicon` | keys and words that all games share |
//! | `row`, `rows` | the rows of a diagram: numbers, squares, what does not fit the board |
//! | `list` | lists of pieces: `L: a2 a3`, `a2 L` |
//! | `said` | what a text has said of each square, and contradictions |
//! | `gaps` | tabs and blanks that were typed for empty squares |
//! | `kinds` | a text of another kind than was asked for |
//! | `faults` | one sentence for a mistake that is made many times |
//! | `word`, `square` | words and lines with their places; squares |

mod faults;
mod gaps;
mod kinds;
pub mod lexicon;
pub mod list;
mod page;
mod row;
mod rows;
mod said;
mod square;
mod word;

pub use faults::{Signs, in_order};
pub use kinds::{is_a_turn, no_position, no_record};
pub use page::{Codes, Entry, Key, Page};
pub use row::{characters, column_name};
pub use rows::{Board, RowCodes, Rows};
pub use said::{Said, Sign};
pub use square::Square;
pub use word::{Line, Word};
