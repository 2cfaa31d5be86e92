//! How diagnostics look, in words and in JSON.
