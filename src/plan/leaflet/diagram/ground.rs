//! Grounds of figures: boards, strips, rows of pieces, and the cells on them.

use super::super::finding::{LeafletFinding, LeafletHint, Needed};
use super::super::{DiagramParts, Finding, line};
use super::DiagramWord;
use super::lines::DiagramLine;
use crate::game::{BoardView, Cell, Figure, FigureContent, LaidStrip, Making, Piece, Sample, Standing};
use crate::text::did_you_mean;

/// `board NAME [CAMP]`
pub(super) fn board(
    &DiagramLine { verb, rest, parts, .. }: &DiagramLine<'_>,
) -> Result<FigureContent, Finding> {
    let (number, board) = match (rest.first(), parts.boards) {
        (None, [board]) => (0, board),
        (None, _) => return Err(verb.needs(Needed::NameOfABoard)),
        (Some(name), boards) => {
            boards.iter().enumerate().find(|(_, board)| board.name == name.text).ok_or_else(|| {
                let names = boards.iter().map(|board| board.name.as_str());
                name.fault(LeafletFinding::NoBoard { name: name.text.to_owned() })
                    .maybe_hint(did_you_mean(name.text, names))
            })?
        }
    };
    let camp_of = |name: &str| {
        board.camps.iter().position(|camp| camp.letter.is_some_and(|letter| letter.to_string() == name))
    };
    let camp = match rest.get(1) {
        None => 0,
        Some(word) => camp_of(word.text).ok_or_else(|| {
            word.fault(LeafletFinding::NoCamp { board: board.name.clone(), camp: word.text.to_owned() })
        })?,
    };
    let (columns, rows) = board.grid.dimensions();
    Ok(FigureContent::Board(BoardView {
        board: number,
        camp,
        from: Cell { column: 0, row: 0 },
        to: Cell { column: columns.saturating_sub(1), row: rows.saturating_sub(1) },
        coordinates: false,
        standing: Vec::new(),
        gates: Vec::new(),
    }))
}

/// `cells a1-e3`
pub(super) fn window(figure: &mut Figure, words: &DiagramLine<'_>) -> Result<(), Finding> {
    let word = words.first(Needed::Corners)?;
    let FigureContent::Board(view) = &mut figure.content else {
        return Err(words.verb.fault(LeafletFinding::OnlyBoardsHaveCells));
    };
    let wrong = || {
        let wrong = LeafletFinding::NoPartOfTheBoard { typed: word.text.to_owned() };
        word.fault(wrong).hint(LeafletHint::TwoCorners)
    };
    let (from, to) = word.text.split_once('-').ok_or_else(wrong)?;
    let (from, to) = (cell(from).ok_or_else(wrong)?, cell(to).ok_or_else(wrong)?);
    if from.column > to.column
        || from.row > to.row
        || !shows(view, from, words.parts)
        || !shows(view, to, words.parts)
    {
        return Err(wrong());
    }
    (view.from, view.to) = (from, to);
    Ok(())
}

/// `coordinates`, `fill PIECE [except CELL…]`, `put PIECE CELL…`
pub(super) fn stand(figure: &mut Figure, words: &DiagramLine<'_>) -> Result<(), Finding> {
    let FigureContent::Board(view) = &mut figure.content else {
        let fault = words.verb.fault(LeafletFinding::NeedsABoard { verb: words.verb.text.to_owned() });
        return Err(fault.hint(LeafletHint::TokensOnStrips));
    };
    if words.verb.text == "coordinates" {
        view.coordinates = true;
        return Ok(());
    }
    let word = words.first(Needed::NameOfAPiece)?;
    let (piece, turns) = piece(word, words.parts)?;
    let cells = words.rest.get(1..).unwrap_or_default();
    if words.verb.text == "put" {
        if cells.is_empty() {
            return Err(words.verb.needs(Needed::ACell));
        }
        for &place in cells {
            let cell = placed(view, place, words.parts)?;
            view.standing.push(Standing { piece, turns, cell });
        }
        return Ok(());
    }
    let excepted = match cells.split_first() {
        None => Vec::new(),
        Some((word, cells)) if word.text == "except" => {
            cells.iter().map(|&place| placed(view, place, words.parts)).collect::<Result<Vec<_>, _>>()?
        }
        Some((word, _)) => return Err(word.fault(LeafletFinding::OnlyExcept)),
    };
    for row in view.from.row..=view.to.row {
        for column in view.from.column..=view.to.column {
            let cell = Cell { column, row };
            if !excepted.contains(&cell) {
                view.standing.push(Standing { piece, turns, cell });
            }
        }
    }
    Ok(())
}

/// `strip NAME PIECE [turned] [: TOKEN…]`
pub(super) fn strip(figure: &mut Figure, words: &DiagramLine<'_>) -> Result<(), Finding> {
    let FigureContent::Strips(strips) = &mut figure.content else {
        return Err(words.verb.fault(LeafletFinding::NoStrips).hint(LeafletHint::BeginWithStrips));
    };
    let name = words.first(Needed::NameAndPiece)?;
    let Some(&word) = words.rest.get(1) else {
        return Err(name.fault(LeafletFinding::StripWithoutPiece));
    };
    let (number, _) = piece(word, words.parts)?;
    let Some(shape) = words.parts.pieces.get(number).and_then(|piece| piece.shape.strip()) else {
        return Err(word.fault(LeafletFinding::NoStrip { piece: word.text.to_owned() }));
    };
    let mut after = words.rest.get(2..).unwrap_or_default();
    let turned = after.first().is_some_and(|word| word.text == "turned");
    if turned {
        after = after.get(1..).unwrap_or_default();
    }
    let mut tokens = vec![None; shape.squares];
    if let Some((colon, places)) = after.split_first() {
        if colon.text != ":" {
            return Err(colon.fault(LeafletFinding::OnlyTurned));
        }
        if places.len() != shape.squares {
            return Err(colon
                .fault(LeafletFinding::SquaresOfStrip { squares: shape.squares, filled: places.len() })
                .hint(LeafletHint::EmptySquare));
        }
        for (token, &word) in tokens.iter_mut().zip(places) {
            if word.text != "." {
                *token = Some(piece(word, words.parts)?.0);
            }
        }
    }
    strips.push(LaidStrip { name: name.text.to_owned(), piece: number, outlined: false, turned, tokens });
    Ok(())
}

/// `piece NAME [TITLE]`
pub(super) fn sample(figure: &mut Figure, words: &DiagramLine<'_>) -> Result<(), Finding> {
    let FigureContent::Pieces(samples) = &mut figure.content else {
        return Err(words.verb.fault(LeafletFinding::NoRowOfPieces).hint(LeafletHint::BeginWithPieces));
    };
    let word = words.first(Needed::NameOfAPiece)?;
    let (piece, turns) = piece(word, words.parts)?;
    let title: Vec<&str> = words.rest.iter().skip(1).map(|word| word.text).collect();
    samples.push(Sample { piece, turns, title: line(&title.join(" ")) });
    Ok(())
}

/// `make STEP`
pub(super) fn making(words: &DiagramLine<'_>) -> Result<FigureContent, Finding> {
    let word = words.first(Needed::AStep)?;
    let step = Making::ALL.into_iter().find(|step| step.word() == word.text).ok_or_else(|| {
        let hint = LeafletHint::StepsAre { steps: Making::ALL.map(|step| step.word().to_owned()).to_vec() };
        word.fault(LeafletFinding::NoStep { typed: word.text.to_owned() }).hint(hint)
    })?;
    Ok(FigureContent::Making(step))
}

/// Finds a piece by name, or by letter if it is unique; `/2` rotates it by two steps of its shape.
fn piece(word: DiagramWord<'_>, parts: DiagramParts<'_>) -> Result<(usize, u8), Finding> {
    let (name, turns) = word.text.split_once('/').unwrap_or((word.text, "0"));
    let lettered = |piece: &Piece| piece.letter.is_some_and(|letter| letter.to_string() == name);
    let by_name = parts.pieces.iter().position(|piece| piece.name == name);
    let by_letter = || match parts.pieces.iter().filter(|piece| lettered(piece)).count() {
        1 => parts.pieces.iter().position(lettered),
        _ => None,
    };
    let number = by_name.or_else(by_letter).ok_or_else(|| {
        let names = parts.pieces.iter().map(|piece| piece.name.as_str());
        word.fault(LeafletFinding::NoPiece { name: name.to_owned() }).maybe_hint(did_you_mean(name, names))
    })?;
    let steps = parts.pieces.get(number).map_or(1, |piece| piece.shape.steps());
    match turns.parse::<u8>() {
        Ok(turns) if turns < steps => Ok((number, turns)),
        _ => Err(word.fault(LeafletFinding::NoTurn { most: steps.saturating_sub(1) })),
    }
}

/// Parses a cell of a figure: one of its board, or `P1:2` on strips.
pub(super) fn spot(figure: &Figure, word: DiagramWord<'_>, parts: DiagramParts<'_>) -> Result<Cell, Finding> {
    match &figure.content {
        FigureContent::Board(view) => placed(view, word, parts),
        FigureContent::Strips(strips) => {
            let wrong = || {
                let wrong = LeafletFinding::NoSquareOfStrips { typed: word.text.to_owned() };
                word.fault(wrong).hint(LeafletHint::SquareOfAStrip)
            };
            let (name, square) = word.text.split_once(':').ok_or_else(wrong)?;
            let row = strips.iter().position(|strip| strip.name == name).ok_or_else(wrong)?;
            let square: usize = square.parse().map_err(|_| wrong())?;
            let squares = strips.get(row).map_or(0, |strip| strip.tokens.len());
            match square.checked_sub(1) {
                Some(column) if column < squares => Ok(Cell { column, row }),
                _ => Err(wrong()),
            }
        }
        FigureContent::Pieces(_) | FigureContent::Making(_) => {
            Err(word.fault(LeafletFinding::NoPlacesToPointAt))
        }
    }
}

fn placed(view: &BoardView, word: DiagramWord<'_>, parts: DiagramParts<'_>) -> Result<Cell, Finding> {
    cell(word.text).filter(|cell| shows(view, *cell, parts)).ok_or_else(|| {
        word.fault(LeafletFinding::NoCell { typed: word.text.to_owned() }).hint(LeafletHint::ColumnsAndRows)
    })
}

/// Whether a cell is within the part of the board that the figure shows.
pub(super) fn shows(view: &BoardView, cell: Cell, parts: DiagramParts<'_>) -> bool {
    let (columns, rows) = parts.boards.get(view.board).map_or((0, 0), |board| board.grid.dimensions());
    cell.column < columns
        && cell.row < rows
        && (view.from.column..=view.to.column).contains(&cell.column)
        && (view.from.row..=view.to.row).contains(&cell.row)
}

/// `c3`; columns after `z` are `aa`, `ab` …
pub(super) fn cell(name: &str) -> Option<Cell> {
    let split = name.find(|c: char| c.is_ascii_digit())?;
    let (letters, digits) = (name.get(..split)?, name.get(split..)?);
    if letters.is_empty() || letters.len() > 3 || !letters.chars().all(|c| c.is_ascii_lowercase()) {
        return None;
    }
    let column = letters.bytes().fold(0usize, |sum, c| sum * 26 + usize::from(c - b'a') + 1) - 1;
    let row = digits.parse::<usize>().ok()?.checked_sub(1)?;
    Some(Cell { column, row })
}
