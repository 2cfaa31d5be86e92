//! Draws the reading over the picture: the photo at the top, each board rectified below it.

use std::sync::Arc;

use kurbo::{Affine, BezPath, Point, Rect, Size, Vec2};

use crate::game::{Board, Game, Lattice};
use crate::photo::ground::{LocatedBoard, rectify};
use crate::photo::reading::SquareReading;
use crate::photo::{Picture, Sight};
use crate::scene::{self, Color, DrawnPage, Font, Join, Layers, Node, Scene, Stroke, TextRun, polygon};

/// The text on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The likeliest content; empty for an empty square.
    pub text: String,
    /// Whether the content is settled.
    pub sure: bool,
}

/// Pixels per millimetre of the scene.
const PX_PER_MM: f64 = 10.0;
/// The longest side of the drawn photo, and of a rectified board, in pixels.
const PHOTO_SIDE_PX: f64 = 1600.0;
const BOARD_SIDE_PX: f64 = 1000.0;
/// Space between pictures, in pixels.
const GAP_PX: f64 = 24.0;
const SURE_COLOR: Color = Color::Rgb(0x00, 0xa8, 0x5a);
const UNSURE_COLOR: Color = Color::Rgb(0xe6, 0x2e, 0x8b);
const EMPTY_COLOR: Color = Color::Rgb(0x3c, 0x78, 0xd8);

/// Draws the reading as a scene of one page, at ten pixels per millimetre. The labels are in the order of the reading:
/// squares, then the squares of strips.
pub fn overlay(game: &Game, picture: &Picture, sight: &Sight, labels: &[Label]) -> Scene {
    let (game, mut labels) = (sight.printed(game), labels.iter());
    let squares = sight.reading.squares.iter().map(|seen| (seen, labels.next())).collect();
    let mut drawing = OverlayDrawing { picture, squares, scene: Scene::default(), nodes: Vec::new() };
    let scale = (PHOTO_SIDE_PX / picture.width().max(picture.height()) as f64).min(1.0);
    let (width, height) =
        ((picture.width() as f64 * scale).max(1.0), (picture.height() as f64 * scale).max(1.0));
    drawing.add(photo(picture, width as usize, height as usize), Point::ORIGIN, Size::new(width, height));
    let to_scene = |at: Point| ((at.to_vec2() + Vec2::new(0.5, 0.5)) * scale).to_point();
    let boards = || sight.boards.iter().filter_map(|board| Some((game.boards.get(board.board)?, board)));
    for (game_board, board) in boards() {
        drawing.squares(game_board, board, |at: Point| board.view.project(at, 0.0).map(to_scene));
    }
    for square in sight.strips.iter().flatten() {
        drawing.labelled_outline(&square.map(to_scene), labels.next());
    }
    let (mut left, mut bottom) = (0.0, height);
    for (game_board, board) in boards() {
        let size = drawing.board(game_board, board, Point::new(left, height + GAP_PX));
        left += size.width + GAP_PX;
        bottom = f64::max(bottom, height + GAP_PX + size.height);
    }
    let size = Size::new(width.max(left - GAP_PX), bottom) / PX_PER_MM;
    drawing.scene.pages.push(DrawnPage::uncut("seen", "Seen", size, Layers::of_art(drawing.nodes)));
    drawing.scene
}

/// The photo, resampled to the drawn size.
fn photo(picture: &Picture, width: usize, height: usize) -> scene::Bitmap {
    let step = picture.width() as f64 / width.max(1) as f64;
    let mut rgba = Vec::with_capacity(width * height * 4);
    for y in 0..height {
        for x in 0..width {
            let at = Point::new((x as f64 + 0.5) * step - 0.5, (y as f64 + 0.5) * step - 0.5);
            rgba.extend(picture.colour(at).map(|sample| sample.round() as u8));
            rgba.push(255);
        }
    }
    scene::Bitmap::from_rgba(width as u32, height as u32, rgba)
}

/// The scene being drawn, in pixels.
struct OverlayDrawing<'a> {
    picture: &'a Picture,
    /// All squares of boards, with their labels.
    squares: Vec<(&'a SquareReading, Option<&'a Label>)>,
    scene: Scene,
    nodes: Vec<Node>,
}

impl OverlayDrawing<'_> {
    fn add(&mut self, picture: scene::Bitmap, at: Point, size: Size) {
        let picture = self.scene.add_picture(&Arc::new(picture));
        let place = Affine::scale(1.0 / PX_PER_MM)
            * Affine::translate(at.to_vec2())
            * Affine::scale_non_uniform(size.width, size.height);
        self.nodes.push(Node::Picture { picture, place });
    }

    /// Draws a rectified board with its labels and returns its size.
    fn board(&mut self, board: &Board, sight: &LocatedBoard, at: Point) -> Size {
        let size = board.size();
        let area = Rect::new(0.0, 0.0, size.width.get(), size.height.get());
        let per_mm = BOARD_SIDE_PX / area.height().max(area.width());
        let flat = rectify(self.picture, &sight.view.at(0.0), area, per_mm);
        let rgba = flat.pixels.iter().flat_map(|&[r, g, b]| [r, g, b, 255]).collect();
        let (width, height) = (flat.width as u32, flat.height as u32);
        let drawn = Size::new(f64::from(width), f64::from(height));
        self.add(scene::Bitmap::from_rgba(width, height, rgba), at, drawn);
        self.squares(board, sight, |point: Point| Some(at + point.to_vec2() * per_mm));
        drawn
    }

    /// Draws the squares of a board or camp, projected by `place`.
    fn squares(&mut self, board: &Board, sight: &LocatedBoard, place: impl Fn(Point) -> Option<Point>) {
        let lattice = Lattice::new(board);
        let is_here = |seen: &SquareReading| (seen.board, seen.camp) == (sight.board, sight.camp);
        for (seen, label) in self.squares.clone().into_iter().filter(|(seen, _)| is_here(seen)) {
            let (centre, corners) = (lattice.centre(seen.cell), lattice.corners());
            let outline = corners.iter().map(|corner| place(centre + corner.to_vec2() * 0.92));
            if let Some(outline) = outline.collect::<Option<Vec<_>>>() {
                self.labelled_outline(&outline, label);
            }
        }
    }

    /// Draws an outline with its label in the middle.
    fn labelled_outline(&mut self, corners: &[Point], label: Option<&Label>) {
        let Some(first) = corners.first() else { return };
        let (text, sure) = label.map_or(("", false), |label| (label.text.as_str(), label.sure));
        let color = match (sure, text) {
            (false, _) => UNSURE_COLOR,
            (true, "") => EMPTY_COLOR,
            (true, _) => SURE_COLOR,
        };
        let path = polygon(corners.iter().map(|corner| to_mm(*corner)));
        let width = if sure && text.is_empty() { 1.0 } else { 2.5 };
        self.nodes.push(Node::stroked(path, color, width / PX_PER_MM));
        let written = if sure { text.to_owned() } else { format!("{text}?") };
        let bounds =
            corners.iter().fold(Rect::from_points(*first, *first), |all, corner| all.union_pt(*corner));
        self.write(&written, bounds, color);
    }

    /// Draws text in the middle of a rectangle, with a white halo.
    fn write(&mut self, written: &str, bounds: Rect, color: Color) {
        let size = bounds.width().min(bounds.height()) * 0.5;
        // Smaller text is illegible and would hide what is below.
        if written.is_empty() || size < 5.0 {
            return;
        }
        let Ok(run) = TextRun::shape(written, Font::SansBold, size, color) else { return };
        let fit = (bounds.width() * 0.8 / run.width().max(1e-6)).min(1.0);
        let rise = Font::SansBold.cap_height() * size * fit / 2.0;
        let at = bounds.center() + Vec2::new(-run.width() * fit / 2.0, rise);
        let mut path = BezPath::new();
        for glyph in &run.glyphs {
            let place = Affine::scale(1.0 / PX_PER_MM)
                * Affine::translate(at.to_vec2())
                * Affine::scale(fit * run.size)
                * Affine::translate((glyph.x, -glyph.rise));
            path.extend((place * run.font.outline(glyph.id)).elements().iter().copied());
        }
        let halo =
            Stroke { join: Join::Round, ..Stroke::solid(Color::WHITE, (size * 0.18).max(2.0) / PX_PER_MM) };
        self.nodes.push(Node::lined(path.clone(), halo));
        self.nodes.push(Node::filled(path, color));
    }
}

fn to_mm(at: Point) -> Point {
    (at.to_vec2() / PX_PER_MM).to_point()
}
