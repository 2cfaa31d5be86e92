//! The commands as called by a user or a program.

mod bombs;
mod faults;
mod french;
mod help;
mod hostile;
mod judge;
mod leaflets;
mod list;
mod names;
mod new;
mod notation;
mod notices;
mod overwrite;
mod photo;
mod pictures;
mod plain_words;
mod print;
mod replay;
mod show;
mod stopped;
mod support;
mod tools;
mod waiting;
mod wild;
