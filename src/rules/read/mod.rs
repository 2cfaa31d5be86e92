//! What the notations of all games have in common.
//!
//! A text is lines. `#` begins a comment, blank lines mean nothing, letters are read in either case, a byte
//! order mark and Windows line ends do not disturb. A line that begins with a known key and a colon says
//! something about the position; all others are its body. Everything keeps its place in the text.

mod page;
mod square;
mod word;

pub use page::{Codes, Entry, Key, Page};
pub use square::Square;
pub use word::{Line, Word};
