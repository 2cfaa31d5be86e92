//! Which game is meant: a bundled one, or a text with its pictures.

use std::io;

use super::File;
use super::answer::Failed;
use super::request::{Part, PrintOptions, Spec, Table};
use crate::desk;
use crate::rules::{Choice, engine};
use crate::sheet::Parts;
use crate::spec::{Files, Job, Overrides, limits, load};
use crate::templates;
use crate::text::Source;

/// Files that came with a request.
struct Attached<'a>(&'a [File]);

impl Files for Attached<'_> {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let found = self.0.iter().find(|file| file.name == path);
        found.map(|file| file.bytes.clone()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

/// The game that is meant, planned as asked.
pub(super) fn job(spec: &Spec, overrides: &Overrides, files: &[File]) -> Result<Job, Failed> {
    let (source, loaded) = match spec {
        Spec::Bundled { game } => {
            let template = templates::game(game)
                .ok_or_else(|| Failed::refused(format!("there is no game called `{game}`"), None))?;
            (template.source(), load(&template.source(), overrides, template))
        }
        Spec::Own { spec, name } => {
            let source = Source { name: name.clone(), text: spec.clone() };
            let loaded = load(&source, overrides, &Attached(files));
            (source, loaded)
        }
    };
    loaded.map_err(|faulty| Failed::faulty(&source.text, &source.name, crate::report::records(&faulty)))
}

/// The game that is judged.
pub(super) fn table(asked: &Table, files: &[File]) -> Result<desk::Table, Failed> {
    let job = job(&asked.spec, &Overrides::default(), files)?;
    let known = job.game.rules.as_ref().and_then(|rules| engine(rules.engine));
    let choices = asked.rules.iter().filter_map(|(name, value)| {
        let option = known?.option(name)?;
        let value = option.values.iter().find(|known| **known == value.as_str())?;
        Some(Choice { option: option.name, value })
    });
    let rules: Vec<Choice> = choices.collect();
    let job = match rules.is_empty() {
        true => job,
        false => self::job(&asked.spec, &Overrides { rules, ..Overrides::default() }, files)?,
    };
    let name = job.game.name.clone();
    Ok(desk::Table::new(job, &name, asked.variant.as_deref())?)
}

/// What is asked for, over what the spec says.
pub(super) fn overrides(options: &PrintOptions) -> Result<Overrides, Failed> {
    let wanted = |part| options.only.is_empty() || options.only.contains(&part);
    let parts = Parts {
        board: wanted(Part::Board),
        pieces: wanted(Part::Pieces),
        tokens: wanted(Part::Tokens),
        leaflet: wanted(Part::Leaflet) && options.leaflet != Some(false),
    };
    let named = |name: &str| {
        let name = name.to_owned();
        move |why: String| Failed::refused(format!("{name}: {why}"), None)
    };
    let length = |name, typed, bounds| PrintOptions::length(typed, bounds).map_err(named(name));
    Ok(Overrides {
        paper: options.paper().map_err(named("paper"))?,
        landscape: options.landscape,
        margin: length("margin", options.margin.as_ref(), limits::MARGIN)?,
        bleed: length("bleed", options.bleed.as_ref(), limits::BLEED)?,
        gap: length("gap", options.gap.as_ref(), limits::GAP)?,
        overlap: length("overlap", options.overlap.as_ref(), limits::OVERLAP)?,
        cut: options.cut.map(|cut| cut.0),
        backs: options.backs.map(|backs| backs.0),
        board_square: length("board square", options.board_square.as_ref(), limits::CELL)?,
        parts: Some(parts),
        lang: options.lang,
        low_ink: options.low_ink,
        photo_marks: options.photo_marks,
        rules: Vec::new(),
    })
}
