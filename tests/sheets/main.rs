//! Drawn sheets, and the files that the writers make of them, many of them measured in rasters.
//!
//! | file | holds |
//! |---|---|
//! | `complaints/` | what users of other tools complain of most |
//! | `drawn` | nothing is lost at the edge of the paper, and a piece looks the same wherever it lies |
//! | `measure` | sizes on paper, to a twentieth of a millimetre |
//! | `markers/` | the marks by which photos are read |
//! | `writers/` | PDF, SVG and PNG show the same at true size, and the files are valid |

mod complaints;
mod drawn;
mod markers;
mod measure;
#[path = "../raster/mod.rs"]
mod raster;
mod writers;
