//! The help in French: words laid over the definition of the commands.

mod words;

use clap::builder::StyledStr;
use clap::{Arg, ArgAction, Command};

use super::options;
use words::WORDS;

/// Headings and other words of the help itself.
const TEMPLATE: &str =
    "{before-help}{about-with-newline}\nUtilisation\u{a0}: {usage}\n\n{all-args}{after-help}";

/// The French for an English text.
pub(super) fn french(english: &str) -> Option<&'static str> {
    let mut known = WORDS.iter().copied().chain(options::help());
    known.find(|(known, _)| *known == english).map(|(_, french)| french)
}

fn said(english: &StyledStr) -> String {
    let english = english.to_string();
    french(&english).map_or(english, str::to_owned)
}

/// The command with its help in French.
pub(super) fn command(mut command: Command) -> Command {
    command.build();
    translated(command)
}

fn translated(mut command: Command) -> Command {
    let about = command.get_about().map(said);
    let long = command.get_long_about().map(said);
    command = command
        .help_template(TEMPLATE)
        .subcommand_help_heading("Commandes\u{a0}")
        .subcommand_value_name("COMMANDE")
        .mut_args(translated_arg);
    if let Some(about) = about {
        command = command.about(about);
    }
    if let Some(long) = long {
        command = command.long_about(long);
    }
    command.mut_subcommands(translated)
}

fn translated_arg(arg: Arg) -> Arg {
    let (help, long) = (arg.get_help().map(said), arg.get_long_help().map(said));
    let names: Option<Vec<&str>> =
        arg.get_value_names().and_then(|names| names.iter().map(|name| french(name)).collect());
    let takes_values = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
    let default: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    let hidden = arg.is_hide_possible_values_set() || !takes_values;
    let values: Vec<String> = match hidden {
        true => Vec::new(),
        false => arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect(),
    };
    let mut more = String::new();
    if takes_values && !default.is_empty() {
        more += &format!(" [par défaut\u{a0}: {}]", default.join(", "));
    }
    if !values.is_empty() {
        more += &format!(" [valeurs\u{a0}: {}]", values.join(", "));
    }
    let heading = if arg.is_positional() { "Arguments\u{a0}" } else { "Options\u{a0}" };
    // Below a heading of their own, arguments are not in their order by themselves.
    let index = arg.get_index();
    let mut arg = arg
        .help(help.unwrap_or_default() + &more)
        .help_heading(heading)
        .hide_default_value(true)
        .hide_possible_values(true);
    if let Some(long) = long {
        arg = arg.long_help(long + &more);
    }
    if let Some(index) = index {
        arg = arg.display_order(index);
    }
    match names {
        Some(names) => arg.value_names(names),
        None => arg,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::cli::args::{EXIT_STATUS, examples};
    use crate::game::Lang;

    /// Every English text of the help, of a command and its subcommands.
    fn texts(command: &Command, all: &mut BTreeSet<String>) {
        all.extend(command.get_about().map(ToString::to_string));
        all.extend(command.get_long_about().map(ToString::to_string));
        for arg in command.get_arguments() {
            all.extend(arg.get_help().into_iter().chain(arg.get_long_help()).map(ToString::to_string));
            if matches!(arg.get_action(), ArgAction::Set | ArgAction::Append) {
                all.extend(arg.get_value_names().into_iter().flatten().map(ToString::to_string));
            }
            for value in arg.get_possible_values() {
                assert!(value.get_help().is_none() || arg.is_hide_possible_values_set(), "{value:?}");
            }
        }
        let names = std::iter::once(None).chain(Some(Some(command.get_name())));
        for name in names {
            let lines = examples::lines_for(name, Lang::En).collect::<Vec<_>>();
            all.extend(lines.iter().filter_map(|line| line.strip_prefix("# ")).map(str::to_owned));
        }
        command.get_subcommands().for_each(|verb| texts(verb, all));
    }

    #[test]
    fn long_help_is_french_and_in_order() {
        let mut command =
            command(examples::added(<crate::cli::args::Args as clap::CommandFactory>::command(), Lang::Fr));
        for verb in command.get_subcommands_mut() {
            for help in [verb.render_help(), verb.render_long_help()].map(|help| help.to_string()) {
                assert!(!help.contains("Print help"), "{help}");
                let place = |name| help.find(&format!("\n  {name}"));
                assert!(place("[FICHIER]") > place("<JEU>") || place("[FICHIER]").is_none(), "{help}");
            }
        }
    }

    #[test]
    fn every_text_of_the_help_is_translated() {
        let mut command =
            examples::added(<crate::cli::args::Args as clap::CommandFactory>::command(), Lang::En);
        command.build();
        let mut all = BTreeSet::from([EXIT_STATUS.to_owned()]);
        texts(&command, &mut all);
        let missing: Vec<_> = all.iter().filter(|text| french(text).is_none()).collect();
        assert!(missing.is_empty(), "no French for {missing:#?}");
        let unused: Vec<_> = WORDS.iter().filter(|(english, _)| !all.contains(*english)).collect();
        assert!(unused.is_empty(), "no longer in the help: {unused:#?}");
    }
}
