//! A position square by square, and back to text.

use serde::{Deserialize, Serialize};

use super::answer::Failed;
use super::board::empty;
use super::request::Table;
use super::{Answer, File, spec};
use crate::desk;
use crate::rules::{self, Found, FoundStrip, Lies, Pile, Spot, StripSquare};
use crate::text::codes::AskedCode;

/// What lies on a table. Nothing where a square is empty is `.`; what is not known is `?`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// What lies on squares, each by its name, as it is written.
    #[serde(default)]
    pub squares: Vec<(String, String)>,
    /// The strips, from the top.
    #[serde(default)]
    pub strips: Vec<Strip>,
    /// The lines of the text that say something besides: `to move: dark`.
    #[serde(default)]
    pub entries: Vec<String>,
    /// Pieces that are neither in the box nor on a square: those that have left the board, and the reserve.
    #[serde(default)]
    pub beside: Vec<Beside>,
}

/// Pieces of a kind that lie beside the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beside {
    /// The letter of the piece.
    pub letter: char,
    /// The letter of its colour, for tokens that are told by owner and colour.
    pub colour: Option<char>,
    /// How many there are.
    pub count: usize,
}

/// A strip as it lies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strip {
    /// Its number in the order of laying, if it is known.
    #[serde(default)]
    pub number: Option<u8>,
    /// The letters of its colours, from left to right.
    pub colours: String,
    /// What lies on its squares.
    pub squares: Vec<String>,
}

/// What lies on every square by a text.
pub(super) fn lay(asked: &Table, text: &str, files: &[File]) -> Result<Answer, Failed> {
    let table = spec::table(asked, files)?;
    let read = |text: &str| table.referee.layout(text);
    let laid = read(text).map_err(|findings| {
        let first = findings.into_iter().next();
        first.map_or_else(|| Failed::refused(AskedCode::Value, "this is no position"), Failed::Refused)
    })?;
    let found = &laid.found;
    let squares = found.spots().filter(|spot| matches!(spot, Spot::Square(_)));
    let squares = squares.map(|spot| (table.referee.spot_name(found, spot), written(&table, found, spot)));
    let strips = found.strips.iter().enumerate().map(|(row, strip)| Strip {
        number: strip.number,
        colours: strip.squares.iter().map(|square| square.colour).collect(),
        squares: (0..strip.squares.len()).map(|at| written(&table, found, Spot::Strip(row, at))).collect(),
    });
    // A line that leaves all squares as they are when it is gone speaks of something else.
    let lines: Vec<&str> = text.lines().collect();
    let says_more = |(number, line): &(usize, &&str)| {
        let before_comment = line.split('#').next().unwrap_or_default();
        if !before_comment.contains([':', '=']) {
            return false;
        }
        let others = lines.iter().enumerate().filter(|(other, _)| other != number).map(|(_, line)| *line);
        let others: String = others.flat_map(|line| [line, "\n"]).collect();
        read(&others).is_ok_and(|others| others.found == *found)
    };
    let entries = lines.iter().enumerate().filter(says_more).map(|(_, line)| (*line).trim().to_owned());
    Ok(Answer::Laid(Box::new(Laid {
        squares: squares.collect(),
        strips: strips.collect(),
        entries: entries.collect(),
        beside: beside(&laid.beside),
    })))
}

fn beside(all: &[rules::Beside]) -> Vec<Beside> {
    // What a player holds is still in the box.
    let beside = all.iter().filter(|beside| !matches!(beside.pile, Pile::Hand(_)));
    let piece = |&(lies, count): &(Lies, usize)| match lies {
        Lies::Piece { letter, colour, .. } => Some(Beside { letter, colour, count }),
        Lies::Nothing => None,
    };
    beside.flat_map(|beside| beside.pieces.iter().filter_map(piece)).collect()
}

/// What lies on a place, as it is written.
fn written(table: &desk::Table, found: &Found, spot: Spot) -> String {
    match found.certain(spot) {
        None => "?".to_owned(),
        Some(Lies::Nothing) => ".".to_owned(),
        Some(lies) => table.referee.lies_name(found, spot, lies).unwrap_or_else(|| "?".to_owned()),
    }
}

/// The text of what lies on every square. What is said besides stands above it.
pub(super) fn spell(asked: &Table, laid: &Laid, files: &[File]) -> Result<Answer, Failed> {
    let table = spec::table(asked, files)?;
    let mut found = empty(&table);
    for spot in found.spots().collect::<Vec<_>>() {
        let name = table.referee.spot_name(&found, spot);
        if let Some((_, word)) = laid.squares.iter().find(|(square, _)| *square == name) {
            let may = may(&table, &found, spot, word)?;
            found.settle(spot, may);
        }
    }
    found.strips = laid.strips.iter().map(bare).collect();
    for (row, strip) in laid.strips.iter().enumerate() {
        for (at, word) in strip.squares.iter().enumerate() {
            let spot = Spot::Strip(row, at);
            let may = may(&table, &found, spot, word)?;
            found.settle(spot, may);
        }
    }
    let spelt = table.referee.spell(&found);
    let key = |line: &str| line.split([':', '=']).next().unwrap_or_default().trim().to_lowercase();
    let said: Vec<String> = laid.entries.iter().map(|line| key(line)).collect();
    let mut text: String = laid.entries.iter().flat_map(|line| [line.trim(), "\n"]).collect();
    for line in spelt.lines().filter(|line| !(line.contains(':') && said.contains(&key(line)))) {
        text.push_str(line);
        text.push('\n');
    }
    Ok(Answer::Spelt { text })
}

/// A strip with nothing on it.
fn bare(strip: &Strip) -> FoundStrip {
    let square = |colour| StripSquare { colour, may: vec![Lies::Nothing] };
    FoundStrip { number: strip.number, squares: strip.colours.chars().map(square).collect() }
}

/// What may lie on a place where this word is written.
fn may(table: &desk::Table, found: &Found, spot: Spot, word: &str) -> Result<Vec<Lies>, Failed> {
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
    let ways = letters.flat_map(|letter| (0..4).map(move |quarters| (letter, quarters)));
    let mut pieces = ways.flat_map(|(letter, quarters)| {
        colours.iter().map(move |&colour| Lies::Piece { letter, quarters, colour })
    });
    let found =
        pieces.find(|lies| table.referee.lies_name(found, spot, *lies).is_some_and(|name| name == word));
    found
        .map(|lies| vec![lies])
        .ok_or_else(|| Failed::refused(AskedCode::Value, format!("there is no piece `{word}`")))
}
