//! Prompts for input that the user has yet to type or send.

use std::io::{self, IsTerminal};
use std::path::Path;

use super::failure::Failure;
use super::files::{self, Emptiness, Input, Nothing};
use super::terminal::Terminal;
use super::words::{CliFinding, CliHint, CliNotice};
use crate::rules::ReadHint;
use crate::text::{Action, Finding, Source, SystemRemedy, typed};

/// The input that a command expects.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ExpectedInput<'a> {
    /// A position of a game, by its name.
    Position(&'a str),
    Record,
    /// A photo for `tablier read`, with the name of the game.
    Photo(&'a str),
    Spec,
}

impl ExpectedInput<'_> {
    /// Reads a text or a photo from a file, or from standard input if none is named.
    pub(crate) fn input(self, file: Option<&Path>, terminal: &Terminal) -> Result<Input, Failure> {
        self.prompt(file, terminal)?;
        let awaits_photo = matches!(self, ExpectedInput::Photo(_));
        match files::input(file, awaits_photo).map_err(|failure| self.with_next_step(failure, file))? {
            Input::Nothing(nothing) if !nothing.is_file => Ok(Input::Nothing(self.with_own_hint(nothing))),
            input => Ok(input),
        }
    }

    /// Adds a hint that fits the command to an empty standard input.
    fn with_own_hint(self, nothing: Nothing) -> Nothing {
        let hint = match self {
            ExpectedInput::Position(game) => {
                ReadHint::FillInAForm { form: Action::WriteAForm { game: game.to_owned() } }.into()
            }
            ExpectedInput::Photo(game) => CliHint::NameTheFileOfAPhoto { game: game.to_owned() }.into(),
            ExpectedInput::Record | ExpectedInput::Spec => nothing.hint.clone(),
        };
        match io::stdin().is_terminal() {
            true => Nothing { name: "nothing".to_owned(), why: Emptiness::NotTyped, hint, ..nothing },
            false => Nothing { hint, ..nothing },
        }
    }

    /// Reads a text from a file, or from standard input if none is named.
    pub(crate) fn text(self, file: Option<&Path>, terminal: &Terminal) -> Result<Source, Failure> {
        self.prompt(file, terminal)?;
        files::text_of(without_dash(file)).map_err(|failure| self.with_next_step(failure, file))
    }

    /// Says how to make the text of a position that is not there.
    fn with_next_step(self, failure: Failure, file: Option<&Path>) -> Failure {
        match (self, failure, file) {
            (ExpectedInput::Position(game), Failure::Plain(finding), Some(file))
                if finding.has_no_hint_but(SystemRemedy::CheckThePath)
                    && files::is_missing(file)
                    && may_be_a_text(file) =>
            {
                finding.hint(Action::WriteAFormInto { game: game.to_owned(), file: typed(file) }).into()
            }
            (_, failure, _) => failure,
        }
    }

    /// Tells a user at a terminal what to type.
    pub(crate) fn prompt(self, file: Option<&Path>, terminal: &Terminal) -> Result<(), Failure> {
        if without_dash(file).is_some() || !io::stdin().is_terminal() {
            return Ok(());
        }
        // The key that ends typed input.
        let end = if cfg!(windows) { "Ctrl-Z + Enter" } else { "Ctrl-D" }.to_owned();
        let notice = match self {
            ExpectedInput::Position(game) => CliNotice::TypeThePosition { end, game: game.to_owned() },
            ExpectedInput::Record => CliNotice::TypeTheTurns { end },
            ExpectedInput::Spec => CliNotice::TypeTheSpec { end },
            ExpectedInput::Photo(game) => {
                let hint = CliHint::NameItsFile { game: game.to_owned() };
                return Err(Finding::new(CliFinding::PhotosAreNotTyped).hint(hint).into());
            }
        };
        terminal.tell(&format!("{}\n", terminal.words(notice)));
        Ok(())
    }
}

/// Whether a text can be written there: its folder exists, and its name is not that of a picture or a document.
fn may_be_a_text(file: &Path) -> bool {
    let folder = file.parent().is_none_or(|folder| folder == Path::new("") || files::is_folder(folder));
    folder && file.extension().is_none_or(|ending| ending == "txt")
}

fn without_dash(file: Option<&Path>) -> Option<&Path> {
    file.filter(|file| *file != Path::new("-"))
}
