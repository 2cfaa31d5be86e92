//! Findings if the search has tried every game, or has reached its limit.

use crate::rules::Finding;
use crate::rules::plank::kit::Player;
use crate::rules::plank::notation::About;
use crate::rules::plank::reach::{Question, quick_search};
use crate::rules::plank::setup::Setup;
use crate::rules::plank::wellformed::Fault;
use crate::text::codes::PlankCode;

/// The faults of a table that no game leads to, if no simple argument applies.
pub fn exhausted(setup: &Setup, question: &Question) -> Vec<Fault> {
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
            let message = "the table is possible, but not with all that is said of it together: who opened, whose turn it is, the last turn, the order of the planks, the planks in hand";
            faults.push((Finding::new(PlankCode::WordsContradict, message), About::Table));
        }
    }
    if faults.is_empty() {
        faults.push((no_game(question), About::Table));
    }
    faults
}

/// The finding if the search reached its limit.
pub fn undecided(question: &Question, looked_at: usize) -> Fault {
    let message = format!(
        "the search for a game that leads here came to its limit: it took turns back to {looked_at} tables and met \
         neither one that was only placed nor the end of all ways back"
    );
    let finding = Finding::new(PlankCode::Undecided, message);
    let open = [
        (question.numbers.is_none(), "the numbers of the planks"),
        (question.first.is_none(), "`first`"),
        (question.to_move.is_none(), "`to move`"),
        (question.laid.iter().any(Option::is_none), "the planks in hand"),
        (question.last.is_none(), "`last`"),
    ];
    let open: Vec<_> = open.into_iter().filter(|(is_open, _)| *is_open).map(|(_, what)| what).collect();
    let finding = match open.is_empty() {
        true => finding,
        false => finding.hint(format!("say more of it, if it is known: {}", open.join(", "))),
    };
    (finding, About::Table)
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
        let message = format!("{turn} cannot have been the last turn: no game that ends with it leads here");
        Some((Finding::new(PlankCode::LastImpossible, message), About::Last))
    }

    fn numbers(&self) -> Option<Fault> {
        self.question.numbers.as_ref()?;
        quick_search(&Question { numbers: None, ..self.question.clone() })?;
        let why = self
            .question
            .dead_end()
            .map_or("no game that lays them so leads here".to_owned(), |stuck| stuck.to_string());
        let message = format!("the planks cannot have been laid in this order: {why}");
        let finding = Finding::new(PlankCode::OrderImpossible, message);
        Some((finding.hint("without the numbers of the planks the position is legal"), About::Number(0)))
    }

    fn first(&self) -> Option<Fault> {
        let typed = self.question.first?;
        let steps = quick_search(&Question { first: None, ..self.question.clone() })?;
        let why = self
            .question
            .dead_end()
            .map_or("no game that he opens leads here".to_owned(), |stuck| stuck.to_string());
        let message = format!("{typed} cannot have opened: {why}");
        let finding = Finding::new(PlankCode::WrongOpener, message).rule_of(PlankCode::NoOrder);
        let other = steps.first().map(|step| format!("with `first: {}` the position is legal", step.player));
        Some((finding.maybe_hint(other), About::First))
    }

    fn turn(&self) -> Option<Fault> {
        let typed = self.question.to_move?;
        let steps = quick_search(&Question { to_move: None, ..self.question.clone() })?;
        let next = steps.last().map_or(Player::FIRST, |step| self.question.kit.after(step.player));
        let message = format!("it cannot be {typed}'s turn here: no game leads to that");
        let finding = Finding::new(PlankCode::WrongTurn, message).rule_of(PlankCode::NoWayBack);
        Some((finding.hint(format!("with `to move: {next}` the position is legal")), About::ToMove))
    }

    fn shares(&self) -> Option<Fault> {
        let (at, _) = self.question.laid.iter().enumerate().find(|(_, laid)| laid.is_some())?;
        quick_search(&Question { laid: [None; 4], ..self.question.clone() })?;
        let found = self.question.kit.all_players().filter_map(|player| {
            let laid = self.question.laid[player.index()]?;
            Some(format!("{player} has laid {laid}"))
        });
        let message = format!(
            "by the planks in hand {}: in no game do the tokens come to lie so",
            found.collect::<Vec<_>>().join(", ")
        );
        let finding = Finding::new(PlankCode::ShareImpossible, message);
        Some((finding, About::Planks(Player::new(at)?)))
    }
}

fn no_game(question: &Question) -> Finding {
    if question.table.rows() == 0 {
        let message = "the bare table is the start: nobody has had a turn, and everybody holds all planks";
        return Finding::new(PlankCode::NotTheStart, message);
    }
    if question.may_have_moved() {
        let message = "no game leads here: every way to take the turns back, one by one, has been tried";
        return Finding::new(PlankCode::NoWayBack, message);
    }
    let message = match question.dead_end() {
        Some(stuck) => format!("no game leads here: {stuck}, however the planks are laid"),
        None => "no game leads here: every order of laying these planks and of putting these tokens, turn about, has been tried".to_owned(),
    };
    Finding::new(PlankCode::NoOrder, message)
}
