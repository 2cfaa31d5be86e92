//! The commands: arguments, files and the terminal.
