//! Lightning: paths of tiles through two camps.

use super::{Engine, RuleOption, Unfit};

/// The rules of Lightning.
pub const ENGINE: Engine = Engine {
    name: "lightning",
    variants: &[],
    options: &[RuleOption {
        name: "prolong",
        values: &["line", "contact"],
        about: "whether a placed piece must join a line of a piece in place, or only touch one",
    }],
    referee: |_, _, _| {
        Err(Unfit { message: "Lightning cannot be judged yet".to_owned(), hint: "print it".to_owned() })
    },
};
