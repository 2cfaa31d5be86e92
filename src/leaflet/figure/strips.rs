//! Strips lying long side against long side, with tokens on their squares.

use super::{Drawn, Hand, Places};
use crate::game::{Cell, LaidStrip, Shape};
use crate::leaflet::style::SMALL;
use crate::scene::{Affine, Color, Font, MissingGlyph, Node, Point, Scene, TextRun};

/// Between a strip and its name.
const GAP: f64 = 1.4;

pub(super) fn draw<'f, 'g: 'f>(
    strips: &'f [LaidStrip],
    size: f64,
    hand: &mut Hand<'g>,
    scene: &mut Scene,
    measure: f64,
    tallest: f64,
) -> Result<(Drawn, Places<'f>), MissingGlyph> {
    let game = hand.game();
    let shape = |strip: &LaidStrip| game.pieces.get(strip.piece)?.shape.strip();
    let mut margin = 0.0f64;
    for strip in strips {
        margin = margin.max(hand.setter.text_width(name(strip), Font::SansBold, SMALL)?);
    }
    let margin = if margin > 0.0 { margin + GAP } else { 0.0 };
    let longest = strips
        .iter()
        .filter_map(|strip| Some(Shape::Strip(shape(strip)?).size().width.get()))
        .fold(0.0, f64::max);
    let square = strips.iter().filter_map(|strip| Some(shape(strip)?.square.get())).fold(0.0, f64::max);
    if longest <= 0.0 || square <= 0.0 {
        return Ok((Drawn::default(), Places { middle: Box::new(|_| Point::ZERO), size: 0.0, edges: None }));
    }
    // Names stand on both sides' account, so that the strips themselves stay in the middle of the column.
    let scale = (size / square)
        .min((measure - 2.0 * margin) / longest)
        .min(tallest / (square * strips.len() as f64))
        .max(0.001);
    let (pitch, length) = (square * scale, longest * scale);
    let mut nodes = Vec::new();
    for (row, strip) in strips.iter().enumerate() {
        let centre = Point::new(margin + length / 2.0, (row as f64 + 0.5) * pitch);
        let turn = if strip.turned { std::f64::consts::PI } else { 0.0 };
        let place = Affine::translate(centre.to_vec2()) * Affine::scale(scale);
        let place_of_strip = place * Affine::rotate(turn);
        if strip.outlined {
            nodes.extend(hand.outline(strip.piece, place_of_strip));
        } else {
            nodes.extend(hand.piece(strip.piece, place_of_strip, scene)?);
        }
        for (column, token) in strip.tokens.iter().enumerate() {
            if let Some(token) = *token {
                let x = (column as f64 - (strip.tokens.len() as f64 - 1.0) / 2.0) * square;
                nodes.extend(hand.piece(token, place * Affine::translate((x, 0.0)), scene)?);
            }
        }
        if name(strip).is_empty() || !hand.setter.draws {
            continue;
        }
        let drop = Font::SansBold.cap_height() * SMALL / 2.0;
        let mut name = TextRun::shape(name(strip), Font::SansBold, SMALL, Color::BLACK)?;
        name.place = Affine::translate((margin - GAP - name.width(), centre.y + drop));
        nodes.push(Node::Text(name));
    }
    let drawn = Drawn { width: length + 2.0 * margin, height: pitch * strips.len() as f64, nodes };
    let middle = move |cell: Cell| {
        let count = strips.get(cell.row).map_or(1, |strip| strip.tokens.len());
        let x = (cell.column as f64 - (count as f64 - 1.0) / 2.0) * pitch;
        Point::new(margin + length / 2.0 + x, (cell.row as f64 + 0.5) * pitch)
    };
    Ok((drawn, Places { middle: Box::new(middle), size: pitch, edges: None }))
}

/// What stands beside a strip. A lone dash names it for the source only.
fn name(strip: &LaidStrip) -> &str {
    if strip.name.starts_with('-') { "" } else { &strip.name }
}
