//! Tests of the engine as a whole.

mod exhaustive;
mod playouts;
mod support;
