//! Runs the command in a temporary folder.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A folder to run the command in.
pub struct Bench {
    folder: TempDir,
}

/// The result of a run.
#[derive(Debug)]
pub struct Outcome {
    pub status: i32,
    pub out: String,
    /// With `/` on Windows: see [`with_slashes`].
    pub err: String,
}

impl Bench {
    pub fn new() -> Bench {
        Bench { folder: tempfile::tempdir().expect("a folder for the test") }
    }

    /// Runs a command with a text on standard input, which it need not read.
    pub fn feed(&self, args: &[&str], input: &str) -> Outcome {
        let mut command = self.command(args);
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
        let output = child.wait_with_output().expect("it ends");
        Outcome {
            status: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }

    /// A folder with copies of the files in `from`.
    pub fn with_copies_of(from: &Path) -> Bench {
        let bench = Bench::new();
        for entry in fs::read_dir(from).expect("the case").flatten() {
            let name = entry.file_name();
            fs::copy(entry.path(), bench.path(name.to_str().expect("a plain name"))).expect("a copy");
        }
        bench
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).expect("a file for the test");
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// The sorted names in a folder.
    pub fn list(&self, folder: &str) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(self.path(folder))
            .map(|entries| {
                entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
            })
            .unwrap_or_default();
        names.sort();
        names
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
        command.env("TABLIER_LANG", "en");
        command.current_dir(self.folder.path()).args(args).stdin(Stdio::null());
        for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "CI"] {
            command.env_remove(variable);
        }
        command
    }

    pub fn run(&self, args: &[&str]) -> Outcome {
        let output = self.command(args).output().expect("the command runs");
        let err = String::from_utf8(output.stderr).expect("text on standard error");
        Outcome {
            status: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).expect("text on standard output"),
            err: with_slashes(err),
        }
    }

    /// Runs a command that must succeed; returns its standard output. Notices on standard error are allowed.
    pub fn stdout_of(&self, args: &[&str]) -> String {
        let outcome = self.run(args);
        assert_eq!(outcome.status, 0, "{args:?}: {}", outcome.err);
        assert!(!outcome.err.contains("error:"), "{args:?}: {}", outcome.err);
        outcome.out
    }

    /// Runs a command that must succeed with empty standard output; returns its standard error.
    pub fn stderr_of(&self, args: &[&str]) -> String {
        let outcome = self.run(args);
        assert_eq!((outcome.status, outcome.out.as_str()), (0, ""), "{args:?}: {}", outcome.err);
        outcome.err
    }

    /// Runs a command that must fail; returns its standard error.
    pub fn error_of(&self, args: &[&str]) -> String {
        let outcome = self.run(args);
        assert_eq!((outcome.status, outcome.out.as_str()), (2, ""), "{args:?}: {}", outcome.err);
        outcome.err
    }
}

/// On Windows, messages with `/` in place of `\`, so that the same text is expected on every system.
pub fn with_slashes(text: String) -> String {
    if cfg!(windows) { text.replace('\\', "/") } else { text }
}
