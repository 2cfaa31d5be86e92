//! Implements `Proof`: whether a game leads to a setup, what it assumes, and the state of the game.

use super::bitboard::bit;
use super::holdings::Holdings;
use super::kit::{Kit, MAX_PLAYERS, Moving, Player, sum};
use super::notation::{Spans, counts};
use super::players::may_play;
use super::position::Position;
use super::reach::{Action, Answer, Ply, Question, quick_search, search};
use super::reasons::{arguments, exhausted, undecided};
use super::setup::Setup;
use super::shares::{min_shares, possible_shares};
use super::turn::{Target, Turn};
use super::wellformed::{Fault, faults, last_destination, square, table};
use super::{PlankReferee, layout, witness};
use crate::rules::{
    Effort, Entry, Finding, Judged, OnTurn, Play, Proof, Reach, Status, Term, VariantSetup, Witness,
};

impl Proof for PlankReferee {
    /// The result of the search; `None` if the setup was not well-formed.
    type Insight = Option<Question>;

    fn views(&self, setup: Setup) -> Vec<Setup> {
        match setup.rows.is_empty() {
            true => vec![setup],
            false => vec![setup.clone(), Setup { rows: layout::from_behind(&setup.rows), ..setup }],
        }
    }

    fn turns_apart(&self, position: &Setup, setup: &Setup) -> Option<usize> {
        layout::turns_apart(&position.rows, &setup.rows)
    }

    fn variant_of(&self, setup: &Setup) -> String {
        self.players().or(setup.players).map(|count| count.to_string()).unwrap_or_default()
    }

    fn variant_setups(&self, setup: &Setup) -> Vec<VariantSetup<Setup>> {
        let given = self.players().or(setup.players);
        let variant_setup = |players: usize| VariantSetup {
            setup: Setup { players: Some(players), ..setup.clone() },
            assumed: given.is_none().then(|| Entry::new(Term::Players, players.to_string())),
        };
        given.map_or_else(|| may_play(setup), |players| players..=players).map(variant_setup).collect()
    }

    fn malformed(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        let faults = self.kit(setup).map(|kit| faults(setup, &kit));
        with_spans(faults.unwrap_or_default(), spans)
    }

    fn reach(
        &self,
        setup: &Setup,
        spans: &Spans,
        effort: Effort,
    ) -> (Option<Question>, Reach<Position, Turn>) {
        let kit = self.kit(setup);
        let question = kit.and_then(|kit| Question::from_setup(setup, &kit, self.moving()));
        let reach = question.as_ref().map(|question| reach(setup, question, spans, effort));
        (question, reach.unwrap_or(Reach::Undecided(Vec::new())))
    }

    fn status(&self, setup: &Setup, question: &Option<Question>, end: Option<&Position>) -> Status {
        let shown =
            |question| shown_position(setup, question, end).map(|position| (question, position.status()));
        let Some((question, status)) = question.as_ref().and_then(shown) else { return Status::default() };
        Status { to_move: question.forced().map(Player::name).filter(|_| !status.over), ..status }
    }

    fn assumed(&self, setup: &Setup, game: &Witness<Position, Turn>) -> Vec<Entry> {
        let end = &game.end;
        let first = end.first().filter(|_| setup.first.is_none());
        let to_move = (setup.to_move.is_none() && end.winner().is_none()).then(|| end.to_move());
        let kit = end.kit();
        let deal = end.planks().possible_deal(&kit);
        let unknown = kit.all_players().filter(|player| setup.planks[player.index()].is_none());
        let planks =
            unknown.map(|player| Entry::new(player.key(Term::Planks), counts(&deal[player.index()])));
        let first = first.map(|player| Entry::new(Term::First, player.name()));
        let to_move = to_move.map(|player| Entry::new(Term::ToMove, player.name()));
        first.into_iter().chain(to_move).chain(planks).collect()
    }

    fn strip_numbers(&self, setup: &Setup, end: &Position) -> Vec<u8> {
        let numbered = setup.rows.len() < 2 || setup.order().is_some();
        if numbered { Vec::new() } else { (0..setup.rows.len()).map(|row| end.number(row)).collect() }
    }

    /// Without a game the player to move follows from the tokens alone.
    fn position_on_turn(&self, judged: &Judged<'_, Self>) -> Option<OnTurn<Position>> {
        let question = judged.insight.as_ref()?.as_ref()?;
        let setup = &judged.setup;
        let end = judged.game.as_ref().map(|game| &game.end);
        if end.is_none() && setup.to_move.is_none() && question.possible_turns().is_empty() {
            return None;
        }
        let position = shown_position(setup, question, end)?;
        let mut assumed: Vec<Entry> = judged.assumed_variant.iter().cloned().collect();
        if position.winner().is_none() {
            let mover = position.to_move();
            if setup.to_move.is_none() {
                assumed.push(Entry::new(Term::ToMove, mover.name()));
            }
            assumed.extend(assumed_planks(&position, mover));
        }
        Some(OnTurn { position, assumed, notes: Vec::new() })
    }
}

/// Whether a game leads to a well-formed setup, given with its question.
fn reach(setup: &Setup, question: &Question, spans: &Spans, effort: Effort) -> Reach<Position, Turn> {
    let faults = arguments(setup, question);
    if !faults.is_empty() {
        return Reach::Never(with_spans(faults, spans));
    }
    let unknown = |looked_at| Reach::Undecided(with_spans(vec![undecided(question, looked_at)], spans));
    match search(question, effort) {
        Answer::Reached(steps) => {
            let steps = preferred(question, steps);
            let game = witness::played(question, &steps, &setup.planks);
            let is_shortest = steps.len() == question.fewest_turns();
            // A game that cannot be replayed proves nothing.
            game.map_or_else(|| unknown(0), |game| Reach::Game(Witness { is_shortest, ..game }))
        }
        Answer::Never => Reach::Never(with_spans(exhausted(setup, question), spans)),
        Answer::Unknown { looked_at } => unknown(looked_at),
    }
}

/// A game that A opened, as A opens the first game of a match, if the opener is not given and a short search finds one;
/// else the game that was found.
fn preferred(question: &Question, found: Vec<Ply>) -> Vec<Ply> {
    let is_open = question.first.is_none();
    let is_by_another = found.first().is_some_and(|step| step.player != Player::FIRST);
    let by_a = || quick_search(&Question { first: Some(Player::FIRST), ..question.clone() });
    (is_open && is_by_another).then(by_a).flatten().unwrap_or(found)
}

/// Adds spans to the findings.
fn with_spans(faults: Vec<Fault>, spans: &Spans) -> Vec<Finding> {
    faults.into_iter().map(|(finding, about)| finding.maybe_at(spans.span(about))).collect()
}

impl Question {
    /// The question for a well-formed setup.
    pub fn from_setup(setup: &Setup, kit: &Kit, moving: Moving) -> Option<Question> {
        let mut laid = [None; MAX_PLAYERS];
        for player in kit.all_players().map(Player::index) {
            laid[player] = match setup.planks[player] {
                Some(held) => Some(kit.dealt().checked_sub(u8::try_from(sum(&held)).ok()?)?),
                None => None,
            };
        }
        let last = match setup.last {
            None => None,
            Some(turn) => Some(last(setup, turn)?),
        };
        Some(Question {
            kit: *kit,
            moving,
            table: table(setup)?,
            numbers: setup.order(),
            first: setup.first,
            to_move: setup.to_move,
            last,
            laid,
        })
    }
}

fn last(setup: &Setup, turn: Turn) -> Option<Action> {
    let Some(target) = turn.target() else { return Some(Action::Pass) };
    let (row, place) = last_destination(setup)?;
    let from = match turn {
        Turn::Move { from, .. } => {
            let (row, place) = square(setup, from)?;
            Some(bit(row, place))
        }
        _ => None,
    };
    Some(Action::Token { from, to: bit(row, place), lays: matches!(target, Target::New { .. }) })
}

/// The assumption about the planks of the player to move, if they are not known: none, or any that the player may hold.
fn assumed_planks(position: &Position, mover: Player) -> Option<Entry> {
    let planks = position.planks();
    let is_open = planks.known_planks(mover).is_none() && position.table().rows() < position.kit().planks();
    let value = if planks.left(mover) == 0 { counts(&[0; 3]) } else { "?".into() };
    is_open.then(|| Entry::new(mover.key(Term::Planks), value))
}

/// The position that a setup shows, with what is certain about the planks in hand. `end` is the position to which the
/// game leads that was found. If the player to move is unknown, it is one who may be to move.
fn shown_position(setup: &Setup, question: &Question, end: Option<&Position>) -> Option<Position> {
    let kit = &question.kit;
    // Planks without numbers are counted from the top, whatever the order of laying in a game.
    let from_top = || (1..=u8::try_from(setup.rows.len()).unwrap_or_default()).collect();
    let numbers = question.numbers.clone().unwrap_or_else(from_top);
    let rows: Option<Vec<_>> = setup
        .rows
        .iter()
        .zip(numbers)
        .map(|(row, number)| Some((number, row.plank()?, row.owners())))
        .collect();
    let left = match end {
        Some(end) => std::array::from_fn(|at| Player::new(at).map_or(0, |player| end.planks().left(player))),
        None => possible_shares(question),
    };
    let at_least = min_shares(question);
    let planks = Holdings::new(kit, setup.models(), &setup.planks, left, at_least)?;
    let to_move = match end {
        Some(end) => end.to_move(),
        None => setup.to_move.or_else(|| Some(question.possible_turns().first()?.1)).unwrap_or(Player::FIRST),
    };
    let first = setup.first.or_else(|| end.and_then(Position::first));
    Some(Position::new(*kit, question.moving, &rows?, planks, to_move)?.opened_by(first))
}
