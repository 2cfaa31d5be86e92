//! Tests of the engine as a whole.

mod conformance;
mod exhaustive;
mod hostile;
mod languages;
mod made_up;
mod naive;
mod notation;
mod numbering;
mod openers;
mod playouts;
mod sample;
mod small_boxes;
mod support;
mod twofold;
mod wording;
