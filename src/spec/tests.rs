//! Tests of whole specs.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{Files, Overrides, Source, load};

/// A folder of `tests/data/spec`.
struct Case(PathBuf);

impl Files for Case {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        fs::read(self.0.join(path))
    }
}

impl Case {
    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("a text").replace("\r\n", "\n")
    }
}

/// What is found later, where sheets and leaflets are planned, lies beyond this room.
#[test]
fn faults_of_specs_are_told_in_full_and_in_order() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/spec");
    let (mut differing, mut later) = (Vec::new(), Vec::new());
    for case in fs::read_dir(folder).expect("the cases").flatten().map(|entry| Case(entry.path())) {
        let name = case.0.file_name().expect("a name").to_string_lossy().into_owned();
        let source = Source { name: "spec.toml".to_owned(), text: case.text("spec.toml") };
        let Err(faulty) = load(&source, &Overrides::default(), &case) else {
            later.push(name);
            continue;
        };
        let told: String = faulty.iter().map(ToString::to_string).collect();
        let expected = case.text("expected.txt");
        // Those in other texts may follow.
        if expected.strip_prefix(&told).is_none_or(|rest| rest.contains("--> spec.toml")) {
            differing.push(format!("{name}:\n{told}"));
        }
    }
    later.sort();
    assert!(differing.is_empty(), "{}", differing.join("\n"));
    assert_eq!(later, ["broken-leaflet", "larger-than-the-paper", "paper-without-room"]);
}
