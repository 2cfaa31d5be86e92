//! `perft`: counts the sequences of turns from the start. `blank`: prints an empty form.

use serde::Serialize;

use super::args::{BlankArgs, PerftArgs};
use super::failure::Failure;
use super::judged_game;
use super::refuse;
use super::terminal::Terminal;
use super::words::CliNotice;

#[derive(Serialize)]
struct PerftDocument<'a> {
    schema: u32,
    game: &'a str,
    counts: Vec<Count>,
}

#[derive(Serialize)]
struct Count {
    depth: u32,
    count: u64,
}

/// Prints the count of each depth as soon as it is known.
pub(crate) fn perft(args: &PerftArgs, terminal: &Terminal) -> Result<(), Failure> {
    let table = judged_game::load_for_texts(&args.game, &args.rules, terminal)?;
    refuse::ruleless(&table)?;
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let count = terminal.wait_for(CliNotice::CountingAtDepth { depth }, || table.referee.perft(depth));
        if !terminal.json {
            terminal.say(&format!("{depth} {count}\n"))?;
        }
        counts.push(Count { depth, count });
    }
    if terminal.json {
        terminal.document(&PerftDocument { schema: 1, game: &table.game.name, counts })?;
    }
    Ok(())
}

/// Prints an empty position form with its legend.
pub(crate) fn blank(args: &BlankArgs, terminal: &Terminal) -> Result<(), Failure> {
    let table = judged_game::load_for_texts(&args.game, &args.rules, terminal)?;
    let form = table.referee.blank(table.lang());
    if terminal.json {
        return terminal.document(&serde_json::json!({
            "schema": 1, "game": table.game.name, "position": form,
        }));
    }
    terminal.say(&form)
}
