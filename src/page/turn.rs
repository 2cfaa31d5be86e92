//! Turns as they are shown on the boards, in the names of squares.

use serde::Serialize;

use super::table::PileView;
use crate::desk::JudgedGame;
use crate::game::SlidingLine;
use crate::rules::{Found, FoundSquare, Layout, Observed, Origin, Spot, Threat, ToldTurn, Touch, Trace};

/// Visible effect of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnAct {
    /// The square that a piece leaves.
    pub from: Option<String>,
    /// The piece that comes from beside the board, and its pile.
    pub piece: Option<TakenPiece>,
    /// The square that the piece comes to.
    pub to: Option<String>,
    /// The strip that is laid, with the piece on it.
    pub strip: Option<LaidStrip>,
    /// Whether the piece is laid beside the board.
    pub beside: bool,
    /// The squares of a line that slides, in its direction. The tile of the last one comes to the first.
    pub slide: Vec<String>,
}

/// A piece that comes from beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TakenPiece {
    /// The letter of the piece.
    pub letter: char,
    /// The letter of its colour, for tokens identified by owner and colour.
    pub colour: Option<char>,
    /// Its rotation in clockwise quarter turns.
    pub quarters: u8,
    /// The pile; none is the box.
    pub pile: Option<PileView>,
}

/// A strip that is laid at an end of the row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LaidStrip {
    /// Whether it is laid at the top.
    pub top: bool,
    /// The letters of its colours, from left to right.
    pub colours: String,
    /// Index of the square with the piece.
    pub place: usize,
}

/// A turn of a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnView {
    /// Its canonical notation.
    pub turn: String,
    /// Its notation in the language of the request.
    pub shown: String,
    pub act: TurnAct,
}

/// A turn that would win.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ThreatView {
    /// Canonical name of the player.
    pub player: String,
    #[serde(flatten)]
    pub turn: TurnView,
}

impl TurnView {
    /// A turn of the position with this layout.
    pub(crate) fn new(table: &JudgedGame, layout: &Layout, turn: &ToldTurn) -> TurnView {
        TurnView {
            shown: turn.text.written(table.lang()),
            turn: turn.to_string(),
            act: act(table, &layout.found, turn),
        }
    }
}

impl ThreatView {
    /// A threat in the position with this layout.
    pub(crate) fn new(table: &JudgedGame, layout: &Layout, threat: &Threat) -> ThreatView {
        ThreatView { player: threat.player.to_string(), turn: TurnView::new(table, layout, &threat.turn) }
    }
}

fn act(table: &JudgedGame, found: &Found, turn: &ToldTurn) -> TurnAct {
    let name = |spot| table.referee.spot_name(found, spot);
    match table.referee.trace(found, turn.trace.clone()) {
        Trace::Nothing => TurnAct::default(),
        Trace::Slide { board, slide } => {
            TurnAct { slide: sliding(found, board, slide).map(name).collect(), ..TurnAct::default() }
        }
        Trace::Piece { from, to } => {
            let act = match to {
                Touch::On(spot) => TurnAct { to: Some(name(spot)), ..TurnAct::default() },
                Touch::Added { top, colours, place } => {
                    let strip = LaidStrip { top, colours: colours.into_iter().collect(), place };
                    TurnAct { strip: Some(strip), ..TurnAct::default() }
                }
                Touch::Pile(_) => TurnAct { beside: true, ..TurnAct::default() },
            };
            match from {
                Some(Origin::On(spot)) => TurnAct { from: Some(name(spot)), ..act },
                Some(Origin::Pile(pile, piece)) => TurnAct { piece: taken(piece, Some(pile.into())), ..act },
                Some(Origin::Box(piece)) => TurnAct { piece: taken(piece, None), ..act },
                None => act,
            }
        }
    }
}

fn taken(piece: Observed, pile: Option<PileView>) -> Option<TakenPiece> {
    let Observed::Piece { letter, quarters, colour } = piece else { return None };
    Some(TakenPiece { letter, colour, quarters, pile })
}

/// The squares of a line in the direction in which it slides.
fn sliding(found: &Found, board: usize, slide: SlidingLine) -> impl Iterator<Item = Spot> {
    let is_in_line = |square: &FoundSquare| match slide {
        SlidingLine::RowRight(row) | SlidingLine::RowLeft(row) => square.row == row,
        SlidingLine::ColumnUp(column) | SlidingLine::ColumnDown(column) => square.column == column,
    };
    let squares = found.squares.iter().enumerate();
    let in_line = squares.filter(|(_, square)| square.board == board && is_in_line(square));
    let mut line: Vec<(usize, &FoundSquare)> = in_line.collect();
    line.sort_by_key(|(_, square)| (square.column, square.row));
    if matches!(slide, SlidingLine::RowLeft(_) | SlidingLine::ColumnDown(_)) {
        line.reverse();
    }
    let line: Vec<Spot> = line.into_iter().map(|(at, _)| Spot::Square(at)).collect();
    line.into_iter()
}
