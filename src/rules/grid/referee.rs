//! Implements [`Engine`] for games without rules.

use super::GameFinding;
use super::board::GridReferee;
use super::diagram::{GridDiagram, PlacedPiece, read};
use super::form;
use crate::game::Lang;
use crate::rules::{
    Assumed, Content, Effort, Engine, Finding, Found, Judged, Layout, Lies, Message, OnTurn, ParsedRecord,
    Play, Reach, Spot, Status, Trace, VariantSetup, Witness,
};
use crate::text::Action;

/// The turns and the positions of a game without rules: there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum NoPlay {}

impl Play for NoPlay {
    type Turn = NoPlay;
    type Key = NoPlay;

    fn key(&self) -> Option<NoPlay> {
        match *self {}
    }

    fn turns(&self, _: impl FnMut(NoPlay)) {
        match *self {}
    }

    fn play(&mut self, turn: NoPlay) {
        match turn {}
    }

    fn written(&self, turn: NoPlay) -> String {
        match turn {}
    }

    fn refusal(&self, turn: NoPlay) -> Message {
        match turn {}
    }

    fn status(&self) -> Status {
        match *self {}
    }

    fn text(&self) -> String {
        match *self {}
    }
}

fn place(laid: &PlacedPiece) -> (usize, usize, usize) {
    (laid.board, laid.column, laid.row)
}

impl Engine for GridReferee {
    type Setup = GridDiagram;
    /// Pieces keep their spans themselves.
    type Spans = ();
    type Turn = NoPlay;
    type Position<'e> = NoPlay;
    /// Index of the board, column, row.
    type Square = (usize, usize, usize);
    type Piece = char;
    type Insight = ();

    fn parse(&self, text: &str) -> Result<(GridDiagram, ()), Vec<Finding>> {
        Ok((read(self, text)?, ()))
    }

    fn text(&self, diagram: &GridDiagram) -> String {
        self.written(diagram)
    }

    fn parse_record(&self, _: &str) -> Result<ParsedRecord<NoPlay, NoPlay>, Vec<Finding>> {
        Err(self.no_rules().into_iter().collect())
    }

    fn form(&self, lang: Lang) -> String {
        form::blank(self, lang)
    }

    fn text_in(&self, lang: Lang, text: &str) -> String {
        form::position_in(lang, text)
    }

    fn variant(&self) -> String {
        String::new()
    }

    fn variant_of(&self, _: &GridDiagram) -> String {
        String::new()
    }

    fn squares(&self, diagram: &GridDiagram) -> Vec<(usize, usize, usize)> {
        let spoken = diagram.boards.iter().filter_map(|board| Some((*board, self.boards.get(*board)?)));
        let squares = spoken.flat_map(|(number, board)| {
            let all = (0..board.rows).flat_map(|row| (0..board.columns).map(move |column| (column, row)));
            all.filter(|(column, row)| board.has(*column, *row))
                .map(move |(column, row)| (number, column, row))
        });
        squares.collect()
    }

    fn open(&self, diagram: &GridDiagram) -> Vec<(usize, usize, usize)> {
        diagram.open.iter().map(place).collect()
    }

    fn square_name(&self, _: &GridDiagram, (board, column, row): (usize, usize, usize)) -> String {
        self.square(board, column, row)
    }

    fn pieces(&self, _: &GridDiagram, _: (usize, usize, usize)) -> Vec<char> {
        self.pieces.keys().copied().collect()
    }

    fn piece_name(&self, _: (usize, usize, usize), letter: char) -> String {
        letter.to_string()
    }

    fn is_sign(&self, letter: char) -> bool {
        self.letter(letter).is_some()
    }

    fn headings(&self) -> Vec<&str> {
        self.boards.iter().flat_map(|board| &board.aliases).flat_map(|name| name.split_whitespace()).collect()
    }

    fn parse_piece(&self, _: (usize, usize, usize), word: &str) -> Option<char> {
        let mut letters = word.chars();
        let letter = self.letter(letters.next()?)?;
        letters.next().is_none().then_some(letter)
    }

    fn fill_square(&self, diagram: &mut GridDiagram, square: (usize, usize, usize), content: Content<Self>) {
        let Some(at) = diagram.open.iter().position(|laid| place(laid) == square) else { return };
        let open = diagram.open.remove(at);
        diagram.pieces.extend(content.map(|letter| PlacedPiece { letter, ..open }));
    }

    fn setup(&self, found: &Found) -> GridDiagram {
        self.diagram(found)
    }

    fn square_at(&self, found: &Found, spot: Spot) -> Option<(usize, usize, usize)> {
        let Spot::Square(at) = spot else { return None };
        let found = found.squares.get(at)?;
        Some((self.grid_board(found)?, found.column, found.row))
    }

    fn convert(&self, _: (usize, usize, usize), lies: Lies) -> Option<Content<Self>> {
        self.known(lies)
    }

    fn layout_of(&self, diagram: &GridDiagram) -> Layout {
        Layout { found: self.found(diagram), to_move: diagram.to_move.clone(), ..Layout::default() }
    }

    fn trace_of(&self, _: &Found, _: &str) -> Trace {
        Trace::Nothing
    }

    fn variant_setups(&self, diagram: &GridDiagram) -> Vec<VariantSetup<GridDiagram>> {
        vec![VariantSetup { setup: diagram.clone(), assumed: None }]
    }

    fn malformed(&self, diagram: &GridDiagram, (): &()) -> Vec<Finding> {
        self.faults(diagram)
    }

    fn fewest_faults(&self, diagram: &GridDiagram, (): &()) -> Vec<Finding> {
        self.malformed(diagram, &())
    }

    fn reach(&self, _: &GridDiagram, (): &(), _: Effort) -> ((), Reach<NoPlay, NoPlay>) {
        ((), Reach::Ruleless)
    }

    fn status(&self, diagram: &GridDiagram, (): &(), _: Option<&NoPlay>) -> Status {
        Status { to_move: diagram.to_move.clone(), ..Status::default() }
    }

    fn assumed(&self, _: &GridDiagram, _: &Witness<NoPlay, NoPlay>) -> Vec<Assumed> {
        Vec::new()
    }

    fn position_on_turn(&self, _: &Judged<'_, Self>) -> Option<OnTurn<NoPlay>> {
        None
    }

    fn start(&self) -> Option<NoPlay> {
        None
    }

    fn no_rules(&self) -> Option<Finding> {
        Some(Finding::new(GameFinding::NoRules).hint(Action::JudgeByBox))
    }
}
