//! Resolves the typed spec into a [`Game`] and print options: fills in defaults, looks up names, checks sizes.
//!
//! | file | holds |
//! |---|---|
//! | `art` | files named by a spec: art, pictures, leaflets |
//! | `board` | `[[board]]` → `Board` |
//! | `board_picture` | the picture below the cells of a board |
//! | `cells` | parses names of cells: `a1`, `row 1`, `column c`, `a1:c3` |
//! | `color` | colours, and the names of `[colors]` |
//! | `doubt` | notes on marks that are probably not meant |
//! | `face` | faces: inheritance, background, pattern and squares |
//! | `fit` | pieces that take their size from a board: tiles and discs from its cells, walls from its frame |
//! | `gallery` | all art of a spec: loads equal files once and limits their size and the work of drawing them |
//! | `grid` | the grid of a board and its printed size |
//! | `idle` | keys of faces without effect |
//! | `layers` | drawings with layers that become pixels |
//! | `mark`, `mark_text`, `mark_art`, `course` | marks on a face: their settings and signs, text, art and pictures, lines |
//! | `marker` | markers and patches: checks of their ids and of the room for them |
//! | `name` | names of games, boards and pieces |
//! | `own_font` | fonts that a spec names as files |
//! | `own_outline` | the outlines of pieces that a spec names as drawings |
//! | `piece` | `[[piece]]` → `Piece`s: one, or one for each word of a series |
//! | `rich_text` | bold words and signs in the text of a mark |
//! | `rules` | `[rules]`: an engine and its options |
//! | `scaled_shape` | a shape with its scale and its photo marks |
//! | `scores` | `[[scores]]` → `ScoreSheet`s |
//! | `shape` | shapes of pieces: their size keys and bounds |
//! | `sheet` | `[sheet]` and the command line → `Options` |
//! | `spares` | pieces that are printed alone |
//! | `surface` | the surface that a face is printed on |
//! | `symmetry` | the images of cells under the symmetries of a board |
//! | `split` | parts of a face, with their colours and marks |
//! | `totals` | limits on the whole game: each item may be valid, and all together too much |
//! | `tuck_box` | `[[box]]` → `TuckBox`es |
//! | `value` | checks of lengths, numbers and texts |
//! | `words`, `text_room` | breaks text on a face into lines and chooses its size |
//! | `zone` | `[[board.zone]]` → `Zone`s |

mod art;
mod board;
mod board_picture;
mod cells;
mod color;
mod course;
mod doubt;
mod face;
mod fit;
mod gallery;
mod grid;
mod idle;
mod layers;
mod mark;
mod mark_art;
mod mark_text;
mod marker;
mod name;
mod own_font;
mod own_outline;
mod piece;
mod rich_text;
mod rules;
mod scaled_shape;
mod scores;
mod shape;
mod sheet;
mod spares;
mod split;
mod surface;
mod symmetry;
mod text_room;
mod totals;
mod tuck_box;
mod value;
mod words;
mod zone;

pub(super) use art::{checked_path, unreadable};

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::Range;

use super::draft::{Draft, PieceChoices, Resolved};
use super::read::{ParsedSpec, UnparsedKeys};
use super::rows::{PieceRow, PieceRows};
use super::spans::SpecSpans;
use super::typed::{SheetTable, Spec};
use super::{Files, Overrides, Source};
use crate::game::{ByLang, Game, Mm};
use crate::scene::Font;
use crate::spec::words::{MarkerOwner, NameOwner, ValueFinding, ValueHint};
use crate::text::{Finding, Message};

/// Resolves a parsed spec as far as its faults allow.
pub(crate) fn resolve(
    source: &Source,
    reading: ParsedSpec,
    overrides: &Overrides,
    files: &dyn Files,
) -> Draft {
    let ParsedSpec { spec, pieces, texts, mut faults, notes, broken, lost, more } = reading;
    let (of_spec, unfit) = spec.sheet.as_deref().map(SheetTable::values).unwrap_or_default();
    faults.extend(unfit);
    let mut resolver = Resolver {
        spec: &spec,
        pieces: &pieces,
        row: None,
        overrides,
        chosen: overrides.clone().or(of_spec),
        files,
        lost: &lost,
        faults,
        notes,
        told: HashSet::new(),
        more,
        art: BTreeMap::new(),
        gallery: gallery::Gallery::default(),
        fonts: BTreeMap::new(),
        measures: BTreeMap::new(),
        names: BTreeSet::new(),
        numbers: BTreeMap::new(),
        markers: BTreeMap::new(),
        letters: BTreeMap::new(),
        choices: Vec::new(),
        small_texts: BTreeMap::new(),
    };
    let (mut resolved, leaflets, spans) = resolver.whole(source);
    if resolver.faults.is_empty() {
        let refused = resolver.gallery.render_layers(&mut resolved.game);
        refused.into_iter().for_each(|refused| resolver.fault(refused));
    }
    let (mut faults, notes, more) = (resolver.faults, resolver.notes, resolver.more);
    faults.extend(resolver.gallery.fault());
    let chosen = resolver.chosen;
    let choices = resolver.choices;
    Draft {
        texts,
        resolved,
        leaflets,
        spans,
        fit: chosen.fit,
        scale_is_chosen: chosen.scale.is_some(),
        backs_are_chosen: chosen.backs.is_some(),
        choices,
        faults,
        notes,
        broken,
        lost,
        more,
    }
}

/// Maximum number of faults that are collected: a spec of 4 MB may have so many that they do not fit into memory. Far more
/// than are shown, since colours and faces are resolved before the pieces above them.
const MAX_FAULTS: usize = 100_000;

/// State of the resolution.
struct Resolver<'a> {
    /// The spec without its pieces.
    spec: &'a Spec,
    pieces: &'a [PieceRows],
    /// The row of the piece that is being resolved.
    row: Option<&'a PieceRow>,
    overrides: &'a Overrides,
    /// The options of the command line, and those of the spec where it says nothing.
    chosen: Overrides,
    files: &'a dyn Files,
    lost: &'a UnparsedKeys,
    faults: Vec<Finding>,
    notes: Vec<Finding>,
    /// The faults and notes of the resolution: a named face is checked wherever it is used, with the same faults each time.
    told: HashSet<((usize, usize), Message)>,
    /// Whether there may be more faults than those collected.
    more: bool,
    /// Loaded art by path, so that each file is read once; `None` if the limit was reached.
    art: BTreeMap<String, Result<Option<gallery::LoadedArt>, Finding>>,
    gallery: gallery::Gallery,
    /// Fonts by the paths of their files.
    fonts: BTreeMap<String, Result<Font, Finding>>,
    /// The measures of each board by name, for pieces that fit it.
    measures: BTreeMap<String, fit::BoardMeasures>,
    /// Names in use, each with its kind.
    names: BTreeSet<(NameOwner, String)>,
    /// The last number given to a default name, by owner and name.
    numbers: BTreeMap<(NameOwner, String), usize>,
    /// Marker ids in use, each with its owner.
    markers: BTreeMap<u8, MarkerOwner>,
    /// Letters in use, each with its piece.
    letters: BTreeMap<char, String>,
    /// What was chosen of each piece, in the order of the pieces.
    choices: Vec<PieceChoices>,
    /// The least cap heights of texts that are hard to read, by the places of the texts.
    small_texts: BTreeMap<(usize, usize), Mm>,
}

impl Resolver<'_> {
    /// Resolves the whole spec. Returns also the paths of the leaflets and the spans for later faults.
    fn whole(&mut self, source: &Source) -> (Resolved, ByLang<Option<String>>, SpecSpans) {
        let spec = self.spec;
        let (name, title) = self.naming(source);
        let game_table = spec.game.as_deref();
        let origin = game_table.and_then(|game| game.source.as_ref());
        self.named_faces();
        self.check_idle();
        self.named_colors();
        let (boards, board_spans): (Vec<_>, Vec<_>) = self.boards().into_iter().unzip();
        let pieces: Vec<_> = self.kinds().iter().flat_map(|rows| self.piece(rows)).collect();
        let (boxes, box_spans): (Vec<_>, Vec<_>) = self.boxes(&title, &pieces).into_iter().unzip();
        let scores = self.scores();
        let are_alone = self.chosen.spares.is_some();
        let (pieces, piece_spans): (Vec<_>, Vec<_>) = self.spares(pieces).into_iter().unzip();
        self.check_total_count(&pieces, &piece_spans);
        self.check_total_marks(&boards, &pieces);
        self.check_total_patterns(&boards, &pieces);
        self.check_total_art(&boards, &pieces);
        self.note_small_texts();
        let rules = self.rules();
        let leaflet = game_table.and_then(|game| game.leaflet.as_ref()).filter(|_| !are_alone);
        let leaflets = leaflet.map(|paths| self.leaflet_paths(paths)).unwrap_or_default();
        let told = ["board", "piece", "box", "scores"].iter().any(|key| self.lost.names(key));
        if self.faults.is_empty()
            && !told
            && boards.is_empty()
            && pieces.is_empty()
            && boxes.is_empty()
            && scores.is_empty()
        {
            let fault = Finding::new(ValueFinding::NothingToPrint).at(0..0);
            self.fault(fault.hint(ValueHint::APieceIsEnough));
        }
        let game = Game {
            name,
            title,
            source: self.words(origin).unwrap_or_default(),
            boards,
            pieces,
            boxes,
            scores,
            leaflet: None,
            rules,
        };
        let spans = SpecSpans {
            boards: board_spans,
            pieces: piece_spans,
            boxes: box_spans,
            paper: self.paper_span(),
        };
        (Resolved { game, options: self.options(are_alone), look: self.look() }, leaflets, spans)
    }

    /// Whether a fault is among those whose hint compares the word with all of `known` names. Only the first faults are
    /// shown, and comparing all would take minutes.
    fn is_hinted(&self, known: usize) -> bool {
        const MAX_COMPARISONS: usize = 1_000_000;
        self.faults.len().saturating_mul(known) < MAX_COMPARISONS
    }

    /// Adds a fault, unless it was told already or there are too many to be of use.
    fn fault(&mut self, fault: Finding) {
        let fault = self.in_its_row(fault);
        if self.is_new(&fault) {
            self.faults.push(fault);
        }
    }

    /// Adds a note on what can be printed but is probably not meant, unless it was told already.
    fn note(&mut self, note: Finding) {
        let note = self.in_its_row(note);
        if self.is_new(&note) {
            self.notes.push(note);
        }
    }

    /// Points at the cell of a table, if the value comes from there.
    fn in_its_row(&self, finding: Finding) -> Finding {
        let span = finding.span.clone().map(|span| self.origin(span));
        Finding { span, ..finding }
    }

    /// Where a value comes from: a cell of a table, or its own place.
    fn origin(&self, span: Range<usize>) -> Range<usize> {
        self.row.map_or(span.clone(), |row| row.origin(span))
    }

    fn is_new(&mut self, finding: &Finding) -> bool {
        let new = (finding.order(), finding.message.clone());
        let is_full = self.told.len() >= MAX_FAULTS;
        self.more |= is_full && !self.told.contains(&new);
        !is_full && self.told.insert(new)
    }
}

#[cfg(test)]
mod tests;
