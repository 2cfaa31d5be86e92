//! Strips side by side, with tokens on their squares.

use super::cells::{CellLayout, Lying};
use super::painter::Painter;
use crate::draw::{Lettering, TextAnchor};
use crate::game::{Cell, LaidStrip, Shape};
use crate::leaflet::drawn::DrawnBlock;
use crate::scene::{Affine, Color, Font, GlyphResult, Point, Size};

const STRIP_NAME_GAP_MM: f64 = 1.4;

pub(super) fn draw<'f, 'g: 'f>(
    strips: &'f [LaidStrip],
    size: f64,
    painter: &mut Painter<'g>,
    room: Size,
) -> GlyphResult<(DrawnBlock, CellLayout<'f>)> {
    let game = painter.game();
    let shape = |strip: &LaidStrip| game.pieces.get(strip.piece)?.shape.strip();
    let label = painter.setter.styles.label;
    let mut margin = 0.0f64;
    for strip in strips {
        margin = margin.max(painter.setter.text_width(name(strip), Font::SansBold, label)?);
    }
    let margin = if margin > 0.0 { margin + STRIP_NAME_GAP_MM } else { 0.0 };
    let longest = strips
        .iter()
        .filter_map(|strip| Some(Shape::Strip(shape(strip)?).size().width.get()))
        .fold(0.0, f64::max);
    let square = strips.iter().filter_map(|strip| Some(shape(strip)?.square.get())).fold(0.0, f64::max);
    if longest <= 0.0 || square <= 0.0 {
        return Ok((DrawnBlock::default(), CellLayout::empty()));
    }
    // The margin is on both sides, so that the strips stay centred in the column.
    let scale = (size / square)
        .min((room.width - 2.0 * margin) / longest)
        .min(room.height / (square * strips.len() as f64))
        .max(0.001);
    let (pitch, length) = (square * scale, longest * scale);
    let mut nodes = Vec::new();
    for (row, strip) in strips.iter().enumerate() {
        let centre = Point::new(margin + length / 2.0, (row as f64 + 0.5) * pitch);
        let turn = if strip.turned { std::f64::consts::PI } else { 0.0 };
        let place = Affine::translate(centre.to_vec2()) * Affine::scale(scale);
        let place_of_strip = place * Affine::rotate(turn);
        if strip.outlined {
            nodes.extend(painter.outline(strip.piece, place_of_strip));
        } else {
            nodes.extend(painter.piece(strip.piece, place_of_strip)?);
        }
        for (column, token) in strip.tokens.iter().enumerate() {
            if let Some(token) = *token {
                let x = (column as f64 - (strip.tokens.len() as f64 - 1.0) / 2.0) * square;
                nodes.extend(painter.piece(token, place * Affine::translate((x, 0.0)))?);
            }
        }
        if name(strip).is_empty() || !painter.setter.draws {
            continue;
        }
        let height = Font::SansBold.cap_height() * label;
        let name = Lettering::new(name(strip), Font::SansBold, height, Color::BLACK)?;
        let end = Point::new(margin - STRIP_NAME_GAP_MM, centre.y + height / 2.0);
        nodes.extend(name.at(TextAnchor::Right, end));
    }
    let drawn = DrawnBlock { width: length + 2.0 * margin, height: pitch * strips.len() as f64, nodes };
    let middle = move |cell: Cell| {
        let count = strips.get(cell.row).map_or(1, |strip| strip.tokens.len());
        let x = (cell.column as f64 - (count as f64 - 1.0) / 2.0) * pitch;
        Point::new(margin + length / 2.0 + x, (cell.row as f64 + 0.5) * pitch)
    };
    let lying = move |cell: Cell| {
        let token = strips.get(cell.row).and_then(|strip| *strip.tokens.get(cell.column)?);
        let token = token.and_then(|token| game.pieces.get(token));
        token.map_or_else(Lying::default, |token| Lying::of(token, 0, scale))
    };
    Ok((drawn, CellLayout { centre: Box::new(middle), lying: Box::new(lying), size: pitch, slides: None }))
}

/// The shown name of a strip. Names that start with a dash are for the source only.
fn name(strip: &LaidStrip) -> &str {
    if strip.name.starts_with('-') { "" } else { &strip.name }
}
