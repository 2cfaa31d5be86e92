//! English.

use super::PlankFormMessage;

pub(super) fn sentence(message: &PlankFormMessage) -> String {
    use PlankFormMessage as M;
    let sentence = match message {
        M::PositionOfPlank => "A position of Plank. Lines that begin with # are not read.",
        M::LinesOfColours => {
            "Below, one line a plank from the top, its three squares from left to right: the colour\n\
             (r red, w white, b blue), and the owner's letter where a token lies. Like these three:"
        }
        M::OrAllOnOneLine => "Or all planks on one line from the top, and the tokens by plank and square:",
        M::NumbersMayBegin => "A line may begin with the plank's number in the order of laying:",
        M::WhatElseIsKnown => {
            "What else you know: take the # away. Planks in hand are named by the colour in their middle."
        }
        M::ThePlanks => "The planks:",
    };
    sentence.to_owned()
}
