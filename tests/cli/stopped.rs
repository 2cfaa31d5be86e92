//! Runs that are stopped or killed: their remains, and the recovery by the next run.
#![cfg(unix)]

use std::fs;
use std::io::{Read as _, Write as _};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use tablier::write::is_unchanged;

use crate::support::Bench;

const TOKENS: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 24\n";
const SHEETS: [&str; 7] = ["print", "quits", "tokens", "--format", "pdf,svg,png", "--dpi", "40"];
/// Timeout for a run on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(120);

/// Whether `env` can reset signal handlers, as GNU's can.
static ENV_RESETS_SIGNALS: LazyLock<bool> = LazyLock::new(|| {
    let mut env = Command::new("env");
    let tried = env.args(["--default-signal=INT,HUP,TERM", "true"]).stderr(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
});

/// Starts a run with default signal handlers, even if the tests run in the background or under `nohup`, whose ignored
/// signals are inherited.
fn start_run(bench: &Bench, args: &[&str]) -> Child {
    let mut command = bench.command(args);
    if *ENV_RESETS_SIGNALS {
        let mut env = Command::new("env");
        env.arg("--default-signal=INT,HUP,TERM").arg(command.get_program()).args(command.get_args());
        env.current_dir(bench.path(".")).env_remove("NO_COLOR").stdin(Stdio::null());
        command = env;
    }
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it begins")
}

fn send(run: &mut Child, signal: Signal) {
    // The process has ended already.
    if run.try_wait().expect("a run").is_none() {
        kill(Pid::from_raw(i32::try_from(run.id()).expect("a number")), signal).expect("a signal");
    }
}

/// Waits until a condition holds or the run has ended.
fn wait_until(run: &mut Child, is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() && run.try_wait().expect("a run").is_none() {
        assert!(start.elapsed() < TIMEOUT);
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// Staging folders and what lies in them.
fn temporary_files(bench: &Bench) -> Vec<String> {
    let folders = bench.list("output").into_iter().filter(|name| name.starts_with('.'));
    folders.flat_map(|folder| [bench.list(&format!("output/{folder}")), vec![folder]].concat()).collect()
}

fn finished_files(bench: &Bench) -> Vec<String> {
    bench.list("output").into_iter().filter(|name| !name.starts_with('.')).collect()
}

/// Stops a run when this number of temporary files exists; returns its exit status.
fn stopped_at(bench: &Bench, files: usize, signal: Signal) -> ExitStatus {
    let mut run = start_run(bench, &SHEETS);
    wait_until(&mut run, || temporary_files(bench).len() >= files);
    send(&mut run, signal);
    run.wait().expect("an end")
}

#[test]
fn a_run_that_is_stopped_leaves_nothing_behind() {
    let whole = Bench::new();
    whole.stdout_of(&[&SHEETS[..], &["--quiet"]].concat());
    let sheets = whole.list("output");
    let mut stopped = 0;
    for (signal, status) in [(Signal::SIGINT, 130), (Signal::SIGTERM, 143), (Signal::SIGHUP, 129)] {
        for files in [0, 1, 2, 11, 23, sheets.len() + 1] {
            let bench = Bench::new();
            let ended = stopped_at(&bench, files, signal);
            match ended.code() {
                Some(0) => assert_eq!(bench.list("output"), sheets),
                // Before anything is written, the default action of the system applies.
                None => assert_eq!(ended.signal(), Some(signal as i32)),
                Some(code) => {
                    assert_eq!(code, status, "{signal}");
                    stopped += 1;
                }
            }
            let left = bench.list("output");
            assert!(
                left == sheets || (left.is_empty() && !bench.path("output").exists()),
                "{files}: {left:?}"
            );
        }
    }
    assert!(stopped >= 6, "only {stopped} runs were stopped while they wrote");
}

/// Pages enough to be stopped in between.
const COINS: &str =
    "[game]\nname = \"coins\"\n[[piece]]\nshape = \"circle\"\ndiameter = \"60mm\"\ncount = 6000\n";
const PICTURES: [&str; 6] = ["print", "coins.toml", "--format", "png", "--dpi", "36"];

/// A folder with the only sheet of a smaller set, before a print of many.
fn with_one_sheet() -> (Bench, Vec<u8>) {
    let bench = Bench::new();
    bench.write("coins.toml", &COINS.replace("6000", "6"));
    bench.stdout_of(&[&PICTURES[..], &["--quiet"]].concat());
    let sheet = fs::read(bench.path("output/coins-01-tokens.png")).expect("a sheet");
    bench.write("coins.toml", COINS);
    (bench, sheet)
}

#[test]
fn pictures_drawn_by_several_threads_can_be_stopped() {
    let (bench, sheet) = with_one_sheet();
    let mut run = start_run(&bench, &PICTURES);
    wait_until(&mut run, || temporary_files(&bench).len() >= 5);
    send(&mut run, Signal::SIGINT);
    assert_eq!(run.wait().expect("an end").code(), Some(130));
    assert_eq!(bench.list("output"), ["coins-01-tokens.png"]);
    assert!(fs::read(bench.path("output/coins-01-tokens.png")).expect("a sheet") == sheet);
}

#[cfg(target_os = "linux")]
#[test]
fn a_long_run_tells_of_its_progress_at_a_terminal_and_can_be_stopped_there() {
    let (bench, sheet) = with_one_sheet();
    let heeded = if *ENV_RESETS_SIGNALS { "env --default-signal=INT,HUP,TERM " } else { "" };
    let command = format!("{heeded}{} {}", env!("CARGO_BIN_EXE_tablier"), PICTURES.join(" "));
    let mut run = Command::new("script")
        .envs([("TABLIER_LANG", "en"), ("TERM", "xterm")])
        .args(["-qec", &command, "/dev/null"])
        .current_dir(bench.path("."))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("script runs");
    let (mut keys, mut screen) = (run.stdin.take().expect("keys"), run.stdout.take().expect("a screen"));
    let mut seen = Vec::new();
    let mut part = [0; 4096];
    let tells = |seen: &[u8]| String::from_utf8_lossy(seen).contains(" of 500 …");
    while !tells(&seen) {
        let length = screen.read(&mut part).expect("a terminal");
        assert!(length > 0, "{}", String::from_utf8_lossy(&seen));
        seen.extend(&part[..length]);
    }
    // Ctrl-C.
    keys.write_all(b"\x03").expect("a key");
    screen.read_to_end(&mut seen).expect("a terminal");
    assert_eq!(run.wait().expect("an end").code(), Some(130), "{}", String::from_utf8_lossy(&seen));
    assert_eq!(bench.list("output"), ["coins-01-tokens.png"]);
    assert!(fs::read(bench.path("output/coins-01-tokens.png")).expect("a sheet") == sheet);
}

#[test]
fn a_run_that_is_stopped_leaves_the_sheets_of_before_as_they_were() {
    let bench = Bench::new();
    bench.stdout_of(&[&SHEETS[..], &["--quiet"]].concat());
    let read = |name: &String| fs::read(bench.path("output").join(name)).expect("a sheet");
    let before: Vec<_> = bench.list("output").iter().map(read).collect();
    let args = [&SHEETS[..], &["--low-ink"]].concat();
    let mut run = start_run(&bench, &args);
    wait_until(&mut run, || temporary_files(&bench).len() > 7);
    send(&mut run, Signal::SIGINT);
    assert_eq!(run.wait().expect("an end").code(), Some(130));
    let after: Vec<_> = bench.list("output").iter().map(read).collect();
    assert!(before == after);
}

#[test]
fn remains_of_a_killed_run_are_removed_and_a_mixed_set_is_reported() {
    let bench = Bench::new();
    let mut killed = 0;
    // The folder of a run killed before it put its stamp into it could be anybody's, and stays.
    for files in [3, 4, 9, 20] {
        stopped_at(&bench, files, Signal::SIGKILL);
        killed += usize::from(!temporary_files(&bench).is_empty());
        assert!(finished_files(&bench).iter().all(|name| whole(&bench, name)));
        let notice = bench.stderr_of(&["print", "tokens"]);
        assert!(!notice.contains("earlier run"), "nothing was moved yet: {notice}");
        assert_eq!(temporary_files(&bench), [""; 0], "after {files} files");
    }
    assert!(killed >= 3, "only {killed} runs left anything");
    // As soon as the first sheet of the other look is renamed.
    for round in 0..4 {
        let look = if round % 2 == 0 { "--low-ink" } else { "--landscape" };
        let args = [&SHEETS[..], &[look]].concat();
        let before = fs::read(bench.path("output/quits.pdf")).unwrap_or_default();
        let mut run = start_run(&bench, &args);
        wait_until(&mut run, || fs::read(bench.path("output/quits.pdf")).unwrap_or_default() != before);
        send(&mut run, Signal::SIGKILL);
        run.wait().expect("an end");
        let left = temporary_files(&bench);
        assert!(finished_files(&bench).iter().all(|name| whole(&bench, name)));
        let notice = bench.stderr_of(&["print", "tokens"]);
        // Besides the folder and its marker.
        assert_eq!(notice.contains("an earlier run was stopped"), left.len() > 2, "{left:?}: {notice}");
        assert_eq!(temporary_files(&bench), [""; 0]);
    }
}

fn whole(bench: &Bench, name: &str) -> bool {
    is_unchanged(&fs::read(bench.path("output").join(name)).expect("a sheet"))
}

/// A folder in which a run was killed after renaming one of its three sheets.
fn mixed() -> Bench {
    let bench = Bench::new();
    bench.write("coins.toml", TOKENS);
    bench.stdout_of(&["print", "coins.toml"]);
    let marker = "Tablier makes files here before it puts them in their place, and then removes this folder.\n\
                  coins.pdf\0coins-01-tokens.svg\0coins-02-tokens.svg\0";
    fs::create_dir(bench.path("output/.tablier-123-0")).expect("a folder");
    bench.write("output/.tablier-123-0/Tablier is writing here", marker);
    bench.write("output/.tablier-123-0/1", "<svg");
    bench.write("output/.tablier-123-0/2", "<svg");
    bench
}

#[test]
fn a_mixed_set_is_reported_once_as_text_and_json() {
    let bench = mixed();
    let notice = bench.stderr_of(&["print", "tokens"]);
    let note = "an earlier run was stopped while it put its files in place, and they may not belong together; \
                these are of that run: output/coins.pdf; these are older: output/coins-01-tokens.svg; \
                these are missing: output/coins-02-tokens.svg; print them again";
    assert!(notice.starts_with(&format!("note: {note}\n")), "{notice}");
    assert_eq!(temporary_files(&bench), [""; 0]);
    assert!(!bench.stderr_of(&["print", "tokens"]).contains("note:"));
    let document = |bench: &Bench| {
        let said = bench.stdout_of(&["print", "coins.toml", "--json"]);
        serde_json::from_str::<serde_json::Value>(&said).expect("JSON")["notes"].clone()
    };
    let bench = mixed();
    assert_eq!(
        document(&bench),
        serde_json::json!([
            "an earlier run was stopped while it put its files in place, and they may not belong \
            together; these are missing: output/coins-02-tokens.svg; print them again"
        ])
    );
    assert_eq!(document(&bench), serde_json::json!([]));
    let bench = mixed();
    bench.write("p.txt", &". . . . .\n".repeat(5));
    let notice = bench.run(&["show", "quits", "p.txt", "--out", "output/p.svg"]);
    assert!(notice.status == 0 && notice.err.contains("note: an earlier run"), "{notice:?}");
}

#[test]
fn files_of_a_live_run_are_kept() {
    let bench = Bench::new();
    let mut run = start_run(&bench, &SHEETS);
    wait_until(&mut run, || temporary_files(&bench).len() > 3);
    let waiting = temporary_files(&bench);
    assert!(waiting.len() > 3, "it was too quick");
    bench.write("coins.toml", TOKENS);
    bench.stdout_of(&["print", "coins.toml"]);
    assert!(run.wait().expect("an end").success());
    assert_eq!(temporary_files(&bench), [""; 0]);
    let left = finished_files(&bench);
    assert!(left.contains(&"quits.pdf".to_owned()) && left.contains(&"coins.pdf".to_owned()), "{left:?}");
}

/// Runs commands in one folder, one after another or all at once. Returns their results.
fn run_each(bench: &Bench, runs: &[Vec<&str>], at_once: bool) -> Vec<Output> {
    let start = |args: &Vec<&str>| {
        bench.command(args).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it begins")
    };
    let end = |run: Child| run.wait_with_output().expect("an end");
    if !at_once {
        return runs.iter().map(|args| end(start(args))).collect();
    }
    let started: Vec<_> = runs.iter().map(start).collect();
    started.into_iter().map(end).collect()
}

#[test]
fn runs_at_once_into_one_folder_leave_the_whole_set_of_one_and_are_told() {
    let looks = ["--low-ink", "--landscape", "--no-photo-marks"].map(|look| [&SHEETS[..], &[look]].concat());
    let printed = |looks: &[Vec<&str>], at_once| {
        let bench = Bench::new();
        let ends = run_each(&bench, looks, at_once);
        assert!(ends.iter().all(|end| end.status.success()), "{ends:?}");
        let names = bench.list("output").into_iter();
        let sheets: Vec<_> =
            names.map(|name| (fs::read(bench.path("output").join(&name)).expect("a sheet"), name)).collect();
        let told = "note: another run or program wrote these files at the same time, and this run replaced them: output/";
        let told = ends.iter().filter(|end| String::from_utf8_lossy(&end.stderr).contains(told)).count();
        (sheets, told)
    };
    let wholes = [0, 1, 2].map(|look| printed(&looks[look..=look], false).0);
    assert!(wholes.iter().all(|whole| whole.len() == wholes[0].len()), "equal names, so that sets can mix");
    assert_eq!(printed(&looks, false), (wholes[2].clone(), 0));
    for _ in 0..3 {
        let (sheets, told) = printed(&looks, true);
        assert!(wholes.contains(&sheets), "a mixture");
        // Whoever comes first replaces nothing.
        assert!((1..=2).contains(&told), "{told}");
    }
}

#[test]
fn runs_take_turns_in_renaming_and_the_second_is_told() {
    let bench = Bench::new();
    bench.write("coins.toml", TOKENS);
    fs::create_dir(bench.path("output")).expect("a folder");
    let renaming = fs::File::open(bench.path("output")).expect("a folder");
    renaming.lock().expect("a lock");
    let print = ["print", "coins.toml", "--format", "pdf,svg,png", "--dpi", "40"];
    let mut runs = [(); 2].map(|()| bench.command(&print).stderr(Stdio::piped()).spawn().expect("it begins"));
    // A folder, a marker and four files of each.
    wait_until(&mut runs[0], || temporary_files(&bench).len() == 12);
    assert_eq!(finished_files(&bench), [""; 0]);
    assert!(runs.iter_mut().all(|run| run.try_wait().expect("a run").is_none()));
    drop(renaming);
    let told = "note: another run or program wrote these files at the same time, and this run replaced them: \
                output/coins.pdf, output/coins-01-tokens.svg, output/coins-01-tokens.cut.svg, output/coins-01-tokens.png\n";
    let ends = runs.map(|run| run.wait_with_output().expect("an end"));
    assert!(ends.iter().all(|end| end.status.success()), "{ends:?}");
    assert_eq!(ends.iter().filter(|end| end.stderr.starts_with(told.as_bytes())).count(), 1, "{ends:?}");
}

#[test]
fn of_copies_made_at_once_one_is_whole_and_the_others_are_refused() {
    let whole = Bench::new();
    run_each(&whole, &[vec!["new", "quits"]], false);
    for _ in 0..5 {
        let bench = Bench::new();
        let mut ends = run_each(&bench, &vec![vec!["new", "quits"]; 6], true);
        ends.retain(|end| !end.status.success());
        assert_eq!(ends.len(), 5);
        for end in ends {
            let said = String::from_utf8_lossy(&end.stderr);
            assert!(said.contains("is there already"), "{said}");
        }
        for folder in [".", "quits"] {
            assert_eq!(bench.list(folder), whole.list(folder));
        }
    }
}

#[test]
fn ignored_signals_stay_ignored() {
    let bench = Bench::new();
    let tablier = env!("CARGO_BIN_EXE_tablier");
    let line = format!("trap '' HUP; exec {tablier} {}", SHEETS.join(" "));
    let mut run = Command::new("sh");
    let run = run.args(["-c", &line]).current_dir(bench.path(".")).stderr(Stdio::null());
    let mut run = run.spawn().expect("it begins");
    wait_until(&mut run, || temporary_files(&bench).len() > 2);
    send(&mut run, Signal::SIGHUP);
    assert!(run.wait().expect("an end").success());
}
