//! Positions.

use std::ops::Range;

use super::lexeme::{Lexeme, LexemeKind, is_end, lexemes};
use super::line::{RowSpans, begins_a_line, read_line};
use super::record::{begins_with_a_turn, read_turn};
use super::{KEYS, keys, list};
use crate::rules::lexicon::{Term, is_unknown};
use crate::rules::plank::about::About;
use crate::rules::plank::kit::Player;
use crate::rules::plank::setup::{PlankRow, Setup};
use crate::rules::plank::turn::{Target, Turn};
use crate::rules::plank::words::{DiagramFinding, DiagramHint, EntryFinding, EntryHint};
use crate::rules::read::list::Nones;
use crate::rules::read::{Line, Page, PageEntry, Word, is_a_turn, merge_equal};
use crate::rules::{Coded, Finding};
use crate::text::Action;

/// Maximum number of lines with planks that are parsed.
const MAX_LINES: usize = 40;

/// Maximum number of listed tokens per line that are parsed.
const MAX_LISTED_TOKENS: usize = 40;

/// Spans of the information in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spans {
    rows: Vec<RowSpans>,
    entries: Vec<(Term, Option<Player>, Range<usize>)>,
}

impl Spans {
    /// Returns the span of a subject.
    pub fn span(&self, about: About) -> Option<Range<usize>> {
        let row = |row: usize| self.rows.get(row);
        match about {
            About::Table => None,
            About::Row(at) => row(at).map(|row| row.line.clone()),
            About::Number(at) => row(at).map(|row| row.number.clone().unwrap_or_else(|| row.line.clone())),
            About::Square(at, place) => row(at)?.squares.get(place).cloned(),
            About::Players => self.entry(Term::Players, None),
            About::First => self.entry(Term::First, None),
            About::ToMove => self.entry(Term::ToMove, None),
            About::Hand(player) => self.entry(Term::Hand, Some(player)),
            About::Planks(player) => self.entry(Term::Planks, Some(player)),
            About::Last => self.entry(Term::Last, None),
        }
    }

    fn entry(&self, key: Term, of: Option<Player>) -> Option<Range<usize>> {
        self.entries.iter().find(|entry| (entry.0, entry.1) == (key, of)).map(|entry| entry.2.clone())
    }
}

/// Parses a position without checking for texts of another kind.
pub(crate) fn position(text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
    let mut findings = Vec::new();
    let is_body = |head: &str| head == "?" || begins_a_line(head) || begins_with_a_turn(head);
    let page = Page::parse(text, KEYS, is_body, &mut findings);
    let mut setup = Setup::default();
    let mut spans = Spans::default();
    let (mut listed, mut nones) = (Vec::new(), Nones::new());
    'body: for line in &page.body {
        if is_at_an_end(*line) {
            findings.push(is_a_turn(line.span()));
            break;
        }
        if let Some(tokens) = list::tokens(*line, &mut nones) {
            listed.extend(tokens.into_iter().take(MAX_LISTED_TOKENS));
            continue;
        }
        let planks = match list::planks(*line) {
            Ok(planks) => planks,
            Err(finding) => {
                findings.push(finding);
                continue;
            }
        };
        for plank in planks {
            if setup.rows.len() + findings.len() >= MAX_LINES {
                findings.push(DiagramFinding::TooManyLines { most: MAX_LINES }.at(plank.span()));
                break 'body;
            }
            if let Some((row, place)) = read_line(plank, &mut findings) {
                setup.rows.push(row);
                spans.rows.push(place);
            }
        }
    }
    list::lay(&listed, &mut setup, &mut spans.rows, &mut findings);
    let token = |player| setup.tokens().find(|(_, _, token, _)| token.owner == player);
    nones.check(|player| token(player).map(|(at, place, ..)| setup.square_name(at, place)), &mut findings);
    for entry in page.entries.iter().filter(|entry| !is_unknown(entry.value.text)) {
        let of = entry.letter.and_then(Player::from_letter);
        spans.entries.push((
            entry.key,
            of,
            entry.typed.start..entry.value.span().end.max(entry.typed.span().end),
        ));
        if let Err(found) = enter(entry, of, &mut setup) {
            findings.extend(found);
        }
    }
    if page.is_empty() && findings.is_empty() {
        let finding = DiagramFinding::NoPlanks.at(page.end..page.end);
        findings.push(
            finding
                .hint(DiagramHint::WriteALineEach { form: Action::MakeAForm { game: "plank".to_owned() } }),
        );
    }
    if findings.is_empty() { Ok((setup, spans)) } else { Err(merge_equal(findings)) }
}

/// Returns true for a turn like `top rwb:1`, and false for a remark like `Top row first`.
fn is_at_an_end(line: Line) -> bool {
    let mut words = line.words();
    let begins = words.next().is_some_and(|word| is_end(word.text));
    let is_plank =
        |word: Word| matches!(lexemes(word).next(), Some(Lexeme { part: LexemeKind::Plank(_), .. }));
    begins && (line.text.contains(':') || words.next().is_none_or(is_plank))
}

fn enter(entry: &PageEntry<'_>, of: Option<Player>, setup: &mut Setup) -> Result<(), Vec<Finding>> {
    let one = |finding: Finding| vec![finding];
    match (entry.key, of) {
        (Term::Players, _) => setup.players = Some(keys::players(entry).map_err(one)?),
        (Term::First, _) => setup.first = Some(keys::player(entry).map_err(one)?),
        (Term::ToMove, _) => setup.to_move = Some(keys::player(entry).map_err(one)?),
        (Term::Hand, Some(player)) => {
            setup.hands[player.index()] = Some(keys::counts(entry).map_err(one)?);
        }
        (Term::Planks, Some(player)) => {
            setup.planks[player.index()] = Some(keys::counts(entry).map_err(one)?);
        }
        _ => setup.last = Some(last(entry, setup)?),
    }
    Ok(())
}

/// Parses the last turn, which refers to planks by their numbers.
fn last(entry: &PageEntry<'_>, setup: &Setup) -> Result<Turn, Vec<Finding>> {
    let numbered = |number: usize| {
        let has = |row: &&PlankRow| row.number.is_some_and(|typed| usize::from(typed) == number);
        setup.rows.iter().find(has).and_then(PlankRow::plank)
    };
    let planks: Vec<_> = (1..=setup.rows.len()).map(numbered).collect();
    let turn = read_turn(entry.value, &planks)?;
    let names = match turn {
        Turn::Move { .. } => true,
        Turn::Put(to) => matches!(to, Target::OnTable(_)),
        Turn::Pass => false,
    };
    // A single plank is P1; several must be numbered.
    if names && setup.rows.len() > 1 && setup.rows.iter().any(|row| row.number.is_none()) {
        let finding = EntryFinding::LastNamesNumbers.at(entry.value.span());
        return Err(vec![finding.hint(EntryHint::BeginLinesWithNumbers)]);
    }
    Ok(turn)
}
