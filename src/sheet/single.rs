//! Pages of one piece each, without margins, marks and footers, as print shops take them.

use super::tile::whole_board;
use super::{Misfit, Options, PlacedItem, Sheet, SheetItem, TooLarge, batch, title};
use crate::game::{ByLang, Game, Mm, Point, Rect, Size};

/// The paper for a piece of this size, or a board: it holds the piece and its bleed.
pub fn paper_for(size: Size, options: &Options) -> Size {
    let bleed = options.bleed.max(Mm::ZERO) * 2;
    Size::new(size.width + bleed, size.height + bleed)
}

/// The paper as it lies for a piece, if it holds the piece and nothing else than its bleed.
fn paper(size: Size, options: &Options) -> Option<Size> {
    let most = paper_for(size, options);
    let papers = [options.paper, options.paper.turned()];
    papers.into_iter().find(|&paper| size.fits_in(paper) && paper.fits_in(most))
}

/// The pages of all boards and pieces. Reports those of another size than the paper.
pub(super) fn pages(game: &Game, options: &Options) -> Result<Vec<Sheet>, Vec<TooLarge>> {
    let (mut sheets, mut misfits) = (Vec::new(), Vec::new());
    for (number, board) in game.boards.iter().enumerate().filter(|_| options.parts.board) {
        let size = board.size();
        let Some(paper) = paper(size, options) else {
            misfits.push(TooLarge { what: Misfit::Board(number), size, room: options.paper });
            continue;
        };
        for camp in 0..board.camps.len() {
            let (item, title, slug) = whole_board(number, board, camp);
            sheets.push(page(item, 0, size, paper, (title, slug), options));
        }
    }
    for (number, piece) in
        game.pieces.iter().enumerate().filter(|(_, piece)| options.parts.holds(piece.shape))
    {
        let size = piece.shape.size();
        let Some(paper) = paper(size, options) else {
            misfits.push(TooLarge { what: Misfit::Piece(number), size, room: options.paper });
            continue;
        };
        let slug = title::slug(&piece.name, "piece");
        for copy in 0..batch::copies(piece, options.backs) {
            let named = (piece.group.clone(), slug.clone());
            sheets.push(page(SheetItem::Front(number), copy, size, paper, named, options));
        }
    }
    if misfits.is_empty() { Ok(sheets) } else { Err(misfits) }
}

fn page(
    item: SheetItem,
    copy: usize,
    size: Size,
    paper: Size,
    (title, slug): (ByLang<String>, String),
    options: &Options,
) -> Sheet {
    let trim = Rect::centred(Point::new(paper.width.half(), paper.height.half()), size);
    let room = options.bleed.max(Mm::ZERO);
    let (ticks, centre) = (Vec::new(), trim.centre());
    let placed = vec![PlacedItem { item, copy, centre, quarters: 0, room, ticks, behind_fold: false }];
    Sheet { paper, number: (1, 1), title, slug, placed, trim, ..Sheet::default() }
}

#[cfg(test)]
mod tests {
    use super::super::lay_out;
    use super::super::tests::fixtures::{A4, game, options, piece};
    use super::*;
    use crate::game::{Backs, Shape};

    fn card(width: i64, height: i64) -> Shape {
        Shape::rectangle(Size::new(Mm::new(width), Mm::new(height)))
    }

    fn on(width: i64, height: i64) -> Options {
        Options { margin: Mm::ZERO, ..options(Size::new(Mm::new(width), Mm::new(height))) }
    }

    #[test]
    fn each_copy_has_a_page_of_its_own_that_ends_with_its_bleed() {
        let game = game([piece(card(63, 88), 3), piece(card(88, 63), 1)]);
        let sheets = lay_out(&game, &on(67, 92)).expect("they have the size of the page");
        let trims: Vec<Rect> = sheets.iter().map(|sheet| sheet.trim).collect();
        let upright = Rect::new(Mm::new(2), Mm::new(2), Mm::new(63), Mm::new(88));
        let lying = Rect { size: upright.size.turned(), ..upright };
        assert_eq!(trims, [upright, upright, upright, lying]);
        let is_bare = |sheet: &Sheet| sheet.cuts.is_empty() && sheet.footer == Rect::default();
        assert!(sheets.iter().all(is_bare));
        assert_eq!(sheets.iter().map(|sheet| sheet.placed[0].copy).collect::<Vec<_>>(), [0, 1, 2, 0]);
        assert_eq!(sheets[3].paper, Size::new(Mm::new(92), Mm::new(67)));
    }

    #[test]
    fn backs_are_behind_their_fronts() {
        let mut both = piece(card(63, 88), 2);
        both.back = Some(both.front.clone());
        let options = Options { backs: Backs::DuplexLong, ..on(67, 92) };
        let sheets = lay_out(&game([both]), &options).expect("they have the size of the page");
        assert_eq!(sheets.len(), 4);
        assert_eq!(sheets[1].placed[0].item, SheetItem::Back(0));
        assert_eq!(sheets[1].trim, sheets[0].trim);
    }

    #[test]
    fn pieces_of_other_sizes_are_reported() {
        let game = game([piece(card(63, 88), 1), piece(card(63, 60), 1), piece(card(70, 92), 1)]);
        let misfits = lay_out(&game, &on(67, 92)).expect_err("two have other sizes");
        let named: Vec<Misfit> = misfits.iter().map(|misfit| misfit.what).collect();
        assert_eq!(named, [Misfit::Piece(1), Misfit::Piece(2)]);
        assert!(lay_out(&game, &Options { margin: Mm::ZERO, ..options(A4) }).is_err());
    }
}
