//! Diagrams as text.

use super::board::GridReferee;
use super::diagram::GridDiagram;

impl GridReferee {
    /// Notation of a square, with its board if there are several.
    pub(crate) fn square(&self, board: usize, at: usize, row: usize) -> String {
        let several = self.boards.len() > 1;
        self.boards.get(board).map(|board| board.named(at, row, several)).unwrap_or_default()
    }

    /// Canonical text.
    pub(crate) fn written(&self, diagram: &GridDiagram) -> String {
        let mut text = String::new();
        if let Some(player) = &diagram.to_move {
            text += &format!("to move: {player}\n");
        }
        for (number, board) in self.boards.iter().enumerate() {
            if !diagram.boards.contains(&number) {
                continue;
            }
            if self.boards.len() > 1 {
                text += &format!("{}\n", board.heading);
            }
            let mut rows: Vec<Vec<char>> = (0..board.rows)
                .map(|row| {
                    (0..board.columns).map(|column| if board.has(column, row) { '.' } else { '-' }).collect()
                })
                .collect();
            for laid in diagram.pieces.iter().chain(&diagram.open).filter(|laid| laid.board == number) {
                if let Some(square) = rows.get_mut(laid.row).and_then(|row| row.get_mut(laid.column)) {
                    *square = laid.letter;
                }
            }
            for row in rows.iter().rev() {
                let squares: Vec<String> = row.iter().map(char::to_string).collect();
                text += &format!("{}\n", squares.join(" "));
            }
        }
        text
    }
}
