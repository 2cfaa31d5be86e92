//! The language of diagrams: one statement on a line, beginning with a verb.
//!
//! ```text
//! board tray             a figure of the board `tray` (`board camps B` for its camp B; `board` alone where
//!                        the game has only one) …
//! cells a1-e3            … or only these cells of it
//! coordinates            letters and numbers along its edges
//! fill tile              the piece `tile` on every cell shown (`fill tile except c3 d3`)
//! put L a2 b1            the piece with the letter L on a2 and b1
//! put fork/2 c5          a piece turned by two quarters, clockwise (a hexagon: by two sixths)
//! strips                 a figure of strips, long side against long side
//! strip P1 plank-blue : . red-a .             the uppermost, with a token on its middle square
//! strip P2 plank-red turned : . . blue-b      the next, turned by 180 degrees
//! pieces                 a row of pieces
//! piece fork/1 Fork      one of them, with its name
//! make glue              a step of making the game: `glue`, `cut`, `join`, `fold` or `punch`
//! size 7mm               size of a square (or of the largest piece) in this figure
//! arrow b2 c3            from one cell to another; on strips `arrow P1:2 P2:3`
//! ring b2                around the piece on a cell
//! cross b1               a mark for a forbidden cell
//! text b2 1              a short text on a cell
//! number b2 1            a small number in the corner of a cell, beside its piece
//! slide 3>               row 3 travels to the right (`3<`, `c^` up, `cv` down)
//! path a1 a2 b3          a line through the middles of cells
//! title Start            the title below this figure
//! caption Two *starts*   the caption below all figures of the diagram
//! ```

mod ground;
mod lines;
mod pointer;

use std::ops::Range;

use super::finding::{LeafletFinding, LeafletHint, Needed};
use super::{DiagramParts, Finding, line};
use crate::game::{Diagram, Figure, FigureContent, StyledText};
use lines::DiagramLine;

/// A word of the source with its start.
#[derive(Clone, Copy, Debug)]
struct DiagramWord<'a> {
    text: &'a str,
    start: usize,
}

impl DiagramWord<'_> {
    fn span(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    fn fault(self, wrong: LeafletFinding) -> Finding {
        Finding::new(wrong).at(self.span())
    }

    /// The fault of a line that lacks something.
    fn needs(self, what: Needed) -> Finding {
        self.fault(LeafletFinding::Needs { verb: self.text.to_owned(), what: Box::new(what.into()) })
    }
}

/// The verbs of lines.
#[rustfmt::skip]
pub(crate) const VERBS: [&str; 20] = [
    "board", "cells", "coordinates", "fill", "put", "strips", "strip", "pieces", "piece", "make", "size", "arrow", "ring",
    "cross", "text", "number", "slide", "path", "title", "caption",
];

/// Parses the body of a diagram. Spans of faults are byte ranges of `text`.
pub fn parse(text: &str, parts: DiagramParts<'_>) -> Result<Diagram, Vec<Finding>> {
    let mut diagram = Diagram { figures: Vec::new(), caption: StyledText::new() };
    let mut faults = Vec::new();
    // Whether the current figure is invalid; its lines are then not reported.
    let mut lost = false;
    let mut start = 0;
    for source in text.split_inclusive('\n') {
        let words = words(source, start);
        start += source.len();
        let Some((&verb, rest)) = words.split_first() else { continue };
        if verb.text.starts_with('#') {
            continue;
        }
        let opens = matches!(verb.text, "board" | "strips" | "pieces" | "make");
        let line = DiagramLine { parts, verb, rest, tail: tail(source, verb, start) };
        let own_faults = line.check();
        let is_sound = own_faults.is_empty();
        faults.extend(own_faults);
        if !is_sound || lost && !opens {
            lost |= opens;
            continue;
        }
        lost = false;
        if let Err(fault) = read_line(&mut diagram, &line) {
            // If parts are missing, the fault may be caused by that.
            if parts.whole {
                let further = further_faults(&diagram, &line, &fault);
                faults.push(fault);
                faults.extend(further);
            }
            lost = opens;
        }
    }
    let is_checked = parts.whole && faults.is_empty();
    for figure in &diagram.figures {
        let empty = match &figure.content {
            FigureContent::Strips(strips) => strips.is_empty(),
            FigureContent::Pieces(samples) => samples.is_empty(),
            FigureContent::Board(_) | FigureContent::Making(_) => false,
        };
        if empty && is_checked {
            faults.push(diagram_fault(text, LeafletFinding::FigureShowsNothing));
        }
    }
    if diagram.figures.is_empty() && is_checked {
        faults.push(diagram_fault(text, LeafletFinding::EmptyDiagram));
    }
    if faults.is_empty() { Ok(diagram) } else { Err(faults) }
}

fn diagram_fault(text: &str, wrong: LeafletFinding) -> Finding {
    Finding::new(wrong).at(0..text.trim_end().len()).hint(LeafletHint::BeginWithAFigure)
}

fn words(source: &str, start: usize) -> Vec<DiagramWord<'_>> {
    let mut words = Vec::new();
    let mut at = 0;
    for text in source.split(char::is_whitespace) {
        if !text.is_empty() {
            words.push(DiagramWord { text, start: start + at });
        }
        // A word is followed by one whitespace character of one or more bytes.
        at += text.len();
        at += source[at..].chars().next().map_or(0, char::len_utf8);
    }
    words
}

/// Returns the rest of the line after the verb. `end` is the end of the line in the text.
fn tail<'a>(source: &'a str, verb: DiagramWord<'_>, end: usize) -> DiagramWord<'a> {
    let line_start = end - source.len();
    let after = source.get(verb.span().end - line_start..).unwrap_or_default();
    let text = after.trim();
    DiagramWord { text, start: verb.span().end + after.len() - after.trim_start().len() }
}

/// Faults of cells after the first fault of a line.
fn further_faults(diagram: &Diagram, line: &DiagramLine<'_>, found: &Finding) -> Vec<Finding> {
    let before = match line.verb.text {
        "put" => 1,
        "fill" => 2,
        "arrow" | "path" => 0,
        _ => return Vec::new(),
    };
    // If the verb is at fault, its cells are not checked.
    let Some(figure) = diagram.figures.last().filter(|_| found.place() != line.verb.span()) else {
        return Vec::new();
    };
    let places = line.rest.iter().skip(before).filter(|word| word.start > found.order().0);
    places.filter_map(|place| ground::spot(figure, *place, line.parts).err()).collect()
}

fn read_line(diagram: &mut Diagram, words: &DiagramLine<'_>) -> Result<(), Finding> {
    let &DiagramLine { verb, tail, .. } = words;
    let ground = match verb.text {
        "board" => Some(ground::board(words)?),
        "strips" => Some(FigureContent::Strips(Vec::new())),
        "pieces" => Some(FigureContent::Pieces(Vec::new())),
        "make" => Some(ground::making(words)?),
        _ => None,
    };
    if let Some(ground) = ground {
        diagram.figures.push(Figure {
            content: ground,
            size: None,
            signs: Vec::new(),
            outlined: Vec::new(),
            title: StyledText::new(),
        });
        return Ok(());
    }
    if verb.text == "caption" {
        diagram.caption = line(tail.text);
        return Ok(());
    }
    let Some(figure) = diagram.figures.last_mut() else {
        let fault = verb.fault(LeafletFinding::OfNoFigure { verb: verb.text.to_owned() });
        return Err(fault.hint(LeafletHint::BeginWithAFigure));
    };
    match verb.text {
        "cells" => ground::window(figure, words)?,
        "coordinates" | "fill" | "put" => ground::stand(figure, words)?,
        "strip" => ground::strip(figure, words)?,
        "piece" => ground::sample(figure, words)?,
        "title" => figure.title = line(tail.text),
        "size" => figure.size = Some(words.size()?),
        _ => figure.signs.push(pointer::parse(figure, words)?),
    }
    Ok(())
}

#[cfg(test)]
mod tests;
