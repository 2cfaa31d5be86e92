//! Draws sheets as scenes.
//!
//! | file | holds |
//! |---|---|
//! | `sheet` | pages: pieces and boards, cuts, folds, alignment marks |
//! | `naming` | names of sheets and tiles |
//! | `seam` | marks and labels of seams and folds |
//! | `footer` | title, number and print instructions of a sheet |
//! | `ruler` | rulers to check the print size |
//! | `window` | symbols clipped to the window of a tile, or to the bleed around a cut |
//! | `cuts` | lines along which pieces are cut |
//! | `through` | marks and numbers of cuts that run right through |
//! | `edge`, `edge_lines` | what faces look like along their cuts, and lines where neighbours look alike |
//! | `stencil` | the symbols of faces and camps, drawn once each |
//! | `face` | backgrounds, patterns and marks of one face, with `sign`, `parts`, `pattern`, `ports` and `tracks` |
//! | `art` | drawings from outside |
//! | `board` | the grid, its zones and its frame, with `lattice`, `frame`, `coordinates`, `titles` and `reserved` |
//! | `marker` | fiducial markers and colour patches |
//! | `tuck_box` | the nets of boxes |
//! | `alone`, `contents` | single boards and pieces without a sheet; what a game holds, in one picture |
//! | `low_ink` | faces and pictures with less ink |
//! | `lettering`, `shape` | text and basic shapes |

mod alone;
mod art;
mod bands;
mod board;
mod contents;
mod coordinates;
mod cuts;
mod edge;
mod edge_lines;
mod face;
mod footer;
mod frame;
mod lattice;
mod lettering;
mod low_ink;
mod marker;
mod naming;
mod parts;
mod pattern;
mod ports;
mod reserved;
mod ruler;
mod seam;
mod shape;
mod sheet;
mod sign;
mod stencil;
mod through;
mod titles;
mod tracks;
mod tuck_box;
mod window;

pub use alone::{board_alone, piece_alone};
pub(crate) use alone::{empty, sides};
pub(crate) use bands::width as band_width;
pub(crate) use contents::{contents, spread};
pub(crate) use edge::{Edge, EdgeReader};
pub use footer::page_footer;
pub(crate) use frame::left_out;
pub(crate) use lettering::{Lettering, TextAnchor, width_of};
pub(crate) use reserved::covered;
pub(crate) use shape::{HAIRLINE_MM, cut_out, rect, rectangle, size};
pub use sheet::{BoardTexts, board_texts, cut_by_seams, text_areas};
pub use stencil::{PaintExtent, Stencils};
pub(crate) use tuck_box::box_page;

use std::sync::Arc;

use crate::game::{Backs, Game, Look, Options, Pattern};
use crate::scene::{Affine, Bitmap, Flip, GlyphResult, Node, PictureId, Rect, Scene, Symbol, SymbolId};
use crate::sheet::{Sheet, SheetSide};

pub fn draw(game: &Game, sheets: &[Sheet], options: &Options, look: Look) -> GlyphResult<Scene> {
    let mut scene = empty(game, look);
    scene.info.duplex = duplex(sheets, options.backs);
    let mut stencils = Stencils::new(game, look, options.bleed, &mut scene);
    let pages = (0..sheets.len()).map(|number| stencils.page(sheets, number, options));
    let pages = pages.collect::<GlyphResult<_>>()?;
    Ok(Scene { pages, ..scene })
}

/// The duplex mode of the printer. Without pages of backs it would print the second sheet behind the first.
fn duplex(sheets: &[Sheet], backs: Backs) -> Option<Flip> {
    if !sheets.iter().any(|sheet| sheet.side == SheetSide::Back) {
        return None;
    }
    match backs {
        Backs::DuplexLong => Some(Flip::LongEdge),
        Backs::DuplexShort => Some(Flip::ShortEdge),
        Backs::None | Backs::Fold => None,
    }
}

/// Draws faces, and shares their pictures and patterns.
pub struct Brush<'s> {
    look: Look,
    scene: &'s mut Scene,
    /// Patterns with their areas and symbols.
    patterns: Vec<(Pattern, Rect, SymbolId)>,
}

impl<'s> Brush<'s> {
    fn new(look: Look, scene: &'s mut Scene) -> Brush<'s> {
        Brush { look, scene, patterns: Vec::new() }
    }

    /// A pattern clipped to an area.
    fn pattern(&mut self, pattern: Pattern, area: Rect) -> Node {
        let cached = self.patterns.iter().find(|(kept, over, _)| *kept == pattern && *over == area);
        let symbol = if let Some(&(_, _, symbol)) = cached {
            symbol
        } else {
            let nodes = vec![pattern::node(&pattern, area)];
            let clip = Some(rectangle(area));
            let symbol = self.scene.add_symbol(Symbol { clip, bounds: area, nodes });
            self.patterns.push((pattern, area, symbol));
            symbol
        };
        Node::used(symbol, Affine::IDENTITY)
    }

    /// Adds a picture to the scene, lightened for low ink.
    fn picture(&mut self, picture: &Arc<Bitmap>) -> PictureId {
        match self.look.low_ink {
            true => self.scene.add_picture(&low_ink::picture(picture)),
            false => self.scene.add_picture(picture),
        }
    }
}

#[cfg(test)]
mod tests;
