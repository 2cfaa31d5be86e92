//! The library as a WebAssembly module: bytes in, bytes out.
//!
//! Three functions are exported. The page asks for room with `open`, writes a request there, calls `answer` and reads
//! from where that points to as many bytes as `length` says. Nothing is imported.

#![allow(unsafe_code, reason = "`#[unsafe(no_mangle)]` exports the functions; there is no other unsafe code")]

use std::sync::{Mutex, MutexGuard, PoisonError};

/// The request while it is written; then the answer, until the next request.
static ROOM: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn room() -> MutexGuard<'static, Vec<u8>> {
    ROOM.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for a request of so many bytes, and says where it is.
#[unsafe(no_mangle)]
pub extern "C" fn open(length: usize) -> *const u8 {
    let mut room = room();
    *room = vec![0; length];
    room.as_ptr()
}

/// Answers what was written, and says where the answer is.
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
