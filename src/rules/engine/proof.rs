//! Faults by box and board, and whether a game leads to a setup.

use super::Notation;
use crate::rules::{Entry, Finding, Message, Play, Status, Verdict, Witness};

/// How long a search may take before a setup is undecided. Engines whose searches are always short ignore it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Milliseconds.
    Quick,
    /// Up to some seconds.
    Thorough,
}

/// Whether a game leads to a setup. A setup is judged step by step: is it well-formed, is it whole, and does a game
/// lead to it?
pub trait Proof: Notation {
    /// Further results of a search.
    type Insight;

    /// The most squares that one turn changes.
    const CHANGED_BY_A_TURN: usize = usize::MAX;

    /// Whether every piece stays where it was laid.
    const PIECES_STAY: bool = false;

    /// Faults by box and board that hold for any contents of the open squares.
    fn malformed(&self, setup: &Self::Setup, spans: &Self::Spans) -> Vec<Finding>;

    /// Whether a game leads to a well-formed setup without open squares.
    fn reach<'e>(
        &'e self,
        setup: &Self::Setup,
        spans: &Self::Spans,
        effort: Effort,
    ) -> (Self::Insight, Reach<Self::Position<'e>, Self::Turn>);

    /// What an observed setup may be: first as it was seen, then seen from the other side, if it does not tell which
    /// side is the top.
    fn views(&self, setup: Self::Setup) -> Vec<Self::Setup> {
        vec![setup]
    }

    /// How many turns at least lead from a position to a setup, as far as what is known of its squares tells; `None` if
    /// none do.
    fn turns_apart(&self, position: &Self::Setup, setup: &Self::Setup) -> Option<usize> {
        let squares = self.squares(setup);
        if self.squares(position) != squares {
            return None;
        }
        let mut changed: usize = 0;
        for square in squares {
            let before = self.content(position, square).flatten();
            if self.content(setup, square).is_some_and(|after| after != before) {
                if Self::PIECES_STAY && before.is_some() {
                    return None;
                }
                changed += 1;
            }
        }
        Some(changed.div_ceil(Self::CHANGED_BY_A_TURN))
    }

    /// The variant of a setup, in notation; empty if there is only one. If it is open, the usual one, or empty.
    fn variant_of(&self, _setup: &Self::Setup) -> String {
        self.variant()
    }

    /// The games that a setup can belong to, the usual one first: one for each variant that is open.
    fn variant_setups(&self, setup: &Self::Setup) -> Vec<VariantSetup<Self::Setup>> {
        vec![VariantSetup { setup: setup.clone(), assumed: None }]
    }

    /// The faults in the variant that has the fewest, of those that the setup leaves open. Engines with a single variant
    /// do without the copy of the setup.
    fn fewest_faults(&self, setup: &Self::Setup, spans: &Self::Spans) -> Vec<Finding> {
        let variant_setups = self.variant_setups(setup).into_iter();
        let faults = variant_setups.map(|variant_setup| self.malformed(&variant_setup.setup, spans));
        faults.min_by_key(Vec::len).unwrap_or_default()
    }

    /// The state of the game. `end` is the position to which the game leads that was found.
    fn status(
        &self,
        _setup: &Self::Setup,
        _insight: &Self::Insight,
        end: Option<&Self::Position<'_>>,
    ) -> Status {
        end.map(Play::status).unwrap_or_default()
    }

    /// The assumptions of a game that was found, besides the setup: what it says at its end, and the setup does not.
    fn assumed(&self, setup: &Self::Setup, game: &Witness<Self::Position<'_>, Self::Turn>) -> Vec<Entry> {
        let (typed, _) = self.write(setup);
        let (mut entries, _) = self.write(&self.shown(&game.end));
        entries.retain(|entry| typed.iter().all(|known| known.key != entry.key));
        entries
    }

    /// The numbers that a game gives to the strips of a setup, from the top, if the setup does not number them.
    fn strip_numbers(&self, _setup: &Self::Setup, _end: &Self::Position<'_>) -> Vec<u8> {
        Vec::new()
    }

    /// Adds to the findings of an illegal setup why it is not legal in the other variants either.
    fn object(&self, _findings: &mut [Finding], _others: &[(Self::Setup, Vec<Finding>)]) {}

    /// The position from which the legal turns of a judged setup are listed, with the values that are assumed for it.
    /// `None` if they depend on what is not known.
    fn position_on_turn<'e>(&'e self, judged: &Judged<'e, Self>) -> Option<OnTurn<Self::Position<'e>>> {
        let game = judged.game.as_ref()?;
        let assumed = self.assumed(&judged.setup, game);
        Some(OnTurn { position: game.end.clone(), assumed, notes: Vec::new() })
    }

    /// The finding if the legal turns are requested and the player to move is unknown.
    fn whose_turn(&self) -> Option<Finding> {
        None
    }
}

/// A setup that has been judged.
pub struct Judged<'e, E: Proof + 'e> {
    /// The setup, with its variant.
    pub setup: E::Setup,
    /// The variant, if it was open.
    pub assumed_variant: Option<Entry>,
    /// The verdict.
    pub verdict: Verdict,
    /// Its reasons.
    pub findings: Vec<Finding>,
    /// The result of the search, if there was one.
    pub insight: Option<E::Insight>,
    /// The game that leads to the setup.
    pub game: Option<Witness<E::Position<'e>, E::Turn>>,
}

/// A setup as a position of one variant.
#[derive(Clone, Debug)]
pub struct VariantSetup<S> {
    /// The setup, which names its variant.
    pub setup: S,
    /// The variant, if it was open.
    pub assumed: Option<Entry>,
}

/// Whether a game leads to a setup.
#[derive(Clone, Debug)]
pub enum Reach<P, T> {
    /// This game does.
    Game(Witness<P, T>),
    /// None does, for these reasons.
    Never(Vec<Finding>),
    /// The search reached its limit.
    Undecided(Vec<Finding>),
    /// The game has no rules of play: box and board are all there is.
    Ruleless,
}

/// A position with its player on turn.
#[derive(Clone, Debug)]
pub struct OnTurn<P> {
    /// The position.
    pub position: P,
    /// The values that the setup leaves open and the turns depend on.
    pub assumed: Vec<Entry>,
    /// What else the turns rest on.
    pub notes: Vec<Message>,
}
