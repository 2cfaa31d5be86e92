//! The summary of a print: a line of text, and the JSON document.

use serde::Serialize;

use crate::desk::summary;
use crate::game::Lang;
use crate::plan::Job;
use crate::scene;
use crate::text::tame;

/// The document of `print --json`.
#[derive(Serialize)]
pub(crate) struct PrintDocument {
    pub schema: u32,
    pub games: Vec<PrintedGame>,
    /// Games of which nothing is printed, and warnings about the output folder.
    pub notes: Vec<String>,
}

/// What was printed of one game.
#[derive(Serialize)]
pub(crate) struct PrintedGame {
    name: String,
    #[serde(flatten)]
    count: summary::PageCount,
    pages: Vec<PageSummary>,
    boards: Vec<summary::BoardSummary>,
    pieces: Vec<summary::BatchSummary>,
    files: Vec<String>,
    notes: Vec<String>,
}

#[derive(Serialize)]
struct PageSummary {
    name: String,
    label: String,
    width_mm: f64,
    height_mm: f64,
}

impl PrintedGame {
    /// Summarises what was printed of a game, and the files.
    pub(crate) fn new(job: &Job, scene: &scene::Scene, files: &[String], notes: &[String]) -> PrintedGame {
        let page = |page: &scene::DrawnPage| PageSummary {
            name: page.name.clone(),
            label: page.label.clone(),
            width_mm: page.size.width,
            height_mm: page.size.height,
        };
        let parts = job.options.parts;
        let printed: Vec<_> = job
            .game
            .pieces
            .iter()
            .filter(|piece| if piece.shape.is_disc() { parts.tokens } else { parts.pieces })
            .cloned()
            .collect();
        let game = crate::game::Game { pieces: printed, ..job.game.clone() };
        PrintedGame {
            name: job.game.name.clone(),
            count: summary::PageCount::new(job, scene),
            pages: scene.pages.iter().map(page).collect(),
            boards: if parts.board { summary::boards(&game, &job.sheets, Lang::En) } else { Vec::new() },
            pieces: summary::batches(&game, &job.options, Lang::En),
            files: files.to_vec(),
            notes: notes.to_vec(),
        }
    }
}

/// One line: `quits: 2 sheets of 210 mm × 297 mm and 2 pages of rules (a board of 5 × 5 squares; tiles × 25, 54 fit a sheet;
/// …) → output/quits.pdf and 12 other files`
pub(crate) fn line(game: &PrintedGame, job: &Job) -> String {
    let printed = game.count.words(job.options.paper, Lang::En);
    let things: Vec<_> = game.boards.iter().map(board).chain(game.pieces.iter().map(pieces)).collect();
    let things = if things.is_empty() { String::new() } else { format!(" ({})", things.join("; ")) };
    let first = game.files.first().map_or("", String::as_str);
    let first = tame(first);
    let others = match game.files.len() {
        0 | 1 => String::new(),
        2 => " and 1 other file".to_owned(),
        n => format!(" and {} other files", n - 1),
    };
    format!("{}: {printed}{things} → {first}{others}\n", game.name)
}

/// `2 boards of 8 × 17 squares, each in 2 parts to be glued together`
fn board(board: &summary::BoardSummary) -> String {
    let each = if board.camps > 1 { "each " } else { "" };
    match board.parts {
        0 | 1 => board.words(),
        parts => format!("{}, {each}in {parts} parts to be glued together", board.words()),
    }
}

/// `tokens × 24, each printed twice to be glued back to back, 72 fit a sheet`
fn pieces(batch: &summary::BatchSummary) -> String {
    let twice = match batch.printed.saturating_sub(batch.count) {
        0 => String::new(),
        more if more == batch.count => ", each printed twice to be glued back to back".to_owned(),
        more => format!(", {more} of them printed twice to be glued back to back"),
    };
    format!("{} × {}{twice}, {} fit a sheet", batch.group.to_lowercase(), batch.count, batch.per_sheet)
}
