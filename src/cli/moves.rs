//! `moves`: the legal turns of a position.

use serde::Serialize;

use super::args::TableArgs;
use super::failure::Failure;
use super::outcome::Outcome;
use super::table::{self, Table};
use super::terminal::Terminal;
use crate::report::{self, CheckDocument};

#[derive(Serialize)]
struct Document<'a> {
    schema: u32,
    game: &'a str,
    turns: &'a [String],
}

/// Lists the legal turns of a position, or says why there is none to list them for.
pub fn moves(args: &TableArgs, terminal: &Terminal) -> Result<Outcome, Failure> {
    let table = Table::laid(&args.game, &args.rules)?;
    table.played()?;
    let source = table::text(args)?;
    match table.referee.moves(&source.text) {
        Ok(turns) if terminal.json => {
            terminal.document(&Document { schema: 1, game: &table.game.name, turns: &turns })?;
            Ok(Outcome::Done)
        }
        Ok(turns) => {
            terminal.say(&turns.iter().map(|turn| format!("{turn}\n")).collect::<String>())?;
            Ok(Outcome::Done)
        }
        Err(judgement) => {
            if terminal.json {
                terminal.document(&CheckDocument::new(&table.game.name, &source.text, &judgement))?;
            }
            terminal
                .complain(|color| report::findings(&source, &judgement.findings, judgement.verdict, color));
            Ok(judgement.verdict.into())
        }
    }
}
