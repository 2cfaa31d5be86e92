//! A game and its referee.

use super::Refused;
use crate::game::{Game, Lang, Look, Size};
use crate::report::GameName;
use crate::rules::{Engine, Referee, Unfit, engine, grid};
use crate::spec::{Resolved, did_you_mean};

/// A game and its referee.
pub(crate) struct GameTable {
    pub game: Game,
    pub referee: Box<dyn Referee>,
    pub look: Look,
    pub paper: Size,
}

impl GameTable {
    /// Creates a table for a game. `name` is the game's name as typed, for messages.
    pub fn new(resolved: Resolved, name: &str, variant: Option<&str>) -> Result<GameTable, Refused> {
        let (game, look, paper) = (resolved.game, resolved.look, resolved.options.paper);
        let judged = game.rules.as_ref().and_then(|rules| Some((engine(rules.engine)?, rules)));
        let referee = match judged {
            Some((engine, rules)) => {
                let variant = variant.map(|typed| self::variant(typed, engine, name)).transpose()?;
                (engine.referee)(&game, &rules.options, variant)
            }
            None if variant.is_some() => return Err(no_variants(name)),
            None => grid::referee(&game),
        };
        let referee =
            referee.map_err(|unfit| Refused::hinted(format!("{name}: {}", unfit.message), unfit.hint))?;
        Ok(GameTable { game, referee, look, paper })
    }

    /// Fails if the game has no rules for turns.
    pub fn played(&self) -> Result<(), Refused> {
        let unfit = |unfit: Unfit| {
            Err(Refused::hinted(format!("{}: {}", self.game.title.get(Lang::En), unfit.message), unfit.hint))
        };
        self.referee.ruleless().map_or(Ok(()), unfit)
    }

    /// The name of the game before a verdict.
    pub fn game_name<'a>(&'a self, variant: &'a str) -> GameName<'a> {
        GameName { title: self.game.title.get(Lang::En), variant }
    }
}

/// Parses the name of a variant.
pub(crate) fn variant(typed: &str, engine: &Engine, name: &str) -> Result<&'static str, Refused> {
    let found = engine.variants.iter().find(|known| known.eq_ignore_ascii_case(typed));
    found.copied().ok_or_else(|| match engine.variants {
        [] => no_variants(name),
        variants => Refused {
            message: format!("{name} has no variant `{typed}`"),
            hint: did_you_mean(typed, variants.iter().copied()),
        },
    })
}

/// What is said of a variant where there are none.
pub(crate) fn no_variants(name: &str) -> Refused {
    Refused::hinted(format!("{name} has no variants"), format!("ask for `{name}` alone"))
}
