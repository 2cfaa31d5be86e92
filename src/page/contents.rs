//! Contents of a table square by square, from text and back to text.

use super::board::empty_table;
use super::request::TableSpec;
use super::response::RequestError;
use super::table::{PiecesBeside, StripContents, TableContents};
use super::{File, Response, spec};
use crate::desk;
use crate::game::Lang;
use crate::rules::{self, Found, FoundStrip, Lies, Pile, Spot, StripSquare};
use crate::text::codes::AskedCode;

/// Parses a text into the contents of every square.
pub(super) fn lay(
    request: &TableSpec,
    text: &str,
    lang: Option<Lang>,
    files: &[File],
) -> Result<Response, RequestError> {
    let table = spec::table(request, lang, files)?;
    let read = |text: &str| table.referee.layout(text);
    let laid = read(text).map_err(|findings| {
        let first = findings.into_iter().next();
        first.map_or_else(
            || RequestError::refused(AskedCode::Value, "this is no position"),
            |finding| RequestError::Refused(finding.diagnostic(table.lang())),
        )
    })?;
    let found = &laid.found;
    let squares = found.spots().filter(|spot| matches!(spot, Spot::Square(_)));
    let squares = squares.map(|spot| (table.referee.spot_name(found, spot), notation(&table, found, spot)));
    let strips = found.strips.iter().enumerate().map(|(row, strip)| StripContents {
        number: strip.number,
        colours: strip.squares.iter().map(|square| square.colour).collect(),
        squares: (0..strip.squares.len()).map(|at| notation(&table, found, Spot::Strip(row, at))).collect(),
    });
    // A line is an entry if its removal does not change any square.
    let lines: Vec<&str> = text.lines().collect();
    let is_entry = |(number, line): &(usize, &&str)| {
        let before_comment = line.split('#').next().unwrap_or_default();
        if !before_comment.contains([':', '=']) {
            return false;
        }
        let others = lines.iter().enumerate().filter(|(other, _)| other != number).map(|(_, line)| *line);
        let others: String = others.flat_map(|line| [line, "\n"]).collect();
        read(&others).is_ok_and(|others| others.found == *found)
    };
    let entries = lines.iter().enumerate().filter(is_entry).map(|(_, line)| (*line).trim().to_owned());
    Ok(Response::Laid(Box::new(TableContents {
        squares: squares.collect(),
        strips: strips.collect(),
        entries: entries.collect(),
        beside: beside(&laid.beside),
    })))
}

fn beside(all: &[rules::Beside]) -> Vec<PiecesBeside> {
    // Pieces in a player's hand count as in the box.
    let beside = all.iter().filter(|beside| !matches!(beside.pile, Pile::Hand(_)));
    let piece = |&(lies, count): &(Lies, usize)| match lies {
        Lies::Piece { letter, colour, .. } => Some(PiecesBeside { letter, colour, count }),
        Lies::Nothing => None,
    };
    beside.flat_map(|beside| beside.pieces.iter().filter_map(piece)).collect()
}

/// Notation of the content of a spot.
fn notation(table: &desk::JudgedGame, found: &Found, spot: Spot) -> String {
    match found.certain(spot) {
        None => "?".to_owned(),
        Some(Lies::Nothing) => ".".to_owned(),
        Some(lies) => table.referee.lies_name(found, spot, lies).unwrap_or_else(|| "?".to_owned()),
    }
}

/// Writes the contents of a table as text in the words of the language, preceded by the entries.
pub(super) fn spell(
    request: &TableSpec,
    contents: &TableContents,
    lang: Option<Lang>,
    files: &[File],
) -> Result<Response, RequestError> {
    let table = spec::table(request, lang, files)?;
    let mut found = empty_table(&table);
    for spot in found.spots().collect::<Vec<_>>() {
        let name = table.referee.spot_name(&found, spot);
        if let Some((_, word)) = contents.squares.iter().find(|(square, _)| *square == name) {
            let may = parse_content(&table, &found, spot, word)?;
            found.settle(spot, may);
        }
    }
    found.strips = contents.strips.iter().map(without_tokens).collect();
    for (row, strip) in contents.strips.iter().enumerate() {
        for (at, word) in strip.squares.iter().enumerate() {
            let spot = Spot::Strip(row, at);
            let may = parse_content(&table, &found, spot, word)?;
            found.settle(spot, may);
        }
    }
    let spelt = table.referee.position_in(table.lang(), &table.referee.spell(&found));
    let entries: Vec<String> = contents.entries.iter().map(|entry| entry_in(&table, entry)).collect();
    let key = |line: &str| line.split([':', '=']).next().unwrap_or_default().trim().to_lowercase();
    let keys: Vec<String> = entries.iter().map(|line| key(line)).collect();
    let mut text: String = entries.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
    for line in spelt.lines().filter(|line| !(line.contains(':') && keys.contains(&key(line)))) {
        text.push_str(line);
        text.push('\n');
    }
    Ok(Response::Spelt { text })
}

/// An entry in the words of the language. A comment behind it stays.
fn entry_in(table: &desk::JudgedGame, entry: &str) -> String {
    let (said, comment) = entry.split_at(entry.find('#').unwrap_or(entry.len()));
    let said = match said.split_once([':', '=']) {
        Some((key, value)) if !said.contains(": ") && !value.contains([':', '=']) => {
            format!("{}: {}", key.trim(), value.trim())
        }
        // Squares have colons in their names: `may A:c5: Y2`.
        _ => said.trim().to_owned(),
    };
    let said = table.referee.position_in(table.lang(), &said);
    format!("{} {comment}", said.trim()).trim().to_owned()
}

/// A strip without tokens.
fn without_tokens(strip: &StripContents) -> FoundStrip {
    let square = |colour| StripSquare { colour, may: vec![Lies::Nothing] };
    FoundStrip { number: strip.number, squares: strip.colours.chars().map(square).collect() }
}

/// Parses the content of a spot. Returns all possible contents; none for an unknown one.
fn parse_content(
    table: &desk::JudgedGame,
    found: &Found,
    spot: Spot,
    word: &str,
) -> Result<Vec<Lies>, RequestError> {
    match word {
        "?" => return Ok(Vec::new()),
        "." => return Ok(vec![Lies::Nothing]),
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
        colours.iter().map(move |&colour| Lies::Piece { letter, quarters, colour })
    });
    let found =
        pieces.find(|lies| table.referee.lies_name(found, spot, *lies).is_some_and(|name| name == word));
    found
        .map(|lies| vec![lies])
        .ok_or_else(|| RequestError::refused(AskedCode::Value, format!("there is no piece `{word}`")))
}
