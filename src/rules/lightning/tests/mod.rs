//! Tests of the engine: comparison with an independent implementation and with all games of small boxes, and random
//! games.

mod bundled_box;
mod conformance;
mod languages;
mod naive;
mod notation;
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

fn naive_rules(
    columns: usize,
    rows: usize,
    models: &[(char, &'static str, u16)],
    prolong: Prolong,
) -> naive::Rules {
    naive::Rules {
        columns: columns as i32,
        rows: rows as i32,
        models: models.iter().map(|(letter, ports, count)| (*letter, *ports, usize::from(*count))).collect(),
        contact: prolong == Prolong::Contact,
    }
}

const SHIPPED: [(char, &str, u16); 5] =
    [('I', "N-S", 30), ('Z', "NW-SE", 30), ('L', "N-E", 30), ('Y', "N-SW-SE", 30), ('X', "N-E-S-W", 30)];

pub(in crate::rules) fn shipped(prolong: Prolong) -> Kit {
    kit(8, 17, &SHIPPED, prolong)
}
