//! The picture below the cells of a board.

use std::ops::Range;

use super::Resolver;
use super::gallery::LoadedArt;
use super::mark_art::fitted;
use super::surface::Surface;
use crate::game::{Frame, Mark, Mm, Point, Rim, Size};
use crate::spec::typed::{BoardTable, Fit, MarkTable};
use crate::spec::words::{BoardFinding, BoardHint, ValueHint};
use crate::text::Finding;

impl Resolver<'_> {
    /// Loads what lies below the cells of a board.
    pub(super) fn board_art(&mut self, board: &BoardTable) -> Option<(LoadedArt, Range<usize>)> {
        if let (Some(_), Some(art)) = (&board.picture, &board.art) {
            let fault = Finding::new(BoardFinding::PictureAndArt).at(art.span());
            self.fault(fault.hint(ValueHint::OneOfBoth));
        }
        if let Some(fit) = board.fit.as_ref().filter(|_| board.picture.is_none() && board.art.is_none()) {
            let fault = Finding::new(BoardFinding::FitOfNothing).at(fit.span());
            self.fault(fault.hint(BoardHint::AddPicture));
        }
        let path = board.picture.as_ref().or(board.art.as_ref())?;
        Some((self.art_file(path)?, path.span()))
    }

    /// Resolves what lies below the cells of a board.
    pub(super) fn board_picture(
        &mut self,
        board: &BoardTable,
        (art, span): (LoadedArt, Range<usize>),
        grid: Size,
        frame: Frame,
    ) -> Option<Mark> {
        // A frame covers what is beyond the grid.
        let is_framed = frame.sides > Mm::ZERO && frame.ends > Mm::ZERO;
        let bleed = if is_framed { Mm::ZERO } else { self.bleed() };
        let surface = Surface::plain(grid, Some(Rim::Square));
        let typed = MarkTable { fit: board.fit.clone(), ..MarkTable::default() };
        let width = fitted(&typed, Some(Fit::Cover), art.aspect(), surface, bleed);
        let kind = self.shown(art, width, span)?;
        Some(Mark { at: Point::default(), turn: 0.0, kind })
    }
}
