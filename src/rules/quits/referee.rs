//! Implements the traits of an engine.

use std::ops::Range;

use super::board::{ALL, SIDE, bit, each};
use super::judge;
use super::last::next_players;
use super::malformed::malformed;
use super::notation::{KEYS, Spans, blank, player, read, read_record, write};
use super::search::Search;
use super::{
    BallMoves, Last, LastTurnHint, Player, Position, ReachHint, Rules, Setup, TextFinding, TextHint, Turn,
    Variant, layout,
};
use crate::game::Lang;
use crate::rules::read::Key;
use crate::rules::{
    Beside, Coded, Content, Effort, Entry, Finding, Gameplay, Judged, Message, Notation, Observed, OnTurn,
    ParsedRecord, Phrase, Pile, Place, Play, PlayerName, Proof, Reach, ReadFinding, RecordStart, Square,
    Status, Table, Term, ToldTurn, VariantSetup, Witness,
};

/// The rules of Quits.
#[derive(Clone, Copy, Debug)]
pub struct QuitsReferee {
    variant: Option<Variant>,
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

    fn last(&self, setup: &Setup) -> Option<ToldTurn> {
        let Some(Last::Turn(turn)) = setup.last else { return None };
        Some(ToldTurn { text: turn.into(), trace: layout::trace(turn) })
    }
}

impl Proof for QuitsReferee {
    /// The players who may be to move.
    type Insight = Vec<Player>;

    fn variant_of(&self, setup: &Setup) -> String {
        setup.variant.or(self.variant).map_or("", Variant::name).to_owned()
    }

    /// Any trace of red or blue means the game of four. Without one, all three balls of both would be out, and a game
    /// of four ends much earlier.
    fn variant_setups(&self, setup: &Setup) -> Vec<VariantSetup<Setup>> {
        let given = setup.variant.or(self.variant);
        let four = [Player::Red, Player::Blue].into_iter().any(|player| setup.speaks_of(player));
        let variants = match given {
            Some(variant) => vec![variant],
            None if four => vec![Variant::Four],
            None if setup.open == 0 => vec![Variant::Classic, Variant::Simple],
            None => Variant::ALL.to_vec(),
        };
        let variant_setup = |variant: Variant| VariantSetup {
            setup: Setup { variant: Some(variant), ..*setup },
            assumed: given.is_none().then(|| Entry::new(Term::Variant, variant.term())),
        };
        variants.into_iter().map(variant_setup).collect()
    }

    fn malformed(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        malformed(self.rules(setup), setup, spans)
    }

    fn reach(&self, setup: &Setup, spans: &Spans, _: Effort) -> (Vec<Player>, Reach<Position, Turn>) {
        Search { rules: self.rules(setup), setup, spans }.run()
    }

    fn status(&self, setup: &Setup, open: &Vec<Player>, _: Option<&Position>) -> Status {
        judge::status(self.rules(setup), setup, open)
    }

    fn assumed(&self, setup: &Setup, game: &Witness<Position, Turn>) -> Vec<Entry> {
        judge::assumed(setup, game)
    }

    fn object(&self, findings: &mut [Finding], others: &[(Setup, Vec<Finding>)]) {
        let other = |(setup, findings): &(Setup, Vec<Finding>)| {
            Some((setup.variant?, findings.first()?.message.clone()))
        };
        let others: Vec<(Variant, Message)> = others.iter().filter_map(other).collect();
        if let Some(first) = findings.first_mut().filter(|_| !others.is_empty()) {
            let hint = first.hint.take().map(Box::new);
            first.hint = Some(ReachHint::NoVariantAllowsIt { hint, others }.into());
        }
    }

    /// The position of a judged setup if one player is to move. If the last turn is not given, no slide is forbidden.
    fn position_on_turn(&self, judged: &Judged<'_, Self>) -> Option<OnTurn<Position>> {
        judged.insight.as_ref()?;
        let setup = &judged.setup;
        let rules = self.rules(setup);
        let player = match next_players(rules, setup).as_slice() {
            [player] => *player,
            _ => judged.game.as_ref().map(|game| game.end.to_move()).or_else(|| {
                // After the end of the game nobody is to move.
                judge::position(rules, setup, Player::Light).winner().map(|_| Player::Light)
            })?,
        };
        let position = judge::position(rules, setup, player);
        let mut assumed: Vec<Entry> = judged.assumed_variant.iter().cloned().collect();
        if setup.to_move.is_none() && position.winner().is_none() {
            assumed.push(Entry::new(Term::ToMove, player.term()));
        }
        let mut slides = false;
        position.turns(|turn| slides |= matches!(turn, Turn::Slide(_)));
        let begins = judged.game.as_ref().is_some_and(|game| game.turns.is_empty());
        let is_open = setup.last.is_none() && slides && !begins;
        let notes = is_open.then(|| LastTurnHint::LastIsNotKnown.into()).into_iter().collect();
        Some(OnTurn { position, assumed, notes })
    }

    fn whose_turn(&self) -> Option<Finding> {
        Some(ReadFinding::WhoseTurn.at(0..0).hint(TextHint::AddToMove))
    }
}
