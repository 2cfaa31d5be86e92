//! Implements the traits of an engine.

use std::ops::Range;

use super::board::{ALL, SIDE, bit, each};
use super::notation::{KEYS, Spans, blank, player, read, read_record, write};
use super::{BallMoves, Last, Player, Position, Rules, Setup, TextFinding, TextHint, Turn, Variant, layout};
use crate::game::{GateKind, Lang};
use crate::rules::read::Key;
use crate::rules::{
    Beside, Coded, Content, Entry, Finding, Gameplay, Message, Notation, Observed, ParsedRecord, Phrase,
    Pile, Place, PlayerGate, PlayerName, RecordStart, Square, Table, Term, ToldTurn,
};

/// The rules of Quits.
#[derive(Clone, Copy, Debug)]
pub struct QuitsReferee {
    pub(super) variant: Option<Variant>,
    ball_moves: BallMoves,
    /// Index of the board in the game.
    tray: usize,
}

impl QuitsReferee {
    /// The rules with these options; with `None` the text names the variant.
    pub fn new(variant: Option<Variant>, ball_moves: BallMoves) -> QuitsReferee {
        QuitsReferee { variant, ball_moves, tray: 0 }
    }

    /// Sets the index of the board that is the tray.
    pub fn on_board(self, tray: usize) -> QuitsReferee {
        QuitsReferee { tray, ..self }
    }

    pub(super) fn rules(&self, setup: &Setup) -> Rules {
        let variant = setup.variant.or(self.variant).unwrap_or(Variant::Classic);
        Rules { variant, ball_moves: self.ball_moves }
    }

    /// The finding if the text names another variant than the command.
    fn conflict(&self, said: Option<Variant>, span: Option<Range<usize>>) -> Option<Finding> {
        let (asked, said) = (self.variant?, said?);
        let finding = TextFinding::VariantConflict { said, asked }.at(span.unwrap_or(0..0));
        (said != asked).then(|| finding.hint(TextHint::AskForTheVariant { said }))
    }
}

impl Table for QuitsReferee {
    type Setup = Setup;
    type Square = Square;
    type Piece = Player;

    fn squares(&self, _: &Setup) -> Vec<Square> {
        each(ALL).collect()
    }

    fn content(&self, setup: &Setup, square: Square) -> Option<Content<Self>> {
        (setup.open & bit(square) == 0).then(|| setup.owner(square))
    }

    fn put(&self, setup: &mut Setup, square: Square, content: Option<Content<Self>>) {
        setup.open &= !bit(square);
        setup.balls.iter_mut().for_each(|balls| *balls &= !bit(square));
        match content {
            None => setup.open |= bit(square),
            Some(None) => {}
            Some(Some(player)) => setup.balls[player as usize] |= bit(square),
        }
    }

    fn pieces(&self, setup: &Setup, _: Square) -> Vec<Player> {
        setup.variant.map_or(&Player::ALL[..], Variant::players).to_vec()
    }

    fn place(&self, square: Square) -> Place {
        layout::place(square)
    }

    fn piece_name(&self, _: Square, player: Player) -> Phrase {
        Phrase::letter(player.term())
    }

    fn open(&self, setup: &Setup) -> Vec<Square> {
        each(setup.open).collect()
    }

    fn parse_piece(&self, _: &Setup, _: Square, word: &str) -> Option<Player> {
        player(word)
    }

    fn is_sign(&self, letter: char) -> bool {
        player(letter.encode_utf8(&mut [0; 4])).is_some()
    }

    fn convert(&self, _: Square, lies: Observed) -> Option<Content<Self>> {
        let Observed::Piece { letter, .. } = lies else { return Some(None) };
        Player::ALL.into_iter().find(|player| player.letter() == letter.to_ascii_uppercase()).map(Some)
    }

    fn camps(&self) -> Vec<(usize, usize)> {
        vec![(self.tray, 0)]
    }

    fn bare(&self) -> Setup {
        Setup { variant: self.variant, open: ALL, ..Setup::default() }
    }

    fn square_of(&self, place: Place) -> Option<Square> {
        let Place::Square { camp: 0, column, row } = place else { return None };
        let of = |place: usize| u8::try_from(place).ok().filter(|place| *place < SIDE);
        Some(Square { column: of(column)?, row: of(row)? })
    }
}

impl Gameplay for QuitsReferee {
    type Turn = Turn;
    type Position<'e> = Position;

    fn start(&self) -> Option<Position> {
        let variant = self.variant.unwrap_or(Variant::Classic);
        Some(Position::start(Rules { variant, ball_moves: self.ball_moves }))
    }

    fn variant(&self) -> String {
        self.variant.map_or("", Variant::name).to_owned()
    }

    fn all_players(&self, variant: &str) -> Vec<PlayerName> {
        let named = Variant::ALL.into_iter().find(|known| known.name() == variant);
        let players = named.or(self.variant).map_or(&Player::ALL[..], Variant::players);
        let name = |player: &Player| PlayerName { name: player.term().into(), letter: player.letter() };
        players.iter().map(name).collect()
    }
}

impl Notation for QuitsReferee {
    type Spans = Spans;

    fn parse(&self, text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
        let (setup, spans) = read(text)?;
        Ok((Setup { variant: setup.variant.or(self.variant), ..setup }, spans))
    }

    fn write(&self, setup: &Setup) -> (Vec<Entry>, Phrase) {
        write(setup)
    }

    fn parse_record(&self, text: &str) -> Result<ParsedRecord<Position, Turn>, Vec<Finding>> {
        let (said, turns) = read_record(text)?;
        let (said, span) = said.unzip();
        if let Some(finding) = self.conflict(said, span) {
            return Err(vec![finding]);
        }
        let variants = said.or(self.variant).map_or(Variant::ALL.to_vec(), |variant| vec![variant]);
        let start = |variant: Variant| {
            let rules = Rules { variant, ball_moves: self.ball_moves };
            let header = vec![Entry::new(Term::Variant, variant.term())];
            let is_open = said.is_none() && self.variant.is_none();
            let assumed = if is_open { header.clone() } else { Vec::new() };
            RecordStart {
                variant: variant.name().to_owned(),
                position: Position::start(rules),
                header,
                assumed,
            }
        };
        Ok(ParsedRecord { starts: variants.into_iter().map(start).collect(), turns })
    }

    fn shown(&self, position: &Position) -> Setup {
        Setup::from(*position)
    }

    fn form(&self, lang: Lang) -> String {
        blank(self.variant, lang)
    }

    fn keys(&self) -> &'static [Key] {
        KEYS
    }

    fn turns_hint(&self) -> Option<Message> {
        Some(TextHint::TurnsAre.into())
    }

    fn contradictions(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        self.conflict(setup.variant, spans.variant.clone()).into_iter().collect()
    }

    fn beside(&self, setup: &Setup) -> Vec<Beside> {
        let out = Player::ALL.into_iter().filter_map(|player| {
            let count = setup.out[player as usize].filter(|count| *count > 0)?;
            Some((Observed::piece(player.letter()), count as usize))
        });
        let pieces: Vec<_> = out.collect();
        if pieces.is_empty() { Vec::new() } else { vec![Beside { pile: Pile::Out, pieces }] }
    }

    fn gates(&self, setup: &Setup) -> Vec<PlayerGate> {
        let is_of_four =
            || Player::ALL.into_iter().any(|it| !Variant::Classic.has(it) && setup.speaks_of(it));
        let told = || if is_of_four() { Variant::Four } else { Variant::Classic };
        let players = setup.variant.or(self.variant).unwrap_or_else(told).players();
        let gate = |player: Player, square, kind| PlayerGate {
            at: layout::place(square),
            piece: Observed::piece(player.letter()),
            kind,
        };
        let both = |player: &Player| {
            [gate(*player, player.home(), GateKind::Home), gate(*player, player.exit(), GateKind::Exit)]
        };
        players.iter().flat_map(both).collect()
    }

    fn last(&self, setup: &Setup) -> Option<ToldTurn> {
        let Some(Last::Turn(turn)) = setup.last else { return None };
        Some(ToldTurn { text: turn.into(), trace: layout::trace(turn) })
    }
}
