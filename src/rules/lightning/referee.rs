//! Implements `Referee`, the interface used by the CLI.

use super::judge::text;
use super::layout;
use super::notation::{Spans, blank, read, read_record};
use super::open::Camps;
use super::reach::solutions;
use super::{Bits, Kit, MODELS, PieceFace, Position, Setup, Side, judge};
use crate::game::Lang;
use crate::rules::read::Square;
use crate::rules::settle::{self, extract_may_lines};
use crate::rules::{
    Assumed, Finding, Found, FoundSquare, Judgement, Layout, Lies, Moves, Play, Referee, Replay, Settled,
    Spot, Trace, perft, replay,
};

/// Referee for Lightning.
#[derive(Clone, Debug)]
pub struct LightningReferee {
    kit: Kit,
    /// Index of the board in the game.
    board: usize,
}

impl LightningReferee {
    /// A referee for games with this box.
    pub fn new(kit: Kit) -> LightningReferee {
        LightningReferee { kit, board: 0 }
    }

    /// Sets the index of the board with the camps.
    pub fn on_board(self, board: usize) -> LightningReferee {
        LightningReferee { board, ..self }
    }

    /// The square of a camp that was observed.
    fn square(&self, found: &FoundSquare) -> Option<(Side, Square)> {
        let of = |place: usize, count: u8| u8::try_from(place).ok().filter(|place| *place < count);
        let square =
            Square { column: of(found.column, self.kit.columns())?, row: of(found.row, self.kit.rows())? };
        let side = Side::BOTH.get(found.camp)?;
        (found.board == self.board).then_some((*side, square))
    }

    /// The observed camps. Squares that are missing or uncertain are open.
    fn setup(&self, found: &Found) -> Setup {
        let mut setup = Setup::default();
        let mut open = [self.kit.all(); 2];
        for (found, (side, square)) in found.squares.iter().filter_map(|f| Some((f, self.square(f)?))) {
            let Some(face) = found.certain().and_then(|lies| observed_face(&self.kit, lies)) else {
                continue;
            };
            let number = self.kit.number(square);
            open[side.index()] = open[side.index()] & !number.map_or(Bits::NONE, Bits::one);
            if let Some(face) = face {
                setup.lay(&self.kit, side, square, face);
            }
        }
        for (side, open) in Side::BOTH.into_iter().zip(open) {
            open.squares().for_each(|number| setup.leave_open(&self.kit, side, self.kit.square(number)));
        }
        setup
    }

    fn read(&self, text: &str) -> Result<(Setup, Spans), Box<Judgement>> {
        read(&self.kit, text).map_err(|findings| Box::new(Judgement::unreadable("", findings)))
    }
}

impl Referee for LightningReferee {
    fn settle(&self, text: &str) -> Settled {
        let read = |text: &str| self.read(text);
        settle::settle_text(text, read, |(setup, spans), lines| {
            settle::settle_typed(&Camps::new(&self.kit, setup, &spans), lines)
        })
    }

    fn settle_found(&self, found: &Found) -> Settled {
        let squares = found.squares.iter().filter_map(|found| {
            let (side, square) = self.square(found)?;
            Some(((side, self.kit.number(square)?), &found.may[..]))
        });
        settle::settle_observed(&Camps::new(&self.kit, self.setup(found), &Spans::default()), squares)
    }

    /// If the player to move or the reserve is not given, those of the witness apply. Without a witness the reserve
    /// is empty.
    fn moves(&self, text: &str) -> Result<Moves, Box<Judgement>> {
        let (text, lines) = extract_may_lines(text);
        let (setup, spans) = self.read(&text)?;
        let setup = settle::fill_in(Camps::new(&self.kit, setup, &spans), &lines)?.setup;
        let judged = judge(&self.kit, &setup, &spans);
        let Some(status) = &judged.status else { return Err(Box::new(judged)) };
        let solution = solutions(&self.kit, &setup).ok().and_then(|solutions| solutions.into_iter().next());
        let forced = || self.kit.side(status.to_move.as_ref()?.chars().next()?);
        let known = setup.to_move.or_else(forced).or(solution.as_ref().map(|solution| solution.next));
        let reserve = setup.reserve.or(solution.map(|solution| solution.reserve)).unwrap_or([0; MODELS]);
        let player = known.unwrap_or(Side::A);
        let Some(position) = Position::new(&self.kit, setup.camps, reserve, player) else {
            return Err(Box::new(judged));
        };
        if known.is_none() && !position.is_over() {
            // Without a witness the player to move is unknown.
            return Err(Box::new(judged));
        }
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(position.written(turn)));
        let open = |assumed: &Assumed| ["to move", "reserve"].contains(&assumed.key.as_str());
        Ok(Moves { turns, assumed: judged.assumed.into_iter().filter(open).collect() })
    }

    fn replay(&self, text: &str) -> Replay {
        match read_record(&self.kit, text) {
            Ok((first, turns)) => replay("", Position::start(&self.kit, first), &turns, text),
            Err(findings) => Replay::unreadable("", findings),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(&Position::start(&self.kit, Side::A), depth)
    }

    fn layout(&self, text: &str) -> Result<Layout, Vec<Finding>> {
        let (text, _) = extract_may_lines(text);
        read(&self.kit, &text).map(|(setup, _)| layout::layout(&self.kit, &setup, self.board))
    }

    fn trace(&self, found: &Found, turn: &str) -> Trace {
        layout::trace(&self.kit, found, turn, self.board)
    }

    fn spell(&self, found: &Found) -> String {
        text(&self.kit, &self.setup(found))
    }

    fn spot_name(&self, found: &Found, spot: Spot) -> String {
        let Spot::Square(at) = spot else { return String::new() };
        let square = found.squares.get(at).and_then(|found| self.square(found));
        let number = |(side, square)| Some(self.kit.square_name(side, self.kit.number(square)?));
        square.and_then(number).unwrap_or_default()
    }

    fn lies_name(&self, _: &Found, _: Spot, lies: Lies) -> Option<String> {
        let face = observed_face(&self.kit, lies)?;
        Some(face.map_or_else(|| ".".to_owned(), |face| self.kit.written(face)))
    }

    fn blank(&self, lang: Lang) -> String {
        blank(&self.kit, lang)
    }
}

/// Converts observed contents to a piece or an empty square; `None` if it is not a piece of this box.
pub fn observed_face(kit: &Kit, lies: Lies) -> Option<Option<PieceFace>> {
    let Lies::Piece { letter, quarters, .. } = lies else { return Some(None) };
    Some(Some(kit.face(kit.model_called(&letter.to_string())?, quarters)))
}
