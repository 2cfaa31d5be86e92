//! Judgements and replays as text.

use annotate_snippets::{Group, Level};

use super::safe_source::SafeSource;
use super::status::{status_text, witness};
use super::words::words;
use super::{MAX_SHOWN, error, hint_level, indented, line, render, safe};
use crate::game::Lang;
use crate::rules::{Entry, Finding, Judgement, Message, Verdict};
use crate::text::Source;
use crate::text::message::messages;

messages! {
    /// What is said of a photo, where no text can be pointed at.
    PlacedMessage {
        OnSquares { what: Box<Message> = Box::new(crate::text::Action::NameAFile.into()), squares: String = "a3, b4" }
            for reader
            en ("{} ({squares})", what.sentence(reader))
            fr ("{} ({squares})", what.sentence(reader));
    }
}

/// Maximum height of an illegal board that is printed again.
const MAX_ILLEGAL_BOARD_LINES: usize = 20;

/// Name of a game in a verdict: `Quits (classic)`.
#[derive(Clone, Copy)]
pub struct GameHeading<'a> {
    /// The language of the verdict.
    pub lang: Lang,
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
    notes: &[Message],
    color: bool,
) -> String {
    let lang = game_name.lang;
    let mut before = findings(source, &judgement.findings, judgement.verdict, lang, color);
    before.push_str(&super::notes(&sentences(notes, lang), words(lang).note, color));
    let shown = judgement.position.as_ref().map(|position| position.written(lang));
    let shown = shown.filter(|position| is_shown(position, judgement.verdict));
    compose(game_name, &before, judgement, shown, words(lang).assumed_since_the_text)
}

/// Renders the judgement of a photographed position, with notes on the reading.
pub fn photo(
    game_name: GameHeading,
    source: &Source,
    judgement: &Judgement,
    notes: &[String],
    color: bool,
) -> String {
    let lang = game_name.lang;
    // There is no source text to point into, so findings name their squares instead.
    let without_span = |finding: &Finding| {
        let message = finding.message.sentence(lang);
        // A message that names some of many squares is long enough.
        let named = finding.squares.iter().any(|square| message.contains(square.as_str()));
        let message = match named || finding.squares.is_empty() {
            true => finding.message.clone(),
            false => {
                let (what, squares) = (Box::new(finding.message.clone()), finding.squares.join(", "));
                PlacedMessage::OnSquares { what, squares }.into()
            }
        };
        Finding { span: None, message, ..finding.clone() }
    };
    let named: Vec<Finding> = judgement.findings.iter().map(without_span).collect();
    let mut before = findings(source, &named, judgement.verdict, lang, color);
    before.push_str(&super::notes(notes, words(lang).photo, color));
    let position = judgement.position.as_ref().map(|position| position.written(lang));
    compose(game_name, &before, judgement, position, words(lang).assumed_since_the_photo)
}

pub fn sentences(messages: &[Message], lang: Lang) -> Vec<String> {
    messages.iter().map(|message| message.sentence(lang)).collect()
}

/// Whether a typed position is printed again; a large illegal board is not.
pub(crate) fn is_shown(position: &str, verdict: Verdict) -> bool {
    verdict != Verdict::Illegal || position.lines().count() <= MAX_ILLEGAL_BOARD_LINES
}

/// Renders a judgement after its findings, with the board `shown`.
fn compose(
    game_name: GameHeading,
    findings: &str,
    judgement: &Judgement,
    shown: Option<String>,
    since: fn(&str) -> String,
) -> String {
    if judgement.position.is_none() {
        return findings.to_owned();
    }
    let lang = game_name.lang;
    let words = words(lang);
    let mut text =
        format!("{}{}{}\n\n{findings}", (words.verdict)(judgement.verdict), words.colon, game_name.text());
    if let Some(position) = shown {
        text.push_str(&indented(&position));
        text.push('\n');
    }
    // An unreachable position has no player to move.
    if let Some(status) = judgement.status.as_ref().filter(|_| judgement.verdict != Verdict::Illegal) {
        text.push_str(&status_text(status, lang));
    }
    text.push_str(&assumption(&judgement.assumed, since, lang));
    match judgement.verdict {
        Verdict::Legal => {
            text.push_str(&witness(judgement, lang));
            let names: Vec<String> = judgement.strip_numbers.iter().map(|it| format!("P{it}")).collect();
            if !names.is_empty() {
                text.push_str(&line(&(words.planks_from_the_top)(&names.join(" "))));
            }
        }
        Verdict::Fits => text.push_str(&line(words.fits)),
        Verdict::Illegal | Verdict::Undecided | Verdict::Unreadable => {}
    }
    text
}

/// Renders the assumptions about a text in one line; empty if there are none.
pub fn assumed(assumed: &[Entry], lang: Lang) -> String {
    assumption(assumed, words(lang).assumed_since_the_text, lang)
}

fn assumption(assumed: &[Entry], since: fn(&str) -> String, lang: Lang) -> String {
    let assumed: Vec<_> = assumed.iter().map(|entry| safe(&entry.written(lang))).collect();
    let semicolon = words(lang).semicolon;
    if assumed.is_empty() { String::new() } else { line(&since(&assumed.join(semicolon))) }
}

/// Renders findings with their spans, up to `MAX_SHOWN`.
pub fn findings(source: &Source, findings: &[Finding], verdict: Verdict, lang: Lang, color: bool) -> String {
    let words = words(lang);
    // The code comes after it.
    let name = if verdict == Verdict::Unreadable { words.error.trim_end() } else { (words.verdict)(verdict) };
    let mut text = String::new();
    let shown = SafeSource::new(source);
    for finding in findings.iter().take(MAX_SHOWN) {
        let level = Level::ERROR.with_name(Some(name));
        let mut group =
            Group::with_title(level.primary_title(safe(&finding.sentence(lang))).id(finding.code.as_str()));
        if let Some(span) = &finding.span {
            group = group.element(shown.snippet(span));
        }
        if let Some(rule) = &finding.rule {
            group =
                group.element(Level::NOTE.with_name(Some(words.rule)).message(safe(&rule.sentence(lang))));
        }
        if let Some(hint) = &finding.advice(lang) {
            group = group.element(hint_level(words).message(safe(hint)));
        }
        text.push_str(&render(group, color));
        text.push('\n');
    }
    if let Some(others) = findings.len().checked_sub(MAX_SHOWN).filter(|others| *others > 0) {
        text.push_str(&error(&(words.and_more_in)(others, &source.name), None, lang, color));
        text.push('\n');
    }
    text
}

impl GameHeading<'_> {
    /// The title, with the variant in brackets.
    pub fn text(self) -> String {
        match self.variant {
            "" => self.title.to_owned(),
            variant => format!("{} ({})", self.title, (words(self.lang).variant)(variant)),
        }
    }
}
