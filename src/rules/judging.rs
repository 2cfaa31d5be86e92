//! Judging of setups: well-formed, whole, reachable. Common to all games.

use super::engine::{Effort, Engine, Judged, OnTurn, Reach, VariantSetup};
use super::settle::words::{OpenFinding, OpenHint};
use super::{Coded, Entry, Judgement, Moves, Play, Verdict};

/// Judging of setups, the same for every engine.
pub trait Judge: Engine {
    /// Judges a setup.
    fn judge(&self, setup: &Self::Setup, spans: &Self::Spans) -> Judgement {
        self.judge_setup(setup, spans, Effort::Thorough).told(self)
    }

    /// Judges a setup. The result is in the types of the engine.
    fn judge_setup<'e>(
        &'e self,
        setup: &Self::Setup,
        spans: &Self::Spans,
        effort: Effort,
    ) -> Judged<'e, Self> {
        judge(self, setup, spans, effort)
    }
}

impl<E: Engine> Judge for E {}

/// Judges a setup in every variant that it leaves open: the first that is legal counts, else the first that is
/// undecided, else the first.
fn judge<'e, E: Engine>(engine: &'e E, setup: &E::Setup, spans: &E::Spans, effort: Effort) -> Judged<'e, E> {
    let mut variant_setups = engine.variant_setups(setup).into_iter();
    let as_given = || VariantSetup { setup: setup.clone(), assumed: None };
    let mut best = judge_variant(engine, variant_setups.next().unwrap_or_else(as_given), spans, effort);
    let mut others = Vec::new();
    for variant_setup in variant_setups {
        if rank(best.verdict) == 0 {
            break;
        }
        let judged = judge_variant(engine, variant_setup, spans, effort);
        if rank(judged.verdict) < rank(best.verdict) {
            best = judged;
        } else {
            others.push((judged.setup, judged.findings));
        }
    }
    if best.verdict == Verdict::Illegal {
        engine.object(&mut best.findings, &others);
    }
    best
}

fn rank(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Legal | Verdict::Fits => 0,
        Verdict::Undecided => 1,
        Verdict::Illegal | Verdict::Unreadable => 2,
    }
}

/// Judges a setup of one variant.
fn judge_variant<'e, E: Engine>(
    engine: &'e E,
    VariantSetup { setup, assumed }: VariantSetup<E::Setup>,
    spans: &E::Spans,
    effort: Effort,
) -> Judged<'e, E> {
    let malformed = engine.malformed(&setup, spans);
    let judged = |setup, verdict, findings| Judged {
        setup,
        assumed_variant: assumed,
        verdict,
        findings,
        insight: None,
        game: None,
    };
    if !malformed.is_empty() {
        return judged(setup, Verdict::Illegal, malformed);
    }
    let open = engine.open(&setup);
    if !open.is_empty() {
        let squares: Vec<String> =
            open.into_iter().map(|square| engine.square_name(&setup, square)).collect();
        let finding = OpenFinding::NotKnown { squares: squares.clone() }
            .squares(squares)
            .hint(OpenHint::PutWhatLiesThere);
        return judged(setup, Verdict::Undecided, vec![finding]);
    }
    let (insight, reach) = engine.reach(&setup, spans, effort);
    let (verdict, findings, game) = match reach {
        Reach::Game(game) => (Verdict::Legal, Vec::new(), Some(game)),
        Reach::Never(findings) => (Verdict::Illegal, findings, None),
        Reach::Undecided(findings) => (Verdict::Undecided, findings, None),
        Reach::Ruleless => (Verdict::Fits, Vec::new(), None),
    };
    Judged { insight: Some(insight), game, ..judged(setup, verdict, findings) }
}

impl<E: Engine> Judged<'_, E> {
    /// The judgement in notation.
    pub fn told(self, engine: &E) -> Judgement {
        let end = self.game.as_ref().map(|game| &game.end);
        let mut status = self.insight.as_ref().map(|insight| engine.status(&self.setup, insight, end));
        if let Some((status, end)) = status.as_mut().zip(end) {
            status.outlook = end.outlook();
        }
        if let Some(status) = status.as_mut().filter(|_| self.verdict == Verdict::Illegal) {
            // No game leads here, so it is nobody's turn.
            status.to_move = None;
        }
        // Values that were not typed do not explain a fault.
        let mut assumed: Vec<Entry> =
            self.assumed_variant.into_iter().filter(|_| self.verdict != Verdict::Illegal).collect();
        let (mut witness, mut strip_numbers) = (Vec::new(), Vec::new());
        let is_shortest = self.game.as_ref().is_some_and(|game| game.is_shortest);
        if let Some(game) = &self.game {
            assumed.extend(engine.assumed(&self.setup, game));
            strip_numbers = engine.strip_numbers(&self.setup, &game.end);
            witness = game.turns.iter().map(|turn| game.end.written(*turn)).collect();
        }
        Judgement {
            variant: engine.variant_of(&self.setup),
            verdict: self.verdict,
            position: Some(engine.told(&self.setup)),
            findings: self.findings,
            status,
            assumed,
            deduced: Vec::new(),
            witness,
            is_shortest,
            strip_numbers,
        }
    }
}

/// The legal turns of a setup without open squares, or its judgement if they depend on unknown values.
pub(crate) fn moves<E: Engine>(
    engine: &E,
    setup: &E::Setup,
    spans: &E::Spans,
) -> Result<Moves, Box<Judgement>> {
    let judged = engine.judge_setup(setup, spans, Effort::Thorough);
    if let Some(OnTurn { position, assumed, notes }) = engine.position_on_turn(&judged) {
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(position.told(turn)));
        let Judged { verdict, findings, .. } = judged;
        return Ok(Moves { turns, assumed, deduced: Vec::new(), notes, verdict, findings });
    }
    let asked = engine.whose_turn().filter(|_| judged.verdict == Verdict::Undecided);
    let judgement = judged.told(engine);
    Err(Box::new(match asked {
        Some(finding) => Judgement { verdict: Verdict::Unreadable, findings: vec![finding], ..judgement },
        None => judgement,
    }))
}
