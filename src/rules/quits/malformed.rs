//! Checks against box and board.

use std::ops::Range;

use super::board::{Player, each};
use super::notation::Spans;
use super::{Last, Rules, Setup, Variant, last};
use crate::rules::Finding;
use crate::text::codes::QuitsCode;

/// All faults by box and board.
pub fn malformed(rules: Rules, setup: &Setup, spans: &Spans) -> Vec<Finding> {
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
            let message = format!("a {} ball stands on {exit}, the exit of its own player", player.name());
            let finding = Finding::new(QuitsCode::BallOnItsExit, message).squares([exit]);
            findings.push(
                finding
                    .maybe_at(spans.balls.get(&exit).cloned())
                    .hint(format!("take it off the tray: it is out and counts for {}", player.name())),
            );
        }
    }
    let won = |player: &&Player| setup.balls_of(**player).count_ones() + variant.wins() == variant.balls();
    let winners: Vec<_> = variant.players().iter().filter(won).map(|player| player.name()).collect();
    // Statements about balls that are out and about the last turn may still be true for some contents of open
    // squares.
    let whole = setup.open == 0;
    if let [others @ .., last] = winners.as_slice()
        && !others.is_empty()
        && whole
    {
        let message =
            format!("{} and {last} have as many balls out as win, and only one can", others.join(", "));
        findings.push(Finding::new(QuitsCode::TwoWinners, message));
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
    let (here, all, wins) = (balls.count_ones(), variant.balls(), variant.wins());
    let name = player.name();
    if here > all {
        let message = format!("here are {here} {name} balls; each player has {all} ({})", variant.name());
        let finding = Finding::new(QuitsCode::TooManyBalls, message).squares(each(balls));
        let span = each(balls).nth(all as usize).and_then(|square| spans.balls.get(&square).cloned());
        findings.push(finding.maybe_at(span));
    }
    let open = setup.open.count_ones();
    if here + open + wins < all {
        let least = all - wins;
        let message = format!(
            "{} {} on the tray; {least} at least must be, as the game ends with {wins} of {all} out",
            if here == 0 { format!("no {name} ball") } else { format!("only {here} {name} {}", noun(here)) },
            if here < 2 { "is" } else { "are" },
        );
        findings.push(Finding::new(QuitsCode::TooFewBalls, message).squares(each(balls)));
    }
    let Some(out) = setup.out[player as usize] else { return };
    let (least, most) = (u64::from(here) + u64::from(out), u64::from(here + open) + u64::from(out));
    if !(least..=most).contains(&u64::from(all)) {
        let message = format!(
            "{here} {name} {} on the tray and {out} out make {}; each player has {all} ({})",
            noun(here),
            u64::from(here) + u64::from(out),
            variant.name()
        );
        let finding = Finding::new(QuitsCode::ExitsDoNotAddUp, message).squares(each(balls));
        let hint = all
            .checked_sub(here)
            .filter(|_| open == 0)
            .map(|out| format!("`out: {}{out}` would add up", player.letter()));
        findings.push(finding.maybe_at(spans.out.clone()).maybe_hint(hint));
    }
}

/// Checks that nothing is stated about a player who does not take part.
fn foreign(variant: Variant, setup: &Setup, player: Player, spans: &Spans, findings: &mut Vec<Finding>) {
    let name = player.name();
    let balls = setup.balls_of(player);
    let hint = "red and blue play in `variant: four`";
    if balls != 0 {
        let here = balls.count_ones();
        let message = format!(
            "here {} {here} {name} {}, and {name} does not play ({})",
            if here == 1 { "is" } else { "are" },
            noun(here),
            variant.name()
        );
        let finding = Finding::new(QuitsCode::ForeignBalls, message).squares(each(balls)).hint(hint);
        let span = each(balls).next().and_then(|square| spans.balls.get(&square).cloned());
        findings.push(finding.maybe_at(span));
    }
    let mut say = |what: &str, span: &Option<Range<usize>>| {
        let message = format!("{what}, and {name} does not play ({})", variant.name());
        let finding = Finding::new(QuitsCode::ForeignPlayer, message).hint(hint);
        findings.push(finding.maybe_at(span.clone()));
    };
    if setup.to_move == Some(player) {
        say(&format!("it is {name}'s turn"), &spans.to_move);
    }
    if setup.out[player as usize].is_some_and(|out| out > 0) {
        say(&format!("{name} has balls out"), &spans.out);
    }
}

fn noun(count: u32) -> &'static str {
    if count == 1 { "ball" } else { "balls" }
}
