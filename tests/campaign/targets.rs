//! What is fed with what.

use std::collections::BTreeMap;
use std::io;

use tablier::game::Game;
use tablier::plan::leaflet::{DiagramParts, parse};
use tablier::{Faulty, Files, Finding, Format, Job, JudgedGame, Overrides, Source};
use tablier::{art, load, page, print, spec, templates};

use crate::prng::Prng;
use crate::{corpus, mutate, svg};

/// Something that reads what people and other programs give it.
pub struct Target {
    pub name: &'static str,
    /// Whole inputs to start from.
    pub corpus: fn() -> Vec<Vec<u8>>,
    /// The input of a case.
    pub input: fn(&mut Prng, &[Vec<u8>]) -> Vec<u8>,
    /// Reads an input. It may refuse it, but not panic.
    pub feed: fn(&[u8]),
}

pub const TARGETS: &[Target] = &[
    Target { name: "spec", corpus: corpus::specs, input: mutate::text, feed: spec },
    Target { name: "spec-read", corpus: corpus::specs, input: mutate::text, feed: spec_read },
    Target { name: "table", corpus: corpus::tables, input: mutate::text, feed: table },
    Target { name: "leaflet", corpus: corpus::leaflets, input: mutate::text, feed: leaflet },
    Target { name: "leaflet-read", corpus: corpus::leaflets, input: mutate::text, feed: leaflet_read },
    Target { name: "position", corpus: corpus::positions, input: mutate::text, feed: position },
    Target { name: "record", corpus: corpus::records, input: mutate::text, feed: record },
    Target { name: "svg", corpus: corpus::drawings, input: mutate::text, feed: drawing },
    Target { name: "svg-by-grammar", corpus: corpus::drawings, input: svg::drawing, feed: drawing },
    Target { name: "jpeg", corpus: corpus::jpegs, input: mutate::binary, feed: drawing },
    Target { name: "png", corpus: corpus::pngs, input: mutate::png, feed: drawing },
    Target { name: "photo", corpus: corpus::photos, input: mutate::binary, feed: photo },
    Target { name: "request", corpus: corpus::requests, input: mutate::text, feed: request },
];

/// Sheets that are printed in a case: more take long and show nothing else.
const MAX_SHEETS: usize = 6;

/// Files that exist whatever they are called, but for those that are given.
#[derive(Default)]
struct Beside(BTreeMap<&'static str, Vec<u8>>);

impl Files for Beside {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        Ok(self.0.get(path).cloned().unwrap_or_else(|| corpus::beside(path)))
    }
}

fn source(bytes: &[u8]) -> Source {
    Source { name: "game.toml".to_owned(), text: String::from_utf8_lossy(bytes).into_owned() }
}

fn as_spec(bytes: &[u8]) -> Result<Job, Vec<Faulty>> {
    load(&source(bytes), &Overrides::default(), &Beside::default())
}

/// A game of discs whose rows are a table.
fn as_table(bytes: &[u8]) -> Result<Job, Vec<Faulty>> {
    let spec = "[[piece]]\ntable = \"t.csv\"\nname = \"{name}\"\ncount = \"{count}\"\nshape = \"circle\"\ndiameter = \"25mm\"\n\
        front = { background = \"{color}\", text = \"{text}\" }\n";
    let files = Beside(BTreeMap::from([("t.csv", bytes.to_vec())]));
    load(&source(spec.as_bytes()), &Overrides::default(), &files)
}

/// Quits with these rules.
fn as_leaflet(bytes: &[u8]) -> Result<Job, Vec<Faulty>> {
    let game = templates::game("quits").expect("a bundled game");
    let files =
        Beside(["quits/leaflet.en.md", "quits/leaflet.fr.md"].map(|path| (path, bytes.to_vec())).into());
    load(&game.source(), &Overrides::default(), &files)
}

pub fn is_spec(bytes: &[u8]) -> bool {
    as_spec(bytes).is_ok()
}

pub fn is_table(bytes: &[u8]) -> bool {
    as_table(bytes).is_ok()
}

pub fn is_leaflet(bytes: &[u8]) -> bool {
    as_leaflet(bytes).is_ok()
}

fn spec(bytes: &[u8]) {
    answered(as_spec(bytes));
}

/// Not printed, so that a campaign has many times as many cases.
fn spec_read(bytes: &[u8]) {
    if let Err(faulty) = spec::load(&source(bytes), &Overrides::default(), &Beside::default()) {
        faulty.iter().for_each(|Faulty { source, faults, .. }| lie_within(&source.text, faults));
    }
}

fn table(bytes: &[u8]) {
    answered(as_table(bytes));
}

fn leaflet(bytes: &[u8]) {
    answered(as_leaflet(bytes));
}

/// Not printed, so that a campaign has many times as many cases.
fn leaflet_read(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    QUITS.with(|Game { boards, pieces, .. }| {
        if let Err(faults) = parse(&text, DiagramParts { boards, pieces, whole: true }) {
            lie_within(&text, &faults);
        }
    });
}

/// Prints what is whole.
fn answered(loaded: Result<Job, Vec<Faulty>>) {
    match loaded {
        Ok(job) if job.sheets.len() <= MAX_SHEETS => drop(print(&job, &[Format::Pdf, Format::Svg], 72)),
        Ok(_) => {}
        Err(faulty) => {
            faulty.iter().for_each(|Faulty { source, faults, .. }| lie_within(&source.text, faults));
        }
    }
}

/// Faults lie within their text, and at the edges of characters.
fn lie_within(text: &str, faults: &[Finding]) {
    for fault in faults {
        assert!(fault.span.as_ref().is_none_or(|span| text.get(span.clone()).is_some()), "{fault:?}");
    }
}

thread_local! {
    static QUITS: Game = {
        let game = templates::game("quits").expect("a bundled game");
        spec::load(&game.source(), &Overrides::default(), &Beside::default()).expect("a bundled game is whole").game
    };
    static GAMES: BTreeMap<&'static str, JudgedGame> = ["lightning", "quits", "plank", "macmahon"]
        .into_iter()
        .map(|name| {
            let game = templates::game(name).expect("a bundled game");
            let judged = JudgedGame::load(&game.source(), &Overrides::default(), game, None);
            (name, judged.expect("a bundled game is whole"))
        })
        .collect();
}

/// Gives a text and the game that its first line names.
fn of_game(bytes: &[u8], feed: impl FnOnce(&JudgedGame, &str)) {
    let text = String::from_utf8_lossy(bytes);
    let (name, text) = text.split_once('\n').unwrap_or(("quits", &text));
    GAMES.with(|games| feed(games.get(name).unwrap_or(&games["quits"]), text));
}

fn position(bytes: &[u8]) {
    of_game(bytes, |game, text| {
        let _ = game.referee.check(text);
        let _ = game.referee.moves(text);
    });
}

fn record(bytes: &[u8]) {
    of_game(bytes, |game, text| {
        let _ = game.referee.replay(text);
        let _ = game.picture(text, Format::Svg, 72);
    });
}

fn drawing(bytes: &[u8]) {
    let _ = art::read(bytes);
}

fn photo(bytes: &[u8]) {
    GAMES.with(|games| {
        let _ = games["quits"].read_photo(bytes);
    });
}

fn request(bytes: &[u8]) {
    let mut parcel = br#"{"ask":"#.to_vec();
    parcel.extend_from_slice(bytes);
    parcel.push(b'}');
    let length = u32::try_from(parcel.len()).expect("a short request").to_le_bytes();
    let answer = page::answer(&[&length[..], &parcel].concat());
    assert!(answer.len() > 4, "an empty answer");
}
