//! Pictures in words, for titles and for those who do not see them.

use super::figure::figures;
use super::legend;
use super::moment::Moment;
use super::pieces::piece;
use super::words;
use crate::game::{Figure, Game, Lang, Mm, StyledText};
use crate::leaflet::{describe, name_of, spaced};
use crate::rules::Beside;

/// The title of a position: the game and the outcome.
pub(crate) fn title(name: &str, moment: &Moment, lang: Lang) -> String {
    match text(&words::outcome(&moment.status, lang)) {
        outcome if outcome.is_empty() => name.to_owned(),
        outcome => format!("{name}. {outcome}"),
    }
}

/// All that the picture of a position shows.
pub(crate) fn position(game: &Game, moment: &Moment, lang: Lang) -> String {
    let turns = legend::turns(moment, lang);
    let turns = turns.iter().map(|line| sentence(&text(&line.words)));
    let outcome = Some(text(&words::outcome(&moment.status, lang))).filter(|outcome| !outcome.is_empty());
    let all: Vec<String> = table(game, moment, lang).into_iter().chain(outcome).chain(turns).collect();
    spaced(&all.join(" "), lang)
}

/// The frames of a game: the first table, the turns that follow, and the table after them.
pub(crate) fn frames(game: &Game, moments: &[Moment], captions: &[StyledText], lang: Lang) -> String {
    let mut all = Vec::new();
    let mut turns: Vec<String> = captions.iter().map(text).collect();
    if let (Some(first), false) = (moments.first().filter(|first| first.last.is_none()), turns.is_empty()) {
        all.push(format!("{}.", turns.remove(0)));
        all.extend(table(game, first, lang));
    }
    if !turns.is_empty() {
        all.push(sentence(&turns.join(", ")));
        all.extend(moments.last().into_iter().flat_map(|last| table(game, last, lang)));
    }
    spaced(&all.join(" "), lang)
}

/// A description with where the game comes from.
pub(crate) fn with_source(told: &str, game: &Game, lang: Lang) -> String {
    format!("{told} {}", game.source.get(lang)).trim_end().to_owned()
}

/// What lies on the boards and beside them.
fn table(game: &Game, moment: &Moment, lang: Lang) -> Vec<String> {
    let figures = figures(game, moment, Mm::ZERO, lang);
    let board = |figure: &Figure| {
        let title = text(&figure.title);
        let shown = describe(figure, game, lang);
        if title.is_empty() { shown } else { format!("{title}{}{shown}", lang.words().figures.colon) }
    };
    let boards = figures.iter().map(board);
    boards.chain(moment.layout.beside.iter().map(|row| beside(game, row, lang))).collect()
}

fn beside(game: &Game, row: &Beside, lang: Lang) -> String {
    let said = |(lies, count): &(_, usize)| {
        let (number, quarters) = piece(game, *lies)?;
        Some(format!("{} × {count}", name_of(number, quarters, game, lang)))
    };
    let pieces: Vec<String> = row.pieces.iter().filter_map(said).collect();
    let words = &lang.words().figures;
    format!("{}{}{}.", words::pile(row.pile, lang), words.colon, pieces.join(words.semicolon))
}

fn text(words: &StyledText) -> String {
    words.iter().map(|span| span.text.as_str()).collect()
}

/// A text as a sentence.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    let end = if text.ends_with('.') { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}
