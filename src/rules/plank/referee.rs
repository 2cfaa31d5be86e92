//! Implements `Referee`, the interface used by the CLI.

use super::judge::{contradiction, players_contradiction};
use super::kit::{Colour, Kit, MAX_PLAYERS, Moving, PerColour, Player, sum};
use super::layout;
use super::notation::{Record, Spans, blank, read_position, read_record, write};
use super::on_turn::on_turn;
use super::open::Planks;
use super::position::Position;
use super::setup::{PlankRow, Setup, Square, Token};
use super::wellformed::{non_player_findings, square_name};
use super::words::{PlankTableMessage, PlankTextMessage};
use crate::game::Lang;
use crate::rules::read::merge_equal;
use crate::rules::settle::{self, extract_may_lines};
use crate::rules::{
    Finding, Found, FoundStrip, Judgement, Layout, Lies, Message, Moves, Play, Referee, Replay, Settled,
    Spot, StripSquare, Trace, Verdict, perft, replay,
};
use crate::text::Layer;
use crate::text::codes::PlankCode;

/// Referee for Plank.
#[derive(Clone, Copy, Debug)]
pub struct PlankReferee {
    /// The number of players if it is fixed; else the text gives it.
    players: Option<usize>,
    moving: Moving,
}

impl PlankReferee {
    /// A referee for this number of players; with `None` the text gives it.
    pub fn new(players: Option<usize>, moving: Moving) -> PlankReferee {
        PlankReferee { players, moving }
    }

    /// The setup of an observed table.
    fn setup(&self, found: &Found) -> Setup {
        Setup { players: self.players, rows: planks(found).map(|(row, _)| row).collect(), ..Setup::default() }
    }

    fn table<'a>(&self, setup: Setup, spans: &'a Spans) -> Planks<'a> {
        Planks { players: self.players, moving: self.moving, setup, spans }
    }

    fn read(&self, text: &str) -> Result<(Setup, Spans), Box<Judgement>> {
        let unreadable = |findings| Box::new(Judgement::unreadable(&self.variant(), findings));
        let (setup, spans) = read_position(text).map_err(unreadable)?;
        if let Some(finding) = contradiction(&setup, self.players, &|about| spans.span(about)) {
            return Err(unreadable(vec![finding]));
        }
        let strangers: Vec<Finding> = self
            .players
            .or(setup.players)
            .into_iter()
            .flat_map(|players| non_player_findings(&setup, players))
            .map(|(message, about)| stranger(message).at(spans.span(about).unwrap_or_default()))
            .collect();
        if strangers.is_empty() { Ok((setup, spans)) } else { Err(unreadable(merge_equal(strangers))) }
    }

    /// The variant in notation; empty if it is open.
    fn variant(&self) -> String {
        self.players.map(|count| count.to_string()).unwrap_or_default()
    }

    /// The starting positions of a record, one for each possible opener: A first, the others clockwise.
    fn starts(&self, record: &Record) -> Result<Vec<Position>, Finding> {
        let typed = record.players.as_ref().map(|(count, _)| *count);
        if let (Some(settled), Some((typed, span))) = (self.players, &record.players)
            && settled != *typed
        {
            return Err(players_contradiction(*typed, settled, span.clone()));
        }
        let dealt = (1..=MAX_PLAYERS).rev().find(|count| record.deal[count - 1].is_some()).unwrap_or(0);
        let players = self.players.or(typed).unwrap_or(dealt.max(2));
        let kit = Kit::standard(players);
        let deal = std::array::from_fn(|at| record.deal[at].as_ref().map(|(planks, _)| *planks));
        if let (Some(kit), Some((first, span))) = (&kit, &record.first)
            && first.index() >= kit.players()
        {
            return Err(stranger(PlankTableMessage::DoesNotPlay { player: *first, players }).at(span.clone()));
        }
        let starts = kit.filter(|_| dealt <= players).and_then(|kit| {
            let openers = kit
                .all_players()
                .filter(|player| record.first.as_ref().is_none_or(|(first, _)| first == player));
            openers.map(|first| Position::start(kit, self.moving, &deal, first)).collect()
        });
        starts.ok_or_else(|| self.bad_deal(record, players, &deal))
    }

    fn bad_deal(&self, record: &Record, players: usize, deal: &[Option<PerColour>; MAX_PLAYERS]) -> Finding {
        let each = Kit::standard(players).map_or(0, |kit| usize::from(kit.dealt()));
        let span = record.deal.iter().flatten().next_back().map(|(_, span)| span.clone()).unwrap_or_default();
        let odd = Player::all(MAX_PLAYERS).zip(deal).find_map(|(player, planks)| -> Option<Message> {
            let count = sum(planks.as_ref()?);
            if player.index() >= players {
                return Some(PlankTableMessage::DoesNotPlay { player, players }.into());
            }
            (count != each).then(|| PlankTextMessage::DealtOtherwise { player, count, players, each }.into())
        });
        let message = odd.unwrap_or_else(|| PlankTextMessage::TooManyOfAModelDealt.into());
        Finding::new(PlankCode::BadDeal, message).at(span)
    }
}

impl Referee for PlankReferee {
    fn settle(&self, text: &str) -> Settled {
        let read = |text: &str| self.read(text);
        settle::settle_text(text, read, |(setup, spans), lines| {
            settle::settle_typed(&self.table(setup, &spans), lines)
        })
    }

    fn settle_found(&self, found: &Found) -> Settled {
        let squares = planks(found).enumerate().flat_map(|(row, (_, strip))| {
            strip.squares.iter().enumerate().map(move |(place, square)| ((row, place), &square.may[..]))
        });
        settle::settle_observed(&self.table(self.setup(found), &Spans::default()), squares)
    }

    fn moves(&self, text: &str) -> Result<Moves, Box<Judgement>> {
        let (text, lines) = extract_may_lines(text);
        let (setup, spans) = self.read(&text)?;
        let table = settle::fill_in(self.table(setup, &spans), &lines)?;
        let Some((position, assumed)) = on_turn(&table.setup, self.moving, self.players) else {
            return Err(Box::new(table.judge().judgement));
        };
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(turn.to_string()));
        Ok(Moves { turns, assumed })
    }

    fn replay(&self, text: &str) -> Replay {
        let record = match read_record(text) {
            Ok(record) => record,
            Err(findings) => return Replay::unreadable(&self.variant(), findings),
        };
        let starts = match self.starts(&record) {
            Ok(starts) => starts,
            Err(finding) => return Replay::unreadable(&self.variant(), vec![finding]),
        };
        // Prefer the first opener for whom all turns are legal, else the one for whom most are.
        let mut best: Option<Replay> = None;
        for start in starts {
            let replayed = replay(&start.kit().players().to_string(), start, &record.turns, text);
            let better = best.as_ref().is_none_or(|best| replayed.turns > best.turns);
            if replayed.verdict == Verdict::Legal {
                return replayed;
            }
            if better {
                best = Some(replayed);
            }
        }
        best.unwrap_or_else(|| Replay::unreadable(&self.variant(), Vec::new()))
    }

    fn perft(&self, depth: u32) -> u64 {
        standard_start(self.players.unwrap_or(2), self.moving).map_or(0, |start| perft(&start, depth))
    }

    fn layout(&self, text: &str) -> Result<Layout, Vec<Finding>> {
        let (text, _) = extract_may_lines(text);
        read_position(&text).map(|(setup, _)| layout::layout(&setup, self.players))
    }

    fn trace(&self, found: &Found, turn: &str) -> Trace {
        layout::trace(found, turn)
    }

    fn spell(&self, found: &Found) -> String {
        write(&self.setup(found))
    }

    fn spot_name(&self, found: &Found, at: Spot) -> String {
        match at {
            Spot::Strip(row, place) => square_name(&self.setup(found), row, place),
            Spot::Square(_) => String::new(),
        }
    }

    fn lies_name(&self, found: &Found, at: Spot, lies: Lies) -> Option<String> {
        let Spot::Strip(row, place) = at else { return None };
        let square = found.strips.get(row).and_then(|strip| strip.squares.get(place));
        let of = square.and_then(|square| Colour::from_letter(square.colour));
        Some(match token(lies)? {
            None => ".".to_owned(),
            Some(token) => match token.colour.filter(|colour| Some(*colour) != of) {
                None => token.owner.to_string(),
                Some(other) => format!("{}={}", token.owner, other.letter()),
            },
        })
    }

    fn blank(&self, lang: Lang) -> String {
        blank(self.players.unwrap_or(2), lang)
    }
}

/// The finding for a player beyond the number of players, if that number is not from the position itself.
fn stranger(message: PlankTableMessage) -> Finding {
    Finding::new(PlankCode::NoSuchPlayer, message).layer(Layer::Readable).no_rule()
}

/// The observed planks with their strips. Strips that are not planks are skipped.
fn planks(found: &Found) -> impl Iterator<Item = (PlankRow, &FoundStrip)> {
    found.strips.iter().filter_map(|strip| {
        let squares: Option<Vec<Square>> = strip.squares.iter().map(square).collect();
        Some((PlankRow { number: strip.number, squares: squares?.try_into().ok()? }, strip))
    })
}

fn square(found: &StripSquare) -> Option<Square> {
    let colour = Colour::from_letter(found.colour)?;
    let token = found.certain().and_then(token);
    Some(Square { colour, token: token.flatten(), open: token.is_none() })
}

/// Converts observed contents to a token or an empty square; `None` if it is not a token.
pub fn token(lies: Lies) -> Option<Option<Token>> {
    let Lies::Piece { letter, colour, .. } = lies else { return Some(None) };
    Some(Some(Token { owner: Player::from_letter(letter)?, colour: colour.and_then(Colour::from_letter) }))
}

/// The empty table with the deal used for perft.
pub fn standard_start(players: usize, moving: Moving) -> Option<Position> {
    let kit = Kit::standard(players)?;
    Position::start(kit, moving, &kit.standard_deal()?.map(Some), Player::FIRST)
}
