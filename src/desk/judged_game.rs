//! A game and its referee.

use super::{DeskFinding, DeskHint, Loaded, Origin};
use crate::game::{Game, Lang, Look, Size};
use crate::photo::Resize;
use crate::report::GameHeading;
use crate::rules::{EngineInfo, Referee, engine, grid, means_same};
use crate::spec::Resolved;
use crate::text::{Finding, did_you_mean};

/// A game and its referee.
pub struct JudgedGame {
    /// Judges positions and records of the game.
    pub referee: Box<dyn Referee>,
    pub(crate) game: Game,
    pub(crate) look: Look,
    pub(crate) paper: Size,
    origin: Origin,
}

impl JudgedGame {
    /// Creates a table for a game and what it was resolved from. `name` is the game's name as typed, for messages.
    pub(crate) fn new(loaded: Loaded, name: &str, variant: Option<&str>) -> Result<JudgedGame, Finding> {
        let Loaded { resolved: Resolved { game, look, options }, origin } = loaded;
        let judged = game.rules.as_ref().and_then(|rules| Some((engine(rules.engine)?, rules)));
        let referee = match judged {
            Some((engine, rules)) => {
                let variant = variant.map(|typed| self::variant(typed, engine, name)).transpose()?;
                (engine.referee)(&game, &rules.options, variant)
            }
            None if variant.is_some() => return Err(no_variants(name)),
            None => grid::referee(&game),
        };
        let referee = referee.map_err(|unfit| unfit.about(name))?;
        Ok(JudgedGame { referee, game, look, paper: options.paper, origin })
    }

    /// The game as it was printed in another size; `None` if it is not printed in this size.
    pub(crate) fn resized(&self, by: Resize) -> Option<Game> {
        self.origin.resized(&self.game, by)
    }

    /// The language of its answers.
    pub(crate) fn lang(&self) -> Lang {
        self.look.lang
    }

    /// Fails if the game has no rules for turns.
    pub(crate) fn played(&self) -> Result<(), Finding> {
        let ruleless = self.referee.ruleless();
        ruleless.map_or(Ok(()), |ruleless| Err(ruleless.about(self.game.title.get(self.lang()))))
    }

    /// The name of the game before a verdict.
    pub(crate) fn game_name<'a>(&'a self, variant: &'a str) -> GameHeading<'a> {
        GameHeading { lang: self.lang(), title: self.game.title.get(self.lang()), variant }
    }
}

/// Parses the name of a variant.
pub(crate) fn variant(typed: &str, engine: &EngineInfo, name: &str) -> Result<&'static str, Finding> {
    let found =
        engine.variants.iter().find(|known| known.eq_ignore_ascii_case(typed) || means_same(known, typed));
    found.copied().ok_or_else(|| match engine.variants {
        [] => no_variants(name),
        variants => Finding::new(DeskFinding::NoVariant { game: name.to_owned(), typed: typed.to_owned() })
            .maybe_hint(did_you_mean(typed, variants.iter().copied())),
    })
}

/// The hint for a variant of a game without variants.
pub(crate) fn no_variants(name: &str) -> Finding {
    let finding = Finding::new(DeskFinding::NoVariants { game: name.to_owned() });
    finding.hint(DeskHint::AskForTheGame { name: name.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::{self, Overrides};
    use crate::templates::printable;

    #[test]
    fn bundled_games_are_judged_alike_without_what_is_drawn_on_them() {
        let mut judged = 0;
        for template in printable() {
            let [whole, bare] = [spec::load, spec::load_judged]
                .map(|load| Origin::load(&template.source(), &Overrides::default(), template, load).unwrap());
            assert_eq!(bare.resolved.game.title, whole.resolved.game.title, "{}", template.name);
            let [whole, bare] = [whole, bare].map(|loaded| JudgedGame::new(loaded, template.name, None));
            let (whole, bare) = match (whole, bare) {
                (Ok(whole), Ok(bare)) => (whole.referee, bare.referee),
                (whole, bare) => {
                    assert_eq!(bare.err(), whole.err(), "{}", template.name);
                    continue;
                }
            };
            judged += 1;
            assert_eq!(bare.blank(Lang::En), whole.blank(Lang::En), "{}", template.name);
            if whole.ruleless().is_none() {
                assert_eq!(bare.perft(2), whole.perft(2), "{}", template.name);
            }
        }
        assert!(judged >= 8, "{judged}");
    }
}
