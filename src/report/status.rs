//! The state of a game as text: whose turn, threats, the witness.

use super::words::{ReportWords, words};
use super::{indented, line};
use crate::game::Lang;
use crate::rules::{Judgement, Outlook, Phrase, Status};
use crate::text::sentence::enumerated;

/// Renders the status: player to move, winner, threats.
pub(crate) fn status_text(status: &Status, lang: Lang) -> String {
    let words = words(lang);
    let name = |name: &Phrase| (words.player)(name);
    let winners: Vec<String> = status.winners.iter().map(name).collect();
    let mut text = match &status.to_move {
        _ if !winners.is_empty() => {
            let has_won = (lang.words().has_won)(&enumerated(&winners, lang.words().and), winners.len() > 1);
            line(&format!("{}{has_won}", words.game_over))
        }
        _ if status.over && status.outlook.is_none() => line(words.is_a_draw),
        Some(player) => line(&(words.turn_of)(&name(player))),
        None => String::new(),
    };
    if let Some(outlook) = &status.outlook {
        text.push_str(&outlook_text(outlook, lang));
    }
    for marks in &status.marks {
        text.push_str(&line(&(words.marked)(&name(&marks.player), marks.points)));
    }
    let mut players: Vec<&Phrase> = Vec::new();
    for threat in &status.threats {
        if !players.contains(&&threat.player) {
            players.push(&threat.player);
        }
    }
    for player in players {
        let turns = status.threats.iter().filter(|threat| threat.player == *player);
        let turns: Vec<_> = turns.map(|threat| threat.turn.text.written(lang)).collect();
        let told = match &status.to_move {
            Some(to_move) if to_move == player => words.can_win,
            _ => words.threatens_to_win,
        };
        text.push_str(&line(&told(&name(player), &first_of(&turns, words))));
    }
    text
}

/// Renders whether the aim of a game for one can still be reached.
fn outlook_text(outlook: &Outlook, lang: Lang) -> String {
    let words = words(lang);
    match outlook {
        Outlook::Solved => line(words.solved),
        Outlook::Solvable(turns) => {
            let turns: Vec<String> = turns.iter().map(|turn| turn.text.written(lang)).collect();
            line((words.solvable)(turns.len()).as_str()) + &indented(&wrapped(&turns))
        }
        Outlook::Unsolvable => line(words.unsolvable),
        Outlook::Unknown => line(words.outlook_unknown),
    }
}

/// Renders the turns of the witness.
pub(crate) fn witness(judgement: &Judgement, lang: Lang) -> String {
    let words = words(lang);
    let leads_here = if judgement.is_shortest { words.shortest_leads_here } else { words.turns_lead_here };
    let turns: Vec<String> = judgement.witness.iter().map(|turn| turn.written(lang)).collect();
    match turns.as_slice() {
        [] => line(words.is_the_start),
        [turn] => line(&(words.one_turn_leads_here)(turn)),
        turns => line(&leads_here(turns.len())) + &indented(&wrapped(turns)),
    }
}

/// Joins the first items and counts the others.
pub(crate) fn first_of(items: &[String], words: &ReportWords) -> String {
    const SHOWN: usize = 12;
    let shown: Vec<_> = items.iter().take(SHOWN).map(String::as_str).collect();
    match items.len().saturating_sub(SHOWN) {
        0 => shown.join(", "),
        more => shown.join(", ") + &(words.and_more)(more),
    }
}

/// Wraps turns at the width of a terminal.
fn wrapped(turns: &[String]) -> String {
    const WIDTH_COLUMNS: usize = 76;
    wrapped_lines(turns.iter().map(String::as_str), "  ", WIDTH_COLUMNS).join("\n") + "\n"
}

/// Puts words on lines of at most `columns` characters, with `between` between two of them.
pub(crate) fn wrapped_lines<'a>(
    words: impl IntoIterator<Item = &'a str>,
    between: &str,
    columns: usize,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let length = |text: &str| text.chars().count();
    for word in words {
        match lines.last_mut() {
            Some(line) if length(line) + length(between) + length(word) <= columns => {
                line.push_str(between);
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
