//! Markers and patches: checks of their ids and of the room for them.

use super::Resolver;
use crate::game::marker::{fits, tag25h9};
use crate::game::{Board, Marker, Strip, Swatch};
use crate::spec::At;
use crate::spec::typed::{BoardTable, PieceTable};
use crate::text::codes::SpecCode;

impl Resolver<'_> {
    /// The marker ids of each camp of a board, if their number is valid.
    pub(crate) fn board_markers(&mut self, table: &At<BoardTable>, name: &str, camps: usize) -> Vec<Vec<u8>> {
        if let Some(patches) = table.patches.as_ref().filter(|_| table.markers.is_none())
            && !self.lost.holds(&table.span(), "markers")
        {
            let hint = "add `markers = [0, 1, 2, 3]`: a camera finds the patches by them".to_owned();
            self.fault(SpecCode::Conflict, patches.span(), "`patches` goes with `markers`", Some(hint));
        }
        let Some(typed) = &table.markers else { return Vec::new() };
        let Some(ids) = self.ids(typed, &format!("the board `{name}`")) else { return Vec::new() };
        if ids.len() == 4 * camps || ids.len() == 8 * camps {
            return ids.chunks(ids.len() / camps.max(1)).map(<[u8]>::to_vec).collect();
        }
        let (message, hint) = match camps {
            1 => (
                format!("a board has 4 or 8 markers, and these are {}", ids.len()),
                "name 4 ids for the corners, or 8 for corners and sides".to_owned(),
            ),
            camps => (
                format!(
                    "{camps} camps have {} or {} markers, and these are {}",
                    4 * camps,
                    8 * camps,
                    ids.len()
                ),
                "name 4 or 8 ids for each camp, those of the first camp first".to_owned(),
            ),
        };
        self.fault(SpecCode::Value, typed.span(), message, Some(hint));
        Vec::new()
    }

    /// Adds markers to a board, and room for them to its frame.
    pub(crate) fn put_markers(&mut self, table: &BoardTable, board: &mut Board, ids: Vec<Vec<u8>>) {
        if !self.photo_marks() {
            board.swatches.clear();
            return;
        }
        let count = ids.first().map_or(0, Vec::len);
        board.frame = board.frame.with_room_for(count, &board.grid);
        for (camp, ids) in board.camps.iter_mut().zip(ids) {
            camp.markers = ids;
        }
        let smaller = "make its cells larger, or print it with `--no-photo-marks`";
        if let Some(typed) = table.markers.as_ref().filter(|_| !fits(board)) {
            let size = board.size();
            let message =
                format!("{count} markers do not fit on a frame of {} × {}", size.width, size.height);
            let fewer = if count > 4 { "name 4 for the corners, " } else { "" };
            self.fault(SpecCode::Room, typed.span(), message, Some(format!("{fewer}{smaller}")));
        } else if let Some(typed) = &table.patches
            && count > 0
            && !board.swatches.is_empty()
            && board.patches().is_empty()
        {
            let message = format!("{} patches do not fit between the markers", board.swatches.len());
            self.fault(SpecCode::Room, typed.span(), message, Some(format!("name fewer, {smaller}")));
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
        let Some(ids) = self.ids(typed, &format!("the piece `{name}`")) else { return Vec::new() };
        if ids.len() != count {
            let message = format!("{} markers for {count} strips", ids.len());
            self.fault(
                SpecCode::Conflict,
                typed.span(),
                message,
                Some("name one id for each, as many as `count`".to_owned()),
            );
        }
        if !self.photo_marks() {
            return Vec::new();
        }
        ids
    }

    /// Widens the tabs of a strip for its markers.
    pub(crate) fn strip_with_markers(&mut self, table: &PieceTable, mut strip: Strip) -> Strip {
        let Some(typed) = table.markers.as_ref().filter(|_| self.photo_marks()) else { return strip };
        let least = Marker::SIDE + Marker::WHITE * 2;
        if strip.square < least {
            let message = format!("a strip of {} is too narrow for markers", strip.square);
            self.fault(
                SpecCode::Room,
                typed.span(),
                message,
                Some(format!("make its squares {least} or larger")),
            );
        }
        strip.tab = strip.tab.max(Marker::BAND);
        strip
    }

    /// Checks marker ids: each is valid and used once in the game.
    fn ids(&mut self, typed: &At<Vec<At<i64>>>, owner: &str) -> Option<Vec<u8>> {
        let mut ids = Vec::new();
        for number in typed.iter() {
            let Some(id) = u8::try_from(**number).ok().filter(|id| *id < tag25h9::COUNT) else {
                let message = format!("there is no marker {}", **number);
                self.fault(
                    SpecCode::Size,
                    number.span(),
                    message,
                    Some(format!("use 0 to {}", tag25h9::COUNT - 1)),
                );
                continue;
            };
            match self.markers.get(&id) {
                Some(other) => {
                    let message = format!("the marker {id} is on {other} already");
                    let hint = "a camera tells boards and strips of a game apart by their ids".to_owned();
                    self.fault(SpecCode::Twice, number.span(), message, Some(hint));
                }
                None => {
                    self.markers.insert(id, owner.to_owned());
                    ids.push(id);
                }
            }
        }
        (ids.len() == typed.len()).then_some(ids)
    }
}
