//! Judgements and replays as text.

use annotate_snippets::{Group, Level};

use super::safe_source::SafeSource;
use super::{MAX_SHOWN, error, hint_level, render, safe};
use crate::rules::{Assumed, Judgement, Repetition, Replay, Status, Threat, Verdict};
use crate::text::{Diagnostic, Source};

/// Maximum height of an illegal board that is printed again.
const MAX_ILLEGAL_BOARD_LINES: usize = 20;

/// Reason for the assumptions about a text.
const SINCE_TEXT: &str = "the text does not say";

/// Name of a game in a verdict: `Quits (classic)`.
#[derive(Clone, Copy, Debug)]
pub struct GameHeading<'a> {
    /// The game's title.
    pub title: &'a str,
    /// The variant; empty if the game has only one.
    pub variant: &'a str,
}

/// Renders the judgement of a position: verdict, findings, notes on open squares, status and witness.
pub fn judgement(
    game_name: GameHeading,
    source: &Source,
    judgement: &Judgement,
    notes: &[String],
    color: bool,
) -> String {
    let mut before = findings(source, &judgement.findings, judgement.verdict, color);
    before.push_str(&super::notes(notes, "note", color));
    let shown = judgement.position.as_deref().filter(|position| is_shown(position, judgement.verdict));
    compose(game_name, &before, judgement, shown, SINCE_TEXT)
}

/// Renders the judgement of a photographed position, with notes on the reading.
pub fn photo(
    game_name: GameHeading,
    source: &Source,
    judgement: &Judgement,
    notes: &[String],
    color: bool,
) -> String {
    // There is no source text to point into, so findings name their squares instead.
    let without_span = |finding: &Diagnostic| {
        // A message that names some of many squares is long enough.
        let named = finding.squares.iter().any(|square| finding.message.contains(square.as_str()));
        let squares = if named || finding.squares.is_empty() {
            String::new()
        } else {
            format!(" ({})", finding.squares.join(", "))
        };
        Diagnostic { span: None, message: finding.message.clone() + &squares, ..finding.clone() }
    };
    let named: Vec<Diagnostic> = judgement.findings.iter().map(without_span).collect();
    let mut before = findings(source, &named, judgement.verdict, color);
    before.push_str(&super::notes(notes, "photo", color));
    compose(game_name, &before, judgement, judgement.position.as_deref(), "the photo does not show it")
}

/// Whether a typed position is printed again; a large illegal board is not.
fn is_shown(position: &str, verdict: Verdict) -> bool {
    verdict != Verdict::Illegal || position.lines().count() <= MAX_ILLEGAL_BOARD_LINES
}

/// Renders a judgement after its findings, with the board `shown`.
fn compose(
    game_name: GameHeading,
    findings: &str,
    judgement: &Judgement,
    shown: Option<&str>,
    since: &str,
) -> String {
    if judgement.position.is_none() {
        return findings.to_owned();
    }
    let mut text = format!("{}: {}\n\n{findings}", judgement.verdict.name(), game_name.text());
    if let Some(position) = shown {
        text.push_str(&indented(position));
        text.push('\n');
    }
    // An unreachable position has no player to move.
    if let Some(status) = judgement.status.as_ref().filter(|_| judgement.verdict != Verdict::Illegal) {
        text.push_str(&status_text(status));
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

/// Renders the assumptions about a text in one line; empty if there are none.
pub fn assumed(assumed: &[Assumed]) -> String {
    assumption(assumed, SINCE_TEXT)
}

fn assumption(assumed: &[Assumed], since: &str) -> String {
    let assumed: Vec<_> = assumed.iter().map(|a| format!("{}: {}", safe(&a.key), safe(&a.value))).collect();
    match assumed.as_slice() {
        [] => String::new(),
        several => format!("Assumed, since {since}: {}\n", several.join("; ")),
    }
}

/// Renders a replay: its turns, and the first illegal one.
pub fn replay(game_name: GameHeading, source: &Source, replay: &Replay, color: bool) -> String {
    let mut text = findings(source, &replay.findings, replay.verdict, color);
    let Some(position) = &replay.position else { return text };
    let widest = replay.steps.iter().map(|step| step.player.chars().count()).max().unwrap_or_default();
    let mut before: &[Threat] = &[];
    for (index, step) in replay.steps.iter().enumerate() {
        text.push_str(&format!("{:>4}. {:<widest$}  {}", index + 1, step.player, step.turn));
        // A threat is printed only on the turn that creates it.
        let new_threats: Vec<_> =
            step.status.threats.iter().filter(|threat| !before.contains(threat)).collect();
        if let Some(first) = new_threats.first() {
            let more = if new_threats.len() > 1 {
                format!(" and {} more", new_threats.len() - 1)
            } else {
                String::new()
            };
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
            let shown = SafeSource::new(source);
            let group = Level::ERROR
                .primary_title(safe(&title))
                .element(shown.snippet(&failed.span))
                .element(hint_level().message(safe(&legal_turns(&failed.legal))));
            text.push_str(&render(group, color));
            text.push_str(&format!("\nillegal: {}, after {turns}\n\n", game_name.text()));
        }
        None => text.push_str(&format!("legal: {}, {turns}\n\n", game_name.text())),
    }
    if is_shown(position, replay.verdict) {
        text.push_str(&indented(position));
        text.push('\n');
    }
    if let Some(status) = &replay.status {
        text.push_str(&status_text(status));
    }
    text.push_str(&replay.repetition.as_ref().map(repetition).unwrap_or_default());
    text
}

/// Renders the turn from which a draw may be declared, and the reason.
fn repetition(Repetition { turn, after }: &Repetition) -> String {
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

/// Renders findings with their spans, up to `MAX_SHOWN`.
pub fn findings(source: &Source, findings: &[Diagnostic], verdict: Verdict, color: bool) -> String {
    let name = if verdict == Verdict::Unreadable { "error" } else { verdict.name() };
    let mut text = String::new();
    let shown = SafeSource::new(source);
    for finding in findings.iter().take(MAX_SHOWN) {
        let message = safe(&finding.message);
        let level = Level::ERROR.with_name(Some(name));
        let mut group = Group::with_title(level.primary_title(message).id(finding.code.as_str()));
        if let Some(span) = &finding.span {
            group = group.element(shown.snippet(span));
        }
        if let Some(rule) = finding.rule {
            group = group.element(Level::NOTE.with_name(Some("rule")).message(safe(rule)));
        }
        if let Some(hint) = &finding.hint {
            group = group.element(hint_level().message(safe(hint)));
        }
        text.push_str(&render(group, color));
        text.push('\n');
    }
    if let Some(others) = findings.len().checked_sub(MAX_SHOWN).filter(|others| *others > 0) {
        text.push_str(&error(&format!("and {others} more in {}", source.name), None, color));
        text.push('\n');
    }
    text
}

/// Renders the status: player to move, winner, threats.
fn status_text(status: &Status) -> String {
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
        text.push_str(&format!("{player} {when}: {}\n", first_of(&turns, ", ")));
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

fn legal_turns(legal: &[String]) -> String {
    match legal {
        [] => "the game was over".to_owned(),
        [only] => format!("the only legal turn was {only}"),
        many => {
            let turns: Vec<_> = many.iter().map(String::as_str).collect();
            format!("one of these was legal: {}", first_of(&turns, ", "))
        }
    }
}

/// Joins the first items and counts the others.
fn first_of(items: &[&str], between: &str) -> String {
    const SHOWN: usize = 12;
    let shown: Vec<_> = items.iter().take(SHOWN).copied().collect();
    match items.len().saturating_sub(SHOWN) {
        0 => shown.join(between),
        more => format!("{}, and {more} more", shown.join(between)),
    }
}

/// Wraps turns at the width of a terminal.
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

impl GameHeading<'_> {
    fn text(self) -> String {
        match self.variant {
            "" => self.title.to_owned(),
            variant => format!("{} ({variant})", self.title),
        }
    }
}
