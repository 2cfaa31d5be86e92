//! `read`: the photographed position as text.

use serde::Serialize;

use super::args::ReadArgs;
use super::failure::Failure;
use super::files::{self, Input};
use super::photo::Photo;
use super::table::Table;
use super::terminal::Terminal;
use crate::report::SeenRecord;

#[derive(Serialize)]
struct Document<'a> {
    schema: u32,
    game: &'a str,
    source: &'static str,
    position: &'a str,
    notes: Vec<String>,
    seen: Vec<SeenRecord>,
}

/// Prints the position that a photo shows, `?` where it is not clear what lies on a square.
pub fn read(args: &ReadArgs, terminal: &Terminal) -> Result<(), Failure> {
    let table = Table::laid(&args.game, &args.rules)?;
    let file = args.photo.as_deref();
    let (name, bytes) = match files::input(file)? {
        Input::Photo { name, bytes } => (name, bytes),
        Input::Nothing { name, why } => {
            return Err(Failure::hinted(format!("{name} {why}"), files::NOTHING));
        }
        Input::Text(source) => {
            let message = format!("{} is a text, and no photo", source.name);
            return Err(Failure::hinted(message, "`tablier check` judges texts"));
        }
    };
    let photo = Photo { name: &name, bytes: &bytes, file, args: &args.how };
    let read = photo
        .read(&table, terminal)?
        .map_err(|refusal| Failure::hinted(format!("{name}: {}", refusal.message), refusal.hint))?;
    let position = table.referee.spell(&read.found);
    if terminal.json {
        let notes = read.comments(&table);
        let (game, seen) = (table.game.name.as_str(), read.seen(&table));
        return terminal.document(&Document {
            schema: 1,
            game,
            source: "photo",
            position: &position,
            notes,
            seen,
        });
    }
    let mut text = format!("# Read from {}.\n", one_line(&name));
    for comment in read.comments(&table) {
        text += &format!("# {}\n", one_line(&comment));
    }
    terminal.say(&(text + &position))
}

/// What stands behind `#` ends with the line.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
