//! Plans a print: turns a spec into a [`Job`] with a game, its sheets and its leaflet.
//!
//! | file | holds |
//! |---|---|
//! | `boxes` | boxes whose nets do not fit on the paper |
//! | `fit` | the largest scale at which each board fits one page |
//! | `gaps` | the gaps between pieces that a spec leaves open |
//! | `seams` | words that a seam cuts |
//! | `sizes` | slightly smaller pieces that would save sheets |
//! | `squares` | slightly smaller squares that would save sheets |
//! | `leaflets` | loading of the leaflets of a spec |
//! | `leaflet/` | parsing of a leaflet's Markdown into a [`Leaflet`](crate::game::Leaflet) |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod boxes;
mod fit;
mod gaps;
pub mod leaflet;
mod leaflets;
mod seams;
mod sizes;
mod squares;
mod words;

use std::sync::Arc;

use crate::draw;
use crate::game::{Backs, Fit, Game, Look, Mm, Options, Piece, Scale, Size};
use crate::recipe::{KeptFiles, Recipe, RecipeNote};
use crate::sheet::{Misfit, Sheet, TooLarge, lay_out, paper_for, papers, room};
use crate::spec::{self, Draft, Files, Overrides, Resolved, limits};
use crate::text::{Action, Faulty, Finding, Message, Source};
use gaps::Settled;
use leaflet::Facts;
use sizes::SmallerPieces;
use squares::SmallerSquares;
pub(crate) use words::{SheetFinding, SheetHint, SheetNote};

/// How many texts without room are named.
const MAX_NAMED_TEXTS: usize = 6;
/// Minimum width and height of the area for pieces.
const MIN_ROOM: Mm = Mm::new(20);

/// What the files carry to be made again.
#[derive(Clone, Debug)]
enum Carried {
    /// Nothing, as it was chosen.
    Nothing,
    TooLarge,
    Recipe(Arc<Recipe>),
}

/// A game, ready to be drawn.
#[derive(Clone, Debug)]
pub struct Job {
    #[doc(hidden)]
    pub game: Game,
    /// Print options: paper, margins, cuts, backs.
    #[doc(hidden)]
    pub options: Options,
    /// Language and low ink.
    #[doc(hidden)]
    pub look: Look,
    /// The layout.
    #[doc(hidden)]
    pub sheets: Vec<Sheet>,
    fit: Option<Fit>,
    omits_backs: bool,
    unlike_touch: bool,
    /// The number of sheets of paper at full size, if that is less.
    at_full: Option<usize>,
    smaller_squares: Option<SmallerSquares>,
    smaller_pieces: Option<SmallerPieces>,
    recipe: Carried,
    /// What can be printed but is probably not meant, for each text with such places.
    pub noted: Vec<Faulty>,
}

impl Job {
    /// What the files carry to be made again.
    pub(crate) fn recipe(&self) -> Option<&Recipe> {
        match &self.recipe {
            Carried::Recipe(recipe) => Some(recipe),
            Carried::Nothing | Carried::TooLarge => None,
        }
    }

    /// Notes for the user that are not faults.
    pub fn notes(&self) -> Vec<Message> {
        let scale = self.options.scale;
        let scaled = match self.fit {
            Some(Fit::Page) if self.has_boards() => Some(SheetNote::FillsPages { scale }),
            _ => (scale != Scale::FULL).then_some(SheetNote::Scaled { scale }),
        };
        let backs = self.omits_backs.then_some(SheetNote::BacksNotPrinted { print: Action::PrintBacks });
        let touch = self.unlike_touch.then_some(SheetNote::UnlikePiecesTouch { apart: Action::LeaveGaps });
        let folds = self.sheets.iter().any(|sheet| !sheet.folds.is_empty());
        let in_order = self.sheets.iter().any(|sheet| !sheet.through.is_empty());
        let in_order = in_order.then_some(SheetNote::CutInOrder { folds });
        let smaller = self.smaller_squares.map(|SmallerSquares { side, sheets, instead_of }| {
            SheetNote::SmallerSquares { side, sheets, instead_of }
        });
        let sheets = papers(&self.sheets);
        let fit_takes_more = self.at_full.map(|at_full| SheetNote::FitTakesMore { sheets, at_full });
        let pieces =
            self.smaller_pieces.clone().map(
                |SmallerPieces { group, size, instead_of_size, sheets, instead_of }| {
                    SheetNote::SmallerPieces { group, size, instead_of_size, sheets, instead_of }
                },
            );
        let boards = self.game.boards.iter().filter(|_| self.options.parts.board);
        let frames = boards.filter_map(|board| {
            let texts = draw::left_out(board, self.look).ok().filter(|texts| !texts.is_empty())?;
            let (texts, more) = first(texts.iter().map(ToString::to_string).collect());
            Some(SheetNote::NoRoomOnFrame { board: board.title.clone(), texts, more })
        });
        let is_printed = |piece: &&Piece| self.options.parts.pieces && !piece.shape.is_disc();
        let covered = self.game.pieces.iter().filter(is_printed).flat_map(|piece| {
            let texts = draw::covered(piece, self.look).unwrap_or_default();
            texts.into_iter().map(|text| (text.clone(), piece.name.clone()))
        });
        let (texts, more) = first(covered.collect());
        let covered = (!texts.is_empty()).then_some(SheetNote::MarkersCover { texts, more });
        let too_large = matches!(self.recipe, Carried::TooLarge).then_some(RecipeNote::TooLarge);
        scaled
            .into_iter()
            .chain(fit_takes_more)
            .chain(backs)
            .chain(in_order)
            .chain(touch)
            .chain(smaller)
            .chain(pieces)
            .chain(frames)
            .chain(covered)
            .map(Message::from)
            .chain(too_large.map(Message::from))
            .collect()
    }

    /// Whether boards are printed.
    fn has_boards(&self) -> bool {
        self.options.parts.board && !self.game.boards.is_empty()
    }
}

/// The first things, and the number of others.
fn first<T>(mut all: Vec<T>) -> (Vec<T>, usize) {
    let more = all.len().saturating_sub(MAX_NAMED_TEXTS);
    all.truncate(MAX_NAMED_TEXTS);
    (all, more)
}

/// Parses, resolves and plans a spec. Reports all faults of the spec and its leaflets together: one [`Faulty`] for each
/// text with faults, in the order of the text.
pub fn load(source: &Source, overrides: &Overrides, files: &dyn Files) -> Result<Job, Vec<Faulty>> {
    let kept = KeptFiles::new(files);
    let mut draft = spec::draft(source, overrides, &kept);
    fit::settle(&mut draft, source, overrides, &kept);
    check_room(&mut draft);
    boxes::check(&mut draft);
    let Settled { sheets, unlike_touch, words } = gaps::settle(&mut draft);
    let sheets = checked(sheets, &mut draft);
    let omits_backs = omits_backs(&draft);
    seams::note_cut_words(&mut draft, &words, &sheets);
    let at_full = fit::sheets_saved(&draft, papers(&sheets), source, overrides, &kept);
    let (faulty, noted, fit) = (draft.faulty(), draft.noted(), draft.fit);
    let Draft { resolved: Resolved { mut game, options, look }, leaflets, choices, .. } = draft;
    // If the spec has faults, boards and pieces may be missing: diagrams are checked without them.
    let parts =
        leaflet::DiagramParts { boards: &game.boards, pieces: &game.pieces, whole: faulty.is_empty() };
    let facts = Facts::new(&game, &options, &sheets, parts.whole);
    let read = leaflets::leaflets(&leaflets, parts, &facts, &kept);
    drop(facts);
    match (faulty.is_empty(), read) {
        (true, Ok(leaflet)) => {
            game.leaflet = leaflet;
            let smaller_squares =
                squares::that_save_sheets(source, overrides, files, (&game, &options, &sheets));
            let smaller_pieces = sizes::that_save_sheets((&game, &options, &sheets), &choices);
            let recipe = match options.recipe {
                true => Recipe::new(source, overrides, (&game, look), kept)
                    .map_or(Carried::TooLarge, |recipe| Carried::Recipe(Arc::new(recipe))),
                false => Carried::Nothing,
            };
            Ok(Job {
                game,
                options,
                look,
                sheets,
                fit,
                omits_backs,
                unlike_touch,
                at_full,
                smaller_squares,
                smaller_pieces,
                recipe,
                noted,
            })
        }
        (_, read) => Err(faulty.into_iter().chain(read.err().unwrap_or_default()).collect()),
    }
}

/// Checks that the paper is large enough for anything.
fn check_room(draft: &mut Draft) {
    let Options { paper, margin, backs, .. } = draft.resolved.options;
    if draft.resolved.options.is_borderless() {
        if backs == Backs::Fold {
            let fault = Finding::new(SheetFinding::NoRoomToFold).at(draft.spans.paper.clone());
            draft.fault(fault.hint(SheetHint::DuplexOrMargin));
        }
        return;
    }
    let room = room(&draft.resolved.options);
    if room.width.min(room.height) < MIN_ROOM {
        let fault = SheetFinding::NothingFits { width: paper.width, height: paper.height, margin };
        draft.fault(Finding::new(fault).at(draft.spans.paper.clone()).hint(SheetHint::LargerPaperOrMargin));
    }
}

/// The sheets of a draft; too many of them, and items larger than a page, are faults.
fn checked(sheets: Result<Vec<Sheet>, Vec<TooLarge>>, draft: &mut Draft) -> Vec<Sheet> {
    let misfits = match sheets {
        Ok(sheets) if papers(&sheets) <= limits::SHEETS => return sheets,
        Ok(sheets) => {
            let fault = SheetFinding::TooManySheets { sheets: papers(&sheets) };
            draft.fault(Finding::new(fault).at(0..0).hint(SheetHint::FewerAtATime));
            return sheets;
        }
        Err(misfits) => misfits,
    };
    let Resolved { game, options, .. } = &draft.resolved;
    let is_borderless = options.is_borderless();
    let paper = |size: Size| paper_for(size, options);
    let papers: Vec<Size> = misfits.iter().map(|misfit| paper(misfit.size)).collect();
    let (overlap, is_enlarged) = (options.overlap, options.scale > Scale::FULL);
    let side_by_side = Options { overlap: Mm::ZERO, least_overlap: Mm::ZERO, ..options.clone() };
    let still = lay_out(game, &side_by_side).err().unwrap_or_default();
    for (TooLarge { what, size: Size { width, height }, room }, paper) in misfits.into_iter().zip(papers) {
        let fault = match what {
            _ if is_borderless => SheetFinding::NotOfThePaper { width, height },
            Misfit::Piece(_) => SheetFinding::PieceTooLarge { width, height },
            Misfit::Board(_) if still.iter().any(|still| still.what == what) => {
                SheetFinding::BoardTooLarge { width, height }
            }
            Misfit::Board(_) => SheetFinding::OverlapTooLarge { width, height, overlap },
        };
        let Size { width, height } = room;
        let hint = match fault {
            SheetFinding::NotOfThePaper { .. } => {
                let Size { width, height } = paper;
                SheetHint::PaperOfPiece { width, height }
            }
            _ if is_enlarged => SheetHint::SmallerScale { width, height },
            SheetFinding::OverlapTooLarge { .. } => SheetHint::LessOverlap { width, height },
            _ => SheetHint::SheetHolds { width, height },
        };
        let span = match what {
            Misfit::Board(number) => draft.spans.boards.get(number).map(|board| &board.table),
            Misfit::Piece(number) => draft.spans.pieces.get(number),
        };
        let span = span.cloned().unwrap_or_default();
        draft.fault(Finding::new(fault).at(span).hint(hint));
    }
    Vec::new()
}

/// Whether backs in the spec are not printed, without the user having chosen so.
fn omits_backs(draft: &Draft) -> bool {
    let Resolved { game, options, .. } = &draft.resolved;
    if draft.backs_are_chosen || options.backs != Backs::None {
        return false;
    }
    game.pieces.iter().any(|piece| piece.back.is_some() && options.parts.holds(piece.shape))
}

#[cfg(test)]
mod tests;
