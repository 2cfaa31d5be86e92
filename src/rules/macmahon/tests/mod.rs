//! Tests of MacMahon's squares.
//!
//! | file | holds |
//! |---|---|
//! | `naive` | an independent implementation |
//! | `conformance` | the suite of all engines |
//! | `agreement` | verdicts and completions against the independent implementation |
//! | `notation` | texts as people type them, and what is said of faults |

mod agreement;
mod conformance;
mod naive;
mod notation;

use super::{Border, Kit, MacMahonReferee, TileKind};
use naive::{Naive, looks};

/// The 24 squares of three colours.
pub(super) const THREE: &str = "rrrr rrrb rrro rrbb rrbo rrob rroo rbrb rbro rbbb rbbo rbob rboo roro robb robo roob rooo \
     bbbb bbbo bboo bobo booo oooo";
/// The six squares of two colours.
pub(super) const TWO: &str = "rrrr rrrb rrbb rbrb rbbb bbbb";

fn tiles(words: &str, count: usize) -> Vec<TileKind> {
    let tile = |(word, letter): (&str, char)| {
        let sides: Vec<char> = word.chars().collect();
        TileKind { letter, colours: sides.try_into().expect("four sides"), count }
    };
    words.split_whitespace().zip('A'..).map(tile).collect()
}

/// The same game for both implementations.
pub(super) fn game(
    columns: usize,
    rows: usize,
    words: &str,
    count: usize,
    border: Border,
) -> (MacMahonReferee, Naive) {
    let kit = Kit::new(columns, rows, tiles(words, count), border).expect("a kit");
    let boxed = words.split_whitespace().map(|word| (looks(&word.chars().collect()), count)).collect();
    (MacMahonReferee::new(kit), Naive { columns, rows, boxed, one_border: border == Border::One })
}
