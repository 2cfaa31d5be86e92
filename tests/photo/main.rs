//! The whole way of a photo: positions that are legal are printed, laid on a table, photographed by the simulator and
//! read, and the same text comes back; and where it cannot, the reason is the right one.
//!
//! | file | holds |
//! |---|---|
//! | `simulator/` | the camera and the table, by a hand of their own |
//! | `art` | games with what our own hand prints of them |
//! | `laid` | a table with a position on it, and the photo that is taken of it |
//! | `lightning`, `quits`, `plank`, `own` | random positions of each game, laid as people lay them |
//! | `trips` | pictures in good light: the text comes back |
//! | `refusals` | pictures that cannot be read |
//! | `command` | the same by the command |
//! | `doubt` | what is not clear: the text that `read` prints is judged as the photo |
//! | `starters` | what `tablier new` begins, from the form to the photo |
//! | `readme` | the photo that the README shows |
//! | `extremes` | reports on photos as they should not be: from far to the side, of bent paper, beside another game |
//! | `spoilt` | photos that the light, the camera or a forgotten tile spoilt |
//! | `times` | how long a photo takes: `… --nocapture reports_times` |
//! | `report` | how often and how surely it goes well: `cargo test --release --test photo -- --ignored --nocapture reports` |
//!
//! **Seeds.** The readers were tuned on tables of 0 to 2 999 and 20 000 to 20 999, which other harnesses laid. The
//! tables of `trips`, `refusals` and `command` are told by seeds under 100; those of `spoilt` begin
//! at 30 000, on which its thresholds were set; those of `report` begin at 700 000.

mod art;
mod command;
mod doubt;
mod extremes;
mod laid;
mod lightning;
mod own;
mod plank;
mod quits;
mod readme;
mod refusals;
mod report;
mod simulator;
mod spoilt;
mod starters;
mod times;
mod trips;
