//! `--rule name=value`: rule options, overriding those of the spec. Shared by the commands about games.

use clap::Args;

use super::failure::Failure;
use super::words::{CliFinding, CliHint, UsageHint};
use crate::desk;
use crate::rules::{Choice, ENGINES, EngineInfo};
use crate::spec;
use crate::text::Finding;

/// The chosen rule options.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct RuleArgs {
    /// An option of the rules, overrides the spec: ball_moves=diagonal
    #[arg(long = "rule", value_name = "NAME=VALUE", value_parser = choice)]
    pub rules: Vec<Choice>,
}

impl RuleArgs {
    /// Refuses options that none of the games has, since they would silently do nothing.
    pub(crate) fn known_to<'a>(
        &self,
        engines: impl IntoIterator<Item = Option<&'a EngineInfo>>,
    ) -> Result<(), Failure> {
        let engines: Vec<&EngineInfo> = engines.into_iter().flatten().collect();
        let Some(choice) =
            self.rules.iter().find(|choice| !engines.iter().any(|engine| engine.knows(choice)))
        else {
            return Ok(());
        };
        let owners: Vec<_> = ENGINES.iter().filter(|engine| engine.knows(choice)).collect();
        let owners = owners.iter().map(|engine| engine.name).collect::<Vec<_>>().join(", ");
        let (option, value) = (choice.option.to_owned(), choice.value.to_owned());
        let finding = Finding::new(CliFinding::RuleOfOtherGames { option, value });
        Err(finding.hint(CliHint::OptionOfRules { games: owners }).into())
    }
}

/// Parses `name=value`; both must be known to some engine.
fn choice(text: &str) -> Result<Choice, Finding> {
    let Some((name, value)) = text.split_once('=') else {
        return Err(spec::unfit(text, UsageHint::OptionAndValue));
    };
    desk::choice(name.trim(), value.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::engine;

    #[test]
    fn an_option_is_parsed_by_name_and_value() {
        let read = choice(" ball_moves = diagonal ");
        assert_eq!(read, Ok(Choice { option: "ball_moves", value: "diagonal" }));
    }

    #[test]
    fn unknown_options_are_refused_with_a_suggestion() {
        for (text, said) in [
            (
                "ball_moves",
                "`ball_moves` does not fit here: write the name of an option and its value: `ball_moves=diagonal`",
            ),
            ("bal_moves=diagonal", "no rules have an option `bal_moves`: did you mean `ball_moves`?"),
            ("ball_moves=diagnal", "`ball_moves` cannot be `diagnal`: did you mean `diagonal`?"),
            ("ball_moves=", "`ball_moves` cannot be ``: use one of `forward`, `diagonal`"),
        ] {
            let wrong = choice(text).expect_err("no option");
            assert_eq!(format!("{wrong}: {}", wrong.hint.as_ref().expect("a hint")), said);
        }
    }

    #[test]
    fn an_option_must_apply_to_some_game() {
        let args = RuleArgs { rules: vec![Choice { option: "moving", value: "all" }] };
        assert!(args.known_to([engine("quits"), engine("plank"), None]).is_ok());
        assert!(args.known_to([engine("quits"), None]).is_err());
    }
}
