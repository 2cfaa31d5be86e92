//! English.

use super::QuitsReachMessage;
use crate::text::sentence::enumerated;

pub(super) fn sentence(message: &QuitsReachMessage) -> String {
    use QuitsReachMessage as M;
    match message {
        M::NoVariantAllowsIt { hint, others } => {
            let others = others.iter().map(|(variant, why)| {
                format!("with `variant: {}` it is not legal either: {why}", variant.name())
            });
            let unsaid = format!(
                "the text does not say which variant is played; {}",
                others.collect::<Vec<_>>().join("; ")
            );
            hint.as_ref().map_or(unsaid.clone(), |hint| format!("{hint}; {unsaid}"))
        }
        M::Undecided { looked_at } => {
            let positions = if *looked_at == 1 { "position" } else { "positions" };
            format!(
                "no game that leads here was found by going back through {looked_at} {positions}, and there are too \
                 many to try them all"
            )
        }
        M::SayMore => "add what you know: `to move`, `last`".to_owned(),
        M::Locked { squares } => format!(
            "the balls on {} block one another: each can only have come from a tile where another of them stands, \
             or with a slide that would have put an empty tile back where another of them stands; so none of them \
             has ever moved, and they did not begin there",
            enumerated(squares, "and")
        ),
        M::NoLastTurn { why } => {
            let why: Vec<_> = why.iter().map(ToString::to_string).collect();
            format!("no turn can have led here: {}", why.join("; and "))
        }
        M::NoGame { player, before } => {
            let searched = match before {
                0 => "no position can have come before this one".to_owned(),
                1 => "only one position can have come before this one, and it is not the start".to_owned(),
                _ => format!(
                    "{before} positions can have come before this one, and the start is not among them"
                ),
            };
            format!("no game leads here if {} moved last: {searched}", player.name())
        }
        M::CannotHavePlayed { player, turn, why } => {
            format!("{} cannot have played `{turn}`: {why}", player.name())
        }
        M::CannotHavePassed { player } => {
            format!("{} cannot have passed: there were other turns", player.name())
        }
        M::WinnersExitTaken { winner, exit, owner } => format!(
            "{name} has won, so the last turn brought a {name} ball to {exit}, where it left the tray; but a {} ball \
             stands on {exit}, and no ball goes to a tile that is taken",
            owner.name(),
            name = winner.name(),
        ),
        M::NoTurnOf { player, has_step, not_empty, no_ball, on_its_exit, after_the_end } => {
            let name = player.name();
            let steps = match has_step {
                true => format!("before any step of a {name} ball the game would have been over"),
                false => format!("no {name} ball has an empty tile behind it to have stepped from"),
            };
            let slides = [
                (not_empty, "put the tile back where a ball stands".to_owned()),
                (no_ball, format!("moved a line without a {name} ball")),
                (on_its_exit, "begun with a ball on its own exit".to_owned()),
                (after_the_end, "come after the end of the game".to_owned()),
            ];
            let slides: Vec<_> = slides.iter().filter(|(count, _)| **count > 0).collect();
            let slides = match slides.as_slice() {
                [(count, what)] => format!("all {count} slides would have {what}"),
                several => {
                    let each = several.iter().map(|(count, what)| format!("{count} would have {what}"));
                    format!("of the 20 slides {}", enumerated(each, "and"))
                }
            };
            format!("{name} cannot have moved last, as {steps}, {slides}, and nothing forced a pass")
        }
        M::SlideTileNotEmpty => "a ball stands where the tile was put back".to_owned(),
        M::SlideFromItsExit => "a ball would have stood on its own exit before".to_owned(),
        M::SlideWithoutBall { player } => format!("no {} ball was in the line", player.name()),
        M::AfterTheEnd => "the game would have been over before".to_owned(),
    }
}
