//! The writers: all formats show the same at true size, and the files are valid.

mod agreement;
mod document;
#[path = "../raster/mod.rs"]
mod raster;
mod sample;
mod size;
mod vector;
