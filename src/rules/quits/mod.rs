//! Quits: balls on sliding tiles, and out by the far corner.

use super::{Engine, RuleOption, Unfit};

/// The rules of Quits.
pub const ENGINE: Engine = Engine {
    name: "quits",
    variants: &["classic", "simple", "four"],
    options: &[RuleOption {
        name: "ball_moves",
        values: &["forward", "diagonal"],
        about: "whether balls step forward over edges and the far corner, or along three diagonals",
    }],
    referee: |_, _, _| {
        Err(Unfit { message: "Quits cannot be judged yet".to_owned(), hint: "print it".to_owned() })
    },
};
