//! `replay`: judges a record, turn by turn, or finds the turns between photos.

use std::path::PathBuf;

use super::args::ReplayArgs;
use super::failure::Failure;
use super::files::{self, Input};
use super::games;
use super::judged_game;
use super::outcome::Outcome;
use super::prompt::ExpectedInput;
use super::refuse;
use super::terminal::Terminal;
use super::words::{CliFinding, CliNotice};
use crate::desk::JudgedGame;
use crate::report::{self, ReplayDocument};
use crate::rules::{Found, Replay};
use crate::text::{Finding, Source};

/// Replays the record in a file or on standard input. Photos go on from the record in a file.
pub(crate) fn replay(args: &ReplayArgs, terminal: &Terminal) -> Result<Outcome, Failure> {
    let file = args.table.file.as_deref();
    games::check_argument_order("replay", &args.table.game, file)?;
    let (asked, rules) = (&args.table.game, &args.table.rules);
    let table = match args.photos.is_empty() {
        true => judged_game::load_for_texts(asked, rules, terminal)?,
        false => judged_game::load(asked, rules, &terminal.language.overrides(), terminal)?,
    };
    refuse::ruleless(&table)?;
    if !args.photos.is_empty() {
        let begun = file.map(|_| ExpectedInput::Record.text(file, terminal)).transpose()?;
        return reconstruct(args, &table, begun, terminal);
    }
    let source = ExpectedInput::Record.text(file, terminal)?;
    let replay = terminal.wait_for(CliNotice::JudgingTheGame, || table.referee.replay(&source.text));
    judged(&table, &source, &replay, terminal)
}

fn judged(
    table: &JudgedGame,
    source: &Source,
    replay: &Replay,
    terminal: &Terminal,
) -> Result<Outcome, Failure> {
    if terminal.json {
        terminal.document(&ReplayDocument::new(&table.game.name, &source.text, replay, table.lang()))?;
    }
    terminal.answer(replay.verdict, |color| {
        report::replay(table.game_name(&replay.variant), source, replay, color)
    })?;
    Ok(replay.verdict.into())
}

/// Finds the turns between photos, and prints them as a record. What is not certain is told besides.
fn reconstruct(
    args: &ReplayArgs,
    table: &JudgedGame,
    begun: Option<Source>,
    terminal: &Terminal,
) -> Result<Outcome, Failure> {
    let begun = begun.unwrap_or_else(|| Source { name: String::new(), text: String::new() });
    let tables = terminal.wait_for(CliNotice::ReadingThePhoto, || photos(args, table))?;
    let reconstruction = terminal.wait_for(CliNotice::JudgingTheGame, || {
        table.referee.reconstruct(&begun.text, &tables, args.apart.map(|apart| apart as usize))
    });
    let (replay, lang) = (&reconstruction.replay, table.lang());
    // The record alone cannot be read or is illegal.
    if reconstruction.apart == 0 {
        return judged(table, &begun, replay, terminal);
    }
    let names: Vec<String> = tables.into_iter().map(|(name, _)| name).collect();
    match terminal.json {
        true => terminal.document(&ReplayDocument::reconstructed(
            &table.game.name,
            &names,
            &reconstruction,
            lang,
        ))?,
        false => terminal.say(&report::reconstructed_record(&names, &reconstruction, lang))?,
    }
    terminal.complain(|color| report::findings(&begun, &replay.findings, replay.verdict, lang, color));
    Ok(replay.verdict.into())
}

/// What the photos show, with their names.
fn photos(args: &ReplayArgs, table: &JudgedGame) -> Result<Vec<(String, Found)>, Failure> {
    let photo = |path: &PathBuf| match files::input(Some(path), true)? {
        Input::Photo { name, bytes } => match table.found_in(&bytes) {
            Ok(found) => Ok((name, found)),
            Err(refusal) => Err(Failure::InLanguage(table.lang(), refusal.about(name))),
        },
        Input::Nothing(nothing) => Err(nothing.failure()),
        Input::Text(source) => Err(Finding::new(CliFinding::TextNotPhoto { name: source.name }).into()),
    };
    args.photos.iter().map(photo).collect()
}
