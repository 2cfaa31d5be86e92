//! The head of a leaflet: its title, what stands below it, an ornament.

use super::setter::{Align, Setter};
use super::shift::shifted;
use super::style::Style;
use crate::game::{Span, Words};
use crate::scene::{Affine, BezPath, Color, MissingGlyph, Node};

/// What parts the items of a subtitle: `Two players · half an hour`.
const DOT: &str = " · ";

/// The title across all columns, and how high it is.
pub fn head(
    title: Option<&Words>,
    subtitle: Option<&Words>,
    setter: &mut Setter,
    width: f64,
) -> Result<(Vec<Node>, f64), MissingGlyph> {
    let Some(title) = title else { return Ok((Vec::new(), 0.0)) };
    let mut style = setter.styles.title;
    let asked = setter.width(title, &style)?;
    if asked > width {
        let part = (width / asked).max(0.4);
        style.size *= part;
        style.leading *= part;
    }
    let set = setter.block(title, &style, width, Align::Centre)?;
    let (mut nodes, mut y) = (set.nodes, set.height + 1.0);
    if let Some(subtitle) = subtitle {
        let style = setter.styles.subtitle;
        for line in item_lines(subtitle, &style, setter, width)? {
            let set = setter.block(&line, &style, width, Align::Centre)?;
            nodes.extend(shifted(set.nodes, Affine::translate((0.0, y))));
            y += set.height;
        }
    }
    y += 2.6;
    nodes.extend(ornament(width, y));
    Ok((nodes, y + 5.0))
}

/// The items of a subtitle, as many to a line as it holds, so that a line begins and ends with an item.
fn item_lines(
    words: &Words,
    style: &Style,
    setter: &mut Setter,
    width: f64,
) -> Result<Vec<Words>, MissingGlyph> {
    let mut lines: Vec<Words> = Vec::new();
    for item in items(words) {
        if let Some(line) = lines.last_mut() {
            let dot = line.last().map(|span| Span { text: DOT.to_owned(), style: span.style });
            let longer: Words = line.iter().cloned().chain(dot).chain(item.iter().cloned()).collect();
            if setter.width(&longer, style)? <= width {
                *line = longer;
                continue;
            }
        }
        lines.push(item);
    }
    Ok(lines)
}

/// A text cut at its dots.
fn items(words: &Words) -> Vec<Words> {
    let mut items = vec![Words::new()];
    for span in words {
        for (n, text) in span.text.split(DOT).enumerate() {
            if n > 0 {
                items.push(Words::new());
            }
            if let (false, Some(item)) = (text.is_empty(), items.last_mut()) {
                item.push(Span { text: text.to_owned(), style: span.style });
            }
        }
    }
    items.retain(|item| !item.is_empty());
    items
}

/// A thick and a thin rule with a diamond in the middle.
fn ornament(width: f64, y: f64) -> Vec<Node> {
    const GAP: f64 = 5.0;
    let mut nodes = Vec::new();
    let middle = width / 2.0;
    for (from, to) in [(0.0, middle - GAP), (middle + GAP, width)] {
        for (offset, thickness) in [(-0.35, 0.5), (0.45, 0.15)] {
            let mut path = BezPath::new();
            path.move_to((from, y + offset));
            path.line_to((to, y + offset));
            nodes.push(Node::stroked(path, Color::BLACK, thickness));
        }
    }
    for (x, half) in [(middle, 1.5), (middle - 3.2, 0.7), (middle + 3.2, 0.7)] {
        let mut path = BezPath::new();
        path.move_to((x - half, y));
        path.line_to((x, y - half));
        path.line_to((x + half, y));
        path.line_to((x, y + half));
        path.close_path();
        nodes.push(Node::filled(path, Color::BLACK));
    }
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Lang, SpanStyle};
    use crate::leaflet::style::Styles;

    fn plain(text: &str) -> Span {
        Span { text: text.to_owned(), style: SpanStyle::Plain }
    }

    fn set(words: &Words, width: f64) -> Vec<String> {
        let mut setter = Setter::new(Lang::En, Styles::of(10.0));
        let style = setter.styles.subtitle;
        let lines = item_lines(words, &style, &mut setter, width).expect("every glyph is there");
        lines.iter().map(|line| line.iter().map(|span| span.text.as_str()).collect()).collect()
    }

    #[test]
    fn a_subtitle_breaks_between_its_items_and_drops_the_dot() {
        let name = Span { text: "Plank".to_owned(), style: SpanStyle::Italic };
        let words = vec![plain("Two or three players · "), name, plain(", found again")];
        assert_eq!(set(&words, 200.0), ["Two or three players · Plank, found again"]);
        assert_eq!(set(&words, 50.0), ["Two or three players", "Plank, found again"]);
    }
}
