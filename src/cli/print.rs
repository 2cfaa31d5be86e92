//! `print`: writes the sheets of specs.

mod summary;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::args::PrintArgs;
use super::failure::Failure;
use super::files::{self, FileBatch, Sources, Written};
use super::games;
use super::prompt::ExpectedInput;
use super::terminal::Terminal;
use crate::desk;
use crate::game::{Grid, Lang};
use crate::plan::{Job, load};
use crate::rules::engine;
use crate::scene::Scene;
use crate::spec::Files;
use crate::templates::GAMES;
use crate::text::codes::AskedCode;
use crate::text::{Source, likeness, shown, slug, tame};
use summary::{PrintDocument, PrintedGame, line};

/// Prints the chosen games. All files are made before any is put in its place.
pub(crate) fn print(args: &PrintArgs, terminal: &Terminal) -> Result<(), Failure> {
    let sources = Sources::default();
    let planned = planned(args, &sources, terminal)?;
    let (mut games, mut notes) = (Vec::new(), Vec::new());
    for game in planned {
        let scene = desk::drawn(&game.job)?;
        if !scene.pages.is_empty() {
            desk::check_pictures(&scene, args.formats(), args.dpi)?;
            games.push(DrawnGame { game, scene, files: Vec::new() });
        } else if !args.specs.is_empty() {
            notes.push(format!(
                "{} has none of the parts asked for: nothing of it is printed",
                game.job.game.name
            ));
        }
    }
    if games.is_empty() {
        return Err(Failure::with_hint(
            AskedCode::Impossible,
            "there is nothing to print",
            "ask for other parts with `--only`",
        ));
    }
    match args.to_stdout() {
        true => write_to_stdout(&mut games, args, terminal)?,
        false => notes.extend(write_to_folder(&mut games, args, &sources, terminal)?),
    }
    for note in &notes {
        terminal.tell(&format!("note: {}\n", tame(note)));
    }
    let summaries: Vec<_> = games.iter().map(DrawnGame::summary).collect();
    for (DrawnGame { game, .. }, summary) in games.iter().zip(&summaries) {
        if !terminal.json {
            terminal.tell(&line(summary, &game.job));
        }
        for note in &game.notes {
            terminal.tell(&format!("{}: {}\n", game.job.game.name, tame(note)));
        }
    }
    if terminal.json {
        return terminal.document(&PrintDocument { schema: 2, games: summaries, notes });
    }
    Ok(())
}

/// A game to print, and notes for the user.
struct PlannedGame {
    job: Job,
    notes: Vec<String>,
}

/// A game, its sheets, and the names of the files that were written.
struct DrawnGame {
    game: PlannedGame,
    scene: Scene,
    files: Vec<String>,
}

impl DrawnGame {
    fn summary(&self) -> PrintedGame {
        PrintedGame::new(&self.game.job, &self.scene, &self.files, &self.game.notes)
    }
}

/// Writes all games into the output folder. Returns the warnings.
fn write_to_folder(
    games: &mut [DrawnGame],
    args: &PrintArgs,
    sources: &Sources,
    terminal: &Terminal,
) -> Result<Vec<String>, Failure> {
    let mut batch = FileBatch::replacing(sources).forced(args.force);
    for DrawnGame { game, scene, files } in &mut *games {
        desk::files(&game.job.game.name, scene, args.formats(), args.dpi, |name, bytes| {
            let path = args.out.join(name);
            files.push(path.display().to_string());
            batch.add(path, &bytes)
        })?;
    }
    let Written { files: written, notes } = batch.finish()?;
    for DrawnGame { game: PlannedGame { job, .. }, .. } in games {
        let endings = desk::endings(args.formats());
        let others = files::others(&args.out, &job.game.name, &endings, &written, sources);
        if let Some(first) = others.first() {
            // They may have been redrawn by hand, so the user decides whether to delete them.
            let lies =
                if others.len() == 1 { "a sheet not of this run lies" } else { "sheets not of this run lie" };
            let more = match others.len() {
                1 => String::new(),
                n => format!(" and {} more", n - 1),
            };
            terminal.tell(&format!("{}: {lies} beside these: {}{more}\n", job.game.name, shown(first)));
        }
    }
    Ok(notes)
}

/// Writes a single file to standard output.
fn write_to_stdout(games: &mut [DrawnGame], args: &PrintArgs, terminal: &Terminal) -> Result<(), Failure> {
    if terminal.json {
        let hint = "leave one of `--json` and `--out -` out";
        return Err(Failure::with_hint(
            AskedCode::Conflict,
            "standard output takes the sheets or the JSON, not both",
            hint,
        ));
    }
    let mut files = Vec::new();
    for DrawnGame { game, scene, .. } in &*games {
        desk::files(&game.job.game.name, scene, args.formats(), args.dpi, |name, bytes| {
            files.push((name, bytes));
            Ok::<_, Failure>(())
        })?;
    }
    match files.as_slice() {
        [(name, _)] if terminal.is_watched() => {
            let hint = format!("send it on to a file or a program: `--out - > {name}`");
            Err(Failure::with_hint(
                AskedCode::Impossible,
                format!("{name} cannot be read at a terminal"),
                hint,
            ))
        }
        [(_, bytes)] => {
            terminal.write(bytes)?;
            for game in games {
                game.files = vec!["standard output".to_owned()];
            }
            Ok(())
        }
        files => Err(Failure::with_hint(
            AskedCode::Impossible,
            format!("standard output takes one file, and these are {}", files.len()),
            "ask for the PDF of one game: `tablier print quits --format pdf --out -`",
        )),
    }
}

/// Reads all specs. Returns the faults of all of them together.
fn planned(args: &PrintArgs, sources: &Sources, terminal: &Terminal) -> Result<Vec<PlannedGame>, Failure> {
    let overrides = args.overrides();
    let mut named = BTreeSet::new();
    let mut read: Vec<(Source, Box<dyn Files>, Option<String>)> = Vec::new();
    let mut unread = Vec::new();
    for asked in &args.specs {
        let (spec, note) = games::printed_game(asked)?;
        if !named.insert(spec) {
            let hint =
                if note.is_some() { "one is enough for all its variants" } else { "name each game once" };
            return Err(Failure::with_hint(AskedCode::Twice, format!("`{spec}` is named twice"), hint));
        }
        if spec == "-" {
            ExpectedInput::Spec.prompt(None, terminal)?;
        }
        match games::source(spec, sources) {
            Ok((source, files)) => read.push((source, files, note)),
            Err(Failure::Plain(failure)) => unread.push(failure),
            Err(other) => return Err(other),
        }
    }
    if args.specs.is_empty() {
        read.extend(GAMES.iter().map(|game| (game.source(), Box::new(*game) as Box<dyn Files>, None)));
    }
    let mut planned = Vec::new();
    let mut faulty = Vec::new();
    for (source, files, note) in read {
        match load(&source, &overrides, files.as_ref()) {
            Ok(job) => {
                let namesake = namesake(&source.name, &job);
                let notes = job.notes(Lang::En).into_iter().chain(note).chain(namesake).collect();
                planned.push(PlannedGame { job, notes });
            }
            Err(more) => faulty.extend(more),
        }
    }
    if !unread.is_empty() || !faulty.is_empty() {
        return Err(Failure::Faults { unread, faulty });
    }
    args.rules.known_to(planned.iter().map(|game| engine(game.job.game.rules.as_ref()?.engine)))?;
    if args.board_square.is_some() {
        check_board_square(&planned)?;
    }
    check_names_differ(&planned)?;
    Ok(planned)
}

/// Fails if two games have the same sheet names, here or on a file system that ignores case.
fn check_names_differ(games: &[PlannedGame]) -> Result<(), Failure> {
    let mut names = BTreeMap::new();
    for PlannedGame { job, .. } in games {
        let name = &job.game.name;
        let message = match names.insert(likeness(name), name) {
            None => continue,
            Some(other) if other == name => {
                format!("two games are called `{name}`: one would be written over the other")
            }
            Some(other) => {
                format!("two games are called `{other}` and `{name}`, and some disks take these for one name")
            }
        };
        return Err(Failure::with_hint(
            AskedCode::Twice,
            message,
            "give one of them another `name` in [game]",
        ));
    }
    Ok(())
}

/// Warning about another spec with the same sheet names, for a spec without a name of its own.
fn namesake(file: &str, job: &Job) -> Option<String> {
    let file = Path::new(file);
    let own = file.file_stem()?.to_str().is_some_and(|stem| slug(stem) == job.game.name);
    let other = files::namesake(file).filter(|_| own && files::is_file(file))?;
    let other = other.display();
    Some(format!("the sheets of {other} are called alike: give one of them another `name` in [game]"))
}

/// Refuses `--board-square` if no game has a board of squares, since it would silently do nothing.
fn check_board_square(games: &[PlannedGame]) -> Result<(), Failure> {
    let mut boards = games.iter().flat_map(|game| &game.job.game.boards);
    if boards.any(|board| matches!(board.grid, Grid::Squares { .. })) {
        return Ok(());
    }
    let message = match games {
        [PlannedGame { job, .. }] => {
            format!("`--board-square` means nothing to {}: it has no board of squares", job.game.name)
        }
        _ => "`--board-square` means nothing to these games: none has a board of squares".to_owned(),
    };
    Err(Failure::with_hint(AskedCode::Conflict, message, "leave it out"))
}
