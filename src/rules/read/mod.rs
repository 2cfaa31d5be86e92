//! Parsing shared by the notations of all games.
//!
//! A text consists of lines. `#` begins a comment; blank lines are skipped; case, a byte order mark and Windows line
//! ends are ignored. A line that begins with a known key and a colon is an entry; all others form the body.
//! Everything keeps its span in the text.
//!
//! | file | holds |
//! |---|---|
//! | `page`, `key` | a whole text: keys and body |
//! | `row`, `rows` | the rows of a diagram: labels, squares, mismatches with the board |
//! | `labels` | the numbers of the rows |
//! | `contents` | contents of squares, and signs that are none |
//! | `list` | lists of pieces: `L: a2 a3`, `a2 L` |
//! | `statements` | statements about squares, and contradictions |
//! | `gaps` | tabs and blanks typed for empty squares |
//! | `kinds` | texts of the wrong kind |
//! | `faults` | grouping of repeated findings |
//! | `word`, `square` | lines and words with their spans; squares |
//! | `names` | names of boards and pieces, as data |
//! | `words` | what the parsers say, in every language |

/// Maximum number of findings collected about one text. Equal ones are then merged.
pub(crate) const MAX_FINDINGS: usize = 600;

mod contents;
mod count;
mod faults;
mod fields;
mod gaps;
mod key;
mod kinds;
mod labels;
pub(crate) mod list;
mod names;
mod page;
mod prose;
mod remarks;
mod row;
mod rows;
mod square;
mod statements;
mod word;
pub(super) mod words;

pub(crate) use contents::TypedSquare;
pub(crate) use count::split_count;
pub(crate) use faults::merge_equal;
pub use key::Key;
pub(crate) use kinds::{is_a_turn, no_position, no_record};
pub(crate) use names::{BoardName, GapSign, PieceNoun, TextKind};
pub(crate) use page::{MAX_TEXT_BYTES, Page, PageEntry, keyed_lines};
pub(crate) use prose::extract_prose;
pub(crate) use remarks::blank_remarks;
pub(crate) use row::characters;
pub(crate) use rows::{DiagramCell, DiagramFormat, DiagramRows};
pub use square::Square;
pub(crate) use statements::{Statement, Statements};
pub(crate) use word::{Line, Word, single};
pub(crate) use words::{ReadFinding, ReadHint, ReadNote, code};
