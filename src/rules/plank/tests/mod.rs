//! Tests of the engine as a whole.

mod exhaustive;
mod hostile;
mod playouts;
mod sample;
mod support;
