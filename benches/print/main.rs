//! Cost of printing a full Lightning set: wall time, peak memory and file size, compared with plain programs over
//! `pdf-writer` and ReportLab that draw exactly the same.
//!
//! Run with `cargo bench`. ReportLab is included if `python3 -c "import reportlab"` works.

mod ops;
mod plain;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use wait4::Wait4;

const TABLIER: &str = env!("CARGO_BIN_EXE_tablier");
/// Runs of each program; odd, so that the median is a run.
const RUNS: usize = 21;
const PEER: &str = "--draw-operations";

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, flag, operations, out] = &arguments[..]
        && flag == PEER
    {
        let operations = fs::read_to_string(operations).expect("the operations");
        fs::write(out, plain::draw(&operations)).expect("the PDF is written");
        return;
    }
    let dir = tempfile::tempdir().expect("a folder");
    full_set(dir.path());
    many_tokens(dir.path());
}

/// One run: seconds and peak memory in MiB.
#[derive(Clone, Copy)]
struct Run {
    seconds: f64,
    memory: f64,
}

fn run(command: &mut Command) -> Run {
    let start = Instant::now();
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    let ended = child.wait4().expect("it ends");
    let seconds = start.elapsed().as_secs_f64();
    assert!(ended.status.success(), "{command:?} failed");
    Run { seconds, memory: ended.rusage.maxrss as f64 / f64::from(1 << 20) }
}

/// The medians of time and memory.
fn median(runs: &[Run]) -> Run {
    let middle = |mut values: Vec<f64>| {
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    Run {
        seconds: middle(runs.iter().map(|run| run.seconds).collect()),
        memory: middle(runs.iter().map(|run| run.memory).collect()),
    }
}

/// Lightning's board and tiles, by us and by the peers in turn, so that a slow moment hits all alike.
fn full_set(dir: &Path) {
    let operations = dir.join("operations");
    fs::write(&operations, ops::operations(&ops::full_set())).expect("the operations are written");
    let mut programs = vec![("Tablier".to_owned(), dir.join("lightning.pdf"), {
        let mut command = Command::new(TABLIER);
        command
            .args(["print", "lightning", "--format", "pdf", "--only", "board,pieces", "--quiet", "--out"])
            .arg(dir);
        command
    })];
    let out = dir.join("plain.pdf");
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.arg(PEER).arg(&operations).arg(&out);
    programs.push((writer(), out, command));
    let python = Command::new("python3").args(["-c", "import reportlab"]).stderr(Stdio::null()).status();
    if python.is_ok_and(|status| status.success()) {
        let home = Path::new(env!("CARGO_MANIFEST_DIR"));
        let out = dir.join("reportlab.pdf");
        let mut command = Command::new("python3");
        command.arg(home.join("benches/print/reportlab_peer.py")).arg(&operations);
        command.arg(home.join("templates/fonts")).arg(&out);
        programs.push((report_lab(), out, command));
    } else {
        println!("ReportLab is not installed (pip install reportlab): left out");
    }
    let mut runs = vec![Vec::new(); programs.len()];
    for round in 0..=RUNS {
        for (program, runs) in programs.iter_mut().zip(&mut runs) {
            let run = run(&mut program.2);
            // The first round only warms the caches.
            if round > 0 {
                runs.push(run);
            }
        }
    }
    println!("| program | ms | ratio | peak MiB | kB |\n|---|---|---|---|---|");
    let ours = median(&runs[0]).seconds;
    for ((name, out, _), runs) in programs.iter().zip(&runs) {
        let Run { seconds, memory } = median(runs);
        let bytes = fs::metadata(out).map_or(0, |file| file.len());
        let (ms, ratio) = (seconds * 1e3, seconds / ours);
        println!("| {name} | {ms:.1} | {ratio:.2} | {memory:.1} | {:.1} |", bytes as f64 / 1e3);
    }
}

fn writer() -> String {
    let lock = include_str!("../../Cargo.lock").split("name = \"pdf-writer\"\nversion = \"").nth(1);
    format!("pdf-writer {} alone", lock.and_then(|rest| rest.split('"').next()).unwrap_or_default())
}

fn report_lab() -> String {
    let python = Command::new("python3").args(["-c", "import reportlab; print(reportlab.Version)"]).output();
    let version = python.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    format!("ReportLab {}", version.unwrap_or_default())
}

/// Time and memory of more and more tokens.
fn many_tokens(dir: &Path) {
    println!("| tokens | ms | peak MiB | kB |\n|---|---|---|---|");
    for count in [10, 1_000, 2_500, 5_000, 10_000] {
        let spec = dir.join("many.toml");
        let text = format!("[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = {count}\n");
        fs::write(&spec, text + "front = { background = \"gold\", symbol = \"star\" }\n")
            .expect("the spec is written");
        let mut command = Command::new(TABLIER);
        command.arg("print").arg(&spec).args(["--format", "pdf", "--quiet", "--out"]).arg(dir);
        let runs: Vec<Run> = (0..5).map(|_| run(&mut command)).collect();
        let Run { seconds, memory } = median(&runs);
        let bytes = fs::metadata(dir.join("many.pdf")).map_or(0, |file| file.len());
        println!("| {count} | {:.1} | {memory:.1} | {:.0} |", seconds * 1e3, bytes as f64 / 1e3);
    }
}
