//! Implements the traits of an engine.

use super::notation::{KEYS, Spans, blank, read, read_record, write};
use super::{Bits, Kit, PieceFace, Position, Setup, Side, Turn, TurnHint};
use crate::game::Lang;
use crate::rules::read::Key;
use crate::rules::{
    Beside, Content, Entry, Finding, Gameplay, Message, Notation, Observed, ParsedRecord, Phrase, Pile,
    Place, PlayerName, RecordStart, Square, Table, Term, ToldTurn,
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
}

impl Table for LightningReferee {
    type Setup = Setup;
    /// A camp and the number of a square.
    type Square = (Side, u8);
    type Piece = PieceFace;

    fn squares(&self, _: &Setup) -> Vec<(Side, u8)> {
        let all = self.kit.all();
        Side::BOTH.into_iter().flat_map(|side| all.squares().map(move |number| (side, number))).collect()
    }

    fn content(&self, setup: &Setup, (side, number): (Side, u8)) -> Option<Content<Self>> {
        (!setup.open[side.index()].contains(number)).then(|| setup.camp(side).piece(&self.kit, number))
    }

    fn put(&self, setup: &mut Setup, (side, number): (Side, u8), content: Option<Content<Self>>) {
        let (camp, open) = (&mut setup.camps[side.index()], &mut setup.open[side.index()]);
        if camp.taken().contains(number) {
            *camp = camp.without(&self.kit, number);
        }
        match content {
            None => open.insert(number),
            Some(None) => *open = *open & !Bits::one(number),
            Some(Some(face)) => {
                setup.lay(&self.kit, side, self.kit.square(number), face);
            }
        }
    }

    fn pieces(&self, _: &Setup, _: (Side, u8)) -> Vec<PieceFace> {
        let models = (0u8..).zip(self.kit.models()).map(|(model, _)| model);
        let rotated = |model: u8| {
            (0u8..).zip(self.kit.rotations(model)).map(move |(rotation, _)| PieceFace { model, rotation })
        };
        models.flat_map(rotated).collect()
    }

    fn place(&self, (side, number): (Side, u8)) -> Place {
        self.kit.place(side, number)
    }

    fn piece_name(&self, _: (Side, u8), face: PieceFace) -> Phrase {
        self.kit.written(face).into()
    }

    fn open(&self, setup: &Setup) -> Vec<(Side, u8)> {
        setup.open().collect()
    }

    fn square_name(&self, _: &Setup, (side, number): (Side, u8)) -> String {
        self.kit.square_name(side, number)
    }

    fn is_sign(&self, letter: char) -> bool {
        let upper = letter.to_ascii_uppercase();
        // The sides of a square are letters, too: `N-SO`.
        self.kit.models().iter().any(|model| model.letter == upper) || "NESWO".contains(upper)
    }

    fn convert(&self, _: (Side, u8), lies: Observed) -> Option<Content<Self>> {
        let Observed::Piece { letter, quarters, .. } = lies else { return Some(None) };
        Some(Some(self.kit.face(self.kit.model_called(&letter.to_string())?, quarters)))
    }

    fn camps(&self) -> Vec<(usize, usize)> {
        Side::BOTH.map(|side| (self.board, side.index())).to_vec()
    }

    fn bare(&self) -> Setup {
        Setup { open: [self.kit.all(); 2], ..Setup::default() }
    }

    fn square_of(&self, place: Place) -> Option<(Side, u8)> {
        let Place::Square { camp, column, row } = place else { return None };
        let of = |place: usize| u8::try_from(place).ok();
        let number = self.kit.number(Square { column: of(column)?, row: of(row)? })?;
        Some((*Side::BOTH.get(camp)?, number))
    }
}

impl Gameplay for LightningReferee {
    type Turn = Turn;
    type Position<'e> = Position<'e>;

    fn start(&self) -> Option<Position<'_>> {
        Some(Position::start(&self.kit, Side::A))
    }

    fn all_players(&self, _: &str) -> Vec<PlayerName> {
        let name = |letter: char| PlayerName { name: letter.into(), letter };
        Side::BOTH.into_iter().map(|side| name(self.kit.letter(side))).collect()
    }
}

impl Notation for LightningReferee {
    type Spans = Spans;

    fn parse(&self, text: &str) -> Result<(Setup, Spans), Vec<Finding>> {
        read(&self.kit, text)
    }

    fn write(&self, setup: &Setup) -> (Vec<Entry>, Phrase) {
        write(&self.kit, setup)
    }

    fn parse_record(&self, text: &str) -> Result<ParsedRecord<Position<'_>, Turn>, Vec<Finding>> {
        let (first, turns) = read_record(&self.kit, text)?;
        let openers = first.map_or(Side::BOTH.to_vec(), |first| vec![first]);
        let start = |opener: Side| {
            let header = vec![Entry::new(Term::First, self.kit.letter(opener))];
            let assumed = if first.is_some() { Vec::new() } else { header.clone() };
            let position = Position::start(&self.kit, opener);
            RecordStart { variant: self.variant(), position, header, assumed }
        };
        Ok(ParsedRecord { starts: openers.into_iter().map(start).collect(), turns })
    }

    fn shown(&self, position: &Position<'_>) -> Setup {
        Setup {
            camps: *position.camps(),
            reserve: Some(*position.reserve()),
            to_move: (!position.is_over()).then_some(position.player()),
            ..Setup::default()
        }
    }

    fn form(&self, lang: Lang) -> String {
        blank(&self.kit, lang)
    }

    fn keys(&self) -> &'static [Key] {
        KEYS
    }

    fn turns_hint(&self) -> Option<Message> {
        Some(TurnHint::TurnsAreLike.into())
    }

    fn beside(&self, setup: &Setup) -> Vec<Beside> {
        let held = self.kit.models().iter().zip(setup.reserve.unwrap_or_default());
        let held = held.filter(|(_, count)| *count > 0);
        let pieces: Vec<_> =
            held.map(|(model, count)| (Observed::piece(model.letter), usize::from(count))).collect();
        if pieces.is_empty() { Vec::new() } else { vec![Beside { pile: Pile::Reserve, pieces }] }
    }

    fn last(&self, setup: &Setup) -> Option<ToldTurn> {
        let turn = setup.last?;
        Some(ToldTurn { text: turn.written(&self.kit), trace: turn.trace(&self.kit) })
    }
}
