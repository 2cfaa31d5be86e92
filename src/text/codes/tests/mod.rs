//! Tests of the codes.

mod page;
