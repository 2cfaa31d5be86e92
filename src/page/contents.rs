//! Contents of a table square by square, from text and back to text.

use super::response::RequestError;
use super::table::{PiecesBeside, StripContents, TableContents, TableEntry};
use super::{Response, judge};
use crate::desk::{self, DeskFinding, JudgedGame};
use crate::rules::{
    self, Found, FoundStrip, Observed, Pile, Spot, StripSquare, Term, ToldPosition, TypedEntry, Verdict,
    is_unknown,
};
use crate::text::Finding;

/// Parses a text: a position into the contents of every square, a record into its turns. A text that is both is a
/// record if its turns are legal.
pub(super) fn lay(table: &JudgedGame, text: &str) -> Result<Response, RequestError> {
    let replay = table.referee.replay(text);
    let is_record = matches!(replay.verdict, Verdict::Legal | Verdict::Illegal);
    let is_game = replay.verdict == Verdict::Legal && replay.turns > 0;
    let told = match table.referee.read(text) {
        // A list of pieces may consist of turns, which are illegal.
        Ok(told) if !is_game => told,
        Err(findings) if !is_record => {
            let first = desk::further(replay.findings, findings).into_iter().next();
            return Err(first.unwrap_or_else(|| Finding::new(DeskFinding::NoPosition)).into());
        }
        _ => return Ok(judge::replayed(table, text, &replay)),
    };
    Ok(Response::Laid(Box::new(contents(table, &told, entries(table, text)))))
}

/// The contents of every square of a position.
pub(super) fn contents(table: &JudgedGame, told: &ToldPosition, entries: Vec<TableEntry>) -> TableContents {
    let found = &told.layout.found;
    let squares = found.spots().filter(|spot| matches!(spot, Spot::Square(_)));
    let squares = squares.map(|spot| (table.referee.spot_name(found, spot), notation(table, found, spot)));
    let strips = found.strips.iter().enumerate().map(|(row, strip)| StripContents {
        number: strip.number,
        colours: strip.squares.iter().map(|square| square.colour).collect(),
        squares: (0..strip.squares.len()).map(|at| notation(table, found, Spot::Strip(row, at))).collect(),
    });
    TableContents {
        squares: squares.collect(),
        strips: strips.collect(),
        entries,
        beside: beside(&told.layout.beside),
    }
}

/// The lines of a text that are not about squares, and those that list candidates.
fn entries(table: &JudgedGame, text: &str) -> Vec<TableEntry> {
    let lines: Vec<&str> = text.lines().collect();
    let entry = |TypedEntry { line, key, value }: TypedEntry| {
        let line = lines.get(line).map_or("", |line| line.trim()).to_owned();
        let key = Some(key).filter(|key| !key.is(Term::May));
        let value = value.filter(|_| key.is_some());
        TableEntry { line, key: key.map(|it| it.to_string()), value: value.map(|it| it.to_string()) }
    };
    table.referee.entries(text).into_iter().map(entry).collect()
}

fn before_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default()
}

fn beside(all: &[rules::Beside]) -> Vec<PiecesBeside> {
    let piece = |pile: Pile, (lies, count): (Observed, usize)| match lies {
        Observed::Piece { letter, colour, .. } => {
            let owner = if let Pile::Hand(owner) = pile { Some(owner) } else { None };
            Some(PiecesBeside { letter, colour, count, pile: pile.into(), owner })
        }
        Observed::Nothing => None,
    };
    let in_pile = |it: &rules::Beside| {
        let pile = it.pile;
        it.pieces.clone().into_iter().filter_map(move |pieces| piece(pile, pieces))
    };
    all.iter().flat_map(in_pile).collect()
}

/// Notation of the content of a spot.
fn notation(table: &JudgedGame, found: &Found, spot: Spot) -> String {
    match found.certain(spot) {
        None => "?".to_owned(),
        Some(Observed::Nothing) => ".".to_owned(),
        Some(lies) => table
            .referee
            .observed_name(found, spot, lies)
            .map_or_else(|| "?".to_owned(), |name| name.to_string()),
    }
}

/// Writes the contents of a table as text in the words of the language, preceded by the entries.
pub(super) fn spell(table: &JudgedGame, contents: &TableContents) -> Result<Response, RequestError> {
    let mut found = table.referee.empty_table();
    for spot in found.spots().collect::<Vec<_>>() {
        let name = table.referee.spot_name(&found, spot);
        if let Some((_, word)) = contents.squares.iter().find(|(square, _)| *square == name) {
            let may = parse_content(table, &found, spot, word)?;
            found.settle(spot, may);
        }
    }
    found.strips = contents.strips.iter().map(without_tokens).collect();
    for (row, strip) in contents.strips.iter().enumerate() {
        for (at, word) in strip.squares.iter().enumerate() {
            let spot = Spot::Strip(row, at);
            let may = parse_content(table, &found, spot, word)?;
            found.settle(spot, may);
        }
    }
    // The entries are read together with the board; then their keys and values have words in every language.
    let mut spelt = table.referee.spell(&found);
    let lang = table.lang();
    let lines: String = contents.entries.iter().map(|entry| said(entry) + "\n").collect();
    let typed = table.referee.entries(&format!("{lines}{}", spelt.board));
    let mut text = String::new();
    for (number, entry) in contents.entries.iter().enumerate() {
        let said = said(entry);
        let written = match typed.iter().find(|typed| typed.line == number) {
            Some(TypedEntry { key, value: Some(value), .. }) => {
                format!("{}: {}", key.written(lang), value.written(lang))
            }
            Some(TypedEntry { key, value: None, .. }) => {
                let value = said.split_once([':', '=']).map_or("", |(_, value)| value.trim());
                // Canonical texts omit some known values, such as the balls out of a player who does not take part.
                let value = if value.is_empty() || is_unknown(value) { "?" } else { value };
                format!("{}: {value}", key.written(lang))
            }
            None => said,
        };
        let comment = entry.line.get(before_comment(&entry.line).len()..).unwrap_or_default();
        text += &format!("{}\n", format!("{written} {comment}").trim());
    }
    // What an entry says is not repeated.
    spelt.entries.retain(|entry| typed.iter().all(|typed| typed.key != entry.key));
    Ok(Response::Spelt { text: text + &spelt.written(lang) })
}

/// What an entry says, without its comment.
fn said(entry: &TableEntry) -> String {
    match (&entry.key, &entry.value) {
        (Some(key), Some(value)) => format!("{key}: {value}"),
        _ => before_comment(&entry.line).trim().to_owned(),
    }
}

fn without_tokens(strip: &StripContents) -> FoundStrip {
    let square = |colour| StripSquare { colour, may: vec![Observed::Nothing] };
    FoundStrip { number: strip.number, squares: strip.colours.chars().map(square).collect() }
}

/// Parses the content of a spot. Returns all possible contents; none for an unknown one.
fn parse_content(
    table: &JudgedGame,
    found: &Found,
    spot: Spot,
    word: &str,
) -> Result<Vec<Observed>, RequestError> {
    match word {
        "?" => return Ok(Vec::new()),
        "." => return Ok(vec![Observed::Nothing]),
        _ => {}
    }
    let letters = table.game.pieces.iter().filter_map(|piece| piece.letter);
    let colours = table.game.pieces.iter().filter_map(|piece| {
        piece.front.background.and_then(|color| table.game.strip_letter(color)).map(Some)
    });
    let mut colours: Vec<Option<char>> = std::iter::once(None).chain(colours).collect();
    colours.dedup();
    let faces = letters.flat_map(|letter| (0..4).map(move |quarters| (letter, quarters)));
    let mut pieces = faces.flat_map(|(letter, quarters)| {
        colours.iter().map(move |&colour| Observed::Piece { letter, quarters, colour })
    });
    let found =
        pieces.find(|lies| table.referee.observed_name(found, spot, *lies).is_some_and(|name| name == word));
    found
        .map(|lies| vec![lies])
        .ok_or_else(|| Finding::new(DeskFinding::NoPiece { word: word.to_owned() }).into())
}
