//! Layouts of positions, and visible effects of turns.

use super::board::{SIDE, bit};
use super::notation::read_record;
use super::{Last, Player, Setup, SlideDirection, Turn};
use crate::game::SlidingLine;
use crate::rules::read::Square;
use crate::rules::{Beside, Found, FoundSquare, Layout, Lies, Pile, Spot, Touch, Trace};

/// The layout of a setup on board `tray` of the game.
pub(crate) fn layout(setup: &Setup, tray: usize) -> Layout {
    let squares = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Square { column, row }));
    let squares = squares.map(|square| {
        let ball = |player: Player| Lies::piece(player.letter());
        let may = match setup.owner(square) {
            _ if setup.open & bit(square) != 0 => Vec::new(),
            owner => vec![owner.map_or(Lies::Nothing, ball)],
        };
        FoundSquare { board: tray, camp: 0, column: square.column.into(), row: square.row.into(), may }
    });
    let out = Player::ALL.into_iter().filter_map(|player| {
        let count = setup.out[player as usize].filter(|count| *count > 0)?;
        Some((Lies::piece(player.letter()), count as usize))
    });
    let out: Vec<_> = out.collect();
    let last = match setup.last {
        Some(Last::Turn(turn)) => Some(turn.to_string()),
        Some(Last::Nothing) | None => None,
    };
    Layout {
        found: Found { squares: squares.collect(), strips: Vec::new() },
        beside: if out.is_empty() { Vec::new() } else { vec![Beside { pile: Pile::Out, pieces: out }] },
        to_move: setup.to_move.map(|player| player.name().to_owned()),
        last,
    }
}

/// The visible effect of a turn on board `tray` of the game.
pub(crate) fn trace(found: &Found, turn: &str, tray: usize) -> Trace {
    let spot = |square: Square| -> Option<Spot> {
        found.square_at(tray, 0, square.column.into(), square.row.into())
    };
    let turn = read_record(turn).ok().and_then(|(_, turns)| Some(turns.first()?.turn));
    match turn {
        Some(Turn::Ball { from, to }) => match spot(to) {
            Some(to) => Trace::Piece { from: spot(from), to: Touch::On(to) },
            None => Trace::Nothing,
        },
        Some(Turn::Slide(slide)) => {
            let line = usize::from(slide.number());
            let slide = match slide.direction() {
                SlideDirection::Right => SlidingLine::RowRight(line),
                SlideDirection::Left => SlidingLine::RowLeft(line),
                SlideDirection::Up => SlidingLine::ColumnUp(line),
                SlideDirection::Down => SlidingLine::ColumnDown(line),
            };
            Trace::Slide { board: tray, slide }
        }
        Some(Turn::Pass) | None => Trace::Nothing,
    }
}
