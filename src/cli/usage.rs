//! What is said of arguments that cannot be understood.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::failure::Failure;
use super::terminal::Terminal;
use crate::text::codes::AskedCode;
use crate::text::{Diagnostic, tame, tame_lines};

/// Says why the arguments cannot be understood, or what was asked for where they ask for help.
pub fn told(error: Error, arguments: &[OsString]) -> ExitCode {
    let mut error = tamed(error, arguments);
    name_with_a_folder(&mut error);
    let error = &error;
    let status = u8::try_from(error.exit_code()).unwrap_or(2);
    // What stands behind `--` is the name of a file, whatever it looks like.
    let json = arguments.iter().skip(1).take_while(|word| *word != "--").any(|word| word == "--json");
    if json && status != 0 {
        Terminal::for_a_program().fail(&failure(error));
    } else {
        // There is nowhere left to complain about a standard error that is closed.
        let _ = error.print();
    }
    ExitCode::from(status)
}

/// The error in words that do not steer the terminal: what it repeats of the arguments is made safe by parsing safe ones.
fn tamed(error: Error, arguments: &[OsString]) -> Error {
    let safe: Vec<OsString> =
        arguments.iter().map(|word| tame(&word.to_string_lossy()).into_owned().into()).collect();
    if safe == arguments {
        return error;
    }
    // Where only the bytes of an argument were wrong, safe ones are understood.
    super::parsed(&safe).err().unwrap_or_else(|| {
        let text = error.render().to_string();
        let text = text.strip_prefix("error: ").unwrap_or(&text);
        Error::raw(error.kind(), tame_lines(text))
    })
}

/// Says how a file is named that looks like an option, in place of advice about `--`, which few understand.
fn name_with_a_folder(error: &mut Error) {
    let Some(ContextValue::String(argument)) = error.get(ContextKind::InvalidArg) else { return };
    let argument = argument.clone();
    let about_dashes = |value: &ContextValue| value.to_string().contains("as a value, use");
    if error.kind() == ErrorKind::UnknownArgument
        && error.get(ContextKind::Suggested).is_some_and(about_dashes)
    {
        let tip = format!("a file that is called so is named `./{argument}`");
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    }
}

/// The error in the form that all others have: the first paragraph is what is wrong, the tip what to do.
fn failure(error: &Error) -> Failure {
    let bare = [ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand, ErrorKind::MissingSubcommand];
    if bare.contains(&error.kind()) {
        return Failure::hinted(AskedCode::Missing, "there is no command", "`tablier --help` lists them");
    }
    let text = error.render().to_string();
    let mut paragraphs = text.split("\n\n").map(|paragraph| {
        paragraph.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
    });
    let message = paragraphs.next().unwrap_or_default();
    let message = message.strip_prefix("error: ").unwrap_or(&message).to_owned();
    let hint = paragraphs.find(|paragraph| !paragraph.is_empty());
    let hint = hint.map(|hint| hint.strip_prefix("tip: ").unwrap_or(&hint).to_owned());
    Diagnostic::new(AskedCode::Usage, message).maybe_hint(hint).into()
}
