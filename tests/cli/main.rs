//! The commands as a person or a program calls them.

mod faults;
mod list;
mod new;
mod print;
mod support;
mod tools;
