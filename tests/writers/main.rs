//! What the writers make: that all formats show the same, true to size, and that the files are sound.

mod agreement;
mod document;
#[path = "../raster/mod.rs"]
mod raster;
mod sample;
mod size;
mod vector;
