//! `check`: judges a position.

use super::args::TableArgs;
use super::failure::Failure;
use super::outcome::Outcome;
use super::table::{self, Table};
use super::terminal::Terminal;
use crate::report::{self, CheckDocument};

/// Judges the position in a file or on standard input.
pub fn check(args: &TableArgs, terminal: &Terminal) -> Result<Outcome, Failure> {
    let table = Table::laid(&args.game, &args.rules)?;
    let source = table::text(args)?;
    let judgement = table.referee.check(&source.text);
    let words = |color| report::judgement(table.called(&judgement.variant), &source, &judgement, color);
    if terminal.json {
        terminal.document(&CheckDocument::new(&table.game.name, &source.text, &judgement))?;
    }
    terminal.answer(judgement.verdict, words)?;
    Ok(judgement.verdict.into())
}
