//! The judgement of what lies on a table: box and board first, then whether a game leads there.

use super::board::each;
use super::last::next_players;
use super::malformed::malformed;
use super::notation::Places;
use super::{BallMoves, Last, Player, Position, Rules, Setup, Slide, Turn, Variant};
use crate::rules::settle::{Codes, unclear};
use crate::rules::{Assumed, Finding, Judgement, Play, Status, Verdict};

/// The codes of what is said of open squares.
pub const DOUBT: Codes =
    Codes { unclear: "quits/unclear", nothing_fits: "quits/nothing-fits", may: "quits/may" };

/// What lies on a table with what is said of it, read as a position of one variant.
pub struct Case<'a> {
    pub(super) rules: Rules,
    pub(super) setup: Setup,
    pub(super) places: &'a Places,
    /// Whether nobody said which variant it is.
    guessed: bool,
}

/// Judges what lies on a table. `variant` is what it is judged as if nothing is said of it; `places` says where
/// in a text everything was said.
pub fn judge(variant: Option<Variant>, ball_moves: BallMoves, setup: &Setup, places: &Places) -> Judgement {
    Case::judged(variant, ball_moves, setup, places).1
}

/// The position that a setup shows, if a game leads there; else the judgement that says why none does. What the setup
/// leaves open, whose turn it is and what was played last, is as in the witness.
pub fn position(
    variant: Option<Variant>,
    ball_moves: BallMoves,
    setup: &Setup,
) -> Result<Position, Box<Judgement>> {
    let (_, judgement, position) = Case::judged(variant, ball_moves, setup, &Places::default());
    position.ok_or_else(|| Box::new(judgement))
}

impl<'a> Case<'a> {
    /// The tray as a position of every variant that it can be, the usual one first. A trace of red or blue tells the
    /// game of four; without any, all three balls of both would be out, which ends a game of four much earlier.
    pub fn all(
        variant: Option<Variant>,
        ball_moves: BallMoves,
        setup: &Setup,
        places: &'a Places,
    ) -> Vec<Case<'a>> {
        let said = setup.variant.or(variant);
        let four = [Player::Red, Player::Blue].into_iter().any(|player| setup.speaks_of(player));
        let variants = match said {
            Some(variant) => vec![variant],
            None if four => vec![Variant::Four],
            None if setup.open == 0 => vec![Variant::Classic, Variant::Simple],
            None => vec![Variant::Classic, Variant::Simple, Variant::Four],
        };
        let guessed = said.is_none();
        let case = |variant| {
            let setup = Setup { variant: Some(variant), ..*setup };
            Case { rules: Rules { variant, ball_moves }, setup, places, guessed }
        };
        variants.into_iter().map(case).collect()
    }

    /// The case that speaks most for the tray, with its judgement and, if it is legal, its position: the first that is
    /// legal, else the first that may be, else the first.
    pub fn judged(
        variant: Option<Variant>,
        ball_moves: BallMoves,
        setup: &Setup,
        places: &'a Places,
    ) -> (Case<'a>, Judgement, Option<Position>) {
        let cases = Case::all(variant, ball_moves, setup, places);
        let mut judged: Vec<(Case<'a>, Judgement, Option<Position>)> = Vec::new();
        for case in cases {
            let (judgement, position) = case.judge();
            let is_legal = judgement.verdict == Verdict::Legal;
            judged.push((case, judgement, position));
            if is_legal {
                break;
            }
        }
        let others: Vec<String> =
            judged.iter().skip(1).filter_map(|(case, judgement, _)| against(case, judgement)).collect();
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
            first.hint = Some(format!("nobody said which variant it is; {}", others.join("; ")));
        }
        best
    }

    /// The whole judgement, and the position if it is legal.
    pub fn judge(&self) -> (Judgement, Option<Position>) {
        let mut judgement = self.standing();
        if judgement.status.is_none() {
            return (judgement, None);
        }
        let found = self.search();
        // Where no game leads here at all, it is the turn of whoever is said to be to move.
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

    /// What box and board say; of reachable positions nothing yet. A status is there if they allow it.
    pub fn standing(&self) -> Judgement {
        let mut findings = self.malformed();
        let whole = self.setup.open == 0;
        let status = (findings.is_empty() && whole).then(|| self.status(&self.next()));
        let mut verdict = Verdict::Illegal;
        if findings.is_empty() && !whole {
            verdict = Verdict::Undecided;
            let open = each(self.setup.open).map(|square| square.to_string());
            findings.push(unclear(DOUBT.unclear, open.collect()));
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

    /// What box and board do not allow, whatever lies on open squares.
    pub fn malformed(&self) -> Vec<Finding> {
        malformed(self.rules, &self.setup, self.places)
    }

    /// The variant that it is judged as.
    pub fn variant(&self) -> Variant {
        self.rules.variant
    }

    /// The position with somebody to move; the turn before it, if it is known, forbids what would undo it.
    pub fn position(&self, player: Player) -> Position {
        Position::new(self.rules, self.setup.balls, player, self.banned())
    }

    /// The players whose turn it can be, as far as the tray shows.
    pub fn next(&self) -> Vec<Player> {
        next_players(self.rules, &self.setup)
    }

    /// The variant, where nobody said which it is.
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

    /// How the game stands if it can be the turn of any of these.
    fn status(&self, open: &[Player]) -> Status {
        let players = self.rules.variant.players();
        let known = match open {
            [player] => Some(*player),
            _ => None,
        };
        let status = self.position(known.unwrap_or(Player::Light)).status();
        // A player whose turn it cannot be has no turn before his to mind.
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

/// Why a tray is no position of a variant either, in a sentence.
fn against(case: &Case<'_>, judgement: &Judgement) -> Option<String> {
    let first = judgement.findings.first()?;
    Some(format!("as `variant: {}` it is not legal either: {}", case.rules.variant.name(), first.message))
}
