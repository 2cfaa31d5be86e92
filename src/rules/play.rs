//! What positions of all games can do: list their turns, play one, say how the game stands. Counting and
//! replaying need no more than that.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;

use super::{Failed, Repetition, Replay, Status, Step, Verdict};

/// A position that has occurred this often may be declared a draw.
const DRAW: usize = 3;

/// A legal position of a game.
pub trait Play: Clone {
    /// A turn. Two are equal if they do the same.
    type Turn: Copy + PartialEq;

    /// What makes two positions the same when repetitions are counted.
    type Key: Eq + Hash;

    /// The key of this position. None in a game that knows no draw by repetition.
    fn key(&self) -> Option<Self::Key>;

    /// Visits every legal turn: none if the game is over, a pass if nothing else is legal.
    fn turns(&self, visit: impl FnMut(Self::Turn));

    /// Plays a legal turn.
    fn play(&mut self, turn: Self::Turn);

    /// How many legal turns there are; engines that can tell without visiting each do so.
    fn count(&self) -> u64 {
        let mut count = 0;
        self.turns(|_| count += 1);
        count
    }

    /// A turn as it is written in a record.
    fn written(&self, turn: Self::Turn) -> String;

    /// Why a turn is not legal here, in one sentence that a player understands. Called for no legal turn.
    fn refusal(&self, turn: Self::Turn) -> String;

    /// How the game stands.
    fn status(&self) -> Status;

    /// The canonical text of the position.
    fn text(&self) -> String;
}

/// A turn of a record with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed<T> {
    /// The turn.
    pub turn: T,
    /// The bytes of the text that it is.
    pub span: Range<usize>,
}

/// How many sequences of `depth` turns there are from a position. A forced pass is a turn; a finished game has
/// none.
pub fn perft<P: Play>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count(),
        _ => {
            let mut leaves = 0;
            position.turns(|turn| {
                let mut next = position.clone();
                next.play(turn);
                leaves += perft(&next, depth - 1);
            });
            leaves
        }
    }
}

/// Judges the turns of a record that begins at `position`.
pub fn replay<P: Play>(variant: &str, mut position: P, turns: &[Typed<P::Turn>], text: &str) -> Replay {
    let mut steps = Vec::new();
    let mut failed = None;
    let start = position.text();
    let mut seen = Occurrences::default();
    seen.note(&position, 0);
    for typed in turns {
        let mut legal = Vec::new();
        position.turns(|turn| legal.push(turn));
        if !legal.contains(&typed.turn) {
            failed = Some(Failed {
                turn: steps.len() + 1,
                span: typed.span.clone(),
                text: text.get(typed.span.clone()).unwrap_or_default().to_owned(),
                message: position.refusal(typed.turn),
                legal: legal.into_iter().map(|turn| position.written(turn)).collect(),
            });
            break;
        }
        let player = position.status().to_move.unwrap_or_default();
        let turn = position.written(typed.turn);
        position.play(typed.turn);
        steps.push(Step { player, turn, status: position.status(), position: position.text() });
        seen.note(&position, steps.len());
    }
    Replay {
        variant: variant.to_owned(),
        verdict: if failed.is_some() { Verdict::Illegal } else { Verdict::Legal },
        turns: steps.len(),
        position: Some(position.text()),
        status: Some(position.status()),
        failed,
        findings: Vec::new(),
        start: Some(start),
        steps,
        repetition: seen.repetition,
    }
}

/// After which turns each position of a game has occurred.
struct Occurrences<K> {
    turns: HashMap<K, Vec<usize>>,
    /// The first position that occurred often enough for a draw.
    repetition: Option<Repetition>,
}

impl<K> Default for Occurrences<K> {
    fn default() -> Self {
        Occurrences { turns: HashMap::new(), repetition: None }
    }
}

impl<K: Eq + Hash> Occurrences<K> {
    /// Notes the position after so many turns.
    fn note<P: Play<Key = K>>(&mut self, position: &P, turn: usize) {
        let Some(key) = position.key().filter(|_| self.repetition.is_none()) else { return };
        let turns = self.turns.entry(key).or_default();
        turns.push(turn);
        if turns.len() == DRAW {
            self.repetition = Some(Repetition { turn, after: turns.clone() });
        }
    }
}
