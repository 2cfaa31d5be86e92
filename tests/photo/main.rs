//! End-to-end tests of photos: legal positions are printed, laid on a table, photographed by the simulator and read,
//! and the same text comes back; or the photo is refused for the right reason.
//!
//! | file | holds |
//! |---|---|
//! | `simulator/` | the camera and the table, implemented independently |
//! | `art` | games and their prints |
//! | `laid` | a table with a position on it, and photos of it |
//! | `tables` | tables of every game under the conditions of a kind of camera, and the sets of seeds |
//! | `lightning`, `quits`, `plank`, `macmahon`, `own` | random positions of each game, laid as people lay them |
//! | `trips` | pictures in good light: the text comes back |
//! | `refusals` | pictures that cannot be read |
//! | `command` | the same through the command |
//! | `resized` | games printed in another size |
//! | `poses` | markers that are not where they belong |
//! | `damaged` | thousands of damaged files: each is answered |
//! | `reconstruct` | games by photos: the turns between the pictures come back |
//! | `doubt` | uncertain squares: the text that `read` prints is judged like the photo |
//! | `starters` | the templates of `tablier new`, from the form to the photo |
//! | `readme` | the photo in the README |
//! | `extremes` | reports on difficult photos: steep angles, bent paper, another game beside |
//! | `spoilt` | photos spoilt by light, camera or a forgotten tile |
//! | `times` | duration of reading a photo: `… --nocapture reports_times` |
//! | `outcome` | what reading a photo gives, compared with what lies on the table |
//! | `real` | photos that people contributed, in `real/`: `cargo photo-report real` |
//! | `cameras` | accuracy with usual and with cruel cameras, and what goes with mistakes |
//! | `fit/` | fits the weights of the readers: `cargo fit` |
//! | `report` | accuracy and confidence: `cargo test --release --test photo -- --ignored --nocapture reports` |
//!
//! **Seeds.** The readers were tuned outside of this repository, to simulated tables with seeds 0 to 2 999 and 20 000 to
//! 20 999: measure with others. `trips`, `refusals` and `command` use seeds under 100; `spoilt` starts at 30 000, on
//! which its thresholds were tuned; `report` starts at 700 000. Those of `cameras` and `fit` start at 10 million, in
//! three sets that share no board: `tables::Set`.

mod art;
mod cameras;
mod command;
mod damaged;
mod doubt;
mod extremes;
mod fit;
mod laid;
mod lightning;
mod macmahon;
mod outcome;
mod own;
mod plank;
mod poses;
#[path = "../../src/prng.rs"]
mod prng;
mod quits;
mod readme;
mod real;
mod reconstruct;
mod refusals;
mod report;
mod resized;
mod simulator;
mod spoilt;
mod starters;
mod tables;
mod times;
mod trips;
