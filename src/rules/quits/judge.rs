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
    Case::new(variant, ball_moves, setup, places).judge().0
}

/// The position that a setup shows, if a game leads there; else the judgement that says why none does. What the setup
/// leaves open, whose turn it is and what was played last, is as in the witness.
pub fn position(
    variant: Option<Variant>,
    ball_moves: BallMoves,
    setup: &Setup,
) -> Result<Position, Box<Judgement>> {
    let (judgement, position) = Case::new(variant, ball_moves, setup, &Places::default()).judge();
    position.ok_or_else(|| Box::new(judgement))
}

impl<'a> Case<'a> {
    /// Settles the variant: red and blue only play in the game of four, so a trace of them tells it; else it is the usual
    /// one.
    pub fn new(
        variant: Option<Variant>,
        ball_moves: BallMoves,
        setup: &Setup,
        places: &'a Places,
    ) -> Case<'a> {
        let said = setup.variant.or(variant);
        let four = [Player::Red, Player::Blue].into_iter().any(|player| setup.speaks_of(player));
        let variant = said.unwrap_or(if four { Variant::Four } else { Variant::Classic });
        let setup = Setup { variant: Some(variant), ..*setup };
        Case { rules: Rules { variant, ball_moves }, setup, places, guessed: said.is_none() }
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
            None => self.hint_at_variant(&mut judgement.findings),
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
        let mut findings = malformed(self.rules, &self.setup, self.places);
        self.hint_at_variant(&mut findings);
        findings
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

    /// Three balls each without a word on the variant may be meant as the simple game.
    fn hint_at_variant(&self, findings: &mut [Finding]) {
        if !self.guessed || self.rules.variant != Variant::Classic {
            return;
        }
        let simple = Rules { variant: Variant::Simple, ..self.rules };
        let setup = Setup { variant: Some(Variant::Simple), ..self.setup };
        if let Some(first) = findings.first_mut()
            && malformed(simple, &setup, self.places).is_empty()
        {
            first.hint =
                Some("this was judged as `variant: classic`; add `variant: simple` if it is that".to_owned());
        }
    }
}
