//! Tablier prints board games that nobody can buy, and judges their positions.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod art;
pub mod cli;
pub mod draw;
pub mod game;
pub mod leaflet;
pub mod report;
pub mod rules;
pub mod scene;
pub mod sheet;
pub mod spec;
pub mod templates;
pub mod write;
