//! A spec resolved → a [`Job`]: what is printed, where it lies on which sheets, and the leaflet that goes with it.
//!
//! | file | job |
//! |---|---|
//! | `leaflets` | the leaflets that a spec names, read |
//! | `leaflet/` | the Markdown of a leaflet → [`Leaflet`](crate::game::Leaflet) |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

pub mod leaflet;
mod leaflets;

use crate::game::{Backs, Game, Look, Mm, Options, Parts, Piece};
use crate::sheet::{Misfit, Sheet, TooLarge, lay_out, room};
use crate::spec::{self, Draft, Files, Overrides, Resolved, limits};
use crate::text::codes::PrintCode;
use crate::text::{Faulty, Source};
use leaflet::Facts;

/// The least width and height of what a sheet holds.
const LEAST_ROOM: Mm = Mm::new(20);

/// A game, ready to be drawn.
#[derive(Clone, Debug)]
pub struct Job {
    /// What to print.
    pub game: Game,
    /// The paper.
    pub options: Options,
    /// The look.
    pub look: Look,
    /// Where everything lies.
    pub sheets: Vec<Sheet>,
    /// What whoever prints it should know, though nothing is wrong.
    pub notes: Vec<String>,
}

/// Reads, resolves and plans a spec. All that is wrong with it, and with the leaflets that it names, is reported in
/// one go: one [`Faulty`] for each text that has faults, each in the order of the text.
pub fn load(source: &Source, overrides: &Overrides, files: &dyn Files) -> Result<Job, Vec<Faulty>> {
    let mut draft = spec::draft(source, overrides, files);
    check_room(&mut draft);
    let sheets = sheets(&mut draft);
    let notes = unprinted_backs(&draft).into_iter().collect();
    let faulty = draft.faulty();
    let Draft { resolved: Resolved { mut game, options, look }, leaflets, .. } = draft;
    // The diagrams of a leaflet cannot be judged by boards and pieces that are not there yet; all else in it can.
    let parts = leaflet::DiagramParts { boards: &game.boards, pieces: &game.pieces, whole: faulty.is_none() };
    let facts = Facts::new(&game, &options, &sheets, look, parts.whole);
    let read = leaflets::leaflets(&leaflets, parts, &facts, files);
    drop(facts);
    match (faulty, read) {
        (None, Ok(leaflet)) => {
            game.leaflet = leaflet;
            Ok(Job { game, options, look, sheets, notes })
        }
        (faulty, read) => Err(faulty.into_iter().chain(read.err().unwrap_or_default()).collect()),
    }
}

/// Checks that the paper holds anything.
fn check_room(draft: &mut Draft) {
    let Options { paper, margin, overlap, .. } = draft.resolved.options;
    let room = room(&draft.resolved.options);
    if room.width.min(room.height) < LEAST_ROOM.max(overlap * 2) {
        let message =
            format!("nothing fits on paper of {} × {} with margins of {margin}", paper.width, paper.height);
        draft.fault(
            PrintCode::Paper,
            draft.spans.paper.clone(),
            message,
            "use larger paper or a smaller margin",
        );
    }
}

/// Where everything lies. What no page can hold is a fault.
fn sheets(draft: &mut Draft) -> Vec<Sheet> {
    let misfits = match lay_out(&draft.resolved.game, &draft.resolved.options) {
        Ok(sheets) if sheets.len() <= limits::SHEETS => return sheets,
        Ok(sheets) => {
            let message = format!("this takes {} sheets of paper", sheets.len());
            let hint = format!("print at most {} in one run, or use larger paper", limits::SHEETS);
            draft.fault(PrintCode::Sheets, 0..0, message, hint);
            return sheets;
        }
        Err(misfits) => misfits,
    };
    for TooLarge { what, size, room } in misfits {
        let (noun, span) = match what {
            Misfit::Board(number) => ("board", draft.spans.boards.get(number)),
            Misfit::Piece(number) => ("piece", draft.spans.pieces.get(number)),
        };
        let message = format!("a {noun} of {} × {} is larger than the paper", size.width, size.height);
        let hint =
            format!("a sheet holds {} × {}: make it smaller or use larger paper", room.width, room.height);
        draft.fault(PrintCode::TooLarge, span.cloned().unwrap_or(0..0), message, hint);
    }
    Vec::new()
}

/// The note on backs that are described and not printed, though nobody said that they are not wanted.
fn unprinted_backs(draft: &Draft) -> Option<String> {
    let Resolved { game, options, .. } = &draft.resolved;
    if draft.backs_are_chosen || options.backs != Backs::None {
        return None;
    }
    let Parts { pieces: cut, tokens, .. } = options.parts;
    let is_printed = |piece: &Piece| if piece.shape.is_disc() { tokens } else { cut };
    game.pieces.iter().find(|piece| piece.back.is_some() && is_printed(piece))?;
    Some("the backs of its pieces are not printed: `--backs duplex-long` (or `duplex-short`, `fold`) prints them".to_owned())
}

#[cfg(test)]
mod tests;
