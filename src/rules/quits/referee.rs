//! The door that the commands knock at.

use super::judge::Case;
use super::notation::{Places, blank, read, read_record};
use super::{BallMoves, Position, Rules, Setup, Variant};
use crate::rules::{Finding, Judgement, Play, Referee, Replay, Verdict, perft, replay};
use std::ops::Range;

/// A table with its tray: Quits with its option settled, and perhaps its variant.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    variant: Option<Variant>,
    ball_moves: BallMoves,
}

impl Table {
    /// A table where it is played like this; the variant may be left to what people type.
    pub fn new(variant: Option<Variant>, ball_moves: BallMoves) -> Table {
        Table { variant, ball_moves }
    }

    fn name(&self) -> &'static str {
        self.variant.map_or("", Variant::name)
    }

    /// What is said if a text speaks of another variant than it was asked for.
    fn conflict(&self, said: Option<Variant>, span: Option<Range<usize>>) -> Option<Finding> {
        let (asked, said) = (self.variant?, said?);
        let message = format!("this is `{}`, and `quits/{}` was asked for", said.name(), asked.name());
        let finding = Finding::unreadable("quits/variant-conflict", span.unwrap_or(0..0), message);
        (said != asked)
            .then(|| finding.hint(format!("ask for `quits/{}`, or for `quits` alone", said.name())))
    }

    fn read(&self, text: &str) -> Result<(Setup, Places), Box<Judgement>> {
        let unreadable = |findings| Box::new(Judgement::unreadable(self.name(), findings));
        let (setup, places) = read(text).map_err(unreadable)?;
        match self.conflict(setup.variant, places.variant.clone()) {
            Some(finding) => Err(unreadable(vec![finding])),
            None => Ok((setup, places)),
        }
    }
}

impl Referee for Table {
    fn check(&self, text: &str) -> Judgement {
        match self.read(text) {
            Ok((setup, places)) => Case::new(self.variant, self.ball_moves, &setup, &places).judge().0,
            Err(unreadable) => *unreadable,
        }
    }

    /// A turn before that is not spoken of forbids nothing.
    fn moves(&self, text: &str) -> Result<Vec<String>, Box<Judgement>> {
        let (setup, places) = self.read(text)?;
        let case = Case::new(self.variant, self.ball_moves, &setup, &places);
        let standing = case.standing();
        let Some(status) = &standing.status else { return Err(Box::new(standing)) };
        if status.over {
            return Ok(Vec::new());
        }
        let next = case.next();
        let [player] = next.as_slice() else {
            let finding = Finding::unreadable("quits/to-move", 0..0, "it is not said whose turn it is")
                .hint("add `to move: light`, or whoever it is");
            return Err(Box::new(Judgement {
                verdict: Verdict::Unreadable,
                findings: vec![finding],
                ..standing
            }));
        };
        let position = case.position(*player);
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(position.written(turn)));
        Ok(turns)
    }

    fn replay(&self, text: &str) -> Replay {
        match read_record(text) {
            Ok((said, turns)) => {
                let (said, span) = said.unzip();
                if let Some(finding) = self.conflict(said, span) {
                    return Replay::unreadable(self.name(), vec![finding]);
                }
                let variant = said.or(self.variant).unwrap_or(Variant::Classic);
                let rules = Rules { variant, ball_moves: self.ball_moves };
                replay(variant.name(), Position::start(rules), &turns, text)
            }
            Err(findings) => Replay::unreadable(self.name(), findings),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        let variant = self.variant.unwrap_or(Variant::Classic);
        perft(&Position::start(Rules { variant, ball_moves: self.ball_moves }), depth)
    }

    fn blank(&self) -> String {
        blank(self.variant)
    }
}
