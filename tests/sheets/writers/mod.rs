//! The writers: all formats show the same at true size, and the files are valid.

mod agreement;
mod document;
mod sample;
mod size;
mod vector;
