//! A campaign of damaged input: everything that Tablier reads is changed at random, thousands of times, and always answered.
//!
//! `cargo test` spends twenty seconds on it, `cargo campaign` ten minutes. `TABLIER_CAMPAIGN_SECONDS` sets another length,
//! `TABLIER_CAMPAIGN_SEED` a number of which all cases follow, `TABLIER_CAMPAIGN_TARGETS=svg,photo` the targets. An input
//! that breaks something is written to `tests/data/campaign`, where it is tried again by every test from then on.
//!
//! | file | holds |
//! |---|---|
//! | `targets` | what is fed with what: specs, tables, leaflets, positions, records, art, photos, requests of the page |
//! | `corpus` | whole inputs to start from |
//! | `mutate` | changes of texts and of binary files |
//! | `svg` | drawings by grammar |

mod corpus;
mod mutate;
#[path = "../../src/prng.rs"]
mod prng;
mod svg;
mod targets;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use prng::Prng;
use targets::{TARGETS, Target};

/// Maximum time for one answer, on a busy machine and without optimisation.
const MAX_ANSWER: Duration = Duration::from_secs(30);

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/campaign")
}

fn number(variable: &str) -> Option<u64> {
    env::var(variable).ok()?.parse().ok()
}

/// The input that is being read, and since when.
type Present = Option<(Instant, Vec<u8>)>;

/// What came of the cases of a target.
#[derive(Default)]
struct Run {
    cases: usize,
    slowest: Duration,
    /// Inputs that broke something, and how.
    found: Vec<(Vec<u8>, String)>,
}

/// Feeds a target with an input; says how it broke.
fn feed(run: impl Fn(&[u8]), input: &[u8]) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(|| run(input))).map_err(|payload: Box<dyn Any + Send>| {
        let said = payload.downcast_ref::<String>().cloned();
        said.or_else(|| payload.downcast_ref::<&str>().map(|said| (*said).to_owned())).unwrap_or_default()
    })
}

/// Feeds a target until its time is up, or it broke three times.
fn campaign(target: &Target, seed: u64, time: Duration) -> Run {
    let corpus = (target.corpus)();
    assert!(!corpus.is_empty(), "{} has nothing to start from", target.name);
    let (start, mut run) = (Instant::now(), Run::default());
    let present: Arc<Mutex<Present>> = Arc::default();
    let watched = Arc::downgrade(&present);
    let name = target.name;
    // A hang can only be told from outside, and stops the process.
    thread::spawn(move || {
        while let Some(present) = watched.upgrade() {
            if let Ok(Some((since, input))) = present.lock().as_deref()
                && since.elapsed() > MAX_ANSWER
            {
                eprintln!("no answer after {MAX_ANSWER:?}: {}", keep(name, input).display());
                std::process::exit(101);
            }
            drop(present);
            thread::sleep(Duration::from_millis(200));
        }
    });
    while start.elapsed() < time && run.found.len() < 3 {
        let mut rng = Prng::new(seed.wrapping_add(run.cases as u64).wrapping_mul(2).wrapping_add(1));
        let input = (target.input)(&mut rng, &corpus);
        let since = Instant::now();
        *present.lock().expect("no thread fails") = Some((since, input.clone()));
        let answer = feed(target.feed, &input);
        *present.lock().expect("no thread fails") = None;
        run.slowest = run.slowest.max(since.elapsed());
        run.cases += 1;
        run.found.extend(answer.err().map(|broken| (input, broken)));
    }
    run
}

/// Writes an input to the folder of its target.
fn keep(target: &str, input: &[u8]) -> PathBuf {
    let hash = input.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let folder = folder().join(target);
    let path = folder.join(format!("{hash:016x}"));
    fs::create_dir_all(&folder).and_then(|()| fs::write(&path, input)).expect("the finding is kept");
    path
}

#[test]
fn damaged_input_is_always_answered() {
    let seconds = number("TABLIER_CAMPAIGN_SECONDS").unwrap_or(20);
    let seed = number("TABLIER_CAMPAIGN_SEED").unwrap_or_default() << 32;
    let chosen = env::var("TABLIER_CAMPAIGN_TARGETS").ok();
    let is_chosen = |target: &&Target| {
        chosen.as_ref().is_none_or(|chosen| chosen.split(',').any(|name| name == target.name))
    };
    let targets: Vec<&Target> = TARGETS.iter().filter(is_chosen).collect();
    let time = Duration::from_secs(seconds) / targets.len().max(1) as u32;
    let mut broken = Vec::new();
    for target in targets {
        let run = campaign(target, seed, time);
        println!("{}: {} cases, the slowest took {:.2?}", target.name, run.cases, run.slowest);
        for (input, how) in run.found {
            broken.push(format!("{}: {how}", keep(target.name, &input).display()));
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn findings_of_earlier_campaigns_stay_mended() {
    let mut broken = Vec::new();
    for target in TARGETS {
        let Ok(files) = fs::read_dir(folder().join(target.name)) else { continue };
        for file in files {
            let path = file.expect("a finding").path();
            let input = fs::read(&path).expect("a finding");
            broken.extend(feed(target.feed, &input).err().map(|how| format!("{}: {how}", path.display())));
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// cargo-fuzz feeds the same targets. It makes its own mutations, so those that differ in nothing else are one.
#[test]
fn every_target_has_a_program_for_cargo_fuzz() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("its manifest");
    for Target { name, .. } in TARGETS.iter().filter(|target| target.name != "svg-by-grammar") {
        let program = fs::read_to_string(root.join(format!("fuzz_targets/{name}.rs"))).unwrap_or_default();
        assert!(program.contains(&format!("target!(\"{name}\")")), "{name}");
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name}");
    }
}

#[test]
fn a_campaign_finds_what_breaks() {
    fn picky(input: &[u8]) {
        assert!(!input.contains(&b'!'), "an exclamation mark");
    }
    fn corpus() -> Vec<Vec<u8>> {
        vec![b"all is well\nfor the time being\n".to_vec()]
    }
    let target = Target { name: "picky", corpus, input: mutate::text, feed: picky };
    let run = campaign(&target, 7, Duration::from_secs(20));
    assert_eq!(run.found.len(), 3);
    assert!(run.found.iter().all(|(input, how)| input.contains(&b'!') && how == "an exclamation mark"));
}

/// Many changed inputs are still read: the damage reaches beyond the first check.
#[test]
fn mutations_reach_beyond_the_first_check() {
    for (name, corpus, is_read) in [
        ("spec", corpus::specs as fn() -> _, targets::is_spec as fn(&[u8]) -> bool),
        ("table", corpus::tables, targets::is_table),
        ("leaflet", corpus::leaflets, targets::is_leaflet),
    ] {
        let (mut rng, corpus) = (Prng::new(3), corpus());
        let read = (0..100).filter(|_| is_read(&mutate::text(&mut rng, &corpus))).count();
        assert!((10..95).contains(&read), "{name}: {read} of 100 are read");
    }
}
