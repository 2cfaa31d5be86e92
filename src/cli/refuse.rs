//! Refusals to judge a text or a photo, in the language of the table.

use super::failure::Failure;
use super::outcome::Outcome;
use super::terminal::Terminal;
use crate::desk::JudgedGame;
use crate::report::{self, CheckDocument};
use crate::rules::Judgement;
use crate::text::Source;

/// Fails if the game has no rules to play by.
pub(crate) fn ruleless(table: &JudgedGame) -> Result<(), Failure> {
    table.played().map_err(|diagnostic| Failure::InLanguage(table.lang(), diagnostic))
}

/// Reports why a text cannot be read or judged, on standard error and in the document of `check`.
pub(crate) fn text(
    table: &JudgedGame,
    source: &Source,
    judgement: &Judgement,
    terminal: &Terminal,
) -> Result<Outcome, Failure> {
    let document = CheckDocument::new(&table.game.name, &source.text, judgement, table.lang());
    refuse(table, source, judgement, &document, terminal)
}

/// Reports why a photo cannot be read.
pub(crate) fn photo(
    table: &JudgedGame,
    name: &str,
    judgement: &Judgement,
    terminal: &Terminal,
) -> Result<Outcome, Failure> {
    let source = Source { name: name.to_owned(), text: String::new() };
    let document = CheckDocument::photo(&table.game.name, judgement, Vec::new(), table.lang());
    refuse(table, &source, judgement, &document, terminal)
}

fn refuse(
    table: &JudgedGame,
    source: &Source,
    judgement: &Judgement,
    document: &CheckDocument,
    terminal: &Terminal,
) -> Result<Outcome, Failure> {
    if terminal.json {
        terminal.document(document)?;
    }
    terminal.complain(|color| {
        report::findings(source, &judgement.findings, judgement.verdict, table.lang(), color)
    });
    Ok(judgement.verdict.into())
}
