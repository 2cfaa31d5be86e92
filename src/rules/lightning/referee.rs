//! Implements [`Engine`].

use super::notation::{Spans, blank, read, read_record, text};
use super::{Bits, Kit, PieceFace, Position, Setup, Side, Turn, judge, layout};
use crate::game::Lang;
use crate::rules::{
    Assumed, Content, Effort, Engine, Finding, Found, FoundSquare, Judged, Layout, Lies, OnTurn,
    ParsedRecord, PlayerName, Reach, RecordStart, Spot, Square, Status, Trace, VariantSetup, Witness,
};

/// The rules of Lightning.
#[derive(Clone, Debug)]
pub struct LightningReferee {
    kit: Kit,
    /// Index of the board in the game.
    board: usize,
}

impl LightningReferee {
    /// The rules for games with this box.
    pub fn new(kit: Kit) -> LightningReferee {
        LightningReferee { kit, board: 0 }
    }

    /// Sets the index of the board with the camps.
    pub fn on_board(self, board: usize) -> LightningReferee {
        LightningReferee { board, ..self }
    }

    /// The box.
    pub fn kit(&self) -> &Kit {
        &self.kit
    }

    /// Every model in each rotation.
    fn faces(&self) -> impl Iterator<Item = PieceFace> {
        let models = (0u8..).zip(self.kit.models()).map(|(model, _)| model);
        models.flat_map(|model| {
            (0u8..).zip(self.kit.rotations(model)).map(move |(rotation, _)| PieceFace { model, rotation })
        })
    }

    /// The square of a camp that was observed.
    fn square(&self, found: &FoundSquare) -> Option<(Side, u8)> {
        let of = |place: usize| u8::try_from(place).ok();
        let number = self.kit.number(Square { column: of(found.column)?, row: of(found.row)? })?;
        let side = Side::BOTH.get(found.camp)?;
        (found.board == self.board).then_some((*side, number))
    }
}

impl Engine for LightningReferee {
    type Setup = Setup;
    type Spans = Spans;
    type Turn = Turn;
    type Position<'e> = Position<'e>;
    /// A camp and the number of a square.
    type Square = (Side, u8);
    type Piece = PieceFace;
    /// The player to move, if it follows from the setup.
    type Insight = Option<Side>;

    fn parse(&self, text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
        read(&self.kit, text)
    }

    fn text(&self, setup: &Setup) -> String {
        text(&self.kit, setup)
    }

    fn parse_record(&self, text: &str) -> Result<ParsedRecord<Position<'_>, Turn>, Vec<Finding>> {
        let (first, turns) = read_record(&self.kit, text)?;
        let opener = first.unwrap_or(Side::A);
        let assumed = match first {
            Some(_) => Vec::new(),
            None => vec![Assumed { key: "first".to_owned(), value: self.kit.letter(opener).to_string() }],
        };
        let start =
            RecordStart { variant: self.variant(), position: Position::start(&self.kit, opener), assumed };
        Ok(ParsedRecord { starts: vec![start], turns })
    }

    fn form(&self, lang: Lang) -> String {
        blank(&self.kit, lang)
    }

    fn all_players(&self, _: &str) -> Vec<PlayerName> {
        let name = |letter: char| PlayerName { name: letter.to_string(), letter };
        Side::BOTH.into_iter().map(|side| name(self.kit.letter(side))).collect()
    }

    fn variant(&self) -> String {
        String::new()
    }

    fn variant_of(&self, _: &Setup) -> String {
        self.variant()
    }

    fn squares(&self, _: &Setup) -> Vec<(Side, u8)> {
        let all = self.kit.all();
        Side::BOTH.into_iter().flat_map(|side| all.squares().map(move |number| (side, number))).collect()
    }

    fn open(&self, setup: &Setup) -> Vec<(Side, u8)> {
        setup.open().collect()
    }

    fn square_name(&self, _: &Setup, (side, number): (Side, u8)) -> String {
        self.kit.square_name(side, number)
    }

    fn pieces(&self, _: &Setup, _: (Side, u8)) -> Vec<PieceFace> {
        self.faces().collect()
    }

    fn piece_name(&self, _: (Side, u8), face: PieceFace) -> String {
        self.kit.written(face)
    }

    fn is_sign(&self, letter: char) -> bool {
        let upper = letter.to_ascii_uppercase();
        // The sides of a square are letters, too: `N-SO`.
        self.kit.models().iter().any(|model| model.letter == upper) || "NESWO".contains(upper)
    }

    fn parse_piece(&self, _: (Side, u8), word: &str) -> Option<PieceFace> {
        self.faces().find(|face| self.kit.written(*face).eq_ignore_ascii_case(word))
    }

    fn fill_square(&self, setup: &mut Setup, (side, number): (Side, u8), content: Content<Self>) {
        if let Some(open) = setup.open.get_mut(side.index()) {
            *open = *open & !Bits::one(number);
        }
        if let Some(face) = content {
            setup.lay(&self.kit, side, self.kit.square(number), face);
        }
    }

    fn setup(&self, found: &Found) -> Setup {
        let mut setup = Setup { open: [self.kit.all(); 2], ..Setup::default() };
        for (found, square) in found.squares.iter().filter_map(|found| Some((found, self.square(found)?))) {
            if let Some(content) = found.certain().and_then(|lies| self.convert(square, lies)) {
                self.fill_square(&mut setup, square, content);
            }
        }
        setup
    }

    fn square_at(&self, found: &Found, spot: Spot) -> Option<(Side, u8)> {
        match spot {
            Spot::Square(at) => self.square(found.squares.get(at)?),
            Spot::Strip(..) => None,
        }
    }

    fn convert(&self, _: (Side, u8), lies: Lies) -> Option<Content<Self>> {
        let Lies::Piece { letter, quarters, .. } = lies else { return Some(None) };
        Some(Some(self.kit.face(self.kit.model_called(&letter.to_string())?, quarters)))
    }

    fn layout_of(&self, setup: &Setup) -> Layout {
        layout::layout(&self.kit, setup, self.board)
    }

    fn trace_of(&self, found: &Found, turn: &str) -> Trace {
        layout::trace(&self.kit, found, turn, self.board)
    }

    fn variant_setups(&self, setup: &Setup) -> Vec<VariantSetup<Setup>> {
        vec![VariantSetup { setup: setup.clone(), assumed: None }]
    }

    fn malformed(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        judge::malformed(&self.kit, setup, spans)
    }

    fn fewest_faults(&self, setup: &Setup, spans: &Spans) -> Vec<Finding> {
        self.malformed(setup, spans)
    }

    fn reach(&self, setup: &Setup, spans: &Spans, _: Effort) -> (Option<Side>, Reach<Position<'_>, Turn>) {
        judge::reach(&self.kit, setup, spans)
    }

    fn status(&self, setup: &Setup, to_move: &Option<Side>, _: Option<&Position<'_>>) -> Status {
        judge::status(&self.kit, setup, *to_move)
    }

    fn assumed(&self, setup: &Setup, game: &Witness<Position<'_>, Turn>) -> Vec<Assumed> {
        judge::assumed(setup, game)
    }

    /// The position of a judged setup. If the player to move or the reserve is not given, those of the game apply.
    /// Without a game the reserve is empty.
    fn position_on_turn<'k>(&'k self, judged: &Judged<'k, Self>) -> Option<OnTurn<Position<'k>>> {
        let (setup, to_move) = (&judged.setup, judged.insight?);
        let Some(game) = &judged.game else {
            let position = judge::position(&self.kit, setup, to_move.unwrap_or(Side::A))?;
            // Without a game the player to move is unknown, unless it is given. After the end nobody is to move.
            let known = to_move.is_some() || position.is_over();
            return known.then_some(OnTurn { position, assumed: Vec::new(), notes: Vec::new() });
        };
        let mut assumed = judge::assumed(setup, game);
        assumed.retain(|assumed| ["to move", "reserve"].contains(&assumed.key.as_str()));
        Some(OnTurn { position: game.end, assumed, notes: Vec::new() })
    }

    fn start(&self) -> Option<Position<'_>> {
        Some(Position::start(&self.kit, Side::A))
    }
}
