//! Draws pages: pieces and boards, cuts, folds and alignment marks.

use std::collections::BTreeMap;

use super::cuts::{hole, is_outlined, outline, shows_holes};
use super::naming::{description, file_name, label};
use super::shape;
use super::stencil::{PaintExtent, Stencils};
use super::window::{self, Window};
use super::{Look, footer, ruler, seam, through};
use crate::game::{CutStyle, Game, Mm, Options, Piece, PieceEdge, Rect, Shape};
use crate::scene::{self, Affine, BezPath, Color, DrawnPage, GlyphResult, Layers, Node, PageLayer, Scene};
use crate::sheet::{PlacedItem, Sheet, SheetItem, SheetSide};

const OUTLINE: Color = Color::Rgb(70, 70, 70);

impl Stencils<'_> {
    /// Draws one of the sheets of a game.
    pub(super) fn page(
        &mut self,
        sheets: &[Sheet],
        number: usize,
        options: &Options,
    ) -> GlyphResult<DrawnPage> {
        let (game, look, sheet) = (self.game, self.brush.look, &sheets[number]);
        let mut layers = Layers::of_art(self.art(sheet)?);
        if options.cut == CutStyle::Marks {
            layers.extend(PageLayer::Cut, self.edge_lines(sheet)?);
        }
        // Cutting machines cut duplex prints from the front, and folded ones through both halves once they are glued.
        let cut = sheet.placed.iter().filter(|placed| sheet.side == SheetSide::Front && !placed.behind_fold);
        // A machine cuts holes first, while the piece is still fast.
        let outlines =
            cut.flat_map(|placed| hole(game, placed).into_iter().chain(outline(game, placed))).collect();
        let before_folds = || sheet.placed.iter().filter(|placed| !placed.behind_fold);
        let outlined = before_folds().filter(|placed| is_outlined(game, placed, sheet.side, options.cut));
        let (edged, outlined): (Vec<_>, Vec<_>) =
            outlined.partition(|placed| edge_line(game, placed).is_some());
        let outlined = outlined.into_iter().filter_map(|placed| outline(game, placed));
        let holes = before_folds().filter(|_| shows_holes(sheet.side, options.cut));
        let outlined = outlined.chain(holes.filter_map(|placed| hole(game, placed))).collect();
        layers.extend(PageLayer::Cut, shape::hairlines(outlined, OUTLINE));
        // A halo would cover the line of the piece.
        let on_line = edged.into_iter().filter_map(|placed| {
            let ink = edge_line(game, placed)?.contrast();
            Some(Node::stroked(outline(game, placed)?, ink, shape::HAIRLINE_MM))
        });
        layers.extend(PageLayer::Cut, on_line);
        layers.extend(PageLayer::Cut, self.marks(sheets, number, options.cut));
        layers.extend(PageLayer::Cut, through::nodes(sheet)?);
        layers.extend(PageLayer::Fold, seam::folds(sheet, look.lang)?);
        layers.extend(PageLayer::Marks, seam::landings(sheet));
        let names = seam::names(game, sheet, look.lang)?;
        let labels: Vec<scene::Rect> = names.iter().filter_map(text_bounds).collect();
        layers.extend(PageLayer::Marks, names);
        layers.extend(PageLayer::Marks, footer::nodes(game, sheets, number, look)?);
        layers.extend(PageLayer::Marks, ruler::vertical(game, sheet, options.bleed, &labels)?);
        let paper = shape::rect(Rect { size: sheet.paper, ..Rect::default() });
        let bleed = shape::rect(sheet.trim.grown(options.bleed)).intersect(paper);
        // A print shop that trimmed a sheet of many pieces would cut off the marks between them.
        let is_one = sheet.placed.len() == 1;
        let (trim, bleed) = if is_one { (shape::rect(sheet.trim), bleed) } else { (paper, paper) };
        Ok(DrawnPage {
            name: file_name(sheet),
            label: label(sheet, look.lang),
            description: description(game, sheet, look.lang),
            size: shape::size(sheet.paper),
            trim,
            bleed,
            layers,
            outlines,
            scores: sheet.folds.iter().copied().map(seam::line).collect(),
            is_rules: false,
        })
    }

    /// The print of pieces and boards. Adjacent pieces are painted twice: first the bleed around each, then each within its
    /// cut, so that blocks have bleed at their edges. Bleed stays off neighbours that do not cover it; below others it
    /// leaves no paper visible between two pieces.
    fn art(&mut self, sheet: &Sheet) -> GlyphResult<Vec<Node>> {
        let (game, bleed) = (self.game, self.bleed);
        let adjacent = || sheet.placed.iter().filter(|placed| placed.is_adjacent(game, bleed));
        let mut bleeds = Vec::new();
        // The bleed of the corners of a block is below that of the neighbours.
        for placed in outer_corners(game, sheet) {
            if placed.is_adjacent(game, bleed) {
                bleeds.extend(self.placed(placed, PaintExtent::Around)?);
            }
        }
        for placed in adjacent() {
            let is_straight = shape_of(game, placed).is_some_and(Shape::is_rectangular);
            let extent = if is_straight { PaintExtent::Sides } else { PaintExtent::Around };
            bleeds.extend(self.placed(placed, extent)?);
        }
        let is_translucent = |placed: &&PlacedItem| {
            placed.item.piece().is_some_and(|(number, side)| !self.is_opaque(number, side))
        };
        // Corners are rounded after straight cuts.
        let cut = |placed: &PlacedItem| {
            let (_, side) = placed.item.piece()?;
            Some(place(placed) * shape::painted(piece_of(game, placed)?, side, 0.0, true))
        };
        let holes: Vec<BezPath> = adjacent().filter(is_translucent).filter_map(cut).collect();
        let mut nodes = if holes.is_empty() || bleeds.is_empty() {
            bleeds
        } else {
            let extents = bleeds.iter().filter_map(|node| window::bounds(self.brush.scene, node));
            let whole = extents.reduce(|one, other| one.union(other)).unwrap_or_default();
            vec![Node::Clip { path: shape::with_holes(whole, &holes), nodes: bleeds }]
        };
        for placed in &sheet.placed {
            match placed.item {
                SheetItem::BoardWindow { board, camp, window } => {
                    let Some(symbol) = self.board(board, camp)? else { continue };
                    let Some(whole) = game.boards.get(board).map(|board| board.size()) else { continue };
                    let clip = window_with_bleed(window, whole, bleed);
                    let symbol = if window.size == whole {
                        symbol
                    } else {
                        window::symbol(self.scene(), symbol, &Window::Inside(clip))
                    };
                    let place = window_place(placed, window);
                    let path = place * shape::rectangle(clip);
                    nodes.push(Node::Clip { path, nodes: vec![Node::used(symbol, place)] });
                }
                SheetItem::Front(_) | SheetItem::Back(_) => {
                    nodes.extend(self.placed(placed, PaintExtent::Room(placed.room))?);
                }
            }
        }
        Ok(nodes)
    }

    /// A piece on a sheet.
    fn placed(&mut self, placed: &PlacedItem, extent: PaintExtent) -> GlyphResult<Option<Node>> {
        let Some((number, side)) = placed.item.piece() else { return Ok(None) };
        let symbol = self.piece(number, Some(placed.copy), side, extent)?;
        Ok(symbol.map(|symbol| Node::used(symbol, place(placed))))
    }
}

/// The colour of the line that a piece has along its cut.
fn edge_line(game: &Game, placed: &PlacedItem) -> Option<Color> {
    match piece_of(game, placed)?.edge {
        PieceEdge::Line(color, _) => Some(color),
        PieceEdge::WhereNeeded | PieceEdge::None => None,
    }
}

/// The rectangles with a corner that they share with no other. Only these corners lack bleed after all rectangles have
/// been painted beyond their edges, but not beyond their corners.
fn outer_corners<'a>(game: &Game, sheet: &'a Sheet) -> Vec<&'a PlacedItem> {
    let corners = |placed: &'a PlacedItem| {
        let shape = shape_of(game, placed).filter(|&shape| shape.is_rectangular())?;
        let size = if placed.quarters % 2 == 1 { shape.size().turned() } else { shape.size() };
        let cut = Rect::centred(placed.centre, size);
        let (left, right, top, bottom) = (cut.left(), cut.right(), cut.top(), cut.bottom());
        Some((placed, [(left, top), (right, top), (left, bottom), (right, bottom)]))
    };
    let all: Vec<_> = sheet.placed.iter().filter_map(corners).collect();
    let mut uses = BTreeMap::<(Mm, Mm), usize>::new();
    for corner in all.iter().flat_map(|(_, corners)| corners) {
        *uses.entry(*corner).or_default() += 1;
    }
    let has_own = |corners: &[(Mm, Mm); 4]| corners.iter().any(|corner| uses.get(corner) == Some(&1));
    all.iter().filter(|(_, corners)| has_own(corners)).map(|&(placed, _)| placed).collect()
}

/// The bounding box of a text on the page.
fn text_bounds(node: &Node) -> Option<scene::Rect> {
    let Node::Text(text) = node else { return None };
    let em = scene::Rect::new(0.0, -text.size, text.width(), 0.3 * text.size);
    Some(text.place.transform_rect_bbox(em))
}

/// The texts on each camp of a board, with the bounding boxes of their ink.
pub type BoardTexts = Vec<Vec<(String, scene::Rect)>>;

/// The texts on all camps of a board.
pub fn board_texts(game: &Game, board: usize, look: Look) -> GlyphResult<BoardTexts> {
    let mut scene = Scene::default();
    let mut stencils = Stencils::new(game, look, Mm::ZERO, &mut scene);
    let camps = 0..game.boards.get(board).map_or(0, |board| board.camps.len());
    let texts = camps.map(|camp| {
        let mut texts = Vec::new();
        if let Some(symbol) = stencils.board(board, camp)? {
            let board = Node::used(symbol, Affine::IDENTITY);
            window::texts(stencils.scene(), &board, Affine::IDENTITY, &mut texts);
        }
        Ok(texts)
    });
    texts.collect()
}

/// The areas of texts on a board.
pub fn text_areas(texts: &BoardTexts) -> Vec<Rect> {
    let area = |&scene::Rect { x0, y0, x1, y1 }: &scene::Rect| {
        let [left, top, right, bottom] = [x0, y0, x1, y1].map(Mm::nearest);
        Rect::new(left, top, right - left, bottom - top)
    };
    texts.iter().flatten().map(|(_, ink)| area(ink)).collect()
}

/// Those texts on boards that a seam cuts, by board.
pub fn cut_by_seams(texts: &BTreeMap<usize, BoardTexts>, sheets: &[Sheet]) -> BTreeMap<usize, Vec<String>> {
    let tiles = sheets.iter().filter(|sheet| sheet.side == SheetSide::Front).filter_map(|sheet| {
        let (tile, (_, window)) = (sheet.tile?, seam::placed_tile(sheet)?);
        Some(((tile.board, tile.camp), shape::rect(tile.seen(window))))
    });
    let mut windows: BTreeMap<(usize, usize), Vec<scene::Rect>> = BTreeMap::new();
    for (place, window) in tiles {
        windows.entry(place).or_default().push(window);
    }
    let mut cut: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for ((board, camp), windows) in windows {
        let of_camp = texts.get(&board).and_then(|texts| texts.get(camp));
        for (text, ink) in of_camp.into_iter().flatten() {
            let known = cut.entry(board).or_default();
            if !windows.iter().any(|window| window.contains_rect(*ink)) && !known.contains(text) {
                known.push(text.clone());
            }
        }
    }
    cut.retain(|_, texts| !texts.is_empty());
    cut
}

/// Maps a piece, centred at the origin, onto the page.
pub(super) fn place(placed: &PlacedItem) -> Affine {
    Affine::translate(shape::point(placed.centre).to_vec2()) * shape::quarters(placed.quarters)
}

/// Maps a board, its top left corner at the origin, onto the page.
pub(super) fn window_place(placed: &PlacedItem, window: Rect) -> Affine {
    place(placed) * Affine::translate(-shape::rect(window).center().to_vec2())
}

/// A window of a board, with bleed at the edges of the board.
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

pub(super) fn piece_of<'a>(game: &'a Game, placed: &PlacedItem) -> Option<&'a Piece> {
    placed.item.piece().and_then(|(number, _)| game.pieces.get(number))
}

pub(super) fn shape_of(game: &Game, placed: &PlacedItem) -> Option<Shape> {
    piece_of(game, placed).map(|piece| piece.shape)
}
