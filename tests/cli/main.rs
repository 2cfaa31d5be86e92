//! The commands as a user or a program calls them.

// Helpers of tests that need Unix have no use elsewhere.
#![cfg_attr(not(unix), allow(dead_code, unused_imports, unused_variables))]

#[cfg(unix)]
mod bombs;
mod broken;
mod explain;
mod faults;
mod french;
mod gallery;
mod help;
mod hostile;
mod json;
mod judge;
mod killed;
mod kinds;
mod large;
mod leaflets;
mod list;
mod mistakes;
mod names;
mod new;
mod notation;
mod notices;
mod overwrite;
mod perft;
mod photo;
mod pictures;
mod plain_words;
mod positions;
mod print;
#[cfg(target_os = "linux")]
#[path = "../../src/prng.rs"]
mod prng;
mod recipe;
mod replay;
mod show;
mod stopped;
mod support;
mod tools;
mod waiting;
mod wild;
