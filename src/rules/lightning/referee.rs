//! Implements `Referee`, used by the commands.

use super::judge::text;
use super::laid;
use super::notation::{Places, blank, read, read_record};
use super::open::Camps;
use super::reach::ways;
use super::{Bits, Face, Kit, MODELS, Position, Setup, Side, judge};
use crate::rules::read::Square;
use crate::rules::settle::{self, taken_out};
use crate::rules::{
    Assumed, Finding, Found, FoundSquare, Judgement, Laid, Lies, Moves, Play, Referee, Replay, Settled, Spot,
    Trace, perft, replay,
};

/// A table with its box: Lightning with its option settled.
#[derive(Clone, Debug)]
pub struct Table {
    kit: Kit,
    /// Which board of the game has the camps.
    board: usize,
}

impl Table {
    /// A table where this box is played with.
    pub fn new(kit: Kit) -> Table {
        Table { kit, board: 0 }
    }

    /// The same table, its camps being those of this board of the game.
    pub fn on_board(self, board: usize) -> Table {
        Table { board, ..self }
    }

    /// The square of a camp that was found.
    fn square(&self, found: &FoundSquare) -> Option<(Side, Square)> {
        let of = |place: usize, places: u8| u8::try_from(place).ok().filter(|place| *place < places);
        let square =
            Square { column: of(found.column, self.kit.columns())?, row: of(found.row, self.kit.rows())? };
        let side = Side::BOTH.get(found.camp)?;
        (found.board == self.board).then_some((*side, square))
    }

    /// The camps that were found. What nobody has spoken of is as little known as what was not clear.
    fn setup(&self, found: &Found) -> Setup {
        let mut setup = Setup::default();
        let mut open = [self.kit.all(); 2];
        for (found, (side, square)) in found.squares.iter().filter_map(|f| Some((f, self.square(f)?))) {
            let Some(face) = found.certain().and_then(|lies| found_face(&self.kit, lies)) else { continue };
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

    fn read(&self, text: &str) -> Result<(Setup, Places), Box<Judgement>> {
        read(&self.kit, text).map_err(|findings| Box::new(Judgement::unreadable("", findings)))
    }
}

impl Referee for Table {
    fn settle(&self, text: &str) -> Settled {
        let read = |text: &str| self.read(text);
        settle::typed(text, read, |(setup, places), lines| {
            settle::settled(&Camps::new(&self.kit, setup, &places), lines)
        })
    }

    fn settle_found(&self, found: &Found) -> Settled {
        let squares = found.squares.iter().filter_map(|found| {
            let (side, square) = self.square(found)?;
            Some(((side, self.kit.number(square)?), &found.may[..]))
        });
        settle::found(&Camps::new(&self.kit, self.setup(found), &Places::default()), squares)
    }

    /// Where nothing is said of the turn or the reserve, they are as in the game that `check` finds. If it finds none,
    /// the reserve holds nothing.
    fn moves(&self, text: &str) -> Result<Moves, Box<Judgement>> {
        let (text, lines) = taken_out(text);
        let (setup, places) = self.read(&text)?;
        let setup = settle::filled(Camps::new(&self.kit, setup, &places), &lines)?.setup;
        let judged = judge(&self.kit, &setup, &places);
        let Some(status) = &judged.status else { return Err(Box::new(judged)) };
        let way = ways(&self.kit, &setup).ok().and_then(|ways| ways.into_iter().next());
        let forced = || self.kit.side(status.to_move.as_ref()?.chars().next()?);
        let known = setup.to_move.or_else(forced).or(way.as_ref().map(|way| way.next));
        let reserve = setup.reserve.or(way.map(|way| way.reserve)).unwrap_or([0; MODELS]);
        let player = known.unwrap_or(Side::A);
        let Some(position) = Position::of(&self.kit, setup.camps, reserve, player) else {
            return Err(Box::new(judged));
        };
        if known.is_none() && !position.is_over() {
            // Without a game that leads here nobody knows whose turn it is.
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

    fn laid(&self, text: &str) -> Result<Laid, Vec<Finding>> {
        let (text, _) = taken_out(text);
        read(&self.kit, &text).map(|(setup, _)| laid::laid(&self.kit, &setup, self.board))
    }

    fn trace(&self, found: &Found, turn: &str) -> Trace {
        laid::trace(&self.kit, found, turn, self.board)
    }

    fn spell(&self, found: &Found) -> String {
        text(&self.kit, &self.setup(found))
    }

    fn spot_name(&self, found: &Found, spot: Spot) -> String {
        let Spot::Square(at) = spot else { return String::new() };
        let square = found.squares.get(at).and_then(|found| self.square(found));
        let number = |(side, square)| Some(self.kit.named(side, self.kit.number(square)?));
        square.and_then(number).unwrap_or_default()
    }

    fn lies_name(&self, _: &Found, _: Spot, lies: Lies) -> Option<String> {
        let face = found_face(&self.kit, lies)?;
        Some(face.map_or_else(|| ".".to_owned(), |face| self.kit.written(face)))
    }

    fn blank(&self) -> String {
        blank(&self.kit)
    }
}

/// The piece that was found, as it lies, or that the square is empty; none if it is no piece of this box.
pub fn found_face(kit: &Kit, lies: Lies) -> Option<Option<Face>> {
    let Lies::Piece { letter, quarters, .. } = lies else { return Some(None) };
    Some(Some(kit.face(kit.model_called(&letter.to_string())?, quarters)))
}
