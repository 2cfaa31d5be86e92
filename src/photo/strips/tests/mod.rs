//! Tests of reading strips.
