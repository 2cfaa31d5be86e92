//! The net under the libraries that read and draw what comes from outside.
//!
//! They are used by millions and all have had faults that stop the program on a file made to that end. What somebody was
//! sent must not do that.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static OPEN: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread's next fault will be caught, and need not be spoken of.
pub(crate) fn is_open() -> bool {
    OPEN.get()
}

/// What was done; none if it came to a stop.
pub(crate) fn catch<T>(done: impl FnOnce() -> T) -> Option<T> {
    let before = OPEN.replace(true);
    let caught = catch_unwind(AssertUnwindSafe(done));
    OPEN.set(before);
    caught.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stops_is_caught_and_the_net_is_closed_again() {
        assert_eq!(catch(|| 3), Some(3));
        assert_eq!(catch(|| assert!(!is_open(), "open inside")), None);
        assert!(!is_open());
    }
}
