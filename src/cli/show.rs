//! `show`: draws a position, or every turn of a record.

use std::path::Path;

use serde_json::json;

use super::args::ShowArgs;
use super::failure::Failure;
use super::files::{FileBatch, Input, Sources};
use super::games;
use super::judged_game;
use super::outcome::Outcome;
use super::photo::{Photo, only_photos};
use super::prompt::ExpectedInput;
use super::refuse;
use super::terminal::Terminal;
use super::words::{CliFinding, CliHint, CliNotice};
use crate::desk::{
    self, DeskFinding, Format, JudgedGame, ParsedText, PhotoReading, moment, read, record, refused,
};
use crate::game::Lang;
use crate::picture::{Moment, StripPaper, single, strip};
use crate::report;
use crate::rules::{Judgement, Verdict};
use crate::scene::{MissingGlyph, Scene};
use crate::spec::Paper;
use crate::text::{Finding, Source, shown};

/// Draws the position or record in a text or a photo.
pub(crate) fn show(args: &ShowArgs, terminal: &Terminal) -> Result<Outcome, Failure> {
    let format = format(&args.out)?;
    let batch = batch(args)?;
    if args.out == Path::new("-") && terminal.json {
        return Err(Finding::new(CliFinding::PictureOrJson).hint(CliHint::NameAPictureFile).into());
    }
    if args.paper.is_some() && !(args.all && format == Format::Pdf) {
        return Err(Finding::new(CliFinding::PaperIsForRecords).hint(CliHint::LeaveOutOrAskForAll).into());
    }
    let file = args.table.file.as_deref();
    games::check_argument_order("show", &args.table.game, file)?;
    let table =
        judged_game::load(&args.table.game, &args.table.rules, &args.overrides(terminal.language), terminal)?;
    let (source, kind, shown) = match ExpectedInput::Position(&args.table.game).input(file, terminal)? {
        Input::Text(source) => {
            only_photos(&source, &args.photo)?;
            let shown = terminal.wait_for(CliNotice::JudgingThePosition, || read(&table, &source.text));
            let kind = if matches!(shown, ParsedText::Record(_)) { "record" } else { "text" };
            (source, kind, shown)
        }
        Input::Nothing(nothing) => return Err(nothing.failure()),
        Input::Photo { name, bytes } => {
            let photo = Photo { name: &name, bytes: &bytes, file, args: &args.photo };
            let read = match photo.read(&table, terminal)? {
                Ok(read) => read,
                Err(refusal) => return refuse::photo(&table, &name, &refused(refusal), terminal),
            };
            let (source, shown) = parsed_photo(&name, read);
            (source, "photo", shown)
        }
    };
    let moments = match &shown {
        ParsedText::Unreadable(findings) => {
            return refuse::text(&table, &source, &Judgement::unreadable("", findings.clone()), terminal);
        }
        ParsedText::Position(..) if args.all => {
            let finding = CliFinding::OnePosition { name: source.name };
            return Err(Finding::new(finding).hint(CliHint::LeaveOutAll).into());
        }
        ParsedText::Position(judgement, laid) => vec![moment(&table, judgement, laid)],
        ParsedText::Record(replay) => record(&table, replay, args.all),
    };
    let name = table.game_name(shown.variant()).text();
    let draw = || drawn(args, &table, &name, &moments, format);
    let scene = terminal.wait_for(CliNotice::DrawingThePicture, draw)?;
    complain(&source, &shown, table.lang(), terminal);
    let written = write_picture(args, &scene, format, batch, terminal)?;
    if let (Some((path, notes)), true) = (&written, terminal.json) {
        let document = json!({
            "schema": 1, "game": table.game.name, "source": kind, "frames": moments.len(), "pages": scene.pages.len(),
            "file": path, "notes": notes,
        });
        terminal.document(&document)?;
    }
    Ok(Outcome::Done)
}

/// The format of a picture, from its extension.
fn format(out: &Path) -> Result<Format, Failure> {
    if out == Path::new("-") {
        return Ok(Format::Svg);
    }
    let ending = out.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    Format::named(&ending.to_ascii_lowercase()).filter(|format| format.is_drawing()).ok_or_else(|| {
        let finding = CliFinding::NoKindOfPicture { path: out.display().to_string() };
        Finding::new(finding).hint(CliHint::EndInPicture).into()
    })
}

fn drawn(
    args: &ShowArgs,
    table: &JudgedGame,
    name: &str,
    moments: &[Moment],
    format: Format,
) -> Result<Scene, Failure> {
    let scene = match moments {
        [only] if !args.all => single(&table.game, table.look, name, only),
        moments => {
            let paper = args.paper.map_or(table.paper, |Paper(size)| size);
            let sheets = if format == Format::Pdf { StripPaper::Paper(paper) } else { StripPaper::Endless };
            strip(&table.game, table.look, name, moments, sheets)
        }
    };
    scene.map_err(|MissingGlyph { character, .. }| Finding::new(DeskFinding::NoFontHas { character }).into())
}

/// Reports the faults of what was drawn.
fn complain(source: &Source, shown: &ParsedText, lang: Lang, terminal: &Terminal) {
    match shown {
        ParsedText::Position(judgement, _) if judgement.verdict == Verdict::Illegal => {
            terminal.complain(|color| {
                report::findings(source, &judgement.findings, judgement.verdict, lang, color)
            });
        }
        ParsedText::Record(replay) => {
            if let Some(failed) = &replay.failed {
                // Not an error, since the picture was made.
                let words = report::words(lang);
                let why = failed.message.sentence(lang);
                let note = (words.drawn_before)(failed.turn, &failed.text, &why);
                terminal.complain(|color| report::notes(&[note], words.note, color));
            }
        }
        ParsedText::Position(..) | ParsedText::Unreadable(_) => {}
    }
}

/// The batch for the picture. Fails if the file must not be written, before anything is read or judged.
fn batch(args: &ShowArgs) -> Result<FileBatch, Failure> {
    let sources = Sources::default();
    args.table.file.iter().for_each(|file| sources.note(file));
    let batch = FileBatch::replacing(&sources, args.photo.force);
    if args.out != Path::new("-") {
        batch.check(&args.out)?;
    }
    Ok(batch)
}

/// Writes the picture. Returns its path and the warnings about its folder, if it is a file.
fn write_picture(
    args: &ShowArgs,
    scene: &Scene,
    format: Format,
    mut batch: FileBatch,
    terminal: &Terminal,
) -> Result<Option<(String, Vec<String>)>, Failure> {
    let bytes =
        terminal.wait_for(CliNotice::DrawingThePicture, || desk::first_page(scene, format, args.dpi))?;
    if args.out == Path::new("-") {
        terminal.write(&bytes)?;
        return Ok(None);
    }
    batch.add(args.out.clone(), &bytes)?;
    let notes = terminal.note(batch.finish()?.notes);
    if !terminal.json {
        terminal.tell(&format!("{}\n", shown(&args.out)));
    }
    Ok(Some((args.out.display().to_string(), notes)))
}

/// The position in a photo as text, so that findings have a source to refer to.
fn parsed_photo(name: &str, read: PhotoReading) -> (Source, ParsedText) {
    let position = read.settled.judgement.position.clone().unwrap_or_default();
    let source = Source { name: name.to_owned(), text: position.to_string() };
    (source, ParsedText::Position(Box::new(read.settled.judgement), position.layout))
}
