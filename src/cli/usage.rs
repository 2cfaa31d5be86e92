//! Errors in arguments.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Error};

use super::args::Args;
use super::language::Language;
use super::terminal::Terminal;
use super::words::{UsageFinding, UsageHint};
use crate::spec;
use crate::text::{Finding, MeantHint, Message, meant as meant_word, tame, tame_lines};

/// Prints a usage error, or the help or version that was asked for.
pub(crate) fn report(error: Error, arguments: &[OsString], language: Language) -> ExitCode {
    let error = &tamed(error, arguments, language);
    let status = u8::try_from(error.exit_code()).unwrap_or(2);
    // Anything after `--` is a file name.
    let json = arguments.iter().skip(1).take_while(|word| *word != "--").any(|word| word == "--json");
    let is_help = error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand && !json;
    if status == 0 || is_help {
        // An error of standard error cannot be reported anywhere.
        let _ = error.print();
    } else {
        Terminal::without_arguments(json, language).fail(&finding(error, arguments).into());
    }
    ExitCode::from(status)
}

/// Makes the error safe to print by parsing the arguments again with unsafe characters replaced.
fn tamed(error: Error, arguments: &[OsString], language: Language) -> Error {
    let safe: Vec<OsString> =
        arguments.iter().map(|word| tame(&word.to_string_lossy()).into_owned().into()).collect();
    if safe == arguments {
        return error;
    }
    // If only invalid bytes were the problem, the replaced arguments are valid.
    super::parsed(&safe, language.lang()).err().unwrap_or_else(|| {
        let text = error.render().to_string();
        let text = text.strip_prefix("error: ").unwrap_or(&text);
        Error::raw(error.kind(), tame_lines(text))
    })
}

/// The error as a finding.
fn finding(error: &Error, arguments: &[OsString]) -> Finding {
    use UsageFinding as F;
    let text = |kind| error.get(kind).and_then(words).and_then(|words| words.into_iter().next());
    let (argument, typed) = (text(ContextKind::InvalidArg), text(ContextKind::InvalidValue));
    let option = argument.clone().unwrap_or_default();
    let finding = match (error.kind(), typed) {
        (ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand, _) => {
            Finding::new(F::NoCommand).hint(UsageHint::HelpListsCommands)
        }
        (ErrorKind::InvalidSubcommand, _) => Finding::new(F::UnknownCommand {
            typed: text(ContextKind::InvalidSubcommand).unwrap_or_default(),
        }),
        (ErrorKind::UnknownArgument, _) => Finding::new(F::UnknownOption { typed: option }),
        (ErrorKind::InvalidValue | ErrorKind::ValueValidation, Some(typed)) if typed.is_empty() => {
            Finding::new(F::ValueMissing { option })
        }
        (ErrorKind::InvalidValue, Some(typed)) => Finding::new(F::NoSuchValue { typed, option }),
        (ErrorKind::ValueValidation, Some(typed)) => {
            let why = std::error::Error::source(error).and_then(|why| why.downcast_ref::<Finding>());
            why.map_or_else(|| spec::unfit(&typed, hint(error, None, arguments)), Finding::clone)
                .about(option)
        }
        (ErrorKind::MissingRequiredArgument, _) => {
            let missing = error.get(ContextKind::InvalidArg).and_then(words).unwrap_or_default();
            Finding::new(F::Missing { what: missing.join(", ") })
        }
        (ErrorKind::ArgumentConflict, _) => match text(ContextKind::PriorArg) {
            Some(other) if other != option => Finding::new(F::NotTogether { one: option, other }),
            _ => Finding::new(F::Twice { option }),
        },
        (ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues, _) => {
            Finding::new(F::NoValueTaken { option })
        }
        (ErrorKind::InvalidUtf8, _) => Finding::new(F::NotText),
        _ => {
            let text = error.render().to_string();
            let first = text.split("\n\n").next().unwrap_or_default().trim();
            Finding::new(F::Other { said: first.strip_prefix("error: ").unwrap_or(first).to_owned() })
        }
    };
    if finding.hint.is_some() { finding } else { finding.hint(hint(error, argument.as_deref(), arguments)) }
}

/// What to do about it.
fn hint(error: &Error, argument: Option<&str>, arguments: &[OsString]) -> Message {
    let meant = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let mistyped = [ContextKind::InvalidSubcommand, ContextKind::InvalidValue, ContextKind::InvalidArg];
    let mistyped = mistyped.into_iter().find_map(|kind| words(error.get(kind)?)?.into_iter().next());
    let meant = meant.into_iter().find_map(|kind| {
        let known = words(error.get(kind)?)?;
        // The most similar of several.
        let nearest = meant_word(mistyped.as_deref()?, known.iter().map(String::as_str)).map(str::to_owned);
        nearest.or_else(|| known.first().cloned())
    });
    let values = error.get(ContextKind::ValidValue).and_then(words).unwrap_or_default();
    let is_about_dashes = |value: &ContextValue| value.to_string().contains("as a value, use");
    match (meant, argument) {
        (Some(word), _) => MeantHint::DidYouMean { word }.into(),
        (None, Some("--depth" | "-d")) if command(error, arguments) == "tablier perft" => {
            UsageHint::DepthStandsAlone.into()
        }
        (None, Some("-o")) => UsageHint::OutIsTheFolder.into(),
        (None, Some(typed))
            if !typed.starts_with("--")
                && error.kind() == ErrorKind::UnknownArgument
                && error.get(ContextKind::Suggested).is_some_and(is_about_dashes) =>
        {
            UsageHint::FileOfThatName { typed: typed.to_owned() }.into()
        }
        _ if !values.is_empty() => MeantHint::UseOneOf { words: values }.into(),
        _ => UsageHint::HelpOf { command: command(error, arguments) }.into(),
    }
}

/// The command of the usage line: `tablier print`. An error without such a line is about the command that was typed.
fn command(error: &Error, arguments: &[OsString]) -> String {
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    let words = usage.split_whitespace().skip_while(|word| *word != "tablier");
    let words: Vec<&str> = words.take_while(|word| !word.starts_with(['[', '<', '-', '\u{1b}'])).collect();
    if !words.is_empty() {
        return words.join(" ");
    }
    let known = Args::command();
    match arguments.iter().skip(1).find_map(|word| known.find_subcommand(word)) {
        Some(verb) => format!("tablier {}", verb.get_name()),
        None => "tablier".to_owned(),
    }
}

/// The words of a context.
fn words(value: &ContextValue) -> Option<Vec<String>> {
    match value {
        ContextValue::String(word) => Some(vec![word.clone()]),
        ContextValue::Strings(words) => Some(words.clone()),
        _ => None,
    }
}
