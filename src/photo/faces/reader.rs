//! Reads a board square by square, then as a whole.

use std::cell::OnceCell;
use std::rc::Rc;

use kurbo::{Point, Vec2};

use super::bare::{BareFit, BareTemplate, MAX_BARE_RESIDUAL};
use super::colours::estimate_rendition;
use super::face::{FaceTemplate, PieceClass};
use super::glare::GlareModel;
use super::ink::Channel;
use super::lighting::{estimate_glare, estimate_ink, measure_visibility};
use super::occluder::Occluder;
use super::pyramid::{BoardView, Pyramid};
use super::recheck::with_neighbours;
use super::refine::refine_all;
use super::search::{FaceMatch, search};
use super::tint::ColourRendition;
use super::{BoardPrint, CellShape};
use crate::photo::Picture;
use crate::photo::height::{self, GUESS_REACH_MM, Top};

/// Uncertainty of the height of tops once it is estimated.
pub(super) const HEIGHT_UNCERTAINTY_MM: f64 = 0.6;
/// Maximum offset of loose pieces from the centres of their squares.
const MAX_OFFSET_MM: f64 = 2.2;
/// Maximum search radius as a fraction of a square.
const MAX_SEARCH_RADIUS: f64 = 0.35;
/// Residual above which a square may hold a piece.
const MIN_COVERED_RESIDUAL: f32 = 0.06;
/// Number of squares sampled to estimate the height of pieces.
const HEIGHT_SAMPLES: usize = 24;
/// Explained fraction of the signal from which a piece is certain.
pub(super) const MIN_CERTAIN_SHARE: f32 = 0.75;

/// Everything that the squares of a board are read from.
pub(super) struct BoardReader<'a> {
    pub(super) board_print: &'a BoardPrint,
    pub(super) kinds: Vec<Rc<PieceClass>>,
    pub(super) picture: &'a Picture,
    /// The picture in blue, once a part needs it.
    blue_pyramid: &'a OnceCell<Pyramid<'static>>,
    pub(super) board: BoardView<'a>,
    pub(super) bare_cells: Vec<BareTemplate>,
    /// The squares' centres on a plane that all parts share.
    pub(super) spots: Vec<Point>,
    pub(super) glare_model: Rc<GlareModel>,
    /// Contrast of pale ink relative to the print's; 1 unless it is pale.
    pub(super) ink: f32,
    /// Blur of the print in the picture, in millimetres.
    pub(super) blur: f64,
    pub(super) channel: Channel,
}

/// The evidence for one square.
#[derive(Clone, Debug, Default)]
pub(super) struct CellEvidence {
    /// The fit of the board's own face.
    pub(super) bare_fit: Option<BareFit>,
    /// Colour residual of the board's own face.
    pub(super) tint: Option<f32>,
    /// Fraction of its colours of which a channel is clipped.
    pub(super) clipped: f32,
    /// The best candidate pieces.
    pub(super) pieces: Vec<PieceCandidate>,
    /// Fraction of the light that is glare, if the square is bare or holds a certain piece.
    pub(super) veil: f32,
    /// Fraction of contrast that is visible for certain, as squares around it show.
    pub(super) shown: f32,
}

/// A piece that may lie on a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceCandidate {
    /// Index of its kind.
    pub(super) kind: usize,
    pub(super) matched: FaceMatch,
    /// Residual, with shadows and glare allowed for.
    pub(super) residual: f32,
    /// Colour residual, if there is colour.
    pub(super) tint: Option<f32>,
    /// Offset of its foot from the centre of the square, in millimetres.
    pub(super) off: Vec2,
    /// Fraction of its light that is glare.
    pub(super) veil: f32,
    /// Whether another piece lies there, or it belongs to another square.
    pub(super) excluded: bool,
}

impl PieceCandidate {
    fn new(kind: usize, matched: FaceMatch) -> PieceCandidate {
        let residual = matched.fit.residual;
        PieceCandidate { kind, matched, residual, tint: None, off: Vec2::ZERO, veil: 0.0, excluded: false }
    }
}

impl CellEvidence {
    /// Whether it looks as if it held a piece, before shadows and glare are known.
    fn seems_covered(&self) -> bool {
        self.bare_fit.is_none_or(|bare_fit| bare_fit.residual > MIN_COVERED_RESIDUAL)
    }

    /// Whether another face than the best is more like what is seen, but for its contrast, which glare reduces.
    fn is_contested(&self) -> bool {
        let likeness = |piece: &PieceCandidate| piece.matched.fit.likeness();
        let best = self.pieces.first().map_or(1.0, likeness);
        self.pieces.iter().any(|piece| likeness(piece) > best)
    }

    /// Whether it may hold a piece.
    pub(super) fn may_be_covered(&self) -> bool {
        self.bare_fit.is_none_or(|bare_fit| bare_fit.residual > MAX_BARE_RESIDUAL * (1.0 - self.veil))
    }
}

impl<'a> BoardReader<'a> {
    pub(super) fn new(
        board_print: &'a BoardPrint,
        picture: &'a Picture,
        blue_pyramid: &'a OnceCell<Pyramid<'static>>,
        board: BoardView<'a>,
        spots: Vec<Point>,
        channel: Channel,
    ) -> BoardReader<'a> {
        let cells = &board_print.cells;
        let middle = cells.get(cells.len() / 2).map_or(Point::ZERO, |cell| cell.centre);
        let pixel = 1.0 / board.view.pixels_per_mm(board.placement * middle).max(0.1);
        let blur = libm::hypot(0.25, 0.5 * pixel);
        let kinds = board_print.pieces.classes(blur, channel);
        let bare = |cell| BareTemplate::from_print(&board_print.board, cell, blur, channel);
        let bare_cells = cells.iter().map(bare).collect();
        BoardReader {
            board_print,
            kinds,
            picture,
            blue_pyramid,
            board,
            bare_cells,
            spots,
            glare_model: Rc::default(),
            ink: 1.0,
            blur,
            channel,
        }
    }

    /// The same by the blue channel.
    pub(super) fn blue(&self) -> BoardReader<'a> {
        let blue = self.blue_pyramid.get_or_init(|| Pyramid::blue(self.picture));
        let board = BoardView { pyramid: blue, ..self.board };
        let spots = self.spots.clone();
        BoardReader::new(self.board_print, self.picture, self.blue_pyramid, board, spots, Channel::Blue)
    }

    /// The shape and the bare face of a square.
    pub(super) fn cell(&self, number: usize) -> Option<(&'a CellShape, &BareTemplate)> {
        Some((self.board_print.cells.get(number)?, self.bare_cells.get(number)?))
    }

    pub(super) fn face(&self, seen: &PieceCandidate) -> Option<&FaceTemplate> {
        self.kinds.get(seen.kind)?.faces.get(seen.matched.face)
    }

    /// The fits of the board's own face to every square.
    fn bare_evidence(&self) -> Vec<CellEvidence> {
        let each = self.bare_cells.iter().zip(&self.board_print.cells);
        let fits = each.map(|(bare, cell)| bare.fit(&self.board, cell.centre, &[], None));
        fits.map(|bare_fit| CellEvidence { bare_fit, ..CellEvidence::default() }).collect()
    }

    /// Looks again for what covers squares: most that seem covered at first are in the shadow of a piece, or behind one.
    fn find_covered(&self, all_evidence: &mut [CellEvidence], occluders: &[Occluder], tops: f64) {
        for (number, evidence) in all_evidence.iter_mut().enumerate() {
            if !Occluder::is_on(occluders, number) {
                self.refit_bare(number, evidence, occluders);
            }
        }
        self.search(all_evidence, tops, CellEvidence::may_be_covered);
    }

    /// Compares what may lie on uncertain squares, with shadows, glare and colours.
    fn compare(
        &mut self,
        all_evidence: &mut [CellEvidence],
        occluders: &[Occluder],
        tops: f64,
        colouring: Option<ColourRendition>,
    ) {
        for (number, evidence) in all_evidence.iter_mut().enumerate() {
            if !Occluder::is_on(occluders, number) || evidence.is_contested() {
                self.refit_pieces(number, evidence, occluders);
            }
        }
        for (number, evidence) in all_evidence.iter_mut().enumerate() {
            self.tint(number, evidence, occluders, colouring);
        }
        if colouring.is_some() {
            self.reread_by_blue(all_evidence, occluders, tops, colouring);
        }
    }

    /// Searches for pieces on wanted squares that have no candidates yet.
    fn search(&self, all_evidence: &mut [CellEvidence], tops: f64, wanted: impl Fn(&CellEvidence) -> bool) {
        for (evidence, cell) in all_evidence.iter_mut().zip(&self.board_print.cells) {
            if evidence.pieces.is_empty() && wanted(evidence) {
                evidence.pieces = self.pieces(cell, tops, HEIGHT_UNCERTAINTY_MM);
            }
            self.place_feet(evidence, cell, tops);
        }
    }

    /// The faces that match a square best, with tops at a height uncertain by `unknown` millimetres.
    pub(super) fn pieces(&self, cell: &CellShape, tops: f64, unknown: f64) -> Vec<PieceCandidate> {
        let parallax = self.parallax(cell, tops).map_or(0.0, Vec2::hypot);
        let reach = (MAX_OFFSET_MM + unknown * parallax).min(MAX_SEARCH_RADIUS * cell.across);
        let mut pieces = Vec::new();
        for (number, kind) in self.kinds.iter().enumerate() {
            let matched = search(kind, &self.board, cell.centre, tops, reach).unwrap_or_default();
            let refined = refine_all(kind, &self.board, matched);
            pieces.extend(refined.into_iter().map(|matched| PieceCandidate::new(number, matched)));
        }
        pieces.sort_by(|one, other| one.residual.total_cmp(&other.residual));
        pieces
    }

    pub(super) fn parallax(&self, cell: &CellShape, height: f64) -> Option<Vec2> {
        height::parallax(|point, height| self.board.project(point, height), cell.centre, height)
    }

    /// Computes the feet of pieces from the height of their tops.
    pub(super) fn place_feet(&self, evidence: &mut CellEvidence, cell: &CellShape, tops: f64) {
        let Some(parallax) = self.parallax(cell, tops) else { return };
        for piece in &mut evidence.pieces {
            let pose = piece.matched.pose;
            piece.off = pose.middle + parallax * (pose.height - tops) - cell.centre;
            piece.excluded = piece.off.x.abs().max(piece.off.y.abs()) > cell.across / 2.0;
        }
        let explained = |piece: &PieceCandidate| piece.matched.fit.explained;
        evidence.pieces.sort_by(|one, other| {
            one.excluded.cmp(&other.excluded).then(explained(other).total_cmp(&explained(one)))
        });
    }
}

/// Gathers the evidence for every square of boards whose pieces are of one make.
pub(super) fn gather_evidence(readers: &mut [BoardReader]) -> Vec<Vec<CellEvidence>> {
    let mut all: Vec<Vec<CellEvidence>> = readers.iter().map(BoardReader::bare_evidence).collect();
    let tops = estimate_tops(readers, &mut all);
    let each = readers.iter().zip(&mut all).map(|(reader, evidence)| {
        reader.search(evidence, tops, CellEvidence::seems_covered);
        reader.occluders(evidence, tops)
    });
    let occluders = with_neighbours(readers, &each.collect::<Vec<_>>());
    estimate_glare(readers, &mut all, &occluders);
    for ((reader, evidence), occluders) in readers.iter().zip(&mut all).zip(&occluders) {
        reader.find_covered(evidence, occluders, tops);
    }
    measure_visibility(readers, &mut all, &occluders);
    estimate_ink(readers, &all);
    let has_colour = readers.iter().all(|reader| reader.picture.has_colour());
    let colouring = if has_colour { estimate_rendition(readers, &all, &occluders) } else { None };
    for ((reader, evidence), occluders) in readers.iter_mut().zip(&mut all).zip(&occluders) {
        reader.compare(evidence, occluders, tops, colouring);
    }
    all
}

/// Estimates the height of tops from some squares that seem covered.
fn estimate_tops(readers: &[BoardReader], all: &mut [Vec<CellEvidence>]) -> f64 {
    let squares = readers.iter().zip(all).flat_map(|(reader, all_evidence)| {
        all_evidence
            .iter_mut()
            .zip(&reader.board_print.cells)
            .map(move |(evidence, cell)| (reader, evidence, cell))
    });
    let covered: Vec<_> = squares.filter(|(_, evidence, _)| evidence.seems_covered()).collect();
    let step = covered.len().div_ceil(HEIGHT_SAMPLES).max(1);
    let mut sampled: Vec<_> = covered.into_iter().step_by(step).collect();
    let (tops, near) = height::height(|guess| {
        let each = sampled.iter().map(|(reader, _, cell)| reader.pieces(cell, guess, GUESS_REACH_MM));
        let pieces: Vec<Vec<PieceCandidate>> = each.collect();
        let tops = pieces.iter().zip(&sampled).filter_map(|(pieces, (reader, _, cell))| {
            let parallax = reader.parallax(cell, guess)?;
            let best = pieces.first().map(|best| best.matched);
            let is_certain = best.is_some_and(|best| best.fit.explained > MIN_CERTAIN_SHARE);
            let off = best.map_or(Vec2::ZERO, |best| best.pose.middle - cell.centre);
            Some(Top { off, parallax, sure: f64::from(u8::from(is_certain)) })
        });
        (tops.collect(), pieces)
    });
    // What was found near that height need not be searched for again.
    for ((_, evidence, _), pieces) in sampled.iter_mut().zip(near.unwrap_or_default()) {
        evidence.pieces = pieces;
    }
    tops
}
