//! `[[scores]]` → [`ScoreSheet`]

use super::Resolver;
use crate::game::{ByLang, ScoreKind, ScoreSheet};
use crate::scene::Font;
use crate::spec::typed::ScoresTable;
use crate::spec::words::{KeptFinding, ValueHint};
use crate::spec::{At, limits};
use crate::text::Finding;

impl Resolver<'_> {
    /// Resolves all sheets to write on.
    pub(super) fn scores(&mut self) -> Vec<ScoreSheet> {
        let spec = self.spec;
        spec.scores.iter().filter_map(|table| self.score_sheet(table)).collect()
    }

    fn score_sheet(&mut self, table: &At<ScoresTable>) -> Option<ScoreSheet> {
        let title = self.words_in(table.title.as_ref(), &[Font::Display, Font::Sans]);
        let about = self.words_in(table.about.as_ref(), &[Font::SerifItalic]);
        let players = self.players(table);
        let kind = self.score_kind(table);
        Some(ScoreSheet {
            title: title.unwrap_or_else(|| ByLang::word(|words| words.score_sheet)),
            about,
            players: players?,
            kind: kind?,
        })
    }

    fn players(&mut self, table: &At<ScoresTable>) -> Option<Vec<Option<ByLang<String>>>> {
        let Some(names) = &table.names else {
            let players = self.required(&table.span(), "players", table.players.as_ref(), "2");
            let players = self.number("players", players.as_ref(), limits::PLAYERS)?;
            return Some(vec![None; players]);
        };
        if let Some(players) = &table.players {
            let fault = Finding::new(KeptFinding::PlayersAndNames).at(players.span());
            self.fault(fault.hint(ValueHint::OneOfBoth));
        }
        let count = i64::try_from(names.len()).unwrap_or(i64::MAX);
        self.number("names", Some(&At::new(count, names.span())), limits::PLAYERS)?;
        Some(names.iter().map(|name| self.words_in(Some(name), &[Font::SerifBold])).collect())
    }

    fn score_kind(&mut self, table: &At<ScoresTable>) -> Option<ScoreKind> {
        let Some(games) = &table.games else {
            let rounds = self.required(&table.span(), "rounds", table.rounds.as_ref(), "8");
            return self.number("rounds", rounds.as_ref(), limits::ROUNDS).map(ScoreKind::Rounds);
        };
        if let Some(rounds) = &table.rounds {
            let fault = Finding::new(KeptFinding::RoundsAndGames).at(rounds.span());
            self.fault(fault.hint(ValueHint::OneOfBoth));
        }
        self.number("games", Some(games), limits::ROUNDS).map(ScoreKind::Tally)
    }
}
