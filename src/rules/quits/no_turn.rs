//! Explains why no turn leads to a position.

use super::board::{Player, bit};
use super::retro::{PriorTurn, RetroPosition};
use super::{NoTurn, Position, Rules, Slide, Turn};

/// Reason why a slide cannot have been the last turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SlideFault {
    /// A ball is where the tile was put back.
    NotEmpty,
    /// A ball would have been on its own exit before.
    OnItsExit,
    /// No ball of the player was in the line.
    NoBall,
    /// The game would have been over before.
    Over,
}

/// Explains why no turn of the previous player leads to this position.
pub(crate) fn no_turn_before(rules: Rules, past: &RetroPosition) -> NoTurn {
    let mover = rules.variant.previous(past.to_move);
    if let PriorTurn::Exactly(turn) = past.before {
        let why = match turn {
            Turn::Slide(slide) => one(slide_fault(rules, past, mover, slide), mover),
            Turn::Ball { .. } => NoTurn::AfterTheEnd,
            Turn::Pass => return NoTurn::CannotHavePassed { player: mover },
        };
        return NoTurn::CannotHavePlayed { player: mover, turn: turn.into(), why: Box::new(why.into()) };
    }
    if let Some(taken) = exit_taken(rules, past) {
        return taken;
    }
    let faults: Vec<SlideFault> = Slide::all().map(|slide| slide_fault(rules, past, mover, slide)).collect();
    let count = |kind: SlideFault| faults.iter().filter(|fault| **fault == kind).count();
    let mut has_step = false;
    past.steps_back(rules, mover, |_, _| has_step = true);
    NoTurn::NoTurnOf {
        player: mover,
        has_step,
        not_empty: count(SlideFault::NotEmpty),
        no_ball: count(SlideFault::NoBall),
        on_its_exit: count(SlideFault::OnItsExit),
        after_the_end: count(SlideFault::Over),
    }
}

/// The reason if a ball is on the winner's exit: the last turn brought a ball there, which left an empty tile.
fn exit_taken(rules: Rules, past: &RetroPosition) -> Option<NoTurn> {
    let winner = Position::new(rules, past.balls, past.to_move, None).winner()?;
    let exit = winner.exit();
    let owner = Player::ALL.into_iter().find(|owner| past.balls[*owner as usize] & bit(exit) != 0)?;
    Some(NoTurn::WinnersExitTaken { winner, exit, owner })
}

fn one(fault: SlideFault, mover: Player) -> NoTurn {
    match fault {
        SlideFault::NotEmpty => NoTurn::SlideTileNotEmpty,
        SlideFault::OnItsExit => NoTurn::SlideFromItsExit,
        SlideFault::NoBall => NoTurn::SlideWithoutBall { player: mover },
        SlideFault::Over => NoTurn::AfterTheEnd,
    }
}

fn slide_fault(rules: Rules, past: &RetroPosition, mover: Player, slide: Slide) -> SlideFault {
    if past.occupied() & bit(slide.back()) != 0 {
        return SlideFault::NotEmpty;
    }
    if past.slid_back(slide).is_none() {
        return SlideFault::OnItsExit;
    }
    let mut with_ball = false;
    past.slides_back(rules, mover, |other, _| with_ball |= other == slide);
    if with_ball { SlideFault::Over } else { SlideFault::NoBall }
}
