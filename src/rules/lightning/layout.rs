//! Layouts of positions, and visible effects of turns.

use super::notation::read_record;
use super::{Kit, Setup, Side, Turn};
use crate::rules::{Beside, Found, FoundSquare, Layout, Lies, Pile, Touch, Trace};

/// The layout of a setup on board `board` of the game.
pub(crate) fn layout(kit: &Kit, setup: &Setup, board: usize) -> Layout {
    let piece =
        |model: u8, quarters: u8| Lies::Piece { letter: kit.model(model).letter, quarters, colour: None };
    let mut squares = Vec::new();
    for side in Side::BOTH {
        let camp = setup.camp(side);
        for number in kit.all().squares() {
            let square = kit.square(number);
            let may = match camp.piece(kit, number) {
                Some(face) => vec![piece(face.model, face.rotation)],
                None if setup.open().any(|open| open == (side, number)) => Vec::new(),
                None => vec![Lies::Nothing],
            };
            let (column, row) = (square.column.into(), square.row.into());
            squares.push(FoundSquare { board, camp: side.index(), column, row, may });
        }
    }
    let reserve = setup.reserve.unwrap_or_default();
    let reserve: Vec<_> = (0u8..)
        .zip(reserve)
        .filter(|(_, count)| *count > 0)
        .map(|(model, count)| (piece(model, 0), usize::from(count)))
        .collect();
    Layout {
        found: Found { squares, strips: Vec::new() },
        beside: if reserve.is_empty() {
            Vec::new()
        } else {
            vec![Beside { pile: Pile::Reserve, pieces: reserve }]
        },
        to_move: setup.to_move.map(|side| kit.letter(side).to_string()),
        last: setup.last.map(|turn| turn.written(kit)),
    }
}

/// The visible effect of a turn on board `board` of the game.
pub(crate) fn trace(kit: &Kit, found: &Found, turn: &str, board: usize) -> Trace {
    let turn = read_record(kit, turn).ok().and_then(|(_, turns)| Some(turns.first()?.turn));
    let Some(Turn::Place { side, square, .. }) = turn else { return Trace::Nothing };
    let square = kit.square(square);
    let spot = found.square_at(board, side.index(), square.column.into(), square.row.into());
    spot.map_or(Trace::Nothing, |spot| Trace::Piece { from: None, to: Touch::On(spot) })
}
