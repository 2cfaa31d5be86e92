//! What is filled in on a sheet: rows of rounds, boxes to tick.

use super::{HEAD_ROW_MM, Part, ROW_MM};
use crate::draw::{Lettering, TextAnchor, rectangle};
use crate::game::{Look, ScoreSheet};
use crate::scene::{BezPath, Color, Font, GlyphResult, Node, Point, Rect, Size, polyline};

/// The width of the column of the rounds, at most.
const ROUNDS_MM: f64 = 20.0;
/// The side of a box to tick, at most.
const MOST_BOX_MM: f64 = 7.0;
/// Boxes that stand together.
const GROUP: usize = 5;
/// Cap height of names and words in a table.
const WORDS_MM: f64 = 2.4;
const LINE_MM: f64 = 0.2;
const FRAME_MM: f64 = 0.6;
const LINE: Color = Color::Rgb(110, 104, 94);
const SHADE: Color = Color::Rgb(246, 242, 232);

/// A row for each round, and one for the sums.
pub(super) fn rounds(part: &Part<'_>, room: Size, look: Look) -> GlyphResult<Vec<Node>> {
    let (words, lang) = (look.lang.words(), look.lang);
    let below = part.rows + usize::from(part.is_last);
    let row = ((room.height - HEAD_ROW_MM) / below as f64)
        .clamp(ROW_MM.0.min(room.height / (below as f64 + 2.0)), ROW_MM.1);
    let label = ROUNDS_MM.min(room.width / (part.sheet.players.len() as f64 + 1.0));
    let column = (room.width - label) / part.sheet.players.len() as f64;
    let foot = HEAD_ROW_MM + row * below as f64;
    let mut nodes = Vec::new();
    let shaded = (1..part.rows).step_by(2).filter(|_| !look.low_ink);
    nodes.extend(shaded.map(|at| {
        let top = HEAD_ROW_MM + row * at as f64;
        Node::filled(rectangle(Rect::new(0.0, top, room.width, top + row)), SHADE)
    }));
    let mut lines = BezPath::new();
    let mut line =
        |from: (f64, f64), to: (f64, f64)| lines.extend(polyline([from, to]).elements().iter().copied());
    (1..part.rows).for_each(|at| {
        let y = HEAD_ROW_MM + row * at as f64;
        line((0.0, y), (room.width, y));
    });
    for at in 0..part.sheet.players.len() {
        let x = label + column * at as f64;
        line((x, 0.0), (x, foot));
    }
    nodes.push(Node::stroked(lines, LINE, LINE_MM));
    let mut heavy = rectangle(Rect::new(0.0, 0.0, room.width, foot));
    let sums = part.is_last.then_some(foot - row);
    for y in std::iter::once(HEAD_ROW_MM).chain(sums) {
        heavy.extend(polyline([(0.0, y), (room.width, y)]).elements().iter().copied());
    }
    nodes.push(Node::stroked(heavy, LINE, FRAME_MM));
    let mut word = |text: &str, font: Font, middle: (f64, f64), width: f64| -> GlyphResult<()> {
        let text = Lettering::new(text, font, WORDS_MM, Color::BLACK)?.within(width - 2.0);
        nodes.extend(text.at(TextAnchor::Middle, Point::from(middle)));
        Ok(())
    };
    word(words.round, Font::Serif, (label / 2.0, HEAD_ROW_MM / 2.0), label)?;
    for (at, name) in part.sheet.players.iter().enumerate() {
        let middle = (label + column * (at as f64 + 0.5), HEAD_ROW_MM / 2.0);
        if let Some(name) = name {
            word(name.get(lang), Font::SerifBold, middle, column)?;
        }
    }
    for at in 0..part.rows {
        let middle = (label / 2.0, HEAD_ROW_MM + row * (at as f64 + 0.5));
        word(&(part.first + at + 1).to_string(), Font::Serif, middle, label)?;
    }
    if part.is_last {
        word(words.total, Font::SerifBold, (label / 2.0, foot - row / 2.0), label)?;
    }
    Ok(nodes)
}

/// A row of boxes for each player.
pub(super) fn tally(sheet: &ScoreSheet, games: usize, room: Size, look: Look) -> GlyphResult<Vec<Node>> {
    let players = sheet.players.len() as f64;
    let name_width = (room.width * 0.3).min(50.0);
    let row = (room.height / players).min(26.0);
    // The boxes are as large as they can be in one line or several.
    let left = name_width + 4.0;
    let sized = |across: usize| {
        let gaps = 0.25 * (across as f64 - 1.0) + 0.35 * ((across - 1) / GROUP) as f64;
        let down = games.div_ceil(across) as f64;
        let side = ((room.width - left) / (across as f64 + gaps)).min((row - 3.0) / (1.25 * down - 0.25));
        (across, side.clamp(0.5, MOST_BOX_MM))
    };
    let ways = (1..=games).filter(|across| across % GROUP == 0 || *across == games).map(sized);
    let Some((across, side)) = ways.max_by(|one, other| one.1.total_cmp(&other.1).then(one.0.cmp(&other.0)))
    else {
        return Ok(Vec::new());
    };
    let step = 1.25 * side;
    let down = games.div_ceil(across) as f64;
    let mut nodes = Vec::new();
    for (at, name) in sheet.players.iter().enumerate() {
        let middle = row * (at as f64 + 0.5);
        let base = middle + WORDS_MM * 0.6;
        let mut line = 0.0;
        if let Some(name) = name {
            let name = Lettering::new(name.get(look.lang), Font::SerifBold, WORDS_MM * 1.25, Color::BLACK)?
                .within(name_width);
            line = name.width() + 2.0;
            nodes.extend(name.at(TextAnchor::Left, Point::new(0.0, base)));
        }
        if line < name_width * 0.7 {
            nodes.push(Node::stroked(polyline([(line, base), (name_width, base)]), LINE, LINE_MM));
        }
        let top = middle - (step * down - 0.25 * side) / 2.0;
        let mut boxes = BezPath::new();
        for game in 0..games {
            let (column, line) = (game % across, game / across);
            let x = left + step * column as f64 + 0.35 * side * (column / GROUP) as f64;
            let corner = Point::new(x, top + step * line as f64);
            boxes.extend(rectangle(Rect::from_origin_size(corner, (side, side))).elements().iter().copied());
        }
        nodes.push(Node::stroked(boxes, LINE, 0.3));
        if at > 0 {
            let y = row * at as f64;
            nodes.push(Node::stroked(polyline([(0.0, y), (room.width, y)]), LINE, LINE_MM));
        }
    }
    Ok(nodes)
}
