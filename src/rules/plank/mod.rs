//! Plank: planks side by side, three tokens in a line.

use super::{Engine, RuleOption, Unfit};

/// The rules of Plank.
pub const ENGINE: Engine = Engine {
    name: "plank",
    variants: &["2", "3", "4"],
    options: &[RuleOption {
        name: "moving",
        values: &["own", "all"],
        about: "whether tokens move once one's own six are out, or once everything of everybody is",
    }],
    referee: |_, _, _| {
        Err(Unfit { message: "Plank cannot be judged yet".to_owned(), hint: "print it".to_owned() })
    },
};
