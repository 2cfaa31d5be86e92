//! Pieces: what is cut or punched out, and how many of it.

use super::{ByLang, Face, Marker, Mm, Patch, Shape};

/// One kind of piece.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its name in the spec, unique within the game.
    pub name: String,
    /// The letter by which it is written in a position, if it has one.
    pub letter: Option<char>,
    /// What it is printed among: pieces of one group and one shape share their sheets.
    pub group: ByLang<String>,
    /// Its outline when cut.
    pub shape: Shape,
    /// How many are needed for one game.
    pub count: usize,
    /// Whether its face is printed on both sides. Without printed backs it is printed twice, to be glued
    /// back to back.
    pub reversible: bool,
    /// The distance kept between its outline and the next piece's on the sheet.
    pub gap: Mm,
    /// What one sees on it.
    pub front: Face,
    /// What is printed behind it when backs are printed; none stays blank.
    pub back: Option<Face>,
    /// The markers on its front, for each copy: strips tell their copies apart by them, and a wall shows those of
    /// the frame below it. Empty where it has none; [`Piece::markers`] asks for those of a copy.
    pub marked: Vec<Vec<Marker>>,
    /// The patches of colour on its front: a wall shows those of the frame below it.
    pub patches: Vec<Patch>,
}

impl Piece {
    /// The markers on one of its copies, counted from 0; a copy beyond the last is like the first again.
    pub fn markers(&self, copy: usize) -> &[Marker] {
        let number = copy.checked_rem(self.marked.len()).unwrap_or_default();
        self.marked.get(number).map_or(&[], |markers| markers)
    }
}
