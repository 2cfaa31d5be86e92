//! Implements the traits of an engine on the ready table of squares.

use std::ops::Range;

use super::position::{Lay, Position};
use super::{FormNote, Kit, TileKind, TurnFinding, TurnHint};
use crate::game::Lang;
use crate::rules::legend::comment;
use crate::rules::read::{MAX_FINDINGS, Page, Word, merge_equal, no_record};
use crate::rules::{
    Coded, Entry, Finding, Gameplay, Message, Notation, OnSquares, ParsedRecord, Phrase, PlacedPiece,
    RecordStart, SquareSetup, SquareTable, Table, Typed,
};

/// Signs between a tile and its square.
const SIGNS: [char; 2] = ['@', '='];

/// The rules of MacMahon's squares.
#[derive(Clone, Debug)]
pub struct MacMahonReferee {
    pub(super) kit: Kit,
    table: SquareTable,
}

impl MacMahonReferee {
    /// The rules with these tiles.
    pub fn new(kit: Kit) -> MacMahonReferee {
        let words: Vec<String> = kit.tiles.iter().map(|tile| TileKind::word(tile.colours)).collect();
        let pieces: Vec<(char, &str, usize)> = kit
            .tiles
            .iter()
            .zip(&words)
            .map(|(tile, word)| (tile.letter, word.as_str(), tile.count))
            .collect();
        let table = kit.tiles.iter().fold(SquareTable::new(kit.columns, kit.rows, &pieces), |table, tile| {
            table.written_as(tile.letter, tile.looks().into_iter().map(TileKind::word).collect())
        });
        MacMahonReferee { kit, table }
    }

    /// Sets the index of the board in the game.
    pub fn on_board(self, number: usize) -> MacMahonReferee {
        MacMahonReferee { table: self.table.on_board(number), ..self }
    }

    /// The number of a square, row by row from `a1`.
    pub(super) fn number(&self, (_, column, row): (usize, usize, usize)) -> usize {
        row * self.kit.columns + column
    }

    pub(super) fn name(&self, laid: &PlacedPiece) -> String {
        self.square_name(&SquareSetup::default(), laid.place())
    }

    /// The place in the text of the tile on a square.
    pub(super) fn span(&self, setup: &SquareSetup, square: usize) -> Option<Range<usize>> {
        let laid = setup.pieces.iter().find(|laid| self.number(laid.place()) == square)?;
        Some(laid.span.clone()).filter(|span| !span.is_empty())
    }

    /// Parses a turn: `rrbo@c2`.
    fn turn(&self, word: Word) -> Result<Lay, Finding> {
        let fault = |message: TurnFinding| {
            message.at(word.span()).hint(TurnHint::TurnsAreLike { turn: self.sample() })
        };
        let parts = SIGNS.iter().find_map(|sign| word.text.split_once(*sign));
        let (one, other) = parts.ok_or_else(|| fault(TurnFinding::NoTurn { typed: word.text.to_owned() }))?;
        let (tile, square) = if self.table.piece(one).is_some() { (one, other) } else { (other, one) };
        let Some(piece) = self.table.piece(tile) else {
            let typed = if self.square(one).is_some() { other } else { one };
            return Err(fault(TurnFinding::NoTile { typed: typed.to_owned() }));
        };
        let place =
            self.square(square).ok_or_else(|| fault(TurnFinding::NoSquare { typed: square.to_owned() }))?;
        let lay = self.kit.face_of(piece).and_then(|face| Lay::new(self.number(place), face));
        lay.ok_or_else(|| fault(TurnFinding::NoTurn { typed: word.text.to_owned() }))
    }

    fn square(&self, typed: &str) -> Option<(usize, usize, usize)> {
        let named = |square| self.square_name(&SquareSetup::default(), square).eq_ignore_ascii_case(typed);
        self.squares(&self.bare()).into_iter().find(|square| named(*square))
    }

    /// A turn, as a sample.
    fn sample(&self) -> Phrase {
        let word = self.kit.tiles.first().map(|tile| TileKind::word(tile.colours)).unwrap_or_default();
        format!("{word}@a1").into()
    }
}

impl OnSquares for MacMahonReferee {
    fn table(&self) -> &SquareTable {
        &self.table
    }
}

impl Gameplay for MacMahonReferee {
    type Turn = Lay;
    type Position<'e> = Position<'e>;

    fn start(&self) -> Option<Position<'_>> {
        Some(Position::start(&self.kit))
    }
}

impl Notation for MacMahonReferee {
    /// Pieces keep their spans themselves.
    type Spans = ();

    fn parse(&self, text: &str) -> Result<(SquareSetup, ()), Vec<Finding>> {
        Ok((self.table.read(text)?, ()))
    }

    fn write(&self, setup: &SquareSetup) -> (Vec<Entry>, Phrase) {
        self.table.write(setup)
    }

    fn parse_record<'e>(&'e self, text: &str) -> Result<ParsedRecord<Position<'e>, Lay>, Vec<Finding>> {
        let mut findings = Vec::new();
        let page = Page::parse(text, &[], |_| false, &mut findings);
        page.check_turn_numbers(&mut findings);
        let mut turns = Vec::new();
        for word in page.turn_words() {
            match self.turn(word) {
                Ok(turn) => turns.push(Typed { turn, span: word.span() }),
                Err(finding) if findings.len() < MAX_FINDINGS => findings.push(finding),
                Err(_) => break,
            }
        }
        if !findings.is_empty() {
            let as_position = || self.table.read(text).map_or_else(|faults| faults.len(), |_| 0);
            return Err(no_record(text, merge_equal(findings), as_position));
        }
        let (variant, position) = (String::new(), Position::start(&self.kit));
        let start = RecordStart { variant, position, header: Vec::new(), assumed: Vec::new() };
        Ok(ParsedRecord { starts: vec![start], turns })
    }

    fn shown(&self, position: &Position<'_>) -> SquareSetup {
        let mut setup = self.bare();
        for square in self.squares(&setup) {
            let face = position.face(self.number(square));
            self.put(&mut setup, square, Some(face.map(|face| face.piece)));
        }
        setup
    }

    fn form(&self, lang: Lang) -> String {
        let tiles: Vec<(String, usize)> =
            self.kit.tiles.iter().map(|tile| (TileKind::word(tile.colours), tile.count)).collect();
        let tile = tiles.first().map(|(word, _)| word.clone()).unwrap_or_default();
        let mut setup = self.bare();
        setup.open.clear();
        let turn = self.sample();
        comment(lang, FormNote::PutTiles { tile })
            + &comment(lang, FormNote::LeaveEmpty)
            + &comment(lang, FormNote::OrListThem { turn })
            + &comment(lang, FormNote::Tiles { tiles })
            + "\n"
            + &self.told(&setup).written(lang)
    }

    fn turns_hint(&self) -> Option<Message> {
        Some(TurnHint::TurnsAreLike { turn: self.sample() }.into())
    }
}
