//! The trait `Play` for positions of all games, as required by perft and replay.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;

use super::{
    Engine, Failed, Message, Outlook, Phrase, RecordStart, Repetition, Replay, ReplayStep, Status, ToldTurn,
    Trace, Verdict, Witness,
};
use crate::game::Lang;
use crate::rules::read::code;
use crate::text::message::{findings, messages};

messages! {
    /// What is said of turns in every game.
    PlayMessage {
        NoLegalTurn { turn: Phrase = "b2-c3" }
            en "`{turn}` is not a legal turn here"
            fr ("`{}` n’est pas un coup légal ici", turn.written(Lang::Fr));
    }
}

findings! {
    /// What is wrong with the record of any game.
    ReplayFinding {
        (code::NOTHING) {
            NoTurns
                en "there is no turn here"
                fr "il n’y a aucun coup ici";
        }
    }
}

/// Number of occurrences after which a position may be declared a draw.
const DRAW_REPETITIONS: usize = 3;

/// A legal position of a game.
pub trait Play: Clone {
    /// A turn. Equal turns have the same effect.
    type Turn: Copy + PartialEq;

    /// Identity of a position for counting repetitions.
    type Key: Eq + Hash;

    /// Returns the identity of this position. `None` in a game without draws by repetition.
    fn key(&self) -> Option<Self::Key> {
        None
    }

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
    fn written(&self, turn: Self::Turn) -> Phrase;

    /// Returns the state of the game.
    fn status(&self) -> Status;

    /// Searches whether the aim of a game for one can still be reached; `None` in a game for several.
    fn outlook(&self) -> Option<Outlook> {
        None
    }

    /// Explains in one sentence for players why a turn is illegal. Must not be called with a legal turn.
    fn refusal(&self, turn: Self::Turn) -> Message {
        PlayMessage::NoLegalTurn { turn: self.written(turn) }.into()
    }

    /// Returns the visible effect of a turn.
    fn trace(&self, _turn: Self::Turn) -> Trace {
        Trace::Nothing
    }

    /// Returns a turn as it is told.
    fn told(&self, turn: Self::Turn) -> ToldTurn {
        ToldTurn { text: self.written(turn), trace: self.trace(turn) }
    }
}

/// A player, as canonical texts name one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName {
    /// The name.
    pub name: Phrase,
    /// The letter of the player.
    pub letter: char,
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
    Some(Witness { turns, end, is_shortest: false })
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

/// Replays the turns of the record `text` from a start. Returns the position after the last legal one, too.
pub(super) fn replay<'e, E: Engine>(
    engine: &'e E,
    start: RecordStart<E::Position<'e>>,
    turns: &[Typed<E::Turn>],
    text: &str,
) -> (Replay, E::Position<'e>) {
    let RecordStart { variant, mut position, header, assumed } = start;
    let told = |position: &E::Position<'_>| engine.told(&engine.shown(position));
    let mut steps = Vec::new();
    let mut failed = None;
    let start = told(&position);
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
        let turn = position.told(typed.turn);
        position.play(typed.turn);
        steps.push(ReplayStep { player, turn, status: position.status(), position: told(&position) });
        seen.note(&position, steps.len());
    }
    let replay = Replay {
        variant,
        verdict: if failed.is_some() { Verdict::Illegal } else { Verdict::Legal },
        turns: steps.len(),
        position: Some(told(&position)),
        status: Some(Status { outlook: position.outlook(), ..position.status() }),
        assumed,
        failed,
        findings: Vec::new(),
        header,
        start: Some(start),
        steps,
        repetition: seen.repetition,
    };
    (replay, position)
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
