//! The gaps between pieces that a spec leaves open.
//!
//! Pieces whose edges are alike share their cuts. A cut between others that strays a little shows the colour of the
//! neighbour: these get a gap with bleed, and a cut on either side of it.

use std::collections::BTreeMap;

use super::seams;
use crate::draw::{BoardTexts, Edge, EdgeReader};
use crate::game::{Backs, Game, Mm, Options};
use crate::scene::Scene;
use crate::sheet::{PageSearch, Sheet, SheetSide, TooLarge, count_papers, edge_to_edge, lay_out, papers};
use crate::spec::{Draft, Resolved, limits};

/// Gaps between pieces with different edges, the best first: a narrower one is used only if it saves a sheet.
const GAPS_UM: [i64; 5] = [2000, 1500, 1000, 600, 300];

/// A layout whose gaps are settled.
pub(super) struct Settled {
    pub(super) sheets: Result<Vec<Sheet>, Vec<TooLarge>>,
    /// Whether pieces with different edges touch, because their gap was chosen so.
    pub(super) unlike_touch: bool,
    /// The words on boards that do not fit a page.
    pub(super) words: BTreeMap<usize, BoardTexts>,
}

/// Lays out the game of a draft, and widens the gaps that are open where edges are unlike. Almost equal edges touch if
/// that saves a sheet.
pub(super) fn settle(draft: &mut Draft) -> Settled {
    let Resolved { game, options, .. } = &draft.resolved;
    if options.is_borderless() {
        return Settled { sheets: lay_out(game, options), unlike_touch: false, words: BTreeMap::new() };
    }
    let words = seams::spare_words(draft);
    let Resolved { game, options, .. } = &mut draft.resolved;
    let edges = edges(game, options);
    let touching = edge_to_edge(game, options);
    let is_chosen = |piece: &usize| draft.choices.get(*piece).is_none_or(|choices| choices.gap);
    let open = |alike: Likeness| -> Vec<usize> {
        let unlike = touching.iter().filter(|pieces| !are_alike(pieces, &edges, alike)).flatten();
        unlike.filter(|piece| !is_chosen(piece)).copied().collect()
    };
    let (unlike, far) = (open(Edge::is_like), open(Edge::is_near));
    let sheets =
        if unlike.is_empty() { lay_out(game, options) } else { widened(game, options, [&unlike, &far]) };
    let chosen = edge_to_edge(game, options).into_iter().filter(|pieces| pieces.iter().any(is_chosen));
    let unlike_touch = chosen.into_iter().any(|pieces| !are_alike(&pieces, &edges, Edge::is_like));
    Settled { sheets, unlike_touch, words }
}

/// Lays out a game with the widest gap that takes no more sheets than none: around pieces with unlike edges, or only
/// around those whose edges are far from alike.
fn widened(
    game: &mut Game,
    options: &Options,
    [unlike, far]: [&[usize]; 2],
) -> Result<Vec<Sheet>, Vec<TooLarge>> {
    let Some(enough) =
        count_papers(game, options, PageSearch::Thorough).filter(|enough| *enough <= limits::SHEETS)
    else {
        return lay_out(game, options);
    };
    let tried = [unlike, far].into_iter().flat_map(|pieces| GAPS_UM.map(|gap| (pieces, Mm::from_um(gap))));
    let mut best: Option<(usize, &[usize], Mm, _)> = None;
    for (pieces, gap) in tried {
        widen(game, unlike, Mm::ZERO);
        widen(game, pieces, gap);
        let sheets = lay_out(game, options);
        let taken = sheets.as_ref().map_or(usize::MAX, |sheets| papers(sheets));
        if best.as_ref().is_none_or(|(least, ..)| taken < *least) {
            best = Some((taken, pieces, gap, sheets));
        }
        if taken <= enough {
            break;
        }
    }
    widen(game, unlike, Mm::ZERO);
    let Some((_, pieces, gap, sheets)) = best else { return lay_out(game, options) };
    widen(game, pieces, gap);
    sheets
}

fn widen(game: &mut Game, pieces: &[usize], gap: Mm) {
    for &number in pieces {
        if let Some(piece) = game.pieces.get_mut(number) {
            piece.gap = gap;
        }
    }
}

/// The printed edges of all pieces that lie edge to edge: of their fronts, and of their backs.
type Edges = BTreeMap<usize, Vec<Edge>>;

fn edges(game: &Game, options: &Options) -> Edges {
    let sides = match options.backs {
        Backs::None => &[SheetSide::Front][..],
        Backs::DuplexLong | Backs::DuplexShort | Backs::Fold => &[SheetSide::Front, SheetSide::Back],
    };
    let mut scene = Scene::default();
    let mut reader = EdgeReader::new(game, &mut scene);
    let pieces = edge_to_edge(game, options).into_iter().flatten();
    pieces.map(|piece| (piece, sides.iter().map(|&side| reader.edge(piece, side)).collect())).collect()
}

/// How two edges are compared.
type Likeness = fn(Edge, Edge) -> bool;

/// Whether all edges of a batch are alike, each also with itself.
fn are_alike(pieces: &[usize], edges: &Edges, alike: Likeness) -> bool {
    let edges: Vec<&Vec<Edge>> = pieces.iter().filter_map(|piece| edges.get(piece)).collect();
    let Some(first) = edges.first() else { return true };
    edges.iter().all(|other| first.iter().zip(*other).all(|(one, other)| alike(*one, *other)))
}
