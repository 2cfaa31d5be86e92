//! A game that proves a position.

/// A game that leads to a setup, replayed turn by turn.
#[derive(Clone, Debug)]
pub struct Witness<P, T> {
    /// The turns from the start.
    pub turns: Vec<T>,
    /// The position after them.
    pub end: P,
    /// Whether every game that leads to the setup has at least as many turns; false if that is not known.
    pub is_shortest: bool,
}
