//! Implements [`Engine`].

use super::judge::{reach, shown_position, status, with_spans};
use super::kit::{Colour, Kit, MAX_PLAYERS, Moving, Player};
use super::notation::{Spans, blank, read_position, read_record, write};
use super::players::{contradictions, may_play};
use super::position::Position;
use super::reach::Question;
use super::setup::{Setup, SquareAt, Token};
use super::start::{start, starts};
use super::turn::Turn;
use super::wellformed::faults;
use super::{judge, layout};
use crate::game::Lang;
use crate::rules::{
    Assumed, Content, Effort, Engine, Finding, Found, Judged, Layout, Lies, OnTurn, ParsedRecord, PlayerName,
    Reach, RecordStart, Spot, Status, Trace, VariantSetup, Witness,
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

impl Engine for PlankReferee {
    type Setup = Setup;
    type Spans = Spans;
    type Turn = Turn;
    type Position<'e> = Position;
    type Square = SquareAt;
    /// A token without its colour if that is the colour of its square.
    type Piece = Token;
    /// The result of the search; `None` if the setup was not well-formed.
    type Insight = Option<Question>;

    fn parse(&self, text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
        read_position(text)
    }

    fn contradictions(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        contradictions(setup, self.players(), spans)
    }

    fn text(&self, setup: &Setup) -> String {
        write(setup)
    }

    fn parse_record(&self, text: &str) -> Result<ParsedRecord<Position, Turn>, Vec<Finding>> {
        let record = read_record(text)?;
        let starts = starts(&record, self.kit, self.moving).map_err(|finding| vec![finding])?;
        let open =
            |known: bool, key: &str, value: String| (!known).then(|| Assumed { key: key.to_owned(), value });
        let start = |position: Position| {
            let variant = position.kit().players().to_string();
            let players = open(self.kit.is_some() || record.players.is_some(), "players", variant.clone());
            let first = open(record.first.is_some(), "first", position.to_move().to_string());
            RecordStart { variant, position, assumed: players.into_iter().chain(first).collect() }
        };
        Ok(ParsedRecord { starts: starts.into_iter().map(start).collect(), turns: record.turns })
    }

    fn form(&self, lang: Lang) -> String {
        blank(self.players().unwrap_or(2), lang)
    }

    fn all_players(&self, variant: &str) -> Vec<PlayerName> {
        let players = variant.parse().ok().or(self.players()).unwrap_or(MAX_PLAYERS);
        let name = |player: Player| PlayerName { name: player.to_string(), letter: player.letter() };
        Player::all(players).map(name).collect()
    }

    fn variant(&self) -> String {
        self.players().map(|count| count.to_string()).unwrap_or_default()
    }

    fn variant_of(&self, setup: &Setup) -> String {
        self.players().or(setup.players).map(|count| count.to_string()).unwrap_or_default()
    }

    fn squares(&self, setup: &Setup) -> Vec<SquareAt> {
        setup.squares().map(|(at, _)| at).collect()
    }

    fn open(&self, setup: &Setup) -> Vec<SquareAt> {
        setup.squares().filter(|(_, square)| square.open).map(|(at, _)| at).collect()
    }

    fn square_name(&self, setup: &Setup, square: SquareAt) -> String {
        setup.square_name(square.row, square.place)
    }

    /// A token of the colour of the square; no other may lie there.
    fn pieces(&self, setup: &Setup, _: SquareAt) -> Vec<Token> {
        let players = self.players().or(setup.players).unwrap_or(MAX_PLAYERS);
        Player::all(players).map(|owner| Token { owner, colour: None }).collect()
    }

    fn piece_name(&self, _: SquareAt, token: Token) -> String {
        token.to_string()
    }

    fn is_sign(&self, letter: char) -> bool {
        Colour::from_letter(letter).is_some() || Player::from_letter(letter).is_some()
    }

    fn parse_piece(&self, square: SquareAt, word: &str) -> Option<Token> {
        Some(Token::parse(word)?.on(square.colour))
    }

    fn fill_square(&self, setup: &mut Setup, at: SquareAt, content: Content<Self>) {
        if let Some(square) = setup.rows.get_mut(at.row).and_then(|row| row.squares.get_mut(at.place)) {
            (square.open, square.token) = (false, content);
        }
    }

    fn setup(&self, found: &Found) -> Setup {
        Setup { players: self.players(), rows: layout::planks(found), ..Setup::default() }
    }

    fn square_at(&self, found: &Found, spot: Spot) -> Option<SquareAt> {
        layout::square_at(found, spot)
    }

    fn convert(&self, square: SquareAt, lies: Lies) -> Option<Content<Self>> {
        layout::content(lies, square.colour)
    }

    fn layout_of(&self, setup: &Setup) -> Layout {
        layout::layout(setup, self.players())
    }

    fn trace_of(&self, found: &Found, turn: &str) -> Trace {
        layout::trace(found, turn)
    }

    fn variant_setups(&self, setup: &Setup) -> Vec<VariantSetup<Setup>> {
        let given = self.players().or(setup.players);
        let assumed = |players: usize| Assumed { key: "players".to_owned(), value: players.to_string() };
        let variant_setup = |players: usize| VariantSetup {
            setup: Setup { players: Some(players), ..setup.clone() },
            assumed: given.is_none().then(|| assumed(players)),
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

    fn assumed(&self, setup: &Setup, game: &Witness<Position, Turn>) -> Vec<Assumed> {
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
        let mut assumed: Vec<Assumed> = judged.assumed_variant.iter().cloned().collect();
        if position.winner().is_none() {
            let mover = position.to_move();
            if setup.to_move.is_none() {
                assumed.push(Assumed { key: "to move".to_owned(), value: mover.to_string() });
            }
            assumed.extend(judge::assumed_planks(&position, mover));
        }
        Some(OnTurn { position, assumed, notes: Vec::new() })
    }

    fn start(&self) -> Option<Position> {
        start(self.kit.or_else(|| Kit::standard(2))?, self.moving)
    }
}
