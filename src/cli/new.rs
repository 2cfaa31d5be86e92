//! `new`: copies a commented template, in the language of the terminal.

use std::path::{Path, PathBuf};

use serde_json::json;

use super::args::NewArgs;
use super::failure::Failure;
use super::files::{self, FileBatch, Written};
use super::games;
use super::terminal::Terminal;
use super::words::{CliFinding, CliHint, CliNotice};
use crate::desk::DeskFinding;
use crate::game::Lang;
use crate::spec::did_you_mean;
use crate::templates::{GAMES, STARTERS, Template, schema, template, templates};
use crate::text::{Finding, meant, shown, typed};

const SCHEMA_FILE: &str = "tablier.schema.json";

/// Copies a template, the files that it names, and the schema. Overwrites nothing.
pub(crate) fn new(args: &NewArgs, terminal: &Terminal) -> Result<(), Failure> {
    let template = find_template(&args.game)?;
    let path = target_path(args.file.as_deref(), template);
    let lang = terminal.language.lang();
    if path == Path::new("-") {
        return terminal.say(&template.spec_in(lang));
    }
    let folder = path.parent().unwrap_or(Path::new(""));
    let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or(template.name);
    let free = |name: &str, bytes: &[u8]| {
        let file = folder.join(name);
        !files::exists(&file) || files::holds(&file, bytes)
    };
    let copy = template.copy(stem, lang, free).ok_or_else(|| {
        let finding = Finding::new(CliFinding::NoFreeFolder { path: path.display().to_string() });
        Failure::from(finding.hint(CliHint::NameAFileElsewhere))
    })?;
    let mut batch = FileBatch::creating();
    batch.add(path.clone(), copy.spec.as_bytes())?;
    for (name, bytes) in &copy.files {
        let file = folder.join(name);
        // Copies of a game in one folder share its leaflets while these are unchanged.
        if !files::holds(&file, bytes) {
            batch.add(file, bytes)?;
        }
    }
    let schema_file = folder.join(SCHEMA_FILE);
    // A schema of another version may be the user's own. It stays, although editors that read it will be wrong.
    let is_there = files::exists(&schema_file);
    let is_of_this_version =
        || Lang::ALL.iter().any(|lang| files::holds(&schema_file, schema(*lang).as_bytes()));
    let stale = is_there && !is_of_this_version();
    if !is_there {
        batch.add(schema_file.clone(), schema(lang).as_bytes())?;
    }
    let Written { files, notes } = batch.finish()?;
    let notes = terminal.note(notes);
    if terminal.json {
        let name = |path: &PathBuf| path.display().to_string();
        let files: Vec<_> = files.iter().map(name).collect();
        let kept: Vec<_> = stale.then(|| name(&schema_file)).into_iter().collect();
        return terminal.document(&json!({ "schema": 1, "files": files, "kept": kept, "notes": notes }));
    }
    let files: Vec<_> = files.iter().map(|path| shown(path)).collect();
    if stale {
        let kept = CliNotice::SchemaKept { path: shown(&schema_file), typed: typed(&schema_file) };
        terminal.tell(&format!("{}\n", terminal.words(kept)));
    }
    let mut summary = files.join("\n") + "\n";
    if let Some((record, _)) = copy.files.iter().find(|(name, _)| is_record(name, lang)) {
        let record = folder.join(record);
        let sample = CliNotice::SampleGame { game: template.name.to_owned(), record: typed(&record) };
        summary += &format!("{}\n", terminal.words(sample));
    }
    let next = CliNotice::ChangeAndPrint { path: shown(&path), typed: typed(&path) };
    terminal.tell(&format!("{summary}{}\n", terminal.words(next)));
    Ok(())
}

/// Finds the template. All variants of a game share one spec.
fn find_template(game: &str) -> Result<&'static Template, Failure> {
    let (name, _) = games::printed_game(game)?;
    template(&name.to_lowercase()).ok_or_else(|| {
        let all: Vec<_> = templates().map(|template| template.name).collect();
        // Where none is meant, the gallery would be too long a list.
        let few: Vec<_> = GAMES.iter().chain(STARTERS).map(|template| template.name).collect();
        let hint = did_you_mean(game, if meant(game, all.iter().copied()).is_some() { all } else { few });
        Finding::new(DeskFinding::NoGame { game: game.to_owned() }).maybe_hint(hint).into()
    })
}

/// The file to write: with `.toml` if it has no extension, and with the default name if a folder is given.
fn target_path(asked: Option<&Path>, template: &Template) -> PathBuf {
    let usual = PathBuf::from(format!("{}.toml", template.name));
    match asked {
        None => usual,
        Some(path) if path == Path::new("-") => path.to_owned(),
        Some(path) if files::is_folder(path) || ends_in_a_slash(path) => path.join(usual),
        Some(path) if path.extension().is_none() => path.with_extension("toml"),
        Some(path) => path.to_owned(),
    }
}

/// Whether the path means a folder, existing or not.
fn ends_in_a_slash(path: &Path) -> bool {
    path.as_os_str().as_encoded_bytes().last().is_some_and(|last| std::path::is_separator(char::from(*last)))
}

/// Whether a file of a template is the record of a sample game in a language.
fn is_record(name: &str, lang: Lang) -> bool {
    name.ends_with(&format!(".{}.txt", lang.code()))
}
