//! The schema refuses what the program refuses, and nothing else.

use std::io;

use super::schema;
use super::validator::Validator;
use crate::spec::{Files, Overrides, load};
use crate::templates::{GAMES, STARTERS};
use crate::text::Source;

/// Wrong specs, by the right one that they are made of: see [`cases`].
const WRONG: &str = include_str!("wrong.txt");
/// Right specs in the same form.
const RIGHT: &str = include_str!("right.txt");

struct NoFiles;

impl Files for NoFiles {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        match path {
            "star.svg" => Ok(b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='5' height='5'/></svg>".to_vec()),
            "t.csv" => Ok(b"a,n,w\nx,2,30mm\ny,1,40mm\n".to_vec()),
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }
}

/// The specs of a file: each block after `==` is a right spec, and each line below `--` replaces the line of the same
/// key in it, or is added at its end.
fn cases(text: &str) -> Vec<String> {
    let mut cases = Vec::new();
    for block in text.split("== ").skip(1) {
        let (base, lines) = block.split_once("--\n").expect("lines below `--`");
        let base: Vec<&str> = base.lines().skip(1).collect();
        for line in lines.lines().filter(|line| !line.is_empty()) {
            let key = |line: &str| line.split(['=', ' ']).next().unwrap_or_default().to_owned();
            let is_replaced = |old: &str| key(old) == key(line);
            let place = base.iter().position(|old| is_replaced(old));
            let mut spec = base.clone();
            match place {
                // `key =` alone removes the key.
                Some(place) if line.trim_end().ends_with('=') => _ = spec.remove(place),
                Some(place) => spec[place] = line,
                None => spec.push(line),
            }
            cases.push(spec.join("\n") + "\n");
        }
    }
    cases
}

fn is_loaded(spec: &str) -> bool {
    let source = Source { name: "spec.toml".to_owned(), text: spec.to_owned() };
    load(&source, &Overrides::default(), &NoFiles).is_ok()
}

#[test]
fn the_schema_refuses_nine_in_ten_wrong_specs() {
    let validator = Validator::new(&schema());
    let cases = cases(WRONG);
    let right: Vec<_> = cases.iter().filter(|spec| is_loaded(spec)).collect();
    assert!(right.is_empty(), "the program takes {right:#?}");
    let taken: Vec<_> = cases.iter().filter(|spec| validator.accepts(spec)).collect();
    assert!(cases.len() >= 200, "only {} specs", cases.len());
    assert!(
        taken.len() * 10 <= cases.len(),
        "of {} the schema takes {}: {taken:#?}",
        cases.len(),
        taken.len()
    );
}

#[test]
fn the_schema_takes_every_right_spec() {
    let validator = Validator::new(&schema());
    for spec in cases(RIGHT) {
        assert!(is_loaded(&spec), "the program refuses\n{spec}");
        assert!(validator.accepts(&spec), "the schema refuses\n{spec}");
    }
    for game in GAMES.iter().chain(STARTERS) {
        assert!(validator.accepts(&game.source().text), "the schema refuses {}", game.name);
    }
}
