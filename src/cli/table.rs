//! The game at the table: which rules judge what is typed, and the text itself.

use super::failure::Failure;
use super::files::Sources;
use super::games;
use super::rule::RuleArgs;
use crate::draw::Look;
use crate::game::{Game, Lang, Size};
use crate::report::Called;
use crate::rules::{Referee, engine, grid};
use crate::spec::{Overrides, load};

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
        let (name, variant) = games::parted(asked);
        let (source, files) = games::source(name, &Sources::default())?;
        let overrides = Overrides { rules: choices.rules.clone(), ..overrides };
        let job = load(&source, &overrides, files.as_ref()).map_err(Failure::faults)?;
        let (game, look, paper) = (job.game, job.look, job.options.paper);
        let judged = game.rules.as_ref().and_then(|rules| Some((engine(rules.engine)?, rules)));
        choices.known_to([judged.map(|(engine, _)| engine)])?;
        let referee = match judged {
            Some((engine, rules)) => {
                let variant = variant.map(|variant| games::variant(variant, engine, name)).transpose()?;
                (engine.referee)(&game, &rules.options, variant)
            }
            None if variant.is_some() => return Err(games::no_variants(name)),
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
