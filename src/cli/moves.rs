//! `moves`: the legal turns of a position.

use std::collections::BTreeMap;

use serde::Serialize;

use super::args::TableArgs;
use super::failure::Failure;
use super::games;
use super::judged_game;
use super::outcome::Outcome;
use super::prompt::ExpectedInput;
use super::refuse;
use super::terminal::Terminal;
use crate::report;
use crate::rules::{Moves, turn_in};

#[derive(Serialize)]
struct MovesDocument<'a> {
    schema: u32,
    game: &'a str,
    turns: &'a [String],
    assumed: BTreeMap<&'a str, &'a str>,
}

/// Lists the legal turns of a position, or the reasons why it has none.
pub(crate) fn moves(args: &TableArgs, terminal: &Terminal) -> Result<Outcome, Failure> {
    let file = args.file.as_deref();
    games::check_argument_order("moves", &args.game, file)?;
    let table = judged_game::load_with(&args.game, &args.rules, &args.lang.overrides())?;
    refuse::ruleless(&table)?;
    let source = ExpectedInput::Position(&args.game).text(file, terminal)?;
    match table.referee.moves(&source.text) {
        Ok(Moves { turns, assumed }) if terminal.json => {
            let assumed = assumed.iter().map(|a| (a.key.as_str(), a.value.as_str())).collect();
            terminal.document(&MovesDocument {
                schema: 1,
                game: &table.game.name,
                turns: &turns,
                assumed,
            })?;
            Ok(Outcome::Done)
        }
        Ok(Moves { turns, assumed }) => {
            terminal.tell(&report::assumed(&assumed, table.game_name("")));
            terminal.say(&turns.iter().map(|turn| turn_in(table.lang(), turn) + "\n").collect::<String>())?;
            Ok(Outcome::Done)
        }
        Err(judgement) => refuse::text(&table, &source, &judgement, terminal),
    }
}
