//! Implements `Proof`: faults by box and board, whether a game leads to a setup, the state of the game, and what it
//! assumes.

use std::ops::Range;

use super::notation::{Spans, reserve};
use super::reach::{Obstacle, Solution, solution};
use super::setup::{stock, total};
use super::{
    Counts, Kit, LightningReferee, MODELS, ModelName, PieceFace, Position, Setup, Side, TableFinding, Turn,
};
use crate::rules::{
    Coded, Effort, Entry, Finding, Judged, OnTurn, Play, Proof, Reach, Status, Term, Witness,
};

impl Proof for LightningReferee {
    /// The player to move, if it follows from the setup.
    type Insight = Option<Side>;

    const CHANGED_BY_A_TURN: usize = 1;
    const PIECES_STAY: bool = true;

    fn malformed(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        let kit = self.kit();
        let mut findings = Vec::new();
        for (number, (side, square, face)) in setup.outside.iter().enumerate() {
            let named = format!("{}:{square}", kit.letter(*side));
            let message = TableFinding::OutsideTheCamp {
                piece: kit.written(*face),
                square: named.clone(),
                columns: kit.columns(),
                rows: kit.rows(),
            };
            findings.push(message.squares([named]).maybe_at(spans.outside.get(number).cloned()));
        }
        let held = setup.reserve.unwrap_or([0; MODELS]);
        too_many(kit, setup, &held, spans, &mut findings);
        if Side::BOTH.iter().all(|side| setup.camp(*side).is_crossed(kit)) {
            let [one, other] = Side::BOTH.map(|side| kit.letter(side));
            let message = TableFinding::TwoWinners { one, other };
            let tops = Side::BOTH.into_iter().flat_map(|side| {
                let camp = setup.camp(side);
                let ends = camp.arriving(kit) & camp.started();
                (ends & (kit.start() | kit.arrival()))
                    .squares()
                    .map(move |square| kit.square_name(side, square))
            });
            findings.push(message.squares(tops));
        }
        let last = setup.last.and_then(|last| impossible_last(kit, setup, last));
        findings.extend(last.map(|finding| finding.maybe_at(spans.last.clone())));
        findings
    }

    fn fewest_faults(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        self.malformed(setup, spans)
    }

    fn reach(&self, setup: &Setup, spans: &Spans, _: Effort) -> (Option<Side>, Reach<Position<'_>, Turn>) {
        match solution(self.kit(), setup) {
            Ok(Solution { game, next }) => (next, Reach::Game(game)),
            Err(obstacles) => {
                let findings = findings(self.kit(), setup, spans, &obstacles);
                let undecided = obstacles.iter().any(Obstacle::is_no_reason);
                (setup.to_move, if undecided { Reach::Undecided(findings) } else { Reach::Never(findings) })
            }
        }
    }

    fn status(&self, setup: &Setup, to_move: &Option<Side>, _: Option<&Position<'_>>) -> Status {
        let position = position(self.kit(), setup, to_move.unwrap_or(Side::A));
        let status = position.map_or_else(Status::default, |position| position.status());
        Status { to_move: status.to_move.filter(|_| to_move.is_some()), ..status }
    }

    fn assumed(&self, setup: &Setup, game: &Witness<Position<'_>, Turn>) -> Vec<Entry> {
        let Witness { turns, end, .. } = game;
        let (kit, next, over) = (end.kit(), end.player(), end.is_over());
        // The players alternate, even if one passes.
        let first = if turns.len().is_multiple_of(2) { next } else { next.other() };
        // The last turn matters only if it ended the game.
        let last = turns.last().filter(|_| over && setup.last.is_none());
        let all = [
            (setup.first.is_some(), Entry::new(Term::First, kit.letter(first))),
            (setup.to_move.is_some() || over, Entry::new(Term::ToMove, kit.letter(next))),
            (setup.reserve.is_some(), Entry::new(Term::Reserve, reserve(kit, end.reserve()))),
        ];
        let unknown = all.into_iter().filter(|(known, _)| !known).map(|(_, entry)| entry);
        unknown.chain(last.map(|last| Entry::new(Term::Last, last.written(kit)))).collect()
    }

    /// The position of a judged setup. If the player to move or the reserve is not given, those of the game apply.
    /// Without a game the reserve is empty.
    fn position_on_turn<'k>(&'k self, judged: &Judged<'k, Self>) -> Option<OnTurn<Position<'k>>> {
        let (setup, to_move) = (&judged.setup, judged.insight?);
        let Some(game) = &judged.game else {
            let position = position(self.kit(), setup, to_move.unwrap_or(Side::A))?;
            // Without a game the player to move is unknown, unless it is given. After the end nobody is to move.
            let known = to_move.is_some() || position.is_over();
            return known.then_some(OnTurn { position, assumed: Vec::new(), notes: Vec::new() });
        };
        let mut assumed = self.assumed(setup, game);
        assumed.retain(|entry| entry.key.is(Term::ToMove) || entry.key.is(Term::Reserve));
        Some(OnTurn { position: game.end, assumed, notes: Vec::new() })
    }
}

/// The position of a setup with this player to move. An unknown reserve is taken to be empty.
fn position<'k>(kit: &'k Kit, setup: &Setup, player: Side) -> Option<Position<'k>> {
    Position::new(kit, setup.camps, setup.reserve.unwrap_or([0; MODELS]), player)
}

/// The findings about the informative obstacles. Reasons that follow from an assumed value are omitted, unless there is
/// no other reason.
fn findings(kit: &Kit, setup: &Setup, spans: &Spans, obstacles: &[Obstacle]) -> Vec<Finding> {
    let obvious = |obstacle: &Obstacle| match obstacle.root() {
        Obstacle::NeverBegan(_) => setup.first.is_none(),
        Obstacle::HeldBeforeStart => setup.reserve.is_none(),
        _ => false,
    };
    let all = obstacles.iter().all(obvious);
    let mut findings: Vec<Finding> = Vec::new();
    for obstacle in obstacles.iter().filter(|obstacle| all || !obvious(obstacle)) {
        let finding = obstacle.finding(kit).maybe_at(place(obstacle, spans));
        if !findings.iter().any(|other| other.says_the_same(&finding)) {
            findings.push(finding);
        }
    }
    findings
}

fn too_many(kit: &Kit, setup: &Setup, held: &Counts, spans: &Spans, findings: &mut Vec<Finding>) {
    let placed = setup.placed(kit);
    for ((number, model), (placed, held)) in (0u8..).zip(kit.models()).zip(placed.iter().zip(held)) {
        let there = u32::from(*placed) + u32::from(*held);
        if there <= u32::from(model.count) {
            continue;
        }
        let message = TableFinding::TooManyPieces {
            there,
            letter: model.letter,
            name: ModelName(model.name.clone()),
            held: u32::from(*held),
            in_box: u32::from(model.count),
        };
        let of_model = |(_, face): &(u8, PieceFace)| face.model == number;
        let all: Vec<(Side, u8)> = Side::BOTH
            .into_iter()
            .flat_map(|side| {
                setup.camp(side).pieces(kit).filter(of_model).map(move |(square, _)| (side, square))
            })
            .collect();
        // The first surplus piece, or the reserve if the placed pieces alone are not too many.
        let surplus = match placed.checked_sub(model.count) {
            Some(1..) => all.get(usize::from(model.count)).and_then(|(side, square)| {
                spans.pieces.get(side.index()).and_then(|pieces| pieces.get(square)).cloned()
            }),
            _ => spans.reserve.clone(),
        };
        let finding = message.squares(all.iter().map(|(side, square)| kit.square_name(*side, *square)));
        findings.push(finding.maybe_at(surplus));
    }
}

/// The fault if this cannot have been the last turn, whatever preceded it.
fn impossible_last(kit: &Kit, setup: &Setup, last: Turn) -> Option<Finding> {
    let turn = last.written(kit);
    match last {
        Turn::Place { face, side, square, .. } => {
            let there = setup.camp(side).piece(kit, square);
            // The piece may be on an open square.
            let open = setup.open[side.index()].contains(square);
            let named = kit.square_name(side, square);
            let message = match there {
                Some(other) if other == face => return None,
                None if open => return None,
                Some(other) => TableFinding::OtherPieceThanLast { turn, piece: kit.written(other) },
                None => TableFinding::NoPieceOfLastTurn { turn },
            };
            Some(message.squares([named]))
        }
        Turn::Hold { reserved: true, .. } => Some(Finding::new(TableFinding::LastHeldAgain { turn })),
        Turn::Hold { model, .. } => {
            let held = match setup.reserve {
                Some(reserve) => reserve[usize::from(model)] > 0,
                None => stock(kit, &setup.placed(kit), &[0; MODELS])
                    .is_none_or(|stock| stock[usize::from(model)] > 0),
            };
            (!held).then(|| Finding::new(TableFinding::LastNotInReserve { turn }))
        }
        Turn::Pass => {
            let left = setup.reserve.and_then(|reserve| stock(kit, &setup.placed(kit), &reserve))?;
            // Pieces on open squares were drawn, too.
            let open = u32::try_from(setup.open().count()).unwrap_or(u32::MAX);
            (total(&left) > open).then(|| Finding::new(TableFinding::NobodyPassed))
        }
    }
}

/// The span of the text that an obstacle is about.
fn place(obstacle: &Obstacle, spans: &Spans) -> Option<Range<usize>> {
    match obstacle {
        Obstacle::Orphans(side, component) => {
            let first = component.squares().next()?;
            spans.pieces.get(side.index())?.get(&first).cloned()
        }
        Obstacle::NeverBegan(_) => spans.first.clone(),
        Obstacle::HeldBeforeStart => spans.reserve.clone(),
        Obstacle::NotBegun(_) | Obstacle::Counted { .. } | Obstacle::LastRoot(_) => {
            spans.to_move.clone().or_else(|| spans.reserve.clone())
        }
        Obstacle::NotBefore | Obstacle::Refused(_) | Obstacle::Last(..) => spans.last.clone(),
        Obstacle::NoLastPiece(_) | Obstacle::Lost => None,
    }
}
