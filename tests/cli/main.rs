//! The commands as a person or a program calls them.

mod faults;
mod hostile;
mod judge;
mod list;
mod new;
mod notation;
mod photo;
mod print;
mod support;
mod tools;
