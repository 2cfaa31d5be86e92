//! How much of the paper of sheets is used.

use super::{Options, Sheet, SheetItem, SheetSide, page, papers};
use crate::game::Game;

/// How well the paper of sheets is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperUse {
    /// Part of the paper, in per cent, that becomes boards, pieces and backs beside them.
    pub per_cent: usize,
    /// Number of sheets of paper that would do if no paper were lost between boards and pieces.
    pub least_papers: usize,
}

impl PaperUse {
    /// Of the sheets of a game.
    pub fn new(sheets: &[Sheet], game: &Game, options: &Options) -> PaperUse {
        let fronts = || sheets.iter().filter(|sheet| sheet.side == SheetSide::Front);
        let used: f64 =
            fronts().flat_map(|sheet| &sheet.placed).map(|placed| placed.item.area_mm2(game)).sum();
        let paper: f64 = fronts().map(|sheet| sheet.paper.area_mm2()).sum();
        let per_cent = if paper > 0.0 { (used / paper * 100.0).round() as usize } else { 0 };
        let papers = papers(sheets);
        let least = if options.is_borderless() { papers } else { page::least_pages(used, options) };
        PaperUse { per_cent, least_papers: least.min(papers) }
    }
}

impl SheetItem {
    fn area_mm2(self, game: &Game) -> f64 {
        match self {
            SheetItem::Front(number) | SheetItem::Back(number) => {
                game.pieces.get(number).map_or(0.0, |piece| piece.shape.area_mm2())
            }
            SheetItem::BoardWindow { window, .. } => window.size.area_mm2(),
        }
    }
}
