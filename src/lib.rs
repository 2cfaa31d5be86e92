//! Tablier prints board games that nobody can buy, and judges their positions.
//!
//! # A map of the house
//!
//! Two ways lead through it, and they share the game in the middle.
//!
//! ```text
//!  templates/*.toml, your.toml                          a position, a record, a photo (photo: which piece
//!           │ spec: as typed, with spans                          │   lies where, then told as a text)
//!           │                                                     │ rules/<game>/notation: text → setup
//!           ▼                                                     ▼
//!         spec ──resolve──► game   millimetres, faces,          setup   anything on a table
//!                            │     boards, counts, rules          │
//!               ┌────────────┤            └───────────► rules ──judge──► verdict: findings, status, witness
//!               ▼            │                                    │
//!             sheet          │     what lies where on which       ▼
//!               │            │     page: packing, tiling        report   words with carets, or JSON
//!               └──► draw ◄──┤
//!                     │      ▼
//!                     │   leaflet  the rules, set in type, with diagrams by the same hand
//!                     ▼      │
//!                   scene ◄──┘     paths, text, pictures, symbols used many times
//!                     │
//!                     ▼
//!       write: pdf · svg · png ──► output/
//! ```
//!
//! | room | holds |
//! |---|---|
//! | [`spec`] | the TOML as a person types it, and its resolving; every fault points into the file |
//! | [`game`] | the resolved game: boards, pieces, faces, counts, markers for a camera, and the unit, [`game::Mm`] |
//! | [`plan`] | game and print options into a job: sheets, leaflets, and faults that point into the spec |
//! | [`art`] | art from outside, read into paths or pixels |
//! | [`sheet`] | geometry: which copy of which piece lies where on which page |
//! | [`draw`] | the hand that draws faces, boards, marks and footers |
//! | [`leaflet`] | the rules leaflet, set on pages |
//! | [`picture`] | a position or a whole game as a picture, by the same hand |
//! | [`scene`] | the drawing, free of any format |
//! | `fonts` | the bundled fonts: measures, outlines, shaping; the only room that meets a font crate |
//! | [`write`] | one file per format: scene into bytes |
//! | [`photo`] | a photograph of the table → which piece on which square, how sure |
//! | [`rules`] | what is common to all rules engines, and a folder for each: setup, position, turns, judge, notation |
//! | `words` | languages, and every word that is printed: one file for each language |
//! | [`text`] | texts that people type, and what can be wrong with them |
//! | [`report`] | how faults and verdicts look, in words and in JSON |
//! | [`templates`] | the bundled games |
//! | `prng` | the pseudo-random generator of searches and tests |
//! | `desk` | what the commands and the page do alike: a game printed, at a table, in a photo |
//! | [`page`] | the door for a page in a browser: requests and answers as data |
//! | [`cli`] | the commands; the only room that touches files, the terminal and the environment |
//!
//! Each room knows only those below it on this list's way down to [`scene`]: `sheet` never hears of PDF,
//! `write` never hears of games. A whole print is four calls:
//!
//! ```text
//! plan::load → draw::draw → leaflet::add_pages → write::pdf
//! ```
//!
//! A whole verdict is three: `spec::load → (engine.referee) → Referee::check`. The engines can be used without
//! any of this: [`rules::quits`], [`rules::plank`] and [`rules::lightning`] bring setups, positions and turns.
// Stricter than `[lints]` in Cargo.toml, which also holds for the exported functions of `page/engine.rs`.
#![forbid(unsafe_code)]
// Not in `[lints]`, which holds for tests too. No panic is reachable from input, and only `cli` prints: it alone knows
// whether there is a terminal. Rooms that read input also warn of `clippy::indexing_slicing`.
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
// Some of what the engines share with the other rooms is used only there.
#![cfg_attr(not(feature = "app"), allow(dead_code, unused_imports))]

pub mod game;
mod prng;
pub mod rules;
pub mod scene;
pub mod text;
mod words;

// The engines do without what follows.
#[cfg(feature = "app")]
pub mod art;
#[cfg(feature = "app")]
pub mod cli;
#[cfg(feature = "app")]
mod desk;
#[cfg(feature = "app")]
pub mod draw;
#[cfg(feature = "app")]
mod fonts;
#[cfg(feature = "app")]
pub mod leaflet;
#[cfg(feature = "app")]
pub mod page;
#[cfg(feature = "app")]
pub mod photo;
#[cfg(feature = "app")]
pub mod picture;
#[cfg(feature = "app")]
pub mod plan;
#[cfg(feature = "app")]
pub mod report;
#[cfg(feature = "app")]
pub mod sheet;
#[cfg(feature = "app")]
pub mod spec;
#[cfg(feature = "app")]
pub mod templates;
#[cfg(feature = "app")]
pub mod write;
