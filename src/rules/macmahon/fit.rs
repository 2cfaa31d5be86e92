//! Creation of a referee from a printed game.

use super::kit::{MAX_FACES, MAX_SQUARES};
use super::{Kit, MacMahonOptions, MacMahonReferee, MacMahonUnfit, MacMahonUnfitHint, TileKind};
use crate::game::{Game, Grid, Piece};
use crate::rules::{Coded, Finding};

/// Returns the referee of a game: its first board of squares, and its pieces with letters, whose names are the colours
/// of their sides.
pub(crate) fn referee(game: &Game, options: MacMahonOptions) -> Result<MacMahonReferee, Finding> {
    let mut boards = game.boards.iter().enumerate();
    let board = boards.find_map(|(number, board)| match &board.grid {
        Grid::Squares { columns, rows, .. } if board.missing.is_empty() => Some((number, *columns, *rows)),
        _ => None,
    });
    let fits = |(_, columns, rows): &(usize, usize, usize)| {
        columns.checked_mul(*rows).is_some_and(|squares| squares <= MAX_SQUARES)
    };
    let (number, columns, rows) = board.filter(fits).ok_or_else(|| {
        MacMahonUnfit::NoBoard { most: MAX_SQUARES }.hint(MacMahonUnfitHint::AddABoard { most: MAX_SQUARES })
    })?;
    let mut tiles: Vec<TileKind> = Vec::new();
    for piece in game.pieces.iter().filter(|piece| piece.letter.is_some()) {
        let name = piece.name.clone();
        let tile = tile(piece).ok_or_else(|| {
            MacMahonUnfit::NoSides { piece: name.clone() }.hint(MacMahonUnfitHint::NameItByItsSides)
        })?;
        if let Some(other) = tiles.iter().find(|other| other.is(&tile)) {
            let message = MacMahonUnfit::SameTile { one: TileKind::word(other.colours), other: name };
            return Err(message.hint(MacMahonUnfitHint::UseCount));
        }
        tiles.push(tile);
    }
    if tiles.is_empty() {
        return Err(MacMahonUnfit::NoTiles.hint(MacMahonUnfitHint::NameItByItsSides));
    }
    let kit = Kit::new(columns, rows, tiles, options.border)
        .ok_or_else(|| MacMahonUnfit::TooManyTiles { most: MAX_FACES }.hint(MacMahonUnfitHint::UseFewer))?;
    Ok(MacMahonReferee::new(kit).on_board(number))
}

fn tile(piece: &Piece) -> Option<TileKind> {
    piece.shape.square()?;
    let letters: Vec<char> = piece.name.chars().map(|letter| letter.to_ascii_lowercase()).collect();
    let colours: [char; 4] = letters.try_into().ok()?;
    let is_word = colours.iter().all(|letter| letter.is_alphabetic());
    is_word.then_some(TileKind { letter: piece.letter?, colours, count: piece.count })
}
