//! Small pictures of the examples, as committed in `docs/spec/`.

use super::*;
use crate::desk;
use crate::draw::{self, PaintExtent, Stencils};
use crate::game::{Block, Game, Look, Mm, Parts};
use crate::leaflet::{figure_alone, game_without_frames};
use crate::reference::examples::Shown;
use crate::scene::{Affine, Color, DrawnPage, GlyphResult, Layers, Node, Rect, Scene, Size};
use crate::sheet::SheetSide;
use crate::write;

/// Between two things of a picture.
const GAP_MM: f64 = 3.0;
/// Most that lies side by side: parts, pages.
const ROW_MM: (f64, f64) = (110.0, 260.0);
/// Pages of a print that are shown.
const MOST_PAGES: usize = 3;
const LINE: Color = Color::Rgb(0x88, 0x88, 0x88);
const LINE_MM: f64 = 0.2;

/// Things side by side in rows.
struct Rows {
    most: f64,
    nodes: Vec<Node>,
    x: f64,
    y: f64,
    height: f64,
    width: f64,
}

impl Rows {
    fn new(most: f64) -> Rows {
        Rows { most, nodes: Vec::new(), x: 0.0, y: 0.0, height: 0.0, width: 0.0 }
    }

    /// The top left corner of the next thing.
    fn place(&mut self, width: f64, height: f64) -> Affine {
        if self.x > 0.0 && self.x + width > self.most {
            self.y += self.height + GAP_MM;
            (self.x, self.height) = (0.0, 0.0);
        }
        let place = Affine::translate((self.x + GAP_MM / 2.0, self.y + GAP_MM / 2.0));
        self.x += width + GAP_MM;
        self.height = self.height.max(height);
        self.width = self.width.max(self.x);
        place
    }

    fn page(self, label: &str) -> DrawnPage {
        let size = Size::new(self.width, self.y + self.height + GAP_MM);
        DrawnPage::uncut("example", label, size, Layers::of_art(self.nodes))
    }
}

/// All camps of all boards, and a copy of each piece.
fn parts(game: &Game, look: Look, scene: &mut Scene) -> GlyphResult<Rows> {
    let mut rows = Rows::new(ROW_MM.0);
    let mut stencils = Stencils::new(game, look, Mm::ZERO, scene);
    for (number, board) in game.boards.iter().enumerate() {
        for camp in 0..board.camps.len() {
            let size = board.size();
            let place = rows.place(size.width.get(), size.height.get());
            rows.nodes.extend(stencils.board(number, camp)?.map(|symbol| Node::used(symbol, place)));
        }
    }
    for (number, piece) in game.pieces.iter().enumerate() {
        let size = piece.shape.size();
        let corner = rows.place(size.width.get(), size.height.get());
        let place = corner * Affine::translate((size.width.get() / 2.0, size.height.get() / 2.0));
        let symbol = stencils.piece(number, Some(0), SheetSide::Front, PaintExtent::Bleed)?;
        let cut = place * draw::cut_out(piece, SheetSide::Front);
        let nodes = symbol.map(|symbol| Node::used(symbol, place)).into_iter().collect();
        rows.nodes.push(Node::Clip { path: cut.clone(), nodes });
        rows.nodes.push(Node::stroked(cut, LINE, LINE_MM));
    }
    Ok(rows)
}

/// The first pages of a print.
fn pages(drawn: &Scene) -> Rows {
    let mut rows = Rows::new(ROW_MM.1);
    for page in drawn.pages.iter().take(MOST_PAGES) {
        let place = rows.place(page.size.width, page.size.height);
        let nodes = page.layers.used().flat_map(|(_, nodes)| nodes.to_vec());
        rows.nodes.extend(nodes.map(|node| node.transformed(place)));
        let edge = kurbo::Shape::to_path(&Rect::ZERO.with_size(page.size), 0.1);
        rows.nodes.push(Node::stroked(place * edge, LINE, LINE_MM));
    }
    rows
}

/// The picture of an example, unless it needs none.
pub(super) fn picture(example: Example) -> Option<String> {
    if example.shown == Shown::Typed {
        return None;
    }
    let only = match example.name.split('.').next() {
        Some("box") => Some(Parts { boxes: true, ..Parts::NONE }),
        Some("scores") => Some(Parts { scores: true, ..Parts::NONE }),
        _ => None,
    };
    let job = job_with(example, &Overrides { only, ..Overrides::default() });
    let (game, look) = (&job.game, job.look);
    let mut scene = draw::empty(game, look);
    example.name.clone_into(&mut scene.info.title);
    if let Some(leaflet) = &game.leaflet {
        let figures = leaflet.get(look.lang).blocks.iter().find_map(|block| match block {
            Block::Diagram(diagram) => diagram.figures.first(),
            _ => None,
        });
        let bare = game_without_frames(game);
        let drawn = figure_alone(figures?, &bare, look, String::new()).expect("glyphs");
        return Some(write::svg(&drawn, &drawn.pages[0]));
    }
    let page = match example.shown {
        Shown::Pages => {
            let drawn = desk::drawn(&job).expect("a print");
            let page = pages(&drawn).page(example.name);
            scene = Scene { info: scene.info, ..drawn };
            page
        }
        _ => parts(game, look, &mut scene).expect("glyphs").page(example.name),
    };
    Some(write::svg(&scene, &page))
}

/// The name of the picture of an example.
pub(super) fn file(example: Example) -> String {
    format!("{}.svg", example.name.replace('.', "-"))
}

#[test]
fn the_pictures_of_examples_are_the_committed_ones() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut known = vec!["fish.svg".to_owned()];
    for (entry, example) in all_examples(Lang::En) {
        let Some(svg) = picture(example) else { continue };
        let path = folder().join(file(example));
        if bless {
            fs::write(&path, &svg).expect("the picture is written");
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(committed == svg, "`cargo bless` writes the picture of {} anew", entry.name);
        known.push(file(example));
    }
    let there = fs::read_dir(folder()).expect("the folder").flatten();
    let there = there.map(|entry| entry.file_name().to_string_lossy().into_owned());
    for name in there.filter(|name| name.ends_with(".svg") && !known.contains(name)) {
        if bless {
            fs::remove_file(folder().join(&name)).expect("an old picture goes");
        } else {
            panic!("{name} is of no example");
        }
    }
}
