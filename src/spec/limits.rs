//! Bounds of sizes and counts. Values beyond them are typing mistakes, or cannot be printed, cut or played with.

use crate::game::{Mm, SAFE, Scale};

/// Maximum size of a spec in bytes.
pub const SPEC_BYTES: usize = 4 * 1024 * 1024;

/// Margin of the paper, if there is any.
pub const MARGIN: (Mm, Mm) = (SAFE, Mm::new(100));
/// Sizes in print, compared with those of the spec.
pub const SCALE: (Scale, Scale) = (Scale::from_thousandths(500), Scale::from_thousandths(2000));
pub const BLEED: (Mm, Mm) = (Mm::ZERO, Mm::new(10));
/// Overlap of neighbouring sheets of a board.
pub const OVERLAP: (Mm, Mm) = (Mm::ZERO, Mm::new(50));
/// Gap between pieces.
pub const GAP: (Mm, Mm) = (Mm::ZERO, Mm::new(100));
/// Narrowest gap that is kept: a narrower one can be neither seen nor cut.
pub const CUTTABLE_GAP: Mm = Mm::from_um(50);
/// Size of a cell of a board.
pub const CELL: (Mm, Mm) = (Mm::new(3), Mm::new(300));
/// Width and height of a board without cells.
pub const SURFACE: (Mm, Mm) = (Mm::new(20), BOARD);
/// Columns and rows of a board, or squares of a strip.
pub const CELLS: (i64, i64) = (1, 52);
/// Maximum side of a board, which takes hundreds of sheets.
pub const BOARD: Mm = Mm::new(4000);
/// Width of the frame of a board.
pub const FRAME: (Mm, Mm) = (Mm::ZERO, Mm::new(100));
/// Thickness of a line of a board.
pub const BOARD_LINE: (Mm, Mm) = (Mm::from_um(50), Mm::new(5));
/// Sides of a piece.
pub const PIECE: (Mm, Mm) = (Mm::new(2), Mm::new(2000));
/// Least rim around the hole of a piece.
pub const RIM: Mm = Mm::new(2);
/// Maximum number of lines and curves of the outline of a piece.
pub const OUTLINE_LINES: usize = 2000;
/// Corner radius of a piece.
pub const CORNER: (Mm, Mm) = (Mm::ZERO, Mm::new(1000));
/// Thickness of a line along the cut.
pub const EDGE: (Mm, Mm) = (Mm::from_um(50), Mm::new(10));
/// Length of the tab of a strip.
pub const TAB: (Mm, Mm) = (Mm::ZERO, Mm::new(200));
/// Difference in size between a piece and the cell that it fits.
pub const CLEARANCE: (Mm, Mm) = (Mm::ZERO, Mm::new(50));
/// Number of pieces, of one kind and in total.
pub const COUNT: (i64, i64) = (1, 20_000);
/// Size of a mark.
pub const MARK: (Mm, Mm) = (Mm::from_um(200), Mm::new(2000));
/// Pips of one mark: those of the largest dominoes.
pub const PIPS: (i64, i64) = (0, 18);
/// Parts of a face.
pub const PARTS: (i64, i64) = (2, 24);
/// Offset of a mark from the middle of its face.
pub const PLACE: (Mm, Mm) = (Mm::new(-2000), Mm::new(2000));
/// Thickness of a line of a mark.
pub const MARK_LINE: (Mm, Mm) = (Mm::from_um(50), Mm::new(100));
/// Distance between the lines of a pattern.
pub const STEP: (Mm, Mm) = (Mm::from_um(300), Mm::new(100));
/// Thickness of a line of a pattern.
pub const WEIGHT: (Mm, Mm) = (Mm::from_um(50), Mm::new(50));
/// Maximum number of boards; more take too long.
pub const BOARDS: usize = 200;
/// Maximum number of boxes, and of sheets to write on.
pub const BOXES: usize = 50;
/// Inner sides of a box.
pub const BOX: (Mm, Mm) = (Mm::new(10), Mm::new(1000));
/// Thickness of card that is folded.
pub const BOX_CARD: (Mm, Mm) = (Mm::from_um(100), Mm::new(2));
/// Thickness of card that pieces are glued on.
pub const CARD: (Mm, Mm) = (Mm::from_um(100), Mm::new(30));
/// Players of a score sheet, and the rounds or games that it has room for.
pub const PLAYERS: (i64, i64) = (1, 8);
pub const ROUNDS: (i64, i64) = (1, 50);
/// Maximum number of different pieces; more take too long.
pub const KINDS: usize = 10_000;
/// Maximum number of tables of a spec: pieces, faces, zones, marks. Each takes a thousand bytes or more.
pub const TABLES: usize = 50_000;
/// Maximum number of marks on all faces together.
pub const MARKS: usize = 50_000;
/// Maximum number of lines, curves and dots of the patterns of all pieces and cells. At this limit a picture takes
/// half a minute, and a printer as long.
pub const PATTERN_PARTS: f64 = 4e6;
/// Maximum number of lines and curves of the art on all pieces and cells. At this limit a picture takes four seconds.
pub const ART_LINES: f64 = 1e8;
/// Maximum number of sheets of a game.
pub const SHEETS: usize = 1000;
/// Maximum number of characters of a text on a piece or in a footer.
pub const TEXT_CHARS: usize = 500;
/// Maximum number of characters of a name. With a number and an extension it is still a valid file name everywhere.
pub const NAME_CHARS: usize = 60;
/// Maximum length of a chain of faces with `like`.
pub const LIKE: usize = 50;
/// Maximum size of a leaflet in bytes.
pub const LEAFLET_BYTES: usize = 100_000;
/// Maximum number of letters of a word in a leaflet. A word that fits no line is broken letter by letter, which is
/// slow.
pub const WORD_LETTERS: usize = 200;
/// Maximum size in bytes of a spec, and of a file that it names.
pub const FILE_BYTES: u64 = 50 * 1024 * 1024;
/// Maximum size in bytes of a font: one with all letters of Europe and Asia.
pub const FONT_BYTES: usize = 20_000_000;
/// Maximum size in bytes of all files of a spec that travel with its sheets.
pub const RECIPE_BYTES: usize = 100_000_000;
/// Maximum number of pixels of all pictures of a spec: forty phone photos. They are decoded one after another, and
/// each takes seconds.
pub const ALL_PIXELS: u64 = 500_000_000;
/// Maximum work of reading all drawings of a spec and of rendering their layers, in works of the largest drawing that is
/// accepted: seconds.
pub const ALL_ART_WORK: f64 = 2.0;
/// Reading the largest drawing takes half as long as rendering it.
pub const READING_WORK: f64 = 0.5;
/// Maximum size in bytes of all art of a spec. It stays in memory until all files are written.
pub const ALL_ART_BYTES: u64 = 300_000_000;
