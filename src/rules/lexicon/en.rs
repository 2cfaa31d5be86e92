//! English.

use super::Lexicon;

pub(super) const LEXICON: Lexicon = Lexicon {
    variant: &["variant", "game"],
    players: &["players"],
    to_move: &["to move", "turn", "next"],
    first: &["first", "first player", "begins", "opens"],
    last: &["last", "last turn", "last move"],
    out: &["out", "exits"],
    hand: &["hand", "tokens"],
    planks: &["planks", "plank"],
    reserve: &["reserve"],
    may: &["may"],
    camp: &["camp", "board", "side"],
    title: &["player", "side"],
    light: &["light"],
    dark: &["dark"],
    red: &["red"],
    white: &["white"],
    blue: &["blue"],
    classic: &["classic"],
    simple: &["simple"],
    four: &["four", "4"],
    first_plank: &["first"],
    top: &["top"],
    bottom: &["bottom"],
    hold: &["hold", "holds", "held", "reserve"],
    pass: &["pass", "passes"],
    nothing: &["none", "nothing", "no", "empty", "start"],
    unknown: &["unknown"],
    filler: &["or", "and"],
};
