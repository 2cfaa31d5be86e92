//! Tuck boxes of card, and their nets.
//!
//! | file | holds |
//! |---|---|
//! | `net` | the net of a box: its panels, its hinges and its outline |
//! | `pile` | the smallest inside for pieces that lie in piles |

mod net;
mod pile;

pub use net::{Net, Panel, PanelSide};
pub(crate) use pile::{Pile, smallest};

use super::{ByLang, Face, Mm};

/// A box of card with a lid at either end, printed as a net to cut, score, fold and glue.
#[derive(Clone, Debug)]
pub struct TuckBox {
    /// Its name in the spec.
    pub name: String,
    /// Its title, printed on its front unless that has words of its own.
    pub title: ByLang<String>,
    pub inside: Inside,
    /// The thickness of its card.
    pub card: Mm,
    pub front: Face,
    pub back: Face,
    /// Both narrow sides.
    pub sides: Face,
    /// Both lids.
    pub lids: Face,
}

/// The free space within a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inside {
    /// From side to side.
    pub width: Mm,
    /// From front to back.
    pub depth: Mm,
    /// From lid to lid.
    pub height: Mm,
}

impl TuckBox {
    /// Its net.
    pub fn net(&self) -> Net {
        Net::new(self.inside, self.card)
    }

    /// The face of a side.
    pub(crate) fn face(&self, side: PanelSide) -> Option<&Face> {
        match side {
            PanelSide::Front => Some(&self.front),
            PanelSide::Back => Some(&self.back),
            PanelSide::Left | PanelSide::Right => Some(&self.sides),
            PanelSide::Lid { .. } => Some(&self.lids),
            PanelSide::Tuck { .. } | PanelSide::Dust { .. } | PanelSide::Glue => None,
        }
    }
}
