//! Judgements of positions and records, in words.

use annotate_snippets::{Group, Level};

use super::shown::Shown;
use super::{TOLD, error, hint_level, plain, rendered};
use crate::rules::{Assumed, Judgement, Repetition, Replay, Status, Threat, Verdict};
use crate::text::{Diagnostic, Source};

/// A board of no more lines than this is shown again where it is illegal.
const SMALL_BOARD_LINES: usize = 20;

/// Why something was assumed of a text.
const SINCE_TEXT: &str = "the text does not say";

/// What a game is called in front of a verdict: `Quits (classic)`.
#[derive(Clone, Copy, Debug)]
pub struct Called<'a> {
    /// The game's title.
    pub title: &'a str,
    /// The variant; empty where there is but one.
    pub variant: &'a str,
}

/// What is said of a position: the verdict, all findings, what a person should know of squares that the text left open,
/// how the game stands, and what proves it.
pub fn judgement(
    called: Called,
    source: &Source,
    judgement: &Judgement,
    notes: &[String],
    color: bool,
) -> String {
    let mut before = findings(source, &judgement.findings, judgement.verdict, color);
    before.push_str(&super::notes(notes, "note", color));
    let shown = judgement.position.as_deref().filter(|position| is_shown(position, judgement.verdict));
    whole(called, &before, judgement, shown, SINCE_TEXT)
}

/// The same of a position that was photographed, with what a person should know of how it was read.
pub fn photo(
    called: Called,
    source: &Source,
    judgement: &Judgement,
    notes: &[String],
    color: bool,
) -> String {
    // What is wrong stands on the table: the squares are named, and there is no text to point into.
    let bare = |finding: &Diagnostic| {
        // A message that names some of very many squares is long enough.
        let named = finding.squares.iter().any(|square| finding.message.contains(square.as_str()));
        let squares = if named || finding.squares.is_empty() {
            String::new()
        } else {
            format!(" ({})", finding.squares.join(", "))
        };
        Diagnostic { span: None, message: finding.message.clone() + &squares, ..finding.clone() }
    };
    let bare: Vec<Diagnostic> = judgement.findings.iter().map(bare).collect();
    let mut before = findings(source, &bare, judgement.verdict, color);
    before.push_str(&super::notes(notes, "photo", color));
    whole(called, &before, judgement, judgement.position.as_deref(), "the photo does not show it")
}

/// Whether a typed position is shown again: whoever typed a large board has it before him.
fn is_shown(position: &str, verdict: Verdict) -> bool {
    verdict != Verdict::Illegal || position.lines().count() <= SMALL_BOARD_LINES
}

/// A judgement after what is found, with the board that is `shown`.
fn whole(called: Called, findings: &str, judgement: &Judgement, shown: Option<&str>, since: &str) -> String {
    if judgement.position.is_none() {
        return findings.to_owned();
    }
    let mut text = format!("{}: {}\n\n{findings}", judgement.verdict.name(), called.in_words());
    if let Some(position) = shown {
        text.push_str(&indented(position));
        text.push('\n');
    }
    // It is nobody's turn where no game leads.
    if let Some(status) = judgement.status.as_ref().filter(|_| judgement.verdict != Verdict::Illegal) {
        text.push_str(&standing(status));
    }
    text.push_str(&assumption(&judgement.assumed, since));
    match judgement.verdict {
        Verdict::Legal => text.push_str(&witness(&judgement.witness)),
        Verdict::Fits => {
            text.push_str("Box and board allow it. The game has no rules that could say more.\n");
        }
        Verdict::Illegal | Verdict::Undecided | Verdict::Unreadable => {}
    }
    text
}

/// What was assumed of a text that leaves it open, in a line; nothing if nothing was.
pub fn assumed(assumed: &[Assumed]) -> String {
    assumption(assumed, SINCE_TEXT)
}

fn assumption(assumed: &[Assumed], since: &str) -> String {
    let assumed: Vec<_> = assumed.iter().map(|a| format!("{}: {}", plain(&a.key), plain(&a.value))).collect();
    match assumed.as_slice() {
        [] => String::new(),
        several => format!("Assumed, since {since}: {}\n", several.join("; ")),
    }
}

/// What is said of a record: its turns, and where it fails.
pub fn replay(called: Called, source: &Source, replay: &Replay, color: bool) -> String {
    let mut text = findings(source, &replay.findings, replay.verdict, color);
    let Some(position) = &replay.position else { return text };
    let widest = replay.steps.iter().map(|step| step.player.chars().count()).max().unwrap_or_default();
    let mut before: &[Threat] = &[];
    for (index, step) in replay.steps.iter().enumerate() {
        text.push_str(&format!("{:>4}. {:<widest$}  {}", index + 1, step.player, step.turn));
        // A threat is news on the turn that makes it, not on every turn that leaves it standing.
        let news: Vec<_> = step.status.threats.iter().filter(|threat| !before.contains(threat)).collect();
        if let Some(first) = news.first() {
            let more = if news.len() > 1 { format!(" and {} more", news.len() - 1) } else { String::new() };
            text.push_str(&format!("   ({} threatens {}{more})", first.player, first.turn));
        }
        text.push('\n');
        before = &step.status.threats;
    }
    if !replay.steps.is_empty() {
        text.push('\n');
    }
    let turns = if replay.turns == 1 { "1 turn".to_owned() } else { format!("{} turns", replay.turns) };
    match &replay.failed {
        Some(failed) => {
            let title = format!("turn {}, `{}`, is illegal: {}", failed.turn, failed.text, failed.message);
            let shown = Shown::of(source);
            let group = Level::ERROR
                .primary_title(plain(&title))
                .element(shown.marked(&failed.span))
                .element(hint_level().message(plain(&offer(&failed.legal))));
            text.push_str(&rendered(group, color));
            text.push_str(&format!("\nillegal: {}, after {turns}\n\n", called.in_words()));
        }
        None => text.push_str(&format!("legal: {}, {turns}\n\n", called.in_words())),
    }
    if is_shown(position, replay.verdict) {
        text.push_str(&indented(position));
        text.push('\n');
    }
    if let Some(status) = &replay.status {
        text.push_str(&standing(status));
    }
    text.push_str(&replay.repetition.as_ref().map(repeated).unwrap_or_default());
    text
}

/// From when on a draw may be declared, and why.
fn repeated(Repetition { turn, after }: &Repetition) -> String {
    let before: Vec<String> = after
        .iter()
        .filter(|at| *at != turn)
        .map(|at| match at {
            0 => "at the start".to_owned(),
            at => format!("after turn {at}"),
        })
        .collect();
    format!(
        "A draw may be declared from turn {turn} on: the same position, with the same player to move, stood there {} too.\n",
        before.join(" and ")
    )
}

/// Findings that make for a verdict, each with its place in the text where it has one. Of very many the first are told.
pub fn findings(source: &Source, findings: &[Diagnostic], verdict: Verdict, color: bool) -> String {
    let name = if verdict == Verdict::Unreadable { "error" } else { verdict.name() };
    let mut text = String::new();
    let shown = Shown::of(source);
    for finding in findings.iter().take(TOLD) {
        let message = plain(&finding.message);
        let level = Level::ERROR.with_name(Some(name));
        let mut group = Group::with_title(level.primary_title(message).id(finding.code.as_str()));
        if let Some(span) = &finding.span {
            group = group.element(shown.marked(span));
        }
        if let Some(rule) = finding.rule {
            group = group.element(Level::NOTE.with_name(Some("rule")).message(plain(rule)));
        }
        if let Some(hint) = &finding.hint {
            group = group.element(hint_level().message(plain(hint)));
        }
        text.push_str(&rendered(group, color));
        text.push('\n');
    }
    if let Some(others) = findings.len().checked_sub(TOLD).filter(|others| *others > 0) {
        text.push_str(&error(&format!("and {others} more in {}", source.name), None, color));
        text.push('\n');
    }
    text
}

/// Whose turn it is, who has won, what threatens.
fn standing(status: &Status) -> String {
    let mut text = match (&status.winner, &status.to_move) {
        (Some(winner), _) => format!("The game is over: {winner} has won.\n"),
        (None, _) if status.over => "The game is over: a draw.\n".to_owned(),
        (None, Some(player)) => format!("It is the turn of {player}.\n"),
        (None, None) => String::new(),
    };
    for marks in &status.marks {
        let points = if marks.points == 1 { "point" } else { "points" };
        text.push_str(&format!("{} is marked {} {points}.\n", marks.player, marks.points));
    }
    let mut players: Vec<&str> = Vec::new();
    for threat in &status.threats {
        if !players.contains(&threat.player.as_str()) {
            players.push(&threat.player);
        }
    }
    for player in players {
        let turns = status.threats.iter().filter(|threat| threat.player == player);
        let turns: Vec<_> = turns.map(|threat| threat.turn.as_str()).collect();
        let when = match &status.to_move {
            Some(to_move) if to_move == player => "can win at once",
            _ => "threatens to win",
        };
        text.push_str(&format!("{player} {when}: {}\n", some_of(&turns, ", ")));
    }
    text
}

fn witness(turns: &[String]) -> String {
    match turns {
        [] => "No turn has been played: this is the start.\n".to_owned(),
        [turn] => format!("A game that leads here has one turn: {turn}\n"),
        turns => format!("A game of {} turns leads here:\n{}", turns.len(), indented(&wrapped(turns))),
    }
}

fn offer(legal: &[String]) -> String {
    match legal {
        [] => "the game was over".to_owned(),
        [only] => format!("the only legal turn was {only}"),
        many => {
            let turns: Vec<_> = many.iter().map(String::as_str).collect();
            format!("one of these was legal: {}", some_of(&turns, ", "))
        }
    }
}

/// The first of many, and how many more there are.
fn some_of(items: &[&str], between: &str) -> String {
    const SHOWN: usize = 12;
    let shown: Vec<_> = items.iter().take(SHOWN).copied().collect();
    match items.len().saturating_sub(SHOWN) {
        0 => shown.join(between),
        more => format!("{}, and {more} more", shown.join(between)),
    }
}

/// Turns with blanks between them, in lines that fit a terminal.
fn wrapped(turns: &[String]) -> String {
    const WIDTH: usize = 76;
    let mut text = String::new();
    let mut width = 0;
    for turn in turns {
        let more = turn.chars().count();
        if width > 0 && width + 2 + more > WIDTH {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push_str("  ");
            width += 2;
        }
        text.push_str(turn);
        width += more;
    }
    text.push('\n');
    text
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}

impl Called<'_> {
    fn in_words(self) -> String {
        match self.variant {
            "" => self.title.to_owned(),
            variant => format!("{} ({variant})", self.title),
        }
    }
}
