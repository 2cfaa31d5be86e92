//! English.

use super::QuitsReachMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &QuitsReachMessage) -> String {
    use QuitsReachMessage as M;
    match message {
        M::NoVariantAllowsIt { others } => {
            let others = others.iter().map(|(variant, why)| {
                format!("as `variant: {}` it is not legal either: {why}", variant.name())
            });
            format!("nobody said which variant it is; {}", others.collect::<Vec<_>>().join("; "))
        }
        M::Undecided { looked_at } => format!(
            "the search for a game that leads here came to its limit: among {looked_at} positions it met neither \
             the start nor the end of all ways back"
        ),
        M::SayMore => "say more of it, if it is known: `to move`, `last`".to_owned(),
        M::Locked { squares } => {
            let squares: Vec<_> = squares.iter().map(ToString::to_string).collect();
            format!(
                "the balls on {} hold one another fast: each can only have stepped from a tile that another of them \
                 lies on, or slid with a line that has another of them at the end where its tile was put back; so \
                 none of them has ever moved, and they did not begin there",
                squares.join(", ")
            )
        }
        M::NoLastTurn { why } => {
            let why: Vec<_> = why.iter().map(ToString::to_string).collect();
            format!("no turn can have led here: {}", why.join(". If not, "))
        }
        M::NoGame { player, before } => {
            let searched = match before {
                1 => "one position alone can have come before, and it is not the start".to_owned(),
                _ => format!("{before} positions can have come before, and the start is not among them"),
            };
            format!("no game leads here if {} moved last: {searched}", player.name())
        }
        M::CannotHavePlayed { player, turn, why } => {
            format!("{} cannot have played `{turn}`: {why}", player.name())
        }
        M::CannotHavePassed { player } => {
            format!("{} cannot have passed: he was not forced to", player.name())
        }
        M::WinnersExitTaken { winner, exit, owner } => format!(
            "{name} has won, so the last turn has brought a {name} ball to {exit}, where it left; but a {} ball \
             stands on {exit}, and no ball comes to a tile that is taken",
            owner.name(),
            name = winner.name(),
        ),
        M::NoTurnOf { player, has_step, not_empty, no_ball, on_its_exit, after_the_end } => {
            let name = player.name();
            let steps = match has_step {
                true => format!("before any step of a {name} ball the game would have been over"),
                false => format!("the tiles behind every {name} ball are taken, or there are none"),
            };
            let slides = [
                (not_empty, "have a ball where the tile was put back".to_owned()),
                (no_ball, format!("move a line without a {name} ball")),
                (on_its_exit, "would have begun with a ball on its own exit".to_owned()),
                (after_the_end, "would have come after the end of the game".to_owned()),
            ];
            let slides = slides.iter().filter(|(count, _)| **count > 0);
            let slides: Vec<_> = slides.map(|(count, what)| format!("{count} {what}")).collect();
            let slides = slides.join(", ");
            format!("{name} moved last, but {steps}; of the 20 slides {slides}; a pass was not forced")
        }
        M::SlideTileNotEmpty => "a ball stands where the tile was put back".to_owned(),
        M::SlideFromItsExit => "a ball would have stood on its own exit before".to_owned(),
        M::SlideWithoutBall { player } => format!("no {} ball was in the line", player.name()),
        M::AfterTheEnd => "the game would have been over before".to_owned(),
    }
}
