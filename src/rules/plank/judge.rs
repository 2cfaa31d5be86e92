//! Judgement of a setup: whether it is well-formed, whether a game leads to it, and the state of the game.

use std::ops::Range;

use super::bitboard::bit;
use super::holdings::Holdings;
use super::kit::{Kit, MAX_PLAYERS, Moving, Player, sum};
use super::notation::{About, counts, write};
use super::position::Position;
use super::reach::{Action, Answer, Question, search};
use super::reasons::{arguments, exhausted, undecided};
use super::setup::Setup;
use super::shares::{min_shares, possible_shares};
use super::turn::{Target, Turn};
use super::wellformed::{Fault, OPEN_CODES, faults, last_destination, square, square_name, table};
use super::witness::Witness;
use super::words::PlankTextMessage;
use crate::rules::settle::unclear;
use crate::rules::{Assumed, Finding, Judgement, Play, Status, Verdict};
use crate::text::codes::PlankCode;

/// A judgement, with the position if it is well-formed.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The judgement.
    pub judgement: Judgement,
    /// The position. If the player to move is unknown, it is one who may be to move.
    pub position: Option<Position>,
}

/// Judges a setup. `players` is the number of players if it is fixed; `place` returns the span of a fault.
pub fn judge(
    setup: &Setup,
    moving: Moving,
    players: Option<usize>,
    place: &dyn Fn(About) -> Option<Range<usize>>,
) -> Judged {
    let mut best: Option<Judged> = None;
    for count in may_play(setup, players) {
        let Some(kit) = Kit::standard(count) else { continue };
        let mut judged = judge_with(setup, &kit, moving, place);
        if setup.players.is_none() && players.is_none() {
            let assumed = Assumed { key: "players".to_owned(), value: count.to_string() };
            judged.judgement.assumed.insert(0, assumed);
        }
        // Prefer the first legal judgement, then the first undecided one, then the first.
        let better = best.as_ref().is_none_or(|best| rank(&judged) < rank(best));
        if better {
            best = Some(judged);
        }
        if best.as_ref().is_some_and(|best| best.judgement.verdict == Verdict::Legal) {
            break;
        }
    }
    let mut judged =
        best.unwrap_or_else(|| Judged { judgement: Judgement::unreadable("", Vec::new()), position: None });
    if judged.judgement.verdict == Verdict::Illegal {
        // Values that were not typed do not explain a fault.
        judged.judgement.assumed.clear();
    }
    judged
}

fn rank(judged: &Judged) -> u8 {
    match judged.judgement.verdict {
        Verdict::Legal => 0,
        Verdict::Undecided => 1,
        Verdict::Illegal | Verdict::Unreadable | Verdict::Fits => 2,
    }
}

/// Faults by box and board, for the number of players with the fewest.
pub fn malformed(
    setup: &Setup,
    players: Option<usize>,
    place: &dyn Fn(About) -> Option<Range<usize>>,
) -> Vec<Finding> {
    let kits = may_play(setup, players).filter_map(Kit::standard);
    let fewest = kits.map(|kit| faults(setup, &kit)).min_by_key(Vec::len);
    with_spans(fewest.unwrap_or_default(), place)
}

/// The finding if the text has another number of players than the command.
pub(super) fn contradiction(
    setup: &Setup,
    players: Option<usize>,
    place: &dyn Fn(About) -> Option<Range<usize>>,
) -> Option<Finding> {
    let (settled, typed) = (players?, setup.players?);
    (typed != settled)
        .then(|| players_contradiction(typed, settled, place(About::Players).unwrap_or_default()))
}

/// The finding for a text with the wrong number of players.
pub(super) fn players_contradiction(typed: usize, settled: usize, span: Range<usize>) -> Finding {
    let message = PlankTextMessage::PlayersContradict { typed, settled };
    let hint = PlankTextMessage::SayOtherPlayers { typed, settled };
    Finding::new(PlankCode::PlayersContradict, message).at(span).hint(hint)
}

/// Possible numbers of players: the fixed or typed one, else any that includes all players mentioned.
pub(super) fn may_play(setup: &Setup, players: Option<usize>) -> std::ops::RangeInclusive<usize> {
    if let Some(count) = players.or(setup.players) {
        return count..=count;
    }
    let seen = |player: &Player| {
        let at = player.index();
        [setup.first, setup.to_move].contains(&Some(*player))
            || setup.hands[at].is_some()
            || setup.planks[at].is_some()
            || setup.tokens().any(|(.., token, _)| token.owner == *player)
    };
    let last = Player::all(MAX_PLAYERS).filter(seen).max().map_or(0, Player::index);
    (last + 1).max(2)..=MAX_PLAYERS
}

/// Judges a setup for a given box.
pub fn judge_with(
    setup: &Setup,
    kit: &Kit,
    moving: Moving,
    place: &dyn Fn(About) -> Option<Range<usize>>,
) -> Judged {
    let mut setup = Setup { players: Some(kit.players()), ..setup.clone() };
    let mut wrong = faults(&setup, kit);
    let question = Question::from_setup(&setup, kit, moving).filter(|_| wrong.is_empty());
    let mut judgement = Judgement {
        variant: kit.players().to_string(),
        verdict: Verdict::Illegal,
        position: Some(write(&setup)),
        findings: Vec::new(),
        status: None,
        assumed: Vec::new(),
        witness: Vec::new(),
    };
    let open: Vec<String> = setup.open().map(|(row, at)| square_name(&setup, row, at)).collect();
    let open = (!open.is_empty()).then(|| unclear(OPEN_CODES.unclear, open));
    let Some(question) = question.filter(|_| open.is_none()) else {
        if let Some(open) = open.filter(|_| wrong.is_empty()) {
            judgement.verdict = Verdict::Undecided;
            judgement.findings.push(open);
        }
        judgement.findings.extend(with_spans(wrong, place));
        return Judged { judgement, position: None };
    };
    wrong = arguments(&setup, &question);
    let mut witness = None;
    if wrong.is_empty() {
        let mut looked_at = 0;
        match search(&question) {
            Answer::Reached(steps) => witness = Witness::played(&question, &steps, &setup.planks),
            Answer::Never => wrong = exhausted(&setup, &question),
            Answer::Unknown { looked_at: tables } => looked_at = tables,
        }
        // A witness that cannot be replayed proves nothing, nor does a search that gave up.
        judgement.verdict = match (&witness, wrong.is_empty()) {
            (Some(_), _) => Verdict::Legal,
            (None, true) => Verdict::Undecided,
            (None, false) => Verdict::Illegal,
        };
        if judgement.verdict == Verdict::Undecided {
            wrong.push(undecided(&question, looked_at));
        }
    }
    judgement.findings = with_spans(wrong, place);
    let position = shown_position(&setup, &question, witness.as_ref());
    if let Some(witness) = &witness {
        judgement.assumed = assumed(&setup, kit, witness);
        judgement.witness = witness.turns.iter().map(Turn::to_string).collect();
    }
    if let Some(position) = &position {
        let to_move = question.forced().map(|player| player.to_string());
        let status = position.status();
        judgement.status = Some(Status { to_move: to_move.filter(|_| !status.over), ..status });
        if witness.is_some() {
            for (at, row) in setup.rows.iter_mut().enumerate() {
                row.number = Some(position.number(at));
            }
            judgement.position = Some(write(&setup));
        }
    }
    Judged { judgement, position }
}

/// Adds spans to the findings.
fn with_spans(faults: Vec<Fault>, place: &dyn Fn(About) -> Option<Range<usize>>) -> Vec<Finding> {
    faults.into_iter().map(|(finding, about)| finding.maybe_at(place(about))).collect()
}

impl Question {
    /// The question that a well-formed setup asks.
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

/// The values that the witness assumes.
fn assumed(setup: &Setup, kit: &Kit, witness: &Witness) -> Vec<Assumed> {
    let mut assumed = Vec::new();
    let mut assume = |key: String, value: String| assumed.push(Assumed { key, value });
    if let Some(first) = witness.end.first().filter(|_| setup.first.is_none()) {
        assume("first".to_owned(), first.to_string());
    }
    if setup.to_move.is_none() && witness.end.winner().is_none() {
        assume("to move".to_owned(), witness.end.to_move().to_string());
    }
    let deal = witness.end.planks().possible_deal(kit);
    for player in kit.all_players().filter(|player| setup.planks[player.index()].is_none()) {
        assume(format!("planks {player}"), counts(&deal[player.index()]));
    }
    assumed
}

/// The position that a setup shows, with what is certain about the planks in hand.
pub(super) fn shown_position(
    setup: &Setup,
    question: &Question,
    witness: Option<&Witness>,
) -> Option<Position> {
    let kit = &question.kit;
    let numbers = match (witness, &question.numbers) {
        (Some(witness), _) => (0..setup.rows.len()).map(|row| witness.end.number(row)).collect(),
        (None, Some(numbers)) => numbers.clone(),
        // The order of laying is unknown: number the planks from the top.
        (None, None) => (1..=u8::try_from(setup.rows.len()).ok()?).collect(),
    };
    let rows: Option<Vec<_>> = setup
        .rows
        .iter()
        .zip(numbers)
        .map(|(row, number)| Some((number, row.plank()?, row.owners())))
        .collect();
    let left = match witness {
        Some(witness) => {
            std::array::from_fn(|at| Player::new(at).map_or(0, |player| witness.end.planks().left(player)))
        }
        None => possible_shares(question),
    };
    let at_least = min_shares(question);
    let planks = Holdings::new(kit, setup.models(), &setup.planks, left, at_least)?;
    let to_move = match witness {
        Some(witness) => witness.end.to_move(),
        None => setup.to_move.or_else(|| Some(question.possible_turns().first()?.1)).unwrap_or(Player::FIRST),
    };
    let first = setup.first.or_else(|| witness.and_then(|witness| witness.end.first()));
    Some(Position::new(*kit, question.moving, &rows?, planks, to_move)?.opened_by(first))
}
