//! The door, knocked at as the page does.
