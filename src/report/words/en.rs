//! English.

use super::ReportWords;
use crate::rules::{Phrase, Verdict};
use crate::text::sentence::{counted_en, enumerated};

pub(super) const WORDS: ReportWords = ReportWords {
    verdict: Verdict::name,
    error: "error",
    rule: "rule",
    hint: "hint",
    note: "note",
    photo: "photo",
    colon: ": ",
    semicolon: "; ",
    player: Phrase::to_string,
    variant: str::to_owned,
    other_faults: |others, more, file| match (others, more) {
        (0, _) => format!("and there may be more in {file}"),
        (others, false) => format!("and {others} more in {file}"),
        (others, true) => format!("and at least {others} more in {file}"),
    },
    nothing_written: |faults, more| {
        let least = if more { "at least " } else { "" };
        format!("nothing was written, because of {least}{}", counted_en(faults, "fault"))
    },
    and_more_in: |count, file| format!("and {count} more in {file}"),
    assumed_since_the_text: |assumed| format!("Assumed, since the text does not say: {assumed}"),
    assumed_since_the_photo: |assumed| format!("Assumed, since the photo does not show it: {assumed}"),
    fits: "Box and board allow it. The game has no rules that could say more.",
    game_over: "The game is over: ",
    is_a_draw: "The game is over: a draw.",
    solved: "It is solved.",
    solvable: |count| match count {
        1 => "One more turn solves it:".to_owned(),
        more => format!("It can be solved, for example by these {more} turns:"),
    },
    unsolvable: "It can no longer be solved: every way to go on has been tried.",
    outlook_unknown: "Whether it can still be solved is not known: there are too many ways to go on to try them all.",
    turn_of: |player| format!("It is {player}'s turn."),
    marked: |player, points| format!("{player} gets {points} penalty {}.", if points == 1 { "point" } else { "points" }),
    can_win: |player, turns| format!("{player} can win at once: {turns}"),
    threatens_to_win: |player, turns| format!("{player} threatens to win: {turns}"),
    and_more: |count| format!(", and {count} more"),
    is_the_start: "No turn has been played: this is the start.",
    one_turn_leads_here: |turn| format!("A game of one turn leads here: {turn}"),
    turns_lead_here: |count| format!("A game of {count} turns leads here:"),
    shortest_leads_here: |count| format!("The shortest game that leads here has {count} turns:"),
    planks_from_the_top: |names| format!("From the top, the planks of this game are {names}."),
    turn_is_illegal: |number, turn, why| format!("turn {number}, `{turn}`, is illegal: {why}"),
    drawn_before: |number, turn, why| {
        format!("turn {number}, `{turn}`, is illegal: {why}; the picture shows what was played before it")
    },
    was_over: "the game was over",
    only_legal: |turn| format!("the only legal turn was {turn}"),
    one_of_these: |turns| format!("legal turns: {turns}"),
    turns: |count| if count == 1 { "1 turn".to_owned() } else { format!("{count} turns") },
    after: |turns| format!("after {turns}"),
    threatens: |player, turn, others| match others {
        0 => format!("{player} threatens {turn}"),
        more => format!("{player} threatens {turn} and {more} more"),
    },
    draw_from: |turn, others| {
        let at = |at: &usize| match at {
            0 => "at the start".to_owned(),
            at => format!("after turn {at}"),
        };
        let others = others.iter().map(at);
        format!(
            "A draw may be declared from turn {turn} on: the same position, with the same player to move, had already occurred {}.",
            enumerated(others, "and")
        )
    },
    photo_read_from: |file| format!("Read from {file}."),
    open_squares: "\
# What was not clear is `?` below. The lines `may` say what it looked like, the likeliest first. Put what lies there in
# place of the `?`, or change its line; without the line it may be anything.
",
};
