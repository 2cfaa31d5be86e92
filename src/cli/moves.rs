//! `moves`: the legal turns of a position.

use super::args::TableArgs;
use super::failure::Failure;
use super::games;
use super::judged_game;
use super::outcome::Outcome;
use super::prompt::ExpectedInput;
use super::refuse;
use super::terminal::Terminal;
use super::words::CliNotice;
use crate::report::{self, MovesDocument};

/// Lists the legal turns of a position, or the reasons why it has none.
pub(crate) fn moves(args: &TableArgs, terminal: &Terminal) -> Result<Outcome, Failure> {
    let file = args.file.as_deref();
    games::check_argument_order("moves", &args.game, file)?;
    let table = judged_game::load_for_texts(&args.game, &args.rules, terminal)?;
    refuse::ruleless(&table)?;
    let source = ExpectedInput::Position(&args.game).text(file, terminal)?;
    let moves = match terminal.wait_for(CliNotice::JudgingThePosition, || table.referee.moves(&source.text)) {
        Ok(moves) => moves,
        Err(judgement) => return refuse::text(&table, &source, &judgement, terminal),
    };
    let lang = table.lang();
    if terminal.json {
        terminal.document(&MovesDocument::new(&table.game.name, &source.text, &moves, lang))?;
    } else {
        terminal.tell(&report::findings(&source, &moves.findings, moves.verdict, lang, false));
        let notes = report::sentences(&moves.notes, lang);
        terminal.tell(&report::notes(&notes, report::words(lang).note, false));
        terminal.tell(&report::assumed(&moves.assumed, lang));
        terminal.say(&moves.turns.iter().map(|turn| turn.text.written(lang) + "\n").collect::<String>())?;
    }
    Ok(moves.verdict.into())
}
