//! Runs that are killed before each step by which they change the disk, as `ptrace` shows them.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};

use nix::libc;
use nix::sys::ptrace::{self, Options};
use nix::sys::signal::Signal;
use nix::sys::wait::{WaitStatus, waitpid};
use nix::unistd::Pid;

use crate::support::Bench;

const SPEC: &str = "[game]\nname = \"coins\"\n[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";
const PRINT: [&str; 6] = ["print", "-", "--dpi", "40", "--format", "pdf,svg"];
const FILES: [&str; 4] =
    ["coins.pdf", "coins-01-tokens.svg", "coins-01-tokens.cut.svg", "coins-01-tokens.png"];
/// System calls that may change the disk.
const STEPS: [i64; 10] = [
    libc::SYS_mkdir,
    libc::SYS_openat,
    libc::SYS_write,
    libc::SYS_flock,
    libc::SYS_link,
    libc::SYS_rename,
    libc::SYS_renameat2,
    libc::SYS_unlink,
    libc::SYS_rmdir,
    libc::SYS_exit_group,
];

/// Whether the system lets a process trace its children, which some containers forbid.
fn may_trace() -> bool {
    let mut child = Command::new("sleep").arg("60").spawn().expect("it begins");
    let id = Pid::from_raw(i32::try_from(child.id()).expect("a number"));
    let may = ptrace::seize(id, Options::empty());
    child.kill().and_then(|()| child.wait()).expect("it ends");
    if may.is_err() {
        println!("not checked: this system forbids tracing");
    }
    may.is_ok()
}

/// Runs a command with a text on standard input, and kills it before a step. Returns whether it came to this step.
fn is_killed_before(step: usize, bench: &Bench, args: &[&str], input: &str) -> bool {
    let mut command = bench.command(args);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut run = command.spawn().expect("it begins");
    let id = Pid::from_raw(i32::try_from(run.id()).expect("a number"));
    // Until it has read its input it changes nothing.
    ptrace::seize(id, Options::PTRACE_O_TRACESYSGOOD).expect("a tracer");
    ptrace::interrupt(id).expect("a stop");
    run.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    let mut steps = 0;
    let comes_to_it = loop {
        let signal = match waitpid(id, None).expect("a stop") {
            WaitStatus::Exited(..) => break false,
            WaitStatus::Stopped(_, signal) => Some(signal),
            WaitStatus::PtraceSyscall(_) if is_step(id) && steps == step => break true,
            WaitStatus::PtraceSyscall(_) => {
                steps += usize::from(is_step(id));
                None
            }
            _ => None,
        };
        ptrace::syscall(id, signal.filter(|signal| *signal != Signal::SIGTRAP)).expect("it goes on");
    };
    // It may have ended already.
    let _ = run.kill();
    let _ = run.wait();
    comes_to_it
}

/// Whether a run that was stopped is about to change the disk.
fn is_step(id: Pid) -> bool {
    let registers = ptrace::getregs(id).expect("registers");
    let call = registers.orig_rax.cast_signed();
    let begins = registers.rax.cast_signed() == -i64::from(libc::ENOSYS);
    let reads = call == libc::SYS_openat && registers.rdx & libc::O_CREAT as u64 == 0;
    begins && !reads && STEPS.contains(&call)
}

/// Prints a spec with some number of pieces.
fn print(bench: &Bench, count: usize, formats: &str) {
    let ended = bench.feed(&[&PRINT[..5], &[formats]].concat(), &format!("{SPEC}count = {count}\n"));
    assert_eq!(ended.status, 0, "{}", ended.err);
}

fn sheets(bench: &Bench) -> [Option<Vec<u8>>; 4] {
    FILES.map(|name| fs::read(bench.path("output").join(name)).ok())
}

/// How many folders of ours stay without a stamp: they could be anybody's. Nothing of value may lie in them.
fn unstamped(bench: &Bench) -> usize {
    let folders = bench.list("output").into_iter().filter(|name| name.starts_with(".tablier-"));
    let looked = folders.inspect(|folder| {
        let names = bench.list(&format!("output/{folder}"));
        assert!(names.is_empty() || names == ["Tablier is writing here"], "{names:?}");
        assert!(names.iter().all(|name| bench.read(&format!("output/{folder}/{name}")).is_empty()));
    });
    looked.count()
}

#[test]
fn after_a_kill_at_any_step_all_files_are_whole_and_the_next_run_sweeps_and_tells() {
    if !may_trace() {
        return;
    }
    let bench = Bench::new();
    print(&bench, 7, "pdf,svg,png");
    let new = sheets(&bench);
    assert!(new.iter().all(Option::is_some), "{:?}", bench.list("output"));
    let (mut told, mut kept) = (0, 0);
    let all = [&PRINT[..5], &["pdf,svg,png"]].concat();
    let mut step = 0;
    loop {
        let bench = Bench::new();
        print(&bench, 24, "pdf,svg");
        let old = sheets(&bench);
        if !is_killed_before(step, &bench, &all, &format!("{SPEC}count = 7\n")) {
            break;
        }
        let now = sheets(&bench);
        let mut groups = [("of that run", vec![]), ("older", vec![]), ("missing", vec![])];
        for (at, file) in FILES.iter().enumerate() {
            assert!(now[at] == new[at] || now[at] == old[at], "step {step}: {file}");
            let group = if now[at] == new[at] { 0 } else { 1 + usize::from(now[at].is_none()) };
            groups[group].1.push(format!("output/{file}"));
        }
        let is_mixed = (1..4).contains(&groups[0].1.len());
        let notice = bench.stderr_of(&["print", "tokens"]);
        assert_eq!(notice.contains("an earlier run was stopped"), is_mixed, "step {step}: {notice}");
        for (group, files) in groups.iter().filter(|(_, files)| is_mixed && !files.is_empty()) {
            assert!(notice.contains(&format!("these are {group}: {};", files.join(", "))), "{notice}");
        }
        told += usize::from(is_mixed);
        kept += unstamped(&bench);
        assert!(!bench.stderr_of(&["print", "tokens"]).contains("earlier run was"), "step {step}");
        step += 1;
    }
    assert_eq!(told, FILES.len() - 1, "{step} steps");
    assert!(step > 25 && kept <= 4, "{step} steps, {kept} folders without a stamp");
}

#[test]
fn after_a_kill_at_any_step_of_a_run_that_is_refused_nothing_has_changed() {
    if !may_trace() {
        return;
    }
    let (mut step, mut kept) = (0, 0);
    loop {
        let bench = Bench::new();
        print(&bench, 24, "pdf,svg");
        bench.write(&format!("output/{}", FILES[3]), "mine");
        let before = sheets(&bench);
        let all = [&PRINT[..5], &["pdf,svg,png"]].concat();
        if !is_killed_before(step, &bench, &all, &format!("{SPEC}count = 7\n")) {
            break;
        }
        assert!(sheets(&bench) == before, "step {step}");
        let notice = bench.stderr_of(&["print", "tokens"]);
        assert!(!notice.contains("earlier run was"), "step {step}: {notice}");
        assert!(sheets(&bench) == before, "step {step}");
        kept += unstamped(&bench);
        step += 1;
    }
    assert!(step > 15 && kept <= 4, "{step} steps, {kept} folders without a stamp");
}
