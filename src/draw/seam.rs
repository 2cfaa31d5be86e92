//! How sheets are glued and folded: crosses and lines to lay one tile of a board on another by, the tiles'
//! names at their seams, and the line of a fold.

use super::lettering::{Anchor, Lettering};
use super::naming::tile_name;
use super::shape;
use crate::game::{self, Game, Lang};
use crate::scene::{
    Affine, BezPath, Color, Font, MissingGlyph, Node, Point, Rect, Shape, Stroke, Symbol, Vec2,
};
use crate::sheet::{PlacedItem, Segment, Sheet, SheetItem, Tile};

const INK: Color = Color::Rgb(26, 26, 26);
const FOLD: Color = Color::Rgb(90, 90, 90);
/// The thickness of the dark line of crosses and landings.
const HAIRLINE: f64 = 0.15;
/// How far a join's cross reaches to each side.
const CROSS: f64 = 2.0;
/// How far crosses and landings stay off words.
const OFF_WORDS: f64 = 0.3;
/// The height of a tile's name at a seam, and how far it stays off the cut.
const NAME: (f64, f64) = (2.0, 0.8);
/// How far it stays off marks, and where it may stand from the middle of its seam, the nearest place first.
const OFF_MARKS: f64 = 0.5;
const STEPS: [f64; 9] = [0.0, 5.0, -5.0, 10.0, -10.0, 15.0, -15.0, 20.0, -20.0];
/// The height of the word at a fold, how far it is from the line, and how far from its end.
const FOLD_WORD: (f64, f64, f64) = (1.75, 1.6, 12.0);

/// The crosses and landings of a tile, apart.
pub struct Joins {
    /// Small crosses: cross on cross both tiles lie right.
    pub crosses: Vec<BezPath>,
    /// Short lines: here the edge of the neighbour comes to lie.
    pub landings: Vec<BezPath>,
}

impl Joins {
    /// What would run through a word on the frame or through a calm box is left out; both tiles of a seam leave
    /// out the same. `place` maps the board onto the page.
    pub fn of(sheet: &Sheet, calm: Vec<Rect>, board: Option<(&Symbol, Affine)>) -> Joins {
        let mut words: Vec<Rect> = board.map_or_else(Vec::new, |(symbol, place)| words(symbol, place));
        words.extend(calm);
        let free = |path: &BezPath| {
            let bounds = kurbo::Shape::bounding_box(path).inflate(OFF_WORDS, OFF_WORDS);
            words.iter().all(|word| word.intersect(bounds).is_zero_area())
        };
        let cross = |&join: &game::Point| {
            let (at, mut path) = (shape::point(join), BezPath::new());
            shape::add_line(&mut path, at - Vec2::new(CROSS, 0.0), at + Vec2::new(CROSS, 0.0));
            shape::add_line(&mut path, at - Vec2::new(0.0, CROSS), at + Vec2::new(0.0, CROSS));
            path
        };
        Joins {
            crosses: sheet.joins.iter().map(cross).filter(free).collect(),
            landings: sheet.landings.iter().map(|landing| line(*landing)).filter(free).collect(),
        }
    }

    /// They lie on the art, so they are light round dark.
    pub fn nodes(self) -> impl Iterator<Item = Node> {
        let paths = self.crosses.into_iter().chain(self.landings);
        paths.flat_map(|path| {
            [Node::stroked(path.clone(), Color::WHITE, 0.5), Node::stroked(path, Color::BLACK, HAIRLINE)]
        })
    }
}

/// The boxes of what the frame of a board says.
fn words(board: &Symbol, place: Affine) -> Vec<Rect> {
    let texts = board.nodes.iter().filter_map(|node| match node {
        Node::Text(text) => Some(text),
        _ => None,
    });
    texts
        .map(|text| {
            let height = text.size * text.font.cap_height();
            let bounds = Rect::new(0.0, -height, text.width(), 0.25 * height);
            (place * text.place).transform_rect_bbox(bounds)
        })
        .collect()
}

/// The name of a tile, on the paper beside each of its seams where that leaves room.
pub fn names(game: &Game, sheet: &Sheet, lang: Lang) -> Result<Vec<Node>, MissingGlyph> {
    let (Some(Tile { at: (column, row), of: (columns, rows), .. }), Some(trim), Some(name)) =
        (sheet.tile, tile_outline(sheet), tile_name(game, sheet, lang))
    else {
        return Ok(Vec::new());
    };
    let middle = trim.center();
    let off = NAME.0 / 2.0 + NAME.1;
    let frame = shape::rect(sheet.frame());
    let cuts: Vec<Rect> = sheet
        .cuts
        .iter()
        .map(|cut| {
            Rect::from_points(shape::point(cut.from), shape::point(cut.to)).inflate(OFF_MARKS, OFF_MARKS)
        })
        .collect();
    let mut nodes = Vec::new();
    for (seam, at, quarters) in [
        (row > 0, Point::new(middle.x, trim.y0 - off), 0),
        (row + 1 < rows, Point::new(middle.x, trim.y1 + off), 0),
        (column > 0, Point::new(trim.x0 - off, middle.y), 3),
        (column + 1 < columns, Point::new(trim.x1 + off, middle.y), 1),
    ] {
        let word = Lettering::new(&name, Font::SansBold, NAME.0, INK)?;
        let bounds = Rect::from_center_size(Point::ORIGIN, (word.width(), word.height()));
        let along = if quarters == 0 { Vec2::new(1.0, 0.0) } else { Vec2::new(0.0, 1.0) };
        let puts =
            STEPS.map(|step| Affine::translate(at.to_vec2() + along * step) * shape::quarters(quarters));
        let free = |put: &Affine| {
            let bounds = put.transform_rect_bbox(bounds);
            frame.contains_rect(bounds) && cuts.iter().all(|cut| cut.intersect(bounds).is_zero_area())
        };
        if let Some(put) = puts.into_iter().filter(|_| seam).find(free) {
            nodes.extend(word.put(Anchor::Middle, put));
        }
    }
    Ok(nodes)
}

/// A fold: a line of dashes, and behind it what it is for.
pub fn fold(fold: Segment, lang: Lang) -> Result<Vec<Node>, MissingGlyph> {
    let stroke = Stroke { dashes: vec![2.0, 1.5], ..Stroke::solid(FOLD, 0.2) };
    let mut nodes = vec![Node::Shape(Shape { path: line(fold), fill: None, stroke: Some(stroke) })];
    let (height, off, from_end) = FOLD_WORD;
    let word = lang.words().fold;
    let from = shape::point(fold.from);
    // The cut marks of the fronts run up to the line from the other side.
    let (at, quarters) = match fold.from.x == fold.to.x {
        true => (from + Vec2::new(off, from_end), 1),
        false => (from + Vec2::new(from_end, off), 0),
    };
    let put = Affine::translate(at.to_vec2()) * shape::quarters(quarters);
    nodes.extend(Lettering::new(word, Font::Sans, height, FOLD)?.put(Anchor::Middle, put));
    Ok(nodes)
}

/// The outline of the tile of a board on a sheet.
pub fn tile_outline(sheet: &Sheet) -> Option<Rect> {
    let (placed, window) = placed_tile(sheet)?;
    Some(shape::rect(game::Rect::centred(placed.centre, window.size)))
}

/// The tile of a board on a sheet, and its window: whole boards may lie beside it.
pub fn placed_tile(sheet: &Sheet) -> Option<(&PlacedItem, game::Rect)> {
    let tile = sheet.tile?;
    sheet.placed.iter().find_map(|placed| match placed.item {
        SheetItem::BoardWindow { board, camp, window } if (board, camp) == (tile.board, tile.camp) => {
            Some((placed, window))
        }
        _ => None,
    })
}

fn line(segment: Segment) -> BezPath {
    let mut path = BezPath::new();
    shape::add_line(&mut path, shape::point(segment.from), shape::point(segment.to));
    path
}
