//! `list`: the bundled games, their variants, and what each prints.

use serde::Serialize;

use super::failure::Failure;
use super::print::boards;
use super::terminal::Terminal;
use super::words::CliNotice;
use crate::desk::summary;
use crate::plan;
use crate::rules::ENGINES;
use crate::templates::GAMES;

#[derive(Serialize)]
struct ListDocument {
    schema: u32,
    games: Vec<GameEntry>,
}

#[derive(Serialize)]
struct GameEntry {
    name: &'static str,
    title: String,
    source: String,
    variants: Vec<&'static str>,
    boards: Vec<String>,
    pieces: Vec<summary::BatchSummary>,
    leaflet: bool,
}

pub(crate) fn list(terminal: &Terminal) -> Result<(), Failure> {
    let lang = terminal.language.lang();
    let mut games = Vec::new();
    for template in GAMES {
        let overrides = terminal.language.overrides();
        let job = plan::load(&template.source(), &overrides, template).map_err(Failure::faults)?;
        let engine = job.game.rules.as_ref().map(|rules| rules.engine);
        let variants = ENGINES.iter().find(|known| Some(known.name) == engine);
        games.push(GameEntry {
            name: template.name,
            title: job.game.title.get(lang).clone(),
            source: job.game.source.get(lang).clone(),
            variants: variants.map(|engine| engine.variants.to_vec()).unwrap_or_default(),
            boards: summary::boards(&job.game, &job.sheets, lang)
                .iter()
                .map(|board| boards(board).sentence(lang))
                .collect(),
            pieces: summary::batches(&job.game, &job.options, lang),
            leaflet: job.game.leaflet.is_some(),
        });
    }
    if terminal.json {
        return terminal.document(&ListDocument { schema: 1, games });
    }
    let mut text = String::new();
    for game in &games {
        let mut things = game.boards.clone();
        things.extend(totals(&game.pieces));
        if game.leaflet {
            things.push(terminal.words(CliNotice::TheRules));
        }
        text.push_str(&format!("{:<11} {}\n", game.name, game.title));
        if !game.source.is_empty() {
            text.push_str(&format!("{:<11} {}\n", "", game.source));
        }
        text.push_str(&format!(
            "{:<11} {}\n",
            "",
            terminal.words(CliNotice::GamePrints { things: things.join(", ") })
        ));
        if !game.variants.is_empty() {
            let names: Vec<_> =
                game.variants.iter().map(|variant| format!("{}/{variant}", game.name)).collect();
            let names = CliNotice::GameVariants { names: names.join(" ") };
            text.push_str(&format!("{:<11} {}\n", "", terminal.words(names)));
        }
    }
    terminal.say(&text)
}

/// Total number for each group, whatever the shapes: `25 tiles`.
fn totals(batches: &[summary::BatchSummary]) -> Vec<String> {
    let mut totals: Vec<(&str, usize)> = Vec::new();
    for batch in batches {
        match totals.iter_mut().find(|(group, _)| *group == batch.group) {
            Some((_, count)) => *count += batch.count,
            None => totals.push((&batch.group, batch.count)),
        }
    }
    totals.iter().map(|(group, count)| format!("{count} {}", group.to_lowercase())).collect()
}
