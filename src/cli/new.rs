//! `new`: a commented spec to begin with.

use std::path::{Path, PathBuf};

use serde_json::json;

use super::args::NewArgs;
use super::failure::Failure;
use super::files::{self, Batch};
use super::terminal::Terminal;
use crate::spec::did_you_mean;
use crate::templates::{GAMES, SCHEMA, STARTERS, template};

const SCHEMA_FILE: &str = "tablier.schema.json";

/// Copies a bundled spec, what it names, and the schema. Nothing is written over.
pub fn new(args: &NewArgs, terminal: &Terminal) -> Result<(), Failure> {
    let Some(template) = template(&args.game) else {
        let names = GAMES.iter().chain(STARTERS).map(|template| template.name);
        return Err(Failure::Plain {
            message: format!("there is no game called `{}`", args.game),
            hint: did_you_mean(&args.game, names),
        });
    };
    let path = args.file.clone().unwrap_or_else(|| PathBuf::from(format!("{}.toml", template.name)));
    if path == Path::new("-") {
        return terminal.say(template.spec);
    }
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut batch = Batch::creating();
    batch.add(path.clone(), template.spec.as_bytes())?;
    for (name, bytes) in template.files {
        let file = folder.join(name);
        // Two copies of a game in one folder share its leaflets.
        if files::holds(&file, bytes) {
            continue;
        }
        batch.add(file, bytes)?;
    }
    let schema = folder.join(SCHEMA_FILE);
    // One of another version may be somebody's own: it stays, but an editor that reads it will be wrong.
    let stale = files::exists(&schema) && !files::holds(&schema, SCHEMA.as_bytes());
    if !files::exists(&schema) {
        batch.add(schema.clone(), SCHEMA.as_bytes())?;
    }
    let files: Vec<_> = batch.finish()?.iter().map(|path| path.display().to_string()).collect();
    let kept: Vec<_> = stale.then(|| schema.display().to_string()).into_iter().collect();
    if terminal.json {
        return terminal.document(&json!({ "schema": 1, "files": files, "kept": kept }));
    }
    if stale {
        let schema = schema.display();
        terminal.tell(&format!(
            "{schema} was there already and is not that of this version: it was left as it is\n\
             to have editors know all keys, run: tablier schema > {schema}\n"
        ));
    }
    let path = path.display();
    let mut told = files.join("\n") + "\n";
    if let Some(record) = template.records().next() {
        let record = folder.join(record);
        told += &format!(
            "to play over a sample game, run: tablier replay {} {}\n",
            template.name,
            record.display()
        );
    }
    terminal.tell(&format!("{told}now change {path} and run: tablier print {path}\n"));
    Ok(())
}
