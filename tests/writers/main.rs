//! What the writers make: that all formats show the same, true to size, and that the files are sound.

mod agreement;
mod document;
mod render;
mod sample;
mod size;
mod vector;
