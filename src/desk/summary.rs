//! Summaries of a game: its sheets, boards and pieces, and how many fit on a sheet.

use serde::Serialize;

use crate::game::{self, Game, Grid, Lang, Mm, Options, Size};
use crate::plan::Job;
use crate::scene::{DrawnPage, Scene};
use crate::sheet::{self, PaperUse, Sheet, SheetSide};
use crate::text::message::{Argument, ToArgument};
use crate::text::sentence::enumerated;

/// What is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PageCount {
    /// Number of sheets of paper with boards and pieces, on one side or both.
    pub sheets_of_paper: usize,
    /// Number of pages of the leaflet.
    pub pages_of_rules: usize,
    /// Part of the paper of the sheets with boards and pieces, in per cent, that becomes boards and pieces.
    pub paper_used_per_cent: usize,
    /// Number of sheets of paper that boards and pieces would take if no paper were lost between them.
    pub least_sheets_of_paper: usize,
    /// The papers of what else is printed: the card for the lid, boxes, sheets to write on.
    #[serde(skip)]
    others: Vec<Size>,
}

impl PageCount {
    /// Counts the pages drawn of a job.
    pub(crate) fn new(job: &Job, scene: &Scene) -> PageCount {
        let beyond = scene.pages.get(job.sheets.len()..).unwrap_or_default();
        let others = beyond.iter().filter(|page| !page.is_rules);
        let size = |page: &DrawnPage| Size::new(Mm::nearest(page.size.width), Mm::nearest(page.size.height));
        let others: Vec<Size> = others.map(size).collect();
        let PaperUse { per_cent, least_papers } = PaperUse::new(&job.sheets, &job.game, &job.options);
        PageCount {
            sheets_of_paper: sheet::papers(&job.sheets) + others.len(),
            pages_of_rules: beyond.len() - others.len(),
            paper_used_per_cent: per_cent,
            least_sheets_of_paper: least_papers + others.len(),
            others,
        }
    }

    /// `5 sheets of 210 mm × 297 mm and 2 pages of rules`: the sheets as they lie, upright or sideways.
    pub(crate) fn words(&self, sheets: &[Sheet], lang: Lang) -> String {
        let words = lang.words();
        let mut papers: Vec<(Size, usize)> = Vec::new();
        let fronts = sheets.iter().filter(|sheet| sheet.side == SheetSide::Front).map(|sheet| sheet.paper);
        for paper in fronts.chain(self.others.iter().copied()) {
            match papers.iter_mut().find(|(known, _)| *known == paper) {
                Some((_, count)) => *count += 1,
                None => papers.push((paper, 1)),
            }
        }
        let sized = |(Size { width, height }, count): (Size, usize)| {
            let size = words.decimal(&format!("{width} × {height}"));
            format!("{} {size}", (words.sheets_of)(count))
        };
        let rules = Some(self.pages_of_rules).filter(|count| *count > 0).map(words.pages_of_rules);
        enumerated(papers.into_iter().map(sized).chain(rules), words.and)
    }
}

/// Pieces of one group and one number per sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct BatchSummary {
    /// Name of the group.
    pub group: String,
    /// Number in the game.
    pub count: usize,
    /// Number of printed copies; pieces glued back to back are printed twice.
    pub printed: usize,
    /// Number on a full sheet, including backs behind a fold.
    pub per_sheet: usize,
}

/// Summarises the pieces that are printed by group and number per sheet.
pub(crate) fn batches(job: &Job, lang: Lang) -> Vec<BatchSummary> {
    let mut batches: Vec<BatchSummary> = Vec::new();
    let of_pieces = |sheet: &&Sheet| sheet.placed.iter().all(|placed| placed.item.piece().is_some());
    let paper = job.sheets.iter().find(of_pieces).map_or(job.options.paper, |sheet| sheet.paper);
    let options = Options { paper, ..job.options.clone() };
    for piece in job.game.pieces.iter().filter(|piece| options.parts.holds(piece.shape)) {
        let group = piece.group.get(lang);
        let per_sheet = sheet::per_sheet(piece, &options);
        let printed = sheet::copies(piece, options.backs);
        match batches.iter_mut().find(|batch| batch.group == *group && batch.per_sheet == per_sheet) {
            Some(batch) => {
                batch.count += piece.count;
                batch.printed += printed;
            }
            None => {
                batches.push(BatchSummary { group: group.clone(), count: piece.count, printed, per_sheet });
            }
        }
    }
    batches
}

/// The shape of the cells of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Cells {
    Squares,
    Hexagons,
    Points,
    /// The board is one surface.
    None,
}

impl ToArgument for Cells {
    fn to_argument(&self) -> Argument {
        let name = match self {
            Cells::Squares => "squares",
            Cells::Hexagons => "hexagons",
            Cells::Points => "points",
            Cells::None => "none",
        };
        Argument::Name(name.to_owned())
    }
}

/// A board and the sheets it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct BoardSummary {
    /// Printed title.
    pub title: String,
    /// Cells in a row.
    pub columns: usize,
    /// Cells in a column.
    pub rows: usize,
    /// Shape of the cells, in the plural.
    pub cells: Cells,
    /// Number of equal boards in the game.
    pub camps: usize,
    /// Number of parts in which each is printed; 1 if it fits on a sheet.
    pub parts: usize,
}

/// Summarises the boards of a game.
pub(crate) fn boards(game: &Game, sheets: &[Sheet], lang: Lang) -> Vec<BoardSummary> {
    let parts = |number: usize| {
        let mut tiles = sheets.iter().filter_map(|sheet| sheet.tile);
        tiles.find(|tile| tile.board == number).map_or(1, |tile| tile.part().1)
    };
    let board = |(number, board): (usize, &game::Board)| {
        let (columns, rows) = board.grid.dimensions();
        BoardSummary {
            title: board.title.get(lang).clone(),
            columns,
            rows,
            cells: match board.grid {
                Grid::Squares { .. } => Cells::Squares,
                Grid::Hexes { .. } => Cells::Hexagons,
                Grid::Points { .. } => Cells::Points,
                Grid::Plain { .. } => Cells::None,
            },
            camps: board.camps.len(),
            parts: parts(number),
        }
    };
    game.boards.iter().enumerate().map(board).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk;
    use crate::game::Parts;
    use crate::plan::load;
    use crate::spec::Overrides;
    use crate::templates::game;

    #[test]
    fn sheets_are_counted_as_they_lie() {
        let board = Parts { board: true, ..Parts::NONE };
        let all = Parts::USUAL;
        for (parts, margin, words) in [
            (board, 9, "6 sheets of 297 mm × 210 mm"),
            (all, 9, "6 sheets of 297 mm × 210 mm and 2 pages of rules"),
            (all, 5, "5 sheets of 210 mm × 297 mm and 2 pages of rules"),
        ] {
            let lightning = game("lightning").expect("a bundled game");
            let overrides =
                Overrides { only: Some(parts), margin: Some(Mm::new(margin)), ..Overrides::default() };
            let job = load(&lightning.source(), &overrides, lightning).expect("nothing is wrong with it");
            let scene = desk::drawn(&job).expect("all fonts have its words");
            assert_eq!(PageCount::new(&job, &scene).words(&job.sheets, Lang::En), words);
        }
    }
}
