//! File access of the commands. No other module uses the file system.
//!
//! | file | holds |
//! |---|---|
//! | here | reading, with detection of the kind of input by its content |
//! | `batch` | sets of files that are written atomically |
//! | `staging` | the folder where files wait to be renamed; recovery from runs that were killed |
//! | `signals` | stop requests |
//! | `beside` | similar names in a folder: typing mistakes, specs with the same sheet names |
//! | `nothing` | messages about input with nothing to judge |
//! | `others` | sheets of an earlier run |
//! | `rule` | what a file may overwrite |
//! | `sheet` | sheets of an earlier run, to be made again |

mod batch;
mod beside;
mod nothing;
mod others;
mod rule;
mod sheet;
mod signals;
mod staging;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::failure::Failure;
use super::words::{CliFinding, CliHint};
use crate::art::{FileKind, file_kind};
use crate::rules::ReadHint;
use crate::spec::{ABOVE, Files, Source, limits};
use crate::text::{Access, Finding, SystemCause, SystemFinding, SystemRemedy, decoded, decoded_typed, why};

pub(crate) use batch::{FileBatch, Written};
pub(crate) use beside::{namesake, similar_file};
pub(crate) use nothing::{Emptiness, Nothing};
pub(crate) use others::others;
pub(crate) use sheet::sheet;

/// The files that were read. They must not be overwritten.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sources(Rc<RefCell<BTreeSet<PathBuf>>>);

impl Sources {
    /// Registers a file that is read.
    pub(crate) fn note(&self, path: &Path) {
        if let Ok(path) = path.canonicalize() {
            self.0.borrow_mut().insert(path);
        }
    }

    fn hold(&self, path: &Path) -> bool {
        path.canonicalize().is_ok_and(|path| self.0.borrow().contains(&path))
    }
}

fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The folder of a spec. Reading is confined to it, or to the one above.
#[derive(Clone, Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    sources: Sources,
}

impl Folder {
    pub(crate) fn containing(file: &Path, sources: &Sources) -> Folder {
        Folder { path: folder_of(file).to_owned(), sources: sources.clone() }
    }
}

impl Files for Folder {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let mut root = self.path.canonicalize()?;
        let file = root.join(path).canonicalize()?;
        if path.starts_with(ABOVE) {
            // The root of the disk has none above it.
            root.pop();
        }
        if !file.starts_with(&root) {
            return Err(SystemCause::OutsideFolder.into());
        }
        // Opening a pipe would block until its other end is opened.
        if !file.metadata()?.is_file() {
            return Err(SystemCause::NotAFile.into());
        }
        self.sources.note(&file);
        bounded(&file)
    }
}

/// Reads a file up to the size limit.
fn bounded(path: &Path) -> io::Result<Vec<u8>> {
    let file = fs::File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(SystemCause::Folder.into());
    }
    let mut bytes = Vec::new();
    file.take(limits::FILE_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limits::FILE_BYTES {
        return Err(SystemCause::TooLarge { megabytes: limits::FILE_BYTES >> 20 }.into());
    }
    Ok(bytes)
}

#[derive(Clone, Debug)]
pub(crate) enum Input {
    Text(Source),
    /// Neither a picture nor a text.
    Nothing(Nothing),
    /// A picture, or a file that may be meant as one.
    Photo {
        /// Its name in messages.
        name: String,
        bytes: Vec<u8>,
    },
}

/// Reads a text or a photo, detected by its content, from a file or from standard input. Binary data counts as a
/// photo if one is expected or the name has the extension of a picture.
pub(crate) fn input(file: Option<&Path>, awaits_photo: bool) -> Result<Input, Failure> {
    let file = file.filter(|file| *file != Path::new("-"));
    let (name, bytes) = read_bytes(file)?;
    let nothing = |name: String, why: Emptiness| {
        let name = if file.is_some() { name } else { "standard input".to_owned() };
        Ok(Input::Nothing(Nothing {
            name,
            is_file: file.is_some(),
            why,
            hint: ReadHint::NameAnotherFile.into(),
        }))
    };
    match file_kind(&bytes) {
        Some(_) => Ok(Input::Photo { name, bytes }),
        None if bytes.trim_ascii().is_empty() => nothing(name, Emptiness::Empty),
        None if bytes.iter().all(|byte| *byte == 0) => nothing(name, Emptiness::OnlyZeros),
        None if (awaits_photo || file.is_some_and(is_called_a_picture)) && !is_typed(&bytes) => {
            Ok(Input::Photo { name, bytes })
        }
        None => typed(name, bytes).map(Input::Text),
    }
}

/// Whether the name has the extension of a picture.
fn is_called_a_picture(file: &Path) -> bool {
    const ENDINGS: [&str; 5] = ["jpg", "jpeg", "png", "heic", "heif"];
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    ENDINGS.iter().any(|known| known.eq_ignore_ascii_case(ending))
}

/// Whether the bytes may be a typed text.
fn is_typed(bytes: &[u8]) -> bool {
    let control = |c: char| c.is_control() && !c.is_whitespace();
    decoded(bytes.to_vec()).is_ok_and(|text| !text.contains(control))
}

/// Reads a spec from a file, or from standard input if none is named.
pub(crate) fn spec(file: Option<&Path>) -> Result<Source, Failure> {
    let (name, bytes) = read_bytes(file)?;
    if bytes.len() > limits::SPEC_BYTES {
        return Err(Finding::new(CliFinding::SpecTooLarge { name }).hint(CliHint::PicturesAreFiles).into());
    }
    text(name, bytes, decoded)
}

/// Reads a position or a record from a file, or from standard input if none is named.
pub(crate) fn text_of(file: Option<&Path>) -> Result<Source, Failure> {
    let (name, bytes) = read_bytes(file)?;
    typed(name, bytes)
}

/// A typed text. A picture that is damaged is none.
fn typed(name: String, bytes: Vec<u8>) -> Result<Source, Failure> {
    let decode = if is_called_a_picture(Path::new(&name)) { decoded } else { decoded_typed };
    text(name, bytes, decode)
}

fn read_bytes(file: Option<&Path>) -> Result<(String, Vec<u8>), Failure> {
    match file {
        Some(file) => read_named(file),
        None => standard_input(),
    }
}

/// Whether the path refers to an open descriptor such as `/dev/stdin`, so that opening it does not block.
fn is_open_already(path: &Path) -> bool {
    ["/dev/stdin", "/dev/fd", "/proc/self/fd"].iter().any(|open| path.starts_with(open))
}

/// Reads a file. Opening a pipe would block until its other end is opened.
fn read_named(path: &Path) -> Result<(String, Vec<u8>), Failure> {
    if is_special(path) && !is_open_already(path) {
        let finding = CliFinding::PipeNotFile { path: path.display().to_string() };
        return Err(Finding::new(finding).hint(CliHint::NameAFileOrSend).into());
    }
    let bytes = bounded(path).map_err(|error| unreadable(path, &error))?;
    Ok((path.display().to_string(), bytes))
}

/// The failure for an unreadable file, with the name of a similar one.
fn unreadable(path: &Path, error: &io::Error) -> Failure {
    if path.is_dir() {
        let finding = CliFinding::FolderNotFile { path: path.display().to_string() };
        return Finding::new(finding).hint(CliHint::NameAFileInIt).into();
    }
    match (Failure::cannot_read(path, error), error.kind()) {
        (Failure::Plain(failure), io::ErrorKind::NotFound) => match similar_file(path) {
            Some(hint) => failure.hint(hint).into(),
            None => failure.into(),
        },
        (failure, _) => failure,
    }
}

fn standard_input() -> Result<(String, Vec<u8>), Failure> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().take(limits::FILE_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|error| {
        let (cause, remedy) = why(Access::Read, &error);
        Failure::from(Finding::new(SystemFinding::CannotReadInput { cause }).hint(remedy))
    })?;
    if bytes.len() as u64 > limits::FILE_BYTES {
        return Err(Finding::new(CliFinding::InputTooLarge).hint(SystemRemedy::MakeItSmaller).into());
    }
    Ok(("stdin".to_owned(), bytes))
}

/// The text of a file. `decode` decodes its bytes.
fn text(
    name: String,
    bytes: Vec<u8>,
    decode: fn(Vec<u8>) -> Result<String, Finding>,
) -> Result<Source, Failure> {
    if let Some(kind) = file_kind(&bytes) {
        let named = kind.name().to_owned();
        let finding = match kind {
            FileKind::Other(_) => CliFinding::FileNotText { name, kind: named },
            _ => CliFinding::PictureNotText { name, kind: named },
        };
        return Err(Finding::new(finding).hint(CliHint::NameATextFile).into());
    }
    match decode(bytes) {
        Ok(text) => Ok(Source { name, text }),
        Err(_) if is_called_a_picture(Path::new(&name)) => {
            Err(Finding::new(CliFinding::NeitherTextNorPicture { name })
                .hint(CliHint::NameATextOrCopyAgain)
                .into())
        }
        Err(wrong) => Err(wrong.about(format!("cannot read {name}")).into()),
    }
}

/// Whether the path is a regular file.
pub(crate) fn is_file(path: &Path) -> bool {
    path.is_file()
}

/// Whether the path is a folder.
pub(crate) fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// Whether the path is neither a file nor a folder: a pipe, a terminal or another device.
pub(crate) fn is_special(path: &Path) -> bool {
    path.metadata().is_ok_and(|known| !known.is_file() && !known.is_dir())
}

/// Whether something is there, if only a link that leads nowhere.
pub(crate) fn exists(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// Whether nothing can be there: neither is there something, nor may there be something that cannot be looked at.
pub(crate) fn is_missing(path: &Path) -> bool {
    use io::ErrorKind::{NotADirectory, NotFound};
    path.symlink_metadata().is_err_and(|error| matches!(error.kind(), NotFound | NotADirectory))
}

/// Whether a file has exactly these contents. Opening a pipe would block until its other end is opened.
pub(crate) fn holds(path: &Path, bytes: &[u8]) -> bool {
    is_file(path) && bounded(path).is_ok_and(|there| there == bytes)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_pipe_holds_nothing_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.is_ok_and(|status| status.success()), "mkfifo");
        let (told, answer) = std::sync::mpsc::channel();
        std::thread::spawn(move || told.send(holds(&pipe, b"")));
        assert_eq!(answer.recv_timeout(std::time::Duration::from_secs(20)), Ok(false));
    }
}
