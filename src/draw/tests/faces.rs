//! Faces, as they lie on paper.

use super::*;
use crate::spec::{Overrides, load};
use crate::templates;

/// A bundled game without its boards, one of each of its pieces.
fn bundled(name: &str) -> Game {
    let template = templates::game(name).unwrap();
    let mut game = load(&template.source(), &Overrides::default(), template).unwrap().game;
    game.boards.clear();
    game.leaflet = None;
    for piece in &mut game.pieces {
        piece.count = 1;
        piece.back = None;
        piece.reversible = false;
    }
    game
}

/// The first page of a game, and the pixel at a place on a piece, measured from its middle.
fn looked_at(game: &Game, look: Look) -> impl Fn(&str, f64, f64) -> [u8; 3] {
    let sheets = lay_out(game, &options()).unwrap();
    let scene = draw(game, &sheets, &options(), look).unwrap();
    let print = Print::of(&scene, &scene.pages[0]);
    move |name, x, y| {
        let found = sheets[0]
            .placed
            .iter()
            .find(|placed| matches!(placed.item, Item::Front(piece) if game.pieces[piece].name == name));
        let centre = found.unwrap_or_else(|| panic!("no {name} on the sheet")).centre;
        print.at(centre.x.get() + x, centre.y.get() + y)
    }
}

#[test]
fn the_lines_of_lightning_lie_on_top() {
    const FLASH: [u8; 3] = [0xf4, 0xb6, 0x2c];
    let game = bundled("lightning");
    let pixel = looked_at(&game, LIT);
    for model in ["straight", "diagonal", "bend", "fork", "cross"] {
        assert_eq!(pixel(model, 0.0, 0.0), FLASH, "the middle of {model}");
    }
    // Beyond the frame that all tiles share, at both sides.
    for y in [-8.9, -9.5, 8.9, 9.5] {
        assert_eq!(pixel("straight", 0.0, y), FLASH, "{y}");
    }
}
