//! Catches panics of the libraries that decode and render files.
//!
//! All of them have had bugs that let a crafted file panic. A file must not stop the program.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Whether panics of this thread are caught, and need not be reported.
pub(crate) fn are_caught() -> bool {
    CAUGHT.get()
}

/// Calls a function; returns `None` if it panics.
pub(crate) fn catch<T>(function: impl FnOnce() -> T) -> Option<T> {
    let before = CAUGHT.replace(true);
    let caught = catch_unwind(AssertUnwindSafe(function));
    CAUGHT.set(before);
    caught.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_are_caught_only_inside_the_call() {
        assert_eq!(catch(|| 3), Some(3));
        assert_eq!(catch(|| assert!(!are_caught(), "not caught inside")), None);
        assert!(!are_caught());
    }
}
