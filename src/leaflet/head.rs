//! The title block of a leaflet: title, subtitle, ornament.

use super::structure::marked;
use super::style::Style;
use super::typesetter::{Align, Typesetter};
use crate::game::{Block, StyledText, TextSpan};
use crate::scene::{Color, GlyphResult, Node, polygon, polyline};

/// The separator of subtitle items: `Two players · half an hour`.
const ITEM_SEPARATOR: &str = " · ";

/// Typesets the title block across all columns; returns its nodes and its height.
pub(crate) fn head(
    title: Option<&StyledText>,
    subtitle: Option<&StyledText>,
    setter: &mut Typesetter,
    width: f64,
) -> GlyphResult<(Vec<Node>, f64)> {
    let Some(title) = title else { return Ok((Vec::new(), 0.0)) };
    let mut style = setter.styles.title;
    let natural = setter.width(title, &style)?;
    if natural > width {
        let scale = (width / natural).max(0.4);
        style.size *= scale;
        style.leading *= scale;
    }
    let set = setter.block(title, &style, width, Align::Centre)?;
    let (mut nodes, mut y) = (marked(&[0], set.nodes), set.height + 1.0);
    if let Some(subtitle) = subtitle {
        let style = setter.styles.subtitle;
        for line in item_lines(subtitle, &style, setter, width)? {
            let set = setter.block(&line, &style, width, Align::Centre)?;
            let height = set.height;
            nodes.extend(set.marked(&[1]).at(0.0, y));
            y += height;
        }
    }
    y += 2.6;
    nodes.extend(ornament(width, y));
    Ok((nodes, y + 5.0))
}

/// Splits a leaflet into its title, its subtitle and the rest.
pub(crate) fn split(blocks: &[Block]) -> (Option<&StyledText>, Option<&StyledText>, &[Block]) {
    match blocks {
        [Block::Heading(1, title), Block::Paragraph(subtitle), rest @ ..] if !rest.is_empty() => {
            (Some(title), Some(subtitle), rest)
        }
        [Block::Heading(1, title), rest @ ..] => (Some(title), None, rest),
        rest => (None, None, rest),
    }
}

/// Breaks a subtitle between its items, as many per line as fit.
fn item_lines(
    words: &StyledText,
    style: &Style,
    setter: &mut Typesetter,
    width: f64,
) -> GlyphResult<Vec<StyledText>> {
    let mut lines: Vec<StyledText> = Vec::new();
    for item in items(words) {
        if let Some(line) = lines.last_mut() {
            let dot = line.last().map(|span| TextSpan { text: ITEM_SEPARATOR.to_owned(), style: span.style });
            let longer: StyledText = line.iter().cloned().chain(dot).chain(item.iter().cloned()).collect();
            if setter.width(&longer, style)? <= width {
                *line = longer;
                continue;
            }
        }
        lines.push(item);
    }
    Ok(lines)
}

/// Splits a text at its separators.
fn items(words: &StyledText) -> Vec<StyledText> {
    let mut items = vec![StyledText::new()];
    for span in words {
        for (n, text) in span.text.split(ITEM_SEPARATOR).enumerate() {
            if n > 0 {
                items.push(StyledText::new());
            }
            if let (false, Some(item)) = (text.is_empty(), items.last_mut()) {
                item.push(TextSpan { text: text.to_owned(), style: span.style });
            }
        }
    }
    items.retain(|item| !item.is_empty());
    items
}

/// A double rule with diamonds in the middle.
pub(super) fn ornament(width: f64, y: f64) -> Vec<Node> {
    const HALF_GAP_MM: f64 = 5.0;
    let mut nodes = Vec::new();
    let middle = width / 2.0;
    for (from, to) in [(0.0, middle - HALF_GAP_MM), (middle + HALF_GAP_MM, width)] {
        for (offset, thickness) in [(-0.35, 0.5), (0.45, 0.15)] {
            let line = polyline([(from, y + offset), (to, y + offset)]);
            nodes.push(Node::stroked(line, Color::BLACK, thickness));
        }
    }
    for (x, half) in [(middle, 1.5), (middle - 3.2, 0.7), (middle + 3.2, 0.7)] {
        let diamond = polygon([(x - half, y), (x, y - half), (x + half, y), (x, y + half)]);
        nodes.push(Node::filled(diamond, Color::BLACK));
    }
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Lang, SpanStyle};
    use crate::leaflet::style::Styles;

    fn plain(text: &str) -> TextSpan {
        TextSpan { text: text.to_owned(), style: SpanStyle::Plain }
    }

    fn set(words: &StyledText, width: f64) -> Vec<String> {
        let mut setter = Typesetter::new(Lang::En, Styles::new(10.0));
        let style = setter.styles.subtitle;
        let lines = item_lines(words, &style, &mut setter, width).expect("every glyph is there");
        lines.iter().map(|line| line.iter().map(|span| span.text.as_str()).collect()).collect()
    }

    #[test]
    fn a_subtitle_breaks_between_its_items_without_separator() {
        let name = TextSpan { text: "Plank".to_owned(), style: SpanStyle::Italic };
        let words = vec![plain("Two or three players · "), name, plain(", found again")];
        assert_eq!(set(&words, 200.0), ["Two or three players · Plank, found again"]);
        assert_eq!(set(&words, 50.0), ["Two or three players", "Plank, found again"]);
    }
}
