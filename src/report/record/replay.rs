//! Replays as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use super::said::{ArgumentsRecord, arguments};
use super::{
    FindingRecord, MAX_RECORDS, StatusRecord, ThreatRecord, canonical, findings, non_empty, threats, values,
};
use crate::game::Lang;
use crate::report::place::LineIndex;
use crate::report::reconstructed::reconstructed_record;
use crate::rules::{Failed, Phrase, Reconstruction, Replay, ReplayStep};

/// The document of `replay --json`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(test, schemars(title = "replay", description = "What `tablier replay --json` prints."))]
pub struct ReplayDocument<'a> {
    /// Version of the form of this document.
    schema: u32,
    /// Name of the game.
    game: &'a str,
    /// The variant, if the game has several.
    variant: Option<&'a str>,
    /// `legal`, `illegal`, `undecided`, `unreadable` or `fits`.
    #[cfg_attr(test, ts(as = "crate::rules::Verdict"))]
    verdict: &'static str,
    /// Number of legal turns, from the first.
    turns: usize,
    /// These turns, one by one.
    played: Vec<PlayedRecord>,
    /// Values that the record does not say and the replay rests on.
    assumed: BTreeMap<String, String>,
    /// The position after them in canonical notation.
    position: Option<String>,
    /// The state of the game after them.
    status: Option<StatusRecord>,
    /// The first threefold repetition.
    repetition: Option<RepetitionRecord<'a>>,
    /// The first illegal turn.
    failed: Option<FailedRecord<'a>>,
    /// How many turns lie between two photos at most; null without photos.
    apart: Option<usize>,
    /// The photos of a game by photos, in their order.
    photos: Vec<PhotoRecord>,
    /// The record as far as it is certain; null without photos.
    record: Option<String>,
    /// Reasons for the verdict.
    findings: Vec<FindingRecord<'a>>,
    /// Number of findings that are not listed.
    more: usize,
}

/// A photo of a game by photos.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
struct PhotoRecord {
    file: String,
    /// After how many turns it was taken; null if that is not certain.
    turns: Option<usize>,
    /// The sequences of turns that may have been played since the photo before.
    ways: Vec<Vec<String>>,
}

/// A turn of a record, with the threats after it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
struct PlayedRecord {
    player: String,
    turn: String,
    threats: Vec<ThreatRecord>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
struct RepetitionRecord<'a> {
    /// The turn after which the position occurred for the third time.
    turn: usize,
    /// All turns after which it occurred; 0 is the start.
    after: &'a [usize],
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
struct FailedRecord<'a> {
    /// Its number, counted from 1.
    turn: usize,
    /// Its line in the text.
    line: usize,
    /// Its column in characters.
    column: usize,
    /// The turn as typed.
    text: &'a str,
    /// Why it is illegal.
    message: String,
    /// What fills the gaps of the message.
    arguments: ArgumentsRecord,
    /// The turns that were legal.
    legal: Vec<String>,
}

impl<'a> ReplayDocument<'a> {
    /// Creates the document for a replay of the record `text`.
    pub fn new(game: &'a str, text: &str, replay: &'a Replay, lang: Lang) -> ReplayDocument<'a> {
        ReplayDocument {
            schema: 2,
            game,
            variant: non_empty(&replay.variant),
            verdict: replay.verdict.name(),
            turns: replay.turns,
            played: replay.steps.iter().map(PlayedRecord::new).collect(),
            assumed: values(&replay.assumed),
            position: replay.position.as_ref().map(ToString::to_string),
            status: replay.status.as_ref().map(StatusRecord::new),
            repetition: replay
                .repetition
                .as_ref()
                .map(|repetition| RepetitionRecord { turn: repetition.turn, after: &repetition.after }),
            failed: replay.failed.as_ref().map(|failed| FailedRecord::new(failed, text, lang)),
            apart: None,
            photos: Vec::new(),
            record: None,
            findings: findings(&replay.findings, text, lang),
            more: replay.findings.len().saturating_sub(MAX_RECORDS),
        }
    }

    /// Creates the document for a game by photos with these names.
    pub fn reconstructed(
        game: &'a str,
        names: &[String],
        reconstruction: &'a Reconstruction,
        lang: Lang,
    ) -> ReplayDocument<'a> {
        let photos = names.iter().zip(reconstruction.after()).zip(&reconstruction.ways);
        let photo = |((file, turns), ways): ((&String, Option<usize>), &Vec<Vec<Phrase>>)| PhotoRecord {
            file: file.clone(),
            turns,
            ways: ways.iter().map(|way| canonical(way)).collect(),
        };
        let mut document = ReplayDocument {
            apart: Some(reconstruction.apart),
            photos: photos.map(photo).collect(),
            record: Some(reconstructed_record(names, reconstruction, Lang::En)),
            ..ReplayDocument::new(game, "", &reconstruction.replay, lang)
        };
        document.findings.iter_mut().for_each(FindingRecord::unplaced);
        document
    }
}

impl PlayedRecord {
    fn new(step: &ReplayStep) -> PlayedRecord {
        PlayedRecord {
            player: step.player.to_string(),
            turn: step.turn.to_string(),
            threats: threats(&step.status),
        }
    }
}

impl<'a> FailedRecord<'a> {
    fn new(failed: &'a Failed, text: &str, lang: Lang) -> FailedRecord<'a> {
        let (line, column) = LineIndex::new(text).line_and_column(failed.span.start);
        FailedRecord {
            turn: failed.turn,
            line,
            column,
            text: &failed.text,
            message: failed.message.sentence(lang),
            arguments: arguments(&failed.message),
            legal: canonical(&failed.legal),
        }
    }
}
