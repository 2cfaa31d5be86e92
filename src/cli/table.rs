//! The game at the table: which rules judge what is typed, and the text itself.

use std::path::Path;

use super::args::TableArgs;
use super::failure::Failure;
use super::files::{self, Sources};
use super::games;
use super::rule::RuleArgs;
use crate::draw::Look;
use crate::game::{Game, Lang, Size};
use crate::report::Called;
use crate::rules::{Engine, Referee, engine, grid};
use crate::spec::{Overrides, did_you_mean, load};
use crate::text::Source;

/// A game with a referee.
pub struct Table {
    /// What is judged.
    pub game: Game,
    /// Who judges it.
    pub referee: Box<dyn Referee>,
    /// How it is printed.
    pub look: Look,
    /// The paper that it is printed on.
    pub paper: Size,
}

impl Table {
    /// The table for `game`, `game/variant` or a spec.
    pub fn laid(asked: &str, choices: &RuleArgs) -> Result<Table, Failure> {
        Table::looking(asked, choices, Overrides::default())
    }

    /// The same, its pictures being made as `overrides` say.
    pub fn looking(asked: &str, choices: &RuleArgs, overrides: Overrides) -> Result<Table, Failure> {
        let (name, variant) = parted(asked);
        let (source, files) = games::source(name, &Sources::default())?;
        let overrides = Overrides { rules: choices.rules.clone(), ..overrides };
        let job = load(&source, &overrides, files.as_ref()).map_err(Failure::faults)?;
        let (game, look, paper) = (job.game, job.look, job.options.paper);
        let judged = game.rules.as_ref().and_then(|rules| Some((engine(rules.engine)?, rules)));
        choices.known_to([judged.map(|(engine, _)| engine)])?;
        let referee = match judged {
            Some((engine, rules)) => {
                let variant = variant.map(|variant| known(variant, engine, name)).transpose()?;
                (engine.referee)(&game, &rules.options, variant)
            }
            None if variant.is_some() => return Err(no_variants(name)),
            None => grid::referee(&game),
        };
        let unfit =
            |unfit: crate::rules::Unfit| Failure::hinted(format!("{name}: {}", unfit.message), unfit.hint);
        let referee = referee.map_err(unfit)?;
        Ok(Table { game, referee, look, paper })
    }

    /// Refuses a game whose turns nobody knows.
    pub fn played(&self) -> Result<(), Failure> {
        let unfit = |unfit: crate::rules::Unfit| {
            Err(Failure::hinted(format!("{}: {}", self.game.title.get(Lang::En), unfit.message), unfit.hint))
        };
        self.referee.ruleless().map_or(Ok(()), unfit)
    }

    /// What the game is called in front of a verdict.
    pub fn called<'a>(&'a self, variant: &'a str) -> Called<'a> {
        Called { title: self.game.title.get(Lang::En), variant }
    }
}

/// The text that is to be judged: a file, or standard input where none is named.
pub fn text(args: &TableArgs) -> Result<Source, Failure> {
    match &args.file {
        Some(file) if file != Path::new("-") => files::spec(file),
        _ => files::spec_from_stdin(),
    }
}

/// A game and its variant: `quits/simple`. A path is no such pair: what follows its last slash is a file.
fn parted(asked: &str) -> (&str, Option<&str>) {
    match asked.split_once('/') {
        Some((name, variant)) if crate::templates::game(&name.to_lowercase()).is_some() => {
            (name, Some(variant))
        }
        _ => (asked, None),
    }
}

fn known(variant: &str, engine: &Engine, name: &str) -> Result<&'static str, Failure> {
    let found = engine.variants.iter().find(|known| known.eq_ignore_ascii_case(variant));
    found.copied().ok_or_else(|| match engine.variants {
        [] => no_variants(name),
        variants => Failure::Plain {
            message: format!("{name} has no variant `{variant}`"),
            hint: did_you_mean(variant, variants.iter().copied()),
        },
    })
}

fn no_variants(name: &str) -> Failure {
    Failure::hinted(format!("{name} has no variants"), format!("ask for `{name}` alone"))
}
