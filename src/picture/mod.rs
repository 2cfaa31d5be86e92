//! Positions and whole games as pictures, drawn by the hand that draws the figures of the leaflets.
//!
//! | file | holds |
//! |---|---|
//! | `moment` | one position, with what is pointed at: the last turn, threats, squares at fault |
//! | `figure` | a moment as figures of the leaflet's kind |
//! | `pieces` | which piece of the game something found on a table is |
//! | `beside` | what lies beside the board, as rows of small pieces |
//! | `legend` | what the signs mean, and how the game stands |
//! | `single`, `strip` | the page with one moment; pages with all moments of a game |
//! | `words` | the words of both languages |

mod beside;
mod figure;
mod legend;
mod moment;
mod pieces;
mod single;
mod strip;
mod words;

#[cfg(test)]
mod tests;

pub use moment::{Moment, Played};
pub(crate) use pieces::floor;
pub use single::single;
pub use strip::{Sheets, strip};

use crate::draw::empty;
use crate::scene::{Layer, Layers, Node, Page, Rect, Size};

/// Points of the type that pictures are set in.
const POINTS: f64 = 10.0;

/// A page that is not cut.
fn page(name: String, label: String, size: Size, nodes: Vec<Node>) -> Page {
    let whole = Rect::from_origin_size((0.0, 0.0), size);
    let mut layers = Layers::default();
    layers.extend(Layer::Art, nodes);
    Page { name, label, size, trim: whole, bleed: whole, layers, outlines: Vec::new() }
}
