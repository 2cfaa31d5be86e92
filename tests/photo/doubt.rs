//! Uncertain squares: checking the text that `read` prints gives the same verdict as checking the photo.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::art::{LIGHTNING, PLANK, QUITS};
use crate::laid::{Laid, Shot};
use crate::quits::Balls;
use crate::simulator::{Glare, Photo};
use crate::{lightning, plank, quits};

/// A folder with a photo.
pub struct Bench {
    folder: tempfile::TempDir,
}

/// The output and exit status of a command.
pub struct Output {
    pub text: String,
    pub error: String,
    pub status: Option<i32>,
}

impl Bench {
    pub fn new() -> Bench {
        Bench { folder: tempfile::tempdir().expect("a folder for the test") }
    }

    pub fn path(&self) -> &std::path::Path {
        self.folder.path()
    }

    pub fn put(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.folder.path().join(name), bytes).expect("a file for the test");
    }

    pub fn run(&self, args: &[&str], input: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
        command.env("TABLIER_LANG", "en");
        let command = command.args(args).current_dir(self.folder.path());
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the command runs");
        // A command that does not read closes its end.
        let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
        let output = child.wait_with_output().expect("it ends");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        Output { text: text(output.stdout), error: text(output.stderr), status: output.status.code() }
    }

    /// Compares the verdicts on `photo.jpg` and on its text, and returns both; `None` if the photo cannot be read.
    pub fn judged(&self, game: &str) -> Option<(Value, String)> {
        let photo = self.run(&["check", game, "photo.jpg", "--json"], "");
        let read = self.run(&["read", game, "photo.jpg"], "");
        if photo.status == Some(2) {
            assert_eq!(read.status, Some(2), "{}", read.text);
            return None;
        }
        assert_eq!(read.status, Some(0), "{}", read.error);
        let typed = self.run(&["check", game, "-", "--json"], &read.text);
        let json = |output: &Output| serde_json::from_str::<Value>(&output.text).expect("one JSON document");
        let (of_photo, of_text) = (json(&photo), json(&typed));
        assert_eq!(photo.status, typed.status, "{game}:\n{}{of_photo:#}{of_text:#}", read.text);
        let codes = |document: &Value| {
            let findings = document["findings"].as_array().expect("findings").clone();
            findings
                .into_iter()
                .map(|finding| (finding["code"].clone(), finding["squares"].clone()))
                .collect()
        };
        let (one, other): (Vec<_>, Vec<_>) = (codes(&of_photo), codes(&of_text));
        assert_eq!(one, other, "{game}:\n{}", read.text);
        for key in ["verdict", "variant", "position", "status", "assumed", "witness"] {
            assert_eq!(of_photo[key], of_text[key], "{key} of {game}:\n{}", read.text);
        }
        if of_photo["verdict"] == "illegal" {
            assert!(one.iter().all(|(code, _)| !code.as_str().expect("a code").ends_with("/unclear")));
        }
        Some((of_photo, read.text))
    }
}

/// A photo with glare of a given position and radius.
fn glaring(seed: u64, (x, y, radius): (f64, f64, f64), laid: &Laid) -> Photo {
    let mut shot = Shot::mild(seed, 15.0, 30.0);
    shot.light.glare = Some(Glare { x, y, radius, strength: 3.0 });
    shot.take(laid)
}

#[test]
fn the_text_of_a_photo_is_judged_as_the_photo() {
    let trays = [
        (51, (0.5, 0.45, 0.09)),
        (54, (0.4, 0.5, 0.03)),
        (55, (0.6, 0.6, 0.02)),
        (56, (0.5, 0.3, 0.03)),
        (57, (0.35, 0.35, 0.02)),
        (59, (0.5, 0.6, 0.03)),
    ];
    let planks = [(52, (0.5, 0.5, 0.02)), (53, (0.4, 0.5, 0.05)), (58, (0.55, 0.45, 0.02))];
    let camps = [(54, (0.3, 0.7, 0.09)), (55, (0.3, 0.6, 0.01))];
    let mut photos: Vec<(&str, Photo)> = Vec::new();
    photos.extend(
        trays.map(|(seed, at)| ("quits", glaring(seed, at, &quits::laid(&QUITS, seed, Balls::Discs)))),
    );
    photos.extend(planks.map(|(seed, at)| ("plank", glaring(seed, at, &plank::laid(&PLANK, seed).0))));
    photos
        .extend(camps.map(|(seed, at)| ("lightning", glaring(seed, at, &lightning::laid(&LIGHTNING, seed)))));
    let (mut open, mut settled) = (0, 0);
    for (game, photo) in &photos {
        let bench = Bench::new();
        bench.put("photo.jpg", &photo.jpeg);
        let Some((document, text)) = bench.judged(game) else { continue };
        let rows = text.lines().filter(|line| !line.starts_with('#'));
        let is_open = rows.clone().any(|line| line.starts_with("may "));
        assert_eq!(is_open, rows.clone().any(|line| line.contains('?')), "{text}");
        open += usize::from(is_open);
        settled += usize::from(is_open && document["verdict"] == "legal");
    }
    assert!(open >= 4 && settled >= 1, "{open} photos leave something open, and of {settled} it is settled");
}

/// Far too dark and noisy: whatever was read of the rest, the user should take another picture.
#[test]
fn a_photo_that_is_far_too_dark_is_never_illegal() {
    // In the last two, a dozen light balls are read that do not exist.
    for (exposure, cast, defocus) in
        [(0.02, [1.3, 0.8, 0.3], 5.0), (0.01, [1.3, 0.8, 0.3], 5.0), (0.006, [1.0; 3], 3.0)]
    {
        let mut shot = Shot::mild(61, 20.0, 15.0);
        (shot.light.exposure, shot.light.cast) = (exposure, cast);
        (shot.wear.defocus, shot.wear.noise, shot.wear.quality) = (defocus, 6.0, 40);
        let bench = Bench::new();
        bench.put("photo.jpg", &shot.take(&quits::laid(&QUITS, 61, Balls::Discs)).jpeg);
        let output = bench.run(&["check", "quits", "photo.jpg"], "");
        assert_ne!(output.status, Some(1), "{}", output.text);
        if output.status != Some(0) {
            assert!(
                output.text.contains("take the picture again") || output.error.contains("hint"),
                "{}",
                output.text
            );
        }
        bench.judged("quits");
    }
}
