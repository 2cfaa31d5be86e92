//! `read`: prints the position in a photo as text.

use serde::Serialize;

use super::args::ReadArgs;
use super::failure::Failure;
use super::files::Input;
use super::games;
use super::judged_game;
use super::photo::Photo;
use super::prompt::ExpectedInput;
use super::terminal::Terminal;
use super::words::{CliFinding, CliHint};
use crate::report::{self, SeenRecord};
use crate::rules::found_position;
use crate::text::Finding;
use crate::text::tame;

#[derive(Serialize)]
struct ReadDocument<'a> {
    schema: u32,
    game: &'a str,
    source: &'static str,
    position: String,
    notes: Vec<String>,
    seen: Vec<SeenRecord>,
}

/// Prints the position in a photo, with `?` for uncertain squares and their candidates, so that checking this text
/// gives the same verdict as checking the photo.
pub(crate) fn read(args: &ReadArgs, terminal: &Terminal) -> Result<(), Failure> {
    let file = args.photo.as_deref();
    games::check_argument_order("read", &args.game, file)?;
    let table = judged_game::load(&args.game, &args.rules, &terminal.language.overrides())?;
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
    let read = photo.read(&table, terminal)?.map_err(said)?;
    let position = found_position(table.referee.as_ref(), &read.found);
    if terminal.json {
        let notes = read.notes(table.lang());
        let (game, seen) = (table.game.name.as_str(), read.seen(&table));
        return terminal.document(&ReadDocument {
            schema: 1,
            game,
            source: "photo",
            position: position.to_string(),
            notes,
            seen,
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
