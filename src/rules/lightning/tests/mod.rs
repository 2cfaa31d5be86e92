//! Tests of the engine: comparison with an independent implementation and with all games of small boxes, and random
//! games.

mod bundled_box;
mod conformance;
mod languages;
mod notation;
mod perft;
mod small;

use super::{Kit, Model, Ports, Prolong};

/// A box from columns, rows, and each model's letter, ports and count.
fn kit(columns: usize, rows: usize, models: &[(char, &str, u16)], prolong: Prolong) -> Kit {
    let models = models
        .iter()
        .map(|(letter, ports, count)| Model {
            letter: *letter,
            name: letter.to_string().repeat(3),
            ports: Ports::parse(ports).expect("ports"),
            count: *count,
        })
        .collect();
    Kit::new(['A', 'B'], (columns, rows), models, prolong).expect("a box")
}

const SHIPPED: [(char, &str, u16); 5] =
    [('I', "N-S", 30), ('Z', "NW-SE", 30), ('L', "N-E", 30), ('Y', "N-SW-SE", 30), ('X', "N-E-S-W", 30)];

pub(super) fn shipped(prolong: Prolong) -> Kit {
    kit(8, 17, &SHIPPED, prolong)
}
