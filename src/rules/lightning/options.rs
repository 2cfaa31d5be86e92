//! Options of the rules.

use crate::rules::options::{option_values, rule_options};

option_values! {
    /// Rule option: what a placed piece must do besides touching another one.
    Prolong ("What a piece must join", "Ce qu’une pièce doit prolonger") {
        /// One of its lines joins a line of a piece in place.
        Line = "line" ("A line of a piece in place", "La ligne d’une pièce posée"),
        /// Nothing else.
        Contact = "contact" ("A piece in place, touching", "Une pièce posée, par simple contact"),
    }
}

rule_options! {
    /// The options of Lightning.
    LightningOptions {
        prolong: Prolong = "whether a placed piece must join a line of a piece in place, or only touch one",
    }
}
