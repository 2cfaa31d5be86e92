//! The print options as arguments.

use clap::builder::{PossibleValuesParser, ValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};

use crate::spec::{Argument, Kind, Overrides, PRINT_OPTIONS, PrintOption};
use crate::text::Finding;

/// The print options that were typed.
#[derive(Clone, Debug, Default)]
pub(crate) struct OptionArgs(pub Overrides);

/// Every option that has an argument.
fn arguments() -> impl Iterator<Item = (&'static PrintOption, &'static Argument)> {
    PRINT_OPTIONS.iter().filter_map(|option| Some((option, option.argument.as_ref()?)))
}

/// The help of every option in English and French.
pub(super) fn help() -> impl Iterator<Item = (&'static str, &'static str)> {
    arguments().map(|(_, argument)| (argument.help.en, argument.help.fr))
}

fn arg(option: &'static PrintOption, argument: &'static Argument) -> Arg {
    let arg = Arg::new(option.name).long(argument.long).help(argument.help.en);
    let checked = |typed: &str| {
        Overrides::default().set(option, typed)?;
        Ok::<String, Finding>(typed.to_owned())
    };
    let of_words = || ValueParser::new(PossibleValuesParser::new(option.words()));
    match option.kind {
        Kind::Switch(_) => return arg.action(ArgAction::SetTrue),
        Kind::Word(_) | Kind::Lang => arg.ignore_case(true).value_parser(of_words()),
        Kind::Words(..) => {
            arg.ignore_case(true).value_parser(of_words()).value_delimiter(',').action(ArgAction::Append)
        }
        Kind::Spares => arg.action(ArgAction::Append).value_parser(checked),
        Kind::Length(_) | Kind::LengthOrNone(_) | Kind::Paper(_) | Kind::Scale(_) => {
            arg.allow_hyphen_values(true).value_parser(checked)
        }
    }
    .value_name(argument.value)
}

impl Args for OptionArgs {
    fn augment_args(command: Command) -> Command {
        command.args(arguments().map(|(option, argument)| arg(option, argument)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        OptionArgs::augment_args(command)
    }
}

impl FromArgMatches for OptionArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<OptionArgs, Error> {
        let mut asked = OptionArgs::default();
        asked.update_from_arg_matches(matches)?;
        Ok(asked)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        for (option, _) in arguments() {
            let typed = match option.kind {
                Kind::Switch(usual) => matches.get_flag(option.name).then(|| (!usual).to_string()),
                _ => matches
                    .get_many::<String>(option.name)
                    .map(|words| words.map(String::as_str).collect::<Vec<_>>().join(",")),
            };
            let set = typed.map_or(Ok(()), |typed| self.0.set(option, &typed));
            set.map_err(|unfit| Error::raw(ErrorKind::ValueValidation, unfit))?;
        }
        Ok(())
    }
}
