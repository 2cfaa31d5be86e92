//! The drawing hand: a game laid out on sheets becomes a scene.
//!
//! | file | draws |
//! |---|---|
//! | `sheet` | one page: pieces and boards in their places, cuts, folds, alignment marks |
//! | `naming` | what sheets are called |
//! | `seam` | what shows how sheets are glued and folded |
//! | `footer` | what the sheet is and how to print it |
//! | `ruler` | rulers to check the print with |
//! | `window` | what a tile shows of its board |
//! | `stencil` | the symbols that the pages use: each face and each camp of a board once |
//! | `face` | backgrounds, patterns and marks of one face, with `sign`, `pattern` and `ports` |
//! | `board` | the grid, its zones and its frame, with `lattice`, `frame`, `coordinates` and `calm` |
//! | `marker` | markers and patches for a camera |
//! | `alone` | one board or piece without a sheet round it |
//! | `low_ink` | the same face with a fraction of the colour |
//! | `lettering`, `shape` | words and plain figures for all of them |

mod alone;
mod board;
mod calm;
mod coordinates;
mod face;
mod footer;
mod frame;
mod lattice;
mod lettering;
mod low_ink;
mod marker;
mod naming;
mod pattern;
mod ports;
mod ruler;
mod seam;
mod shape;
mod sheet;
mod sign;
mod stencil;
mod window;

pub(crate) use alone::empty;
pub use alone::{board_alone, piece_alone};
pub use calm::boxes as calm_boxes;
pub use footer::of_page as page_footer;
pub(crate) use shape::outline;
pub use sheet::{Guides, guides};
pub use stencil::{Stencils, Within};

use std::sync::Arc;

use crate::game::{Backs, Game, Look, Options, Pattern};
use crate::scene::{
    Affine, Bitmap, Flip, Info, MissingGlyph, Node, PictureId, Rect, Scene, Symbol, SymbolId,
};
use crate::sheet::{Sheet, SheetSide};

/// Draws the sheets of a game.
pub fn draw(game: &Game, sheets: &[Sheet], options: &Options, look: Look) -> Result<Scene, MissingGlyph> {
    let info = Info {
        title: game.title.get(look.lang).clone(),
        subject: game.source.get(look.lang).clone(),
        lang: look.lang.code(),
        duplex: duplex(sheets, options.backs),
    };
    let mut scene = Scene { info, ..Scene::default() };
    let mut stencils = Stencils::new(game, look, options.bleed);
    for number in 0..sheets.len() {
        let page = sheet::page(game, sheets, number, options, look, &mut stencils, &mut scene)?;
        scene.pages.push(page);
    }
    Ok(scene)
}

/// How the printer turns the paper. Only pages say whether there is anything to turn it for: without backs it
/// would print the second sheet behind the first.
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

/// The hand that paints faces.
pub struct Brush {
    look: Look,
    /// Pictures beside their lightened copies, so that each is lightened once.
    lightened: Vec<(Arc<Bitmap>, Arc<Bitmap>)>,
    /// Patterns beside the areas that they cover and their symbols: many faces of a game share one.
    patterns: Vec<(Pattern, Rect, SymbolId)>,
}

impl Brush {
    fn new(look: Look) -> Brush {
        Brush { look, lightened: Vec::new(), patterns: Vec::new() }
    }

    /// A pattern over an area and nowhere else.
    fn pattern(&mut self, scene: &mut Scene, pattern: Pattern, area: Rect) -> Node {
        let known = self.patterns.iter().find(|(kept, over, _)| *kept == pattern && *over == area);
        let symbol = if let Some(&(_, _, symbol)) = known {
            symbol
        } else {
            let nodes = vec![pattern::node(&pattern, area)];
            let symbol = scene.add_symbol(Symbol { clip: Some(shape::rectangle(area)), bounds: area, nodes });
            self.patterns.push((pattern, area, symbol));
            symbol
        };
        Node::used(symbol, Affine::IDENTITY)
    }

    /// Keeps a picture in the scene, lightened where ink is to be spared.
    fn picture(&mut self, scene: &mut Scene, picture: &Arc<Bitmap>) -> PictureId {
        if !self.look.low_ink {
            return scene.add_picture(picture);
        }
        let known = self.lightened.iter().find(|(dark, _)| Arc::ptr_eq(dark, picture));
        let light = if let Some((_, light)) = known {
            light.clone()
        } else {
            let light = Arc::new(low_ink::picture(picture));
            self.lightened.push((picture.clone(), light.clone()));
            light
        };
        scene.add_picture(&light)
    }
}

#[cfg(test)]
mod tests;
