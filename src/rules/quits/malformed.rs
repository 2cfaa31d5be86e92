//! Checks against box and board.

use std::ops::Range;

use super::board::{Player, each};
use super::notation::Spans;
use super::{Last, Rules, Setup, TrayFinding, TrayHint, Variant, last};
use crate::rules::{Coded, Finding};

/// All faults by box and board.
pub(crate) fn malformed(rules: Rules, setup: &Setup, spans: &Spans) -> Vec<Finding> {
    let variant = rules.variant;
    let mut findings = Vec::new();
    for player in Player::ALL {
        if variant.has(player) {
            count(variant, setup, player, spans, &mut findings);
        } else {
            foreign(variant, setup, player, spans, &mut findings);
        }
    }
    for &player in variant.players() {
        if setup.balls_of(player) & player.exit_bit() != 0 {
            let exit = player.exit();
            let finding = TrayFinding::BallOnItsExit { player, exit }.squares([exit]);
            let span = spans.balls.get(&exit).cloned();
            findings.push(finding.maybe_at(span).hint(TrayHint::TakeOffTheTray { player }));
        }
    }
    let won = |player: &&Player| setup.balls_of(**player).count_ones() + variant.wins() == variant.balls();
    let winners: Vec<Player> = variant.players().iter().filter(won).copied().collect();
    // Statements about balls that are out and about the last turn may still be true for some contents of open
    // squares.
    let whole = setup.open == 0;
    if winners.len() > 1 && whole {
        findings.push(Finding::new(TrayFinding::TwoWinners { players: winners }));
    }
    match setup.last.filter(|_| whole) {
        Some(_) if setup.to_move.is_some_and(|player| !variant.has(player)) => {}
        Some(Last::Nothing) => findings.extend(last::not_the_start(rules, setup, spans)),
        Some(Last::Turn(turn)) => {
            // Whether a pass was forced can only be checked for well-formed balls.
            let sound = findings.is_empty();
            findings.extend(last::impossible(rules, setup, turn, sound, spans));
        }
        None => {}
    }
    findings
}

/// Checks the number of a player's balls on the tray, and the number given as out.
fn count(variant: Variant, setup: &Setup, player: Player, spans: &Spans, findings: &mut Vec<Finding>) {
    let balls = setup.balls_of(player);
    let (here, each_has, wins) = (balls.count_ones(), variant.balls(), variant.wins());
    if here > each_has {
        let message = TrayFinding::TooManyBalls { player, count: here, each: each_has, variant };
        let finding = message.squares(each(balls));
        let span = each(balls).nth(each_has as usize).and_then(|square| spans.balls.get(&square).cloned());
        findings.push(finding.maybe_at(span));
    }
    let open = setup.open.count_ones();
    if here + open + wins < each_has {
        let least = each_has - wins;
        let message = TrayFinding::TooFewBalls { player, count: here, least, wins, each: each_has };
        findings.push(message.squares(each(balls)));
    }
    let Some(out) = setup.out[player as usize] else { return };
    let (least, most) = (u64::from(here) + u64::from(out), u64::from(here + open) + u64::from(out));
    if !(least..=most).contains(&u64::from(each_has)) {
        let message = TrayFinding::ExitsDoNotAddUp { player, here, out, sum: least, each: each_has, variant };
        let finding = message.squares(each(balls));
        let right = each_has.checked_sub(here).filter(|_| open == 0);
        let hint = right.map(|out| TrayHint::OutWouldAddUp { player, out });
        findings.push(finding.maybe_at(spans.out.clone()).maybe_hint(hint));
    }
}

/// Checks that nothing is stated about a player who does not take part.
fn foreign(variant: Variant, setup: &Setup, player: Player, spans: &Spans, findings: &mut Vec<Finding>) {
    let balls = setup.balls_of(player);
    let hint = || TrayHint::RedAndBluePlayInFour;
    if balls != 0 {
        let message = TrayFinding::ForeignBalls { player, count: balls.count_ones(), variant };
        let finding = message.squares(each(balls)).hint(hint());
        let span = each(balls).next().and_then(|square| spans.balls.get(&square).cloned());
        findings.push(finding.maybe_at(span));
    }
    let mut say = |message: TrayFinding, span: &Option<Range<usize>>| {
        findings.push(message.hint(hint()).maybe_at(span.clone()));
    };
    if setup.to_move == Some(player) {
        say(TrayFinding::ForeignToMove { player, variant }, &spans.to_move);
    }
    if setup.out[player as usize].is_some_and(|out| out > 0) {
        say(TrayFinding::ForeignBallsOut { player, variant }, &spans.out);
    }
}
