//! How large and how many things may be. Beyond these bounds lies a slip of the pen, or nothing that a
//! printer, scissors and a table can bear.

use crate::game::{Mm, SAFE};

/// What can be kept free along an edge of the paper.
pub const MARGIN: (Mm, Mm) = (SAFE, Mm::new(100));
/// How far a background can reach beyond the cut.
pub const BLEED: (Mm, Mm) = (Mm::ZERO, Mm::new(10));
/// How much neighbouring sheets of a board can share.
pub const OVERLAP: (Mm, Mm) = (Mm::ZERO, Mm::new(50));
/// The distance that can be kept between pieces.
pub const GAP: (Mm, Mm) = (Mm::ZERO, Mm::new(100));
/// The size of a cell of a board.
pub const CELL: (Mm, Mm) = (Mm::new(3), Mm::new(300));
/// Columns and rows of a board, squares of a strip.
pub const CELLS: (i64, i64) = (1, 52);
/// The sides of a board: hundreds of sheets, and no table bears more.
pub const BOARD: Mm = Mm::new(4000);
/// The width of a board's frame.
pub const FRAME: (Mm, Mm) = (Mm::ZERO, Mm::new(100));
/// The thickness of a line of a board.
pub const BOARD_LINE: (Mm, Mm) = (Mm::from_um(50), Mm::new(5));
/// The sides of a piece.
pub const PIECE: (Mm, Mm) = (Mm::new(2), Mm::new(2000));
/// The radius of the corners of a piece.
pub const CORNER: (Mm, Mm) = (Mm::ZERO, Mm::new(1000));
/// The tab of a strip.
pub const TAB: (Mm, Mm) = (Mm::ZERO, Mm::new(200));
/// How much smaller a piece can be than the cell that it fits.
pub const CLEARANCE: (Mm, Mm) = (Mm::ZERO, Mm::new(50));
/// How many pieces, of one kind and of all kinds together.
pub const COUNT: (i64, i64) = (1, 20_000);
/// The size of a mark.
pub const MARK: (Mm, Mm) = (Mm::from_um(200), Mm::new(2000));
/// How far a mark may lie from the middle of its face.
pub const PLACE: (Mm, Mm) = (Mm::new(-2000), Mm::new(2000));
/// The thickness of a line of a mark.
pub const MARK_LINE: (Mm, Mm) = (Mm::from_um(50), Mm::new(100));
/// From one line of a pattern to the next.
pub const STEP: (Mm, Mm) = (Mm::from_um(300), Mm::new(100));
/// The thickness of a line of a pattern.
pub const WEIGHT: (Mm, Mm) = (Mm::from_um(50), Mm::new(50));
/// How many pieces that differ: beyond this, work takes longer than anyone waits.
pub const KINDS: usize = 2000;
/// How many marks the faces of all pieces and boards may hold together.
pub const MARKS: usize = 20_000;
/// How many lines, bends and dots the patterns of all pieces and cells may take together. A picture of them takes
/// half a minute, and a printer as long.
pub const PATTERN_PARTS: f64 = 4e6;
/// How many lines and curves the art on all pieces and cells may take together. A picture of them takes four seconds.
pub const ART_LINES: f64 = 1e8;
/// How many sheets a game may take.
pub const SHEETS: usize = 1000;
/// The characters of a text: more than anyone reads from a piece or a footer.
pub const TEXT: usize = 500;
/// The characters of a name: with a number and a kind of file it is still a name that any disk can hold.
pub const NAME: usize = 60;
/// How many named faces may be like one another in a row.
pub const LIKE: usize = 50;
/// The bytes of a leaflet: a book, and no leaflet.
pub const LEAFLET: usize = 100_000;
/// The letters of a word in a leaflet. What fits no line is tried letter by letter, and that takes long.
pub const WORD: usize = 200;
/// The bytes of a file that a spec names, and of a spec.
pub const FILE: u64 = 50 * 1024 * 1024;
/// The pixels of all pictures of a spec together: forty photos as telephones take them. They are unpacked one by one, and
/// for seconds each.
pub const ALL_PIXELS: u64 = 500_000_000;
/// The bytes of all art of a spec together. They are held until all is written, and then once more in the file.
pub const ALL_ART: u64 = 300_000_000;
