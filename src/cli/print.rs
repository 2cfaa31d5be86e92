//! `print`: specs → sheets.

use std::collections::BTreeSet;

use serde::Serialize;

use super::args::{Format, PrintArgs};
use super::failure::Failure;
use super::files::{self, Batch, Sources};
use super::games;
use super::summary;
use super::terminal::Terminal;
use crate::game::{Lang, Size};
use crate::rules::engine;
use crate::spec::{Files, Job, load};
use crate::templates::GAMES;
use crate::text::Source;
use crate::{draw, leaflet, scene, write};

#[derive(Serialize)]
struct Document {
    schema: u32,
    games: Vec<Printed>,
}

#[derive(Serialize)]
struct Printed {
    name: String,
    sheets: Vec<Sheet>,
    pieces: Vec<summary::Batch>,
    files: Vec<String>,
}

#[derive(Serialize)]
struct Sheet {
    name: String,
    label: String,
    width_mm: f64,
    height_mm: f64,
}

/// Prints what is asked for: all is made before anything is put in its place.
pub fn print(args: &PrintArgs, terminal: &Terminal) -> Result<(), Failure> {
    let sources = Sources::default();
    let jobs = jobs(args, &sources)?;
    let mut scenes = Vec::new();
    for job in jobs {
        let scene = drawn(&job)?;
        if !scene.pages.is_empty() {
            check_pictures(&scene, args)?;
            scenes.push((job, scene));
        }
    }
    if scenes.is_empty() {
        return Err(Failure::hinted("there is nothing to print", "ask for other parts with `--only`"));
    }
    let mut batch = Batch::replacing(&sources);
    let mut printed = Vec::new();
    for (job, scene) in scenes {
        let files = make(&job, &scene, args, &mut batch)?;
        printed.push((job, scene, files));
    }
    let written = batch.finish()?;
    for (job, ..) in &printed {
        let others = files::others(&args.out, &job.game.name, &endings(&args.format), &written);
        if let Some(first) = others.first() {
            // They may be redrawn by hand: nobody but the user knows whether they can go.
            let lies =
                if others.len() == 1 { "a sheet not of this run lies" } else { "sheets not of this run lie" };
            let more = match others.len() {
                1 => String::new(),
                n => format!(" and {} more", n - 1),
            };
            terminal.tell(&format!("{}: {lies} beside these: {}{more}\n", job.game.name, first.display()));
        }
    }
    let told: Vec<_> = printed.iter().map(|(job, scene, files)| told(job, scene, files)).collect();
    if terminal.json {
        return terminal.document(&Document { schema: 1, games: told });
    }
    for ((job, ..), game) in printed.iter().zip(&told) {
        terminal.tell(&line(game, job));
    }
    Ok(())
}

/// Reads all specs; the faults of all come back together.
fn jobs(args: &PrintArgs, sources: &Sources) -> Result<Vec<Job>, Failure> {
    let overrides = args.overrides();
    let mut named = BTreeSet::new();
    if let Some(twice) = args.specs.iter().find(|spec| !named.insert(*spec)) {
        return Err(Failure::hinted(format!("`{twice}` is named twice"), "name each game once"));
    }
    let mut read: Vec<(Source, Box<dyn Files>)> = Vec::new();
    let mut unread = Vec::new();
    for spec in &args.specs {
        match games::source(spec, sources) {
            Ok(source) => read.push(source),
            Err(Failure::Plain { message, hint }) => unread.push((message, hint)),
            Err(other) => return Err(other),
        }
    }
    if args.specs.is_empty() {
        read.extend(GAMES.iter().map(|game| (game.source(), Box::new(*game) as Box<dyn Files>)));
    }
    let mut jobs = Vec::new();
    let mut faulty = Vec::new();
    for (source, files) in &read {
        match load(source, &overrides, files.as_ref()) {
            Ok(job) => jobs.push(job),
            Err(more) => faulty.extend(more),
        }
    }
    if !unread.is_empty() || !faulty.is_empty() {
        return Err(Failure::Faults { unread, faulty });
    }
    args.rules.known_to(jobs.iter().map(|job| engine(job.game.rules.as_ref()?.engine)))?;
    let mut names = BTreeSet::new();
    for job in &jobs {
        if !names.insert(&job.game.name) {
            return Err(Failure::hinted(
                format!("two games are called `{}`: one would be written over the other", job.game.name),
                "give one of them another `name` in [game]",
            ));
        }
    }
    Ok(jobs)
}

fn drawn(job: &Job) -> Result<scene::Scene, Failure> {
    let Job { game, options, look, sheets } = job;
    let missing = |glyph: scene::MissingGlyph| {
        Failure::hinted(format!("{}: {glyph}", game.name), "use other words there")
    };
    let mut scene = draw::draw(game, sheets, options, *look).map_err(missing)?;
    if options.parts.leaflet {
        leaflet::add_pages(game, options.paper, *look, &mut scene).map_err(missing)?;
    }
    Ok(scene)
}

/// Fails if a page would have too many pixels: better before the first page is drawn than after the last.
fn check_pictures(scene: &scene::Scene, args: &PrintArgs) -> Result<(), Failure> {
    if args.format.contains(&Format::Png) {
        for page in &scene.pages {
            write::png_size(page, args.dpi).map_err(|error| Failure::plain(error.to_string()))?;
        }
    }
    Ok(())
}

/// Makes the files of a game, one after another; returns their paths.
fn make(
    job: &Job,
    scene: &scene::Scene,
    args: &PrintArgs,
    batch: &mut Batch,
) -> Result<Vec<String>, Failure> {
    let name = &job.game.name;
    let mut files = Vec::new();
    let mut add = |file: String, bytes: Vec<u8>| {
        let path = args.out.join(file);
        files.push(path.display().to_string());
        batch.add(path, &bytes)
    };
    if args.format.contains(&Format::Pdf) {
        add(format!("{name}.pdf"), write::pdf(scene))?;
    }
    for page in &scene.pages {
        let stem = format!("{name}-{}", page.name);
        if args.format.contains(&Format::Svg) {
            add(format!("{stem}.svg"), write::svg(scene, page).into_bytes())?;
            if !page.outlines.is_empty() {
                add(format!("{stem}.cut.svg"), write::cut_svg(scene, page).into_bytes())?;
            }
        }
        if args.format.contains(&Format::Png) {
            let picture =
                write::png(scene, page, args.dpi).map_err(|error| Failure::plain(error.to_string()))?;
            add(format!("{stem}.png"), picture)?;
        }
    }
    Ok(files)
}

fn endings(formats: &[Format]) -> Vec<&'static str> {
    let endings = |format: &Format| -> &[&str] {
        match format {
            Format::Pdf => &[],
            Format::Svg => &[".svg", ".cut.svg"],
            Format::Png => &[".png"],
        }
    };
    formats.iter().flat_map(endings).copied().collect()
}

fn told(job: &Job, scene: &scene::Scene, files: &[String]) -> Printed {
    let sheet = |page: &scene::Page| Sheet {
        name: page.name.clone(),
        label: page.label.clone(),
        width_mm: page.size.width,
        height_mm: page.size.height,
    };
    let parts = job.options.parts;
    let printed: Vec<_> = job
        .game
        .pieces
        .iter()
        .filter(|piece| if piece.shape.is_disc() { parts.tokens } else { parts.pieces })
        .cloned()
        .collect();
    let game = crate::game::Game { pieces: printed, ..job.game.clone() };
    Printed {
        name: job.game.name.clone(),
        sheets: scene.pages.iter().map(sheet).collect(),
        pieces: summary::batches(&game, &job.options, Lang::En),
        files: files.to_vec(),
    }
}

/// One line: `quits: 7 sheets of 210 × 297 mm (tiles × 25, 54 fit a sheet; …) → output/quits.pdf and 12 others`
fn line(game: &Printed, job: &Job) -> String {
    let Size { width, height } = job.options.paper;
    let sheets = if game.sheets.len() == 1 { "sheet" } else { "sheets" };
    let pieces: Vec<_> = game
        .pieces
        .iter()
        .map(|batch| {
            let twice = if batch.printed > batch.count {
                format!(", {} with the backs to be glued on", batch.printed)
            } else {
                String::new()
            };
            let group = batch.group.to_lowercase();
            format!("{group} × {}{twice}, {} fit a sheet", batch.count, batch.per_sheet)
        })
        .collect();
    let pieces = if pieces.is_empty() { String::new() } else { format!(" ({})", pieces.join("; ")) };
    let first = game.files.first().map_or("", String::as_str);
    let others = match game.files.len() {
        0 | 1 => String::new(),
        2 => " and 1 other file".to_owned(),
        n => format!(" and {} other files", n - 1),
    };
    let count = game.sheets.len();
    format!("{}: {count} {sheets} of {width} × {height}{pieces} → {first}{others}\n", game.name)
}
