//! `read`: prints the position in a photo as text.

use serde::Serialize;

use super::args::ReadArgs;
use super::failure::Failure;
use super::files::{self, FileBatch, Input};
use super::games;
use super::judged_game;
use super::photo::Photo;
use super::prompt::ExpectedInput;
use super::terminal::Terminal;
use super::words::{CliFinding, CliHint};
use crate::desk::{JudgedGame, PhotoReading, kept};
use crate::report::{self, SeenRecord};
use crate::rules::{Found, found_position};
use crate::text::{Faulty, Finding, shown, tame};

#[derive(Serialize)]
struct ReadDocument<'a> {
    schema: u32,
    game: &'a str,
    source: &'static str,
    position: String,
    notes: Vec<String>,
    seen: Vec<SeenRecord>,
    files: Vec<String>,
}

/// Prints the position in a photo, with `?` for uncertain squares and their candidates, so that checking this text
/// gives the same verdict as checking the photo.
pub(crate) fn read(args: &ReadArgs, terminal: &Terminal) -> Result<(), Failure> {
    let file = args.photo.as_deref();
    games::check_argument_order("read", &args.game, file)?;
    let table = judged_game::load(&args.game, &args.rules, &terminal.language.overrides(), terminal)?;
    let corrected = corrected(args, &table)?;
    let (name, bytes) = match ExpectedInput::Photo(&args.game).input(file, terminal)? {
        Input::Photo { name, bytes } => (name, bytes),
        Input::Nothing(nothing) => return Err(nothing.failure()),
        Input::Text(source) => {
            let finding = CliFinding::TextNotPhoto { name: source.name };
            return Err(Finding::new(finding).hint(CliHint::CheckJudgesTexts).into());
        }
    };
    let photo = Photo { name: &name, bytes: &bytes, file, args: &args.how };
    let said = |refusal: Finding| Failure::InLanguage(table.lang(), refusal.about(&name));
    let read = photo.read(&table, terminal)?;
    let files = keep(args, &table, &bytes, corrected, read.as_ref().ok(), terminal)?;
    let read = read.map_err(said)?;
    let position = found_position(table.referee.as_ref(), &read.found);
    if terminal.json {
        return terminal.document(&ReadDocument {
            schema: 1,
            game: &table.game.name,
            source: "photo",
            position: position.to_string(),
            notes: read.notes(table.lang()),
            seen: read.seen_records(&table),
            files,
        });
    }
    let words = report::words(table.lang());
    let mut text = format!("# {}\n", (words.photo_read_from)(&tame(&name)));
    for note in read.notes(table.lang()) {
        text += &format!("# {}\n", tame(&note));
    }
    if !read.found.unsure().is_empty() {
        text += words.open_squares;
    }
    terminal.say(&(text + &position.written(table.lang())))
}

/// The text of the user, as canonical text.
fn corrected(args: &ReadArgs, table: &JudgedGame) -> Result<Option<String>, Failure> {
    let Some(path) = &args.text else { return Ok(None) };
    let source = files::text_of(Some(path))?;
    match table.referee.read(&source.text) {
        Ok(position) => Ok(Some(position.to_string())),
        Err(faults) => Err(Failure::faults(vec![Faulty { source, faults, more: false }])),
    }
}

/// Keeps the photo and its text, and returns their paths. A refused photo is kept, too: it is worth most.
fn keep(
    args: &ReadArgs,
    table: &JudgedGame,
    bytes: &[u8],
    corrected: Option<String>,
    read: Option<&PhotoReading>,
    terminal: &Terminal,
) -> Result<Vec<String>, Failure> {
    let Some(folder) = &args.keep else { return Ok(Vec::new()) };
    let referee = table.referee.as_ref();
    let (text, origin) = match (corrected, read) {
        (Some(text), _) => (text, "corrected"),
        (None, Some(read)) => (found_position(referee, &read.found).to_string(), "read"),
        (None, None) => (referee.spell(&Found::default()).to_string(), "refused"),
    };
    // Of a file that is no photo, the refusal says what is wrong.
    let Some(kept) = kept(&table.game.name, bytes, &text, origin) else { return Ok(Vec::new()) };
    let mut batch = FileBatch::creating();
    for file in kept {
        batch.add(folder.join(file.name), &file.bytes)?;
    }
    let written = batch.finish()?;
    terminal.note(written.notes);
    written.files.iter().for_each(|file| terminal.tell(&format!("{}\n", shown(file))));
    Ok(written.files.iter().map(|file| file.display().to_string()).collect())
}
