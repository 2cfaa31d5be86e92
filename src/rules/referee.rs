//! The trait `Referee`: an engine as the commands and the page use it, whatever its types are.

use super::engine::{Engine, Notation, Table};
use super::read::{blank_remarks, extract_prose, keyed_lines};
use super::settle::{self, extract_may_lines, may_line};
use super::{
    Coded, Finding, Found, Judgement, Message, Moves, Observed, Phrase, Play, PlayerName, Reconstruction,
    Replay, ReplayFinding, Settled, Spot, ToldPosition, ToldTurn, Trace, Verdict, judging, perft, play,
    reconstruct,
};
use crate::game::Lang;

/// A game with its options. If the variant is not fixed, the text names it (`variant: simple`, `players: 3`); without
/// a name the default applies. Every [`Engine`] is one.
pub trait Referee: Send + Sync {
    /// Judges a position. Deduces the contents of open squares (`?`) as far as box, board and rules allow.
    fn settle(&self, text: &str) -> Settled;

    /// Judges an observed table in the same way.
    #[doc(hidden)]
    fn settle_found(&self, found: &Found) -> Settled;

    /// Judges a position and returns only the judgement of [`Referee::settle`].
    fn check(&self, text: &str) -> Judgement {
        self.settle(text).judgement
    }

    /// Returns the legal turns of a position. Missing information is assumed as in `check`. Returns the judgement if
    /// the position cannot be read, is not well-formed, or leaves the player to move unknown.
    fn moves(&self, text: &str) -> Result<Moves, Box<Judgement>>;

    /// Replays a record, turn by turn.
    fn replay(&self, text: &str) -> Replay;

    /// Replays a record and returns the legal turns after it, or after its last legal turn.
    fn play(&self, text: &str) -> (Replay, Vec<ToldTurn>);

    /// Finds the game that leads to observed tables, given with their names, after the turns of a record, which may be
    /// empty. At most `apart` turns lie between two tables; without it, as few as possible.
    #[doc(hidden)]
    fn reconstruct(&self, text: &str, tables: &[(String, Found)], apart: Option<usize>) -> Reconstruction;

    /// Counts the sequences of `depth` turns from the start.
    fn perft(&self, depth: u32) -> u64;

    /// Explains why the game has no turns, if it has no rules. `perft` is 0 then.
    fn ruleless(&self) -> Option<Finding>;

    /// Reads a position, legal or not, or returns the reasons why the text cannot be read. Open squares are unknown, even
    /// where a line lists candidates.
    fn read(&self, text: &str) -> Result<ToldPosition, Vec<Finding>>;

    /// Returns the lines of a position that begin with a key or list candidates, in the order of the text.
    #[doc(hidden)]
    fn entries(&self, text: &str) -> Vec<TypedEntry>;

    /// Returns the visible effect of a turn on an observed table.
    #[doc(hidden)]
    fn trace(&self, found: &Found, trace: Trace) -> Trace<Spot>;

    /// Returns an observed table as a position, with `?` for every uncertain square.
    #[doc(hidden)]
    fn spell(&self, found: &Found) -> ToldPosition;

    /// Returns the notation of a location: `c3`, `A:c5`, `P1:2`.
    #[doc(hidden)]
    fn spot_name(&self, found: &Found, spot: Spot) -> String;

    /// Returns the notation of the contents of a location: `L`, `Y2`, or `.` if empty. `None` if the engine does not
    /// know the piece.
    #[doc(hidden)]
    fn observed_name(&self, found: &Found, spot: Spot, lies: Observed) -> Option<Phrase>;

    /// Returns the table without pieces.
    #[doc(hidden)]
    fn empty_table(&self) -> Found;

    /// Returns the players of a variant in turn order; of any variant if it is empty. Empty if the game has no rules.
    #[doc(hidden)]
    fn players(&self, variant: &str) -> Vec<PlayerName>;

    /// Returns an empty position form with a legend. It can be read without changes.
    fn blank(&self, lang: Lang) -> String;
}

/// Returns an observed table as a position, with a candidate line for every unclear square. A square with a piece that
/// the engine does not know has no line, so it may contain anything.
pub fn found_position(referee: &dyn Referee, found: &Found) -> ToldPosition {
    let unsure = found.unsure().into_iter().filter(|spot| found.may(*spot).len() > 1);
    let lines = unsure.filter_map(|spot| {
        let may = found.may(spot).iter().map(|lies| referee.observed_name(found, spot, *lies));
        let may: Option<Vec<Phrase>> = may.collect();
        Some(may_line(&referee.spot_name(found, spot), may?))
    });
    let mut told = referee.spell(found);
    told.entries.splice(0..0, lines);
    told
}

/// A line of a position that begins with a key or lists candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedEntry {
    /// Its number, from 0.
    pub line: usize,
    /// The key.
    pub key: Phrase,
    /// The value; `None` if it is unknown, or if nothing follows from it.
    pub value: Option<Phrase>,
}

/// How often a position is read without the remarks found so far. Equal faults are told once, so the next lines show theirs
/// only then.
const MAX_ROUNDS: usize = 3;

/// A position with its spans.
type Parsed<E> = (<E as Table>::Setup, <E as Notation>::Spans);

/// Parses a position. If that fails, lines of prose are skipped; the message tells which.
fn parse<E: Engine>(engine: &E, text: &str) -> Result<(Parsed<E>, Option<Message>), Vec<Finding>> {
    let faults = match engine.parse(text) {
        Ok(parsed) => return Ok((parsed, None)),
        Err(faults) => faults,
    };
    let (headings, is_sign) = (engine.headings(), |letter| engine.is_sign(letter));
    let first = extract_prose(text, &faults, &headings, is_sign);
    if first.note.is_none() && first.findings.is_empty() {
        return Err(faults);
    }
    let (mut text, mut found) = (first.text.into_owned(), first.findings);
    for _ in 0..MAX_ROUNDS {
        let faults = match engine.parse(&text) {
            Ok(parsed) if found.is_empty() => return Ok((parsed, first.note)),
            Ok(_) => return Err(found),
            Err(faults) => faults,
        };
        let next = extract_prose(&text, &faults, &headings, is_sign);
        if next.findings.is_empty() {
            return Err(found.into_iter().chain(faults).collect());
        }
        found.extend(next.findings);
        text = next.text.into_owned();
    }
    Err(found)
}

/// Parses a position that is to be judged.
fn read<E: Engine>(engine: &E, text: &str) -> Result<(Parsed<E>, Option<Message>), Vec<Finding>> {
    let ((setup, spans), note) = parse(engine, text)?;
    let contradictions = engine.contradictions(&setup, &spans);
    if contradictions.is_empty() { Ok(((setup, spans), note)) } else { Err(contradictions) }
}

/// Replays a record: from the first start from which all turns are legal, else from the one from which most are.
fn replayed<'e, E: Engine>(engine: &'e E, text: &str) -> (Replay, Option<E::Position<'e>>) {
    if let Some(ruleless) = engine.no_rules() {
        let unreadable = Replay::unreadable("", vec![ruleless]);
        return (Replay { verdict: Verdict::Undecided, ..unreadable }, None);
    }
    let is_turns = |remark: &str| engine.parse_record(remark).is_ok_and(|record| !record.turns.is_empty());
    let record = match engine.parse_record(&blank_remarks(text, is_turns)) {
        Ok(record) => record,
        Err(findings) => return (Replay::unreadable(&engine.variant(), findings), None),
    };
    let mut best: Option<(Replay, E::Position<'e>)> = None;
    for start in record.starts {
        let replayed = play::replay(engine, start, &record.turns, text);
        let is_legal = replayed.0.verdict == Verdict::Legal;
        if best.as_ref().is_none_or(|(best, _)| is_legal || replayed.0.turns > best.turns) {
            best = Some(replayed);
        }
        if is_legal {
            break;
        }
    }
    match best {
        Some((replay, end)) => (replay, Some(end)),
        None => (Replay::unreadable(&engine.variant(), Vec::new()), None),
    }
}

impl<E: Engine> Referee for E {
    fn settle(&self, text: &str) -> Settled {
        let (text, lines) = extract_may_lines(text);
        match read(self, &text) {
            Ok(((setup, spans), note)) => {
                let mut settled = settle::settle_typed(self, setup, &spans, &lines);
                settled.notes.splice(0..0, note);
                settled
            }
            Err(findings) => Settled::plain(Judgement::unreadable(&self.variant(), findings)),
        }
    }

    fn settle_found(&self, found: &Found) -> Settled {
        let squares = found.spots().filter_map(|spot| Some((self.square_at(found, spot)?, found.may(spot))));
        settle::settle_observed(self, self.setup(found), squares)
    }

    fn moves(&self, text: &str) -> Result<Moves, Box<Judgement>> {
        let (text, lines) = extract_may_lines(text);
        let unreadable = |findings| Box::new(Judgement::unreadable(&self.variant(), findings));
        let ((setup, spans), note) = read(self, &text).map_err(unreadable)?;
        if let Some(ruleless) = self.no_rules() {
            let judgement = settle::settle_typed(self, setup, &spans, &lines).judgement;
            return Err(Box::new(match judgement.verdict {
                Verdict::Fits | Verdict::Undecided => {
                    Judgement { verdict: Verdict::Undecided, findings: vec![ruleless], ..judgement }
                }
                _ => judgement,
            }));
        }
        let settle::FilledIn { setup, deduced, notes } = settle::fill_in(self, setup, &spans, &lines)?;
        judging::moves(self, &setup, &spans).map(|mut moves| {
            moves.notes.splice(0..0, note.into_iter().chain(notes));
            Moves { deduced, ..moves }
        })
    }

    fn replay(&self, text: &str) -> Replay {
        let (replay, _) = replayed(self, text);
        if replay.verdict != Verdict::Legal || replay.turns > 0 {
            return replay;
        }
        let finding = ReplayFinding::NoTurns.at(text.len()..text.len());
        Replay::unreadable(&self.variant(), vec![Finding { hint: self.turns_hint(), ..finding }])
    }

    fn play(&self, text: &str) -> (Replay, Vec<ToldTurn>) {
        let (replay, end) = replayed(self, text);
        let mut turns = Vec::new();
        if let Some(end) = end {
            end.turns(|turn| turns.push(end.told(turn)));
        }
        (replay, turns)
    }

    fn reconstruct(&self, text: &str, tables: &[(String, Found)], apart: Option<usize>) -> Reconstruction {
        reconstruct::reconstruct(self, text, tables, apart)
    }

    fn perft(&self, depth: u32) -> u64 {
        self.start().map_or(0, |start| perft(&start, depth))
    }

    fn ruleless(&self) -> Option<Finding> {
        self.no_rules()
    }

    fn read(&self, text: &str) -> Result<ToldPosition, Vec<Finding>> {
        let (text, _) = extract_may_lines(text);
        let ((setup, _), _) = parse(self, &text)?;
        Ok(self.told(&setup))
    }

    fn entries(&self, text: &str) -> Vec<TypedEntry> {
        let (rest, lines) = extract_may_lines(text);
        let read = parse(self, &rest).ok().map(|((setup, _), _)| setup);
        let told = read.as_ref().map(|setup| self.told(setup));
        let typed = |(line, key): (usize, Phrase)| {
            let value = told.as_ref().and_then(|told| told.value(&key)).cloned();
            TypedEntry { line, key, value }
        };
        let mut entries: Vec<TypedEntry> = keyed_lines(&rest, self.keys()).into_iter().map(typed).collect();
        let candidates = settle::candidate_entries(self, read.unwrap_or_default(), &lines);
        entries.extend(candidates.into_iter().map(|(start, entry)| {
            let line = text.get(..start).map_or(0, |before| before.matches('\n').count());
            TypedEntry { line, key: entry.key, value: Some(entry.value) }
        }));
        entries.sort_by_key(|entry| entry.line);
        entries
    }

    fn trace(&self, found: &Found, trace: Trace) -> Trace<Spot> {
        found.trace(&self.camps(), trace)
    }

    fn spell(&self, found: &Found) -> ToldPosition {
        self.told(&self.setup(found))
    }

    fn spot_name(&self, found: &Found, spot: Spot) -> String {
        Table::spot_name(self, found, spot).unwrap_or_default()
    }

    fn observed_name(&self, found: &Found, spot: Spot, lies: Observed) -> Option<Phrase> {
        let square = self.square_at(found, spot)?;
        let content = self.convert(square, lies)?;
        Some(content.map_or_else(|| ".".into(), |piece| self.piece_name(square, piece)))
    }

    fn empty_table(&self) -> Found {
        let mut found = self.found(&self.bare());
        for spot in found.spots().collect::<Vec<_>>() {
            found.settle(spot, vec![Observed::Nothing]);
        }
        found
    }

    fn players(&self, variant: &str) -> Vec<PlayerName> {
        self.all_players(variant)
    }

    fn blank(&self, lang: Lang) -> String {
        self.form(lang)
    }
}
