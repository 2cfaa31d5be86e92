//! A game with the referee who judges it.

use crate::game::{Game, Lang, Look, Size};
use crate::report::Called;
use crate::rules::{Engine, Referee, engine, grid};
use crate::spec::Resolved;
use crate::text::codes::AskedCode;
use crate::text::{Diagnostic, did_you_mean};

/// A game with a referee.
pub(crate) struct Table {
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
    /// The table for a game that was asked for by this name, and perhaps one of its variants.
    pub fn new(resolved: Resolved, name: &str, variant: Option<&str>) -> Result<Table, Diagnostic> {
        let (game, look, paper) = (resolved.game, resolved.look, resolved.options.paper);
        let judged = game.rules.as_ref().and_then(|rules| Some((engine(rules.engine)?, rules)));
        let referee = match judged {
            Some((engine, rules)) => {
                let variant = variant.map(|asked| self::variant(asked, engine, name)).transpose()?;
                (engine.referee)(&game, &rules.options, variant)
            }
            None if variant.is_some() => return Err(no_variants(name)),
            None => grid::referee(&game),
        };
        let referee = referee.map_err(|unfit| unfit.about(name))?;
        Ok(Table { game, referee, look, paper })
    }

    /// Refuses a game whose turns nobody knows.
    pub fn played(&self) -> Result<(), Diagnostic> {
        let ruleless = self.referee.ruleless();
        ruleless.map_or(Ok(()), |ruleless| Err(ruleless.about(self.game.title.get(Lang::En))))
    }

    /// What the game is called in front of a verdict.
    pub fn called<'a>(&'a self, variant: &'a str) -> Called<'a> {
        Called { title: self.game.title.get(Lang::En), variant }
    }
}

/// A variant that the engine of a game knows.
pub(crate) fn variant(asked: &str, engine: &Engine, name: &str) -> Result<&'static str, Diagnostic> {
    let found = engine.variants.iter().find(|known| known.eq_ignore_ascii_case(asked));
    found.copied().ok_or_else(|| match engine.variants {
        [] => no_variants(name),
        variants => Diagnostic::new(AskedCode::Variant, format!("{name} has no variant `{asked}`"))
            .maybe_hint(did_you_mean(asked, variants.iter().copied())),
    })
}

/// What is said of a variant where there are none.
pub(crate) fn no_variants(name: &str) -> Diagnostic {
    Diagnostic::new(AskedCode::Variant, format!("{name} has no variants"))
        .hint(format!("ask for `{name}` alone"))
}
