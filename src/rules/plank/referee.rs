//! The door that the commands knock at.

use super::judge::{Judged, judge, malformed};
use super::kit::{Colour, Kit, MOST_PLAYERS, Moving, PerColour, Player, sum};
use super::laid;
use super::notation::{Record, blank, read_position, read_record, write};
use super::position::Position;
use super::setup::{Row, Setup, Square, Token};
use super::wellformed::{UNCLEAR, spot};
use crate::rules::{
    Finding, Found, Judgement, Laid, Lies, Play, Referee, Replay, Spot, StripSquare, Trace, perft, replay,
};

const DEAL_RULE: &str =
    "All twelve planks are dealt, four of each model: six each to two players, four to three, three to four.";

/// Judges games of Plank.
#[derive(Clone, Copy, Debug)]
pub struct PlankReferee {
    /// How many play, if that is settled; else the text says it.
    players: Option<usize>,
    /// When tokens begin to move.
    moving: Moving,
}

impl PlankReferee {
    /// A referee for so many players; none if the texts will say.
    pub fn new(players: Option<usize>, moving: Moving) -> PlankReferee {
        PlankReferee { players, moving }
    }

    /// The table that was found. A strip that is no plank is left out.
    fn setup(&self, found: &Found) -> Setup {
        let rows = found.strips.iter().filter_map(|strip| {
            let squares: Option<Vec<Square>> = strip.squares.iter().map(square).collect();
            Some(Row { number: strip.number, squares: squares?.try_into().ok()? })
        });
        Setup { players: self.players, rows: rows.collect(), ..Setup::default() }
    }

    fn judged(&self, text: &str) -> Judged {
        match read_position(text) {
            Ok((setup, places)) => judge(&setup, self.moving, self.players, &|about| places.span(about)),
            Err(findings) => {
                Judged { judgement: Judgement::unreadable(&self.variant(), findings), position: None }
            }
        }
    }

    /// The variant as it is written; nothing where it is open.
    fn variant(&self) -> String {
        self.players.map(|count| count.to_string()).unwrap_or_default()
    }

    /// The bare table that a record begins with.
    fn start(&self, record: &Record) -> Result<Position, Box<Finding>> {
        let typed = record.players.as_ref().map(|(count, _)| *count);
        if let (Some(settled), Some((typed, span))) = (self.players, &record.players)
            && settled != *typed
        {
            let message = format!("the text says that {typed} play, and it is judged as a game of {settled}");
            return Err(Box::new(Finding::unreadable("plank/players-contradict", span.clone(), message)));
        }
        let dealt = (1..=MOST_PLAYERS).rev().find(|count| record.deal[count - 1].is_some()).unwrap_or(0);
        let players = self.players.or(typed).unwrap_or(dealt.max(2));
        let kit = Kit::standard(players);
        let deal = std::array::from_fn(|at| record.deal[at].as_ref().map(|(planks, _)| *planks));
        let start = kit.filter(|_| dealt <= players).and_then(|kit| Position::start(kit, self.moving, &deal));
        start.ok_or_else(|| self.bad_deal(record, players, &deal))
    }

    fn bad_deal(
        &self,
        record: &Record,
        players: usize,
        deal: &[Option<PerColour>; MOST_PLAYERS],
    ) -> Box<Finding> {
        let each = Kit::standard(players).map_or(0, |kit| usize::from(kit.dealt()));
        let span = record.deal.iter().flatten().next_back().map(|(_, span)| span.clone()).unwrap_or_default();
        let odd = deal.iter().zip("ABCD".chars()).enumerate().find_map(|(at, (planks, letter))| {
            let count = sum(planks.as_ref()?);
            if at >= players {
                return Some(format!("{letter} does not play in a game of {players}"));
            }
            (count != each)
                .then(|| format!("{letter} is dealt {count} planks, and each of {players} has {each}"))
        });
        let message =
            odd.unwrap_or_else(|| "more planks of a model are dealt than the four there are".to_owned());
        let finding = Finding::unreadable("plank/bad-deal", span, message);
        Box::new(Finding { rule: DEAL_RULE, ..finding })
    }
}

impl Referee for PlankReferee {
    fn check(&self, text: &str) -> Judgement {
        self.judged(text).judgement
    }

    fn moves(&self, text: &str) -> Result<Vec<String>, Box<Judgement>> {
        let judged = self.judged(text);
        let judgement = judged.judgement;
        let Some(position) = judged.position else { return Err(Box::new(judgement)) };
        // Whoever is to move in the witness need not be the one who is to move at the table.
        if judgement.status.as_ref().is_some_and(|status| status.to_move.is_none() && !status.over) {
            let hint = "add `to move: A`, or whoever it is";
            return Err(Box::new(judgement.whose_turn("plank/to-move", hint)));
        }
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(turn.to_string()));
        Ok(turns)
    }

    fn replay(&self, text: &str) -> Replay {
        let record = match read_record(text) {
            Ok(record) => record,
            Err(findings) => return Replay::unreadable(&self.variant(), findings),
        };
        match self.start(&record) {
            Ok(start) => replay(&start.kit().players().to_string(), start, &record.turns, text),
            Err(finding) => Replay::unreadable(&self.variant(), vec![*finding]),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        standard_start(self.players.unwrap_or(2), self.moving).map_or(0, |start| perft(&start, depth))
    }

    fn malformed(&self, text: &str) -> Vec<Finding> {
        match read_position(text) {
            Ok((setup, places)) => malformed(&setup, self.players, &|about| places.span(about)),
            Err(findings) => findings,
        }
    }

    fn laid(&self, text: &str) -> Result<Laid, Vec<Finding>> {
        read_position(text).map(|(setup, _)| laid::laid(&setup, self.players))
    }

    fn trace(&self, found: &Found, turn: &str) -> Trace {
        laid::trace(found, turn)
    }

    fn spell(&self, found: &Found) -> String {
        write(&self.setup(found))
    }

    fn spot_name(&self, found: &Found, at: Spot) -> String {
        match at {
            Spot::Strip(row, place) => spot(&self.setup(found), row, place),
            Spot::Square(_) => String::new(),
        }
    }

    fn lies_name(&self, found: &Found, at: Spot, lies: Lies) -> String {
        let Spot::Strip(row, place) = at else { return String::new() };
        let square = found.strips.get(row).and_then(|strip| strip.squares.get(place));
        let of = square.and_then(|square| Colour::of_letter(square.colour));
        match token(lies) {
            None => ".".to_owned(),
            Some(token) => match token.colour.filter(|colour| Some(*colour) != of) {
                None => token.owner.to_string(),
                Some(other) => format!("{}={}", token.owner, other.letter()),
            },
        }
    }

    fn unclear(&self) -> &'static str {
        UNCLEAR
    }

    fn blank(&self) -> String {
        blank(self.players.unwrap_or(2))
    }
}

fn square(found: &StripSquare) -> Option<Square> {
    let colour = Colour::of_letter(found.colour)?;
    let lies = found.certain();
    Some(Square { colour, token: lies.and_then(token), open: lies.is_none() })
}

fn token(lies: Lies) -> Option<Token> {
    let Lies::Piece { letter, colour, .. } = lies else { return None };
    Some(Token { owner: Player::of_letter(letter)?, colour: colour.and_then(Colour::of_letter) })
}

/// The bare table with the deal that perft is counted with.
pub fn standard_start(players: usize, moving: Moving) -> Option<Position> {
    let kit = Kit::standard(players)?;
    Position::start(kit, moving, &kit.standard_deal()?.map(Some))
}
