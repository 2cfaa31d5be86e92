//! Fewer pages by search.
//!
//! What first fit leaves on too many pages is laid out at random, again and again: in any order, with grids of any number
//! of columns, and with blocks below others in a row. The random numbers are the same every time.

use super::Options;
use super::block::PageBlock;
use super::page_layout::PageLayout;
use crate::game::Size;
use crate::prng::Prng;

/// Number of layouts that are tried.
const TRIES: usize = 1000;
/// Number of grids that are tried for a block in a room.
const GRIDS: usize = 4;

/// A layout on fewer than `pages` pages, but no fewer than `least`.
pub(super) fn fewer<'a>(
    blocks: &[PageBlock<'a>],
    options: &Options,
    (least, mut pages): (usize, usize),
) -> Option<Vec<PageLayout<'a>>> {
    let mut prng = Prng::new(1);
    let mut best = None;
    for _ in 0..TRIES {
        if pages <= least {
            break;
        }
        if let Some(layout) =
            (Layout { pages: Vec::new(), most: pages - 1, options }).filled(blocks, &mut prng)
        {
            pages = layout.len();
            best = Some(layout);
        }
    }
    best
}

/// Pages that are filled at random.
struct Layout<'a, 'o> {
    /// Each with the number of its first block, which keeps them in the order of the spec.
    pages: Vec<(usize, PageLayout<'a>)>,
    most: usize,
    options: &'o Options,
}

impl<'a> Layout<'a, '_> {
    fn filled(mut self, blocks: &[PageBlock<'a>], prng: &mut Prng) -> Option<Vec<PageLayout<'a>>> {
        let mut order: Vec<(usize, PageBlock)> = blocks.iter().copied().enumerate().collect();
        while !order.is_empty() {
            let (number, block) = order.swap_remove(prng.roll(order.len()));
            let mut rest = Some(block);
            while let Some(block) = rest {
                rest = self.add(number, block, prng)?;
            }
        }
        self.pages.sort_by_key(|&(number, _)| number);
        Some(self.pages.into_iter().map(|(_, page)| page).collect())
    }

    /// Adds a block or a part of it, and returns the rest. `None` if there is no room left.
    fn add(&mut self, number: usize, block: PageBlock<'a>, prng: &mut Prng) -> Option<Option<PageBlock<'a>>> {
        let mut rooms = Vec::new();
        for (at, (_, page)) in self.pages.iter().enumerate() {
            rooms.extend(page.rooms(block).map(|(position, room)| (at, position, room)));
        }
        while !rooms.is_empty() {
            let (at, position, room) = rooms.swap_remove(prng.roll(rooms.len()));
            let Some((part, rest)) = division(block, room, prng) else { continue };
            let (first, page) = self.pages.get_mut(at)?;
            if page.put(position, part) {
                *first = number.min(*first);
                return Some(rest);
            }
        }
        if self.pages.len() >= self.most {
            return None;
        }
        let (part, rest) = division(block, PageLayout::room_alone(&block, self.options), prng)?;
        self.pages.push((number, PageLayout::new(part, self.options)));
        Some(rest)
    }
}

/// A part of a block that fits into a room, and the rest; if it can be, all of it.
fn division<'a>(
    block: PageBlock<'a>,
    room: Size,
    prng: &mut Prng,
) -> Option<(PageBlock<'a>, Option<PageBlock<'a>>)> {
    let mut divided = None;
    for _ in 0..GRIDS {
        divided = block.division(room, prng).or(divided);
        if matches!(divided, Some((_, None))) {
            break;
        }
    }
    divided
}

#[cfg(test)]
mod tests {
    use super::super::tests::fixtures::{A4, board, game, options, piece};
    use super::super::{PageSearch, PaperUse, count_papers, lay_out};
    use super::*;
    use crate::game::{Board, ByLang, Game, Mm, Piece, Shape};

    #[test]
    fn a_page_saved_for_pieces_alone_is_saved_beside_a_board() {
        let of = |(width, height, gap, count): (i64, i64, i64, usize)| {
            let shape = Shape::rectangle(Size::new(Mm::from_um(width), Mm::from_um(height)));
            Piece { gap: Mm::from_um(gap), ..piece(shape, count) }
        };
        let sizes = [(8_000, 78_995, 8_472, 30), (21_896, 14_387, 0, 51), (65_623, 51_998, 6_047, 34)];
        let options = Options { margin: Mm::from_um(500), bleed: Mm::ZERO, ..options(A4) };
        let sheets = |boards: Vec<Board>| {
            let game = Game { boards, ..game(sizes.map(of)) };
            lay_out(&game, &options).expect("they fit").len()
        };
        let alone = sheets(vec![]);
        assert_eq!(sheets(vec![board(194, 142, 0)]), alone + 1);
    }

    #[test]
    fn rectangles_of_many_sizes_take_the_least_paper() {
        let of = |name: &str, width: i64, height: i64, count: usize| {
            let shape = Shape::rectangle(Size::new(Mm::new(width), Mm::new(height)));
            Piece { group: ByLang::same(name.to_owned()), ..piece(shape, count) }
        };
        let six = [
            ("a", 40, 60, 7),
            ("b", 90, 88, 2),
            ("c", 25, 100, 5),
            ("d", 30, 60, 11),
            ("e", 45, 40, 6),
            ("f", 70, 120, 1),
        ];
        let four = [("a", 70, 25, 10), ("b", 57, 88, 5), ("c", 25, 88, 5), ("d", 50, 120, 5)];
        for sizes in [&six[..], &four] {
            let game = game(sizes.iter().map(|&(name, width, height, count)| of(name, width, height, count)));
            let sheets = lay_out(&game, &options(A4)).expect("they fit");
            // First fit takes three.
            assert_eq!(count_papers(&game, &options(A4), PageSearch::Quick), Some(3));
            assert_eq!(PaperUse::new(&sheets, &game, &options(A4)).least_papers, 2);
            assert_eq!(sheets.len(), 2);
            assert_eq!(lay_out(&game, &options(A4)).as_ref(), Ok(&sheets), "the same every time");
        }
    }
}
