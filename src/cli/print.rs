//! `print`: writes the sheets of specs.

mod asked;
mod summary;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::args::PrintArgs;
use super::failure::Failure;
use super::files::{self, FileBatch, Sources, Written};
use super::games;
use super::prompt::ExpectedInput;
use super::terminal::Terminal;
use super::words::{CliFinding, CliHint, CliNotice};
use crate::desk::{self, DeskFinding, Format};
use crate::game::Grid;
use crate::plan::{Job, load};
use crate::report;
use crate::rules::engine;
use crate::scene::Scene;
use crate::templates::GAMES;
use crate::text::{Finding, Message, likeness, shown, slug, tame};
use asked::Asked;
pub(crate) use summary::{PrintDocument, boards};
use summary::{PrintedGame, line};

/// Prints the chosen games. All files are made before any is put in its place.
pub(crate) fn print(args: &PrintArgs, terminal: &Terminal) -> Result<(), Failure> {
    let sources = Sources::default();
    let planned = planned(args, &sources, terminal)?;
    let (mut games, mut notes) = (Vec::new(), Vec::new());
    for game in planned {
        let drawing = CliNotice::DrawingTheSheets { game: game.job.game.name.clone() };
        let scene = terminal.wait_for(drawing, || desk::drawn(&game.job))?;
        if !scene.pages.is_empty() {
            desk::check_pictures(&scene, &game.formats, game.dpi)?;
            games.push(DrawnGame { game, scene, files: Vec::new() });
        } else if !args.specs.is_empty() {
            notes.push(CliNotice::NothingOfIt { game: game.job.game.name.clone() });
        }
    }
    if games.is_empty() {
        return Err(Finding::new(DeskFinding::NothingToPrint).hint(CliHint::AskForOtherParts).into());
    }
    match args.to_stdout() {
        true => write_to_stdout(&mut games, terminal)?,
        false => notes.extend(write_to_folder(&mut games, args, &sources, terminal)?),
    }
    let notes = terminal.note(notes);
    let summaries: Vec<_> = games.iter().map(|game| game.summary(terminal)).collect();
    for (DrawnGame { game, .. }, summary) in games.iter().zip(&summaries) {
        if !terminal.json {
            let line = line(summary, &game.job, terminal.language.lang());
            terminal.tell(&format!("{}\n", terminal.words(line)));
            terminal.remark(|color| report::noted(&game.job.noted, terminal.language.lang(), color));
            for note in &summary.notes {
                terminal.tell(&format!("{}{}{}\n", game.job.game.name, terminal.colon(), tame(note)));
            }
        }
    }
    if terminal.json {
        return terminal.document(&PrintDocument { schema: 4, games: summaries, notes });
    }
    Ok(())
}

/// A game to print, and notes for the user.
struct PlannedGame {
    job: Job,
    formats: Vec<Format>,
    /// The resolution of pictures.
    dpi: u32,
    notes: Vec<Message>,
}

/// A game, its sheets, and the names of the files that were written.
struct DrawnGame {
    game: PlannedGame,
    scene: Scene,
    files: Vec<String>,
}

impl DrawnGame {
    fn summary(&self, terminal: &Terminal) -> PrintedGame {
        let notes = self.game.notes.iter().map(|note| terminal.words(note.clone())).collect();
        PrintedGame::new(&self.game.job, &self.scene, &self.files, notes, terminal.language.lang())
    }
}

/// Makes the files of a game and passes each to `keep` with its name.
fn make_files(
    DrawnGame { game, scene, .. }: &DrawnGame,
    terminal: &Terminal,
    keep: impl FnMut(String, Vec<u8>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let name = &game.job.game.name;
    terminal.follow(|progress| {
        progress.tell(CliNotice::DrawingTheSheets { game: name.clone() });
        let begin = |page| {
            progress.tell(CliNotice::DrawingPage { game: name.clone(), page, pages: scene.pages.len() });
        };
        desk::files(&game.job, scene, &scene.pages, &game.formats, game.dpi, begin, keep)
    })
}

/// Writes all games into the output folder. Returns the warnings.
fn write_to_folder(
    games: &mut [DrawnGame],
    args: &PrintArgs,
    sources: &Sources,
    terminal: &Terminal,
) -> Result<Vec<CliNotice>, Failure> {
    let mut batch = FileBatch::replacing(sources, args.force);
    for game in &mut *games {
        let mut files = Vec::new();
        make_files(game, terminal, |name, bytes| {
            let path = args.out.join(name);
            files.push(path.display().to_string());
            batch.add(path, &bytes)
        })?;
        game.files = files;
    }
    let Written { files: written, notes } = batch.finish()?;
    for DrawnGame { game: PlannedGame { job, formats, .. }, .. } in games {
        let endings = desk::endings(formats);
        let others = files::others(&args.out, &job.game.name, &endings, &written, sources);
        if let Some(first) = others.first() {
            // They may have been redrawn by hand, so the user decides whether to delete them.
            let left = CliNotice::LeftFromBefore { first: shown(first), more: others.len() - 1 };
            terminal.tell(&format!("{}{}{}\n", job.game.name, terminal.colon(), terminal.words(left)));
        }
    }
    Ok(notes)
}

/// Writes a single file to standard output.
fn write_to_stdout(games: &mut [DrawnGame], terminal: &Terminal) -> Result<(), Failure> {
    if terminal.json {
        return Err(Finding::new(CliFinding::SheetsOrJson).hint(CliHint::LeaveOutJsonOrOut).into());
    }
    let mut files = Vec::new();
    for game in &*games {
        make_files(game, terminal, |name, bytes| {
            files.push((name, bytes));
            Ok(())
        })?;
    }
    match files.as_slice() {
        [(name, _)] if terminal.is_watched() => {
            let finding = Finding::new(CliFinding::NotReadableAtATerminal { name: name.clone() });
            Err(finding.hint(CliHint::SendItOn { name: name.clone() }).into())
        }
        [(_, bytes)] => {
            terminal.write(bytes)?;
            for game in games {
                game.files = vec![terminal.words(CliNotice::OutputName)];
            }
            Ok(())
        }
        files => {
            let finding = CliFinding::OneFileAtATime { files: files.len() };
            Err(Finding::new(finding).hint(CliHint::AskForOnePdf).into())
        }
    }
}

/// Reads all specs. Returns the faults of all of them together.
fn planned(args: &PrintArgs, sources: &Sources, terminal: &Terminal) -> Result<Vec<PlannedGame>, Failure> {
    let overrides = args.overrides(terminal.language);
    let mut named = BTreeSet::new();
    let mut read = Vec::new();
    let mut unread = Vec::new();
    for asked in &args.specs {
        let (spec, note) = games::printed_game(asked)?;
        if !named.insert(spec) {
            let hint = if note.is_some() { CliHint::OneForAllVariants } else { CliHint::NameEachOnce };
            return Err(Finding::new(CliFinding::NamedTwice { game: spec.to_owned() }).hint(hint).into());
        }
        if spec == "-" {
            ExpectedInput::Spec.prompt(None, terminal)?;
        }
        match Asked::read(spec, sources) {
            Ok(mut asked) => {
                asked.notes.extend(note.map(Message::from));
                read.push(asked);
            }
            Err(Failure::Plain(failure)) => unread.push(failure),
            Err(other) => return Err(other),
        }
    }
    if args.specs.is_empty() {
        read.extend(GAMES.iter().map(Asked::bundled));
    }
    let mut planned = Vec::new();
    let mut faulty = Vec::new();
    for Asked { source, files, options, format, dpi, notes } in read {
        let read = || load(&source, &overrides.clone().or(options), files.as_ref());
        let loaded = terminal.read_game(&source, read);
        match loaded {
            Ok(mut job) => {
                if args.strict {
                    faulty.append(&mut job.noted);
                }
                let namesake = namesake(&source.name, &job);
                let others = notes.into_iter().chain(namesake.map(Message::from));
                let notes = job.notes().into_iter().chain(others).collect();
                planned.push(PlannedGame { job, formats: args.formats(format), dpi: args.dpi(dpi), notes });
            }
            Err(more) => faulty.extend(more),
        }
    }
    if !unread.is_empty() || !faulty.is_empty() {
        return Err(Failure::Faults { unread, faulty });
    }
    args.rules.known_to(planned.iter().map(|game| engine(game.job.game.rules.as_ref()?.engine)))?;
    if overrides.board_square.is_some() {
        check_board_square(&planned)?;
    }
    if overrides.fit.is_some() {
        check_fit(&planned)?;
    }
    check_names_differ(&planned)?;
    Ok(planned)
}

/// Fails if two games have the same sheet names, here or on a file system that ignores case.
fn check_names_differ(games: &[PlannedGame]) -> Result<(), Failure> {
    let mut names = BTreeMap::new();
    for PlannedGame { job, .. } in games {
        let name = &job.game.name;
        let finding = match names.insert(likeness(name), name) {
            None => continue,
            Some(other) if other == name => CliFinding::TwoGamesCalled { name: name.clone() },
            Some(other) => CliFinding::GamesCalledAlike { one: other.clone(), other: name.clone() },
        };
        return Err(Finding::new(finding).hint(CliHint::GiveAnotherName).into());
    }
    Ok(())
}

/// Warning about another spec with the same sheet names, for a spec without a name of its own.
fn namesake(file: &str, job: &Job) -> Option<CliNotice> {
    let file = Path::new(file);
    let own = file.file_stem()?.to_str().is_some_and(|stem| slug(stem) == job.game.name);
    let other = files::namesake(file).filter(|_| own && files::is_file(file))?;
    Some(CliNotice::SheetsCalledAlike { other: other.display().to_string() })
}

/// Refuses `--fit` if no game has a board.
fn check_fit(games: &[PlannedGame]) -> Result<(), Failure> {
    if games.iter().any(|game| !game.job.game.boards.is_empty()) {
        return Ok(());
    }
    let finding = match games {
        [PlannedGame { job, .. }] => CliFinding::NoBoardToFit { game: job.game.name.clone() },
        _ => CliFinding::NoBoardsToFit,
    };
    Err(Finding::new(finding).hint(CliHint::LeaveItOut).into())
}

/// Refuses `--board-square` if no game has a board of squares, since it would silently do nothing.
fn check_board_square(games: &[PlannedGame]) -> Result<(), Failure> {
    let mut boards = games.iter().flat_map(|game| &game.job.game.boards);
    if boards.any(|board| matches!(board.grid, Grid::Squares { .. })) {
        return Ok(());
    }
    let finding = match games {
        [PlannedGame { job, .. }] => CliFinding::NoBoardOfSquares { game: job.game.name.clone() },
        _ => CliFinding::NoBoardsOfSquares,
    };
    Err(Finding::new(finding).hint(CliHint::LeaveItOut).into())
}
