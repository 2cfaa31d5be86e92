//! Tablier prints board games that are no longer sold, and judges their positions.
//!
//! # Print
//!
//! A [`Source`] is a spec in TOML; [`templates`] holds the bundled ones. [`load`] turns it into a [`Job`], with
//! everything resolved and placed, and [`print()`] makes the files. All faults of a spec are returned together, each
//! with its place.
//!
//! ```
//! use tablier::{Format, Overrides, load, print, templates};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let tokens = templates::game("tokens").ok_or("no such game")?;
//! let job = load(&tokens.source(), &Overrides::default(), tokens).map_err(|faulty| format!("{faulty:?}"))?;
//! let files = print(&job, &[Format::Svg], 150)?;
//! assert_eq!(files[0].name, "tokens-01-tokens.svg");
//! # Ok(())
//! # }
//! ```
//!
//! # Judge
//!
//! A [`JudgedGame`] is a game with its [`Referee`](rules::Referee), which judges positions and records in text form. A
//! `legal` [`Judgement`](rules::Judgement) contains a game that leads to the position, an `illegal` one the reasons.
//!
//! ```
//! use tablier::rules::Verdict;
//! use tablier::{JudgedGame, Overrides, templates};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let quits = templates::game("quits").ok_or("no such game")?;
//! let judged = JudgedGame::load(&quits.source(), &Overrides::default(), quits, None).map_err(|faulty| format!("{faulty:?}"))?;
//! let tray = "\
//! variant: classic
//! to move: dark
//! . . D D .
//! . . . D .
//! L . . . D
//! L L . . .
//! . L L . .";
//! let judgement = judged.referee.check(tray);
//! assert_eq!(judgement.verdict, Verdict::Legal);
//! assert_eq!(judgement.witness.len(), 7);
//! # Ok(())
//! # }
//! ```
//!
//! [`JudgedGame::read_photo`] reads a position from a photograph. The types of each engine are in [`rules::quits`],
//! [`rules::plank`] and [`rules::lightning`].
//!
//! # Rooms
//!
//! `docs/architecture.md` describes the modules of the crate. Modules that are not part of this documentation are
//! public for the tests and benchmarks only, and may change at any time.
#![forbid(unsafe_code)]
// Not in `[lints]`, which applies to tests as well. No panic is reachable from input, and only `cli` prints. Modules
// that read input also enable `clippy::indexing_slicing`.
#![cfg_attr(
    not(test),
    warn(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::todo,
        clippy::unreachable,
        clippy::dbg_macro,
        clippy::print_stdout,
        clippy::print_stderr
    )
)]
// Not in `[lints]`: tests, benches and examples are crates of their own, where `pub` says which items a file offers.
#![warn(unreachable_pub)]
// Some shared items of the engines are used only by other modules.
#![cfg_attr(not(feature = "app"), allow(dead_code, unused_imports))]

// An example is tested like the engines of the crate.
#[cfg(test)]
extern crate self as tablier;

#[doc(hidden)]
pub mod game;
mod prng;
pub mod rules;
#[doc(hidden)]
pub mod scene;
#[doc(hidden)]
pub mod text;
mod words;

// Not needed by the engines.
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod art;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod cli;
#[cfg(feature = "app")]
mod desk;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod draw;
#[cfg(feature = "app")]
mod fonts;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod leaflet;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod page;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod photo;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod picture;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod plan;
#[cfg(feature = "app")]
mod recipe;
#[cfg(feature = "app")]
mod reference;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod report;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod sheet;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod spec;
#[cfg(feature = "app")]
pub mod templates;
#[cfg(feature = "app")]
#[doc(hidden)]
pub mod write;

#[cfg(feature = "app")]
pub use desk::{Format, JudgedGame, PrintedFile, print};
pub use game::{Backs, ByLang, CutStyle, Lang, Mm, Parts};
#[cfg(feature = "app")]
pub use plan::{Job, load};
#[cfg(feature = "app")]
pub use spec::{Files, Overrides, Paper};
pub use text::{Code, CodeEntry, Faulty, Finding, Layer, Message, Source};
