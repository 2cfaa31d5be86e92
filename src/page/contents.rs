//! Contents of a table square by square, from text and back to text.

use super::board::empty_table;
use super::response::RequestError;
use super::table::{PiecesBeside, StripContents, TableContents, TableEntry};
use super::{Response, judge};
use crate::desk::{self, DeskFinding, JudgedGame};
use crate::rules::{self, Found, FoundStrip, Lies, Pile, Spot, StripSquare, Verdict, is_unknown, key_of};
use crate::text::Finding;

/// Parses a text: a position into the contents of every square, a record into its turns. A text that is both is a
/// record if its turns are legal.
pub(super) fn lay(table: &JudgedGame, text: &str) -> Result<Response, RequestError> {
    let replay = table.referee.replay(text);
    let is_record = matches!(replay.verdict, Verdict::Legal | Verdict::Illegal);
    let is_game = replay.verdict == Verdict::Legal && replay.turns > 0;
    let laid = match table.referee.layout(text) {
        // A list of pieces may consist of turns, which are illegal.
        Ok(laid) if !is_game => laid,
        Err(findings) if !is_record => {
            let first = desk::further(replay.findings, findings).into_iter().next();
            return Err(first.unwrap_or_else(|| Finding::new(DeskFinding::NoPosition)).into());
        }
        _ => return Ok(judge::replayed(table, text, &replay)),
    };
    let found = &laid.found;
    let squares = found.spots().filter(|spot| matches!(spot, Spot::Square(_)));
    let squares = squares.map(|spot| (table.referee.spot_name(found, spot), notation(table, found, spot)));
    let strips = found.strips.iter().enumerate().map(|(row, strip)| StripContents {
        number: strip.number,
        colours: strip.squares.iter().map(|square| square.colour).collect(),
        squares: (0..strip.squares.len()).map(|at| notation(table, found, Spot::Strip(row, at))).collect(),
    });
    Ok(Response::Laid(Box::new(TableContents {
        squares: squares.collect(),
        strips: strips.collect(),
        entries: entries(table, text, found),
        beside: beside(&laid.beside),
    })))
}

/// The lines of a text that are not about squares.
fn entries(table: &JudgedGame, text: &str, found: &Found) -> Vec<TableEntry> {
    let known = |text: &str| table.referee.entries(text).unwrap_or_default();
    let all = known(text);
    let lines: Vec<&str> = text.lines().collect();
    let entry = |(number, line): (usize, &&str)| {
        let said = before_comment(line);
        if !said.contains([':', '=']) {
            return None;
        }
        let others = lines.iter().enumerate().filter(|(other, _)| *other != number).map(|(_, line)| *line);
        let others: String = others.flat_map(|line| [line, "\n"]).collect();
        // A line is an entry if its removal does not change any square. Entries that disappear with the
        // line are its meaning.
        if !table.referee.layout(&others).is_ok_and(|others| others.found == *found) {
            return None;
        }
        let rest = known(&others);
        let said_here = all.iter().find(|entry| !rest.contains(entry)).cloned();
        let typed_key = said.split([':', '=']).next().unwrap_or_default();
        let (key, value) = match said_here {
            Some((key, value)) => (Some(key), Some(value)),
            None => (key_of(typed_key), None),
        };
        Some(TableEntry { line: line.trim().to_owned(), key, value })
    };
    lines.iter().enumerate().filter_map(entry).collect()
}

fn before_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default()
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
fn notation(table: &JudgedGame, found: &Found, spot: Spot) -> String {
    match found.certain(spot) {
        None => "?".to_owned(),
        Some(Lies::Nothing) => ".".to_owned(),
        Some(lies) => table.referee.lies_name(found, spot, lies).unwrap_or_else(|| "?".to_owned()),
    }
}

/// Writes the contents of a table as text in the words of the language, preceded by the entries.
pub(super) fn spell(table: &JudgedGame, contents: &TableContents) -> Result<Response, RequestError> {
    let mut found = empty_table(table);
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
    // What an entry says is not repeated.
    let is_said = |line: &str| {
        let key = line.split_once(": ").map(|(key, _)| key);
        key.is_some() && contents.entries.iter().any(|entry| entry.key.as_deref() == key)
    };
    let spelt = table.referee.spell(&found);
    let rest: String = spelt.lines().filter(|line| !is_said(line)).flat_map(|line| [line, "\n"]).collect();
    let mut text: String = contents.entries.iter().map(|entry| entry_in(table, entry) + "\n").collect();
    text.push_str(&table.referee.position_in(table.lang(), &rest));
    Ok(Response::Spelt { text })
}

/// An entry in the words of the language. A comment after it is kept.
fn entry_in(table: &JudgedGame, entry: &TableEntry) -> String {
    let said = before_comment(&entry.line);
    let comment = entry.line.get(said.len()..).unwrap_or_default();
    let said = match (&entry.key, &entry.value) {
        (Some(key), Some(value)) => format!("{key}: {value}"),
        (Some(key), None) if says_nothing_known(said) => format!("{key}: ?"),
        // Canonical texts omit some known values, such as the balls out of a player who does not take part.
        _ => said.trim().to_owned(),
    };
    let said = table.referee.position_in(table.lang(), &said);
    format!("{} {comment}", said.trim()).trim().to_owned()
}

/// Whether the value of a typed entry is missing or unknown.
fn says_nothing_known(said: &str) -> bool {
    let value = said.split_once([':', '=']).map_or("", |(_, value)| value.trim());
    value.is_empty() || is_unknown(value)
}

fn without_tokens(strip: &StripContents) -> FoundStrip {
    let square = |colour| StripSquare { colour, may: vec![Lies::Nothing] };
    FoundStrip { number: strip.number, squares: strip.colours.chars().map(square).collect() }
}

/// Parses the content of a spot. Returns all possible contents; none for an unknown one.
fn parse_content(
    table: &JudgedGame,
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
        .ok_or_else(|| Finding::new(DeskFinding::NoPiece { word: word.to_owned() }).into())
}
