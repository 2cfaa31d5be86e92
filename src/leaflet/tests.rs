//! The bundled leaflets, set.

use super::add_pages;
use crate::draw::Look;
use crate::game::{Game, Lang, Mm, Size};
use crate::scene::{Info, Layer, Node, Rect, Scene};
use crate::spec::{Overrides, load};
use crate::templates::GAMES;

const A4: Size = Size::new(Mm::new(210), Mm::new(297));
const LETTER: Size = Size::new(Mm::from_um(215_900), Mm::from_um(279_400));

fn games() -> Vec<Game> {
    GAMES
        .iter()
        .map(|template| match load(&template.source(), &Overrides::default(), template) {
            Ok(job) => job.game,
            Err(faulty) => panic!("{}: {faulty:#?}", template.name),
        })
        .filter(|game| game.leaflet.is_some())
        .collect()
}

fn set(game: &Game, paper: Size, lang: Lang) -> Scene {
    let info = Info { lang: lang.code(), ..Info::default() };
    let mut scene = Scene { info, ..Scene::default() };
    add_pages(game, paper, Look { lang, low_ink: false }, &mut scene).expect("every glyph is there");
    scene
}

#[test]
fn look() {
    for game in games() {
        for (name, paper) in [("a4", A4), ("letter", LETTER)] {
            for lang in Lang::ALL {
                let scene = set(&game, paper, lang);
                eprintln!("{} {name} {} {}", game.name, lang.code(), scene.pages.len());
                for page in &scene.pages {
                    let path = format!("/tmp/look-leaflet/{}-{name}-{}-{}.svg", game.name, lang.code(), page.name);
                    std::fs::write(path, crate::write::svg(&scene, page)).unwrap();
                }
            }
        }
    }
}
