//! The trait `Play` for positions of all games, as required by perft and replay.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;

use super::{Failed, Message, Repetition, Replay, ReplayStep, Status, Verdict, Witness};

/// Number of occurrences after which a position may be declared a draw.
const DRAW_REPETITIONS: usize = 3;

/// A legal position of a game.
pub trait Play: Clone {
    /// A turn. Equal turns have the same effect.
    type Turn: Copy + PartialEq;

    /// Identity of a position for counting repetitions.
    type Key: Eq + Hash;

    /// Returns the identity of this position. `None` in a game without draws by repetition.
    fn key(&self) -> Option<Self::Key>;

    /// Visits every legal turn: none if the game is over, a pass if nothing else is legal.
    fn turns(&self, visit: impl FnMut(Self::Turn));

    /// Plays a legal turn.
    fn play(&mut self, turn: Self::Turn);

    /// Counts the legal turns. Engines override it if they can count without visiting.
    fn count(&self) -> u64 {
        let mut count = 0;
        self.turns(|_| count += 1);
        count
    }

    /// Returns true if a turn is legal. Engines override it if they can tell without visiting.
    fn allows(&self, turn: Self::Turn) -> bool {
        let mut legal = false;
        self.turns(|other| legal |= other == turn);
        legal
    }

    /// Returns the notation of a turn.
    fn written(&self, turn: Self::Turn) -> String;

    /// Explains in one sentence for players why a turn is illegal. Must not be called with a legal turn.
    fn refusal(&self, turn: Self::Turn) -> Message;

    /// Returns the state of the game.
    fn status(&self) -> Status;

    /// Returns the canonical text of the position.
    fn text(&self) -> String;
}

/// A turn of a record with its span in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed<T> {
    /// The turn.
    pub turn: T,
    /// Byte range in the text.
    pub span: Range<usize>,
}

/// Plays turns from `start`. `None` if one of them is not legal.
pub(super) fn replayed<P: Play>(start: P, turns: Vec<P::Turn>) -> Option<Witness<P, P::Turn>> {
    let mut end = start;
    for turn in &turns {
        if !end.allows(*turn) {
            return None;
        }
        end.play(*turn);
    }
    Some(Witness { turns, end })
}

/// Counts the sequences of `depth` turns from a position. A forced pass counts as a turn; a finished game has no
/// turns.
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

/// Replays the turns of a record from `position`.
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
        steps.push(ReplayStep { player, turn, status: position.status(), position: position.text() });
        seen.note(&position, steps.len());
    }
    Replay {
        variant: variant.to_owned(),
        verdict: if failed.is_some() { Verdict::Illegal } else { Verdict::Legal },
        turns: steps.len(),
        position: Some(position.text()),
        status: Some(position.status()),
        assumed: Vec::new(),
        failed,
        findings: Vec::new(),
        start: Some(start),
        steps,
        repetition: seen.repetition,
    }
}

/// The turns after which each position of a game has occurred.
struct Occurrences<K> {
    turns: HashMap<K, Vec<usize>>,
    /// The first position that occurred [`DRAW_REPETITIONS`] times.
    repetition: Option<Repetition>,
}

impl<K> Default for Occurrences<K> {
    fn default() -> Self {
        Occurrences { turns: HashMap::new(), repetition: None }
    }
}

impl<K: Eq + Hash> Occurrences<K> {
    /// Records the position after turn number `turn`.
    fn note<P: Play<Key = K>>(&mut self, position: &P, turn: usize) {
        let Some(key) = position.key().filter(|_| self.repetition.is_none()) else { return };
        let turns = self.turns.entry(key).or_default();
        turns.push(turn);
        if turns.len() == DRAW_REPETITIONS {
            self.repetition = Some(Repetition { turn, after: turns.clone() });
        }
    }
}
