//! English.

use super::PlankTurnMessage;
use crate::text::sentence::{counted_en, enumerated};

pub(super) fn sentence(message: &PlankTurnMessage) -> String {
    use PlankTurnMessage as M;
    match message {
        M::GameOver { winners } => {
            let have = if winners.len() == 1 { "has" } else { "have" };
            format!("the game is over: {} {have} won", enumerated(winners, "and"))
        }
        M::CannotPlay { player, turn } => format!("{player} cannot play `{turn}` here"),
        M::MayNotPass { player, turns: 1 } => format!("{player} may not pass: there is a legal turn"),
        M::MayNotPass { player, turns } => format!("{player} may not pass: there are {turns} legal turns"),
        M::MustMove { player, target } => {
            format!(
                "{player} has no token left in hand and must move one: write where it comes from, `P1:1>{target}`"
            )
        }
        M::MustPass { player, planks, tokens } => {
            let left = [(*planks, "plank"), (*tokens, "token")].into_iter().filter(|(count, _)| *count > 0);
            let left = enumerated(left.map(|(count, noun)| counted_en(count, noun)), "and");
            let are = if planks + tokens == 1 { "is" } else { "are" };
            format!("{player} must pass: nobody moves before everything is out, and {left} {are} not")
        }
        M::NoTokenInHand { player, colour } => {
            format!("{player} has no {} token left in hand", colour.name())
        }
        M::TokensInHand { player } => {
            format!("{player} still has tokens in hand, and moves none before all of them are out")
        }
        M::NoTokenThere { square } => format!("no token lies on {square}"),
        M::TokenOfAnother { square, owner, player } => {
            format!("the token on {square} is {owner}'s, and it is {player}'s turn")
        }
        M::BackToItsSquare { square } => {
            format!("a token may not go back to the square that it stood on: {square}")
        }
        M::WrongColour { square, token, colour } => {
            let (token, colour) = (token.name(), colour.name());
            format!("the token on {square} is {token}, and the square it would go to is {colour}")
        }
        M::SquareTaken { square, owner } => format!("a token of {owner} already lies on {square}"),
        M::NotTheFirst => {
            "there are planks on the table already: a new one goes to the top or to the bottom".to_owned()
        }
        M::FirstExpected { turn } => format!("no plank lies on the table yet: write `{turn}`"),
        M::LaidAll { player } => format!("{player} has no plank left"),
        M::AllOfAModelLaid { count, colour } => {
            format!("all {count} planks with {} in the middle already lie on the table", colour.name())
        }
        M::NoPlankOfAModel { player, colour } => {
            format!("{player} has no plank left with {} in the middle", colour.name())
        }
        M::NoPlankYet => "no plank lies on the table yet".to_owned(),
        M::OnlyOnePlankYet { plank: 0 } | M::NotSoManyPlanksYet { plank: 0, .. } => {
            "there is no P0: planks are numbered from P1 in the order of laying".to_owned()
        }
        M::OnlyOnePlankYet { plank } => format!("there is no P{plank} yet: only P1 lies on the table"),
        M::NotSoManyPlanksYet { plank, count } => {
            format!("there is no P{plank} yet: only P1 to P{count} lie on the table")
        }
    }
}
