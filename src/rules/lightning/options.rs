//! Options of the rules.

use crate::rules::options::{option_values, rule_options};

option_values! {
    /// Rule option: what a placed piece must do besides touching another one.
    Prolong {
        /// One of its lines joins a line of a piece in place.
        Line = "line",
        /// Nothing else.
        Contact = "contact",
    }
}

rule_options! {
    /// The options of Lightning.
    LightningOptions {
        prolong: Prolong = "whether a placed piece must join a line of a piece in place, or only touch one",
    }
}
