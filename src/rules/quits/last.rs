//! Checks of the last turn against the tray.

use super::board::{Player, SIDE, bit};
use super::notation::Spans;
use super::retro::{PriorTurn, RetroPosition};
use super::{Last, LastTurnFinding, LastTurnHint, Position, Rules, Setup, Slide, Turn};
use crate::rules::Finding;
use crate::rules::read::Square;
use crate::text::message::Coded;

/// The players who may be to move, as far as `to move` and `last` show.
pub(crate) fn next_players(rules: Rules, setup: &Setup) -> Vec<Player> {
    let variant = rules.variant;
    let mut players: Vec<Player> = match setup.to_move {
        Some(player) => vec![player],
        None => variant.players().to_vec(),
    };
    match setup.last {
        Some(Last::Nothing) => players.retain(|player| *player == Player::Light),
        Some(Last::Turn(turn)) => {
            players.retain(|player| faults(rules, setup, variant.previous(*player), turn).is_empty());
        }
        None => {}
    }
    players
}

/// The fault if the setup is not the start of a game.
pub(crate) fn not_the_start(rules: Rules, setup: &Setup, spans: &Spans) -> Option<Finding> {
    let start = Position::start(rules);
    let message = match setup.to_move {
        _ if setup.balls != start.all_balls() => LastTurnFinding::NotTheStartByBalls,
        Some(player) if player != Player::Light => LastTurnFinding::NotTheStartByPlayer { player },
        _ => return None,
    };
    Some(message.hint(LastTurnHint::LeaveLastOut).maybe_at(spans.last.clone()))
}

/// The faults if this cannot have been the last turn, whatever preceded it. `sound` means that the balls are
/// well-formed.
pub(crate) fn impossible(
    rules: Rules,
    setup: &Setup,
    turn: Turn,
    sound: bool,
    spans: &Spans,
) -> Vec<Finding> {
    let variant = rules.variant;
    let movers: Vec<Player> = match setup.to_move {
        Some(player) => vec![variant.previous(player)],
        None => variant.players().to_vec(),
    };
    let fit = |mover: &Player| {
        let faults = faults(rules, setup, *mover, turn);
        faults.is_empty() || !sound && turn == Turn::Pass
    };
    if movers.iter().any(fit) {
        return Vec::new();
    }
    // The player is not given: prefer the owner of the ball that moved.
    let shown = match turn {
        Turn::Ball { to, .. } => setup.owner(to).filter(|owner| movers.contains(owner)),
        _ => None,
    };
    let likeliest = || {
        let count = |mover: &Player| faults(rules, setup, *mover, turn).len();
        movers.iter().copied().min_by_key(count)
    };
    let Some(mover) = shown.or_else(likeliest) else { return Vec::new() };
    let told = |(why, square): LastFault| {
        let code = why.code_of();
        let message = LastTurnHint::NotTheLastTurn { turn: turn.into(), why: Box::new(why.into()) };
        let finding = Finding::coded(code, message).squares(square);
        finding.maybe_at(spans.last.clone())
    };
    faults(rules, setup, mover, turn).into_iter().map(told).collect()
}

/// The reason, and the square concerned.
type LastFault = (LastTurnFinding, Option<Square>);

fn faults(rules: Rules, setup: &Setup, mover: Player, turn: Turn) -> Vec<LastFault> {
    match turn {
        Turn::Ball { from, to } => step_faults(rules, setup, mover, from, to),
        Turn::Slide(slide) => slide_faults(rules, setup, mover, slide),
        Turn::Pass => {
            let past = RetroPosition {
                balls: setup.balls,
                to_move: rules.variant.next(mover),
                before: PriorTurn::Exactly(turn),
            };
            let mut forced = false;
            past.predecessors(rules, |_, _| forced = true);
            let message = match Position::new(rules, setup.balls, mover, None).winner() {
                Some(winner) => LastTurnFinding::PassAfterTheEnd { winner },
                None => LastTurnFinding::PassNotForced { player: mover },
            };
            if forced { Vec::new() } else { vec![(message, None)] }
        }
    }
}

fn step_faults(rules: Rules, setup: &Setup, mover: Player, from: Square, to: Square) -> Vec<LastFault> {
    let mut faults = Vec::new();
    let direction = (to.column as i8 - from.column as i8, to.row as i8 - from.row as i8);
    if from.column >= SIDE
        || from.row >= SIDE
        || !rules.steps(mover).iter().any(|step| step.offset == direction)
    {
        let message = LastTurnFinding::NoStep { player: mover, from, to };
        faults.push((message, Some(to)));
    }
    let there = setup.owner(to);
    let missing = if to == mover.exit() {
        match there {
            Some(owner) => Some(LastTurnFinding::ExitTaken { player: mover, owner }),
            None if !has_out(rules, setup, mover) => Some(LastTurnFinding::NoBallOut { player: mover }),
            None => None,
        }
    } else {
        match there {
            Some(owner) if owner == mover => None,
            Some(owner) => Some(LastTurnFinding::BallOfAnother { player: mover, square: to, owner }),
            None => Some(LastTurnFinding::NoBallThere { square: to }),
        }
    };
    faults.extend(missing.map(|message| (message, Some(to))));
    if let Some(owner) = setup.owner(from) {
        let message = LastTurnFinding::SquareTaken { square: from, owner };
        faults.push((message, Some(from)));
    }
    faults
}

fn slide_faults(rules: Rules, setup: &Setup, mover: Player, slide: Slide) -> Vec<LastFault> {
    let mut faults = Vec::new();
    if let Some(owner) = setup.owner(slide.back()) {
        let back = slide.back();
        let message = LastTurnFinding::TileNotEmpty { square: back, owner };
        faults.push((message, Some(back)));
    }
    // The player's own ball may have slid onto the player's exit and left.
    let left = mover.exit() == slide.front()
        && has_out(rules, setup, mover)
        && setup.balls.iter().all(|balls| balls & bit(slide.front()) == 0);
    if setup.balls_of(mover) & slide.line() == 0 && !left {
        let message = LastTurnFinding::NoBallInLine { player: mover };
        faults.push((message, None));
    }
    faults
}

fn has_out(rules: Rules, setup: &Setup, player: Player) -> bool {
    setup.balls_of(player).count_ones() < rules.variant.balls()
}
