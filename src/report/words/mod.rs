//! The words round verdicts, one file for each language.

mod en;
mod fr;

use crate::game::Lang;
use crate::rules::{Phrase, Verdict};
use crate::words::VerdictLang;

/// The words of a language. Texts with gaps are functions; players and turns are given in its words.
pub struct ReportWords {
    /// A verdict before the name of the game.
    pub verdict: fn(Verdict) -> &'static str,
    /// Before a fault of a text, with the blank before a colon, as all labels.
    pub error: &'static str,
    /// Before the rule on which a finding is based.
    pub rule: &'static str,
    /// Before a hint.
    pub hint: &'static str,
    /// Before the deduced contents of open squares.
    pub note: &'static str,
    /// Before remarks about a photo.
    pub photo: &'static str,
    /// Between a verdict and the name of the game.
    pub colon: &'static str,
    /// Between what was assumed.
    pub semicolon: &'static str,
    /// The name of a player within a sentence.
    pub player: fn(&Phrase) -> String,
    /// A variant in brackets after the name of the game.
    pub variant: fn(&str) -> String,
    /// After the faults that are shown: how many others a file has, and whether there may be more.
    pub other_faults: fn(others: usize, more: bool, file: &str) -> String,
    /// How many faults stopped a command before it wrote anything; `more` if the search for faults ended early.
    pub nothing_written: fn(faults: usize, more: bool) -> String,
    pub and_more_in: fn(count: usize, file: &str) -> String,
    pub assumed_since_the_text: fn(&str) -> String,
    pub assumed_since_the_photo: fn(&str) -> String,
    pub fits: &'static str,
    /// Before the sentence that names the winner.
    pub game_over: &'static str,
    pub is_a_draw: &'static str,
    /// Of a game for one.
    pub solved: &'static str,
    /// Before this many turns that solve it.
    pub solvable: fn(usize) -> String,
    pub unsolvable: &'static str,
    pub outlook_unknown: &'static str,
    pub turn_of: fn(&str) -> String,
    pub marked: fn(player: &str, points: u32) -> String,
    pub can_win: fn(player: &str, turns: &str) -> String,
    pub threatens_to_win: fn(player: &str, turns: &str) -> String,
    /// After a list: how many it leaves out.
    pub and_more: fn(usize) -> String,
    pub is_the_start: &'static str,
    pub one_turn_leads_here: fn(&str) -> String,
    pub turns_lead_here: fn(usize) -> String,
    /// The same, if no other game is shorter.
    pub shortest_leads_here: fn(usize) -> String,
    /// The names of the planks in the game that leads to a position, from the top.
    pub planks_from_the_top: fn(&str) -> String,
    pub turn_is_illegal: fn(number: usize, turn: &str, why: &str) -> String,
    pub drawn_before: fn(number: usize, turn: &str, why: &str) -> String,
    pub was_over: &'static str,
    pub only_legal: fn(&str) -> String,
    pub one_of_these: fn(&str) -> String,
    pub turns: fn(usize) -> String,
    pub after: fn(turns: &str) -> String,
    /// After a turn of a record that makes a threat.
    pub threatens: fn(player: &str, turn: &str, others: usize) -> String,
    pub draw_from: fn(turn: usize, others: &[usize]) -> String,
    pub photo_read_from: fn(&str) -> String,
    /// Above a text with open squares.
    pub open_squares: &'static str,
}

/// The words of a language.
pub fn words(lang: Lang) -> &'static ReportWords {
    match lang.words().verdicts {
        VerdictLang::En => &en::WORDS,
        VerdictLang::Fr => &fr::WORDS,
    }
}
