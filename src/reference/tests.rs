//! Tests of the reference.
