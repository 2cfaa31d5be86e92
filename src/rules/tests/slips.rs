//! Texts with one slip, in every style of typing: what is accepted is what was meant.

use super::conformance::Subject;
use super::list_slips::{ListStyle, Lists};
use crate::game::Lang;
use crate::prng::Prng;
use crate::rules::engine::Engine;
use crate::rules::play::Play as _;
use crate::rules::tests::Texts;
use crate::rules::{Referee, Verdict};

/// A row of a diagram as typed.
#[derive(Clone)]
pub(super) struct TypedRow {
    pub(super) label: String,
    pub(super) cells: Vec<String>,
}

/// A position as typed: its keys, and its rows below their headings.
#[derive(Clone, Default)]
pub(super) struct TypedPosition {
    pub(super) keys: Vec<(String, String)>,
    pub(super) blocks: Vec<(Option<String>, Vec<TypedRow>)>,
}

/// A style of typing rows.
struct Style {
    between: &'static str,
    /// What follows the number in front of a row; `None` without numbers.
    number: Option<&'static str>,
    number_behind: bool,
    edges: &'static str,
}

const fn style(between: &'static str, number: Option<&'static str>) -> Style {
    Style { between, number, number_behind: false, edges: "" }
}

const STYLES: [Style; 11] = [
    style(" ", None),
    style(" ", Some(" ")),
    style(" ", Some(". ")),
    style(" ", Some(") ")),
    style("", None),
    style("", Some(".")),
    style("", Some(" ")),
    style("\t", Some("\t")),
    style(", ", Some(" ")),
    Style { between: " | ", number: Some(" "), number_behind: true, edges: "|" },
    Style { between: " ", number: Some(" "), number_behind: true, edges: "" },
];

impl TypedPosition {
    /// Takes a canonical text apart.
    fn parse(text: &str) -> TypedPosition {
        let mut position = TypedPosition::default();
        for line in text.lines() {
            if let Some((key, value)) = line.split_once(':') {
                position.keys.push((key.trim().to_owned(), value.trim().to_owned()));
                continue;
            }
            let mut cells: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            match &cells[..] {
                [first, second, ..] if first == "a" && second == "b" => {}
                [_, _] if position.blocks.iter().all(|(heading, _)| heading.is_some()) => {
                    position.blocks.push((Some(line.to_owned()), Vec::new()));
                }
                _ => {
                    let is_label = cells[0].trim_start_matches('P').parse::<u8>().is_ok();
                    let label = if is_label { cells.remove(0) } else { String::new() };
                    if position.blocks.is_empty() {
                        position.blocks.push((None, Vec::new()));
                    }
                    let rows = &mut position.blocks.last_mut().expect("a block").1;
                    rows.push(TypedRow { label, cells });
                }
            }
        }
        // Without numbers in the text, the rows are numbered from below.
        for (_, rows) in &mut position.blocks {
            let count = rows.len();
            for (at, row) in rows.iter_mut().enumerate().filter(|(_, row)| row.label.is_empty()) {
                row.label = (count - at).to_string();
            }
        }
        position
    }

    fn written(&self, style: &Style) -> String {
        let mut text: String = self.keys.iter().map(|(key, value)| format!("{key}: {value}\n")).collect();
        for (heading, rows) in &self.blocks {
            text += &heading.as_ref().map(|heading| format!("{heading}\n")).unwrap_or_default();
            for TypedRow { label, cells } in rows {
                let before =
                    style.number.map(|after| format!("{label}{after}")).filter(|_| !label.is_empty());
                let behind = Some(format!(" {label}")).filter(|_| style.number_behind && !label.is_empty());
                let cells = format!("{0}{1}{0}", style.edges, cells.join(style.between));
                text += &format!("{}{cells}{}\n", before.unwrap_or_default(), behind.unwrap_or_default());
            }
        }
        text
    }
}

/// What a slip makes of a text.
pub(super) enum Meant {
    Refused,
    /// The same as this text.
    Same(String),
}

/// Makes a slip, if the text has room for it.
fn slip(position: &TypedPosition, style: &Style, kind: usize, rng: &mut Prng) -> Option<(String, Meant)> {
    let mut slipped = position.clone();
    let block = rng.roll(position.blocks.len().max(1));
    let (_, rows) = slipped.blocks.get_mut(block)?;
    let numbers_planks = rows.first()?.label.starts_with('P');
    let has_numbers = style.number.is_some();
    let (row, other) = (rng.roll(rows.len()), rng.roll(rows.len()));
    let (cell, second) = (rng.roll(rows[row].cells.len()), rng.roll(rows[row].cells.len()));
    let key = rng.roll(slipped.keys.len().max(1));
    let one_word = |key: &str| {
        ["to move", "first", "players", "variant", "trait", "premier", "joueurs", "variante"].contains(&key)
    };
    match kind {
        0 => drop(rows[row].cells.remove(cell)),
        1 => {
            let doubled = rows[row].cells[cell].clone();
            rows[row].cells.insert(cell, doubled);
        }
        2 => {
            let there = if numbers_planks { row } else { other };
            let (one, two) = (rows[row].cells[cell].clone(), rows[there].cells[second].clone());
            rows[row].cells[cell] = two;
            rows[there].cells[second] = one;
            return Some((
                slipped.written(style),
                Meant::Same(slipped.written(&STYLES[usize::from(has_numbers)])),
            ));
        }
        // A row of planks may be shorter or longer; only numbers show that one is lost.
        3 if !numbers_planks => drop(rows.remove(row)),
        4 if !numbers_planks || has_numbers => {
            let doubled = rows[row].clone();
            rows.insert(row, doubled);
        }
        5 if has_numbers && rows.len() > 1 => rows[row].label.clear(),
        6 if has_numbers => rows[row].label = format!("{0} {0}", rows[row].label),
        12 if has_numbers && !numbers_planks && row != other => {
            let (one, two) = (rows[row].label.clone(), rows[other].label.clone());
            (rows[row].label, rows[other].label) = (two, one);
        }
        7 => {
            let (lost, _) = slipped.keys.get(key)?.clone();
            slipped.keys.remove(key);
            let unknown = format!("{lost}: ?\n{}", slipped.written(style));
            return Some((slipped.written(style), Meant::Same(unknown)));
        }
        8 => {
            let doubled = slipped.keys.get(key)?.clone();
            slipped.keys.push(doubled);
        }
        9 | 10 => {
            let (_, value) = slipped.keys.get_mut(key).filter(|(key, _)| one_word(key))?;
            *value = if kind == 9 { format!("{value} {value}") } else { format!("{value} or {value}") };
        }
        11 => slipped.keys.get_mut(key)?.0.push('x'),
        13 => slipped.keys.get_mut(key)?.1.push_str(" ×"),
        14 => slipped.keys.get_mut(key)?.1.clear(),
        15 => {
            let value = &mut slipped.keys.get_mut(key)?.1;
            // Letters in a hand may be repeated.
            let last = value.split_whitespace().last().filter(|last| last.len() > 1)?.to_owned();
            *value = format!("{value} {last}");
        }
        _ => return None,
    }
    Some((slipped.written(style), Meant::Refused))
}

/// Compares what is read with what was meant.
fn compare<E: Engine>(engine: &E, typed: &str, meant: Meant, about: &str) {
    match (meant, engine.parse(typed)) {
        (Meant::Refused, Err(_)) => {}
        (Meant::Refused, Ok((read, _))) => panic!("{about}\n{typed}is read as\n{}", engine.text(&read)),
        (Meant::Same(same), read) => {
            let read = read.map(|(read, _)| engine.text(&read)).map_err(|_| ());
            let same = engine.parse(&same).map(|(same, _)| engine.text(&same)).map_err(|_| ());
            assert_eq!(read, same, "{about}\n{typed}");
        }
    }
}

/// Makes slips in a canonical text, in all styles and languages, and returns their number.
pub(crate) fn check_slips<E: Engine>(engine: &E, text: &str, rng: &mut Prng) -> usize {
    let mut made = 0;
    for lang in Lang::ALL {
        let position = TypedPosition::parse(&engine.text_in(lang, text));
        for style in &STYLES {
            let plain = position.written(style);
            // Planks have their number in front; their squares have one or two letters.
            let is_for_planks = !style.number_behind && !style.between.is_empty();
            let Ok((meant, _)) = engine.parse(&plain) else {
                assert!(text.contains("\nP") && !is_for_planks, "{plain}{:#?}", engine.parse(&plain).err());
                continue;
            };
            // Planks without numbers are another position.
            let loses_numbers = style.number.is_none() && text.contains("\nP");
            assert!(loses_numbers || engine.text(&meant) == text, "{plain}");
            for kind in 0..16 {
                let Some((typed, meant)) = slip(&position, style, kind, rng) else { continue };
                made += 1;
                // That two planks have one number, or one has none, is a fault of the table.
                let is_told = matches!(kind, 4..=5) && text.contains("\nP");
                if !is_told || engine.check(&typed).verdict != Verdict::Illegal {
                    compare(engine, &typed, meant, &format!("slip {kind} in\n{plain}"));
                }
            }
        }
        let lists = Lists::new(&position);
        let has_lists = !text.contains("\nP") && !lists.is_empty();
        for style in ListStyle::ALL.into_iter().filter(|style| has_lists && style.fits(&lists)) {
            let plain = lists.written(style);
            let read = engine.parse(&plain).map(|(read, _)| engine.text(&read));
            assert_eq!(
                read.map_err(|findings| panic!("{plain}{findings:#?}")),
                Ok(text.to_owned()),
                "{plain}"
            );
            for kind in 0..12 {
                let Some((typed, meant)) = lists.slip(style, kind, rng) else { continue };
                made += 1;
                compare(engine, &typed, meant, &format!("{style:?}, slip {kind} in\n{plain}"));
            }
        }
    }
    made
}

/// Makes at least 5,000 slips in positions of random games.
pub(crate) fn check_game_slips<E: Subject>(engines: impl Iterator<Item = E>, games: usize) {
    let mut rng = Prng::new(0x5119);
    let mut made = 0;
    for engine in engines {
        for _ in 0..games {
            let mut position = engine.start().expect("a game with rules");
            for _ in 0..2 + rng.roll(20) {
                let mut turns = Vec::new();
                position.turns(|turn| turns.push(turn));
                if !turns.is_empty() {
                    position.play(engine.choose(&position, &turns, &mut rng));
                }
            }
            let text = engine.text_of(&position);
            made += check_slips(&engine, &text, &mut rng);
        }
    }
    assert!(made >= 5000, "{made} slips");
}
