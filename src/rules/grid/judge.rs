//! What is said of a diagram where no rules are known.

use super::diagram::{Diagram, Laid, read};
use super::table::{Table, column};
use crate::rules::{Finding, Judgement, Referee, Replay, Status, Unfit, Verdict};

const BOX: &str = "There are no more pieces of a kind than the game brings.";
const BOARD: &str = "Pieces lie on the points that the lines of the board run through.";

impl Table {
    fn judged(&self, diagram: &Diagram) -> Judgement {
        let mut findings = self.beside_the_points(diagram);
        findings.extend(self.too_many(diagram));
        let sound = findings.is_empty();
        if sound {
            findings.push(no_rules(
                "what lies here is allowed by box and board; whether a game leads to it is not known, because this \
                 game comes without rules",
            ));
        }
        Judgement {
            variant: String::new(),
            verdict: if sound { Verdict::Undecided } else { Verdict::Illegal },
            position: Some(self.written(diagram)),
            findings,
            status: sound.then(|| Status { to_move: diagram.to_move.clone(), ..Status::default() }),
            assumed: Vec::new(),
            witness: Vec::new(),
        }
    }

    fn beside_the_points(&self, diagram: &Diagram) -> Vec<Finding> {
        let beside =
            |laid: &&Laid| self.boards.get(laid.board).is_some_and(|board| !board.has(laid.column, laid.row));
        let finding = |laid: &Laid| {
            let square = self.square(laid);
            let message = format!("there is no point {square} that `{}` could lie on", laid.letter);
            Finding::malformed("grid/no-point", message, BOARD).squares([square]).at(laid.span.clone())
        };
        diagram.pieces.iter().filter(beside).map(finding).collect()
    }

    fn too_many(&self, diagram: &Diagram) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (letter, kind) in &self.pieces {
            let there: Vec<&Laid> = diagram.pieces.iter().filter(|laid| laid.letter == *letter).collect();
            let Some(surplus) = there.get(kind.count) else { continue };
            let message = format!(
                "here are {} `{letter}` ({}), and there are {} of it",
                there.len(),
                kind.name,
                kind.count
            );
            let finding = Finding::malformed("grid/too-many-pieces", message, BOX).at(surplus.span.clone());
            findings.push(finding.squares(there.iter().map(|laid| self.square(laid))));
        }
        findings
    }

    /// A square as it is written; with its board where there are several.
    fn square(&self, laid: &Laid) -> String {
        let square = format!("{}{}", column(laid.column), laid.row + 1);
        match self.boards.get(laid.board) {
            Some(board) if self.boards.len() > 1 => {
                format!("{}:{square}", board.heading.split_whitespace().last().unwrap_or_default())
            }
            _ => square,
        }
    }

    fn written(&self, diagram: &Diagram) -> String {
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
            for laid in diagram.pieces.iter().filter(|laid| laid.board == number) {
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

fn no_rules(message: &str) -> Finding {
    Finding::unreachable("grid/no-rules", message, "").hint(hint())
}

fn hint() -> String {
    let engines: Vec<_> = crate::rules::ENGINES.iter().map(|engine| format!("\"{}\"", engine.name)).collect();
    format!(
        "name the rules in the spec if they are among these: `[rules]` with `engine = …`, one of {}",
        engines.join(", ")
    )
}

impl Referee for Table {
    fn check(&self, text: &str) -> Judgement {
        match read(self, text) {
            Ok(diagram) => self.judged(&diagram),
            Err(findings) => Judgement::unreadable("", findings),
        }
    }

    fn moves(&self, text: &str) -> Result<Vec<String>, Box<Judgement>> {
        let mut judgement = self.check(text);
        if judgement.verdict == Verdict::Undecided {
            judgement.findings =
                vec![no_rules("which turns are legal is not known, because this game comes without rules")];
        }
        Err(Box::new(judgement))
    }

    fn replay(&self, _: &str) -> Replay {
        let finding = no_rules("turns cannot be judged, because this game comes without rules");
        Replay { verdict: Verdict::Undecided, ..Replay::unreadable("", vec![finding]) }
    }

    fn perft(&self, _: u32) -> u64 {
        0
    }

    fn ruleless(&self) -> Option<Unfit> {
        Some(Unfit {
            message: "turns cannot be counted, because this game comes without rules".to_owned(),
            hint: hint(),
        })
    }

    fn blank(&self) -> String {
        let mut text =
            String::from("# Put the letter of a piece on its square; an empty square is `.`.\n#\n");
        for (letter, kind) in &self.pieces {
            text += &format!("# {letter}  {} of {}\n", kind.count, kind.name);
        }
        let boards = (0..self.boards.len()).collect();
        text + "\n" + &self.written(&Diagram { boards, ..Diagram::default() })
    }
}
