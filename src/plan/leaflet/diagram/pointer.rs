//! Signs over a figure: arrows, rings, crosses, words, paths and slides.

use super::super::finding::{LeafletFinding, LeafletHint, Needed};
use super::lines::DiagramLine;
use super::{DiagramParts, DiagramWord, ground};
use crate::game::{Cell, Figure, FigureContent, Pointer, SlidingLine};
use crate::text::Finding;

/// Parses an arrow, a ring or another sign over a figure.
pub(super) fn parse(figure: &Figure, words: &DiagramLine<'_>) -> Result<Pointer, Finding> {
    let &DiagramLine { verb, rest, parts, .. } = words;
    let spot = |word: &DiagramWord<'_>| ground::spot(figure, *word, parts);
    match (verb.text, rest) {
        ("arrow", [from, to]) => Ok(Pointer::Arrow(spot(from)?, spot(to)?)),
        ("ring", [cell]) => Ok(Pointer::Ring(spot(cell)?)),
        ("cross", [cell]) => Ok(Pointer::Cross(spot(cell)?)),
        ("text", [cell, text]) => Ok(Pointer::Text(spot(cell)?, text.text.to_owned())),
        ("number", [cell, text]) => Ok(Pointer::Number(spot(cell)?, text.text.to_owned())),
        ("path", [_, _, ..]) => Ok(Pointer::Path(rest.iter().map(spot).collect::<Result<_, _>>()?)),
        ("slide", [word]) => Ok(Pointer::Slide(slide(figure, *word, parts)?)),
        _ => {
            let wanted = match verb.text {
                "arrow" => Needed::TwoPlaces,
                "text" => Needed::PlaceAndWord,
                "number" => Needed::PlaceAndNumber,
                "path" => Needed::Path,
                "slide" => Needed::Line,
                _ => Needed::OnePlace,
            };
            Err(verb.needs(wanted))
        }
    }
}

/// `3>`, `3<`, `c^`, `cv`.
fn slide(figure: &Figure, word: DiagramWord<'_>, parts: DiagramParts<'_>) -> Result<SlidingLine, Finding> {
    let FigureContent::Board(view) = &figure.content else {
        return Err(word.fault(LeafletFinding::OnlyBoardsSlide));
    };
    let wrong =
        || word.fault(LeafletFinding::NoLine { typed: word.text.to_owned() }).hint(LeafletHint::SlidesAre);
    let direction = word.text.chars().next_back().ok_or_else(wrong)?;
    let name = &word.text[..word.text.len() - direction.len_utf8()];
    // Parsed as a cell in column a or row 1.
    let cell = match direction {
        '>' | '<' => ground::cell(&format!("a{name}")),
        _ => ground::cell(&format!("{name}1")),
    }
    .ok_or_else(wrong)?;
    let slide = match direction {
        '>' => SlidingLine::RowRight(cell.row),
        '<' => SlidingLine::RowLeft(cell.row),
        '^' => SlidingLine::ColumnUp(cell.column),
        'v' => SlidingLine::ColumnDown(cell.column),
        _ => return Err(wrong()),
    };
    let shown = match slide {
        SlidingLine::RowRight(row) | SlidingLine::RowLeft(row) => Cell { column: view.from.column, row },
        SlidingLine::ColumnUp(column) | SlidingLine::ColumnDown(column) => {
            Cell { column, row: view.from.row }
        }
    };
    if ground::shows(view, shown, parts) { Ok(slide) } else { Err(wrong()) }
}
