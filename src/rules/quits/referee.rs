//! Implements [`Engine`].

use std::ops::Range;

use super::board::{ALL, SIDE, bit, each};
use super::judge;
use super::last::next_players;
use super::malformed::malformed;
use super::notation::{Spans, blank, player, position_in, read, read_record};
use super::search::Search;
use super::{
    BallMoves, LastTurnHint, Player, Position, ReachHint, Rules, Setup, TextFinding, TextHint, Turn, Variant,
    layout,
};
use crate::game::Lang;
use crate::rules::{
    Assumed, Content, Effort, Engine, Finding, Found, FoundSquare, Judged, Layout, Lies, Message, OnTurn,
    ParsedRecord, Play, PlayerName, Reach, ReadFinding, RecordStart, Spot, Square, Status, Trace,
    VariantSetup, Witness,
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
        let message = TextFinding::VariantConflict { said, asked };
        let finding = Finding::new(message).at(span.unwrap_or(0..0));
        (said != asked).then(|| finding.hint(TextHint::AskForTheVariant { said }))
    }

    /// The square of the tray that was observed.
    fn square(&self, found: &FoundSquare) -> Option<Square> {
        let of = |place: usize| u8::try_from(place).ok().filter(|place| *place < SIDE);
        let square = Square { column: of(found.column)?, row: of(found.row)? };
        (found.board == self.tray).then_some(square)
    }
}

impl Engine for QuitsReferee {
    type Setup = Setup;
    type Spans = Spans;
    type Turn = Turn;
    type Position<'e> = Position;
    type Square = Square;
    type Piece = Player;
    /// The players who may be to move.
    type Insight = Vec<Player>;

    fn parse(&self, text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
        let (setup, spans) = read(text)?;
        Ok((Setup { variant: setup.variant.or(self.variant), ..setup }, spans))
    }

    fn contradictions(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        self.conflict(setup.variant, spans.variant.clone()).into_iter().collect()
    }

    fn text(&self, setup: &Setup) -> String {
        setup.to_string()
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
            let variant = variant.name().to_owned();
            let open = said.is_none() && self.variant.is_none();
            let assumed = open.then(|| Assumed { key: "variant".to_owned(), value: variant.clone() });
            RecordStart { variant, position: Position::start(rules), assumed: assumed.into_iter().collect() }
        };
        Ok(ParsedRecord { starts: variants.into_iter().map(start).collect(), turns })
    }

    fn form(&self, lang: Lang) -> String {
        blank(self.variant, lang)
    }

    fn text_in(&self, lang: Lang, text: &str) -> String {
        position_in(lang, text)
    }

    fn all_players(&self, variant: &str) -> Vec<PlayerName> {
        let named = Variant::ALL.into_iter().find(|known| known.name() == variant);
        let players = named.or(self.variant).map_or(&Player::ALL[..], Variant::players);
        let name = |player: &Player| PlayerName { name: player.name().to_owned(), letter: player.letter() };
        players.iter().map(name).collect()
    }

    fn variant(&self) -> String {
        self.variant.map_or("", Variant::name).to_owned()
    }

    fn variant_of(&self, setup: &Setup) -> String {
        setup.variant.or(self.variant).map_or("", Variant::name).to_owned()
    }

    fn squares(&self, _: &Setup) -> Vec<Square> {
        each(ALL).collect()
    }

    fn open(&self, setup: &Setup) -> Vec<Square> {
        each(setup.open).collect()
    }

    fn square_name(&self, _: &Setup, square: Square) -> String {
        square.to_string()
    }

    fn pieces(&self, setup: &Setup, _: Square) -> Vec<Player> {
        setup.variant.map_or(&Player::ALL[..], Variant::players).to_vec()
    }

    fn piece_name(&self, _: Square, player: Player) -> String {
        player.letter().to_string()
    }

    fn piece_name_in(&self, lang: Lang, _: Square, player: Player) -> String {
        player.letter_in(lang).to_string()
    }

    fn is_sign(&self, letter: char) -> bool {
        player(letter.encode_utf8(&mut [0; 4])).is_some()
    }

    fn parse_piece(&self, _: Square, word: &str) -> Option<Player> {
        player(word)
    }

    fn fill_square(&self, setup: &mut Setup, square: Square, content: Content<Self>) {
        setup.open &= !bit(square);
        if let Some(player) = content {
            setup.balls[player as usize] |= bit(square);
        }
    }

    fn setup(&self, found: &Found) -> Setup {
        let mut setup = Setup { variant: self.variant, open: ALL, ..Setup::default() };
        for (found, square) in found.squares.iter().filter_map(|found| Some((found, self.square(found)?))) {
            if let Some(content) = found.certain().and_then(|lies| self.convert(square, lies)) {
                self.fill_square(&mut setup, square, content);
            }
        }
        setup
    }

    fn square_at(&self, found: &Found, spot: Spot) -> Option<Square> {
        match spot {
            Spot::Square(at) => self.square(found.squares.get(at)?),
            Spot::Strip(..) => None,
        }
    }

    fn convert(&self, _: Square, lies: Lies) -> Option<Content<Self>> {
        let Lies::Piece { letter, .. } = lies else { return Some(None) };
        Player::ALL.into_iter().find(|player| player.letter() == letter.to_ascii_uppercase()).map(Some)
    }

    fn layout_of(&self, setup: &Setup) -> Layout {
        layout::layout(setup, self.tray)
    }

    fn trace_of(&self, found: &Found, turn: &str) -> Trace {
        layout::trace(found, turn, self.tray)
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
        let assumed =
            |variant: Variant| Assumed { key: "variant".to_owned(), value: variant.name().to_owned() };
        let variant_setup = |variant: Variant| VariantSetup {
            setup: Setup { variant: Some(variant), ..*setup },
            assumed: given.is_none().then(|| assumed(variant)),
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

    fn assumed(&self, setup: &Setup, game: &Witness<Position, Turn>) -> Vec<Assumed> {
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
        let mut assumed: Vec<Assumed> = judged.assumed_variant.iter().cloned().collect();
        if setup.to_move.is_none() && position.winner().is_none() {
            assumed.push(Assumed { key: "to move".to_owned(), value: player.name().to_owned() });
        }
        let mut slides = false;
        position.turns(|turn| slides |= matches!(turn, Turn::Slide(_)));
        let begins = judged.game.as_ref().is_some_and(|game| game.turns.is_empty());
        let is_open = setup.last.is_none() && slides && !begins;
        let notes = is_open.then(|| LastTurnHint::LastIsNotKnown.into()).into_iter().collect();
        Some(OnTurn { position, assumed, notes })
    }

    fn whose_turn(&self) -> Option<Finding> {
        let finding = Finding::new(ReadFinding::WhoseTurn).at(0..0);
        Some(finding.hint(TextHint::AddToMove))
    }

    fn start(&self) -> Option<Position> {
        let variant = self.variant.unwrap_or(Variant::Classic);
        Some(Position::start(Rules { variant, ball_moves: self.ball_moves }))
    }
}
