//! `replay`: judges a record, turn by turn.

use super::args::TableArgs;
use super::failure::Failure;
use super::games;
use super::judged_game;
use super::outcome::Outcome;
use super::prompt::ExpectedInput;
use super::refuse;
use super::terminal::Terminal;
use super::words::CliNotice;
use crate::report::{self, ReplayDocument};

/// Replays the record in a file or on standard input.
pub(crate) fn replay(args: &TableArgs, terminal: &Terminal) -> Result<Outcome, Failure> {
    let file = args.file.as_deref();
    games::check_argument_order("replay", &args.game, file)?;
    let table = judged_game::load(&args.game, &args.rules, &terminal.language.overrides())?;
    refuse::ruleless(&table)?;
    let source = ExpectedInput::Record.text(file, terminal)?;
    let replay = terminal.wait_for(CliNotice::JudgingTheGame, || table.referee.replay(&source.text));
    if terminal.json {
        terminal.document(&ReplayDocument::new(&table.game.name, &source.text, &replay, table.lang()))?;
    }
    terminal.answer(replay.verdict, |color| {
        report::replay(table.game_name(&replay.variant), &source, &replay, color)
    })?;
    Ok(replay.verdict.into())
}
