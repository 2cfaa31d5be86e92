//! Requests to stop: Ctrl-C, `kill`, a terminal that is closed.

use std::sync::Once;

/// From now on the program removes what it has lying about before it stops. Asked for when there is something to remove:
/// until then the system stops it as it stops any program.
pub fn heed() {
    static HEEDED: Once = Once::new();
    HEEDED.call_once(wait);
}

#[cfg(unix)]
fn wait() {
    use nix::sys::signal::{SigSet, Signal};

    let ignored = ignored();
    let mut awaited = SigSet::empty();
    for signal in [Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP] {
        // `nohup` and shells have a reason where they let a program ignore one.
        if ignored & (1 << (signal as u32 - 1)) == 0 {
            awaited.add(signal);
        }
    }
    // Threads that begin later inherit it.
    if awaited.thread_block().is_err() {
        return;
    }
    let waiting = std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        if let Ok(signal) = awaited.wait() {
            // Shells know a program that was stopped by this status.
            stop(128 + signal as i32);
        }
    });
    if waiting.is_err() {
        let _ = awaited.thread_unblock();
    }
}

/// The signals that whoever began the program wants it to ignore, a bit for each.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
}

#[cfg(windows)]
fn wait() {
    // Where it cannot be had, a later run sweeps.
    let _ = ctrlc::set_handler(|| stop(130));
}

/// Elsewhere nobody can be asked, and a later run sweeps.
#[cfg(not(any(unix, windows)))]
fn wait() {}

/// Ends the program with nothing left of it. The lock is kept, so that nothing more is made meanwhile.
#[cfg(any(unix, windows))]
fn stop(status: i32) -> ! {
    super::left::unstopped(|left| {
        left.clear();
        std::process::exit(status)
    })
}
