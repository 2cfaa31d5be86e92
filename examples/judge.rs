//! Judges a position: `cargo run --example judge quits position.txt`. Without arguments it judges a tray of Quits.

use std::{env, fs};

use tablier::rules::{Phrase, Verdict};
use tablier::{JudgedGame, Overrides, templates};

/// A tray after seven turns.
const TRAY: &str = "\
variant: classic
to move: dark
. . D D .
. . . D .
L . . . D
L L . . .
. L L . .
";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| "quits".to_owned());
    let text = match arguments.next() {
        Some(path) => fs::read_to_string(path)?,
        None => TRAY.to_owned(),
    };
    let game = templates::game(&name).ok_or("there is no such game")?;
    let judged = JudgedGame::load(&game.source(), &Overrides::default(), game, None)
        .map_err(|faulty| format!("{faulty:?}"))?;
    let judgement = judged.referee.check(&text);
    println!("{:?}", judgement.verdict);
    for finding in &judgement.findings {
        println!("  {} ({})", finding.message, finding.code.as_str());
    }
    if judgement.verdict == Verdict::Legal {
        println!("A game that leads there: {}", Phrase::joined(judgement.witness, " "));
    }
    Ok(())
}
