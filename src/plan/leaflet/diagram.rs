//! The language of diagrams: one thing a line, the first word says what.
//!
//! ```text
//! board tray             a figure of the board `tray` (`board camps B` for its camp B; `board` alone where
//!                        the game has only one) …
//! cells a1-e3            … or only these cells of it
//! coordinates            letters and numbers along its edges
//! fill tile              the piece `tile` on every cell shown (`fill tile except c3 d3`)
//! put L a2 b1            the piece with the letter L on a2 and b1
//! put fork/2 c5          a piece turned by two quarters, clockwise
//! strips                 a figure of strips, long side against long side
//! strip P1 plank-blue : . red-a .             the uppermost, with a token on its middle square
//! strip P2 plank-red turned : . . blue-b      the next, turned by 180 degrees
//! pieces                 a row of pieces
//! piece fork/1 Fork      one of them, with its name
//! size 7mm               how large a square (or the largest piece) of this figure is drawn
//! arrow b2 c3            from one cell to another; on strips `arrow P1:2 P2:3`
//! ring b2                round what stands there
//! cross b1               not allowed
//! text b2 1              a short text on a cell
//! number b2 1            a small number in the corner of a cell, beside what stands there
//! slide 3>               row 3 travels to the right (`3<`, `c^` up, `cv` down)
//! path a1 a2 b3          a line through the middles of cells
//! title Start            what stands right below this figure
//! caption Two *starts*   what stands below all figures of the diagram
//! ```

mod ground;
mod lines;

use std::ops::Range;

use super::{Diagnostic, DiagramParts, line};
use crate::game::{Cell, Diagram, Figure, Ground, Pointer, Slide, Words};
use crate::text::codes::LeafletCode;

use lines::Line;

/// A word of the source and where it stands.
#[derive(Clone, Copy, Debug)]
struct Word<'a> {
    text: &'a str,
    start: usize,
}

impl Word<'_> {
    fn span(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    fn fault(self, message: String, hint: Option<String>) -> Diagnostic {
        Diagnostic::new(LeafletCode::Diagram, message).at(self.span()).maybe_hint(hint)
    }

    /// The fault of a name that the game does not have.
    fn unknown(self, message: String, hint: Option<String>) -> Diagnostic {
        Diagnostic::new(LeafletCode::Unknown, message).at(self.span()).maybe_hint(hint)
    }
}

const VERBS: [&str; 18] = [
    "board",
    "cells",
    "coordinates",
    "fill",
    "put",
    "strips",
    "strip",
    "pieces",
    "piece",
    "size",
    "arrow",
    "ring",
    "cross",
    "text",
    "number",
    "slide",
    "path",
    "title",
];

/// Reads the body of a diagram. The spans of its faults are bytes of `text`.
pub fn parse(text: &str, parts: DiagramParts<'_>) -> Result<Diagram, Vec<Diagnostic>> {
    let mut diagram = Diagram { figures: Vec::new(), caption: Words::new() };
    let mut faults = Vec::new();
    // Whether the figure that lines belong to could not be made; they are not to blame for that.
    let mut lost = false;
    let mut start = 0;
    for source in text.split_inclusive('\n') {
        let words = words(source, start);
        start += source.len();
        let Some((&verb, rest)) = words.split_first() else { continue };
        if verb.text.starts_with('#') {
            continue;
        }
        let opens = matches!(verb.text, "board" | "strips" | "pieces");
        let line = Line { verb, rest, tail: tail(source, verb, start) };
        let alone = line.alone();
        let sound = alone.is_empty();
        faults.extend(alone);
        if !sound || lost && !opens {
            lost |= opens;
            continue;
        }
        lost = false;
        if let Err(fault) = read_line(&mut diagram, &line, parts) {
            // Where parts are missing, what is wrong may be their being so.
            if parts.whole {
                let further = further(&diagram, &line, &fault, parts);
                faults.push(fault);
                faults.extend(further);
            }
            lost = opens;
        }
    }
    let judged = parts.whole && faults.is_empty();
    for figure in &diagram.figures {
        let empty = match &figure.ground {
            Ground::Strips(strips) => strips.is_empty(),
            Ground::Pieces(samples) => samples.is_empty(),
            Ground::Board(_) => false,
        };
        if empty && judged {
            faults.push(whole(text, "a figure shows nothing"));
        }
    }
    if diagram.figures.is_empty() && judged {
        faults.push(whole(text, "this diagram is empty"));
    }
    if faults.is_empty() { Ok(diagram) } else { Err(faults) }
}

fn whole(text: &str, message: &str) -> Diagnostic {
    Diagnostic::new(LeafletCode::Diagram, message)
        .at(0..text.trim_end().len())
        .hint("begin with `board NAME`, `strips` or `pieces`")
}

fn words(source: &str, start: usize) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut at = 0;
    for text in source.split(char::is_whitespace) {
        if !text.is_empty() {
            words.push(Word { text, start: start + at });
        }
        // What follows a word is one whitespace character, of whatever length in bytes.
        at += text.len();
        at += source[at..].chars().next().map_or(0, char::len_utf8);
    }
    words
}

/// What follows the verb on its line. `end` is where the line ends in the whole text.
fn tail<'a>(source: &'a str, verb: Word<'_>, end: usize) -> Word<'a> {
    let line_start = end - source.len();
    let after = source.get(verb.span().end - line_start..).unwrap_or_default();
    let text = after.trim();
    Word { text, start: verb.span().end + after.len() - after.trim_start().len() }
}

/// The other places named on a line that are none, behind the fault that it was given up for.
fn further(
    diagram: &Diagram,
    line: &Line<'_>,
    found: &Diagnostic,
    parts: DiagramParts<'_>,
) -> Vec<Diagnostic> {
    let before = match line.verb.text {
        "put" => 1,
        "fill" => 2,
        "arrow" | "path" => 0,
        _ => return Vec::new(),
    };
    // Where the whole line is wrong, so are its places.
    let Some(figure) = diagram.figures.last().filter(|_| found.place() != line.verb.span()) else {
        return Vec::new();
    };
    let places = line.rest.iter().skip(before).filter(|word| word.start > found.order().0);
    places.filter_map(|place| ground::spot(figure, *place, parts).err()).collect()
}

fn read_line(diagram: &mut Diagram, words: &Line<'_>, parts: DiagramParts<'_>) -> Result<(), Diagnostic> {
    let &Line { verb, rest, tail } = words;
    let ground = match verb.text {
        "board" => Some(ground::board(verb, rest, parts)?),
        "strips" => Some(Ground::Strips(Vec::new())),
        "pieces" => Some(Ground::Pieces(Vec::new())),
        _ => None,
    };
    if let Some(ground) = ground {
        diagram.figures.push(Figure {
            ground,
            size: None,
            signs: Vec::new(),
            outlined: Vec::new(),
            title: Words::new(),
        });
        return Ok(());
    }
    if verb.text == "caption" {
        diagram.caption = line(tail.text);
        return Ok(());
    }
    let Some(figure) = diagram.figures.last_mut() else {
        return Err(verb.fault(
            format!("`{}` belongs to no figure", verb.text),
            Some("begin with `board NAME`, `strips` or `pieces`".to_owned()),
        ));
    };
    match verb.text {
        "cells" => ground::window(figure, verb, rest, parts),
        "coordinates" | "fill" | "put" => ground::stand(figure, verb, rest, parts),
        "strip" => ground::strip(figure, verb, rest, parts),
        "piece" => ground::sample(figure, verb, rest, parts),
        "title" => {
            figure.title = line(tail.text);
            Ok(())
        }
        "size" => {
            figure.size = Some(lines::size(verb, rest)?);
            Ok(())
        }
        _ => {
            let sign = pointer(figure, verb, rest, parts)?;
            figure.signs.push(sign);
            Ok(())
        }
    }
}

fn first<'a>(verb: Word<'_>, rest: &[Word<'a>], wanted: &str) -> Result<Word<'a>, Diagnostic> {
    rest.first().copied().ok_or_else(|| verb.fault(format!("`{}` needs {wanted}", verb.text), None))
}

fn pointer(
    figure: &Figure,
    verb: Word<'_>,
    rest: &[Word<'_>],
    parts: DiagramParts<'_>,
) -> Result<Pointer, Diagnostic> {
    let spot = |word: &Word<'_>| ground::spot(figure, *word, parts);
    match (verb.text, rest) {
        ("arrow", [from, to]) => Ok(Pointer::Arrow(spot(from)?, spot(to)?)),
        ("ring", [cell]) => Ok(Pointer::Ring(spot(cell)?)),
        ("cross", [cell]) => Ok(Pointer::Cross(spot(cell)?)),
        ("text", [cell, text]) => Ok(Pointer::Text(spot(cell)?, text.text.to_owned())),
        ("number", [cell, text]) => Ok(Pointer::Number(spot(cell)?, text.text.to_owned())),
        ("path", [_, _, ..]) => Ok(Pointer::Path(rest.iter().map(spot).collect::<Result<_, _>>()?)),
        ("slide", [slide]) => Ok(Pointer::Slide(travel(figure, *slide, parts)?)),
        _ => {
            let wanted = match verb.text {
                "arrow" => "two places: `arrow b2 c3`",
                "text" => "a place and a word: `text b2 1`",
                "number" => "a place and a number: `number b2 1`",
                "path" => "at least two places: `path a1 b2`",
                "slide" => "one row or column: `slide 3>`",
                _ => "one place: `ring b2`",
            };
            Err(verb.fault(format!("`{}` needs {wanted}", verb.text), None))
        }
    }
}

/// `3>`, `3<`, `c^`, `cv`.
fn travel(figure: &Figure, word: Word<'_>, parts: DiagramParts<'_>) -> Result<Slide, Diagnostic> {
    let Ground::Board(view) = &figure.ground else {
        return Err(word.fault("only a board has rows that slide".to_owned(), None));
    };
    let wrong = || {
        word.fault(
            format!("`{}` names no row or column of the figure", word.text),
            Some("write `3>`, `3<` for a row, `c^`, `cv` for a column".to_owned()),
        )
    };
    let way = word.text.chars().next_back().ok_or_else(wrong)?;
    let name = &word.text[..word.text.len() - way.len_utf8()];
    // Any cell of the line will do to read its name by.
    let cell = match way {
        '>' | '<' => ground::cell(&format!("a{name}")),
        _ => ground::cell(&format!("{name}1")),
    }
    .ok_or_else(wrong)?;
    let slide = match way {
        '>' => Slide::RowRight(cell.row),
        '<' => Slide::RowLeft(cell.row),
        '^' => Slide::ColumnUp(cell.column),
        'v' => Slide::ColumnDown(cell.column),
        _ => return Err(wrong()),
    };
    let shown = match slide {
        Slide::RowRight(row) | Slide::RowLeft(row) => Cell { column: view.from.column, row },
        Slide::ColumnUp(column) | Slide::ColumnDown(column) => Cell { column, row: view.from.row },
    };
    if ground::shows(view, shown, parts) { Ok(slide) } else { Err(wrong()) }
}

#[cfg(test)]
mod tests;
