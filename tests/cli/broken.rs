//! Runs that break off: killed at any time, or on a disk that is full. The folder then holds either the sheets of before or the
//! new ones, or the next run sweeps what is left and names it; the user's own files stay.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Instant;

use crate::prng::Prng;
use crate::support::Bench;

const SPEC: &str = "[game]\nname = \"coins\"\n[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";
const PRINT: [&str; 6] = ["print", "coins.toml", "--dpi", "40", "--format", "pdf,svg,png"];
const FILES: [&str; 4] =
    ["coins.pdf", "coins-01-tokens.svg", "coins-01-tokens.cut.svg", "coins-01-tokens.png"];
const OWN: [&str; 2] = ["coins-notes.txt", "scan.png"];
const KILLS: usize = 25;

/// The files of a set, `None` for those that are not there.
type Set = Vec<Option<Vec<u8>>>;

/// A folder with sheets of this many pieces and two files of the user. Another number of pieces is to be printed.
fn with_sheets(pieces: usize, next: usize) -> Bench {
    let bench = Bench::new();
    bench.write("coins.toml", &format!("{SPEC}count = {pieces}\n"));
    bench.stdout_of(&PRINT);
    OWN.iter().for_each(|name| bench.write(&format!("output/{name}"), "mine"));
    bench.write("coins.toml", &format!("{SPEC}count = {next}\n"));
    bench
}

fn set(bench: &Bench, folder: &str) -> Set {
    FILES.iter().map(|name| fs::read(bench.path(folder).join(name)).ok()).collect()
}

/// Fails if a file is missing that is the user's, or is neither old nor new. Returns how many are new.
#[track_caller]
fn whole(bench: &Bench, folder: &str, [old, new]: [&Set; 2]) -> usize {
    for name in OWN {
        assert_eq!(bench.read(&format!("{folder}/{name}")), "mine");
    }
    let now = set(bench, folder);
    for ((name, now), (old, new)) in FILES.iter().zip(&now).zip(old.iter().zip(new)) {
        assert!(now.is_some() && (now == old || now == new), "{name} is neither old nor new");
    }
    now.iter().zip(new).filter(|(now, new)| now == new).count()
}

fn temporary(bench: &Bench, folder: &str) -> Vec<String> {
    bench.list(folder).into_iter().filter(|name| name.starts_with('.')).collect()
}

#[test]
fn runs_killed_at_a_random_time_lose_nothing_and_are_named() {
    let printed = with_sheets(7, 7);
    let new = set(&printed, "output");
    let start = Instant::now();
    printed.stdout_of(&PRINT);
    // As long as a run takes, however busy the machine is from then on.
    let (mut whole_run, mut rng) = (start.elapsed(), Prng::new(34));
    let mut killed = 0;
    for _ in 0..KILLS {
        let bench = with_sheets(24, 7);
        let old = set(&bench, "output");
        let mut run = bench.command(&PRINT).stderr(Stdio::null()).spawn().expect("it begins");
        // It writes in the second half.
        thread::sleep(whole_run.mul_f64(rng.within(0.3, 1.1)));
        run.kill().expect("it is stopped");
        let was_killed = !run.wait().expect("an end").success();
        whole_run = whole_run.mul_f64(if was_killed { 1.1 } else { 0.8 });
        killed += usize::from(was_killed);
        let replaced = whole(&bench, "output", [&old, &new]);
        let notice = bench.stderr_of(&["print", "tokens"]);
        let is_mixed = (1..FILES.len()).contains(&replaced);
        assert_eq!(notice.contains("an earlier run was stopped"), is_mixed, "{replaced}: {notice}");
        for (file, is_new) in
            FILES.iter().zip(set(&bench, "output").iter().zip(&new).map(|(now, new)| now == new))
        {
            let group = if is_new { "these are of that run:" } else { "these are older:" };
            let named = notice.split(group).nth(1).unwrap_or_default();
            assert!(!is_mixed || named.contains(&format!("output/{file}")), "{file}: {notice}");
        }
        whole(&bench, "output", [&old, &new]);
        // A folder without a stamp could be anybody’s.
        for folder in temporary(&bench, "output") {
            let marker = bench.path("output").join(folder).join("Tablier is writing here");
            assert!(fs::read(marker).unwrap_or_default().is_empty());
        }
    }
    assert!(killed >= KILLS / 4, "only {killed} runs were killed before their end");
}

/// Runs a shell with the command as `"$@"`.
fn shell(bench: &Bench, shell: &[&str], script: &str) -> Output {
    let command = bench.command(&PRINT);
    let mut run = Command::new(shell.first().copied().unwrap_or("sh"));
    run.args(shell.iter().skip(1)).args(["-c", script, "sh"]).arg(command.get_program()).args(PRINT);
    run.env("TABLIER_LANG", "en").current_dir(bench.path(".")).stdin(Stdio::null());
    run.output().expect("a shell")
}

#[test]
fn a_disk_that_fills_up_keeps_what_was_there() {
    const SHELL: [&str; 5] = ["unshare", "--user", "--map-root-user", "--mount", "sh"];
    let new = set(&with_sheets(7, 7), "output");
    let before: usize = set(&with_sheets(24, 7), "output").iter().flatten().map(Vec::len).sum();
    let most: usize = new.iter().flatten().map(Vec::len).sum();
    let (mut refused, mut done) = (0, 0);
    // From no room at all to room for both sets, in pages of memory.
    for room in (0..=10).map(|tenths| (before + most * tenths / 8).div_ceil(4096) + 6) {
        let bench = with_sheets(24, 7);
        let old = set(&bench, "output");
        let script = format!(
            "cp -a output before && mount -t tmpfs -o size={}k tmpfs output && cp -a before/. output/ || exit 77\n\
             \"$@\"; status=$?; cp -a output after; exit $status",
            4 * room
        );
        let output = shell(&bench, &SHELL, &script);
        let said = String::from_utf8_lossy(&output.stderr);
        match output.status.code() {
            Some(0) => {
                assert_eq!(whole(&bench, "after", [&old, &new]), FILES.len());
                done += 1;
            }
            Some(2) => {
                assert!(said.contains("the disk is full\nhint: make room"), "{said}");
                assert_eq!(set(&bench, "after"), old, "{said}");
                whole(&bench, "after", [&old, &new]);
                refused += 1;
            }
            _ => {
                let _ = writeln!(std::io::stdout(), "not checked: this system mounts nothing for us: {said}");
                return;
            }
        }
        assert_eq!(temporary(&bench, "after"), [""; 0], "{said}");
    }
    assert!(refused >= 3 && done >= 1, "{refused} were refused, {done} were written");
}

#[test]
fn a_limit_of_the_size_of_files_keeps_what_was_there() {
    let new = set(&with_sheets(7, 7), "output");
    let most = new.iter().flatten().map(Vec::len).max().unwrap_or_default().div_ceil(512);
    let (mut refused, mut killed, mut done) = (0, 0, 0);
    for (trap, blocks) in
        [("trap '' XFSZ;", 0), ("trap '' XFSZ;", 1), ("trap '' XFSZ;", most - 1), ("", 1), ("", most + 1)]
    {
        let bench = with_sheets(24, 7);
        let old = set(&bench, "output");
        let output = shell(&bench, &["sh"], &format!("{trap} ulimit -f {blocks} && exec \"$@\""));
        let said = String::from_utf8_lossy(&output.stderr);
        let replaced = whole(&bench, "output", [&old, &new]);
        match output.status.code() {
            Some(0) => {
                assert_eq!(replaced, FILES.len());
                done += 1;
            }
            Some(2) => {
                assert!(said.contains("it is too large for this disk\nhint: make room"), "{said}");
                assert_eq!((replaced, temporary(&bench, "output")), (0, vec![]));
                refused += 1;
            }
            // By the signal that says so.
            _ => {
                assert_eq!(replaced, 0, "{}", output.status);
                assert!(!bench.stderr_of(&["print", "tokens"]).contains("earlier run was"));
                assert!(temporary(&bench, "output").is_empty());
                killed += 1;
            }
        }
    }
    assert_eq!((refused, killed, done), (3, 1, 1));
}
