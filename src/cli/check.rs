//! `check`: judges a position.

use super::args::CheckArgs;
use super::failure::Failure;
use super::files::Input;
use super::games;
use super::judged_game;
use super::outcome::Outcome;
use super::photo::{Photo, only_photos};
use super::prompt::ExpectedInput;
use super::refuse;
use super::terminal::Terminal;
use super::words::CliNotice;
use crate::desk::{JudgedGame, refused};
use crate::report::{self, CheckDocument};
use crate::rules::{Finding, Judgement, Message};
use crate::text::Source;

/// Judges the position in a file or on standard input: a text, or a photo.
pub(crate) fn check(args: &CheckArgs, terminal: &Terminal) -> Result<Outcome, Failure> {
    let file = args.table.file.as_deref();
    games::check_argument_order("check", &args.table.game, file)?;
    let (asked, rules) = (&args.table.game, &args.table.rules);
    let table = judged_game::load_for_texts(asked, rules, terminal)?;
    match ExpectedInput::Position(&args.table.game).input(file, terminal)? {
        Input::Text(source) => {
            only_photos(&source, &args.photo)?;
            text(&table, &source, terminal)
        }
        Input::Nothing(nothing) => {
            let finding = Finding::new(nothing.message()).hint(nothing.hint);
            let judgement = Judgement::unreadable("", vec![finding]);
            let source = Source { name: nothing.name, text: String::new() };
            judged(&table, &source, &judgement, &[], terminal)
        }
        Input::Photo { name, bytes } => {
            let photo = Photo { name: &name, bytes: &bytes, file, args: &args.photo };
            picture(&judged_game::for_photos(table, asked, rules, terminal)?, &photo, terminal)
        }
    }
}

fn text(table: &JudgedGame, source: &Source, terminal: &Terminal) -> Result<Outcome, Failure> {
    let settled = terminal.wait_for(CliNotice::JudgingThePosition, || table.referee.settle(&source.text));
    judged(table, source, &settled.judgement, &settled.notes, terminal)
}

fn judged(
    table: &JudgedGame,
    source: &Source,
    judgement: &Judgement,
    notes: &[Message],
    terminal: &Terminal,
) -> Result<Outcome, Failure> {
    let words =
        |color| report::judgement(table.game_name(&judgement.variant), source, judgement, notes, color);
    if terminal.json {
        terminal.document(&CheckDocument::new(&table.game.name, &source.text, judgement, table.lang()))?;
    }
    terminal.answer(judgement.verdict, words)?;
    Ok(judgement.verdict.into())
}

fn picture(table: &JudgedGame, photo: &Photo, terminal: &Terminal) -> Result<Outcome, Failure> {
    let read = match photo.read(table, terminal)? {
        Ok(read) => read,
        Err(refusal) => return refuse::photo(table, photo.name, &refused(refusal), terminal),
    };
    let (judgement, lang) = (&read.settled.judgement, table.lang());
    if terminal.json {
        let seen = read.seen_records(table);
        terminal.document(&CheckDocument::photo(&table.game.name, judgement, seen, lang))?;
    }
    let text = judgement.position.as_ref().map(ToString::to_string).unwrap_or_default();
    let source = Source { name: photo.name.to_owned(), text };
    let (name, notes) = (table.game_name(&judgement.variant), read.notes(lang));
    let words = |color| report::photo(name, &source, judgement, &notes, color);
    terminal.answer(judgement.verdict, words)?;
    Ok(judgement.verdict.into())
}
