//! Camps with open squares.

use super::judge::{OPEN_CODES, judge, malformed, text};
use super::referee::observed_face;
use super::{Bits, Kit, PieceFace, Setup, Side, Spans};
use crate::rules::settle::{OpenCodes, OpenPosition};
use crate::rules::{Finding, Judgement, Lies};

/// Both camps as typed or observed.
#[derive(Clone, Debug)]
pub struct Camps<'a> {
    kit: &'a Kit,
    pub setup: Setup,
    spans: &'a Spans,
}

impl<'a> Camps<'a> {
    pub fn new(kit: &'a Kit, setup: Setup, spans: &'a Spans) -> Camps<'a> {
        Camps { kit, setup, spans }
    }
}

impl OpenPosition for Camps<'_> {
    type Square = (Side, u8);
    type Piece = PieceFace;
    const CODES: OpenCodes = OPEN_CODES;

    fn squares(&self) -> Vec<(Side, u8)> {
        let all = self.kit.all();
        Side::BOTH.into_iter().flat_map(|side| all.squares().map(move |square| (side, square))).collect()
    }

    fn open(&self) -> Vec<(Side, u8)> {
        self.setup.open().collect()
    }

    fn name(&self, (side, square): (Side, u8)) -> String {
        self.kit.square_name(side, square)
    }

    fn pieces(&self, _: (Side, u8)) -> Vec<PieceFace> {
        let models = (0u8..).zip(self.kit.models()).map(|(model, _)| model);
        let faces =
            |model: u8| (0u8..).zip(self.kit.rotations(model)).map(move |(quarters, _)| (model, quarters));
        models.flat_map(faces).map(|(model, quarters)| self.kit.face(model, quarters)).collect()
    }

    fn written(&self, _: (Side, u8), face: PieceFace) -> String {
        self.kit.written(face)
    }

    fn parse_piece(&self, square: (Side, u8), word: &str) -> Option<PieceFace> {
        self.pieces(square).into_iter().find(|face| self.kit.written(*face).eq_ignore_ascii_case(word))
    }

    fn convert(&self, _: (Side, u8), lies: Lies) -> Option<Option<PieceFace>> {
        observed_face(self.kit, lies)
    }

    fn fill_square(&mut self, (side, square): (Side, u8), what: Option<PieceFace>) {
        if let Some(open) = self.setup.open.get_mut(side.index()) {
            *open = *open & !Bits::one(square);
        }
        if let Some(face) = what {
            self.setup.lay(self.kit, side, self.kit.square(square), face);
        }
    }

    fn malformed(&self) -> Vec<Finding> {
        malformed(self.kit, &self.setup, self.spans)
    }

    fn judged(&self) -> Judgement {
        judge(self.kit, &self.setup, self.spans)
    }

    fn text(&self) -> String {
        text(self.kit, &self.setup)
    }

    fn variant(&self) -> String {
        String::new()
    }
}
