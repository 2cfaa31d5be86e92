//! Findings if the search has tried every game, or has reached its limit.

use crate::rules::plank::about::About;
use crate::rules::plank::kit::Player;
use crate::rules::plank::reach::{Question, quick_search};
use crate::rules::plank::setup::Setup;
use crate::rules::plank::wellformed::Fault;
use crate::rules::plank::words::{Fact, GameFinding, GameHint, PlankRule};
use crate::rules::{Coded, Finding};

/// The faults of a table that no game leads to, if no simple argument applies.
pub(crate) fn exhausted(setup: &Setup, question: &Question) -> Vec<Fault> {
    let without = WithoutFact { question };
    let mut faults: Vec<Fault> =
        [without.last(setup), without.numbers(), without.first(), without.turn(), without.shares()]
            .into_iter()
            .flatten()
            .collect();
    if faults.is_empty() && typed(question) > 1 {
        let bare = Question {
            numbers: None,
            first: None,
            to_move: None,
            last: None,
            laid: [None; 4],
            ..question.clone()
        };
        if quick_search(&bare).is_some() {
            faults.push((Finding::new(GameFinding::WordsContradict), About::Table));
        }
    }
    if faults.is_empty() {
        faults.push((no_game(question), About::Table));
    }
    faults
}

/// The finding if the search reached its limit.
pub(crate) fn undecided(question: &Question, looked_at: usize) -> Fault {
    let finding = Finding::new(GameFinding::Undecided { tables: looked_at });
    let open = [
        (question.numbers.is_none(), Fact::Numbers),
        (question.first.is_none(), Fact::First),
        (question.to_move.is_none(), Fact::ToMove),
        (question.laid.iter().any(Option::is_none), Fact::Planks),
        (question.last.is_none(), Fact::Last),
    ];
    let facts: Vec<_> = open.into_iter().filter(|(is_open, _)| *is_open).map(|(_, fact)| fact).collect();
    let hint = (!facts.is_empty()).then_some(GameHint::SayMore { facts });
    (finding.maybe_hint(hint), About::Table)
}

/// Number of facts given besides the table.
fn typed(question: &Question) -> usize {
    [
        question.numbers.is_some(),
        question.first.is_some(),
        question.to_move.is_some(),
        question.last.is_some(),
        question.laid.iter().any(Option::is_some),
    ]
    .into_iter()
    .filter(|said| *said)
    .count()
}

/// Drops one of the given facts.
struct WithoutFact<'a> {
    question: &'a Question,
}

impl WithoutFact<'_> {
    fn last(&self, setup: &Setup) -> Option<Fault> {
        let turn = setup.last?;
        quick_search(&Question { last: None, ..self.question.clone() })?;
        Some((Finding::new(GameFinding::LastImpossible { turn }), About::Last))
    }

    fn numbers(&self) -> Option<Fault> {
        self.question.numbers.as_ref()?;
        quick_search(&Question { numbers: None, ..self.question.clone() })?;
        let message = GameFinding::OrderImpossible { dead_end: self.question.dead_end() };
        Some((message.hint(GameHint::LegalWithoutNumbers), About::Number(0)))
    }

    fn first(&self) -> Option<Fault> {
        let typed = self.question.first?;
        let steps = quick_search(&Question { first: None, ..self.question.clone() })?;
        let message = GameFinding::OpenerImpossible { player: typed, dead_end: self.question.dead_end() };
        let finding = Finding::new(message).rule(PlankRule::Turn);
        let other = steps.first().map(|step| GameHint::LegalWithFirst { player: step.player });
        Some((finding.maybe_hint(other), About::First))
    }

    fn turn(&self) -> Option<Fault> {
        let typed = self.question.to_move?;
        let steps = quick_search(&Question { to_move: None, ..self.question.clone() })?;
        let next = steps.last().map_or(Player::FIRST, |step| self.question.kit.after(step.player));
        let finding = Finding::new(GameFinding::TurnImpossible { player: typed }).rule(PlankRule::LegalGame);
        Some((finding.hint(GameHint::LegalWithToMove { player: next }), About::ToMove))
    }

    fn shares(&self) -> Option<Fault> {
        let (at, _) = self.question.laid.iter().enumerate().find(|(_, laid)| laid.is_some())?;
        quick_search(&Question { laid: [None; 4], ..self.question.clone() })?;
        let laid = self.question.kit.all_players();
        let laid = laid.filter_map(|player| Some((player, self.question.laid[player.index()]?))).collect();
        Some((Finding::new(GameFinding::ShareImpossible { laid }), About::Planks(Player::new(at)?)))
    }
}

fn no_game(question: &Question) -> Finding {
    if question.table.rows() == 0 {
        return Finding::new(GameFinding::BareTable);
    }
    if question.may_have_moved() {
        return Finding::new(GameFinding::NoWayBack);
    }
    Finding::new(GameFinding::NoOrder { dead_end: question.dead_end() })
}
