//! `list`: the bundled games, their variants, and what each prints; the gallery; the pieces of a game.

use serde::Serialize;

use super::args::ListArgs;
use super::failure::Failure;
use super::files::Sources;
use super::games::source;
use super::print::boards;
use super::terminal::Terminal;
use super::words::CliNotice;
use crate::desk::summary;
use crate::game::Piece;
use crate::plan;
use crate::rules::ENGINES;
use crate::spec::Files;
use crate::templates::{GALLERY, GAMES, Template, printable};
use crate::text::Source;

#[derive(Serialize)]
struct ListDocument {
    schema: u32,
    games: Vec<GameEntry>,
    gallery: Vec<GameEntry>,
}

#[derive(Serialize)]
struct GameEntry {
    name: String,
    title: String,
    source: String,
    about: String,
    variants: Vec<&'static str>,
    boards: Vec<String>,
    pieces: Vec<summary::BatchSummary>,
    kinds: Vec<KindEntry>,
    leaflet: bool,
}

/// A kind of piece, as `print --piece` names it.
#[derive(Serialize)]
struct KindEntry {
    name: String,
    group: String,
    count: usize,
    /// Whether each copy has markers of its own, so that it matters which one is printed.
    own_markers: bool,
}

impl GameEntry {
    fn of_template(template: &Template, terminal: &Terminal) -> Result<GameEntry, Failure> {
        let about = template.about.said(terminal.language.lang());
        GameEntry::new(&template.source(), template, about, terminal)
    }

    fn new(
        source: &Source,
        files: &dyn Files,
        about: String,
        terminal: &Terminal,
    ) -> Result<GameEntry, Failure> {
        let lang = terminal.language.lang();
        let job = terminal.read_game(source, || plan::load(source, &terminal.language.overrides(), files));
        let job = job.map_err(Failure::faults)?;
        let engine = job.game.rules.as_ref().map(|rules| rules.engine);
        let variants = ENGINES.iter().find(|known| Some(known.name) == engine);
        let boards = summary::boards(&job.game, &job.sheets, lang);
        let kind = |piece: &Piece| KindEntry {
            name: piece.name.clone(),
            group: piece.group.get(lang).clone(),
            count: piece.count,
            own_markers: piece.has_own_markers(),
        };
        Ok(GameEntry {
            title: job.game.title.get(lang).clone(),
            source: job.game.source.get(lang).clone(),
            about,
            variants: variants.map(|engine| engine.variants.to_vec()).unwrap_or_default(),
            boards: boards.iter().map(|board| self::boards(board).sentence(lang)).collect(),
            pieces: summary::batches(&job, lang),
            kinds: job.game.pieces.iter().map(kind).collect(),
            leaflet: job.game.leaflet.is_some(),
            name: job.game.name,
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
        let names = std::iter::once(&*self.name).chain(std::iter::repeat(""));
        lines.iter().zip(names).map(|(line, name)| row(name, columns, line)).collect()
    }
}

pub(crate) fn list(args: &ListArgs, terminal: &Terminal) -> Result<(), Failure> {
    let Some(spec) = &args.spec else { return games(terminal) };
    let (source, files) = source(spec, &Sources::default())?;
    let about = printable().find(|template| template.name == spec).map(|template| template.about);
    let about = about.map(|about| about.said(terminal.language.lang())).unwrap_or_default();
    let game = GameEntry::new(&source, &*files, about, terminal)?;
    if terminal.json {
        return terminal.document(&ListDocument { schema: 1, games: vec![game], gallery: Vec::new() });
    }
    terminal.say(&if args.pieces {
        kinds(&game.kinds, terminal)
    } else {
        game.lines(game.name.len(), terminal)
    })
}

/// All games.
fn games(terminal: &Terminal) -> Result<(), Failure> {
    let entries = |templates: &[Template]| -> Result<Vec<GameEntry>, Failure> {
        templates.iter().map(|template| GameEntry::of_template(template, terminal)).collect()
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
        gallery.iter().map(|game| row(&game.name, columns, &format!("{}. {}", game.title, game.about))),
    );
    terminal.say(&text)
}

/// The name of each piece, its number and its group.
fn kinds(kinds: &[KindEntry], terminal: &Terminal) -> String {
    let columns = kinds.iter().map(|kind| kind.name.len()).max().unwrap_or_default();
    let digits = kinds.iter().map(|kind| kind.count.to_string().len()).max().unwrap_or_default();
    let line = |KindEntry { name, group, count, own_markers }: &KindEntry| {
        let named = CliNotice::NamedCopies { name: name.clone(), count: *count };
        let copies = own_markers.then(|| format!(", {}", terminal.words(named))).unwrap_or_default();
        row(name, columns, &format!("{count:>digits$} {group}{copies}"))
    };
    kinds.iter().map(line).collect()
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
