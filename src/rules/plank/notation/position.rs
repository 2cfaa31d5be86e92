//! A whole position.

use std::ops::Range;

use super::lexeme::is_end;
use super::line::{RowPlaces, begins_a_line, read_line};
use super::record::{begins_with_a_turn, read_turn, record};
use super::{CODES, FIRST, HAND, KEYS, LAST, PLANKS, PLAYERS, TO_MOVE, keys, list};
use crate::rules::Finding;
use crate::rules::plank::kit::Player;
use crate::rules::plank::setup::{Row, Setup};
use crate::rules::plank::turn::{Target, Turn};
use crate::rules::read::lexicon::is_unknown;
use crate::rules::read::{Entry, Page, in_order, is_a_turn, no_position};

/// More lines than any row of planks has; what comes after them is not looked at.
const MOST_LINES: usize = 40;

/// More tokens on a line than there are; what comes after them is not looked at.
const MOST_TOKENS: usize = 40;

/// What a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Nothing that stands in one place.
    Table,
    /// A plank, counted from 0 at the top.
    Row(usize),
    /// The number of a plank.
    Number(usize),
    /// A square of a plank.
    Square(usize, usize),
    /// How many players.
    Players,
    /// Who opened.
    First,
    /// Whose turn it is.
    ToMove,
    /// A player's hand.
    Hand(Player),
    /// A player's planks.
    Planks(Player),
    /// The last turn.
    Last,
}

/// Where everything stands in the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    rows: Vec<RowPlaces>,
    entries: Vec<(&'static str, Option<Player>, Range<usize>)>,
}

impl Places {
    /// The bytes of what a finding is about.
    pub fn span(&self, about: About) -> Option<Range<usize>> {
        let row = |row: usize| self.rows.get(row);
        match about {
            About::Table => None,
            About::Row(at) => row(at).map(|row| row.line.clone()),
            About::Number(at) => row(at).map(|row| row.number.clone().unwrap_or_else(|| row.line.clone())),
            About::Square(at, place) => row(at)?.squares.get(place).cloned(),
            About::Players => self.entry(PLAYERS.name, None),
            About::First => self.entry(FIRST.name, None),
            About::ToMove => self.entry(TO_MOVE.name, None),
            About::Hand(player) => self.entry(HAND.name, Some(player)),
            About::Planks(player) => self.entry(PLANKS.name, Some(player)),
            About::Last => self.entry(LAST.name, None),
        }
    }

    fn entry(&self, key: &str, of: Option<Player>) -> Option<Range<usize>> {
        self.entries.iter().find(|entry| (entry.0, entry.1) == (key, of)).map(|entry| entry.2.clone())
    }
}

/// Reads a position; all that cannot be read is told.
pub fn read_position(text: &str) -> Result<(Setup, Places), Vec<Finding>> {
    let first_turn = || Some(record(text).ok()?.turns.first()?.span.clone());
    position(text).map_err(|findings| no_position(text, &CODES, findings, first_turn))
}

/// The same, whatever the text may be instead.
pub fn position(text: &str) -> Result<(Setup, Places), Vec<Finding>> {
    let mut findings = Vec::new();
    let is_body = |head: &str| head == "?" || begins_a_line(head) || begins_with_a_turn(head);
    let page = Page::read(text, KEYS, &CODES, is_body, &mut findings);
    let mut setup = Setup::default();
    let mut places = Places::default();
    let mut listed = Vec::new();
    'body: for line in &page.body {
        if line.words().next().is_some_and(|word| is_end(word.text)) {
            findings.push(is_a_turn(line.span(), &CODES));
            break;
        }
        if let Some(tokens) = list::tokens(*line) {
            listed.extend(tokens.into_iter().take(MOST_TOKENS));
            continue;
        }
        for plank in list::planks(*line) {
            if setup.rows.len() + findings.len() >= MOST_LINES {
                let message = format!("more than {MOST_LINES} lines of planks: there are twelve in the box");
                findings.push(Finding::unreadable("plank/too-many-lines", plank.span(), message));
                break 'body;
            }
            if let Some((row, place)) = read_line(plank, &mut findings) {
                setup.rows.push(row);
                places.rows.push(place);
            }
        }
    }
    list::lay(&listed, &mut setup, &mut places.rows, &mut findings);
    for entry in page.entries.iter().filter(|entry| !is_unknown(entry.value)) {
        let of = entry.of.and_then(Player::of_letter);
        places.entries.push((
            entry.key,
            of,
            entry.typed.start..entry.value.span().end.max(entry.typed.span().end),
        ));
        if let Err(found) = enter(entry, of, &mut setup) {
            findings.extend(found);
        }
    }
    if page.is_empty() && findings.is_empty() {
        let hint = "write one line a plank; `tablier blank plank` makes a form";
        findings
            .push(Finding::unreadable("plank/nothing", page.end..page.end, "no plank is here").hint(hint));
    }
    if findings.is_empty() { Ok((setup, places)) } else { Err(in_order(findings)) }
}

fn enter(entry: &Entry<'_>, of: Option<Player>, setup: &mut Setup) -> Result<(), Vec<Finding>> {
    let one = |finding: Box<Finding>| vec![*finding];
    match (entry.key, of) {
        (key, _) if key == PLAYERS.name => setup.players = Some(keys::players(entry).map_err(one)?),
        (key, _) if key == FIRST.name => setup.first = Some(keys::player(entry).map_err(one)?),
        (key, _) if key == TO_MOVE.name => setup.to_move = Some(keys::player(entry).map_err(one)?),
        (key, Some(player)) if key == HAND.name => {
            setup.hands[player.index()] = Some(keys::counts(entry).map_err(one)?);
        }
        (key, Some(player)) if key == PLANKS.name => {
            setup.planks[player.index()] = Some(keys::counts(entry).map_err(one)?);
        }
        _ => setup.last = Some(last(entry, setup)?),
    }
    Ok(())
}

/// The last turn. It names planks by their numbers, so they must be known.
fn last(entry: &Entry<'_>, setup: &Setup) -> Result<Turn, Vec<Finding>> {
    let numbered = |number: usize| {
        let has = |row: &&Row| row.number.is_some_and(|typed| usize::from(typed) == number);
        setup.rows.iter().find(has).and_then(Row::plank)
    };
    let planks: Vec<_> = (1..=setup.rows.len()).map(numbered).collect();
    let turn = read_turn(entry.value, &planks)?;
    let names = match turn {
        Turn::Move { .. } => true,
        Turn::Put(to) => matches!(to, Target::Spot(_)),
        Turn::Pass => false,
    };
    // A single plank is the first; of several it must be said.
    if names && setup.rows.len() > 1 && setup.rows.iter().any(|row| row.number.is_none()) {
        let message = "this names planks by their numbers, and the diagram does not say which is which";
        let finding = Finding::unreadable("plank/last-without-numbers", entry.value.span(), message);
        return Err(vec![
            finding.hint("begin each line of the diagram with the plank's number: `P1 rA w b`"),
        ]);
    }
    Ok(turn)
}
