//! `list`: the bundled games, their variants, and what each prints.

use serde::Serialize;

use super::failure::Failure;
use super::terminal::Terminal;
use crate::desk::summary;
use crate::game::Lang;
use crate::plan;
use crate::rules::ENGINES;
use crate::spec::Overrides;
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
    let mut games = Vec::new();
    for template in GAMES {
        let overrides = Overrides { lang: Some(Lang::En), ..Overrides::default() };
        let job = plan::load(&template.source(), &overrides, template).map_err(Failure::faults)?;
        let engine = job.game.rules.as_ref().map(|rules| rules.engine);
        let variants = ENGINES.iter().find(|known| Some(known.name) == engine);
        games.push(GameEntry {
            name: template.name,
            title: job.game.title.get(Lang::En).clone(),
            source: job.game.source.get(Lang::En).clone(),
            variants: variants.map(|engine| engine.variants.to_vec()).unwrap_or_default(),
            boards: summary::boards(&job.game, &job.sheets, Lang::En)
                .iter()
                .map(summary::BoardSummary::words)
                .collect(),
            pieces: summary::batches(&job.game, &job.options, Lang::En),
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
            things.push("the rules".to_owned());
        }
        text.push_str(&format!("{:<11} {}\n", game.name, game.title));
        if !game.source.is_empty() {
            text.push_str(&format!("{:<11} {}\n", "", game.source));
        }
        text.push_str(&format!("{:<11} prints {}\n", "", things.join(", ")));
        if !game.variants.is_empty() {
            let names: Vec<_> =
                game.variants.iter().map(|variant| format!("{}/{variant}", game.name)).collect();
            text.push_str(&format!("{:<11} variants {}\n", "", names.join(" ")));
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
