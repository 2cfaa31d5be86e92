//! Judgement of a setup: box and board first, then whether a game leads to it.

use super::board::each;
use super::last::next_players;
use super::malformed::malformed;
use super::notation::Spans;
use super::{BallMoves, Last, Player, Position, QuitsReachMessage, Rules, Setup, Slide, Turn, Variant};
use crate::rules::settle::{OpenCodes, unclear};
use crate::rules::{Assumed, Finding, Judgement, Message, Play, Status, Verdict};
use crate::text::Code;
use crate::text::codes::QuitsCode;

/// Codes of findings about open squares.
pub const OPEN_CODES: OpenCodes = OpenCodes {
    unclear: Code::Quits(QuitsCode::Unclear),
    nothing_fits: Code::Quits(QuitsCode::NothingFits),
    may: Code::Quits(QuitsCode::May),
};

/// A setup, interpreted as a position of one variant.
pub struct Case<'a> {
    pub(super) rules: Rules,
    pub(super) setup: Setup,
    pub(super) spans: &'a Spans,
    /// True if the variant is assumed.
    guessed: bool,
}

/// Judges a setup. `variant` applies if the setup names none; `spans` are the spans in the text.
pub fn judge(variant: Option<Variant>, ball_moves: BallMoves, setup: &Setup, spans: &Spans) -> Judgement {
    Case::judged(variant, ball_moves, setup, spans).1
}

/// Returns the position of a legal setup, or the judgement that explains why it is not legal. The player to move and
/// the last turn, if open, are those of the witness.
pub fn position(
    variant: Option<Variant>,
    ball_moves: BallMoves,
    setup: &Setup,
) -> Result<Position, Box<Judgement>> {
    let (_, judgement, position) = Case::judged(variant, ball_moves, setup, &Spans::default());
    position.ok_or_else(|| Box::new(judgement))
}

impl<'a> Case<'a> {
    /// All variants that the tray can belong to, the default first. Any trace of red or blue means the game of four.
    /// Without one, all three balls of both would be out, and a game of four ends much earlier.
    pub fn all(
        variant: Option<Variant>,
        ball_moves: BallMoves,
        setup: &Setup,
        spans: &'a Spans,
    ) -> Vec<Case<'a>> {
        let given = setup.variant.or(variant);
        let four = [Player::Red, Player::Blue].into_iter().any(|player| setup.speaks_of(player));
        let variants = match given {
            Some(variant) => vec![variant],
            None if four => vec![Variant::Four],
            None if setup.open == 0 => vec![Variant::Classic, Variant::Simple],
            None => vec![Variant::Classic, Variant::Simple, Variant::Four],
        };
        let guessed = given.is_none();
        let case = |variant| {
            let setup = Setup { variant: Some(variant), ..*setup };
            Case { rules: Rules { variant, ball_moves }, setup, spans, guessed }
        };
        variants.into_iter().map(case).collect()
    }

    /// Judges all variants and returns the best case with its judgement and, if it is legal, its position: the first
    /// legal one, else the first undecided one, else the first.
    pub fn judged(
        variant: Option<Variant>,
        ball_moves: BallMoves,
        setup: &Setup,
        spans: &'a Spans,
    ) -> (Case<'a>, Judgement, Option<Position>) {
        let cases = Case::all(variant, ball_moves, setup, spans);
        let mut judged: Vec<(Case<'a>, Judgement, Option<Position>)> = Vec::new();
        for case in cases {
            let (judgement, position) = case.judge();
            let is_legal = judgement.verdict == Verdict::Legal;
            judged.push((case, judgement, position));
            if is_legal {
                break;
            }
        }
        let others: Vec<(Variant, Message)> =
            judged.iter().skip(1).filter_map(|(case, judgement, _)| objection(case, judgement)).collect();
        let rank = |verdict| match verdict {
            Verdict::Legal => 0,
            Verdict::Undecided => 1,
            _ => 2,
        };
        judged.sort_by_key(|(_, judgement, _)| rank(judgement.verdict));
        let mut best = judged.swap_remove(0);
        if best.1.verdict == Verdict::Illegal
            && !others.is_empty()
            && let Some(first) = best.1.findings.first_mut()
        {
            first.hint = Some(QuitsReachMessage::NoVariantAllowsIt { others }.into());
        }
        best
    }

    /// Judges this case, and returns the position if it is legal.
    pub fn judge(&self) -> (Judgement, Option<Position>) {
        let mut judgement = self.standing();
        if judgement.status.is_none() {
            return (judgement, None);
        }
        let found = self.search();
        // If no game leads to the position, the player to move is the one given.
        if !found.open.is_empty() {
            judgement.status = Some(self.status(&found.open));
        }
        judgement.findings = found.findings;
        let mut position = None;
        match found.game {
            Some((next, turns)) => {
                let mut end = Position::start(self.rules);
                turns.iter().for_each(|turn| end.play(*turn));
                position = Some(end);
                judgement.verdict = Verdict::Legal;
                judgement.findings.clear();
                judgement.assumed = self.assumed(next, turns.last());
                judgement.witness = turns.iter().map(Turn::to_string).collect();
            }
            None if found.undecided.is_some() => judgement.verdict = Verdict::Undecided,
            None => {}
        }
        (judgement, position)
    }

    /// Judges by box and board only. The status is set if they allow the position.
    pub fn standing(&self) -> Judgement {
        let mut findings = self.malformed();
        let whole = self.setup.open == 0;
        let status = (findings.is_empty() && whole).then(|| self.status(&self.next()));
        let mut verdict = Verdict::Illegal;
        if findings.is_empty() && !whole {
            verdict = Verdict::Undecided;
            let open = each(self.setup.open).map(|square| square.to_string());
            findings.push(unclear(OPEN_CODES.unclear, open.collect()));
        }
        Judgement {
            variant: self.rules.variant.name().to_owned(),
            verdict,
            position: Some(self.setup.to_string()),
            findings,
            status,
            assumed: Vec::new(),
            witness: Vec::new(),
        }
    }

    /// Faults by box and board that hold for any contents of open squares.
    pub fn malformed(&self) -> Vec<Finding> {
        malformed(self.rules, &self.setup, self.spans)
    }

    /// The variant of this case.
    pub fn variant(&self) -> Variant {
        self.rules.variant
    }

    /// The position with this player to move. If the last turn is known, the inverse slide is forbidden.
    pub fn position(&self, player: Player) -> Position {
        Position::new(self.rules, self.setup.balls, player, self.banned())
    }

    /// The players who may be to move, as far as the tray shows.
    pub fn next(&self) -> Vec<Player> {
        next_players(self.rules, &self.setup)
    }

    /// The variant as an assumption, if it was not given.
    pub fn assumed_variant(&self) -> Vec<Assumed> {
        let variant = || Assumed { key: "variant".to_owned(), value: self.rules.variant.name().to_owned() };
        self.guessed.then(variant).into_iter().collect()
    }

    fn banned(&self) -> Option<Slide> {
        match self.setup.last {
            Some(Last::Turn(Turn::Slide(slide))) => Some(slide.inverse()),
            _ => None,
        }
    }

    /// The state of the game if any of these players may be to move.
    fn status(&self, open: &[Player]) -> Status {
        let players = self.rules.variant.players();
        let known = match open {
            [player] => Some(*player),
            _ => None,
        };
        let status = self.position(known.unwrap_or(Player::Light)).status();
        // For a player who cannot be to move, no last turn forbids a slide.
        let threats = players.iter().flat_map(|player| {
            let banned = self.banned().filter(|_| open.contains(player));
            Position::new(self.rules, self.setup.balls, *player, banned).threats()
        });
        Status {
            to_move: known.filter(|_| !status.over).map(|player| player.name().to_owned()),
            threats: threats.collect(),
            ..status
        }
    }

    fn assumed(&self, next: Player, last: Option<&Turn>) -> Vec<Assumed> {
        let mut assumed = self.assumed_variant();
        let mut assume = |known: bool, key: &str, value: String| {
            if !known {
                assumed.push(Assumed { key: key.to_owned(), value });
            }
        };
        let variant = self.rules.variant;
        assume(self.setup.to_move.is_some(), "to move", next.name().to_owned());
        let players = variant.players();
        let known = players.iter().all(|player| self.setup.out[*player as usize].is_some());
        let position = self.position(next);
        let out: Vec<_> =
            players.iter().map(|&player| format!("{}{}", player.letter(), position.out(player))).collect();
        assume(known, "out", out.join(" "));
        let last = last.map_or_else(|| "none".to_owned(), Turn::to_string);
        assume(self.setup.last.is_some(), "last", last);
        assumed
    }
}

/// The variant, and why the tray is not legal in it.
fn objection(case: &Case<'_>, judgement: &Judgement) -> Option<(Variant, Message)> {
    let first = judgement.findings.first()?;
    Some((case.rules.variant, first.message.clone()))
}
