//! Tests of the engine as a whole.

mod exhaustive;
mod support;
