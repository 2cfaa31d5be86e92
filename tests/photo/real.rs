//! Real photos: reads what lies in `tests/photo/real/` and reports how much of it is right. A measurement, no test.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use tablier::Overrides;
use tablier::rules::{Observed, Referee};

use crate::art::{Art, LIGHTNING, MACMAHON, PLANK, QUITS};
use crate::doubt::Bench;
use crate::laid::Shot;
use crate::quits::{self, Balls};

/// How many squares of photos are right.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    photos: usize,
    exact: usize,
    refused: usize,
    squares: usize,
    /// Left open.
    open: usize,
    /// Read wrongly without being left open.
    wrong: usize,
}

/// The values of the comment lines of a text: `# game: quits`.
fn notes(text: &str) -> BTreeMap<&str, &str> {
    text.lines().filter_map(|line| line.strip_prefix("# ")?.split_once(": ")).collect()
}

/// What is known of each square of a position, by its name.
fn known(referee: &dyn Referee, text: &str) -> BTreeMap<String, Option<Observed>> {
    let told = referee.read(text).unwrap_or_else(|faults| panic!("{text}{faults:#?}"));
    let found = told.layout.found;
    found.spots().map(|spot| (referee.spot_name(&found, spot), found.certain(spot))).collect()
}

/// Compares the reading of a photo with its text.
fn counted(art: &Art, photo: &[u8], text: &str) -> Counts {
    let referee = art.referee();
    let is = known(referee, text);
    let mut counts = Counts { photos: 1, ..Counts::default() };
    let read = match art.read(photo) {
        Ok(read) => read,
        Err(refusal) => {
            println!("    refused: {}", refusal.message);
            return Counts { refused: 1, ..counts };
        }
    };
    let seen = known(referee, &read.text);
    for (square, is) in is.iter().filter_map(|(square, is)| Some((square, (*is)?))) {
        counts.squares += 1;
        match seen.get(square) {
            Some(None) => counts.open += 1,
            Some(Some(seen)) if *seen == is => {}
            // Also a square that the reading does not have.
            other => {
                println!("    {square}: {other:?} for {is:?}");
                counts.wrong += 1;
            }
        }
    }
    counts.exact = usize::from(counts.open + counts.wrong == 0 && seen.len() == is.len());
    counts
}

/// Reads every corrected photo of a folder. Returns the counts for each game.
fn report(folder: &Path) -> BTreeMap<String, Counts> {
    let entries = std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path());
    let mut texts: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|it| it == "txt")).collect();
    texts.sort();
    let mut games: BTreeMap<String, Counts> = BTreeMap::new();
    for path in texts {
        let text = std::fs::read_to_string(&path).expect("a text");
        let notes = notes(&text);
        let note = |key: &str| notes.get(key).copied().unwrap_or_default();
        let game = note("game");
        println!("{}: {game}, text {}, {}, {}", path.display(), note("text"), note("phone"), note("licence"));
        if note("text") != "corrected" {
            continue;
        }
        let photo = ["jpg", "png"].iter().find_map(|ending| std::fs::read(path.with_extension(ending)).ok());
        let own;
        let art: &Art = match game {
            "lightning" => &LIGHTNING,
            "macmahon" => &MACMAHON,
            "plank" => &PLANK,
            "quits" => &QUITS,
            other => {
                let spec = std::fs::read_to_string(folder.join(format!("{other}.toml")));
                let spec = spec.unwrap_or_else(|why| panic!("{other}.toml: {why}"));
                own = Art::own(&spec, &Overrides::default());
                &own
            }
        };
        let one = counted(art, &photo.unwrap_or_else(|| panic!("{} has no photo", path.display())), &text);
        let all = games.entry(game.to_owned()).or_default();
        all.photos += one.photos;
        all.exact += one.exact;
        all.refused += one.refused;
        all.squares += one.squares;
        all.open += one.open;
        all.wrong += one.wrong;
    }
    games
}

#[test]
#[ignore = "a measurement"]
fn reports_real_photos() {
    let games = report(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/photo/real"));
    for (game, Counts { photos, exact, refused, squares, open, wrong }) in &games {
        println!(
            "{game}: exact {exact} of {photos}, refused {refused}; of {squares} squares {open} open, {wrong} wrong"
        );
    }
    println!("{} games", games.len());
}

#[test]
fn a_kept_photo_is_reported() {
    let laid = quits::laid(&QUITS, 61, Balls::Discs);
    let bench = Bench::new();
    let photo = Shot::mild(61, 20.0, 15.0).take(&laid).jpeg;
    bench.put("photo.jpg", &photo);
    // One ball of the text is not on the table.
    let wrong = laid.text.replacen('L', ".", 1);
    bench.put("wrong.txt", wrong.as_bytes());
    for (text, exact) in [(None, None), (Some("right.txt"), Some(1)), (Some("wrong.txt"), Some(0))] {
        bench.put("right.txt", laid.text.as_bytes());
        let folder = format!("kept-{}", text.unwrap_or("read"));
        let mut args = vec!["read", "quits", "photo.jpg", "--keep", &folder];
        args.extend(text.into_iter().flat_map(|text| ["--text", text]));
        let output = bench.run(&args, "");
        assert_eq!(output.status, Some(0), "{}", output.error);
        let games = report(&bench.path().join(&folder));
        assert_eq!(games.get("quits").map(|counts| counts.exact), exact, "{games:?}");
        let wrong = games.get("quits").map(|counts| (counts.squares, counts.wrong));
        assert_eq!(wrong, exact.map(|exact| (25, 1 - exact)), "{games:?}");
        // A second time nothing is written over.
        let again = bench.run(&args, "");
        assert_eq!(again.status, Some(2), "{}", again.text);
        assert!(again.error.contains("is there already"), "{}", again.error);
    }
    let kept: Vec<PathBuf> = std::fs::read_dir(bench.path().join("kept-read"))
        .expect("a folder")
        .map(|it| it.expect("a file").path())
        .collect();
    assert_eq!(kept.len(), 2, "{kept:?}");
    for path in kept {
        let bytes = std::fs::read(&path).expect("a file");
        let head: &[u8] = if path.extension().is_some_and(|it| it == "txt") {
            concat!("# tablier: ", env!("CARGO_PKG_VERSION"), "\n# game: quits\n# text: read\n").as_bytes()
        } else {
            // Without EXIF but its orientation and focal length, the same pixels are read.
            let text = QUITS.read(&bytes).unwrap_or_else(|refusal| panic!("{refusal:?}")).text;
            assert_eq!(text, laid.text);
            b"\xff\xd8\xff\xe1"
        };
        assert!(bytes.starts_with(head), "{}", path.display());
    }
}
