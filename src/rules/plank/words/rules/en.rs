//! English.

use super::PlankRuleMessage;

pub(super) fn sentence(message: &PlankRuleMessage) -> String {
    use PlankRuleMessage as M;
    let text = match message {
        M::TwelvePlanks => {
            "There are twelve planks: four with red in the middle, four with white and four with blue."
        }
        M::ThreeSquares => "A plank shows three squares of three different colours.",
        M::SixTokens => "Each player has six tokens: two red, two white and two blue.",
        M::OwnColour => "A token always lies on a square of its own colour.",
        M::Players => "Two play with A and B, three with A, B and C, four with A, B, C and D.",
        M::FirstLineWins => {
            "The first player to line up three of their own tokens has won, and nobody plays on."
        }
        M::EitherEnd => "A plank is laid at either end of the row, never between two others.",
        M::Deal => {
            "All twelve planks are dealt, four of each model: six each to two players, four to three, three to four."
        }
        M::LastTurn => {
            "A turn leaves its token where it was put, and its plank at the end where it was laid."
        }
        M::Laying => {
            "A plank is laid with a token on it, and no token moves before its owner's hand is empty (or, by the rule of 1890, before everything is out)."
        }
        M::LineEndsTheGame => {
            "Whoever has three tokens of the three colours in a line has won at once: no turn comes after."
        }
        M::OwnShare => "All planks are dealt, the same number to each player, and nobody lays another's.",
        M::TurnsClockwise => {
            "One player opens, any of them; then all take turns clockwise, in the order of their letters, and nobody who can play may pass."
        }
        M::TurnsInOrder => "Players take turns in the order of their letters.",
        M::LegalGame => "A position is legal if a game of legal turns leads to it.",
        M::Turn => {
            "The player to move puts a token on a plank in place, or lays a plank at an end of the row and puts a token on it."
        }
    };
    text.to_owned()
}
