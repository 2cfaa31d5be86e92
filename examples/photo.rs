//! Reads a position from a photo: `cargo run --release --example photo quits photo.jpg`. Without arguments it reads
//! the tray of the README.

use std::{env, fs};

use tablier::{JudgedGame, Overrides, templates};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| "quits".to_owned());
    let path = arguments.next().unwrap_or_else(|| "output/photo/tray.jpg".to_owned());
    let game = templates::game(&name).ok_or("there is no such game")?;
    let judged = JudgedGame::load(&game.source(), &Overrides::default(), game, None)
        .map_err(|faulty| format!("{faulty:?}"))?;
    match judged.read_photo(&fs::read(path)?) {
        Ok(settled) => {
            println!("{}", settled.judgement.position.unwrap_or_default());
            println!("{:?}", settled.judgement.verdict);
            for note in settled.notes {
                println!("  {note}");
            }
        }
        Err(refused) => {
            println!("{refused}");
            if let Some(hint) = &refused.hint {
                println!("  {hint}");
            }
        }
    }
    Ok(())
}
