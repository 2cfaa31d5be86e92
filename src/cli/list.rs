//! `list`: the bundled games, their variants, and what each prints; the gallery.

use serde::Serialize;

use super::failure::Failure;
use super::print::boards;
use super::terminal::Terminal;
use super::words::CliNotice;
use crate::desk::summary;
use crate::plan;
use crate::rules::ENGINES;
use crate::templates::{GALLERY, GAMES, Template};

#[derive(Serialize)]
struct ListDocument {
    schema: u32,
    games: Vec<GameEntry>,
    gallery: Vec<GameEntry>,
}

#[derive(Serialize)]
struct GameEntry {
    name: &'static str,
    title: String,
    source: String,
    about: String,
    variants: Vec<&'static str>,
    boards: Vec<String>,
    pieces: Vec<summary::BatchSummary>,
    leaflet: bool,
}

impl GameEntry {
    fn new(template: &Template, terminal: &Terminal) -> Result<GameEntry, Failure> {
        let lang = terminal.language.lang();
        let overrides = terminal.language.overrides();
        let job = plan::load(&template.source(), &overrides, template).map_err(Failure::faults)?;
        let engine = job.game.rules.as_ref().map(|rules| rules.engine);
        let variants = ENGINES.iter().find(|known| Some(known.name) == engine);
        Ok(GameEntry {
            name: template.name,
            title: job.game.title.get(lang).clone(),
            source: job.game.source.get(lang).clone(),
            about: template.about.said(lang),
            variants: variants.map(|engine| engine.variants.to_vec()).unwrap_or_default(),
            boards: summary::boards(&job.game, &job.sheets, lang)
                .iter()
                .map(|board| boards(board).sentence(lang))
                .collect(),
            pieces: summary::batches(&job.game, &job.options, lang),
            leaflet: job.game.leaflet.is_some(),
        })
    }

    /// Its name, its title and where it is from, what it prints, and its variants.
    fn lines(&self, columns: usize, terminal: &Terminal) -> String {
        let mut things = self.boards.clone();
        things.extend(totals(&self.pieces));
        if self.leaflet {
            things.push(terminal.words(CliNotice::TheRules));
        }
        let mut lines = vec![self.title.clone()];
        lines.extend(Some(self.source.clone()).filter(|source| !source.is_empty()));
        lines.push(terminal.words(CliNotice::GamePrints { things: things.join(", ") }));
        if !self.variants.is_empty() {
            let names: Vec<_> =
                self.variants.iter().map(|variant| format!("{}/{variant}", self.name)).collect();
            lines.push(terminal.words(CliNotice::GameVariants { names: names.join(" ") }));
        }
        let names = std::iter::once(self.name).chain(std::iter::repeat(""));
        lines.iter().zip(names).map(|(line, name)| row(name, columns, line)).collect()
    }
}

pub(crate) fn list(terminal: &Terminal) -> Result<(), Failure> {
    let entries = |templates: &[Template]| -> Result<Vec<GameEntry>, Failure> {
        templates.iter().map(|template| GameEntry::new(template, terminal)).collect()
    };
    let (games, gallery) = (entries(GAMES)?, entries(GALLERY)?);
    if terminal.json {
        return terminal.document(&ListDocument { schema: 1, games, gallery });
    }
    let longest = games.iter().chain(&gallery).map(|game| game.name.len()).max();
    let columns = longest.unwrap_or_default();
    let mut text: String = games.iter().map(|game| game.lines(columns, terminal)).collect();
    text += &format!("\n{}\n", terminal.words(CliNotice::Gallery));
    text.extend(
        gallery.iter().map(|game| row(game.name, columns, &format!("{}. {}", game.title, game.about))),
    );
    terminal.say(&text)
}

fn row(name: &str, columns: usize, line: &str) -> String {
    format!("{name:<columns$} {line}\n")
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
