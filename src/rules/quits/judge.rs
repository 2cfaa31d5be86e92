//! Implements `Proof`: what a setup can be, the state of a game, and its assumptions besides a setup.

use super::board::SIDE;
use super::last::next_players;
use super::malformed::malformed;
use super::notation::{Spans, out};
use super::search::Search;
use super::{
    Last, LastTurnHint, Player, Position, QuitsReferee, ReachHint, Rules, Setup, Slide, TextHint, Turn,
    Variant,
};
use crate::rules::{
    Coded, Effort, Entry, Finding, Judged, Message, OnTurn, Phrase, Play, Proof, Reach, ReadFinding, Status,
    Term, VariantSetup, Witness,
};

/// The position of a setup with this player to move. If the last turn is known, the inverse slide is forbidden.
fn position(rules: Rules, setup: &Setup, player: Player) -> Position {
    Position::new(rules, setup.balls, player, banned(setup))
}

fn banned(setup: &Setup) -> Option<Slide> {
    match setup.last {
        Some(Last::Turn(Turn::Slide(slide))) => Some(slide.inverse()),
        _ => None,
    }
}

impl Proof for QuitsReferee {
    /// The players who may be to move.
    type Insight = Vec<Player>;

    /// Those of a line that slides.
    const CHANGED_BY_A_TURN: usize = SIDE as usize;

    fn variant_of(&self, setup: &Setup) -> String {
        setup.variant.or(self.variant).map_or("", Variant::name).to_owned()
    }

    /// Any trace of red or blue means the game of four. Without one, all three balls of both would be out, and a game
    /// of four ends much earlier.
    fn variant_setups(&self, setup: &Setup) -> Vec<VariantSetup<Setup>> {
        let given = setup.variant.or(self.variant);
        let four = [Player::Red, Player::Blue].into_iter().any(|player| setup.speaks_of(player));
        let variants = match given {
            Some(variant) => vec![variant],
            None if four => vec![Variant::Four],
            None if setup.open == 0 => vec![Variant::Classic, Variant::Simple],
            None => Variant::ALL.to_vec(),
        };
        let variant_setup = |variant: Variant| VariantSetup {
            setup: Setup { variant: Some(variant), ..*setup },
            assumed: given.is_none().then(|| Entry::new(Term::Variant, variant.term())),
        };
        variants.into_iter().map(variant_setup).collect()
    }

    fn malformed(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        malformed(self.rules(setup), setup, spans)
    }

    fn reach(&self, setup: &Setup, spans: &Spans, effort: Effort) -> (Vec<Player>, Reach<Position, Turn>) {
        Search { rules: self.rules(setup), setup, spans, effort }.run()
    }

    /// `open` are the players who may be to move after a search; if no game leads to the setup, they are those that it
    /// allows.
    fn status(&self, setup: &Setup, open: &Vec<Player>, _: Option<&Position>) -> Status {
        let rules = self.rules(setup);
        let open = if open.is_empty() { &next_players(rules, setup) } else { open };
        let known = match open.as_slice() {
            [player] => Some(*player),
            _ => None,
        };
        let status = position(rules, setup, known.unwrap_or(Player::Light)).status();
        // For a player who cannot be to move, no last turn forbids a slide.
        let threats = rules.variant.players().iter().flat_map(|player| {
            let banned = banned(setup).filter(|_| open.contains(player));
            Position::new(rules, setup.balls, *player, banned).threats()
        });
        Status {
            to_move: known.filter(|_| !status.over).map(|player| player.term().into()),
            threats: threats.collect(),
            ..status
        }
    }

    fn assumed(&self, setup: &Setup, game: &Witness<Position, Turn>) -> Vec<Entry> {
        let end = &game.end;
        let players = end.rules().variant.players();
        let all_out = players.iter().all(|player| setup.out[*player as usize].is_some());
        let last = game.turns.last().map_or_else(|| Term::Nothing.into(), |turn| Phrase::from(*turn));
        let all = [
            (setup.to_move.is_some(), Entry::new(Term::ToMove, end.to_move().term())),
            (all_out, Entry::new(Term::Out, out(players, |player| end.out(player)))),
            (setup.last.is_some(), Entry::new(Term::Last, last)),
        ];
        all.into_iter().filter(|(known, _)| !known).map(|(_, entry)| entry).collect()
    }

    fn object(&self, findings: &mut [Finding], others: &[(Setup, Vec<Finding>)]) {
        let other = |(setup, findings): &(Setup, Vec<Finding>)| {
            Some((setup.variant?, findings.first()?.message.clone()))
        };
        let others: Vec<(Variant, Message)> = others.iter().filter_map(other).collect();
        if let Some(first) = findings.first_mut().filter(|_| !others.is_empty()) {
            let hint = first.hint.take().map(Box::new);
            first.hint = Some(ReachHint::NoVariantAllowsIt { hint, others }.into());
        }
    }

    /// The position of a judged setup if one player is to move. If the last turn is not given, no slide is forbidden.
    fn position_on_turn(&self, judged: &Judged<'_, Self>) -> Option<OnTurn<Position>> {
        judged.insight.as_ref()?;
        let setup = &judged.setup;
        let rules = self.rules(setup);
        let player = match next_players(rules, setup).as_slice() {
            [player] => *player,
            _ => judged.game.as_ref().map(|game| game.end.to_move()).or_else(|| {
                // After the end of the game nobody is to move.
                position(rules, setup, Player::Light).winner().map(|_| Player::Light)
            })?,
        };
        let position = position(rules, setup, player);
        let mut assumed: Vec<Entry> = judged.assumed_variant.iter().cloned().collect();
        if setup.to_move.is_none() && position.winner().is_none() {
            assumed.push(Entry::new(Term::ToMove, player.term()));
        }
        let mut slides = false;
        position.turns(|turn| slides |= matches!(turn, Turn::Slide(_)));
        let begins = judged.game.as_ref().is_some_and(|game| game.turns.is_empty());
        let is_open = setup.last.is_none() && slides && !begins;
        let notes = is_open.then(|| LastTurnHint::LastIsNotKnown.into()).into_iter().collect();
        Some(OnTurn { position, assumed, notes })
    }

    fn whose_turn(&self) -> Option<Finding> {
        Some(ReadFinding::WhoseTurn.at(0..0).hint(TextHint::AddToMove))
    }
}
