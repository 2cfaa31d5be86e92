//! The commands as a person or a program calls them.

mod faults;
mod hostile;
mod judge;
mod list;
mod new;
mod photo;
mod print;
mod replay;
mod show;
mod support;
mod tools;
