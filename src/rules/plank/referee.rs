//! Implements the traits of an engine.

use super::judge::{reach, shown_position, status, with_spans};
use super::kit::{Colour, Kit, MAX_PLAYERS, Moving, Player};
use super::notation::{KEYS, Spans, blank, counts, read_position, read_record, write};
use super::players::{contradictions, may_play};
use super::position::Position;
use super::reach::Question;
use super::setup::{Setup, SquareAt, Token};
use super::start::{start, starts};
use super::turn::Turn;
use super::wellformed::faults;
use super::words::RecordHint;
use super::{judge, layout};
use crate::game::Lang;
use crate::rules::read::Key;
use crate::rules::{
    Beside, Content, Effort, Entry, Finding, Found, Gameplay, Judged, Message, Notation, Observed, OnTurn,
    ParsedRecord, Phrase, Place, PlayerName, Proof, Reach, RecordStart, Spot, Status, Table, Term, ToldTurn,
    VariantSetup, Witness,
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

    fn players(&self) -> Option<usize> {
        self.kit.map(|kit| kit.players())
    }

    /// The box of a setup that names its number of players.
    fn kit(&self, setup: &Setup) -> Option<Kit> {
        self.kit.or_else(|| Kit::standard(setup.players?))
    }

    fn question(&self, setup: &Setup) -> Option<Question> {
        Question::from_setup(setup, &self.kit(setup)?, self.moving)
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

impl Proof for PlankReferee {
    /// The result of the search; `None` if the setup was not well-formed.
    type Insight = Option<Question>;

    fn variant_of(&self, setup: &Setup) -> String {
        self.players().or(setup.players).map(|count| count.to_string()).unwrap_or_default()
    }

    fn variant_setups(&self, setup: &Setup) -> Vec<VariantSetup<Setup>> {
        let given = self.players().or(setup.players);
        let variant_setup = |players: usize| VariantSetup {
            setup: Setup { players: Some(players), ..setup.clone() },
            assumed: given.is_none().then(|| Entry::new(Term::Players, players.to_string())),
        };
        given.map_or_else(|| may_play(setup), |players| players..=players).map(variant_setup).collect()
    }

    fn malformed(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        let faults = self.kit(setup).map(|kit| faults(setup, &kit));
        with_spans(faults.unwrap_or_default(), spans)
    }

    fn reach(
        &self,
        setup: &Setup,
        spans: &Spans,
        effort: Effort,
    ) -> (Option<Question>, Reach<Position, Turn>) {
        let question = self.question(setup);
        let reach = question.as_ref().map(|question| reach(setup, question, spans, effort));
        (question, reach.unwrap_or(Reach::Undecided(Vec::new())))
    }

    fn status(&self, setup: &Setup, question: &Option<Question>, end: Option<&Position>) -> Status {
        question.as_ref().and_then(|question| status(setup, question, end)).unwrap_or_default()
    }

    fn assumed(&self, setup: &Setup, game: &Witness<Position, Turn>) -> Vec<Entry> {
        judge::assumed(setup, &game.end)
    }

    fn strip_numbers(&self, setup: &Setup, end: &Position) -> Vec<u8> {
        let numbered = setup.rows.len() < 2 || setup.order().is_some();
        if numbered { Vec::new() } else { (0..setup.rows.len()).map(|row| end.number(row)).collect() }
    }

    /// Without a game the player to move follows from the tokens alone.
    fn position_on_turn(&self, judged: &Judged<'_, Self>) -> Option<OnTurn<Position>> {
        let question = judged.insight.as_ref()?.as_ref()?;
        let setup = &judged.setup;
        let end = judged.game.as_ref().map(|game| &game.end);
        if end.is_none() && setup.to_move.is_none() && question.possible_turns().is_empty() {
            return None;
        }
        let position = shown_position(setup, question, end)?;
        let mut assumed: Vec<Entry> = judged.assumed_variant.iter().cloned().collect();
        if position.winner().is_none() {
            let mover = position.to_move();
            if setup.to_move.is_none() {
                assumed.push(Entry::new(Term::ToMove, mover.name()));
            }
            assumed.extend(judge::assumed_planks(&position, mover));
        }
        Some(OnTurn { position, assumed, notes: Vec::new() })
    }
}
