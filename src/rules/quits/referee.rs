//! Implements `Referee`, the interface used by the CLI.

use super::board::{SIDE, bit};
use super::layout;
use super::notation::{Spans, blank, position_in, read, read_record};
use super::open::Tray;
use super::{BallMoves, Player, Position, QuitsTextMessage, Rules, Setup, Variant};
use crate::game::Lang;
use crate::rules::read::Square;
use crate::rules::settle::{self, extract_may_lines};
use crate::rules::{
    Assumed, Finding, Found, FoundSquare, Judgement, Layout, Lies, Moves, Play, Referee, Replay, Settled,
    Spot, Trace, Verdict, perft, replay,
};
use crate::text::codes::QuitsCode;
use std::ops::Range;

/// Referee for Quits.
#[derive(Clone, Copy, Debug)]
pub struct QuitsReferee {
    variant: Option<Variant>,
    ball_moves: BallMoves,
    /// Index of the board in the game.
    tray: usize,
}

impl QuitsReferee {
    /// A referee for these rules; with `None` the text names the variant.
    pub fn new(variant: Option<Variant>, ball_moves: BallMoves) -> QuitsReferee {
        QuitsReferee { variant, ball_moves, tray: 0 }
    }

    /// Sets the index of the board that is the tray.
    pub fn on_board(self, tray: usize) -> QuitsReferee {
        QuitsReferee { tray, ..self }
    }

    fn name(&self) -> &'static str {
        self.variant.map_or("", Variant::name)
    }

    /// The finding if the text names another variant than the command.
    fn conflict(&self, said: Option<Variant>, span: Option<Range<usize>>) -> Option<Finding> {
        let (asked, said) = (self.variant?, said?);
        (said != asked).then(|| {
            let message = QuitsTextMessage::VariantConflict { said, asked };
            let finding = Finding::new(QuitsCode::VariantConflict, message).at(span.unwrap_or(0..0));
            finding.hint(QuitsTextMessage::AskForTheVariant { said })
        })
    }

    /// The square of the tray that was observed.
    fn square(&self, found: &FoundSquare) -> Option<Square> {
        let of = |place: usize| u8::try_from(place).ok().filter(|place| *place < SIDE);
        let square = Square { column: of(found.column)?, row: of(found.row)? };
        (found.board == self.tray).then_some(square)
    }

    /// The observed tray. Uncertain squares are open.
    fn setup(&self, found: &Found) -> Setup {
        let mut setup = Setup { variant: self.variant, open: super::board::ALL, ..Setup::default() };
        for (found, square) in found.squares.iter().filter_map(|found| Some((found, self.square(found)?))) {
            let Some(ball) = found.certain().and_then(ball) else { continue };
            setup.open &= !bit(square);
            if let Some(player) = ball {
                setup.balls[player as usize] |= bit(square);
            }
        }
        setup
    }

    fn tray<'a>(&self, setup: Setup, spans: &'a Spans) -> Tray<'a> {
        Tray::new(self.variant, self.ball_moves, setup, spans)
    }

    fn read(&self, text: &str) -> Result<(Setup, Spans), Box<Judgement>> {
        let unreadable = |findings| Box::new(Judgement::unreadable(self.name(), findings));
        let (setup, spans) = read(text).map_err(unreadable)?;
        match self.conflict(setup.variant, spans.variant.clone()) {
            Some(finding) => Err(unreadable(vec![finding])),
            None => Ok((setup, spans)),
        }
    }
}

fn to_move(player: Player) -> Assumed {
    Assumed { key: "to move".to_owned(), value: player.name().to_owned() }
}

impl Referee for QuitsReferee {
    fn settle(&self, text: &str) -> Settled {
        let read = |text: &str| self.read(text);
        settle::settle_text(text, read, |(setup, spans), lines| {
            settle::settle_typed(&self.tray(setup, &spans), lines)
        })
    }

    fn settle_found(&self, found: &Found) -> Settled {
        let squares = found.squares.iter().filter_map(|found| Some((self.square(found)?, &found.may[..])));
        settle::settle_observed(&self.tray(self.setup(found), &Spans::default()), squares)
    }

    /// If the last turn is not given, no slide is forbidden.
    fn moves(&self, text: &str) -> Result<Moves, Box<Judgement>> {
        let (text, lines) = extract_may_lines(text);
        let (setup, spans) = self.read(&text)?;
        let (case, judgement, position) = settle::fill_in(self.tray(setup, &spans), &lines)?.case();
        let standing = case.standing();
        let Some(status) = &standing.status else { return Err(Box::new(judgement)) };
        let mut assumed = case.assumed_variant();
        if status.over {
            return Ok(Moves { turns: Vec::new(), assumed });
        }
        let player = match (case.next().as_slice(), position) {
            ([player], _) => *player,
            (_, Some(position)) => position.to_move(),
            _ if judgement.verdict == Verdict::Undecided => {
                let hint = QuitsTextMessage::AddToMove;
                return Err(Box::new(standing.whose_turn(QuitsCode::ToMove, hint)));
            }
            _ => return Err(Box::new(judgement)),
        };
        if setup.to_move.is_none() {
            assumed.push(to_move(player));
        }
        let position = case.position(player);
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(position.written(turn)));
        Ok(Moves { turns, assumed })
    }

    fn replay(&self, text: &str) -> Replay {
        match read_record(text) {
            Ok((said, turns)) => {
                let (said, span) = said.unzip();
                if let Some(finding) = self.conflict(said, span) {
                    return Replay::unreadable(self.name(), vec![finding]);
                }
                let replayed = |variant: Variant| {
                    let rules = Rules { variant, ball_moves: self.ball_moves };
                    replay(variant.name(), Position::start(rules), &turns, text)
                };
                match said.or(self.variant) {
                    Some(variant) => replayed(variant),
                    // The default variant, unless the turns are legal only in another one.
                    None => {
                        let usual = replayed(Variant::Classic);
                        let others = || [Variant::Simple, Variant::Four].map(replayed).into_iter();
                        match usual.verdict {
                            Verdict::Legal => usual,
                            _ => others().find(|other| other.verdict == Verdict::Legal).unwrap_or(usual),
                        }
                    }
                }
            }
            Err(findings) => Replay::unreadable(self.name(), findings),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        let variant = self.variant.unwrap_or(Variant::Classic);
        perft(&Position::start(Rules { variant, ball_moves: self.ball_moves }), depth)
    }

    fn layout(&self, text: &str) -> Result<Layout, Vec<Finding>> {
        let (text, _) = extract_may_lines(text);
        match self.read(&text) {
            Ok((setup, _)) => Ok(layout::layout(&setup, self.tray)),
            Err(unreadable) => Err(unreadable.findings),
        }
    }

    fn trace(&self, found: &Found, turn: &str) -> Trace {
        layout::trace(found, turn, self.tray)
    }

    fn spell(&self, found: &Found) -> String {
        self.setup(found).to_string()
    }

    fn spot_name(&self, found: &Found, spot: Spot) -> String {
        match spot {
            Spot::Square(at) => {
                found.squares.get(at).and_then(|found| self.square(found)).map(|s| s.to_string())
            }
            Spot::Strip(..) => None,
        }
        .unwrap_or_default()
    }

    fn lies_name(&self, _: &Found, _: Spot, lies: Lies) -> Option<String> {
        Some(ball(lies)?.map_or('.', Player::letter).to_string())
    }

    fn blank(&self, lang: Lang) -> String {
        blank(self.variant, lang)
    }

    fn position_in(&self, lang: Lang, text: &str) -> String {
        position_in(lang, text)
    }
}

/// Converts observed contents to a player's ball or an empty square; `None` if it is not a ball.
pub fn ball(lies: Lies) -> Option<Option<Player>> {
    let Lies::Piece { letter, .. } = lies else { return Some(None) };
    Player::ALL.into_iter().find(|player| player.letter() == letter.to_ascii_uppercase()).map(Some)
}
