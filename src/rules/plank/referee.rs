//! Implements the traits of an engine.

use super::kit::{Colour, Kit, MAX_PLAYERS, Moving, Player};
use super::layout;
use super::notation::{KEYS, Spans, blank, counts, read_position, read_record, write};
use super::players::contradictions;
use super::position::Position;
use super::setup::{Setup, SquareAt, Token};
use super::start::{start, starts};
use super::turn::Turn;
use super::words::RecordHint;
use crate::game::Lang;
use crate::rules::read::Key;
use crate::rules::{
    Beside, Content, Entry, Finding, Found, Gameplay, Message, Notation, Observed, ParsedRecord, Phrase,
    Place, PlayerName, RecordStart, Spot, Table, Term, ToldTurn,
};

/// The rules of Plank.
#[derive(Clone, Copy, Debug)]
pub struct PlankReferee {
    /// The box if the number of players is fixed; else the text gives it.
    kit: Option<Kit>,
    moving: Moving,
}

impl PlankReferee {
    /// The rules for this number of players; with `None` the text gives it.
    pub fn new(players: Option<usize>, moving: Moving) -> PlankReferee {
        PlankReferee { kit: players.and_then(Kit::standard), moving }
    }

    /// When players move tokens.
    pub fn moving(&self) -> Moving {
        self.moving
    }

    /// The rules for a box that need not be the published one.
    #[cfg(test)]
    pub(super) fn with_box(kit: Kit, moving: Moving) -> PlankReferee {
        PlankReferee { kit: Some(kit), moving }
    }

    pub(super) fn players(&self) -> Option<usize> {
        self.kit.map(|kit| kit.players())
    }

    /// The box of a setup that names its number of players.
    pub(super) fn kit(&self, setup: &Setup) -> Option<Kit> {
        self.kit.or_else(|| Kit::standard(setup.players?))
    }
}

impl Table for PlankReferee {
    type Setup = Setup;
    type Square = SquareAt;
    /// A token without its colour if that is the colour of its square.
    type Piece = Token;

    fn squares(&self, setup: &Setup) -> Vec<SquareAt> {
        setup.squares().map(|(at, _)| at).collect()
    }

    fn content(&self, setup: &Setup, at: SquareAt) -> Option<Content<Self>> {
        let square = setup.rows.get(at.row)?.squares.get(at.place)?;
        (!square.open).then_some(square.token)
    }

    fn put(&self, setup: &mut Setup, at: SquareAt, content: Option<Content<Self>>) {
        if let Some(square) = setup.rows.get_mut(at.row).and_then(|row| row.squares.get_mut(at.place)) {
            (square.open, square.token) = (content.is_none(), content.flatten());
        }
    }

    /// A token of the colour of the square; no other may lie there.
    fn pieces(&self, setup: &Setup, _: SquareAt) -> Vec<Token> {
        let players = self.players().or(setup.players).unwrap_or(MAX_PLAYERS);
        Player::all(players).map(|owner| Token { owner, colour: None }).collect()
    }

    fn place(&self, square: SquareAt) -> Place {
        Place::Strip { number: square.row + 1, place: square.place }
    }

    fn piece_name(&self, _: SquareAt, token: Token) -> Phrase {
        token.to_string().into()
    }

    fn square_name(&self, setup: &Setup, square: SquareAt) -> String {
        setup.square_name(square.row, square.place)
    }

    fn parse_piece(&self, _: &Setup, square: SquareAt, word: &str) -> Option<Token> {
        Some(Token::parse(word)?.on(square.colour))
    }

    fn is_sign(&self, letter: char) -> bool {
        Colour::from_letter(letter).is_some() || Player::from_letter(letter).is_some()
    }

    fn convert(&self, square: SquareAt, lies: Observed) -> Option<Content<Self>> {
        layout::content(lies, square.colour)
    }

    fn camps(&self) -> Vec<(usize, usize)> {
        Vec::new()
    }

    fn square_at(&self, found: &Found, spot: Spot) -> Option<SquareAt> {
        layout::square_at(found, spot)
    }

    fn spot_name(&self, found: &Found, spot: Spot) -> Option<String> {
        Some(self.square_name(&self.setup(found), self.square_at(found, spot)?))
    }

    fn setup(&self, found: &Found) -> Setup {
        Setup { players: self.players(), rows: layout::planks(found), ..Setup::default() }
    }

    fn found(&self, setup: &Setup) -> Found {
        layout::found(setup)
    }
}

impl Gameplay for PlankReferee {
    type Turn = Turn;
    type Position<'e> = Position;

    fn start(&self) -> Option<Position> {
        start(self.kit.or_else(|| Kit::standard(2))?, self.moving)
    }

    fn variant(&self) -> String {
        self.players().map(|count| count.to_string()).unwrap_or_default()
    }

    fn all_players(&self, variant: &str) -> Vec<PlayerName> {
        let players = variant.parse().ok().or(self.players()).unwrap_or(MAX_PLAYERS);
        Player::all(players)
            .map(|player| PlayerName { name: player.name(), letter: player.letter() })
            .collect()
    }
}

impl Notation for PlankReferee {
    type Spans = Spans;

    fn parse(&self, text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
        read_position(text)
    }

    fn write(&self, setup: &Setup) -> (Vec<Entry>, Phrase) {
        write(setup)
    }

    fn parse_record(&self, text: &str) -> Result<ParsedRecord<Position, Turn>, Vec<Finding>> {
        let record = read_record(text)?;
        let starts = starts(&record, self.kit, self.moving).map_err(|finding| vec![finding])?;
        let start = |position: Position| {
            let variant = position.kit().players().to_string();
            let players = Entry::new(Term::Players, variant.as_str());
            let first = Entry::new(Term::First, position.to_move().name());
            let known = [self.kit.is_some() || record.players.is_some(), record.first.is_some()];
            let mut header = vec![players, first];
            let assumed = known.into_iter().zip(&header).filter(|(known, _)| !known);
            let assumed = assumed.map(|(_, entry)| entry.clone()).collect();
            let dealt = Player::all(MAX_PLAYERS).zip(&record.deal);
            header.extend(dealt.filter_map(|(player, planks)| {
                let (planks, _) = planks.as_ref()?;
                Some(Entry::new(player.key(Term::Planks), counts(planks)))
            }));
            RecordStart { variant, position, header, assumed }
        };
        Ok(ParsedRecord { starts: starts.into_iter().map(start).collect(), turns: record.turns })
    }

    fn shown(&self, position: &Position) -> Setup {
        position.setup()
    }

    fn form(&self, lang: Lang) -> String {
        blank(self.players().unwrap_or(2), lang)
    }

    fn keys(&self) -> &'static [Key] {
        KEYS
    }

    fn turns_hint(&self) -> Option<Message> {
        Some(RecordHint::WriteTurns.into())
    }

    fn contradictions(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        contradictions(setup, self.players(), spans)
    }

    fn beside(&self, setup: &Setup) -> Vec<Beside> {
        layout::hands(setup, self.players())
    }

    fn last(&self, setup: &Setup) -> Option<ToldTurn> {
        setup.last.map(|turn| ToldTurn { text: turn.into(), trace: layout::trace(turn, None) })
    }
}
