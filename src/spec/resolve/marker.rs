//! Markers and patches: checks of their ids and of the room for them.

use super::Resolver;
use crate::game::marker::{fits, tag25h9};
use crate::game::{Board, Scale, Size, Strip, Swatch};
use crate::spec::At;
use crate::spec::typed::{BoardTable, PieceTable};
use crate::spec::words::{MarkerFinding, MarkerHint, MarkerOwner, NameOwner, SpecNote};
use crate::text::Finding;

impl Resolver<'_> {
    /// The marker ids of each camp of a board, if their number is valid.
    pub(crate) fn board_markers(&mut self, table: &At<BoardTable>, name: &str, camps: usize) -> Vec<Vec<u8>> {
        if let Some(patches) = table.patches.as_ref().filter(|_| table.markers.is_none())
            && !self.lost.holds(&table.span(), "markers")
        {
            let fault = Finding::new(MarkerFinding::PatchesWithoutMarkers).at(patches.span());
            self.fault(fault.hint(MarkerHint::AddMarkers));
        }
        let Some(typed) = &table.markers else { return Vec::new() };
        let Some(ids) = self.ids(typed, NameOwner::Board, name) else { return Vec::new() };
        if ids.len() == 4 * camps || ids.len() == 8 * camps {
            return ids.chunks(ids.len() / camps.max(1)).map(<[u8]>::to_vec).collect();
        }
        let found = ids.len();
        let (fault, hint) = match camps {
            1 => (MarkerFinding::MarkersOfBoard { found }, MarkerHint::CornersOrSides),
            camps => (MarkerFinding::MarkersOfCamps { camps, found }, MarkerHint::EachCamp),
        };
        self.fault(Finding::new(fault).at(typed.span()).hint(hint));
        Vec::new()
    }

    /// Adds markers to a board, and room for them to its frame.
    pub(crate) fn put_markers(&mut self, table: &BoardTable, board: &mut Board, ids: Vec<Vec<u8>>) {
        if !self.photo_marks() {
            board.swatches.clear();
            return;
        }
        let count = ids.first().map_or(0, Vec::len);
        let usual = board.frame;
        board.frame = usual.with_room_for(count, &board.grid);
        for (camp, ids) in board.camps.iter_mut().zip(ids) {
            camp.markers = ids;
        }
        // Squares made smaller for one print are no fault of the spec.
        let is_resized = self.chosen.board_square.is_some() || self.scale() != Scale::FULL;
        if let Some(typed) = table.markers.as_ref().filter(|_| !fits(board)) {
            if is_resized {
                self.note(Finding::new(SpecNote::NoMarkers).at(typed.span()));
                board.frame = usual;
                board.swatches.clear();
                board.camps.iter_mut().for_each(|camp| camp.markers.clear());
                return;
            }
            let Size { width, height } = board.size();
            let fault = MarkerFinding::NoRoomOnFrame { markers: count, width, height };
            let hint = if count > 4 { MarkerHint::FourOrLargerCells } else { MarkerHint::LargerCells };
            self.fault(Finding::new(fault).at(typed.span()).hint(hint));
        } else if let Some(typed) = &table.patches
            && count > 0
            && !board.swatches.is_empty()
            && board.patches().is_empty()
        {
            if is_resized {
                board.swatches.clear();
                return self.note(Finding::new(SpecNote::NoPatches).at(typed.span()));
            }
            let fault = MarkerFinding::NoRoomForPatches { patches: board.swatches.len() };
            self.fault(Finding::new(fault).at(typed.span()).hint(MarkerHint::FewerOrLargerCells));
        }
    }

    /// The colours of the patches of a board.
    pub(crate) fn swatches(&mut self, table: &BoardTable) -> Vec<Swatch> {
        let mut swatches = Vec::new();
        for paint in table.patches.iter().flat_map(|patches| patches.iter()) {
            if let Some(color) = self.color(Some(paint)) {
                swatches.push(Swatch { name: paint.0.clone(), color });
            }
        }
        swatches
    }

    /// The marker ids of the copies of a strip.
    pub(crate) fn strip_markers(&mut self, table: &PieceTable, name: &str, count: usize) -> Vec<u8> {
        let Some(typed) = &table.markers else { return Vec::new() };
        let Some(ids) = self.ids(typed, NameOwner::Piece, name) else { return Vec::new() };
        if ids.len() != count {
            let fault = MarkerFinding::MarkersOfStrips { markers: ids.len(), strips: count };
            self.fault(Finding::new(fault).at(typed.span()).hint(MarkerHint::OneEach));
        }
        if !self.photo_marks() {
            return Vec::new();
        }
        ids
    }

    /// Widens the tabs of a strip for its markers.
    pub(crate) fn strip_with_markers(&mut self, table: &PieceTable, mut strip: Strip) -> Strip {
        let Some(typed) = table.markers.as_ref().filter(|_| self.photo_marks()) else { return strip };
        let with_tabs = strip.with_tabs_for_markers();
        let least = Strip::LEAST_WITH_MARKERS;
        if with_tabs.holds_markers() {
            strip = with_tabs;
        } else if self.scale() == Scale::FULL {
            let fault = MarkerFinding::StripTooNarrow { square: strip.square };
            self.fault(Finding::new(fault).at(typed.span()).hint(MarkerHint::LargerSquares { least }));
        } else {
            self.note(Finding::new(SpecNote::NoMarkersOnStrips).at(typed.span()));
        }
        strip
    }

    /// Checks marker ids: each is valid and used once in the game.
    fn ids(&mut self, typed: &At<Vec<At<i64>>>, kind: NameOwner, name: &str) -> Option<Vec<u8>> {
        let mut ids = Vec::new();
        for number in typed.iter() {
            let Some(id) = u8::try_from(**number).ok().filter(|id| *id < tag25h9::COUNT) else {
                let fault = MarkerFinding::NoMarker { number: **number };
                self.fault(Finding::new(fault).at(number.span()).hint(MarkerHint::Numbers));
                continue;
            };
            match self.markers.get(&id) {
                Some(owner) => {
                    let fault = MarkerFinding::MarkerTwice { marker: id, owner: owner.clone() };
                    self.fault(Finding::new(fault).at(number.span()).hint(MarkerHint::ToldApart));
                }
                None => {
                    self.markers.insert(id, MarkerOwner { kind, name: name.to_owned() });
                    ids.push(id);
                }
            }
        }
        (ids.len() == typed.len()).then_some(ids)
    }
}
