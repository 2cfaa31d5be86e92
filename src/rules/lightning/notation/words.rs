//! Single words: pieces, players, squares, reserves.

use super::MAX_FINDINGS;
use crate::rules::lexicon::{self, Term, is_nothing};
use crate::rules::lightning::model::upper;
use crate::rules::lightning::{
    Counts, Kit, MODELS, ModelName, PieceFace, PieceFinding, PieceHint, Ports, Side, TurnFinding, TurnHint,
};
use crate::rules::read::list::split_head;
use crate::rules::read::{Line, Square, Word, single, split_count};
use crate::rules::{Coded, Finding};
use crate::text::meant;

/// Parses a camp by its letter, perhaps after words like `camp` or `player`.
pub(crate) fn side(kit: &Kit, text: &str) -> Option<Side> {
    let mut words = text.split_whitespace().rev();
    let letter = words.next()?;
    let known = |word: &str| Term::Title.is(word) || lexicon::is_heading(word);
    // At most one word precedes the letter.
    if !words.next().is_none_or(known) || words.next().is_some() {
        return None;
    }
    kit.side(single(letter)?)
}

/// Returns true if a line without its colon is meant as a heading.
pub(crate) fn is_heading(text: &str) -> bool {
    text.split_whitespace().next().is_some_and(lexicon::is_heading)
}

/// Splits a heading: the camp, the heading as typed, and the rest of the line. `camp A`, `A:`, `camp A : d1 I0`,
/// `camp A d1 I0`.
pub(crate) fn heading<'a>(kit: &Kit, line: Line<'a>) -> Option<(Side, Word<'a>, Line<'a>)> {
    if let Some((typed, rest)) = split_head(line, |head| side(kit, head).is_some()) {
        return Some((side(kit, typed.text)?, typed, rest));
    }
    let alone = kit.columns() > 1 || line.text.contains(char::is_whitespace);
    if let Some(side) = side(kit, line.text).filter(|_| alone) {
        let end = Word { text: "", start: line.span().end };
        return Some((side, line, end));
    }
    // The letter of the camp is the second word.
    let letter = line.words().nth(1).filter(|_| is_heading(line.text))?;
    let (typed, rest) = line.split_at(letter.span().end - line.start);
    Some((side(kit, typed.text)?, typed, Word::trimmed(rest.text, rest.start)))
}

/// Parses a piece, by letter and rotation or by its visible ports.
pub(crate) fn piece(kit: &Kit, word: Word) -> Result<PieceFace, Finding> {
    let fault = |message: PieceFinding, hint: PieceHint| message.at(word.span()).hint(hint);
    let mut letters = word.text.chars();
    let letter = letters.next().map(upper);
    let rest = letters.as_str();
    let model = (0u8..).zip(kit.models()).find(|(_, model)| Some(model.letter) == letter);
    if let Some((number, model)) = model {
        let single = kit.rotations(number).len() == 1;
        match rest {
            "0" | "1" | "2" | "3" => {
                let quarters = rest.parse().unwrap_or_default();
                return Ok(kit.face(number, quarters));
            }
            "" if single && Ports::parse(word.text).is_none() => return Ok(kit.face(number, 0)),
            "" if Ports::parse(word.text).is_none() => {
                let message = PieceFinding::NoRotation { typed: word.text.to_owned() };
                let hint = PieceHint::AddARotation { faces: faces(kit, number) };
                return Err(fault(message, hint));
            }
            _ if rest.bytes().all(|byte| byte.is_ascii_digit()) && !rest.is_empty() => {
                let message = PieceFinding::TooManyQuarters { quarters: rest.to_owned() };
                let hint = PieceHint::UseOneOfItsFaces {
                    name: ModelName(model.name.clone()),
                    faces: faces(kit, number),
                };
                return Err(fault(message, hint));
            }
            _ => {}
        }
    }
    if let Some(ports) = Ports::parse(word.text) {
        return kit.with_ports(ports).ok_or_else(|| {
            let models = kit.models().iter().map(|model| (model.letter, model.ports)).collect();
            let message = PieceFinding::NoPieceWithLines { ports };
            fault(message, PieceHint::ModelsHaveLines { models })
        });
    }
    let hint = match kit.model_called(word.text) {
        Some(model) => PieceHint::WriteThePieceAs {
            name: ModelName(kit.model(model).name.clone()),
            faces: faces(kit, model),
        },
        None => PieceHint::PiecesAre {
            letters: kit.models().iter().map(|model| model.letter).collect(),
            example: kit.written(kit.face(0, 0)),
            ports: example(kit),
        },
    };
    Err(fault(PieceFinding::NoPiece { typed: word.text.to_owned() }, hint))
}

/// A model in each rotation, with its ports.
fn faces(kit: &Kit, model: u8) -> Vec<(String, Ports)> {
    (0u8..)
        .zip(kit.rotations(model))
        .map(|(rotation, ports)| (kit.written(PieceFace { model, rotation }), *ports))
        .collect()
}

fn example(kit: &Kit) -> Ports {
    kit.models().iter().map(|model| model.ports).max_by_key(|ports| ports.each().count()).unwrap_or_default()
}

/// Parses a square with or without its camp: `A:c5`, `c5`. Where no camp is named, `Ac5` is one, too; elsewhere it is a
/// letter typed twice.
pub(crate) fn parse_place(kit: &Kit, text: &str, otherwise: Option<Side>) -> Option<(Side, Square)> {
    // A square outside the board can be parsed, too.
    let square = |text: &str| Square::parse(text, 26, 99);
    if let Some((camp, place)) = text.split_once(':') {
        return Some((side(kit, camp.trim())?, square(place.trim())?));
    }
    if let Some(side) = otherwise {
        return Some((side, square(text)?));
    }
    let mut letters = text.chars();
    let side = kit.side(letters.next().filter(|letter| letter.is_uppercase())?)?;
    let place = letters.as_str();
    Some((side, square(place).filter(|_| !place.starts_with(char::is_uppercase))?))
}

/// Returns true if a word is meant as a piece with too many quarter turns, and is not a square of the board: `I5`.
pub(crate) fn is_overturned(kit: &Kit, text: &str) -> bool {
    let mut letters = text.chars();
    let known =
        letters.next().is_some_and(|letter| kit.models().iter().any(|model| model.letter == upper(letter)));
    let on_board = Square::parse(text, kit.columns(), kit.rows()).is_some();
    known && !on_board && letters.next().is_some() && Square::parse(text, 26, 99).is_some()
}

/// Parses a model by letter or name.
pub(crate) fn model(kit: &Kit, word: Word) -> Result<u8, Finding> {
    kit.model_called(word.text).ok_or_else(|| {
        let message = PieceFinding::NoModel { typed: word.text.to_owned() };
        message.at(word.span()).hint(meant_model(kit, word.text))
    })
}

/// The model whose name is like the typed one, else all models.
fn meant_model(kit: &Kit, typed: &str) -> PieceHint {
    let mut names: Vec<&str> = kit.models().iter().map(|model| model.name.as_str()).collect();
    for word in kit.models().iter().flat_map(|model| lexicon::words_of_model(&model.name)) {
        names.push(word);
    }
    let all = || kit.models().iter().map(|model| (model.letter, ModelName(model.name.clone()))).collect();
    meant(typed, names).map_or_else(
        || PieceHint::ModelsAre { models: all() },
        |name| PieceHint::DidYouMean { name: name.to_owned() },
    )
}

/// Parses the pieces of the reserve: `I2 Y1`, `2I, Y`, `none`.
pub(crate) fn counts(kit: &Kit, value: Word, findings: &mut Vec<Finding>) -> Counts {
    let mut counts = [0; MODELS];
    if is_nothing(value.text) {
        return counts;
    }
    let mut numbered = [false; MODELS];
    for word in value.items() {
        if findings.len() >= MAX_FINDINGS {
            break;
        }
        let (number, named) = split_count(word, |name| kit.model_called(name).is_some());
        let number = number.map(|number| u16::try_from(number).unwrap_or(u16::MAX));
        match kit.model_called(named.text) {
            Some(model) => {
                let (count, numbered) = (&mut counts[usize::from(model)], &mut numbered[usize::from(model)]);
                // A model has one number, or a letter for each piece.
                if *count > 0 && (*numbered || number.is_some()) {
                    findings.push(PieceFinding::ModelTwice { typed: word.text.to_owned() }.at(word.span()));
                }
                *numbered |= number.is_some();
                *count = count.saturating_add(number.unwrap_or(1));
            }
            None => {
                let typed = if named.text.is_empty() { word.text } else { named.text };
                let message = PieceFinding::NoModelHeld { typed: typed.to_owned() };
                findings.push(message.at(word.span()).hint(meant_model(kit, named.text)));
            }
        }
    }
    counts
}

/// The finding for an unknown player.
pub(crate) fn no_player(kit: &Kit, span: std::ops::Range<usize>, typed: &str) -> Finding {
    let [one, other] = Side::BOTH.map(|side| kit.letter(side));
    TurnFinding::NoPlayer { typed: typed.to_owned() }.at(span).hint(TurnHint::PlayersAre { one, other })
}
