//! The summary of a print: a line of text, and the JSON document.

use serde::Serialize;

use crate::cli::words::CliNotice;
use crate::desk::summary;
use crate::game::Lang;
use crate::plan::Job;
use crate::report::{FaultRecord, records};
use crate::scene;
use crate::text::{Message, tame};

/// The document of `print --json`.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(title = "print", description = "What `tablier print --json` prints."))]
pub(crate) struct PrintDocument {
    /// Version of the form of this document.
    pub schema: u32,
    /// What was printed, game by game.
    pub games: Vec<PrintedGame>,
    /// Games of which nothing is printed, and warnings about the output folder.
    pub notes: Vec<String>,
}

/// What was printed of one game.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PrintedGame {
    /// Name of the game, as in file names.
    name: String,
    #[serde(flatten)]
    count: summary::PageCount,
    /// Two-letter code of the language of the sheets and rules.
    language: &'static str,
    pages: Vec<PageSummary>,
    boards: Vec<summary::BoardSummary>,
    pieces: Vec<summary::BatchSummary>,
    files: Vec<String>,
    pub notes: Vec<String>,
    /// Notes on places of the spec and of the tables that it names.
    noted: Vec<FaultRecord>,
}

/// A sheet or a page of the leaflet.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PageSummary {
    name: String,
    label: String,
    width_mm: f64,
    height_mm: f64,
}

impl PrintedGame {
    /// Summarises what was printed of a game, and the files.
    pub(crate) fn new(
        job: &Job,
        scene: &scene::Scene,
        files: &[String],
        notes: Vec<String>,
        lang: Lang,
    ) -> PrintedGame {
        let page = |page: &scene::DrawnPage| PageSummary {
            name: page.name.clone(),
            label: page.label.clone(),
            width_mm: page.size.width,
            height_mm: page.size.height,
        };
        let parts = job.options.parts;
        PrintedGame {
            name: job.game.name.clone(),
            count: summary::PageCount::new(job, scene),
            language: job.look.lang.code(),
            pages: scene.pages.iter().map(page).collect(),
            boards: if parts.board { summary::boards(&job.game, &job.sheets, lang) } else { Vec::new() },
            pieces: summary::batches(job, lang),
            files: files.to_vec(),
            notes,
            noted: records(&job.noted, lang).0,
        }
    }
}

/// One line: `quits: 2 sheets of 210 mm × 297 mm and 2 pages of rules, in English (a board of 5 × 5 squares; tiles × 25, 54 fit a sheet;
/// …) → output/quits.pdf and 12 other files`
pub(crate) fn line(game: &PrintedGame, job: &Job, lang: Lang) -> CliNotice {
    let things = game.boards.iter().map(board).chain(game.pieces.iter().map(pieces));
    let things = things.chain(paper_used(&game.count));
    CliNotice::Printed {
        game: game.name.clone(),
        sheets: game.count.words(&job.sheets, lang),
        language: job.look.lang,
        things: things.map(|thing| thing.sentence(lang)).collect(),
        first: tame(game.files.first().map_or("", String::as_str)).into_owned(),
        others: game.files.len().saturating_sub(1),
    }
}

/// `63% of the paper used, at least 4 sheets needed`; nothing without boards and pieces.
fn paper_used(count: &summary::PageCount) -> Option<Message> {
    let summary::PageCount { sheets_of_paper, paper_used_per_cent: per_cent, least_sheets_of_paper, .. } =
        *count;
    let least = if least_sheets_of_paper < sheets_of_paper { least_sheets_of_paper } else { 0 };
    (per_cent > 0).then(|| CliNotice::PaperUsed { per_cent, least }.into())
}

/// `2 boards of 8 × 17 squares, each in 2 parts to be glued together`
fn board(board: &summary::BoardSummary) -> Message {
    let whole = boards(board);
    match board.parts {
        0 | 1 => whole,
        parts => CliNotice::BoardInParts { board: Box::new(whole), each: board.camps > 1, parts }.into(),
    }
}

/// `2 boards of 8 × 17 squares`
pub(crate) fn boards(board: &summary::BoardSummary) -> Message {
    let summary::BoardSummary { columns, rows, cells, camps, .. } = *board;
    CliNotice::Boards { boards: camps, columns, rows, cells }.into()
}

/// `tokens × 24, each printed twice to be glued back to back, 72 fit a sheet`
fn pieces(batch: &summary::BatchSummary) -> Message {
    CliNotice::PiecesFit {
        group: batch.group.to_lowercase(),
        count: batch.count,
        twice: batch.printed.saturating_sub(batch.count),
        per_sheet: batch.per_sheet,
    }
    .into()
}
