//! `[[box]]` → [`TuckBox`]

use std::ops::Range;

use super::Resolver;
use super::surface::Surface;
use crate::game::{ByLang, Inside, Mm, Piece, Pile, Rim, Size, TuckBox, smallest};
use crate::scene::Font;
use crate::spec::typed::{BoxTable, FaceTable, FontName, Length, MarkTable, Words};
use crate::spec::words::{KeptFinding, KeptHint, NameOwner};
use crate::spec::{At, did_you_mean, limits};
use crate::text::Finding;

/// The card of a box, and that of pieces.
const CARD: Mm = Mm::from_um(300);
const GLUED: Mm = Mm::new(2);
/// What of the width of a panel a title takes at most, in per cent.
const TITLE_WIDTH: i64 = 84;
/// How far below its middle the title stands on a front that shows something else, in per cent of its height. The lid is opened
/// by a notch above.
const TITLE_FALL: i64 = 34;

impl Resolver<'_> {
    /// Resolves all boxes, each with its place. They hold all pieces of a game, whichever are printed.
    pub(super) fn boxes(
        &mut self,
        title: &ByLang<String>,
        pieces: &[(Piece, Range<usize>)],
    ) -> Vec<(TuckBox, Range<usize>)> {
        let spec = self.spec;
        let thickness = spec.game.as_deref().and_then(|game| game.card.as_ref());
        let thickness = self.length_on_paper("card", thickness, limits::CARD).unwrap_or(GLUED);
        let pieces: Vec<&Piece> = pieces.iter().map(|(piece, _)| piece).collect();
        let boxes = spec.boxes.iter();
        boxes
            .filter_map(|table| Some((self.tuck_box(table, title, &pieces, thickness)?, table.span())))
            .collect()
    }

    fn tuck_box(
        &mut self,
        table: &At<BoxTable>,
        title: &ByLang<String>,
        pieces: &[&Piece],
        thickness: Mm,
    ) -> Option<TuckBox> {
        let name = self.name(NameOwner::Box, table.name.as_ref(), "box");
        let title = self
            .words_in(table.title.as_ref(), &[Font::Display, Font::Sans])
            .unwrap_or_else(|| title.clone());
        let card = self.length_on_paper("card", table.card.as_ref(), limits::BOX_CARD).unwrap_or(CARD);
        let inside = self.inside(table, pieces, thickness);
        // Faces are resolved even without sizes, so that their faults are reported too.
        let nominal = Inside { width: Mm::new(60), depth: Mm::new(30), height: Mm::new(80) };
        let Inside { width, depth, height } = inside.unwrap_or(nominal);
        let ground = table.front.as_deref().cloned().unwrap_or_default();
        let ground = self.inherited(&ground, &mut Vec::new());
        let titled = |face: FaceTable, size: Size, turn: Option<f64>| {
            let mark = At::new(self.title_mark(&face, &title, size, turn, table.span()), table.span());
            let marks = face.marks.iter().flat_map(|marks| marks.iter()).cloned().chain([mark]).collect();
            FaceTable { marks: Some(At::new(marks, table.span())), ..face }
        };
        let fronts = Size::new(width, height);
        let sides = Size::new(depth, height);
        let front = if has_words(&ground) { ground.clone() } else { titled(ground.clone(), fronts, None) };
        let plain = FaceTable {
            background: ground.background,
            pattern: ground.pattern,
            pattern_color: ground.pattern_color,
            pattern_step: ground.pattern_step,
            pattern_weight: ground.pattern_weight,
            ..FaceTable::default()
        };
        let side = titled(plain.clone(), sides, Some(90.0));
        let mut face = |typed: Option<&At<FaceTable>>, usual: &FaceTable, size: Size| {
            self.face(typed.map_or(usual, |face| face), Surface::plain(size, Some(Rim::Square)))
        };
        let front = face(None, &front, fronts);
        let back = face(table.back.as_ref(), &plain, fronts);
        let sides = face(table.sides.as_ref(), &side, sides);
        let lids = face(table.lids.as_ref(), &plain, Size::new(width, depth));
        Some(TuckBox { name, title, inside: inside?, card, front, back, sides, lids })
    }

    /// The free space of a box: as typed, or as what it holds needs.
    fn inside(&mut self, table: &At<BoxTable>, pieces: &[&Piece], thickness: Mm) -> Option<Inside> {
        let sides = [("width", &table.width), ("depth", &table.depth), ("height", &table.height)];
        let is_sized = sides.iter().any(|(key, side)| side.is_some() || self.lost.holds(&table.span(), key));
        if is_sized || pieces.is_empty() && table.holds.is_none() && !self.lost.names("piece") {
            if let Some(holds) = &table.holds {
                let fault = Finding::new(KeptFinding::SizesAndHolds).at(holds.span());
                self.fault(fault.hint(KeptHint::HoldsOrSizes));
            }
            let [width, depth, height] = sides.map(|(key, side)| {
                let side = self.required(&table.span(), key, side.as_ref(), "\"60mm\"");
                self.length(key, side.as_ref(), limits::BOX)
            });
            return Some(Inside { width: width?, depth: depth?, height: height? });
        }
        let pile = |piece: &&Piece| Pile { size: piece.shape.size(), count: piece.count };
        let Some(holds) = &table.holds else {
            return smallest(&pieces.iter().map(pile).collect::<Vec<_>>(), thickness);
        };
        if holds.is_empty() {
            let fault = Finding::new(KeptFinding::HoldsNothing).at(holds.span());
            self.fault(fault.hint(KeptHint::NameAPiece));
        }
        for name in holds.iter() {
            self.check_held(name, pieces);
        }
        let is_held = |piece: &&&Piece| holds.iter().any(|name| is_called(&piece.name, name));
        smallest(&pieces.iter().filter(is_held).map(pile).collect::<Vec<_>>(), thickness)
    }

    /// Checks that there is a piece of a name, possibly with faults.
    fn check_held(&mut self, name: &At<String>, pieces: &[&Piece]) {
        let typed = self.pieces.iter().flat_map(|rows| &rows.rows).filter_map(|row| row.table.name.as_ref());
        let is_known = pieces.iter().any(|piece| is_called(&piece.name, name))
            || typed.into_iter().any(|known| is_called(known, name))
            || self.lost.names("piece");
        if !is_known {
            let names = pieces.iter().map(|piece| piece.name.as_str());
            let hint = self.is_hinted(pieces.len()).then(|| did_you_mean(name, names)).flatten();
            let fault = KeptFinding::HoldsNoPiece { name: name.to_string() };
            let hint = hint.unwrap_or_else(|| KeptHint::NameAPiece.into());
            self.fault(Finding::new(fault).at(name.span()).hint(hint));
        }
    }

    /// The title of a box as a mark on a face.
    fn title_mark(
        &self,
        face: &FaceTable,
        title: &ByLang<String>,
        size: Size,
        turn: Option<f64>,
        span: Range<usize>,
    ) -> MarkTable {
        let (along, across) =
            if turn.is_some() { (size.height, size.width) } else { (size.width, size.height) };
        // Lengths in a face are typed at full size.
        let thousandths = i64::from(self.scale().thousandths());
        let typed = |length: Mm| At::new(Length(length * 1000 / thousandths.max(1)), span.clone());
        let is_alone = face.marks.is_none() && face.mark().contents().next().is_none();
        let fall = if is_alone { Mm::ZERO } else { across * TITLE_FALL / 100 };
        let tall = if turn.is_some() { across / 3 } else { across / 8 };
        MarkTable {
            text: Some(At::new(Words(title.clone()), span.clone())),
            at: (!is_alone).then(|| At::new((typed(Mm::ZERO), typed(fall)), span.clone())),
            turn: turn.map(|turn| At::new(turn, span.clone())),
            size: Some(typed(tall.min(Mm::new(12)))),
            width: Some(typed(along * TITLE_WIDTH / 100)),
            font: Some(At::new(FontName::Bundled(Font::Display), span.clone())),
            ..MarkTable::default()
        }
    }
}

/// Whether a piece is meant by a name: its own, or how that begins.
fn is_called(piece: &str, name: &str) -> bool {
    piece.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

fn has_words(face: &FaceTable) -> bool {
    face.text.is_some() || face.marks.iter().flat_map(|marks| marks.iter()).any(|mark| mark.text.is_some())
}
