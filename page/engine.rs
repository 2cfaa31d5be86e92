//! The library as a WebAssembly module: bytes in, bytes out.
//!
//! Three functions are exported. The page allocates a buffer with `open`, writes a request into it, calls `answer`,
//! and reads `length` bytes from the returned pointer. Nothing is imported.

#![allow(unsafe_code, reason = "`#[unsafe(no_mangle)]` exports the functions; there is no other unsafe code")]

use std::sync::{Mutex, MutexGuard, PoisonError};

/// The request while it is written; then the answer, until the next request.
static ROOM: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn room() -> MutexGuard<'static, Vec<u8>> {
    ROOM.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Allocates a buffer for a request of this length and returns its address.
#[unsafe(no_mangle)]
pub extern "C" fn open(length: usize) -> *const u8 {
    let mut room = room();
    *room = vec![0; length];
    room.as_ptr()
}

/// Answers the request in the buffer and returns the address of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    let mut room = room();
    let request = std::mem::take(&mut *room);
    *room = tablier::page::answer(&request);
    room.as_ptr()
}

/// How long the answer is, in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    room().len()
}
