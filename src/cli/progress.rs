//! A line on the terminal that says what is being done, when it takes long.

use std::io::Write;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use super::words::CliNotice;
use crate::game::Lang;
use crate::text::{Message, tame};

/// Delay before the line appears.
const DELAY: Duration = Duration::from_secs(1);

/// Takes the steps of some work. The line disappears when this is dropped.
pub(crate) struct Progress(Option<(Sender<String>, Lang)>);

/// The steps to show.
pub(crate) struct Steps(Receiver<String>);

impl Progress {
    /// Shows nothing.
    pub(crate) fn silent() -> Progress {
        Progress(None)
    }

    /// For a terminal, on which another thread shows the steps.
    pub(crate) fn shown(lang: Lang) -> (Progress, Steps) {
        let (sender, receiver) = channel();
        (Progress(Some((sender, lang))), Steps(receiver))
    }

    /// Says what is being done from now on.
    pub(crate) fn tell(&self, step: CliNotice) {
        if let Some((sender, lang)) = &self.0 {
            // Nobody listens if the other thread could not write: its error cannot be reported anywhere.
            let _ = sender.send(Message::from(step).sentence(*lang));
        }
    }
}

impl Steps {
    /// Shows the steps on one line until there are no more, and erases it.
    pub(crate) fn show(self, out: &mut impl Write) {
        self.show_after(DELAY, out);
    }

    fn show_after(self, delay: Duration, out: &mut impl Write) {
        let start = Instant::now();
        let mut step = String::new();
        loop {
            match self.0.recv_timeout(delay.saturating_sub(start.elapsed())) {
                Ok(next) => step = next,
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
        // Without wrapping, so that a long line can be erased as well. An error of standard error cannot be reported
        // anywhere.
        let mut write = |line: &str| {
            let _ = out.write_all(line.as_bytes()).and_then(|()| out.flush());
        };
        loop {
            write(&format!("\r\x1b[K\x1b[?7l{} …\x1b[?7h", tame(&step)));
            match self.0.recv() {
                Ok(next) => step = next,
                Err(_) => break,
            }
        }
        write("\r\x1b[K");
    }
}

#[cfg(test)]
mod tests {
    use std::{io, thread};

    use super::*;

    /// Passes on what is written.
    struct Screen(Sender<String>);

    impl Write for Screen {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let _ = self.0.send(String::from_utf8_lossy(bytes).into_owned());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// Does some work, with a line that appears after `delay`. Returns what is written after it.
    fn followed(delay: Duration, work: impl FnOnce(&Progress, &Receiver<String>)) -> String {
        let (screen, written) = channel();
        thread::scope(|scope| {
            let (progress, steps) = Progress::shown(Lang::En);
            scope.spawn(move || steps.show_after(delay, &mut Screen(screen)));
            work(&progress, &written);
        });
        written.iter().collect()
    }

    #[test]
    fn fast_work_shows_nothing() {
        let said =
            followed(Duration::from_secs(600), |progress, _| progress.tell(CliNotice::ReadingThePhoto));
        assert_eq!(said, "");
    }

    #[test]
    fn slow_work_shows_its_steps_and_erases_them() {
        let erased = followed(Duration::ZERO, |progress, written| {
            for page in 1..=2 {
                progress.tell(CliNotice::DrawingPage { game: "quits\x1b".to_owned(), page, pages: 2 });
                let line = format!("\r\x1b[K\x1b[?7lquits�: page {page} of 2 …\x1b[?7h");
                // Nothing may have been told yet when the line appears.
                assert!(written.iter().take(2).any(|shown| shown == line), "{line:?}");
            }
        });
        assert_eq!(erased, "\r\x1b[K");
    }
}
