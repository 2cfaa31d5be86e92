//! From a game as it is printed to a box that is played with.

use super::{Kit, Model, Ports, Prolong};
use crate::game::{Camp, Face, Game, Grid, MarkKind, Piece, Shape};
use crate::rules::{Options, Unfit};

/// The box of a game: its board of two camps, and its pieces with ports.
pub fn kit(game: &Game, options: &Options) -> Result<Kit, Unfit> {
    let unfit = |message: String, hint: &str| Unfit { message, hint: hint.to_owned() };
    let camps = game.boards.iter().find_map(|board| match (&board.grid, board.camps.as_slice()) {
        (Grid::Squares { columns, rows, .. }, [Camp { letter: Some(one) }, Camp { letter: Some(two) }]) => {
            Some(([*one, *two].map(super::kit::upper), (*columns, *rows)))
        }
        _ => None,
    });
    let (letters, size) = camps.ok_or_else(|| {
        unfit(
            "no board of squares has two camps".to_owned(),
            "add `camps = [\"A\", \"B\"]` to a board of squares",
        )
    })?;
    let models = game.pieces.iter().map(model).collect::<Result<Vec<_>, _>>()?;
    let prolong = match options.get("prolong") {
        Some(&"contact") => Prolong::Contact,
        _ => Prolong::Line,
    };
    Kit::new(letters, size, models, prolong)
}

fn model(piece: &Piece) -> Result<Model, Unfit> {
    let name = &piece.name;
    let unfit = |message: String, hint: &str| Unfit { message, hint: hint.to_owned() };
    let letter = piece.letter.ok_or_else(|| {
        unfit(
            format!("{name} has no letter that stands for it in a position"),
            "add `letter = \"…\"` to the piece",
        )
    })?;
    match piece.shape {
        Shape::Rectangle(size) if size.width == size.height => {}
        _ => {
            return Err(unfit(
                format!("{name} is not square, so it cannot be turned"),
                "make its shape `square`",
            ));
        }
    }
    let ports = ports(&piece.front).ok_or_else(|| {
        unfit(
            format!("the lines of {name} do not run to its eight ports"),
            "turn the face, or the mark, by quarters of a full turn only",
        )
    })?;
    // More than that never comes to lie on two camps and beside them.
    let count = u16::try_from(piece.count).unwrap_or(u16::MAX);
    Ok(Model { letter: super::kit::upper(letter), name: name.clone(), ports, count })
}

/// The ports of a face; none if its lines are turned so that they run elsewhere.
fn ports(face: &Face) -> Option<Ports> {
    let mut all = 0;
    for mark in &face.marks {
        if let MarkKind::Ports { ports, .. } = &mark.kind {
            let quarters = mark.turn.rem_euclid(360.0) / 90.0;
            if quarters.fract() != 0.0 {
                return None;
            }
            // Between 0 and 3.
            all |= Ports::of(ports.iter().map(|port| *port as u8)).turned(quarters as u8).bits();
        }
    }
    Some(Ports::from_bits(all))
}
