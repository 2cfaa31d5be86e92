//! Stop requests: Ctrl-C, `kill`, a closed terminal.

use std::sync::Once;

/// Installs the handler that removes temporary files before the program exits. Called before there is something to
/// remove; until then the default action of the system is right.
pub(crate) fn install_handler() {
    static HEEDED: Once = Once::new();
    HEEDED.call_once(wait);
}

#[cfg(unix)]
fn wait() {
    use nix::sys::signal::{SigSet, Signal};

    let ignored = ignored();
    let all = [Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP];
    // `nohup` and shells ignore signals on purpose.
    let handled: SigSet =
        all.into_iter().filter(|signal| ignored & (1 << (*signal as u32 - 1)) == 0).collect();
    // Threads started later inherit the mask.
    if handled.thread_block().is_err() {
        return;
    }
    let waiting = std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        if let Ok(signal) = handled.wait() {
            // Exit status that shells expect of a program stopped by a signal.
            stop(128 + signal as i32);
        }
    });
    if waiting.is_err() {
        let _ = handled.thread_unblock();
    }
}

/// The signals that the parent process set to be ignored, one bit for each.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
}

/// Without a handler, a later run removes the remains.
#[cfg(not(unix))]
fn wait() {
    #[cfg(windows)]
    let _ = ctrlc::set_handler(|| stop(130));
}

/// Removes all temporary files and exits. Keeps the lock, so that no more are created.
#[cfg(any(unix, windows))]
fn stop(status: i32) -> ! {
    super::staging::uninterrupted(|left| {
        super::staging::clear(left);
        std::process::exit(status)
    })
}
