//! `replay`: judges a record, turn by turn.

use super::args::TableArgs;
use super::failure::Failure;
use super::outcome::Outcome;
use super::table::{self, Table};
use super::terminal::Terminal;
use crate::report::{self, ReplayDocument};

/// Replays the record in a file or on standard input.
pub fn replay(args: &TableArgs, terminal: &Terminal) -> Result<Outcome, Failure> {
    let table = Table::laid(&args.game, &args.rules)?;
    table.played()?;
    let source = table::text(args)?;
    let replay = table.referee.replay(&source.text);
    if terminal.json {
        terminal.document(&ReplayDocument::new(&table.game.name, &source.text, &replay))?;
    }
    terminal.answer(replay.verdict, |color| {
        report::replay(table.called(&replay.variant), &source, &replay, color)
    })?;
    Ok(replay.verdict.into())
}
