//! The door that the commands knock at.

use super::notation::{Places, blank, read, read_record};
use super::{Kit, MODELS, Position, Setup, Side, judge};
use crate::rules::{Finding, Judgement, Play, Referee, Replay, Verdict, perft, replay};

/// A table with its box: Lightning with its option settled.
#[derive(Clone, Debug)]
pub struct Table {
    kit: Kit,
}

impl Table {
    /// A table where this box is played with.
    pub fn new(kit: Kit) -> Table {
        Table { kit }
    }

    fn read(&self, text: &str) -> Result<(Setup, Places), Box<Judgement>> {
        read(&self.kit, text).map_err(|findings| Box::new(Judgement::unreadable("", findings)))
    }
}

impl Referee for Table {
    fn check(&self, text: &str) -> Judgement {
        match self.read(text) {
            Ok((setup, places)) => judge(&self.kit, &setup, &places),
            Err(unreadable) => *unreadable,
        }
    }

    /// A reserve that is not spoken of holds nothing that could be taken.
    fn moves(&self, text: &str) -> Result<Vec<String>, Box<Judgement>> {
        let (setup, places) = self.read(text)?;
        let judged = judge(&self.kit, &setup, &places);
        let Some(status) = &judged.status else { return Err(Box::new(judged)) };
        let known = setup.to_move.or_else(|| {
            let letter = status.to_move.as_ref()?.chars().next()?;
            self.kit.side(letter)
        });
        let reserve = setup.reserve.unwrap_or([0; MODELS]);
        let player = known.unwrap_or(Side::A);
        let Some(position) = Position::of(&self.kit, setup.camps, reserve, player) else {
            return Err(Box::new(judged));
        };
        if known.is_none() && !position.is_over() {
            let [one, two] = Side::BOTH.map(|side| self.kit.letter(side));
            let finding = Finding::unreadable("lightning/to-move", 0..0, "it is not said whose turn it is")
                .hint(format!("add `to move: {one}` or `to move: {two}`"));
            let verdict = Verdict::Unreadable;
            return Err(Box::new(Judgement { verdict, findings: vec![finding], ..judged }));
        }
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(position.written(turn)));
        Ok(turns)
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

    fn blank(&self) -> String {
        blank(&self.kit)
    }
}
