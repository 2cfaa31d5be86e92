//! Explains why no turn leads to a position.

use super::board::{Player, Squares, bit, moved};
use super::retro::{PriorTurn, RetroPosition};
use super::{Position, Rules, Slide, Turn};

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

/// Explains in a sentence why no turn of the previous player leads to this position.
pub fn no_turn_before(rules: Rules, past: &RetroPosition) -> String {
    let mover = rules.variant.previous(past.to_move);
    let name = mover.name();
    if let PriorTurn::Exactly(turn) = past.before {
        return match turn {
            Turn::Slide(slide) => {
                let fault = slide_fault(rules, past, mover, slide);
                format!("{name} cannot have played `{slide}`: {}", one(fault, mover))
            }
            Turn::Ball { .. } => {
                format!("{name} cannot have played `{turn}`: the game would have been over before")
            }
            Turn::Pass => format!("{name} cannot have passed: he was not forced to"),
        };
    }
    if let Some(taken) = exit_taken(rules, past) {
        return taken;
    }
    let mut reasons = Vec::new();
    reasons.push(if steps(rules, past, mover) {
        format!("before any step of a {name} ball the game would have been over")
    } else {
        format!("the tiles behind every {name} ball are taken, or there are none")
    });
    let faults: Vec<SlideFault> = Slide::all().map(|slide| slide_fault(rules, past, mover, slide)).collect();
    let kinds = [
        (SlideFault::NotEmpty, "have a ball where the tile was put back".to_owned()),
        (SlideFault::NoBall, format!("move a line without a {name} ball")),
        (SlideFault::OnItsExit, "would have begun with a ball on its own exit".to_owned()),
        (SlideFault::Over, "would have come after the end of the game".to_owned()),
    ];
    let counted: Vec<String> = kinds
        .into_iter()
        .filter_map(|(kind, what)| {
            let count = faults.iter().filter(|fault| **fault == kind).count();
            (count > 0).then(|| format!("{count} {what}"))
        })
        .collect();
    reasons.push(format!("of the 20 slides {}", counted.join(", ")));
    reasons.push("a pass was not forced".to_owned());
    format!("{name} moved last, but {}", reasons.join("; "))
}

/// The reason if a ball is on the winner's exit: the last turn brought a ball there, which left an empty tile.
fn exit_taken(rules: Rules, past: &RetroPosition) -> Option<String> {
    let winner = Position::new(rules, past.balls, past.to_move, None).winner()?;
    let exit = winner.exit();
    let owner = Player::ALL.into_iter().find(|owner| past.balls[*owner as usize] & bit(exit) != 0)?;
    let (name, owner) = (winner.name(), owner.name());
    Some(format!(
        "{name} has won, so the last turn has brought a {name} ball to {exit}, where it left; but a {owner} ball \
         stands on {exit}, and no ball comes to a tile that is taken"
    ))
}

fn one(fault: SlideFault, mover: Player) -> String {
    match fault {
        SlideFault::NotEmpty => "a ball stands where the tile was put back".to_owned(),
        SlideFault::OnItsExit => "a ball would have stood on its own exit before".to_owned(),
        SlideFault::NoBall => format!("no {} ball was in the line", mover.name()),
        SlideFault::Over => "the game would have been over before".to_owned(),
    }
}

fn occupied(balls: &[Squares; 4]) -> Squares {
    balls.iter().fold(0, |all, balls| all | balls)
}

/// Returns true if a step of the player's balls can be taken back to an empty tile.
fn steps(rules: Rules, past: &RetroPosition, mover: Player) -> bool {
    let free = !occupied(&past.balls);
    let own = past.balls[mover as usize];
    let gone = own.count_ones() < rules.variant.balls() && free & mover.exit_bit() != 0;
    let stepped = if gone { own | mover.exit_bit() } else { own };
    rules.steps(mover).iter().any(|step| moved(step.from & free, step.offset) & stepped != 0)
}

fn slide_fault(rules: Rules, past: &RetroPosition, mover: Player, slide: Slide) -> SlideFault {
    let taken = occupied(&past.balls);
    if taken & bit(slide.back()) != 0 {
        return SlideFault::NotEmpty;
    }
    let (line, (columns, rows)) = (slide.line(), slide.direction().offset());
    let back = past.balls.map(|balls| (balls & !line) | moved(balls & line, (-columns, -rows)));
    if Player::ALL.iter().any(|player| back[*player as usize] & player.exit_bit() != 0) {
        return SlideFault::OnItsExit;
    }
    let mut with_ball = back[mover as usize] & line != 0;
    // Or a ball has slid onto its exit, and is out.
    let leaver = rules.variant.players().iter().find(|player| {
        player.exit() == slide.front()
            && taken & player.exit_bit() == 0
            && past.balls[**player as usize].count_ones() < rules.variant.balls()
    });
    with_ball |= leaver == Some(&mover);
    if with_ball { SlideFault::Over } else { SlideFault::NoBall }
}
