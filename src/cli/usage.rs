//! Errors in arguments.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::failure::Failure;
use super::terminal::Terminal;
use crate::text::codes::AskedCode;
use crate::text::{Finding, tame, tame_lines};

/// Prints a usage error, or the help or version that was asked for.
pub(crate) fn report(error: Error, arguments: &[OsString]) -> ExitCode {
    let mut error = tamed(error, arguments);
    name_with_a_folder(&mut error);
    let error = &error;
    let status = u8::try_from(error.exit_code()).unwrap_or(2);
    // Anything after `--` is a file name.
    let json = arguments.iter().skip(1).take_while(|word| *word != "--").any(|word| word == "--json");
    if json && status != 0 {
        Terminal::for_json().fail(&failure(error));
    } else {
        // An error of standard error cannot be reported anywhere.
        let _ = error.print();
    }
    ExitCode::from(status)
}

/// Makes the error safe to print by parsing the arguments again with unsafe characters replaced.
fn tamed(error: Error, arguments: &[OsString]) -> Error {
    let safe: Vec<OsString> =
        arguments.iter().map(|word| tame(&word.to_string_lossy()).into_owned().into()).collect();
    if safe == arguments {
        return error;
    }
    // If only invalid bytes were the problem, the replaced arguments are valid.
    super::parsed(&safe).err().unwrap_or_else(|| {
        let text = error.render().to_string();
        let text = text.strip_prefix("error: ").unwrap_or(&text);
        Error::raw(error.kind(), tame_lines(text))
    })
}

/// Replaces clap's advice about `--` for a file whose name looks like an option.
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

/// Converts the error to the form of all others: the first paragraph is the message, the tip the hint.
fn failure(error: &Error) -> Failure {
    let bare = [ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand, ErrorKind::MissingSubcommand];
    if bare.contains(&error.kind()) {
        return Failure::with_hint(AskedCode::Missing, "there is no command", "`tablier --help` lists them");
    }
    let text = error.render().to_string();
    let mut paragraphs = text.split("\n\n").map(|paragraph| {
        paragraph.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
    });
    let message = paragraphs.next().unwrap_or_default();
    let message = message.strip_prefix("error: ").unwrap_or(&message).to_owned();
    let hint = paragraphs.find(|paragraph| !paragraph.is_empty());
    let hint = hint.map(|hint| hint.strip_prefix("tip: ").unwrap_or(&hint).to_owned());
    Finding::coded(AskedCode::Usage, message).maybe_hint(hint).into()
}
