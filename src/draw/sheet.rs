//! One page: pieces and boards in their places, and what shows where to cut, fold and join.

use std::collections::BTreeMap;

use super::naming::{file_name, label};
use super::stencil::{Stencils, Within};
use super::{Look, calm, footer, ruler, seam, shape, window};
use crate::game::{CutStyle, Game, Mm, Options, Packing, Rect, Shape as Outline};
use crate::scene::{
    self, Affine, BezPath, Color, DrawnPage, Layers, MissingGlyph, Node, PageLayer, Scene, Vec2,
};
use crate::sheet::{PlacedItem, Segment, Sheet, SheetItem, SheetSide};

/// The thickness of everything that shows where to cut: thin enough to cut on, thick enough to see.
pub(super) const HAIRLINE: f64 = 0.15;
/// The thickness of the white line below it: what is dark all round hides no hairline then.
pub(super) const HALO: f64 = 0.5;
pub(super) const OUTLINE: Color = Color::Rgb(70, 70, 70);

/// Draws one of the sheets of a game.
pub fn page(
    game: &Game,
    sheets: &[Sheet],
    number: usize,
    options: &Options,
    look: Look,
    stencils: &mut Stencils,
    scene: &mut Scene,
) -> Result<DrawnPage, MissingGlyph> {
    let sheet = &sheets[number];
    let mut layers = Layers::default();
    layers.extend(PageLayer::Art, art(game, sheet, options, stencils, scene)?);
    // A machine cuts paper that is printed on both sides from the front.
    let cut = sheet.placed.iter().filter(|_| sheet.side == SheetSide::Front);
    let outlines = cut.filter_map(|placed| outline(game, placed)).collect();
    let seen = || sheet.placed.iter().filter(|placed| !placed.behind_fold);
    let outlined = seen().filter(|placed| is_outlined(game, placed, sheet.side, options.cut));
    let outlined: Vec<BezPath> = outlined.filter_map(|placed| outline(game, placed)).collect();
    // All light first: where two pieces share an edge, the light of one would cover the line of the other.
    layers
        .extend(PageLayer::Cut, outlined.iter().map(|path| Node::stroked(path.clone(), Color::WHITE, HALO)));
    layers.extend(PageLayer::Cut, outlined.into_iter().map(|path| Node::stroked(path, OUTLINE, HAIRLINE)));
    let corners = seen().filter_map(|placed| corners(game, placed, sheet.side, options.cut));
    for path in segments(&sheet.cuts).chain(ticks(sheet)).chain(corners) {
        layers.add(PageLayer::Cut, Node::stroked(path.clone(), Color::WHITE, HALO));
        layers.add(PageLayer::Cut, Node::stroked(path, Color::BLACK, HAIRLINE));
    }
    for &fold in &sheet.folds {
        layers.extend(PageLayer::Fold, seam::fold(fold, look.lang)?);
    }
    let joins = joins(game, sheet, stencils, scene)?;
    layers.extend(PageLayer::Marks, joins.into_iter().flat_map(seam::Joins::nodes));
    let names = seam::names(game, sheet, look.lang)?;
    let words: Vec<scene::Rect> = names.iter().filter_map(text_box).collect();
    layers.extend(PageLayer::Marks, names);
    layers.extend(PageLayer::Marks, footer::nodes(game, sheets, number, look)?);
    layers.extend(PageLayer::Marks, ruler::upright(game, sheet, options.bleed, &words)?);
    let paper = Rect::new(Mm::ZERO, Mm::ZERO, sheet.paper.width, sheet.paper.height);
    let trim = shape::rect(sheet.trim);
    Ok(DrawnPage {
        name: format!("{:02}-{}", number + 1, file_name(sheet)),
        label: label(sheet, look.lang),
        size: scene::Size::new(sheet.paper.width.get(), sheet.paper.height.get()),
        trim,
        bleed: shape::rect(sheet.trim.grown(options.bleed)).intersect(shape::rect(paper)),
        layers,
        outlines,
    })
}

/// What stays on the pieces. Where neighbours lie edge to edge, all are painted twice: first with bleed, then
/// as far as each has room; so blocks bleed at their rim, and between two pieces no paper shows. The bleed of
/// the corners of a block comes before all, under that of the neighbours.
fn art(
    game: &Game,
    sheet: &Sheet,
    options: &Options,
    stencils: &mut Stencils,
    scene: &mut Scene,
) -> Result<Vec<Node>, MissingGlyph> {
    let mut nodes = Vec::new();
    let crowded = |placed: &&PlacedItem| placed.room == Mm::ZERO && options.bleed > Mm::ZERO;
    for placed in outer_corners(game, sheet).into_iter().filter(crowded) {
        nodes.extend(piece(placed, Within::Bleed, stencils, scene)?);
    }
    for placed in sheet.placed.iter().filter(crowded) {
        let within = match shape_of(game, placed).map(Outline::packing) {
            Some(Packing::Straight) => Within::Arms(placed.room),
            Some(Packing::Hexagonal(_)) => Within::Bleed,
            // Where discs touch, the ticks that aim the punch take what room there is.
            Some(Packing::Round(_)) | None => continue,
        };
        nodes.extend(piece(placed, within, stencils, scene)?);
    }
    for placed in &sheet.placed {
        match placed.item {
            SheetItem::BoardWindow { board, camp, window } => {
                let Some(symbol) = stencils.board(scene, board, camp)? else { continue };
                let Some(whole) = game.boards.get(board).map(|board| board.size()) else { continue };
                let clip = window_with_bleed(window, whole, options.bleed);
                let symbol = if window.size == whole { symbol } else { window::symbol(scene, symbol, clip) };
                let place = window_place(placed, window);
                let path = place * shape::rectangle(clip);
                nodes.push(Node::Clip { path, nodes: vec![Node::used(symbol, place)] });
            }
            SheetItem::Front(_) | SheetItem::Back(_) => {
                nodes.extend(piece(placed, Within::Room(placed.room), stencils, scene)?);
            }
        }
    }
    Ok(nodes)
}

/// The rectangles that have a corner which they share with no other: only there can bleed be missing when all
/// have painted beyond their edges, but not beyond their corners.
fn outer_corners<'a>(game: &Game, sheet: &'a Sheet) -> Vec<&'a PlacedItem> {
    let corners = |placed: &'a PlacedItem| {
        let shape = shape_of(game, placed).filter(|&shape| shape.is_rectangular())?;
        let size = if placed.quarters % 2 == 1 { shape.size().turned() } else { shape.size() };
        let cut = Rect::centred(placed.centre, size);
        let at = |x: Mm, y: Mm| (x, y);
        let (left, right, top, bottom) = (cut.left(), cut.right(), cut.top(), cut.bottom());
        Some((placed, [at(left, top), at(right, top), at(left, bottom), at(right, bottom)]))
    };
    let all: Vec<_> = sheet.placed.iter().filter_map(corners).collect();
    let mut uses = BTreeMap::<(Mm, Mm), usize>::new();
    for corner in all.iter().flat_map(|(_, corners)| corners) {
        *uses.entry(*corner).or_default() += 1;
    }
    let alone = |corners: &[(Mm, Mm); 4]| corners.iter().any(|corner| uses.get(corner) == Some(&1));
    all.iter().filter(|(_, corners)| alone(corners)).map(|&(placed, _)| placed).collect()
}

/// The box round a text on the page.
fn text_box(node: &Node) -> Option<scene::Rect> {
    let Node::Text(text) = node else { return None };
    let em = scene::Rect::new(0.0, -text.size, text.width(), 0.3 * text.size);
    Some(text.place.transform_rect_bbox(em))
}

fn piece(
    placed: &PlacedItem,
    within: Within,
    stencils: &mut Stencils,
    scene: &mut Scene,
) -> Result<Option<Node>, MissingGlyph> {
    let symbol = match placed.item {
        SheetItem::Front(number) => {
            stencils.piece(scene, number, Some(placed.copy), SheetSide::Front, within)?
        }
        SheetItem::Back(number) => stencils.piece(scene, number, None, SheetSide::Back, within)?,
        SheetItem::BoardWindow { .. } => None,
    };
    Ok(symbol.map(|symbol| Node::used(symbol, place(placed))))
}

/// What shows on all parts of the boards how they are glued together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guides {
    /// Whether each has a cross to lay on a cross.
    pub crosses: bool,
    /// Whether each has a line to lay the edge of its neighbour on.
    pub landings: bool,
}

/// What helps to glue the parts of the boards on these sheets.
pub fn guides(game: &Game, sheets: &[Sheet], look: Look) -> Result<Guides, MissingGlyph> {
    let (mut scene, mut stencils) = (Scene::default(), Stencils::new(game, look, Mm::ZERO));
    let tiled = || sheets.iter().filter(|sheet| sheet.tile.is_some() && sheet.side == SheetSide::Front);
    let mut guides = Guides { crosses: tiled().next().is_some(), landings: tiled().next().is_some() };
    for sheet in tiled() {
        let joins = joins(game, sheet, &mut stencils, &mut scene)?;
        guides.crosses &= joins.as_ref().is_some_and(|joins| !joins.crosses.is_empty());
        guides.landings &= joins.as_ref().is_some_and(|joins| !joins.landings.is_empty());
    }
    Ok(guides)
}

/// The crosses and landings on a tile of a board.
fn joins(
    game: &Game,
    sheet: &Sheet,
    stencils: &mut Stencils,
    scene: &mut Scene,
) -> Result<Option<seam::Joins>, MissingGlyph> {
    let (Some(tile), Some((placed, window))) = (sheet.tile, seam::placed_tile(sheet)) else {
        return Ok(None);
    };
    let symbol = stencils.board(scene, tile.board, tile.camp)?.and_then(|id| scene.symbols.get(id.0));
    let place = window_place(placed, window);
    let calm = game.boards.get(tile.board).map(|board| calm::of_camp(board, tile.camp)).unwrap_or_default();
    let calm = calm.into_iter().map(|calm| place.transform_rect_bbox(calm)).collect();
    Ok(Some(seam::Joins::of(sheet, calm, symbol.map(|symbol| (symbol, place)))))
}

/// Maps a piece, its middle at the origin, onto the page.
fn place(placed: &PlacedItem) -> Affine {
    Affine::translate(shape::point(placed.centre).to_vec2()) * shape::quarters(placed.quarters)
}

/// Maps a board, its top left corner at the origin, onto the page.
fn window_place(placed: &PlacedItem, window: Rect) -> Affine {
    place(placed) * Affine::translate(-shape::rect(window).center().to_vec2())
}

/// A window of a board, and the bleed where its edge is the board's.
fn window_with_bleed(window: Rect, board: crate::game::Size, bleed: Mm) -> scene::Rect {
    let mut clip = shape::rect(window);
    let bleed = bleed.get();
    if window.left() <= Mm::ZERO {
        clip.x0 -= bleed;
    }
    if window.top() <= Mm::ZERO {
        clip.y0 -= bleed;
    }
    if window.right() >= board.width {
        clip.x1 += bleed;
    }
    if window.bottom() >= board.height {
        clip.y1 += bleed;
    }
    clip
}

fn shape_of(game: &Game, placed: &PlacedItem) -> Option<Outline> {
    match placed.item {
        SheetItem::Front(number) | SheetItem::Back(number) => {
            game.pieces.get(number).map(|piece| piece.shape)
        }
        SheetItem::BoardWindow { .. } => None,
    }
}

/// The closed outline of what is placed, on the page.
fn outline(game: &Game, placed: &PlacedItem) -> Option<BezPath> {
    match placed.item {
        SheetItem::BoardWindow { window, .. } => {
            Some(window_place(placed, window) * shape::rectangle(shape::rect(window)))
        }
        SheetItem::Front(_) | SheetItem::Back(_) => {
            Some(place(placed) * shape::outline(shape_of(game, placed)?, 0.0))
        }
    }
}

/// Whether the sheet shows the whole outline of what is placed: where that is asked for, and where nothing
/// else could show how to cut a piece that straight cuts do not free.
fn is_outlined(game: &Game, placed: &PlacedItem, side: SheetSide, cut: CutStyle) -> bool {
    let straight = shape_of(game, placed).is_none_or(Outline::is_rectangular);
    match cut {
        CutStyle::Outline => true,
        CutStyle::Marks => !straight && placed.ticks.is_empty() && side == SheetSide::Front,
        CutStyle::Lines => !straight,
        CutStyle::None => false,
    }
}

/// What shows how the corners of a piece are cut round that straight cuts free.
fn corners(game: &Game, placed: &PlacedItem, side: SheetSide, cut: CutStyle) -> Option<BezPath> {
    let shape = shape_of(game, placed)?;
    let arcs = match cut {
        // The light below the line stays off the piece.
        CutStyle::Marks if side == SheetSide::Front => shape::corner_arcs(shape, HALO / 2.0),
        CutStyle::Lines => shape::corner_arcs(shape, 0.0),
        CutStyle::Marks | CutStyle::Outline | CutStyle::None => None,
    }?;
    Some(place(placed) * arcs)
}

/// All segments as one path, if there are any.
fn segments(segments: &[Segment]) -> impl Iterator<Item = BezPath> {
    let mut path = BezPath::new();
    for segment in segments {
        shape::add_line(&mut path, shape::point(segment.from), shape::point(segment.to));
    }
    (!segments.is_empty()).then_some(path).into_iter()
}

/// The ticks round all discs and hexagons as one path, if there are any.
fn ticks(sheet: &Sheet) -> impl Iterator<Item = BezPath> {
    let mut path = BezPath::new();
    for placed in &sheet.placed {
        let centre = shape::point(placed.centre);
        for tick in &placed.ticks {
            let (sin, cos) = tick.direction.to_radians().sin_cos();
            let way = Vec2::new(sin, -cos);
            shape::add_line(&mut path, centre + way * tick.from.get(), centre + way * tick.to.get());
        }
    }
    (!path.elements().is_empty()).then_some(path).into_iter()
}
